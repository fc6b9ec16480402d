import type { Point } from '@muster/geometry';
import type { UnitId } from '../kernel';
import type { SpellId } from './content/ids';

/** A spell being cast [FL-MAG-03 …]. */
export interface CastStep {
  readonly is: 'cast';
  readonly by: UnitId;
  readonly spell: SpellId;
  readonly targets: readonly UnitId[];
  /** Where it is laid, and the way it runs, for spells on the ground. */
  readonly at: Point | null;
  readonly angle: number | null;
  readonly marker: string | null;
  /** What lends the spell: a scroll that holds it, a crystal that spares dice and Strand. */
  readonly from: 'arcane-scroll' | 'essence-crystal' | null;
  /** `will`: a failed roll may be forced; `pay`: no Strand is left, but a Congealed one; `laid`: its targets feel it. */
  readonly stage: 'roll' | 'kept' | 'will' | 'settle' | 'pay' | 'saves' | 'effect' | 'laid' | 'done';
  readonly faces: readonly number[] | null;
  /** Added by Will after the roll. */
  readonly bonus: number;
  /** Null until it is settled. */
  readonly worked: boolean | null;
}

/** Magic strikes somebody who may ward it off: a herb crushed, a Story Point [FL-MAG-14] [FL-BAT-168]. */
export interface WardStep {
  readonly is: 'ward';
  readonly unit: UnitId;
  readonly by: UnitId | null;
  /** The rule or spell that strikes; words name it as a source. */
  readonly why: string;
  readonly stage: 'ask' | 'done';
  readonly warded: boolean;
}

/** Something worked on with an Action [FL-BAT-74]: a feature, an objective, a marker; tests and finds follow. */
export interface InteractStep {
  readonly is: 'interact';
  readonly by: UnitId;
  readonly with: string;
  readonly stage: string;
}

export type MagicStep = CastStep | WardStep | InteractStep;
export type MagicReturn =
  | { readonly is: 'cast'; readonly worked: boolean }
  | { readonly is: 'warded'; readonly warded: boolean };
