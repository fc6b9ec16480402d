import { z } from 'zod';
import { zPoint, zUnitId } from '../kernel';

export const zScenarioIntents = [
  /** A figure is set down, or set down elsewhere, while its side deploys. */
  z.strictObject({ do: z.literal('deploy'), unit: zUnitId, at: zPoint }),
  /** A figure goes back to those who wait. */
  z.strictObject({ do: z.literal('take-back'), unit: zUnitId }),
  /** The game sets down those of the seat that still wait. */
  z.strictObject({ do: z.literal('auto-place') }),
  /** A move before the first round: stealing nearer, scouting ahead. */
  z.strictObject({ do: z.literal('steal'), unit: zUnitId, path: z.array(zPoint).min(1).max(24) }),
] as const;
