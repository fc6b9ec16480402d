import { z } from 'zod';
import { zUnitId } from '../kernel';

const unit = zUnitId;

/** Conditions and care. */
export const zMoraleIntents = [
  z.strictObject({ do: z.literal('stand-up'), unit }),
  z.strictObject({ do: z.literal('wake'), unit, target: zUnitId }),
] as const;
