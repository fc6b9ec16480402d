import type { Point } from '@muster/geometry';
import type { Refusal, SeatId } from '../../kernel';
import { ORIGIN_IDS, type OriginId } from '../content/ids';
import { ORIGIN_TABLE } from '../content/origins';
import { enemiesOf, gapTo, partySeats, playingSeats, topStep } from '../figures';
import { hinders } from '../ground/free';
import { levelAt } from '../ground/levels';
import type { IntentOf } from '../intents';
import type { Character, WarbandSheet } from '../profile';
import { asked } from '../scenarios/asked';
import type { Figure, State } from '../state';
import { type Always, type Planned, planned, refused } from '../steps/step';
import { inch } from '../units';
import { carriedAs } from '../warband/create-gear';
import { baseHero } from '../warband/create-hero';
import { recruit } from '../warband/recruit';
import { activate } from './activation';
import { mayUseOnce, useOnce } from './story';

/**
 * An old friend: at the beginning of a round, once in a campaign, a new Hero of the base profile comes to within 6" of an
 * edge and acts at once [FL-CHR-52] [FL-CHR-53] [FL-CHR-51]. It brings a light weapon [FL-CHR-49] and takes no die this
 * round [A-05].
 */
export const oldFriend: Always = {
  dos: ['call-friend'],
  lapses: true,
  offers: (state, seat) =>
    momentRefusal(state, seat) === undefined
      ? [{ needs: 'place', do: 'call-friend', draft: { do: 'call-friend' } }]
      : [],
  plan: (state, seat, intent) =>
    intent.do === 'call-friend' ? planCall(state, seat, intent) : refused({ code: 'step/not-now', rule: 'FL-CHR-53' }),
  draft: (state) => ({ is: 'unfinished', needs: 'at', marks: zone(state) }),
  sample: (state, _seat, _offer, random) => {
    const { width, depth } = state.table;
    const deep = inch(1) + random() * inch(4);
    const along = 0.05 + random() * 0.9;
    const sides: readonly Point[] = [
      { x: along * width, y: deep },
      { x: along * width, y: depth - deep },
      { x: deep, y: along * depth },
      { x: width - deep, y: along * depth },
    ];
    const at = sides[Math.floor(random() * 4)] ?? { x: deep, y: deep };
    return { do: 'call-friend', name: 'An old friend', origin: 'human', at: rounded(at) };
  },
};

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });

/** It is the beginning of a round, before the dice are given, and the option is still there. */
function momentRefusal(state: State, seat: SeatId): Refusal | undefined {
  const rule = 'FL-CHR-53';
  if (!partySeats(state).includes(seat)) return { code: 'friend/party-only', rule };
  if (!mayUseOnce(state, 'new-hero')) return { code: 'once/used', rule: 'FL-CHR-52', detail: { what: 'new-hero' } };
  if (!playingSeats(state).includes(seat)) return { code: 'flee/nobody-left', rule };
  const top = topStep(state);
  return top?.is === 'initiative' && top.stage === 'assign' ? undefined : { code: 'friend/round-begins', rule };
}

function planCall(state: State, seat: SeatId, { name, origin, at }: IntentOf<'call-friend'>): Planned {
  const moment = momentRefusal(state, seat);
  if (moment !== undefined) return refused(moment, zone(state));
  const { warband } = state;
  if (warband === null) return refused({ code: 'muster/no-warband', rule: 'FL-CHR-53' });
  if (origin !== 'human' && origin !== 'random' && warband.characters.some((each) => each.origin === origin))
    return refused({ code: 'friend/origin-there', rule: 'FL-CHR-50', detail: { origin } });
  const place = placeRefusal(state, recruit(newHero(warband, name, 'human'), seat), at);
  if (place !== undefined) return refused(place, zone(state));
  return planned({
    marks: [{ is: 'ring', at, radius: 12.5, tone: 'legal' }, ...zone(state)],
    notes: [{ code: 'once-a-campaign', because: 'FL-CHR-52' }],
    enact: (tale, dice) => {
      useOnce(tale, seat, 'new-hero');
      const drawn = origin === 'random' ? asked(tale, ORIGIN_TABLE, dice)?.entry.id : origin;
      const hero = newHero(warband, name, ORIGIN_IDS.find((each) => each === drawn) ?? 'human');
      const bare = recruit(hero, seat);
      const level = levelAt(tale.state, bare, at);
      const figure: Figure = { ...bare, fate: 'table', pose: { ...at, facing: 90 }, level };
      const sheet = tale.state.warband ?? warband;
      const joined = { ...sheet, characters: [...sheet.characters, hero] };
      const shares = { ...tale.state.shares, [figure.id]: seat };
      tale.add(
        { type: 'battleChanged', set: { warband: joined, shares }, because: 'FL-CHR-53' },
        { type: 'arrived', figure, because: 'FL-CHR-53' },
        { type: 'friendCame', unit: figure.id, seat },
      );
      activate(tale, figure.id, 'turn');
    },
  });
}

/** Base profile and what the origin changes, and a light weapon; no background, no throws [FL-CHR-51] [FL-CHR-49]. */
function newHero(warband: WarbandSheet, name: string, origin: OriginId): Character {
  const numbers = warband.characters.map(({ id }) => Number(id.slice(1)) || 0);
  const id = `c${Math.max(0, ...numbers) + 1}`;
  const { agility, speed, combat, toughness } = baseHero(id, origin, false);
  return {
    ...{ id, name, kind: 'hero', avatar: false, mystic: false, origin, background: null, type: null },
    ...{ agility, speed, combat, toughness, casting: null, will: 0, luck: 0, xp: 0, skills: [], spells: [] },
    weapons: [carriedAs(`${id}-light`, 'light-weapon')],
    ...{ armor: null, helmet: null, shield: null, worn: [], loyal: false, studied: [], history: [] },
    face: 'spears',
  };
}

function placeRefusal(state: State, figure: Figure, at: Point): Refusal | undefined {
  const rule = 'FL-CHR-53';
  const gap = Math.min(at.x, at.y, state.table.width - at.x, state.table.depth - at.y) - figure.profile.base / 2;
  if (gap > inch(6) + 0.03) return { code: 'friend/too-far-in', rule, where: at, detail: { gap } };
  const near = enemiesOf(state).find((each) => gapTo(each, at) - figure.profile.base / 2 < inch(1) - 0.03);
  if (near !== undefined) return { code: 'friend/too-near', rule, where: at, who: [near.id] };
  const what = hinders(state, figure, at);
  if (what === null) return undefined;
  if (what === 'edge') return { code: 'place/off-table', rule, where: at };
  const other = state.figures[what];
  return other === undefined
    ? { code: 'friend/no-footing', rule, where: at, detail: { piece: what } }
    : { code: 'place/overlap', rule, where: at, who: [figure.id, other.id] };
}

/** The strip along the edges. */
function zone({ table: { width, depth } }: State) {
  const deep = inch(6);
  const strip = (x: number, y: number, w: number, d: number) =>
    ({
      is: 'region',
      tone: 'reach',
      polygon: [
        { x, y },
        { x: x + w, y },
        { x: x + w, y: y + d },
        { x, y: y + d },
      ],
    }) as const;
  return [
    strip(0, 0, width, deep),
    strip(0, depth - deep, width, deep),
    strip(0, deep, deep, depth - 2 * deep),
    strip(width - deep, deep, deep, depth - 2 * deep),
  ];
}
