import { z } from 'zod';
import {
  zChatText,
  zCommandId,
  zName,
  zNoteText,
  zPersonId,
  zPoint,
  zRefusal,
  zSeatId,
  zVersion,
  zViewer,
} from './common';

/**
 * What a client asks of its table, sent as `room.request('ask', command)`. The answer is a `Reply`; what changed comes
 * as `News` to everyone concerned, before the reply. Envelopes are loose: one that cannot be read is refused, and the
 * connection stays.
 */
export const zCommand = z.discriminatedUnion('do', [
  /** Play: the intent is judged by the game. `version` is the one the seat's view had when the hand let go. */
  z.object({ do: z.literal('act'), id: zCommandId, seat: zSeatId, version: zVersion, intent: z.unknown() }),
  /** Take back my own last entry. Refused with `table/undo-closed` where the others must be asked: then `take-back`. */
  z.object({ do: z.literal('undo'), id: zCommandId, seat: zSeatId, version: zVersion }),
  /** Ask the others to go back to how the table stood for this seat at the version `to`. */
  z.object({ do: z.literal('take-back'), id: zCommandId, seat: zSeatId, to: zVersion }),
  /** Yes or no to a question put to me (`News` `question`). */
  z.object({ do: z.literal('answer'), question: z.string().max(64), yes: z.boolean() }),
  /** Withdraw a question of mine. */
  z.object({ do: z.literal('withdraw'), question: z.string().max(64) }),
  /** Look through another of my seats, or as a spectator where I hold none. A snapshot follows. */
  z.object({ do: z.literal('look'), as: zViewer }),
  /** My picture has a gap: send me the whole view again. */
  z.object({ do: z.literal('resync') }),
  /** Sit down on an empty seat. `code` is its invite code where the table is not open to all. */
  z.object({ do: z.literal('claim'), seat: zSeatId, code: z.string().max(80).exactOptional() }),
  /** Get up from a seat of mine. */
  z.object({ do: z.literal('leave'), seat: zSeatId }),
  /** Let someone here play a seat of mine until I take it back; as host also the seat of one away for a minute. */
  z.object({ do: z.literal('lend'), seat: zSeatId, to: zPersonId }),
  /** Play the seat of someone away for a minute; it goes back when he returns. */
  z.object({ do: z.literal('borrow'), seat: zSeatId }),
  /** End a loan: as holder, or as borrower. */
  z.object({ do: z.literal('take-again'), seat: zSeatId }),
  /** Host: a link for a seat. `renew` makes the old one worthless. The reply carries `code`. */
  z.object({ do: z.literal('invite'), seat: zSeatId, renew: z.boolean().exactOptional() }),
  /** Host: ask the holder to give up a seat. One who is away for a minute, or does not answer in one, loses it. */
  z.object({ do: z.literal('free'), seat: zSeatId }),
  /** Host: silence a person in chat and pings, or let him speak again. */
  z.object({ do: z.literal('mute'), person: zPersonId, on: z.boolean() }),
  /** Host: send a spectator away from this table for good. */
  z.object({ do: z.literal('remove'), person: zPersonId }),
  /** Host: end the game unfinished. The other seats are asked; the dice are revealed. */
  z.object({ do: z.literal('abandon'), id: zCommandId }),
  z.object({ do: z.literal('rename'), name: zName }),
  /** `seat`: whispered between the seat a game can play by itself (a game master’s) and one other, `whom`. */
  z.object({
    do: z.literal('say'),
    to: z.enum(['table', 'side', 'spectators', 'seat']),
    whom: zSeatId.exactOptional(),
    text: zChatText,
  }),
  /** A note of a seat’s own, new or in place of the one of that id; `at` pins it to the table. Only that seat reads it. */
  z.object({
    do: z.literal('note'),
    seat: zSeatId,
    note: zCommandId,
    text: zNoteText,
    at: zPoint.nullable(),
  }),
  z.object({ do: z.literal('drop-note'), seat: zSeatId, note: zCommandId }),
  /** A ready phrase, by its code (`PHRASES`): every reader sees it in his own words. */
  z.object({ do: z.literal('phrase'), phrase: z.string().max(32) }),
  /** Point at the table for all to see. */
  z.object({ do: z.literal('ping'), at: zPoint, unit: z.string().max(64).exactOptional() }),
  /** Mix a seed of my own into all dice rolled from now on: 64 hex digits. */
  z.object({ do: z.literal('mix'), id: zCommandId, seat: zSeatId, seed: z.string().regex(/^[0-9a-f]{64}$/) }),
]);

export type Command = z.infer<typeof zCommand>;

/** `says` is a ready sentence for the server's own refusals; those of the game are put into words by the reader. */
export const zReply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), version: zVersion.exactOptional(), code: z.string().exactOptional() }),
  z.object({ ok: z.literal(false), refusals: z.array(zRefusal).readonly(), says: z.string().exactOptional() }),
]);
export type Reply = z.infer<typeof zReply>;

/** Codes of ready phrases; their words are the client's. */
export const PHRASES = [
  'greetings',
  'good-luck',
  'well-played',
  'your-move',
  'one-moment',
  'ready',
  'nice-roll',
  'bad-luck',
  'may-i-take-that-back',
  'of-course',
  'which-unit',
  'thanks-for-the-game',
] as const;
export type Phrase = (typeof PHRASES)[number];

/**
 * What a client gives to `joinOrCreate(ROOM, options)`; `link` is a watch or invite code, if that is how he came.
 * A lost line is taken up by joining again: the `welcome` brings the whole picture. (The SDK's own
 * reconnection is not used: switch it off with `room.reconnection.enabled = false`. This way a restarted server, a
 * second device and a reload are all the same case.)
 */
export const zJoin = z.object({
  table: z.string().max(40),
  person: zPersonId,
  key: z.string().max(80),
  link: z.string().max(80).exactOptional(),
  /** One of my seats, or `spectator`. Without it: my first seat. */
  as: zViewer.exactOptional(),
});
export type Join = z.infer<typeof zJoin>;

/** Names on the wire: the room, and its kinds of message. */
export const ROOM = 'table';
export const ASK = 'ask';
export const NEWS = 'news';
export const PRESENCE = 'presence';

/** Why the server closed a connection, where coming back at once would be wrong. Any other code: join again. */
export const CLOSED = { elsewhere: 4201, removed: 4202 } as const;
