import { z } from 'zod';
import { zId, zUnitId, zWhole } from '../kernel';

const unit = zUnitId;

/** Conditions and care. */
export const zMoraleIntents = [
  z.strictObject({ do: z.literal('stand-up'), unit }),
  /** Two actions of will [ASOBH-CND-08]. */
  z.strictObject({ do: z.literal('break-transfix'), unit }),
  /** Actions towards getting oneself or a friend out of a web, roots, ice or snow [ASOBH-CON-05]. */
  z.strictObject({ do: z.literal('free'), unit, target: zUnitId, actions: zWhole(1, 3) }),
  z.strictObject({ do: z.literal('wake'), unit, target: zUnitId }),
  /** A Healer's hands: a condition, `poison`, `drain`, `life`, or `revive` [ASOBH-CON-02]. */
  z.strictObject({ do: z.literal('heal'), unit, target: zUnitId, what: zId }),
  /** A potion, drunk (`target` is the owner) or given. */
  z.strictObject({ do: z.literal('potion'), unit, target: zUnitId }),
  z.strictObject({ do: z.literal('steal'), unit, target: zUnitId, what: zId }),
  /** A coup de grace to one who passed out [ASOBH-CND-07]. */
  z.strictObject({ do: z.literal('finish'), unit, target: zUnitId }),
  /** A blow at a statue [ASOBH-CND-09]. */
  z.strictObject({ do: z.literal('crush'), unit, target: zUnitId }),
  /** A larger friend drags a statue along [ASOBH-CND-09]. */
  z.strictObject({ do: z.literal('lift'), unit, target: zUnitId }),
  z.strictObject({ do: z.literal('set-down'), unit, target: zUnitId }),
  /** Lets go of armour, shield and weapons before swimming [ASOBH-ENV-05]. */
  z.strictObject({ do: z.literal('shed-gear'), unit }),
  /** Tears itself from a body it robs [ASOBH-TRAIT-greedy]. */
  z.strictObject({ do: z.literal('stop-looting'), unit }),
] as const;
