import type { SeatId, UnitId } from '../kernel';

/**
 * The whole set-up, in the scenario's own order: builds the encounter (one table at a time so that each die is seen
 * [FL-SET-01 … 06]), then calls field, deployment and all that comes before the first round. When it closes, the first
 * round may begin. Called once, when everybody is ready.
 */
export interface EncounterStep {
  readonly is: 'encounter';
  readonly stage:
    | 'table'
    | 'entry'
    | 'numbers'
    | 'leadership'
    | 'fixed'
    | 'foe'
    | 'motivation'
    | 'aberration'
    | 'objective'
    | 'muster'
    | 'set-up'
    | 'done';
  /** Unique Foes still to be named. */
  readonly uniques: number;
}

/** Lays the field by dice where none was chosen [FL-SET-08], and rolls for the warband's edge [FL-SET-10]. */
export interface TerrainStep {
  readonly is: 'lay-terrain';
}

/** Sets the enemy up as the scenario says: by the game, or by the master within the same limits. */
export interface DeployEnemyStep {
  readonly is: 'deploy-enemy';
  /**
   * `begin` rolls what the scenario rolls and says who stands in which group; `ask` waits for the master; `quiet` asks
   * the party which group it finds elsewhere [FL-SCN-T-site-reaction-07].
   */
  readonly stage: 'begin' | 'ask' | 'close' | 'quiet';
}

/** The party sets its characters up where the scenario lets it; each seat its own, then all are ready. */
export interface DeployPartyStep {
  readonly is: 'deploy-party';
  readonly stage: 'begin' | 'ask';
  readonly ready: readonly SeatId[];
}

/** A member tests to seize the initiative; on success each does one thing [FL-SET-16]. */
export interface SeizeStep {
  readonly is: 'seize';
  readonly stage: 'choose' | 'test' | 'act';
  readonly unit: UnitId | null;
  readonly done: readonly UnitId[];
  readonly passed: readonly SeatId[];
}

/** Enemies steal nearer until one is spotted [FL-SET-21]. */
export interface InfiltrationStep {
  readonly is: 'infiltration';
  readonly stage: 'next' | 'move' | 'watch';
  readonly unit: UnitId | null;
  /** Who has had a move in this turn about. */
  readonly moved: readonly UnitId[];
}

/** The party steals nearer until somebody hears it, or all have come near enough [FL-SET-27]. */
export interface SneakStep {
  readonly is: 'sneak';
  readonly stage: 'move' | 'watch';
  readonly unit: UnitId | null;
  readonly ready: readonly SeatId[];
}

/** A scout goes ahead into a Site [FL-SET-31]. */
export interface ScoutStep {
  readonly is: 'scout';
  readonly stage: 'begin' | 'move' | 'react';
}

/** A scout looks round a Lair until the beast is found, or is not there; then both sides set up [FL-SET-35]. */
export interface LairStep {
  readonly is: 'lair';
  readonly stage: 'choose' | 'place' | 'move' | 'look' | 'party' | 'entry' | 'moves' | 'done';
  readonly scout: UnitId | null;
  /** Who had the one move before the first round, and which seats want no more. */
  readonly moved: readonly UnitId[];
  readonly ready: readonly SeatId[];
}

/**
 * Something a Site marker holds, being settled [FL-SET-33]; also a trap that is sprung, a hazard that is entered, and
 * somebody who struggles in a trap. `entry`: the row of the find, `trap` that of the trap; null before they are rolled.
 */
export interface FindStep {
  readonly is: 'find';
  readonly marker: string;
  readonly by: UnitId;
  readonly stage:
    | 'begin'
    | 'roll'
    | 'hazard'
    | 'hazard-tested'
    | 'step-back'
    | 'trap'
    | 'trap-tested'
    | 'sprung'
    | 'alarm-tested'
    | 'struggle'
    | 'struggled'
    | 'done';
  readonly entry: string | null;
  readonly trap: string | null;
  /** Who else must test against the same trap. */
  readonly others: readonly UnitId[];
}

/** An Unknown Enemy is revealed [FL-AI-52]. */
export interface RevealStep {
  readonly is: 'reveal-marker';
  readonly marker: string;
  readonly stage: 'prepared' | 'roll';
}

/** Both sides stand: what may be used right before the first round is used by its players, until all want no more [FL-LOOT-unique-items]. */
export interface EveStep {
  readonly is: 'eve';
  readonly ready: readonly SeatId[];
}

/** No enemy is left, yet the objective may still be had: the party says whether it plays on [FL-SET-17]. */
export interface PlayOnStep {
  readonly is: 'play-on';
}

export type ScenarioStep =
  | EncounterStep
  | TerrainStep
  | DeployEnemyStep
  | DeployPartyStep
  | SeizeStep
  | InfiltrationStep
  | SneakStep
  | ScoutStep
  | LairStep
  | FindStep
  | RevealStep
  | EveStep
  | PlayOnStep;

export type ScenarioReturn = { readonly is: 'scenario'; readonly what: string };
