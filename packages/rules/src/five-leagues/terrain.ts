import type { Point } from '@muster/geometry';

/**
 * How a piece stands on the table [FL-BAT-41 … 46]. `linear`: hedge, fence, wall: crossed, never stood on. `area`: wood,
 * bushes, rubble. `field`: mud, water, lava: flat. `individual`: barrel, tree, statue: neither climbed nor entered.
 * `block`: boulder, locked building: climbed, not entered; its top can be stood on. `interior`: entered by its openings,
 * usually climbed. `floor`: raised ground or a stair that is walked up freely (a step of 1" or less at a time).
 */
export type Stands = 'linear' | 'area' | 'field' | 'individual' | 'block' | 'interior' | 'floor';

/** What else is true of a piece. */
export type Tag =
  | 'difficult'
  | 'impassable'
  /** Harms who stands in it; horrors go round it [FL-AI-41]. */
  | 'dangerous'
  | 'water'
  | 'wet'
  | 'thorns'
  | 'ruined'
  /** Open rails: never stop sight [FL-BAT-49]. */
  | 'open'
  /** No ally source of Combat Bonus here [FL-BAT-115]. */
  | 'confined'
  /** Difficult to the enemies only: the warband has found a way through [FL-SCN-T-site-finds-02]. */
  | 'path'
  | 'forest'
  | 'bushes'
  /** Small heap crossed for 1" [FL-BAT-38]. */
  | 'debris';

export interface TerrainPiece {
  readonly id: string;
  readonly name: string;
  readonly stands: Stands;
  readonly tags: readonly Tag[];
  /** Millimetres above the table; 0 for a flat piece. */
  readonly height: number;
  /** Counter-clockwise, millimetres. */
  readonly outline: readonly Point[];
  /** Ways through the walls of an interior [FL-BAT-22]. */
  readonly openings: readonly Opening[];
  /** What the skin paints: `wood-oak`, `wall-stone`, `ruin`, `pond`, `rock`, `hut`, `field`, `fence`, `rubble`, … */
  readonly art: string;
}

export interface Opening {
  readonly id: string;
  readonly is: 'door' | 'window' | 'gap';
  readonly from: Point;
  readonly to: Point;
  /** Height of the sill in mm; 0 for a door. */
  readonly sill: number;
}

export type Edge = 'near' | 'far' | 'left' | 'right';

/** A ready field. */
export interface BattleMap {
  readonly id: string;
  readonly name: string;
  /** One line that says what waits there. */
  readonly blurb: string;
  /** Millimetres. */
  readonly width: number;
  readonly depth: number;
  /** `dungeon`: for Site Battles and Lairs. */
  readonly place: 'open' | 'dungeon';
  /** What the skin paints between the pieces, and the seed of its look. */
  readonly ground: 'meadow' | 'moor' | 'snow' | 'ash' | 'desert' | 'stone';
  readonly seed: number;
  readonly pieces: readonly TerrainPiece[];
  /** Ways in on the edges of a dungeon [FL-SET-30]. */
  readonly entries: readonly Point[];
  /** Rooms of a dungeon, for markers that must lie apart [FL-SET-35]. */
  readonly rooms: readonly { readonly id: string; readonly outline: readonly Point[] }[];
}
