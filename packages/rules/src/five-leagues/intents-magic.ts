import { z } from 'zod';
import { zAngle, zId, zPoint, zUnitId } from '../kernel';
import { SPELL_IDS } from './content/ids';

export const zMagicIntents = [
  /** `at` and `angle` where a spell lies on the ground, `marker` where it reads one. */
  z.strictObject({
    do: z.literal('cast'),
    unit: zUnitId,
    spell: z.enum(SPELL_IDS),
    targets: z.array(zUnitId).max(3).default([]),
    at: zPoint.optional(),
    angle: zAngle.optional(),
    marker: zId.optional(),
  }),
  /** Will for a spell that failed, or not. */
  z.strictObject({ do: z.literal('force-spell'), unit: zUnitId }),
  z.strictObject({ do: z.literal('let-fail'), unit: zUnitId }),
  /** What pays for a spell when no Strand is left. */
  z.strictObject({ do: z.literal('pay-spell'), unit: zUnitId, with: z.enum(['congealed-strands', 'wound']) }),
  /** Wards off magic that strikes, or bears it. */
  z.strictObject({ do: z.literal('ward'), unit: zUnitId, with: z.enum(['spell-breaker-herb', 'story-point']) }),
  z.strictObject({ do: z.literal('bear-spell'), unit: zUnitId }),
] as const;
