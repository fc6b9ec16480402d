import type { Point } from '@muster/geometry';
import type { SeatId } from '../../kernel';
import { fieldedOf, IDLE } from '../figures';
import type { Profile } from '../profile';
import { tell } from '../special/kit';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { arrive } from './arrive';
import { BLANK, makeEnemy } from './force';

/** Who fights along for one battle, reaches into no Backpack, and is gone after it. */
export const anAlly = (
  state: State,
  profile: Partial<Profile>,
  given: Pick<Figure, 'id' | 'seat' | 'name'> & Partial<Figure>,
): Figure => ({
  ...{ side: 'party', profile: ruled(state, { ...BLANK, kind: 'ally', ...profile }), fate: 'reserve', pose: null },
  ...{ level: 0, stunned: false, wounds: 0, woundsThisRound: 0, monsterPoints: null, will: 0, strands: 0 },
  ...{ hand: profile.weapons?.[0]?.id ?? null, ammunition: {}, die: null, acts: null, activated: false },
  ...{ anticipates: false, keepsDown: false, did: IDLE, gained: [], lost: [], changes: [], conditions: {} },
  ...{ controlled: null, aware: 'aware', goal: null, runs: 'game', counts: {}, end: null },
  ...given,
});

/** A king’s ring makes whoever fights along with the warband quicker and harder to kill [FL-ITEM-old-kings-dominion]. */
export const ruled = (state: State, profile: Profile): Profile =>
  Object.values(state.figures).some(({ side, profile: { worn } }) => side === 'party' && worn.includes(RING))
    ? {
        ...profile,
        agility: Math.min(6, (profile.agility ?? 1) + 1),
        toughness: Math.max(profile.toughness, Math.min(6, profile.toughness + 1)),
      }
    : profile;
const RING = 'old-kings-dominion';

/** It joins the battle, in the hand of that seat. */
export function joins(tale: Tale, figure: Figure, because: string): void {
  const shares = { ...tale.state.shares, [figure.id]: figure.seat };
  tale.add({ type: 'battleChanged', set: { shares }, because }, { type: 'arrived', figure, because });
}

/**
 * One of the dead, beside whoever bled for it: it is never Stunned, minds neither poison nor terror, never Dashes, and
 * acts in the Slow phase without a die [FL-ITEM-bone-knife]. Undead by its nature, for things and spells that ask.
 */
export function raise(tale: Tale, seat: SeatId, at: Point): void {
  const { state } = tale;
  const same = Object.values(state.figures).filter(({ profile }) => profile.id === 'skeleton-knife').length;
  const profile: Partial<Profile> = {
    ...{ id: 'skeleton-knife', title: 'Skeleton', natures: ['undead'], speed: { base: 4, dash: null } },
    ...{ combat: 0, toughness: 4, armor: 1, blow: { armor: 0, toughness: 0 }, face: 'skull' },
  };
  const figure = anAlly(state, profile, {
    ...{ id: `f${state.next}`, seat, name: `Skeleton ${same + 1}`, conditions: { minion: 1 } },
  });
  joins(tale, figure, 'bone-knife');
  arrive(tale, [figure], at, 'bone-knife');
}

/**
 * A great beast that was called: it waits off the table for the end of the round, and then is its caller's to run, in the
 * Slow phase and without a die [FL-ITEM-talisman-of-the-oldest-mother].
 */
export function comesLater(tale: Tale, caller: Figure, beast: string): void {
  const { state } = tale;
  const id = `f${state.next}`;
  const made = makeEnemy(state, { entry: beast, rank: null, ranged: false }, id);
  const figure = anAlly(
    state,
    { ...made.profile, kind: 'ally', reward: null },
    {
      ...{ id, seat: caller.seat, name: made.name, fate: 'waiting', monsterPoints: made.monsterPoints },
      conditions: { summoned: 1 },
    },
  );
  joins(tale, figure, TALISMAN);
  const now = tale.state.figures[caller.id];
  if (now === undefined) return;
  const counts = { ...now.counts, [`called/${id}`]: 1 };
  tale.add({ type: 'changed', unit: caller.id, set: { counts }, because: TALISMAN });
}
const TALISMAN = 'talisman-of-the-oldest-mother';

/** Beasts that were called and are still to come. */
export const toCome = (state: State): readonly Figure[] =>
  Object.values(state.figures).filter(
    ({ fate, conditions }) => fate === 'waiting' && (conditions['summoned'] ?? 0) > 0,
  );

/** They come in at the edge, as near to their callers as they can, wherever these stood last. */
export function comeIn(tale: Tale): void {
  for (const beast of toCome(tale.state)) {
    const caller = Object.values(tale.state.figures).find(({ counts }) => (counts[`called/${beast.id}`] ?? 0) > 0);
    const from = caller?.pose ?? { x: tale.state.table.width / 2, y: 0 };
    arrive(tale, [beast], nearestEdge(tale.state, from, beast.profile.base / 2), TALISMAN);
    if (fieldedOf(tale.state, beast.id) !== undefined) tell(tale, TALISMAN, 'comes', beast.id);
  }
}

/** The point nearest to the edge, a base's half from it. */
function nearestEdge({ table: { width, depth } }: State, { x, y }: Point, half: number): Point {
  const within = (at: number, most: number): number => Math.min(Math.max(at, half), most - half);
  const [inX, inY] = [within(x, width), within(y, depth)];
  const ways: readonly (readonly [number, Point])[] = [
    [y, { x: inX, y: half }],
    [depth - y, { x: inX, y: depth - half }],
    [x, { x: half, y: inY }],
    [width - x, { x: width - half, y: inY }],
  ];
  return ways.toSorted(([a], [b]) => a - b)[0]?.[1] ?? { x: inX, y: half };
}
