import type { Point } from '@muster/geometry';
import type { Odds, Refusal } from '../../kernel';
import { ABERRATIONS } from '../content/aberrations';
import { type Fielded, fielded, fieldedOf, figureOf, gapTo, sideOf } from '../figures';
import { comesLater } from '../scenarios/allies';
import { asked } from '../scenarios/asked';
import { hasRoom, whispered, whisperRefusal } from '../scenarios/whispered';
import { breathOdds, mayBleed } from '../special/charm-kit';
import { isUntouchable } from '../special/hooks';
import type { Figure, State } from '../state';
import { inch, isWithin } from '../units';
import type { Charm } from './charm';

export type UniqueCharmId =
  | 'bone-knife'
  | 'dragons-spite'
  | 'orb-of-winter-fog'
  | 'spider-whispers'
  | 'talisman-of-the-oldest-mother'
  | 'teeth-of-the-stalker'
  | 'thorn-of-ice';

/** Things there is one of; most may be used right before the first round as well [FL-LOOT-unique-items]. */
export const UNIQUE_CHARMS: Readonly<Record<UniqueCharmId, Charm>> = {
  /** Cut before the battle alone: so many of the warband are Wounded, and the dead rise for each of them. */
  'bone-knife': {
    from: 'pack',
    before: 'eve',
    aim: 'self',
    refusal: (state, { id }) => {
      const detail = { item: 'bone-knife' };
      if (state.round > 0) return { code: 'use/too-late', rule: 'FL-ITEM-bone-knife', who: [id], detail };
      return mayBleed(state).length === 0
        ? { code: 'use/nobody-whole', rule: 'FL-ITEM-bone-knife', who: [id] }
        : undefined;
    },
    enact: (tale, unit, _at, dice) => {
      const faces = dice.roll(1, 6);
      const due = Math.min(faces[0] ?? 1, mayBleed(tale.state).length);
      tale.add({ type: 'ruleRolled', rule: 'bone-knife', unit, faces, sides: 6, passed: true });
      tale.call({ is: 'matter', what: 'bone-knife', stage: 'cut', units: [unit], detail: { due } });
    },
  },
  /** Friend and foe by that place are struck; who stands flees, but not the dead. */
  'dragons-spite': {
    from: 'pack',
    before: 'eve',
    aim: 6,
    burst: 2,
    placeRefusal: (state, figure, at) =>
      near(state, at, 2).some((each) => sideOf(each) !== sideOf(figure) && !isUntouchable(state, each))
        ? undefined
        : nobodyThere('dragons-spite', figure, at),
    odds: (state, { id }, at) => breathOdds(state, id, near(state, at, 2)),
    enact: (tale, unit, at) => {
      const units = near(tale.state, at, 2).map(({ id }) => id);
      const detail = { x: at.x, y: at.y, by: unit };
      tale.call({ is: 'matter', what: 'dragons-spite', stage: 'strike', units, detail });
    },
  },
  /** Whoever wants to may go, and nobody sees farther than 6" any more. */
  'orb-of-winter-fog': {
    from: 'pack',
    before: 'eve',
    aim: 'self',
    enact: (tale) => {
      const counts = { ...tale.state.counts, 'winter-fog': 1 };
      tale.add({ type: 'battleChanged', set: { counts }, because: 'orb-of-winter-fog' });
      const units = fielded(tale.state).filter((each) => each.side === 'party' && each.controlled === null);
      tale.call({ is: 'matter', what: 'winter-fog', stage: 'go', units: units.map(({ id }) => id), detail: {} });
    },
  },
  /** A stranger comes where the player wishes, 9" from everybody, and fights along. */
  'spider-whispers': {
    from: 'pack',
    before: 'eve',
    aim: 'place',
    refusal: (state, { id }) =>
      hasRoom(state, id)
        ? undefined
        : { code: 'use/no-room', rule: 'FL-ITEM-spider-whispers', who: [id], detail: { item: 'spider-whispers' } },
    placeRefusal: whisperRefusal,
    enact: (tale, unit, at) => {
      const caller = fieldedOf(tale.state, unit);
      if (caller !== undefined) whispered(tale, caller, at);
    },
  },
  /** Something great hears it, and comes at the end of the round. */
  'talisman-of-the-oldest-mother': {
    from: 'pack',
    before: 'eve',
    aim: 'self',
    enact: (tale, unit, _at, dice) => {
      const beast = asked(tale, ABERRATIONS, dice)?.entry.id;
      const caller = figureOf(tale.state, unit);
      if (beast !== undefined && caller !== undefined) comesLater(tale, caller, beast);
    },
  },
  /** Nine inches at once, over any ground, into a foe where one wishes. */
  'teeth-of-the-stalker': {
    from: 'pack',
    before: 'eve',
    aim: 'self',
    enact: (tale, unit) =>
      tale.call({ is: 'matter', what: 'teeth-of-the-stalker', stage: 'go', units: [unit], detail: {} }),
  },
  /** Whoever is Wounded by that place falls. */
  'thorn-of-ice': {
    from: 'pack',
    before: 'eve',
    aim: 9,
    burst: 3,
    placeRefusal: (state, figure, at) =>
      chilled(state, at).some((each) => sideOf(each) !== sideOf(figure))
        ? undefined
        : nobodyThere('thorn-of-ice', figure, at),
    odds: (state, figure, at) => felled(chilled(state, at), figure),
    enact: (tale, unit, at) => {
      const units = chilled(tale.state, at).map(({ id }) => id);
      tale.call({ is: 'matter', what: 'thorn-of-ice', stage: 'fall', units, detail: { by: unit } });
    },
  },
};

/** Everybody whose base is within so many inches of a place. */
const near = (state: State, at: Point, inches: number): readonly Fielded[] =>
  fielded(state).filter((each) => isWithin(gapTo(each, at), inches));

const chilled = (state: State, at: Point): readonly Fielded[] => near(state, at, 3).filter(({ wounds }) => wounds > 0);

/** It is for foes; friends may be among them. */
const nobodyThere = (item: UniqueCharmId, { id }: Fielded, at: Point): Refusal => ({
  ...{ code: 'use/nobody-there', rule: `FL-ITEM-${item}`, who: [id], where: at },
  detail: { item, reach: inch(item === 'thorn-of-ice' ? 3 : 2) },
});

/** How many fall, without a die. */
const felled = (all: readonly Fielded[], figure: Figure): Odds => {
  const friends = all.filter((each) => sideOf(each) === sideOf(figure)).length;
  return [
    { is: 'number', code: 'foes-fall', value: all.length - friends },
    ...(friends === 0 ? [] : [{ is: 'number' as const, code: 'friends-fall', value: friends }]),
  ];
};
