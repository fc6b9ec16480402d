import type { Point } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import type { RecoilStep } from '../steps-moves';

/**
 * A recoil ready to be called: one base width away from `from`, where its owner picks [ASOBH-MEL-12]. It hands down
 * `{ is: 'recoiled', how }`. `follow`: `by` may close up after it, as in melee [ASOBH-MEL-13].
 */
export const recoilStep = (given: {
  readonly unit: UnitId;
  readonly by: UnitId | null;
  readonly from: Point;
  readonly follow: boolean;
}): RecoilStep => ({ is: 'recoil', ...given, stage: 'begin', how: 'moved', behind: null });
