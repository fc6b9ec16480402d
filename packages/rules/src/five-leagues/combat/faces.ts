import type { State } from '../state';

/** The faces that count after `offerReroll`: those it left behind, else those that fell. */
export const keptFaces = (state: State, fell: readonly number[]): readonly number[] =>
  state.returned?.is === 'faces' ? state.returned.faces : fell;
