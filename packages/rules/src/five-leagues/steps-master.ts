import type { UnitId } from '../kernel';
import type { SkillId } from './content/ids';
import type { Prepared, Reward } from './secret';

/** A prepared thing comes true: its figures appear, its test is asked. What is still to come of it only the master sees. */
export interface SpringStep {
  readonly is: 'spring';
  readonly prepared: Omit<Prepared, 'id' | 'note' | 'trigger' | 'held'>;
  readonly stage: 'figures' | 'test';
}

/** A test of the master’s own for some characters, one after another [FL-BAT-201]. */
export interface MasterTestStep {
  readonly is: 'master-test';
  /** Who is still to test. */
  readonly units: readonly UnitId[];
  /** Whose test is being made now. */
  readonly now: UnitId | null;
  readonly skills: readonly SkillId[];
  readonly target: number;
  readonly onPass: string;
  readonly onFail: string;
  readonly reward: Reward | null;
}

export type MasterStep = SpringStep | MasterTestStep;
export type MasterReturn = { readonly is: 'sprung' };
