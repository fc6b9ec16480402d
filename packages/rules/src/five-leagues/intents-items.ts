import { z } from 'zod';
import { zId, zUnitId } from '../kernel';

export const zItemIntents = [
  /** An item that takes an Action, on somebody; bandages may be for oneself. */
  z.strictObject({ do: z.literal('use'), unit: zUnitId, item: z.enum(['bandages', 'holy-water']), target: zUnitId }),
  /** One thing out of the Backpack, or into it: a weapon by its id, `shield`, `helmet`, or an item by its own. */
  z.strictObject({ do: z.literal('ready-weapon'), unit: zUnitId, how: z.enum(['take', 'put']), piece: zId }),
  z.strictObject({ do: z.literal('keep-down'), unit: zUnitId }),
  z.strictObject({ do: z.literal('anticipate'), unit: zUnitId }),
  /** Something at hand to work on, by the name the offer gives it. */
  z.strictObject({ do: z.literal('interact'), unit: zUnitId, with: zId }),
  /** A bottle of Red Duck, at any moment of the battle. */
  z.strictObject({ do: z.literal('drink'), unit: zUnitId }),
  /** What is taken before the battle begins; alarm traps are for nobody alone. */
  z.strictObject({
    do: z.literal('take-before'),
    item: z.enum(['ironshield-root', 'springwind-berries', 'torch', 'alarm-traps']),
    unit: zUnitId.optional(),
  }),
] as const;
