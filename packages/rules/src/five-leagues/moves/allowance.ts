import type { Modifier } from '../../kernel';
import { scoreOf } from '../figures';
import { gaitOf } from '../special/hooks';
import type { Figure, State } from '../state';
import { inch } from '../units';

/** Speed and Dash in mm, here and now, and what came to the printed Speed [FL-BAT-20] [FL-BAT-39]. */
export function speedOf(
  state: State,
  figure: Figure,
): { readonly base: number; readonly dash: number; readonly modifiers: readonly Modifier[] } {
  const gait = gaitOf(state, figure);
  const printed = scoreOf(figure, 'speed');
  const base = gait.speed.reduce((sum, { amount }) => sum + amount, printed);
  return { base: inch(Math.max(0, base)), dash: inch(scoreOf(figure, 'dash')), modifiers: gait.speed };
}
