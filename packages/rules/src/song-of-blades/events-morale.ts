import type { SideId, UnitId } from '../kernel';
import type { TraitId } from './content/trait-ids';
import type { Because } from './events';
import type { ConditionKind } from './state';
import type { MoraleCause } from './steps-morale';

/** How a morale test ended for the figure that took it. */
export type MoraleResult =
  | 'stands'
  /** Runs one or two moves. */
  | 'runs'
  /** Stays by the standard although it failed. */
  | 'rallies'
  /** Spends its first move getting up [ASOBH-MOR-06]. */
  | 'gets-up'
  | 'routs'
  | 'crumbles'
  /** Cannot run: Transfixed, entangled, or lying beside a foe. */
  | 'caught';

/** They tell what happened; the changes stand in the events beside them. */
export type MoraleEvent =
  | {
      readonly type: 'moraleTested';
      readonly unit: UnitId;
      readonly cause: MoraleCause;
      readonly by: UnitId | null;
      readonly failures: number;
      readonly result: MoraleResult;
      /** Compulsory moves that follow. */
      readonly moves: number;
    }
  | { readonly type: 'warbandRouted'; readonly side: SideId; readonly leader: UnitId }
  | { readonly type: 'tookLead'; readonly unit: UnitId; readonly from: UnitId }
  | { readonly type: 'standardTaken'; readonly unit: UnitId; readonly by: UnitId }
  /** Nothing came of it: what it is, or a trait, keeps it safe. */
  | { readonly type: 'unaffected'; readonly unit: UnitId; readonly by: string; readonly because: Because }
  /** A life of a Tough figure, in place of leaving play. */
  | { readonly type: 'lifeLost'; readonly unit: UnitId; readonly left: number; readonly because: Because }
  | {
      readonly type: 'cared';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly what: string;
      readonly actions: number;
      readonly by: 'hands' | 'potion' | 'friend';
    }
  | {
      readonly type: 'potionUsed';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly faces: readonly number[];
      readonly successes: number;
    }
  | {
      readonly type: 'workedFree';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly from: ConditionKind;
      readonly done: number;
      readonly task: number;
    }
  | {
      readonly type: 'stole';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly what: string;
      readonly result: 'taken' | 'nothing' | 'caught';
      readonly thief: number;
      readonly victim: number;
    }
  | { readonly type: 'shedGear'; readonly unit: UnitId; readonly traits: readonly TraitId[] }
  | {
      readonly type: 'statueStruck';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly face: number;
      readonly result: 'weapon-breaks' | 'holds' | 'shatters';
    }
  | { readonly type: 'lifted'; readonly unit: UnitId; readonly target: UnitId }
  | { readonly type: 'finished'; readonly unit: UnitId; readonly target: UnitId }
  | {
      readonly type: 'animalSpooked';
      readonly unit: UnitId;
      readonly face: number;
      readonly result: 'stuck' | 'tests';
    }
  | { readonly type: 'beganDrowning'; readonly unit: UnitId; readonly face: number; readonly turns: number }
  | { readonly type: 'rescued'; readonly unit: UnitId; readonly by: UnitId | null };
