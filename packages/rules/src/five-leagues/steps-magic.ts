import type { Point } from '@muster/geometry';
import type { UnitId } from '../kernel';
import type { ItemId, SpellId } from './content/ids';

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
  readonly stage: 'roll' | 'kept' | 'will' | 'saves' | 'effect' | 'done';
  readonly faces: readonly number[] | null;
  readonly bonus: number;
}

/** An item being used [FL-BAT-71]. */
export interface UseStep {
  readonly is: 'use';
  readonly by: UnitId;
  readonly item: ItemId;
  readonly target: UnitId | null;
  readonly stage: 'begin' | 'done';
}

/** Something worked on with an Action [FL-BAT-74]: a feature, an objective, a marker; tests and finds follow. */
export interface InteractStep {
  readonly is: 'interact';
  readonly by: UnitId;
  readonly with: string;
  readonly stage: string;
}

export type MagicStep = CastStep | UseStep | InteractStep;
export type MagicReturn = { readonly is: 'cast'; readonly worked: boolean };
