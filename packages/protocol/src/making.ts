import { z } from 'zod';
import { zTableId } from './common';

/**
 * The making of a warband by dice the server throws: committed to before the first falls, kept as they fell, open to
 * everybody who has the id. What is made (`draft`, `sheet`) is the game's; its own shapes read it.
 */
export const zNewMaking = z.object({ system: z.string().max(40) });

/** Dice for these questions of a draft; for all that are open where none is named. */
export const zMakingThrow = z.object({ draft: z.unknown(), keys: z.array(z.string().max(60)).max(80) });
export const zMakingClose = z.object({ draft: z.unknown() });

export const zMaking = z.object({
  id: zTableId,
  system: z.string(),
  /** SHA-256 of the seed all its dice come from. */
  commitment: z.string(),
  /** The seed itself, once no more dice fall. */
  seed: z.string().exactOptional(),
  /** In the order they fell; the dice of a question are those of the seed under its key. */
  throws: z
    .array(z.object({ key: z.string(), sides: z.number().int(), faces: z.array(z.number().int()).readonly() }))
    .readonly(),
  /** Answers that hang together with dice which have fallen; null: what its own die says. */
  settled: z.record(z.string(), z.string().nullable()),
  /** What came of it, once it is closed. */
  sheet: z.unknown().optional(),
});

export type NewMaking = z.infer<typeof zNewMaking>;
export type MakingThrow = z.infer<typeof zMakingThrow>;
export type Making = z.infer<typeof zMaking>;
