import type { Point } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import type { Manner, WalkStep } from '../steps-moves';

/** A walk that begins; called, it closes with `{ is: 'walked', … }`. `left`: allowance in mm. */
export const walkStep = (given: {
  readonly unit: UnitId;
  readonly manner: Manner;
  readonly path: readonly Point[];
  readonly left: number;
  readonly into?: UnitId | null;
  readonly jump?: boolean;
}): WalkStep => ({ is: 'walk', far: null, into: null, jump: false, stage: 'begin', ...given });
