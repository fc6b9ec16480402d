import type { ItemId } from '../content/ids';
import type { Profile } from '../profile';

/** What worn items add to tests of skill, as long as they are worn. Of several only one counts for a roll [FL-GEN-14]. */
export const wornBonuses = (worn: readonly ItemId[]): Profile['skillBonuses'] =>
  worn.flatMap((item) => (BONUSES[item] ?? []).map((skill) => ({ skill, amount: 1, because: item })));

const BONUSES: Partial<Record<ItemId, readonly ('devotion' | 'wilderness' | 'scouting' | 'expertise')[]>> = {
  icon: ['devotion'],
  'rangers-cloak': ['wilderness', 'scouting'],
  'thief-tools': ['expertise'],
};
