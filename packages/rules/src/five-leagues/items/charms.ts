import type { UnitId } from '../../kernel';
import { takeOut } from '../combat/leaving';
import { isEnchantedArmor } from '../content/armor';
import type { ItemId } from '../content/ids';
import { SPELL_TABLE } from '../content/spells';
import { figureOf } from '../figures';
import { keepOpen, lentRefusal, openedSpell } from '../magic/lent';
import { asked } from '../scenarios/asked';
import { cureBar } from '../special/hooks';
import type { ScoreChange } from '../state';
import type { Tale } from '../steps/step';
import type { Charm } from './charm';
import { UNIQUE_CHARMS, type UniqueCharmId } from './charms-unique';

export type CharmId =
  | 'bear-draught'
  | 'ferrets-drink'
  | 'fiery-wine'
  | 'serpent-water'
  | 'shadowy-ale'
  | 'wasp-mead'
  | 'wolf-potion'
  | 'boots-of-the-thief'
  | 'gentle-illumination'
  | 'wolfs-fury'
  | 'arcane-scroll'
  | 'essence-crystal'
  | UniqueCharmId;

const drink = (
  item: CharmId,
  name: string,
  changes: readonly Omit<ScoreChange, 'because'>[] = [],
  value: (round: number) => number = () => 1,
): Charm => ({
  from: 'pack',
  before: 'gathering',
  aim: 'self',
  refusal: (_state, { id, conditions }) =>
    (conditions[name] ?? 0) > 0 ? { code: 'use/has-it', rule: rowOf(item), who: [id], detail: { item } } : undefined,
  enact: (tale, unit) => {
    const figure = figureOf(tale.state, unit);
    if (figure === undefined) return;
    const conditions = { ...figure.conditions, [name]: value(tale.state.round) };
    const more = changes.map((each) => ({ ...each, because: item }));
    tale.add({ type: 'changed', unit, set: { conditions, changes: [...figure.changes, ...more] }, because: item });
  },
});

/** [FL-LOOT-potions] [FL-LOOT-enchanted-clothing] [FL-LOOT-enchanted-jewelry] [FL-LOOT-magical-apparatus] */
export const CHARMS: Readonly<Record<CharmId, Charm>> = {
  'bear-draught': drink('bear-draught', 'bear'),
  'ferrets-drink': drink('ferrets-drink', 'ferret', [{ score: 'speed', by: 3 }]),
  'fiery-wine': drink('fiery-wine', 'fire'),
  'serpent-water': drink('serpent-water', 'serpent'),
  /** The condition counts to its last round: this one, or the first, and the next two. */
  'shadowy-ale': drink('shadowy-ale', 'shadowy', [], (round) => Math.max(1, round) + 2),
  'wasp-mead': drink('wasp-mead', 'wasp'),
  'wolf-potion': drink('wolf-potion', 'wolfish'),
  /** Away at once, and unharmed. */
  'boots-of-the-thief': {
    from: 'worn',
    before: null,
    aim: 'self',
    enact: (tale, unit) => takeOut(tale, unit, 'left', null, 'boots-of-the-thief'),
  },
  'gentle-illumination': {
    from: 'worn',
    before: null,
    aim: 'self',
    refusal: (state, { id }) =>
      state.counts['illuminated'] === 1
        ? { code: 'use/has-it', rule: rowOf('gentle-illumination'), who: [id], detail: { item: 'gentle-illumination' } }
        : undefined,
    enact: (tale) => {
      const counts = { ...tale.state.counts, illuminated: 1 };
      tale.add({ type: 'battleChanged', set: { counts }, because: 'gentle-illumination' });
    },
  },
  'wolfs-fury': {
    from: 'worn',
    before: null,
    aim: 'self',
    refusal: (_state, { id, conditions }) =>
      (conditions['wolf'] ?? 0) > 0
        ? { code: 'use/has-it', rule: rowOf('wolfs-fury'), who: [id], detail: { item: 'wolfs-fury' } }
        : undefined,
    enact: becomeWolf,
  },
  /** What it holds is thrown for when it is opened, and stays so until it is cast. */
  'arcane-scroll': {
    from: 'pack',
    before: null,
    aim: 'self',
    opens: true,
    refusal: (state, { id }) => lentRefusal(state, id, 'arcane-scroll'),
    enact: (tale, unit, _at, dice) => {
      const held = openedSpell(tale.state);
      const drawn = held ?? asked(tale, SPELL_TABLE, dice)?.entry.id;
      const spell = SPELL_TABLE.entries.find(({ id }) => id === drawn)?.id;
      if (spell === undefined) return;
      if (held === undefined) keepOpen(tale, spell as Parameters<typeof keepOpen>[1]);
      tale.call({ is: 'matter', what: 'arcane-scroll', stage: 'cast', units: [unit], detail: { spell } });
    },
  },
  'essence-crystal': {
    from: 'pack',
    before: null,
    aim: 'self',
    opens: true,
    refusal: (state, { id }) => lentRefusal(state, id, 'essence-crystal'),
    enact: (tale, unit) =>
      tale.call({ is: 'matter', what: 'essence-crystal', stage: 'cast', units: [unit], detail: {} }),
  },
  ...UNIQUE_CHARMS,
};

export const isCharm = (item: string): item is CharmId => Object.hasOwn(CHARMS, item);
export const rowOf = (item: ItemId): string => `FL-ITEM-${item}`;

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
