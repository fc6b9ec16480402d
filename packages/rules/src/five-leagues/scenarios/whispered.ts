import { type Point, TOLERANCE } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { type Fielded, fielded, fieldedOf, gapTo, IDLE } from '../figures';
import { isFree } from '../ground/free';
import { levelAt } from '../ground/levels';
import type { Profile } from '../profile';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { inch } from '../units';
import { BLANK } from './force';

/**
 * A Hero out of nowhere: fights along for the battle, reaches into no Backpack, and is gone after it. The book lets its
 * player place it anywhere 9" from everybody; it comes to the nearest such place [FL-ITEM-spider-whispers].
 */
export function whispered(tale: Tale, caller: Fielded): void {
  const at = whisperSpot(tale.state, caller);
  if (at === undefined) return;
  const id = `f${tale.state.next}`;
  const figure = stranger(tale.state, id, caller.seat);
  const level = levelAt(tale.state, figure, at);
  const because = 'spider-whispers';
  tale.add(
    { type: 'battleChanged', set: { shares: { ...tale.state.shares, [id]: caller.seat } }, because },
    { type: 'arrived', figure: { ...figure, fate: 'table', pose: { ...at, facing: 90 }, level }, because },
  );
}

/** The nearest place, inch by inch, that is 9" from everybody; undefined where the table has none. */
export function whisperSpot(state: State, caller: Fielded): Point | undefined {
  const figure = stranger(state, '', caller.seat);
  const all = fielded(state);
  const spots: { readonly at: Point; readonly far: number }[] = [];
  for (let x = inch(0.5); x < state.table.width; x += inch(1))
    for (let y = inch(0.5); y < state.table.depth; y += inch(1)) {
      const at = { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
      if (all.every((each) => gapTo(each, at) - BLANK.base / 2 >= inch(9) - TOLERANCE))
        spots.push({ at, far: Math.hypot(at.x - caller.pose.x, at.y - caller.pose.y) });
    }
  return spots.toSorted((a, b) => a.far - b.far).find(({ at }) => isFree(state, figure, at))?.at;
}

/** A king’s ring makes whoever fights along with the warband quicker and harder to kill [FL-ITEM-old-kings-dominion]. */
export const ruled = (state: State, profile: Profile): Profile =>
  Object.values(state.figures).some(({ side, profile: { worn } }) => side === 'party' && worn.includes(RING))
    ? {
        ...profile,
        agility: Math.min(6, (profile.agility ?? 1) + 1),
        toughness: Math.min(6, profile.toughness + 1),
      }
    : profile;
const RING = 'old-kings-dominion';

function stranger(state: State, id: UnitId, seat: string): Figure {
  const sword = { id: 'bastard-sword', is: 'bastard-sword', improved: null, damaged: false, enchanted: null } as const;
  const profile: Profile = {
    ...BLANK,
    ...{
      id,
      title: 'Stranger',
      kind: 'ally',
      origin: 'human',
      natures: ['human'],
      agility: 1,
      speed: { base: 4, dash: 3 },
    },
    ...{ combat: 1, toughness: 4, armor: 2, blow: null, weapons: [sword], face: 'hood' },
  };
  return {
    ...{ id, side: 'party', seat, name: 'Stranger', profile: ruled(state, profile), fate: 'reserve', pose: null },
    ...{ level: 0, stunned: false, wounds: 0, woundsThisRound: 0, monsterPoints: null, will: 0, strands: 0 },
    ...{ hand: 'bastard-sword', ammunition: {}, die: null, acts: null, activated: false, anticipates: false },
    ...{ keepsDown: false, did: IDLE, gained: [], lost: [], changes: [], conditions: {}, controlled: null },
    ...{ aware: 'aware', goal: null, runs: 'game', counts: {}, end: null },
  };
}

/** Somebody is there to call it, and there is room. */
export const hasRoom = (state: State, unit: UnitId): boolean => {
  const caller = fieldedOf(state, unit);
  return caller !== undefined && whisperSpot(state, caller) !== undefined;
};
