import type { Pose } from '@muster/geometry';
import type { Modifier, SeatId, SideId, UnitId } from '../kernel';
import type { SpellId } from './content/spell-ids';
import type { Warband } from './profile';
import type { Edge, Figure } from './state';
import type { ActivateStep, Announced, RollWhy } from './steps-flow';
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
      /** So many of them, the first, were not thrown but count as sixes [ASOBH-TRAIT-hero]. */
      readonly sure: number;
      readonly needs: number;
      readonly quality: number;
      readonly modifiers: readonly Modifier[];
      readonly successes: number;
    }
  /** A die was changed or rolled again after it was seen, by a trait. */
  | {
      readonly type: 'diceChanged';
      readonly unit: UnitId;
      /** The trait, and how the roll remembers that it was used. */
      readonly by: string;
      readonly name: string;
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
      /** What the other casters of a group have named [ASOBH-GRP-05]. */
      readonly others?: readonly Announced[];
    }
  | { readonly type: 'reactionDeclined'; readonly seat: SeatId }
  /** By two failed dice the turn passes to this side: because it took it, or because nobody reacts in this battle. */
  | { readonly type: 'initiativeTaken'; readonly side: SideId; readonly why: 'taken' | 'turn-over' }
  /** A figure's player lets reactions pass by for it, or no longer. */
  | { readonly type: 'declining'; readonly unit: UnitId; readonly on: boolean }
  | { readonly type: 'ordered'; readonly unit: UnitId; readonly order: Order; readonly figures: readonly UnitId[] }
  /** A figure stops acting with actions left, or all that acted have. */
  | { readonly type: 'stopped'; readonly units: readonly UnitId[] }
  /** There is nothing these can do with the actions they have left. */
  | { readonly type: 'idled'; readonly units: readonly UnitId[] }
  /** A seat of a team passes for the rest of its turn. */
  | { readonly type: 'seatPassed'; readonly seat: SeatId }
  /** Moves instead of rolling [ASOBH-ACT-14]. */
  | { readonly type: 'freeMoveBegan'; readonly unit: UnitId; readonly figures: readonly UnitId[] }
  /** Says that it will be reckless, or keeps to the ground in the wind [ASOBH-TRAIT-reckless] [ASOBH-WTH-02]. */
  | { readonly type: 'declared'; readonly unit: UnitId; readonly what: 'reckless' | 'flies-low' }
  /** His own men turned on the one with the whip [ASOBH-LDR-04]. */
  | { readonly type: 'turnedOn'; readonly unit: UnitId }
  | { readonly type: 'banked'; readonly unit: UnitId; readonly actions: number };

export type Order = 'group' | 'regroup' | 'concentrate' | 'discipline';
