import type { Dice } from '../../kernel';
import type { State } from '../state';
import type { Tale } from '../steps/step';

/** What magic has to do when a turn begins or ends, as entries of the upkeep step's list. */
export function magicUpkeep(_state: State, _when: 'begin' | 'end'): readonly string[] {
  return [];
}

/** Does one of them. Steps it calls go first. */
export function doMagicUpkeep(_tale: Tale, _what: string, _dice: Dice): void {}
