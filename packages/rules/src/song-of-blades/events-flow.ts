import type { Pose } from '@muster/geometry';
import type { Modifier, SeatId, SideId, UnitId } from '../kernel';
import type { SpellId } from './content/spell-ids';
import type { Warband } from './profile';
import type { Edge, Figure } from './state';
import type { ActivateStep, RollWhy } from './steps-flow';
import type { TerrainPiece } from './terrain';

export type FlowEvent =
  /** `null` in the eyes of the other side until both are ready [ASOBH-SET-01]. */
  | { readonly type: 'warbandChosen'; readonly seat: SeatId; readonly side: SideId; readonly warband: Warband | null }
  | { readonly type: 'readied'; readonly seat: SeatId; readonly side: SideId; readonly ready: boolean }
  /** Both are ready: everything is shown. */
  | {
      readonly type: 'warbandsRevealed';
      readonly figures: readonly Figure[];
      readonly sides: Readonly<
        Record<
          SideId,
          { readonly warband: string; readonly of: string; readonly points: number; readonly began: number }
        >
      >;
    }
  | { readonly type: 'rolledOff'; readonly side: SideId; readonly why: 'role' | 'first'; readonly face: number }
  | { readonly type: 'rollOffDecided'; readonly why: 'role' | 'first'; readonly winner: SideId | null }
  | { readonly type: 'roleChosen'; readonly side: SideId; readonly role: 'attacker' | 'defender' }
  | { readonly type: 'laid'; readonly side: SideId; readonly piece: TerrainPiece }
  | { readonly type: 'takenUp'; readonly side: SideId; readonly piece: string }
  | { readonly type: 'edgeChosen'; readonly side: SideId; readonly edge: Edge }
  | { readonly type: 'deployed'; readonly unit: UnitId; readonly pose: Pose; readonly level: number }
  /** Dice were thrown against a Quality; for a group, the worst of it. */
  | {
      readonly type: 'rolled';
      readonly unit: UnitId;
      readonly figures: readonly UnitId[];
      readonly why: RollWhy;
      readonly faces: readonly number[];
      readonly needs: number;
      readonly quality: number;
      readonly modifiers: readonly Modifier[];
      readonly successes: number;
    }
  /** A die was changed or rolled again after it was seen, by a trait. */
  | {
      readonly type: 'diceChanged';
      readonly unit: UnitId;
      readonly by: string;
      readonly die: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'activated';
      readonly kind: ActivateStep['kind'];
      readonly figures: readonly UnitId[];
      readonly dice: number;
      readonly spell: SpellId | null;
    }
  | { readonly type: 'reactionDeclined'; readonly seat: SeatId }
  | { readonly type: 'initiativeTaken'; readonly side: SideId };
