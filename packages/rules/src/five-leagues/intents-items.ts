import { z } from 'zod';
import { zId, zPoint, zUnitId } from '../kernel';

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
  'thorn-of-ice',
  'shadowy-ale',
  'arcane-scroll',
  'essence-crystal',
  'bone-knife',
  'talisman-of-the-oldest-mother',
  'teeth-of-the-stalker',
] as const;

/** What is used at a place on the table. */
export const AIMED = ['dragons-spite', 'thorn-of-ice', 'spider-whispers'] as const;

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
  'shadowy-ale',
  'wasp-mead',
  'wolf-potion',
  'tiny-offering',
] as const;

export const zItemIntents = [
  /** An item that takes an Action, on somebody; bandages may be for oneself. */
  z.strictObject({ do: z.literal('use'), unit: zUnitId, item: z.enum(USABLE), target: zUnitId }),
  /** An item that takes an Action, at any place: what bursts there, or who comes there. */
  z.strictObject({ do: z.literal('aim'), unit: zUnitId, item: z.enum(AIMED), at: zPoint }),
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
