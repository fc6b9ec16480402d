import type { Point } from '@muster/geometry';
import type { Fielded } from '../figures';
import { sightBetween, sightTo } from '../ground/sight';
import type { State } from '../state';
import type { Line } from './walls';

/** Whether a spell finds its way from one figure to another, and which pieces give the other cover. */
export const seesFigure = (state: State, from: Fielded, to: Fielded, line: Line) =>
  sightBetween(state, from, to, { line });

/** The same for a spot on the table; `except`: a wall that is itself what is aimed at. */
export const seesSpot = (state: State, from: Fielded, at: Point, line: Line, except?: string): boolean =>
  sightTo(state, from, at, { line, ...(except === undefined ? {} : { except: [except] }) }).sees;
