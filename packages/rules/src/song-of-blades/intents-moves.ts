import { z } from 'zod';
import { zPoint, zUnitId } from '../kernel';

const unit = zUnitId;

/** Movement. `to` is where the centre ends. */
export const zMoveIntents = [
  z.strictObject({
    do: z.literal('move'),
    unit,
    to: zPoint,
    /** Corners on the way, for one that may bend its path [Agile] or is slowed by nothing [Flying]. */
    via: z.array(zPoint).max(6).optional(),
    /** Cross linear obstacles without stopping, on a die [ASOBH-MOV-08]. */
    stride: z.boolean().optional(),
    /** A flyer's full speed through thick woods [ASOBH-MOV-16]. */
    daring: z.boolean().optional(),
  }),
] as const;
