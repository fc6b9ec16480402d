import type { SeatId, UnitId } from '../kernel';

/** Why somebody tests morale [ASOBH-MOR-02]. */
export type MoraleCause =
  | 'gruesome'
  | 'terror'
  | 'leader-lost'
  | 'below-half'
  | 'discipline'
  | 'standard-lost'
  | 'spell'
  | 'backfire'
  | 'weather'
  | 'crumble';

/** A test that is due. `by`: who frightens, where somebody does. */
export interface Due {
  readonly unit: UnitId;
  readonly cause: MoraleCause;
  readonly by: UnitId | null;
  /** A member of its Gang died horribly: the test is harder [ASOBH-TRAIT-gang]. */
  readonly gang?: boolean;
}

export type MoraleStep =
  /** Tests that are due, each with its cause, taken one after another [ASOBH-MOR-07]. */
  | { readonly is: 'tests'; readonly due: readonly Due[] }
  /** `rout`: a cowardly Leader ran, and everybody goes with him. */
  | {
      readonly is: 'morale';
      readonly unit: UnitId;
      readonly cause: MoraleCause;
      readonly by: UnitId | null;
      readonly gang: boolean;
      readonly stage: 'roll' | 'rolled' | 'choice' | 'flee' | 'rout';
      readonly failures: number;
    }
  /** What follows when a figure left play, stage by stage: those bound to it, beasts, who takes the lead, tests. */
  | {
      readonly is: 'aftermath';
      readonly unit: UnitId;
      readonly how: 'out' | 'gruesome' | 'fled' | 'vanished';
      readonly by: UnitId | null;
      readonly stage: 'followers' | 'animals' | 'officers' | 'officer-tested' | 'friends' | 'done';
      /** Tests known when it left: they saw it, and it is not there to be seen now. */
      readonly due: readonly Due[];
      /** Subcommanders who tested to take the lead; the last one is the one being judged. */
      readonly officers: readonly UnitId[];
      /** One of them stays and leads now: the others need not test for the loss [ASOBH-LDR-06]. */
      readonly led: boolean;
    }
  /** A choice about a figure's state: flee to the edge or to the standard, what a potion mends first. */
  | {
      readonly is: 'morale-choice';
      readonly seat: SeatId;
      readonly of: 'flight' | 'potion';
      readonly unit: UnitId;
      readonly options: readonly string[];
    }
  /** Things that happen when a turn begins or ends: hail, drowning, poison, venom, spells that run out. */
  | { readonly is: 'upkeep'; readonly when: 'begin' | 'end'; readonly todo: readonly string[] | null }
  /** A hand in somebody's purse: three dice against three [ASOBH-TRAIT-thief]. */
  | {
      readonly is: 'theft';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly what: string;
      readonly stage: 'thief' | 'victim' | 'after';
      readonly successes: number;
    }
  /** A potion being spent on a figure, as many healing actions as dice succeeded [ASOBH-TRAIT-potion-of-healing]. */
  | {
      readonly is: 'potion';
      readonly unit: UnitId;
      readonly target: UnitId;
      readonly stage: 'roll' | 'mend' | 'chosen';
      readonly left: number;
    };

export type MoraleReturn =
  | { readonly is: 'tested'; readonly unit: UnitId; readonly failures: number }
  | { readonly is: 'morale-chosen'; readonly of: string; readonly option: string };
