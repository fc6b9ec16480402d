import { z } from 'zod';
import { zAngle, zId, zPoint, zUnitId, zWhole } from '../kernel';
import { SPELL_IDS } from './content/spell-ids';

const unit = zUnitId;
const aim = z.strictObject({
  units: z.array(zUnitId).max(10).optional(),
  at: zPoint.optional(),
  angle: zAngle.optional(),
  effect: zId.optional(),
  choice: zId.optional(),
});

/** Spells. */
export const zMagicIntents = [
  z.strictObject({ do: z.literal('cast'), unit, spell: z.enum(SPELL_IDS), power: zWhole(1, 3), aim }),
] as const;
