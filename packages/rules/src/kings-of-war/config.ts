import { z } from 'zod';

/** What the lobby asks before a battle. */
export const zConfig = z.strictObject({
  scenario: z.enum(['kill']).default('kill'),
  /** Points each army may cost; Kill is won by a tenth of it [KOW-SCN-23]. */
  points: z.number().int().min(100).max(10000).default(1000),
  /** Id of a ready map, or `placer`: the players lay the pieces out themselves. */
  map: z.string().min(1).max(60).default('hollin-crossroads'),
  /** The table of the terrain placer: 72 by 48 or 48 by 48 inches [KOW-SCN-01]. */
  board: z.enum(['standard', 'small']).default('standard'),
  ground: z.enum(['meadow', 'moor', 'snow', 'ash', 'desert']).default('meadow'),
  /** Agreed heights of single pieces of a ready map, by piece id [KOW-TER-01]. */
  heights: z.record(z.string().max(60), z.number().int().min(0).max(10)).default({}),
  rounds: z.number().int().min(1).max(12).default(6),
  /** Whether a last round is rolled for [KOW-SCN-06]. */
  lastRound: z.boolean().default(true),
});

export type Config = z.infer<typeof zConfig>;
