import type { Point } from '@muster/geometry';

/** The five kinds [KOW-TER-01]. */
export type TerrainKind = 'open' | 'blocking' | 'difficult' | 'obstacle' | 'hill';

export type TerrainArt =
  | 'hill'
  | 'wood-oak'
  | 'wood-pine'
  | 'pond'
  | 'field'
  | 'wall'
  | 'hedge'
  | 'fence'
  | 'ruin'
  | 'hut'
  | 'house'
  | 'rocks'
  | 'marsh';

/** A piece on the table. The outline (mm, table coordinates, counter-clockwise) is what the rules judge. */
export interface TerrainPiece {
  readonly id: string;
  readonly name: string;
  readonly kind: TerrainKind;
  /** Height level; 0 is flat. Obstacles count as 2 for cover whatever stands here [KOW-TER-05]. */
  readonly height: number;
  readonly art: TerrainArt;
  /** Degrees, for furrows and roofs. */
  readonly angle?: number;
  readonly outline: readonly Point[];
}

/** A piece of the box, for the terrain placer: its outline is local, about its middle. */
export interface TerrainTemplate {
  readonly id: string;
  readonly name: string;
  readonly kind: TerrainKind;
  readonly height: number;
  readonly art: TerrainArt;
  readonly outline: readonly Point[];
}

/** A ready battlefield (mm). */
export interface BattleMap {
  readonly id: string;
  readonly name: string;
  readonly blurb: string;
  readonly width: number;
  readonly depth: number;
  readonly ground: 'meadow' | 'moor' | 'snow' | 'ash' | 'desert';
  readonly seed: number;
  readonly roads: readonly (readonly Point[])[];
  readonly pieces: readonly TerrainPiece[];
}
