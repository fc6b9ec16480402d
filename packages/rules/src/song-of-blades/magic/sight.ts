import { holdsPoint, type Point } from '@muster/geometry';
import { baseOf, type Fielded } from '../figures';
import { type SightLine, sightBetween, sightTo } from '../ground/sight';
import type { State } from '../state';
import type { Line } from './walls';

/** What a caster sees of a figure with a spell of this kind in hand [ASOBH-RNG-05]. */
export const seesFigure = (state: State, from: Fielded, to: Fielded, line: Line): SightLine =>
  sightBetween(state, from, to, { line });

/** The same for a spot: whoever stands on it does not hide it. `except`: a wall that is itself what is aimed at. */
export const seesSpot = (state: State, from: Fielded, at: Point, line: Line, except?: string): SightLine =>
  sightTo(state, from, at, {
    line,
    past: (figure) => holdsPoint(baseOf(figure), at),
    ...(except === undefined ? {} : { except: [except] }),
  });
