import { z } from 'zod';
import { zId, zUnitId } from '../kernel';

const unit = zUnitId;

/** Blows and shots. */
export const zCombatIntents = [
  z.strictObject({
    do: z.literal('attack'),
    unit,
    target: zUnitId,
    power: z.boolean().optional(),
    named: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('shoot'), unit, target: zUnitId, weapon: zId, aimed: z.boolean().optional() }),
  /** Answers a choice of a combat by one of its options. */
  z.strictObject({ do: z.literal('choose'), option: zId }),
] as const;
