import type { UnitId } from '../kernel';

/** Builds the encounter: rolls or takes what was chosen, one table at a time so that each die is seen [FL-SET-01 … 06]. */
export interface EncounterStep {
  readonly is: 'encounter';
  readonly stage: string;
}

/** Lays the field by dice [FL-SET-08]. */
export interface TerrainStep {
  readonly is: 'lay-terrain';
}

/** Sets the enemy up as the scenario says (by the game, or by the master within the same limits). */
export interface DeployEnemyStep {
  readonly is: 'deploy-enemy';
  readonly stage: string;
  readonly detail: Readonly<Record<string, number>>;
}

/** The party sets up its characters where the scenario lets it; each seat its own, then all are ready. */
export interface DeployPartyStep {
  readonly is: 'deploy-party';
  readonly ready: readonly string[];
  readonly detail: Readonly<Record<string, number>>;
}

/** A member tests to seize the initiative; on success each does one thing [FL-SET-16]. */
export interface SeizeStep {
  readonly is: 'seize';
  readonly stage: 'choose' | 'test' | 'act';
}

/** Enemies steal nearer until one is spotted [FL-SET-21]. */
export interface InfiltrationStep {
  readonly is: 'infiltration';
  readonly stage: string;
  readonly unit: UnitId | null;
  readonly moved: readonly UnitId[];
}

/** The party steals nearer until somebody hears it [FL-SET-27]. */
export interface SneakStep {
  readonly is: 'sneak';
  readonly stage: string;
  readonly unit: UnitId | null;
}

/** A scout goes ahead: of a Site [FL-SET-31] or a Lair [FL-SET-35]. */
export interface ScoutStep {
  readonly is: 'scout';
  readonly stage: string;
  readonly unit: UnitId | null;
  readonly detail: Readonly<Record<string, number | string>>;
}

/** Something a Site marker or a Lair location holds, being settled [FL-SET-33]. */
export interface FindStep {
  readonly is: 'find';
  readonly marker: string;
  readonly by: UnitId;
  readonly stage: string;
  readonly entry: string | null;
  readonly detail: Readonly<Record<string, number | string>>;
}

/** An Unknown Enemy is revealed [FL-AI-52]. */
export interface RevealStep {
  readonly is: 'reveal-marker';
  readonly marker: string;
}

/** Figures come to the table where a rule puts them; `where` and who is in `detail`. */
export interface ArriveStep {
  readonly is: 'arrive';
  readonly why: string;
  readonly units: readonly UnitId[];
  readonly at: { readonly x: number; readonly y: number };
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
  | FindStep
  | RevealStep
  | ArriveStep;

export type ScenarioReturn = { readonly is: 'scenario'; readonly what: string };
