import type { Dice, Refusal, UnitId } from '../../kernel';
import { takeOut } from '../combat/leaving';
import { mayTakeFromPack, takeFromPack } from '../combat/pack';
import { isEnchantedArmor } from '../content/armor';
import type { ItemId } from '../content/ids';
import { fielded, fieldedOf, figureOf, gapTo, sideOf } from '../figures';
import { sightBetween } from '../ground/sight';
import { hasRoom, whispered } from '../scenarios/whispered';
import { cureBar, enchantedBar } from '../special/hooks';
import type { Figure, ScoreChange, State } from '../state';
import type { Tale } from '../steps/step';
import { inch, isWithin } from '../units';

/** Enchanted things that are used: what of, on whom, and what it does. */
export interface Charm {
  /** Out of the Backpack, used up; or something worn that stays. */
  readonly from: 'pack' | 'worn';
  /** It may be taken before the battle as well. */
  readonly before: boolean;
  /** On its user alone; at the place where somebody stands, so many inches away. */
  readonly aim: 'self' | number;
  /** Why it does nothing for this figure now. */
  refusal?(state: State, figure: Figure): Refusal | undefined;
  enact(tale: Tale, unit: UnitId, target: UnitId, dice: Dice): void;
}

export type CharmId =
  | 'bear-draught'
  | 'ferrets-drink'
  | 'fiery-wine'
  | 'serpent-water'
  | 'wasp-mead'
  | 'wolf-potion'
  | 'boots-of-the-thief'
  | 'gentle-illumination'
  | 'wolfs-fury'
  | 'dragons-spite'
  | 'orb-of-winter-fog'
  | 'spider-whispers'
  | 'thorn-of-ice';

const drink = (item: CharmId, name: string, changes: readonly Omit<ScoreChange, 'because'>[] = []): Charm => ({
  from: 'pack',
  before: true,
  aim: 'self',
  refusal: (_state, { id, conditions }) =>
    (conditions[name] ?? 0) > 0 ? { code: 'use/has-it', rule: rowOf(item), who: [id], detail: { item } } : undefined,
  enact: (tale, unit) => {
    const figure = figureOf(tale.state, unit);
    if (figure === undefined) return;
    const conditions = { ...figure.conditions, [name]: 1 };
    const more = changes.map((each) => ({ ...each, because: item }));
    tale.add({ type: 'changed', unit, set: { conditions, changes: [...figure.changes, ...more] }, because: item });
  },
});

/** [FL-LOOT-potions] [FL-LOOT-enchanted-clothing] [FL-LOOT-enchanted-jewelry] [FL-LOOT-unique-items] */
export const CHARMS: Readonly<Record<CharmId, Charm>> = {
  'bear-draught': drink('bear-draught', 'bear'),
  'ferrets-drink': drink('ferrets-drink', 'ferret', [{ score: 'speed', by: 3 }]),
  'fiery-wine': drink('fiery-wine', 'fire'),
  'serpent-water': drink('serpent-water', 'serpent'),
  'wasp-mead': drink('wasp-mead', 'wasp'),
  'wolf-potion': drink('wolf-potion', 'wolfish'),
  /** Away at once, and unharmed. */
  'boots-of-the-thief': {
    from: 'worn',
    before: false,
    aim: 'self',
    enact: (tale, unit) => takeOut(tale, unit, 'left', null, 'boots-of-the-thief'),
  },
  'gentle-illumination': {
    from: 'worn',
    before: false,
    aim: 'self',
    refusal: (state, { id }) =>
      state.counts['illuminated'] === 1
        ? { code: 'use/has-it', rule: rowOf('gentle-illumination'), who: [id], detail: { item: 'gentle-illumination' } }
        : undefined,
    enact: (tale) => battle(tale, 'illuminated', 'gentle-illumination'),
  },
  'wolfs-fury': {
    from: 'worn',
    before: false,
    aim: 'self',
    refusal: (_state, { id, conditions }) =>
      (conditions['wolf'] ?? 0) > 0
        ? { code: 'use/has-it', rule: rowOf('wolfs-fury'), who: [id], detail: { item: 'wolfs-fury' } }
        : undefined,
    enact: becomeWolf,
  },
  /** Friend and foe by that place are struck; who stands flees, but not the dead. */
  'dragons-spite': {
    from: 'pack',
    before: false,
    aim: 6,
    enact: (tale, unit, target) => {
      const at = fieldedOf(tale.state, target)?.pose;
      if (at === undefined) return;
      const units = fielded(tale.state)
        .filter((each) => isWithin(gapTo(each, at), 2))
        .map(({ id }) => id);
      const detail = { x: at.x, y: at.y, by: unit };
      tale.call({ is: 'matter', what: 'dragons-spite', stage: 'strike', units, detail });
    },
  },
  /** Whoever wants to may go, and nobody sees farther than 6" any more. */
  'orb-of-winter-fog': {
    from: 'pack',
    before: false,
    aim: 'self',
    enact: (tale) => {
      battle(tale, 'winter-fog', 'orb-of-winter-fog');
      const units = fielded(tale.state).filter((each) => each.side === 'party' && each.controlled === null);
      tale.call({ is: 'matter', what: 'winter-fog', stage: 'go', units: units.map(({ id }) => id), detail: {} });
    },
  },
  /** A stranger comes and fights along. */
  'spider-whispers': {
    from: 'pack',
    before: false,
    aim: 'self',
    refusal: (state, { id }) =>
      hasRoom(state, id)
        ? undefined
        : { code: 'use/no-room', rule: rowOf('spider-whispers'), who: [id], detail: { item: 'spider-whispers' } },
    enact: (tale, unit) => {
      const caller = fieldedOf(tale.state, unit);
      if (caller !== undefined) whispered(tale, caller);
    },
  },
  /** Whoever is Wounded by that place falls. */
  'thorn-of-ice': {
    from: 'pack',
    before: false,
    aim: 9,
    enact: (tale, unit, target) => {
      const at = fieldedOf(tale.state, target)?.pose;
      if (at === undefined) return;
      const units = fielded(tale.state)
        .filter((each) => each.wounds > 0 && isWithin(gapTo(each, at), 3))
        .map(({ id }) => id);
      tale.call({ is: 'matter', what: 'thorn-of-ice', stage: 'fall', units, detail: { by: unit } });
    },
  },
};

