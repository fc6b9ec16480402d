import type { State } from '../state';

/** The faces that count after `offerReroll`: those it left behind, else those that fell. */
export const keptFaces = (state: State, fell: readonly number[]): readonly number[] =>
  state.returned?.is === 'faces' ? state.returned.faces : fell;

/** What a seat is told of dice that lie on the table, for words and for the client. */
export const shown = (faces: readonly number[]): string => faces.join(' ');
