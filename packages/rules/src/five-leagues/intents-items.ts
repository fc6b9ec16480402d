import { z } from 'zod';
import { zId, zUnitId } from '../kernel';

/** What takes an Action to use. */
export const USABLE = [
  'bandages',
  'holy-water',
  'bear-draught',
  'ferrets-drink',
  'fiery-wine',
  'serpent-water',
  'wasp-mead',
  'wolf-potion',
  'boots-of-the-thief',
  'gentle-illumination',
  'wolfs-fury',
  'dragons-spite',
  'orb-of-winter-fog',
  'spider-whispers',
  'thorn-of-ice',
] as const;

/** What is seen to before the battle begins. */
export const TAKEN_BEFORE = [
  'ironshield-root',
  'springwind-berries',
  'torch',
  'alarm-traps',
  'bear-draught',
  'ferrets-drink',
  'fiery-wine',
  'serpent-water',
  'wasp-mead',
  'wolf-potion',
  'tiny-offering',
] as const;

export const zItemIntents = [
  /** An item that takes an Action, on somebody; bandages may be for oneself. */
  z.strictObject({ do: z.literal('use'), unit: zUnitId, item: z.enum(USABLE), target: zUnitId }),
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
    item: z.enum(TAKEN_BEFORE),
    unit: zUnitId.optional(),
  }),
] as const;
