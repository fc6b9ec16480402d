import type { Point } from '@muster/geometry';
import type { Table } from '../../kernel';
import type { State } from '../state';
import type { Edge } from '../terrain';

/** Edges of the table, and places seen from one of them: how far along it (from its left end, looking in) and how deep. */
export interface Spot {
  readonly along: number;
  readonly deep: number;
}

export const EDGES: readonly Edge[] = ['near', 'far', 'left', 'right'];

export const oppositeOf = (edge: Edge): Edge =>
  ({ near: 'far', far: 'near', left: 'right', right: 'left' })[edge] as Edge;

/** The two edges that are neither side’s. */
export const neutralEdges = (state: State): readonly [Edge, Edge] =>
  state.edge === 'near' || state.edge === 'far' ? ['left', 'right'] : ['near', 'far'];

/** Where the enemy comes from [FL-SET-10]. */
export const enemyEdge = (state: State): Edge => oppositeOf(state.edge);

export const lengthOfEdge = (table: Table, edge: Edge): number =>
  edge === 'near' || edge === 'far' ? table.width : table.depth;
/** From one edge to its opposite. */
export const depthFrom = (table: Table, edge: Edge): number =>
  edge === 'near' || edge === 'far' ? table.depth : table.width;

export function pointAt(table: Table, edge: Edge, { along, deep }: Spot): Point {
  switch (edge) {
    case 'near':
      return rounded({ x: along, y: deep });
    case 'far':
      return rounded({ x: table.width - along, y: table.depth - deep });
    case 'left':
      return rounded({ x: deep, y: table.depth - along });
    case 'right':
      return rounded({ x: table.width - deep, y: along });
  }
}

export function spotOf(table: Table, edge: Edge, { x, y }: Point): Spot {
  switch (edge) {
    case 'near':
      return { along: x, deep: y };
    case 'far':
      return { along: table.width - x, deep: table.depth - y };
    case 'left':
      return { along: table.depth - y, deep: x };
    case 'right':
      return { along: y, deep: table.width - x };
  }
}

/** Degrees in which somebody looks who stands at an edge and looks in. */
export const inward = (edge: Edge): number => ({ near: 90, far: 270, left: 0, right: 180 })[edge];

export const middleOf = (table: Table): Point => rounded({ x: table.width / 2, y: table.depth / 2 });
export const centreOfEdge = (table: Table, edge: Edge, deep = 0): Point =>
  pointAt(table, edge, { along: lengthOfEdge(table, edge) / 2, deep });

/** A strip of the table seen from an edge, as a polygon. */
export const strip = (table: Table, edge: Edge, from: number, to: number): readonly Point[] => {
  const long = lengthOfEdge(table, edge);
  return [
    { along: 0, deep: from },
    { along: long, deep: from },
    { along: long, deep: to },
    { along: 0, deep: to },
  ].map((spot) => pointAt(table, edge, spot));
};

export const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
