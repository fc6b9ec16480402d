import { z } from 'zod';
import { zPersonId, zPoint, zRefusal, zSeatId, zTableId, zVersion, zViewer } from './common';

/** A chair at the table. `holder` keeps it; `player` is who plays it now (the borrower while it is lent). */
export const zChair = z.object({
  seat: zSeatId,
  side: z.string(),
  holder: zPersonId.exactOptional(),
  player: zPersonId.exactOptional(),
});
export const zPersonHere = z.object({
  person: zPersonId,
  name: z.string(),
  here: z.boolean(),
  /** Since when, ms since 1970; only while not here. */
  awaySince: z.number().exactOptional(),
  muted: z.boolean(),
});
export const zTableStatus = z.enum(['open', 'running', 'finished', 'abandoned']);

/** Everything public about the table itself, sent whole whenever any of it changes. */
export const zTableState = z.object({
  id: zTableId,
  title: z.string(),
  host: zPersonId,
  status: zTableStatus,
  /** Seats may be taken by anyone who finds the table in the lobby. */
  open: z.boolean(),
  /** Seconds the spectators' picture lags behind. */
  delay: z.number(),
  chairs: z.array(zChair).readonly(),
  /** Holders of seats first, then spectators who are here. */
  people: z.array(zPersonHere).readonly(),
});

/** What does not change in the life of a game. */
export const zGameHead = z.object({
  id: z.string(),
  system: z.string(),
  edition: z.string(),
  rules: z.string(),
  config: z.unknown(),
  /** SHA-256 of the server's seed, in hex, fixed before any seat mixed in its own. */
  commitment: z.string(),
  created: z.number(),
});

/** One entry as this viewer learns it. Fold `events` in order; `version` is always the one before plus one. */
export const zTold = z.object({
  version: zVersion,
  seat: z.string(),
  at: z.number(),
  events: z.array(z.object({ type: z.string() }).loose()).readonly(),
  /** The command's id, to the seat that sent it. */
  id: z.string().exactOptional(),
  /** Dice were rolled, something was revealed, or a question answered: behind this only a take-back goes. */
  closes: z.boolean(),
  undo: z.boolean(),
});

/** The viewer's whole picture. It replaces everything known before. */
export const zSnapshot = z.object({
  as: zViewer,
  version: zVersion,
  state: z.unknown(),
  because: z.enum(['joined', 'looked', 'resync', 'rewound']),
  /**
   * After something was taken back: who asked for it. What was told after version `to` is gone, except what is told
   * `again` (entries of others that did not hang on it), under new versions. The state has all of it already.
   */
  rewound: z.object({ seat: zSeatId, to: zVersion, again: z.array(zTold).readonly() }).exactOptional(),
  /** Whether this seat's last entry can be taken back without asking anyone. */
  undo: z.boolean(),
});

/** Codes of what the table itself says in the chat; their words are the client's. `detail` has `seat`, `person`, `name`. */
export const NOTICES = [
  'sat-down',
  'left',
  'freed',
  'lent',
  'given-back',
  'taken-back',
  'not-taken-back',
  'mixed',
  'host-passed',
  'host-back',
  'game-plays',
  'game-yields',
] as const;
export type Notice = (typeof NOTICES)[number];

export const zChatLine = z.object({
  number: z.number(),
  at: z.number(),
  person: zPersonId.exactOptional(),
  name: z.string(),
  seat: zSeatId.exactOptional(),
  to: z.enum(['table', 'side', 'spectators', 'seat']),
  /** Whispered to this seat. */
  whom: zSeatId.exactOptional(),
  /** What was said, or a `phrase` code, or a `notice` code of the table (`NOTICES`). */
  text: z.string().exactOptional(),
  phrase: z.string().exactOptional(),
  notice: z.string().exactOptional(),
  detail: z.record(z.string(), z.string()).exactOptional(),
});

