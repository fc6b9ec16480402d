import { z } from 'zod';
import { LIMITS } from './limits';

const plainId = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(most);

export const zSeatId = plainId(32);
/** `spectator` or the id of a seat. */
export const zViewer = plainId(32);
export const zPersonId = plainId(40);
export const zTableId = plainId(40);
/** Made by the sender, once per command (a UUID will do). A repeat gets the first answer and changes nothing. */
export const zCommandId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);
/** Counts what one viewer was told at one table. Only ever grows, also when moves are taken back. */
export const zVersion = z.number().int().min(0).max(1e9);

const zCoordinate = z.number().min(-1e6).max(1e6);
/** A point on the table, mm. */
export const zPoint = z.object({ x: zCoordinate, y: zCoordinate });
/** Where a base stands, mm, and which way it looks, degrees counter-clockwise from +x. */
export const zPose = z.object({ x: zCoordinate, y: zCoordinate, facing: z.number().min(-3600).max(3600) });

const holdsSomething = (text: string): boolean => text.trim().length > 0;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what is kept out
const isPlain = (text: string): boolean => !/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/.test(text);
const line = (most: number) => z.string().max(most).refine(holdsSomething).refine(isPlain);

export const zName = line(LIMITS.name);
export const zTitle = line(LIMITS.title);
export const zChatText = line(LIMITS.chat);

/** A no, as `@muster/rules` has it. Codes that begin with `table/` are the server's own and carry a sentence in `says`. */
export const zRefusal = z.object({
  code: z.string(),
  rule: z.string(),
  who: z.array(z.string()).readonly().exactOptional(),
  where: zPoint.exactOptional(),
  detail: z
    .record(z.string(), z.union([z.number(), z.string()]))
    .readonly()
    .exactOptional(),
});

export type Refused = z.infer<typeof zRefusal>;
export type Version = z.infer<typeof zVersion>;
export type PersonId = z.infer<typeof zPersonId>;
export type TableId = z.infer<typeof zTableId>;
