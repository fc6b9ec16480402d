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

export type MoraleStep =
  /** Tests that are due, each with its cause, taken one after another [ASOBH-MOR-07]. */
  | {
      readonly is: 'tests';
      readonly due: readonly { readonly unit: UnitId; readonly cause: MoraleCause; readonly by: UnitId | null }[];
    }
  | {
      readonly is: 'morale';
      readonly unit: UnitId;
      readonly cause: MoraleCause;
      readonly by: UnitId | null;
      readonly stage: 'roll' | 'rolled' | 'flee';
      readonly failures: number;
    }
  /** What follows when figures left play: leaders, beasts, summoned ones, spells, half the warband. */
  | {
      readonly is: 'aftermath';
      readonly unit: UnitId;
      readonly how: 'out' | 'gruesome' | 'fled' | 'vanished';
      readonly by: UnitId | null;
    }
  /** A choice about a figure's state: flee to the edge or to the standard, follow one that stops. */
  | {
      readonly is: 'morale-choice';
      readonly seat: SeatId;
      readonly of: string;
      readonly unit: UnitId;
      readonly options: readonly string[];
    }
  /** Things that happen when a turn begins or ends: hail, drowning, poison, venom, spells that run out. */
  | { readonly is: 'upkeep'; readonly when: 'begin' | 'end'; readonly todo: readonly string[] };

export type MoraleReturn =
  | { readonly is: 'tested'; readonly unit: UnitId; readonly failures: number }
  | { readonly is: 'morale-chosen'; readonly of: string; readonly option: string };
