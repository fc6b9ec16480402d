import type { TraitId } from '../content/trait-ids';
import type { RollWhy } from '../steps-flow';

/** What a trait may know of dice just thrown. */
interface DiceAsked {
  readonly why: RollWhy;
  /** Dice of the roll. */
  readonly dice: number;
  /** The dice of several at once. */
  readonly group: boolean;
}

/** A trait that may change a die after it was seen. */
export interface DiceTrait {
  readonly trait: TraitId;
  readonly does: 'raise' | 'reroll';
  /** How often: once a roll, once a turn, once a game. */
  readonly per: 'roll' | 'turn' | 'game';
  /** Whose: of the one that rolls (in a group: of all of them), or of a friend close by. */
  readonly of: 'roller' | 'friend';
  may(asked: DiceAsked): boolean;
}

const stirs = (why: RollWhy): boolean => why === 'activation' || why === 'reaction';

/** In the order they are best used: the free ones first. */
export const DICE_TRAITS: readonly DiceTrait[] = [
  {
    trait: 'will-of-the-gods',
    does: 'reroll',
    per: 'roll',
    of: 'roller',
    may: ({ why, dice }) => stirs(why) && dice >= 2,
  },
  { trait: 'magic-resistance', does: 'reroll', per: 'roll', of: 'roller', may: ({ why }) => why === 'resist' },
  { trait: 'battle-hunger', does: 'raise', per: 'roll', of: 'roller', may: ({ why, dice }) => stirs(why) && dice >= 2 },
  { trait: 'drilled', does: 'raise', per: 'roll', of: 'roller', may: ({ why }) => why === 'activation' },
  { trait: 'music', does: 'reroll', per: 'turn', of: 'friend', may: ({ why, group }) => why === 'activation' && group },
  { trait: 'lucky', does: 'reroll', per: 'game', of: 'roller', may: ({ group }) => !group },
];

/** Rolls in which a Hero gets nothing for nothing [ASOBH-TRAIT-hero]. */
export const NO_SURE_DIE: readonly RollWhy[] = ['reaction', 'parry', 'venom'];
