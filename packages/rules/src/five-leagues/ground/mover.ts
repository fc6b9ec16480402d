import { scoreOf, sideOf } from '../figures';
import { gaitOf, pushesAside } from '../special/hooks';
import type { Figure, State } from '../state';

/** What ground asks of whoever goes over it. */
export interface Mover {
  readonly radius: number;
  /** Thorns let nobody in who wears no armour [FL-BAT-64]. */
  readonly bare: boolean;
  readonly flies: string | null;
  /** Nothing on the table stops it or slows it; only where it ends it needs room. */
  readonly ghostly: boolean;
  /** No slowing by bad ground. */
  readonly sure: string | null;
  /** Obstacles up to so many mm cost nothing. */
  readonly clears: number;
  /** Ground it keeps out of by its own will while it looks for a way; nothing is closed to it by that. */
  readonly shuns: 'dangerous' | 'water' | null;
  /** Knows the paths the warband has opened through bad ground [FL-SCN-T-site-finds-02]. */
  readonly pathwise: boolean;
  /** Friends of a man's size are pushed out of its way [FL-AI-42]. */
  readonly pushes: boolean;
}

export function moverOf(state: State, figure: Figure, shuns: Mover['shuns'] = null): Mover {
  const gait = gaitOf(state, figure);
  return {
    radius: figure.profile.base / 2,
    bare: scoreOf(figure, 'armor') === 0,
    flies: gait.flies,
    ghostly: gait.ghostly !== null,
    sure: gait.ignoresDifficult ?? gait.flies,
    clears: gait.clears,
    shuns,
    pathwise: sideOf(figure) === 'party',
    pushes: pushesAside(state, figure),
  };
}

/** Movers of one key find the same ground alike. */
export const keyOf = (mover: Mover): string =>
  `${mover.radius} ${mover.bare} ${mover.flies !== null} ${mover.ghostly} ${mover.sure !== null} ${mover.clears} ${mover.shuns} ${mover.pathwise}`;

/** How tall a figure is in mm: a man of 25 mm base an inch and a quarter, greater ones more. */
export const tallnessOf = (figure: Figure): number => figure.profile.base * 1.25;
