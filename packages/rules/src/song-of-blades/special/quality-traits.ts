import type { Modifier } from '../../kernel';
import { SPELLS } from '../content/spells';
import type { TraitId } from '../content/trait-ids';
import type { Figure } from '../state';
import type { RollWhy } from '../steps-flow';

/** What a trait may know of a quality roll of its owner. */
export interface QualityAsked {
  readonly why: RollWhy;
  /** The roll activates several at once. */
  readonly group: boolean;
  /** The spell resisted. */
  readonly against: string | null;
  /** The figure on the other side of the roll (the victim of a theft, who frightens), where there is one. */
  readonly other: Figure | undefined;
  /** A Prone foe lies within one Medium. */
  readonly proneFoeNear: boolean;
}

/** What the traits of the one that rolls add to each of its dice. */
export const QUALITY_TRAITS: Partial<Readonly<Record<TraitId, (asked: QualityAsked) => number>>> = {
  acrobat: ({ why }) => (ON_FEET.includes(why) ? 1 : 0),
  clumsy: ({ why }) => (why === 'obstacle' ? -2 : why === 'jump' || why === 'slippery' ? -1 : 0),
  'heavily-armored': ({ why }) => (why === 'obstacle' || why === 'jump' || why === 'climb' ? -2 : 0),
  steadfast: ({ why }) => (why === 'morale' ? 1 : 0),
  coward: ({ why }) => (why === 'morale' || why === 'terror' ? -1 : 0),
  undead: ({ why }) => (why === 'morale' ? 2 : 0),
  'will-of-iron': ({ why, against }) => (why === 'resist' && isEnchantment(against) ? 1 : 0),
  traps: ({ why }) => (why === 'trap' ? 1 : 0),
  opportunistic: ({ why, proneFoeNear }) => ((why === 'activation' || why === 'reaction') && proneFoeNear ? 1 : 0),
  reactive: ({ why }) => (why === 'reaction' ? 1 : 0),
  'slow-reflexes': ({ why }) => (why === 'reaction' ? -1 : 0),
  gregarious: ({ why, group }) => (why === 'activation' && group ? 1 : 0),
};

/** What the traits of the one on the other side take from each die. */
export const AGAINST_QUALITY: Partial<Readonly<Record<TraitId, (asked: QualityAsked) => number>>> = {
  'danger-sense': ({ why }) => (why === 'theft' ? -1 : 0),
};

const ON_FEET: readonly RollWhy[] = ['obstacle', 'climb', 'jump', 'slippery'];

const isEnchantment = (spell: string | null): boolean =>
  spell !== null && spell in SPELLS && SPELLS[spell as keyof typeof SPELLS].tags.includes('enchantment');

/** Numbers of a table of traits for one figure, each by its name. */
export function fromTraits(
  table: typeof QUALITY_TRAITS,
  holds: (trait: TraitId) => boolean,
  asked: QualityAsked,
): readonly Modifier[] {
  return (Object.keys(table) as TraitId[]).flatMap((trait) => {
    const amount = holds(trait) ? (table[trait]?.(asked) ?? 0) : 0;
    return amount === 0 ? [] : [{ amount, because: trait }];
  });
}
