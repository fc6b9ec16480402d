import type { Point } from '@muster/geometry';
import type { Dice } from '../../kernel';
import type { State } from '../state';
import type { Edge } from '../terrain';

/** A direction by luck, in degrees counter-clockwise from +x: a D12 read as a clock, 12 straight up the table [FL-GEN-06]. */
export function randomDirection(dice: Dice): { readonly angle: number; readonly faces: readonly number[] } {
  const faces = dice.roll(1, 12);
  return { angle: (90 - 30 * ((faces[0] ?? 12) % 12) + 360) % 360, faces };
}

/** One of `count`, by the smallest die that has as many faces, rolled again above them [FL-GEN-07]. */
export function randomAmong(dice: Dice, count: number): { readonly index: number; readonly faces: readonly number[] } {
  if (count < 2) return { index: 0, faces: [] };
  // Two are told apart by a D6, 1-3 and 4-6 [FL-GEN-16]
  if (count === 2) {
    const faces = dice.roll(1, 6);
    return { index: (faces[0] ?? 1) <= 3 ? 0 : 1, faces };
  }
  const sides = DICE.find((each) => each >= count) ?? count;
  const faces: number[] = [];
  for (let tries = 0; tries < 100; tries++) {
    const [face = 1] = dice.roll(1, sides);
    faces.push(face);
    if (face <= count) return { index: face - 1, faces };
  }
  return { index: 0, faces };
}
const DICE = [4, 6, 8, 10, 12, 20, 100];

/** A point on one of the edges by luck: which edge, then how far along by a D20. `mm` in from the edge; 0 unless told. */
export function randomEdgePoint(
  state: State,
  dice: Dice,
  edges: readonly Edge[] = ['near', 'right', 'far', 'left'],
  mm = 0,
): { readonly edge: Edge; readonly at: Point; readonly faces: readonly number[] } {
  const { index, faces } = randomAmong(dice, edges.length);
  const edge = edges[index] ?? 'near';
  const along = dice.roll(1, 20);
  const share = ((along[0] ?? 1) - 0.5) / 20;
  return { edge, at: onEdge(state, edge, share, mm), faces: [...faces, ...along] };
}

/** The point a share of the way along an edge, left to right or near to far. */
export function onEdge({ table }: State, edge: Edge, share: number, mm = 0): Point {
  const { width, depth } = table;
  switch (edge) {
    case 'near':
      return { x: share * width, y: mm };
    case 'far':
      return { x: share * width, y: depth - mm };
    case 'left':
      return { x: mm, y: share * depth };
    case 'right':
      return { x: width - mm, y: share * depth };
  }
}
