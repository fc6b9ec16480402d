import { z } from 'zod';
import { zId, zSeatId, zUnitId, zWhole } from '../kernel';

export const zFlowIntents = [
  z.strictObject({ do: z.literal('ready'), ready: z.boolean() }),
  /** Gives a character to a seat of the party. */
  z.strictObject({ do: z.literal('share'), unit: zUnitId, seat: zSeatId }),
  /** Which character has which die, by its place on the table of dice; a whole proposal. */
  z.strictObject({ do: z.literal('propose-initiative'), given: z.record(zUnitId, zWhole(0, 11)) }),
  z.strictObject({ do: z.literal('back-initiative') }),
  z.strictObject({ do: z.literal('activate'), unit: zUnitId }),
  /** Nothing more of this figure's activation. */
  z.strictObject({ do: z.literal('end-activation'), unit: zUnitId }),
  /** Everyone who still could act lets the phase pass. */
  z.strictObject({ do: z.literal('end-phase') }),
  /** The game decides for the seat of the enemies whatever is asked of it. */
  z.strictObject({ do: z.literal('automa') }),
  z.strictObject({ do: z.literal('reroll'), with: z.enum(['story-point', 'brute-charge', 'item']) }),
  z.strictObject({ do: z.literal('keep'), faces: z.enum(['before', 'after']) }),
  /** A standing wish: not to be asked about rerolls. */
  z.strictObject({ do: z.literal('ask-rerolls'), ask: z.boolean() }),
  z.strictObject({ do: z.literal('choose'), what: zId }),
] as const;
