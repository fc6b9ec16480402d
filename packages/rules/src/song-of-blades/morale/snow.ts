import type { Modifier } from '../../kernel';
import { has, stickOf } from '../figures';
import type { Figure, State } from '../state';

/** How far a figure sees in a snowstorm, mm; null where the sight is clear [ASOBH-WTH-05]. */
export const stormSight = (state: State, figure: Figure): number | null =>
  state.storm && !has(figure, 'snow-walk') ? stickOf(state, 'short') : null;

/** Snowy obstacles are climbed on a die: what it is changed by, or null where none is needed [ASOBH-WTH-05]. */
export function snowClimb(state: State, figure: Figure): readonly Modifier[] | null {
  if (state.weather !== 'snow' || has(figure, 'snow-walk') || has(figure, 'clinging')) return null;
  if (has(figure, 'heavily-armored')) return [{ amount: -2, because: 'heavily-armored' }];
  return has(figure, 'clumsy') ? [{ amount: -2, because: 'clumsy' }] : [];
}
