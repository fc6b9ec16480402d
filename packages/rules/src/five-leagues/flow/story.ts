import type { SeatId, UnitId } from '../../kernel';
import { figureOf } from '../figures';
import type { OnceOnly } from '../profile';
import type { State } from '../state';
import type { Tale } from '../steps/step';

/** Whether a Story Point may be spent for this figure: the warband's own and its allies, never who is in the enemy's power. */
export function maySpendStory(state: State, unit: UnitId): boolean {
  const figure = figureOf(state, unit);
  return state.storyPoints > 0 && figure !== undefined && figure.side === 'party' && figure.controlled === null;
}

/** One Story Point of the warband, for what `on` names (`avoid`, `reroll`) [FL-BAT-204]. `unit` may be empty: for nobody alone. */
export function spendStory(tale: Tale, seat: SeatId, unit: UnitId, on: string): void {
  const left = Math.max(0, tale.state.storyPoints - 1);
  tale.add(
    { type: 'battleChanged', set: { storyPoints: left }, because: 'FL-BAT-204' },
    { type: 'storyPointSpent', seat, unit, on, left },
  );
}

/** Whether the warband still has this option of its campaign [FL-CHR-52]. */
export const mayUseOnce = (state: State, what: OnceOnly): boolean =>
  state.warband !== null && !state.warband.used.includes(what);

/** Crosses the option off for good [FL-CHR-52]. */
export function useOnce(tale: Tale, seat: SeatId, what: OnceOnly): void {
  const { warband } = tale.state;
  if (warband === null) return;
  tale.add(
    { type: 'battleChanged', set: { warband: { ...warband, used: [...warband.used, what] } }, because: 'FL-CHR-52' },
    { type: 'onceUsed', seat, what },
  );
}
