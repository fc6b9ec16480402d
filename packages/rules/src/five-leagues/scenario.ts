import type { Point } from '@muster/geometry';
import type { UnitId } from '../kernel';
import type { FoeRef } from './secret';

export type ScenarioId =
  | 'starter'
  | 'starter-replay'
  | 'meeting'
  | 'defensive'
  | 'camp-raid'
  | 'hideout-raid'
  | 'site'
  | 'lair';
export type ObjectiveId =
  | 'fetch'
  | 'search'
  | 'scout'
  | 'investigate'
  | 'eliminate'
  | 'hunt'
  | 'secure'
  | 'defend'
  | 'camp'
  | 'hideout'
  | 'site'
  | 'lair'
  | 'last-standing';

/** Whom the warband meets: rolled with the dice shown, or chosen [FL-SET-01 … 06]. */
export interface Encounter {
  readonly scenario: ScenarioId;
  readonly table: string | null;
  readonly entry: string | null;
  /** Figures before leaders, after every change of number. */
  readonly size: number;
  /** What the number came from, for people. */
  readonly sizeParts: readonly { readonly amount: number; readonly because: string }[];
  readonly ranged: number;
  readonly leaders: readonly FoeRef[];
  /** Motivation of a Unique Foe, by its row. */
  readonly motivation: string | null;
  readonly aberration: string | null;
  readonly unknownMarkers: number;
  /** Figures the enemy began with, leaders in. */
  readonly began: number;
}

export interface Objective {
  readonly is: ObjectiveId;
  /** Last round in which it can be achieved; null: no limit. */
  readonly until: number | null;
  readonly places: readonly {
    readonly at: Point;
    readonly piece: string | null;
    readonly marker: string | null;
    readonly done: boolean;
  }[];
  readonly target: UnitId | null;
  readonly needed: number;
  readonly done: number;
  readonly state: 'open' | 'achieved' | 'lost';
}

/** How a battle went, for the campaign that follows. Counts and names only; the log holds the rest. */
export interface Report {
  readonly scenario: ScenarioId;
  readonly heldField: boolean;
  readonly objective: Objective['state'];
  readonly rounds: number;
  readonly characters: readonly {
    readonly id: string;
    readonly fate: 'stands' | 'casualty' | 'left' | 'removed';
    readonly flight: boolean;
    /** Codes of what lies on the Injury roll (`gruesome`, `cruel-wounds`, `poison`, `no-roll`). */
    readonly injury: readonly string[];
    readonly kills: readonly string[];
  }[];
  readonly enemies: {
    readonly slain: number;
    readonly routed: number;
    readonly leadersSlain: readonly string[];
    readonly uniqueFoe: 'slain' | 'routed' | 'alive' | null;
    readonly aberrationsSlain: readonly string[];
  };
  /** What was won and what must be rolled after the battle, by code (`loot`, `gold`, `adventure-points`, `story-points`, `enemy-plans`, `unexplored-location`, `friend:villager` …). */
  readonly gains: readonly { readonly what: string; readonly amount: number; readonly because: string }[];
  readonly storyPoints: number;
  readonly spentItems: readonly string[];
  readonly damaged: readonly { readonly unit: UnitId; readonly gear: string }[];
  readonly gone: readonly string[];
}