export const isCharm = (item: string): item is CharmId => Object.hasOwn(CHARMS, item);
export const rowOf = (item: ItemId): string => `FL-ITEM-${item}`;

/** Why a figure cannot use that thing on that one: it has none, nothing enchanted works for it, it does nothing there. */
export function charmRefusal(state: State, figure: Figure, item: CharmId, target: UnitId): Refusal | undefined {
  const charm = CHARMS[item];
  const detail = { item };
  if (charm.from === 'worn' && !figure.profile.worn.includes(item))
    return { code: 'use/not-worn', rule: rowOf(item), who: [figure.id], detail };
  if (charm.from === 'pack' && !mayTakeFromPack(state, figure, item)) {
    const has = state.backpack.some((each) => each.item === item && each.count > 0);
    return { code: has ? 'use/no-backpack' : 'use/none-left', rule: 'FL-EQP-07', who: [figure.id], detail };
  }
  const bar = enchantedBar(state, figure);
  if (bar !== undefined) return bar;
  if (charm.aim === 'self')
    return target === figure.id
      ? charm.refusal?.(state, figure)
      : { code: 'use/for-itself', rule: rowOf(item), who: [figure.id], detail };
  return aimRefusal(state, figure, item, charm.aim, target);
}

function aimRefusal(state: State, figure: Figure, item: CharmId, most: number, id: UnitId): Refusal | undefined {
  const [self, target] = [fieldedOf(state, figure.id), fieldedOf(state, id)];
  const who = [id];
  if (self === undefined || target === undefined) return { code: 'unit/not-on-table', rule: 'FL-BAT-71', who };
  if (sideOf(target) === sideOf(self)) return { code: 'use/at-foes', rule: 'FL-GEN-18', who, detail: { item } };
  const gap = gapTo(self, target.pose);
  if (!isWithin(gap, most))
    return { code: 'use/out-of-reach', rule: rowOf(item), who, detail: { item, gap, most: inch(most) } };
  if (!sightBetween(state, self, target).sees)
    return { code: 'use/unseen', rule: rowOf(item), who: [self.id], detail: { target: id } };
  return undefined;
}

/** Uses it: what lies in the Backpack is gone. */
export function useCharm(tale: Tale, unit: UnitId, item: CharmId, target: UnitId, dice: Dice): void {
  const charm = CHARMS[item];
  if (charm.from === 'pack') takeFromPack(tale, item);
  tale.add({ type: 'charmUsed', unit, target, item });
  charm.enact(tale, unit, target, dice);
}

const battle = (tale: Tale, name: string, because: ItemId): void =>
  tale.add({ type: 'battleChanged', set: { counts: { ...tale.state.counts, [name]: 1 } }, because });

/** Another shape for the rest of the battle; a Wound closes with it, unless foul blood keeps it open. */
function becomeWolf(tale: Tale, unit: UnitId): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined) return;
  const { profile, conditions } = figure;
  const wounds = cureBar(tale.state, figure) === undefined ? Math.max(0, figure.wounds - 1) : figure.wounds;
  const wolf = {
    ...profile,
    agility: 3,
    speed: { base: 7, dash: 4 },
    combat: 1,
    toughness: 4,
    armor: 1,
    blow: { armor: 0, toughness: 1 },
    weapons: [],
    shield: false,
    knightArmor: false,
    worn: [],
    specials: profile.specials.filter((id) => !isEnchantedArmor(id)),
  };
  const set = { profile: wolf, hand: null, wounds, conditions: { ...conditions, wolf: 1 } };
  tale.add({ type: 'changed', unit, set, because: 'wolfs-fury' });
}
