import { type Config, zConfig } from '../config';
import { setup } from '../setup';
import type { Figure, State } from '../state';
import { aFigure, type FigureGiven, happen, type Told } from '../test-kit';
import { inInches } from '../units';

/** A warband that waits to be set up: base heroes `h1` … of seat `a`, with whatever is given over them. */
export function aWarband(
  config: Partial<Config>,
  heroes: number | Readonly<Record<string, FigureGiven>> = 6,
  given: Partial<State> = {},
): State {
  const who =
    typeof heroes === 'number'
      ? Object.fromEntries(Array.from({ length: heroes }, (_, i) => [`h${i + 1}`, {} as FigureGiven]))
      : heroes;
  const parsed = zConfig.parse({ map: 'none', seats: 1, ...config });
  const figures = Object.fromEntries(
    Object.entries(who).map(([id, figure]) => [id, { ...aFigure(id, figure), fate: 'reserve' as const, pose: null }]),
  );
  return { ...setup(parsed), figures, steps: [{ is: 'round', stage: 'begin' }], ...given };
}

/** The encounter is built, and the scenario sets up as far as it goes by itself. */
export const begun = (state: State, faces: readonly number[]): Told =>
  happen(state, (tale) => tale.call({ is: 'encounter', stage: 'table', uniques: 0 }), faces);

export const enemiesIn = (state: State, fate: Figure['fate'] = 'reserve'): readonly Figure[] =>
  Object.values(state.figures).filter((each) => each.side === 'enemies' && each.fate === fate);

/** Base to base, in inches. */
export function inchesApart(a: Figure, b: Figure): number {
  if (a.pose === null || b.pose === null) return Number.NaN;
  const gap = Math.hypot(a.pose.x - b.pose.x, a.pose.y - b.pose.y) - (a.profile.base + b.profile.base) / 2;
  return inInches(gap);
}
