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
    /** Down over edges without climbing: the move ends below, with a Hit [FL-BAT-31]. */
    jump: z.boolean().default(false),
  }),
  /** 1 Will: 4" more after a move [FL-BAT-35]. */
  z.strictObject({
    do: z.literal('push-on'),
    unit: zUnitId,
    path: z.array(zPoint).min(1).max(24),
    into: zUnitId.optional(),
    jump: z.boolean().default(false),
  }),
  /** Stays where it is: no more of this way, or none of a move that is optional. */
  z.strictObject({ do: z.literal('halt'), unit: zUnitId }),
  /** Where a figure is put that a rule lets its player move. */
  z.strictObject({ do: z.literal('step-to'), unit: zUnitId, at: zPoint }),
] as const;
