import type { Pose } from '@muster/geometry';
import type { ConsentEvent, SeatId, UnitId } from '../kernel';
import type { Cover, Covered, Owner, Piece, Terrain, TurnNote } from './state';

/** `next` is the number for the next new thing, after this event. */
export type SandboxEvent =
  | {
      readonly type: 'placed';
      readonly by: SeatId;
      readonly pieces: readonly (Piece | Covered)[];
      readonly next: number;
    }
  | {
      readonly type: 'moved';
      readonly by: SeatId;
      readonly how: 'moved' | 'formed-up' | 'wheeled';
      readonly to: readonly { readonly piece: UnitId; readonly pose: Pose }[];
    }
  | { readonly type: 'removed'; readonly by: SeatId; readonly pieces: readonly UnitId[] }
  | { readonly type: 'locked'; readonly by: SeatId; readonly pieces: readonly UnitId[]; readonly locked: boolean }
  | { readonly type: 'given'; readonly by: SeatId; readonly pieces: readonly UnitId[]; readonly to: Owner }
  | { readonly type: 'labelled'; readonly by: SeatId; readonly piece: UnitId; readonly text: string }
  | { readonly type: 'renamed'; readonly by: SeatId; readonly piece: UnitId; readonly name: string }
  | { readonly type: 'marked'; readonly by: SeatId; readonly piece: UnitId; readonly marks: readonly string[] }
  | {
      readonly type: 'counted';
      readonly by: SeatId;
      readonly piece: UnitId;
      readonly what: string;
      readonly value: number | null;
    }
  /** As the owner has it. */
  | {
      readonly type: 'covered';
      readonly by: SeatId;
      readonly covers: readonly { readonly piece: UnitId; readonly cover: Cover }[];
      readonly next: number;
    }
  /** As everyone else has it: these went out of sight, covers lie there now. */
  | {
      readonly type: 'went-under-cover';
      readonly by: SeatId;
      readonly pieces: readonly UnitId[];
      readonly covers: readonly Covered[];
      readonly next: number;
    }
  /** Carries everything newly visible. */
  | {
      readonly type: 'revealed';
      readonly by: SeatId;
      readonly pieces: readonly { readonly cover: UnitId; readonly piece: Piece }[];
    }
  | {
      readonly type: 'rolled';
      readonly by: SeatId;
      readonly dice: readonly { readonly sides: number; readonly faces: readonly number[] }[];
      readonly plus: number;
      readonly total: number;
      readonly why: string;
    }
  | {
      readonly type: 'lots-drawn';
      readonly by: SeatId;
      readonly drawn: readonly string[];
      readonly left: readonly string[];
      readonly why: string;
    }
  | { readonly type: 'terrain-placed'; readonly by: SeatId; readonly terrain: Terrain; readonly next: number }
  | { readonly type: 'terrain-moved'; readonly by: SeatId; readonly terrain: string; readonly pose: Pose }
  | { readonly type: 'terrain-removed'; readonly by: SeatId; readonly terrain: string }
  | { readonly type: 'terrain-locked'; readonly by: SeatId; readonly terrain: string; readonly locked: boolean }
  | { readonly type: 'turn-noted'; readonly by: SeatId; readonly turn: TurnNote }
  | ConsentEvent;
