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

/** Something is there to be seen: a name of blanks is none. */
const holdsSomething = (text: string): boolean => /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
/** Halves of characters, and marks heaped up until they cover the lines above and below. */
const isWhole = (text: string): boolean => !/\p{Cs}|\p{M}{5,}/u.test(text);
/** Nothing unseen that would let one name pass for another, break its line, or turn the words beside it around. */
const isOneLine = (text: string): boolean =>
  !/[\p{Cc}\p{Zl}\p{Zp}]|(?!\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d)\p{DI}/u.test(text);
const isTalk = (text: string): boolean =>
  !/(?![\n\t])\p{Cc}|[\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text) &&
  text.split('\n').length <= LIMITS.chatLines;

/** Of one line; spaces around it go, those inside become single. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .refine(holdsSomething)
    .refine(isWhole)
    .refine(isOneLine)
    .transform((text) => text.trim().replace(/\s+/g, ' '));

export const zName = line(LIMITS.name);
export const zTitle = line(LIMITS.title);
export const zChatText = z.string().max(LIMITS.chat).refine(holdsSomething).refine(isWhole).refine(isTalk);
/** As chat, but longer. */
export const zNoteText = z.string().max(LIMITS.note).refine(holdsSomething).refine(isWhole).refine(isTalk);

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
