import type { Point } from '@muster/geometry';
import type { UnitId } from '../kernel';

/** Why and how a figure goes: what it may do on the way follows from it. */
export type Manner =
  | 'move'
  /** A move and Dash in one allowance [FL-BAT-26]. */
  | 'dash'
  /** 1 Will: 4" more [FL-BAT-35]. */
  | 'will'
  /** Nine inches over any ground, by the teeth of a stalker [FL-ITEM-teeth-of-the-stalker]. */
  | 'stalk'
  /** Straight at an enemy in anger [FL-CHR-25]. */
  | 'anger'
  /** Set-up moves of 4". */
  | 'sneak'
  | 'forced';

/**
 * A figure on its way along a path, leg by leg: what happens on the way (a marker spotted, an ambush, a fall, a hazard)
 * is settled at the point where it happens, then it goes on, or its player is asked for the rest of the way.
 */
export interface WalkStep {
  readonly is: 'walk';
  readonly unit: UnitId;
  readonly manner: Manner;
  /** What is left of the way. */
  readonly path: readonly Point[];
  /** Allowance left in mm, terrain counted. */
  readonly left: number;
  /** Distance it may still go in a ruin it runs through, by its die; null where that counts for nothing [FL-BAT-65]. */
  readonly far: number | null;
  /** Down over edges without climbing: the move ends below [FL-BAT-31]. */
  readonly jump: boolean;
  /** Enemy to be met at the end of the way, if any [FL-BAT-27]. */
  readonly into: UnitId | null;
  /**
   * `begin`: a ruin asks for its die. `go`. `settled`: what happened on the way is over. `ask`: its player says how it
   * goes on. `fell`, `arrive`, `met`: what its end brings.
   */
  readonly stage: 'begin' | 'go' | 'settled' | 'ask' | 'fell' | 'arrive' | 'met';
}

/** A drop of more than an inch: a Hit by its height [FL-BAT-32]. */
export interface FallStep {
  readonly is: 'fall';
  readonly unit: UnitId;
  readonly height: number;
  readonly stage: 'hit' | 'done';
}

/** An owner chooses where a figure goes that a rule moves (a step-up, an evasive 2", a retreat at an edge). */
export interface PlaceStep {
  readonly is: 'place';
  readonly unit: UnitId;
  readonly why: string;
  readonly reach: number;
  readonly mayStay: boolean;
}

export type MoveStep = WalkStep | FallStep | PlaceStep;
export type MoveReturn =
  | { readonly is: 'walked'; readonly arrived: boolean; readonly into: UnitId | null }
  | { readonly is: 'placed' };
