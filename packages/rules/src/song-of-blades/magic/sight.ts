import { holdsPoint, type Point } from '@muster/geometry';
import { baseOf, type Fielded } from '../figures';
import { type SightLine, sightBetween } from '../ground/sight';
import type { State } from '../state';
import type { Line } from './walls';

/** What a caster sees of a figure with a spell of this kind in hand [ASOBH-RNG-05]. */
export const seesFigure = (state: State, from: Fielded, to: Fielded, line: Line): SightLine =>
  sightBetween(state, from, to, { line });

/**
 * The same for a spot on the table, at the caster's own height: whoever stands on it does not hide it. `except`: a
 * wall that is itself what is aimed at.
 */
export function seesSpot(state: State, from: Fielded, at: Point, line: Line, except?: string): SightLine {
  const spot: Fielded = {
    ...from,
    id: 'spot',
    pose: { x: at.x, y: at.y, facing: 0 },
    profile: { ...from.profile, base: { shape: 'round', size: 1 } },
  };
  return sightBetween(except === undefined ? state : withoutEffect(state, except), from, spot, {
    line,
    past: (figure) => holdsPoint(baseOf(figure), at),
  });
}

function withoutEffect(state: State, id: string): State {
  const { [id]: _one, ...effects } = state.effects;
  return { ...state, effects };
}
