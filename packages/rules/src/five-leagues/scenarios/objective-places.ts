import { areaOf, boundsOf, type Point } from '@muster/geometry';
import type { Dice } from '../../kernel';
import type { Objective } from '../scenario';
import type { State } from '../state';
import type { TerrainPiece } from '../terrain';
import { pick } from './chance';
import { apart, depthFrom, middleOf, rounded, spotOf } from './edges';
import { countOf } from './gains';

export interface Places {
  readonly places: Objective['places'];
  readonly faces: readonly number[];
}

/**
 * Random features for an objective, all different. They lie in the neutral ground [FL-SET-11]; where too few do, those
 * nearest to the middle of the table are among them too. A table without features has its middle.
 */
export function placesFor(state: State, how: number, dice: Dice): Places {
  const faces: number[] = [];
  const places: Objective['places'][number][] = [];
  let left = candidates(state, how);
  while (places.length < how) {
    const picked = pick(dice, left);
    if (picked === undefined) {
      places.push({ at: middleOf(state.table), piece: null, marker: null, done: false });
      continue;
    }
    faces.push(...picked.faces);
    left = left.filter((piece) => piece !== picked.is);
    places.push({ at: heartOf(picked.is), piece: picked.is.id, marker: null, done: false });
  }
  return { places, faces };
}

function candidates(state: State, how: number): readonly TerrainPiece[] {
  const features = state.terrain.filter(isFeature);
  const neutral = features.filter((piece) => isNeutral(state, heartOf(piece)));
  if (neutral.length >= how) return neutral;
  const middle = middleOf(state.table);
  const others = features
    .filter((piece) => !neutral.includes(piece))
    .sort((a, b) => apart(heartOf(a), middle) - apart(heartOf(b), middle));
  return [...neutral, ...others.slice(0, how - neutral.length)];
}

/** Big enough to be spoken of: two inches across or more. What nobody can reach is none. */
const isFeature = (piece: TerrainPiece): boolean => {
  const { minX, maxX, minY, maxY } = boundsOf(piece.outline);
  return (
    Math.max(maxX - minX, maxY - minY) >= 50 &&
    areaOf(piece.outline) > 300 &&
    !(piece.stands === 'field' && piece.tags.includes('impassable'))
  );
};

/** Between the two forward lines; everywhere, where no lines were drawn. */
export function isNeutral(state: State, at: Point): boolean {
  const [party, enemy] = [countOf(state, 'line-party'), countOf(state, 'line-enemy')];
  if (party === 0 && enemy === 0) return true;
  const { deep } = spotOf(state.table, state.edge, at);
  return deep >= party && deep <= depthFrom(state.table, state.edge) - enemy;
}

/** The middle of a piece. */
export const heartOf = ({ outline }: TerrainPiece): Point => {
  const { minX, maxX, minY, maxY } = boundsOf(outline);
  return rounded({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });
};
