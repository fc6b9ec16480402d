import type { UnitId } from '../../kernel';
import { figureOf } from '../figures';
import type { Figure } from '../state';
import type { Tale } from '../steps/step';

/** Will of a figure that its player may spend: one in the enemy's power spends none. Will works in battles only [FL-BAT-202]. */
export const willOf = (figure: Figure | undefined): number =>
  figure === undefined || figure.side !== 'party' || figure.controlled !== null ? 0 : figure.will;

/** One point of Will, for what `on` names (`quick`, `move`, `melee`, `test`, `cast`) [FL-BAT-202]. */
export function spendWill(tale: Tale, unit: UnitId, on: string): void {
  const left = Math.max(0, (figureOf(tale.state, unit)?.will ?? 0) - 1);
  tale.add(
    { type: 'changed', unit, set: { will: left }, because: 'FL-BAT-202' },
    { type: 'willSpent', unit, on, left },
  );
}
