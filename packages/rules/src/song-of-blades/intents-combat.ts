import { z } from 'zod';
import { zId, zPoint, zUnitId, zWhole } from '../kernel';

const unit = zUnitId;

/** Blows and shots. */
export const zCombatIntents = [
  z.strictObject({
    do: z.literal('attack'),
    unit,
    /** A foe, or the id of a wall. */
    target: zUnitId,
    /** Two actions on one blow [ASOBH-ACT-09]. */
    power: z.boolean().optional(),
    /** Two actions, two matching weapons, the better of two dice [ASOBH-TRAIT-double-strike]. */
    double: z.boolean().optional(),
    /** The one attack of a Combat Master to which Assassin or Lethal applies. */
    named: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('shoot'), unit, target: zUnitId, weapon: zId, aimed: z.boolean().optional() }),
  z.strictObject({ do: z.literal('reload'), unit }),
  z.strictObject({ do: z.literal('restring'), unit }),
  /** A web thrown with one to three actions [ASOBH-TRAIT-entangle]. */
  z.strictObject({ do: z.literal('entangle'), unit, target: zUnitId, actions: zWhole(1, 3) }),
  z.strictObject({ do: z.literal('pick-up'), unit, what: zId, of: zUnitId }),
  z.strictObject({ do: z.literal('draw'), unit }),
  z.strictObject({ do: z.literal('put-down'), unit, what: zId }),
  z.strictObject({ do: z.literal('grab-standard'), unit, target: zUnitId }),
  /** Answers a choice of a combat by one of its options. */
  z.strictObject({ do: z.literal('choose'), option: zId }),
  /** Where a weapon struck from the hand falls, and which of two it is [ASOBH-MEL-21]. */
  z.strictObject({ do: z.literal('fling'), at: zPoint, what: zId }),
] as const;
