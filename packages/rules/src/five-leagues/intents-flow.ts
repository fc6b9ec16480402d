import { z } from 'zod';
import { zId, zPoint, zSeatId, zText, zUnitId, zWhole } from '../kernel';
import { ORIGIN_IDS } from './content/ids';
import { zWarbandSheet } from './warband/sheet';

export const zFlowIntents = [
  /** A warband: a sheet, or the id of a ready one; `who` of it fights, by default as many as may [FL-SET-09]. */
  z.strictObject({
    do: z.literal('bring'),
    sheet: z.union([zId, zWarbandSheet]),
    who: z.array(zUnitId).min(1).max(8).optional(),
  }),
  z.strictObject({ do: z.literal('ready'), ready: z.boolean() }),
  /** Gives a character to a seat of the party. */
  z.strictObject({ do: z.literal('share'), unit: zUnitId, seat: zSeatId }),
  /** Which character has which die, by its place on the table of dice; a whole proposal. */
  z.strictObject({ do: z.literal('propose-initiative'), given: z.record(zUnitId, zWhole(0, 23)) }),
  z.strictObject({ do: z.literal('back-initiative') }),
  /** A Story Point throws one initiative die again [FL-BAT-204]. */
  z.strictObject({ do: z.literal('reroll-die'), die: zWhole(0, 23) }),
  /** A rule of its own lets the figure throw its initiative die again [FL-BAT-07]. */
  z.strictObject({ do: z.literal('reroll-own'), unit: zUnitId }),
  /** A point of Will: in Quick, whatever the die [FL-BAT-06]. */
  z.strictObject({ do: z.literal('act-quick'), unit: zUnitId }),
  z.strictObject({ do: z.literal('activate'), unit: zUnitId }),
  /** Nothing more of this figure's activation. */
  z.strictObject({ do: z.literal('end-activation'), unit: zUnitId }),
  /** Everyone who still could act lets the phase pass. */
  z.strictObject({ do: z.literal('end-phase') }),
  /** Leaves the battle over an edge within 1", for good [FL-BAT-195]. */
  z.strictObject({ do: z.literal('leave'), unit: zUnitId }),
  /** The whole warband escapes at once, where everyone agrees; once in a campaign [FL-CHR-52]. */
  z.strictObject({ do: z.literal('flee') }),
  /** A new Hero comes at the beginning of a round, once in a campaign [FL-CHR-53]. */
  z.strictObject({
    do: z.literal('call-friend'),
    name: zText(40, 1).default('An old friend'),
    origin: z.enum(['random', ...ORIGIN_IDS]).default('human'),
    at: zPoint,
  }),
  /** The game decides for the seat of the enemies whatever is asked of it. */
  z.strictObject({ do: z.literal('automa') }),
  z.strictObject({ do: z.literal('reroll'), with: z.enum(['story-point', 'brute-charge', 'item']) }),
  z.strictObject({ do: z.literal('keep'), faces: z.enum(['before', 'after']) }),
  /** A standing wish: not to be asked about rerolls. */
  z.strictObject({ do: z.literal('ask-rerolls'), ask: z.boolean() }),
  /** Something fitting happens, for a Story Point; what makes life harder is free [FL-BAT-205]. */
  z.strictObject({ do: z.literal('tell-story'), text: zText(200, 1), harder: z.boolean().default(false) }),
  z.strictObject({ do: z.literal('choose'), what: zId }),
] as const;
