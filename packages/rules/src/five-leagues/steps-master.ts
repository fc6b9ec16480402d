import type { SeatId } from '../kernel';
import type { Prepared } from './secret';

/** A prepared thing comes true: its figures appear, its words are read, its test is asked. */
export interface SpringStep {
  readonly is: 'spring';
  /** As it was when it sprang; everything in it is public now. */
  readonly prepared: Omit<Prepared, 'note' | 'trigger' | 'held'>;
  readonly stage: 'figures' | 'test' | 'done';
}

/** A test of the master's own for some characters [FL-BAT-201]. */
export interface MasterTestStep {
  readonly is: 'master-test';
  readonly units: readonly string[];
  readonly skills: readonly string[];
  readonly target: number;
  readonly text: string;
  readonly onPass: string;
  readonly onFail: string;
  readonly passed: readonly string[];
  readonly asked: SeatId | null;
}

export type MasterStep = SpringStep | MasterTestStep;
export type MasterReturn = { readonly is: 'sprung' };
