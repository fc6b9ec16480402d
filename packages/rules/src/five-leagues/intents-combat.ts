import { z } from 'zod';
import { zId, zUnitId } from '../kernel';
import { SKILL_IDS } from './content/ids';

const zTactic = z.enum(['none', 'defensive', 'evasive', 'furious-armor', 'furious-toughness']);

export const zCombatIntents = [
  z.strictObject({ do: z.literal('shoot'), unit: zUnitId, target: zUnitId, weapon: zId }),
  /** Melee with a foe it already touches. */
  z.strictObject({ do: z.literal('fight'), unit: zUnitId, target: zUnitId }),
  /** The Area Attack of a beast. */
  z.strictObject({ do: z.literal('spew'), unit: zUnitId, target: zUnitId }),
  z.strictObject({ do: z.literal('fight-with'), unit: zUnitId, weapon: zId, tactic: zTactic }),
  /** The winner of an exchange follows the loser, or stays and lets the melee end. */
  z.strictObject({ do: z.literal('step-up'), unit: zUnitId }),
  z.strictObject({ do: z.literal('stay'), unit: zUnitId }),
  /** An evasive winner goes off 2", or fights on. */
  z.strictObject({ do: z.literal('slip-away'), unit: zUnitId }),
  z.strictObject({ do: z.literal('fight-on'), unit: zUnitId }),
  /** Will against a Stun at the end of an exchange, or not. */
  z.strictObject({ do: z.literal('rally'), unit: zUnitId }),
  z.strictObject({ do: z.literal('stay-down'), unit: zUnitId }),
  /** Turns a blow aside that has just struck, or takes it. */
  z.strictObject({ do: z.literal('avoid'), unit: zUnitId, with: z.enum(['story-point', 'potion-of-fortune']) }),
  z.strictObject({ do: z.literal('endure'), unit: zUnitId }),
  /** Makes a test, with what is thrown into it beforehand. */
  z.strictObject({
    do: z.literal('try'),
    unit: zUnitId,
    with: z.array(z.enum(['will', 'pass-test', 'coil-of-rope', 'delvers-kit'])).max(3),
    /** The skill that a lesson for life leaves behind. */
    skill: z.enum(SKILL_IDS).optional(),
  }),
  /** Dice of a failed test to be thrown again with a rope: their places. */
  z.strictObject({ do: z.literal('rope'), unit: zUnitId, dice: z.array(z.number().int().min(0).max(1)).min(1).max(2) }),
] as const;
