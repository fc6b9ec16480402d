import type { Point } from '@muster/geometry';
import type { Modifier, SeatId, SourceId, UnitId } from '../kernel';
import type { Encounter, Objective } from './scenario';
import type { FoeRef } from './secret';
import type { Edge } from './terrain';

/** What people are told of encounters and scenarios, beside the changes of the core events. */
export type ScenarioEvent =
  /** A table was asked. `faces`: every throw, those on rows that are cut off first; none where it was chosen. */
  | {
      readonly type: 'tableAsked';
      readonly table: string;
      readonly sides: number;
      readonly faces: readonly number[];
      readonly entry: string;
    }
  | {
      readonly type: 'numbersRolled';
      readonly faces: readonly number[];
      readonly parts: Encounter['sizeParts'];
      readonly size: number;
      readonly ranged: number;
    }
  | { readonly type: 'leaderJoined'; readonly foe: FoeRef; readonly because: SourceId }
  | { readonly type: 'edgeRolled'; readonly faces: readonly number[]; readonly edge: Edge }
  | { readonly type: 'fieldLaid'; readonly theme: string; readonly faces: readonly number[]; readonly pieces: number }
  /** Where the sides may set up; lengths in mm from their own edges, or from an enemy. */
  | {
      readonly type: 'distanceRolled';
      readonly what: 'lines' | 'forward' | 'standoff';
      readonly faces: readonly number[];
      readonly modifiers: readonly Modifier[];
      readonly mm: number;
    }
  | {
      readonly type: 'outflankRolled';
      readonly faces: readonly number[];
      readonly modifiers: readonly Modifier[];
      readonly deploy: number;
      readonly waiting: readonly UnitId[];
    }
  | {
      readonly type: 'flankersRolled';
      readonly face: number;
      readonly round: number;
      readonly edge: Edge | null;
      readonly units: readonly UnitId[];
    }
  | { readonly type: 'deployed'; readonly seat: SeatId; readonly units: readonly UnitId[] }
  | { readonly type: 'seizeBarred'; readonly because: SourceId; readonly code: string }
  | { readonly type: 'seizeTried'; readonly unit: UnitId; readonly passed: boolean }
  /** Somebody stole nearer, and somebody looked and listened: the total against the distance in inches. */
  | {
      readonly type: 'watched';
      readonly how: 'infiltration' | 'sneak';
      readonly mover: UnitId;
      readonly by: UnitId;
      readonly faces: readonly number[];
      readonly modifiers: readonly Modifier[];
      readonly distance: number;
      readonly spotted: boolean;
    }
  | { readonly type: 'scoutChosen'; readonly unit: UnitId }
  /** A look round a Lair: the total against the distance in inches of the nearest place in sight. */
  | {
      readonly type: 'scouted';
      readonly unit: UnitId;
      readonly faces: readonly number[];
      readonly marker: string | null;
      readonly distance: number | null;
      readonly result: 'nothing' | 'found' | 'alerted';
    }
  | {
      readonly type: 'explored';
      readonly marker: string;
      readonly by: UnitId;
      readonly face: number;
      readonly entry: string;
    }
  | { readonly type: 'trapSprung'; readonly unit: UnitId; readonly faces: readonly number[]; readonly entry: string }
  | {
      readonly type: 'unknownRevealed';
      readonly marker: string;
      readonly at: Point;
      readonly face: number;
      readonly units: readonly UnitId[];
    }
  | {
      readonly type: 'markerDrifted';
      readonly id: string;
      readonly path: readonly Point[];
      readonly face: number | null;
    }
  | {
      readonly type: 'noticed';
      readonly units: readonly UnitId[];
      readonly because: 'seen' | 'friend' | 'melee' | 'marker' | 'alarm';
    }
  | {
      readonly type: 'patrolSent';
      readonly units: readonly UnitId[];
      readonly marker: string;
      readonly faces: readonly number[];
    }
  | { readonly type: 'objectiveSet'; readonly objective: Objective; readonly faces: readonly number[] }
  | {
      readonly type: 'objectiveAdvanced';
      readonly unit: UnitId | null;
      readonly is: Objective['is'];
      readonly done: number;
      readonly needed: number;
    }
  | { readonly type: 'objectiveClosed'; readonly is: Objective['is']; readonly state: 'achieved' | 'lost' }
  | { readonly type: 'diceThrown'; readonly why: string; readonly faces: readonly number[]; readonly happens: boolean }
  | { readonly type: 'gained'; readonly what: string; readonly amount: number; readonly because: SourceId }
  | { readonly type: 'flightDue'; readonly units: readonly UnitId[]; readonly faces: readonly number[] }
  | { readonly type: 'playOnChosen'; readonly seat: SeatId; readonly on: boolean };
