import type { Point } from '@muster/geometry';

/** What the ground is underfoot [ASOBH-ENV-01 … 06]. */
export type Ground = 'normal' | 'broken' | 'slippery' | 'swamp' | 'thick' | 'woods' | 'shallow' | 'deep' | 'ford';

/**
 * How a piece stands on the table. `flat`: only its ground matters. `linear`: a wall, hedge or fence that is crossed
 * [ASOBH-MOV-08]. `solid`: never entered, hides what is behind it. `hill`: a gentle rise, walked up and down freely.
 * `platform`: a flat top with steep edges: climbed, jumped and fallen from [ASOBH-MOV-09] [ASOBH-MOV-12].
 */
export type Stands = 'flat' | 'linear' | 'solid' | 'hill' | 'platform';

export interface TerrainPiece {
  readonly id: string;
  readonly name: string;
  readonly ground: Ground;
  readonly stands: Stands;
  /** Millimetres above the table; 0 for a flat piece. */
  readonly height: number;
  /** Counter-clockwise, millimetres. */
  readonly outline: readonly Point[];
  /** Scenery made of plants: Leafsight sees through it, fire takes it. */
  readonly plant: boolean;
  /** A doorway, a passage, a room: nobody goes through a friend there, and long weapons are in the way [ASOBH-MOV-05]. */
  readonly cramped?: boolean | undefined;
  /** What the skin paints: `wood-oak`, `wall-stone`, `ruin`, `pond`, `rock`, `hut`, `field`. */
  readonly art: string;
}

/** A ready field. */
export interface BattleMap {
  readonly id: string;
  readonly name: string;
  /** One line that says what waits there. */
  readonly blurb: string;
  readonly scale: 'large' | 'small';
  readonly outdoors: boolean;
  /** What the skin paints between the pieces, and the seed of its look. */
  readonly ground: 'meadow' | 'moor' | 'snow' | 'ash' | 'desert';
  readonly seed: number;
  readonly pieces: readonly TerrainPiece[];
}
