import type { Point } from '@muster/geometry';
import { mapById } from '../content/maps';
import type { State } from '../state';
import { lengthOfEdge, pointAt } from './edges';

/** The ways in [FL-SET-30]: those of the dungeon, or three along the warband's edge where it is none. */
export function entriesOf(state: State): readonly Point[] {
  const entries = mapById(state.config.map)?.entries ?? [];
  if (entries.length > 0) return entries;
  const long = lengthOfEdge(state.table, state.edge);
  return [0.5, 0.25, 0.75].map((share) => pointAt(state.table, state.edge, { along: long * share, deep: 0 }));
}

/** The rooms of a dungeon; an open field has none. */
export const roomsOf = (state: State) => mapById(state.config.map)?.rooms ?? [];
