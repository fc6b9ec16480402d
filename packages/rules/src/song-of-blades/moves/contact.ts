import type { Point } from '@muster/geometry';
import type { SeatId, UnitId } from '../../kernel';
import {
  adjacentFoes,
  type Fielded,
  fieldedOf,
  foesOf,
  gapBetween,
  has,
  runBy,
  seatOf,
  seatsOf,
  sideIds,
} from '../figures';
import { levelAt } from '../ground/levels';
import { unafraidOf } from '../special/courage';
import type { State } from '../state';

/** The figure as it would stand with its centre elsewhere. */
export const standingAt = (state: State, figure: Fielded, to: Point): Fielded => ({
  ...figure,
  pose: { ...to, facing: figure.pose.facing },
  level: levelAt(state, figure, to),
});

/** Foes it would touch there and does not touch here, lying ones too: it would enter melee with them [ASOBH-MEL-01]. */
export function metAt(state: State, figure: Fielded, to: Point): readonly Fielded[] {
  const now = adjacentFoes(state, figure).map(({ id }) => id);
  return adjacentFoes(state, standingAt(state, figure, to)).filter(({ id }) => !now.includes(id));
}

/** Foes whose Terror it must face to enter melee with them [ASOBH-TRA-03]. */
export const feared = (state: State, figure: Fielded, meets: readonly UnitId[]): readonly Fielded[] =>
  meets.flatMap((id) => {
    const foe = fieldedOf(state, id);
    return foe !== undefined && has(foe, 'terror') && unafraidOf(figure, foe) === undefined ? [foe] : [];
  });

/** Foes that must test before this Terror is upon them [ASOBH-TRA-03]. */
export const frightened = (state: State, figure: Fielded, meets: readonly UnitId[]): readonly Fielded[] =>
  has(figure, 'terror')
    ? meets.flatMap((id) => {
        const foe = fieldedOf(state, id);
        return foe !== undefined && unafraidOf(foe, figure) === undefined ? [foe] : [];
      })
    : [];

/** Kept on a figure that lost its nerve before a foe, for the turn. */
export const afraidOf = (foe: UnitId): string => `afraid:${foe}`;

/** The seat on the other side that decides about a figure: the one with the nearest of its foes. */
export function opponentOf(state: State, figure: Fielded): SeatId {
  const [nearest] = foesOf(state, figure)
    .map((foe) => ({ foe, far: gapBetween(figure, foe) }))
    .toSorted((a, b) => a.far - b.far || (a.foe.id < b.foe.id ? -1 : 1));
  if (nearest !== undefined) return seatOf(nearest.foe);
  const other = sideIds(state).find((side) => side !== runBy(figure));
  return (other === undefined ? undefined : seatsOf(state, other)[0]) ?? seatOf(figure);
}
