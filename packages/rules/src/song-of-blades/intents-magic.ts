import { z } from 'zod';
import { zAngle, zId, zPoint, zUnitId, zWhole } from '../kernel';
import { SPELL_IDS } from './content/spell-ids';

const unit = zUnitId;
const aim = z.strictObject({
  units: z.array(zUnitId).min(1).max(2).optional(),
  at: zPoint.optional(),
  angle: zAngle.optional(),
  effect: zId.optional(),
  choice: zId.optional(),
});

/** Spells. */
export const zMagicIntents = [
  /** Power is the actions put in; what the complication adds comes on top [ASOBH-MAG-01]. */
  z.strictObject({ do: z.literal('cast'), unit, spell: z.enum(SPELL_IDS), power: zWhole(1, 3), aim }),
  /** Lets go of a held spell [ASOBH-MAG-11]. */
  z.strictObject({ do: z.literal('release'), unit, spell: z.enum(SPELL_IDS), hand: zWhole(0, 1), aim }),
  /** A caster gives up a spell of his, at no cost [ASOBH-MAG-07]. */
  z.strictObject({ do: z.literal('end-spell'), unit, effect: zId }),
  /** Tries to undo a spell: by dice thrown now, or by actions banked before [ASOBH-SPELL-counter-spell]. */
  z.strictObject({
    do: z.literal('counter'),
    unit,
    with: z.enum(['dice', 'banked']),
    dice: zWhole(1, 3),
  }),
  z.strictObject({ do: z.literal('let-pass') }),
  /** Answers what a spell asks. */
  z.strictObject({ do: z.literal('magic-choose'), unit, option: zId.optional(), at: zPoint.optional() }),
] as const;