/** A note of a seat's own. */
export const zNote = z.object({ id: z.string(), text: z.string(), at: zPoint.nullable(), changed: z.number() });

/** Something put to people. It lapses when the game moves on. */
export const zQuestion = z.object({
  id: z.string(),
  kind: z.enum(['take-back', 'free-seat', 'abandon']),
  by: zPersonId,
  seat: zSeatId.exactOptional(),
  /** Who must say yes, and who has. */
  asked: z.array(zPersonId).readonly(),
  yes: z.array(zPersonId).readonly(),
  /** Of those asked, a game master whose yes is enough for all. */
  alone: zPersonId.exactOptional(),
  /** Take-back: how many entries would go, and whether dice among them would be rolled afresh. */
  entries: z.number().exactOptional(),
  dice: z.boolean().exactOptional(),
  /** Take-back, to the viewer: the version of his that the table would go back to. */
  to: zVersion.exactOptional(),
  /** When silence counts as yes, ms since 1970. */
  until: z.number().exactOptional(),
  /** When it lapses because somebody who is asked is away, ms since 1970. */
  lapses: z.number().exactOptional(),
});

export const zEnding = z.object({
  status: z.enum(['finished', 'abandoned']),
  outcome: z.unknown().optional(),
  /** The server's seed, in hex: with it anyone can check every die. */
  seed: z.string(),
});

/** What a client is told, as messages of type `news`. */
export const zNews = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('welcome'),
    you: zPersonId,
    /** The seats I hold or have borrowed. */
    seats: z.array(zSeatId).readonly(),
    game: zGameHead,
    table: zTableState,
    snapshot: zSnapshot,
    chat: z.array(zChatLine).readonly(),
    questions: z.array(zQuestion).readonly(),
    ending: zEnding.exactOptional(),
  }),
  z.object({ is: z.literal('snapshot'), snapshot: zSnapshot }),
  z.object({ is: z.literal('told'), told: zTold }),
  z.object({ is: z.literal('table'), table: zTableState }),
  z.object({ is: z.literal('chat'), line: zChatLine }),
  z.object({
    is: z.literal('ping'),
    person: zPersonId,
    seat: zSeatId.exactOptional(),
    at: zPoint,
    unit: z.string().exactOptional(),
  }),
  /** All notes of a seat, to who plays it: when he comes, and whenever one changes. */
  z.object({ is: z.literal('notes'), seat: zSeatId, notes: z.array(zNote).readonly() }),
  z.object({ is: z.literal('question'), question: zQuestion }),
  z.object({
    is: z.literal('answered'),
    question: z.string(),
    result: z.enum(['yes', 'no', 'lapsed', 'withdrawn']),
    by: zPersonId.exactOptional(),
  }),
  z.object({ is: z.literal('ended'), ending: zEnding }),
  /** Another tab or device of mine took this place. The connection closes after it; do not reconnect on your own. */
  z.object({ is: z.literal('elsewhere'), says: z.string() }),
  /** The host sent me away. The connection closes after it. */
  z.object({ is: z.literal('removed'), says: z.string() }),
  /** Something went wrong that belongs to no command of mine. */
  z.object({ is: z.literal('trouble'), refusal: zRefusal, says: z.string() }),
]);

export type Chair = z.infer<typeof zChair>;
export type PersonHere = z.infer<typeof zPersonHere>;
export type TableStatus = z.infer<typeof zTableStatus>;
export type TableState = z.infer<typeof zTableState>;
export type GameHead = z.infer<typeof zGameHead>;
export type Snapshot = z.infer<typeof zSnapshot>;
export type Told = z.infer<typeof zTold>;
export type Note = z.infer<typeof zNote>;
export type ChatLine = z.infer<typeof zChatLine>;
export type Question = z.infer<typeof zQuestion>;
export type Ending = z.infer<typeof zEnding>;
export type News = z.infer<typeof zNews>;
