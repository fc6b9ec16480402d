import type { Point, Pose, Shape } from '@muster/geometry';
import type { Consent, Seat, SeatId, SideId, Table, UnitId } from '../kernel';

export type Tincture = 'azure' | 'vermilion' | 'gold' | 'viridian' | 'plum' | 'bone';
export type Ground = 'meadow' | 'moor' | 'snow' | 'ash' | 'desert';
export type Art = (typeof ARTS)[number];
export type Look = (typeof LOOKS)[number];

/** Who may handle a piece: one seat, or everyone at the table. */
export type Owner = SeatId | 'table';

export interface SandboxState {
  readonly table: Table;
  readonly ground: Ground;
  /** The painted ground is a function of it. */
  readonly seed: number;
  readonly seats: readonly Seat[];
  readonly sides: Readonly<Record<SideId, { readonly name: string; readonly tincture: Tincture }>>;
  readonly pieces: Readonly<Record<UnitId, Piece | Covered>>;
  readonly terrain: Readonly<Record<string, Terrain>>;
  /** A note, kept by the players: the sandbox enforces no turns. */
  readonly turn: TurnNote;
  /** Numbers new things: `p7`, `c7`, `t7`. Public and only growing. */
  readonly next: number;
  readonly consent: Consent;
}

export interface TurnNote {
  readonly round: number;
  /** Whose turn it is, if the table keeps that. */
  readonly seat: SeatId | null;
  /** Free words: "shooting". */
  readonly phase: string;
}

/** A base of any size and what is written on it. `cover` is set while it is hidden from all but its owner. */
export interface Piece {
  readonly is: 'piece';
  readonly id: UnitId;
  readonly owner: Owner;
  readonly name: string;
  readonly shape: Shape;
  readonly pose: Pose;
  /** Its colour; without one it takes that of its owner's side. */
  readonly tincture: Tincture | null;
  readonly look: Look;
  /** Drawn with a front edge. */
  readonly hasFront: boolean;
  readonly label: string;
  /** Short words pinned to it: "shaken", "on fire". */
  readonly marks: readonly string[];
  /** Named numbers: wounds, ammunition. */
  readonly counts: Readonly<Record<string, number>>;
  readonly locked: boolean;
  readonly cover: Cover | null;
}

/** Its own id: nobody learns from it what is below, nor what it was before. A disc, so it shows no facing. */
export interface Cover {
  readonly id: UnitId;
  readonly radius: number;
}

/** A piece under a cover as all but its owner have it: where the cover lies, and whose it is. */
export interface Covered {
  readonly is: 'covered';
  readonly id: UnitId;
  readonly owner: Owner;
  readonly radius: number;
  readonly at: Point;
  readonly locked: boolean;
}

/** The outline is given about `pose`: points in its own frame, x to the right and y ahead. */
export interface Terrain {
  readonly id: string;
  readonly name: string;
  readonly art: Art;
  readonly outline: readonly Point[];
  readonly pose: Pose;
  /** Inches of height as the players read them, for a label; 0 is flat. */
  readonly height: number;
  readonly locked: boolean;
}

export const TINCTURES = ['azure', 'vermilion', 'gold', 'viridian', 'plum', 'bone'] as const;
export const GROUNDS = ['meadow', 'moor', 'snow', 'ash', 'desert'] as const;
export const ARTS = [
  'hill',
  'wood-oak',
  'wood-pine',
  'pond',
  'field',
  'wall',
  'hedge',
  'fence',
  'ruin',
  'hut',
  'house',
  'rocks',
  'marsh',
] as const;
export const LOOKS = [
  'spear',
  'sword',
  'heavy',
  'bow',
  'crossbow',
  'rider',
  'ogre',
  'dragon',
  'engine',
  'catapult',
  'chariot',
  'beast',
  'wolf',
  'hero',
  'mage',
  'swarm',
  'giant',
  'piece',
] as const;

/** How much one table holds. */
export const LIMITS = { pieces: 400, terrain: 80, marks: 12, counts: 8, dice: 200, copies: 40 } as const;

/** The owned piece behind an id, which may be its own or that of its cover. Undefined also for a cover seen from outside. */
export function pieceOf(state: SandboxState, id: UnitId): Piece | undefined {
  const direct = Object.hasOwn(state.pieces, id) ? state.pieces[id] : undefined;
  if (direct?.is === 'piece') return direct;
  for (const each of Object.values(state.pieces)) if (each.is === 'piece' && each.cover?.id === id) return each;
  return undefined;
}

/** A body's footprint: the piece's own, or that of the cover. */
export const baseOf = (piece: Piece | Covered): { readonly shape: Shape; readonly pose: Pose } =>
  piece.is === 'piece'
    ? { shape: piece.shape, pose: piece.pose }
    : { shape: { kind: 'disc', radius: piece.radius }, pose: { ...piece.at, facing: 0 } };
