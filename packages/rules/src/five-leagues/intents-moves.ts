import { z } from 'zod';
import { zPoint, zUnitId } from '../kernel';

export const zMoveIntents = [
  /** A way from where the figure stands; `into`: the enemy met at its end. */
  z.strictObject({
    do: z.literal('move'),
    unit: zUnitId,
    path: z.array(zPoint).min(1).max(24),
    into: zUnitId.optional(),
    dash: z.boolean().default(false),
  }),
] as const;
