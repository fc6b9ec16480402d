import { z } from 'zod';
import { zId, zUnitId } from '../kernel';

export const zCombatIntents = [
  z.strictObject({ do: z.literal('shoot'), unit: zUnitId, target: zUnitId, weapon: zId }),
  z.strictObject({
    do: z.literal('fight-with'),
    unit: zUnitId,
    weapon: zId,
    tactic: z.enum(['none', 'defensive', 'evasive', 'furious-armor', 'furious-toughness']),
  }),
] as const;
