import {
  type Entry,
  err,
  type GameEvent,
  type Outcome,
  ok,
  type Result,
  type SeatId,
  type Viewer,
} from '@muster/rules/kernel';
import { z } from 'zod';
import type { Head } from './head';
import { UPCASTS } from './upcasts';

/**
 * A row of the log. A rewind takes the last entries off, down to `to` of them; they stay in the file, so that dice
 * taken back can still be checked.
 */
export type LogRow =
  | { readonly is: 'entry'; readonly entry: Entry }
  | { readonly is: 'rewind'; readonly id: string; readonly seat: SeatId; readonly to: number; readonly at: number };

/** One entry as a viewer learned it: nothing that was hidden from him. */
export interface ToldRow {
  readonly seat: SeatId | 'referee';
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/** A whole game: everything needed to replay and to verify it. */
export interface WholeFile {
  readonly is: 'muster-game';
  readonly format: number;
  readonly head: Head;
  readonly log: readonly LogRow[];
  /** How and when it ended; missing while it is played. */
  readonly end?: End;
  /** The server's seed, shown when the game is over. */
  readonly seed?: string;
  /** How people are called, by seat. Not part of what is verified. */
  readonly names?: Readonly<Record<string, string>>;
}

export interface End {
  readonly because: 'finished' | 'abandoned';
  readonly at: number;
  readonly outcome?: Outcome;
  /** SHA-256 of the canonical JSON of the last state. */
  readonly state?: string;
  /** How many rows the log has: a file that was cut off is found out by it. */
  readonly rows?: number;
}

/** What one viewer may keep of a game still being played. It can be replayed, not verified. */
export interface ViewerFile {
  readonly is: 'muster-view';
  readonly format: number;
  readonly head: Head;
  readonly viewer: Viewer;
  readonly told: readonly ToldRow[];
  readonly names?: Readonly<Record<string, string>>;
}

export type GameFile = WholeFile | ViewerFile;

/** The format this version writes. Older ones are brought up by `UPCASTS` when read. */
export const FORMAT = 1;
/** Rows of one file, and characters of its text. */
export const FILE_LIMITS = { rows: 50_000, text: 64 * 1024 * 1024 } as const;

/** Why a file cannot be read: a code for `words.ts`, where in it, and what was found. */
export interface FileFault {
  readonly code: 'file/not-json' | 'file/not-a-game' | 'file/too-large' | 'file/newer' | 'file/malformed';
  readonly at?: string;
  readonly detail?: Readonly<Record<string, string | number>>;
}

const zHash = z.string().regex(/^[0-9a-f]{64}$/);
const zShort = z.string().min(1).max(80);
const zTime = z.number().int().min(0).max(8.64e15);
const zEvents = z.array(z.looseObject({ type: zShort })).max(5000);
const zRoll = z.strictObject({
  count: z.number().int().min(0).max(10_000),
  sides: z.number().int().min(1).max(1_000_000),
  faces: z.array(z.number().int().min(1)).max(10_000),
});
const zEntry: z.ZodType<Entry> = z.strictObject({
  id: zShort,
  seat: zShort,
  intent: z.looseObject({ do: zShort }),
  rules: zShort,
  rolls: z.array(zRoll).max(2000),
  events: zEvents,
  at: zTime,
  before: zHash,
});
const zHead: z.ZodType<Head> = z.strictObject({
  id: zShort,
  system: zShort,
  edition: zShort,
  rules: zShort,
  config: z.unknown(),
  seats: z
    .array(z.strictObject({ seat: zShort, side: zShort }))
    .min(1)
    .max(32),
  commitment: zHash,
  created: zTime,
});
/** Names come from whoever made the file: what is not seen, or would turn the words beside it around, is left out. */
const zNames = z.record(
  zShort,
  z
    .string()
    .max(80)
    .transform((name) => name.replace(UNSEEN, ' ').trim()),
);
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\ufe0f|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d)\p{DI}/gu;
const zOutcome = z.looseObject({ winners: z.array(zShort), because: zShort }) as unknown as z.ZodType<Outcome>;

/** The schema of a game file in the present format. */
export const zGameFile: z.ZodType<GameFile> = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('muster-game'),
    format: z.literal(FORMAT),
    head: zHead,
    log: z
      .array(
        z.discriminatedUnion('is', [
          z.strictObject({ is: z.literal('entry'), entry: zEntry }),
          z.strictObject({
            is: z.literal('rewind'),
            id: zShort,
            seat: zShort,
            to: z.number().int().min(0).max(FILE_LIMITS.rows),
            at: zTime,
          }),
        ]),
      )
      .max(FILE_LIMITS.rows),
    end: z
      .strictObject({
        because: z.enum(['finished', 'abandoned']),
        at: zTime,
        outcome: zOutcome.exactOptional(),
        state: zHash.exactOptional(),
        rows: z.number().int().min(0).max(FILE_LIMITS.rows).exactOptional(),
      })
      .exactOptional(),
    seed: zHash.exactOptional(),
    names: zNames.exactOptional(),
  }),
  z.strictObject({
    is: z.literal('muster-view'),
    format: z.literal(FORMAT),
    head: zHead,
    viewer: zShort,
    told: z.array(z.strictObject({ seat: zShort, at: zTime, events: zEvents })).max(FILE_LIMITS.rows),
    names: zNames.exactOptional(),
  }),
]);

/** Reads a game file from its text. Never throws, whatever the text is. */
export function readGameText(text: string): Result<GameFile, FileFault> {
  if (text.length > FILE_LIMITS.text) return err({ code: 'file/too-large', detail: { most: FILE_LIMITS.text } });
  try {
    return readGameFile(JSON.parse(text));
  } catch {
    return err({ code: 'file/not-json' });
  }
}

/** Reads a game file from parsed JSON; older formats are brought up to the present one. Never throws. */
export function readGameFile(input: unknown, upcasts = UPCASTS): Result<GameFile, FileFault> {
  try {
    const raised = raise(input, upcasts);
    if (!raised.ok) return raised;
    const parsed = zGameFile.safeParse(raised.value);
    if (parsed.success) return ok(parsed.data);
    const issue = parsed.error.issues[0];
    return err({ code: 'file/malformed', at: issue?.path.map(String).join('.').slice(0, 120) ?? '' });
  } catch {
    return err({ code: 'file/malformed', at: '' });
  }
}

function raise(input: unknown, upcasts: typeof UPCASTS): Result<unknown, FileFault> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return err({ code: 'file/not-a-game' });
  let file = input as Readonly<Record<string, unknown>>;
  if (file['is'] !== 'muster-game' && file['is'] !== 'muster-view') return err({ code: 'file/not-a-game' });
  for (let steps = 0; steps <= upcasts.size; steps++) {
    const format = file['format'];
    if (typeof format !== 'number' || !Number.isInteger(format)) return err({ code: 'file/malformed', at: 'format' });
    const upcast = upcasts.get(format);
    if (upcast === undefined) return format > FORMAT ? err({ code: 'file/newer', detail: { format } }) : ok(file);
    file = upcast(file);
  }
  return ok(file);
}

/** The entries that stand at the end of a log: those taken back are gone. */
export function standingEntries(log: readonly LogRow[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const row of log) {
    if (row.is === 'entry') entries.push(row.entry);
    else entries.length = Math.min(entries.length, row.to);
  }
  return entries;
}
