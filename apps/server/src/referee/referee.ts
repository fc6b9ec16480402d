import { LIMITS } from '@muster/protocol';
import { chainEnd, isMix } from '@muster/record';
import type { AnySystem, Entry, GameEvent, Intent, Refusal, SeatId } from '@muster/rules/kernel';
import { isUndoable, recording } from '@muster/rules/kernel';
import { no } from '../refusals';
import { slices } from '../slices';
import { type GameRow, type JournalRow, type Progress, type Store, StoreTrouble, type Versions } from '../store/store';
import { diceAfter, headOf } from './fairness';
import { staleness } from './judge';
import { advanced, countShown, fold, isShown, type Line, newLine, push, replay, type ToldBy } from './line';

/**
 * The referee of one game: owns its log and its state, knows no sockets and no people. Everything that changes the
 * game goes through one queue, and is told only after it is on the disk.
 */
export interface Referee {
  readonly game: GameRow;
  readonly system: AnySystem;
  readonly line: Line;
  readonly store: Store;
  readonly now: () => number;
  /** Where a bug is reported: what was asked, and the error. The game goes on. */
  readonly trouble: (what: string, error: unknown) => void;
  progress: Progress;
  /** Rows in the journal. */
  rows: number;
  /** First answers, by seat and id. */
  readonly answers: Map<string, Judgement>;
  /** What was taken back, by seat and id: asked again, it is done already. */
  readonly rewinds: Set<string>;
  queue: Promise<unknown>;
}

export type Judgement =
  | {
      readonly ok: true;
      readonly entry: Entry;
      readonly told: ToldBy;
      readonly versions: Versions;
      readonly undoable: boolean;
      readonly repeated: boolean;
    }
  | { readonly ok: false; readonly refusals: readonly Refusal[]; readonly repeated: boolean };

/** How many refused commands are remembered to answer a repeat alike. */
const REMEMBERED = 500;

/** Loads a game and folds its journal. Throws where the journal does not fold: that is a bug, not a player's doing. */
export async function openReferee(
  given: Pick<Referee, 'store' | 'now' | 'trouble' | 'system'>,
  game: GameRow,
  progress: Progress,
  /** Sees each row of the journal as it is folded: for whoever keeps a record of his own. */
  watch?: (row: JournalRow, line: Line, told: ToldBy) => void,
): Promise<Referee> {
  const line = newLine(
    given.system,
    game.config,
    game.seats.map((each) => each.seat),
  );
  const answers = new Map<string, Judgement>();
  const rewinds = new Set<string>();
  const rows = await given.store.journal(game.id);
  const rest = slices();
  for (const row of rows) {
    await rest();
    const told = replay(line, row);
    if (row.is === 'rewind') rewinds.add(key(row.seat, row.id));
    else
      answers.set(key(row.entry.seat, row.entry.id), {
        ok: true,
        entry: row.entry,
        told: NOBODY,
        versions: row.versions,
        undoable: row.undoable,
        repeated: true,
      });
    watch?.(row, line, told);
  }
  return { ...given, game, line, progress, rows: rows.length, answers, rewinds, queue: Promise.resolve() };
}

/**
 * Judges what a seat asks for, on the version of its picture. Accepted, it is on the disk when the promise is
 * fulfilled. Never rejects: a store that fails and a bug are refusals too, and the game stands as it stood.
 */
export function act(
  referee: Referee,
  seat: SeatId | 'referee',
  id: string,
  version: number | undefined,
  input: unknown,
): Promise<Judgement> {
  return queued(referee, async () => {
    const first = referee.answers.get(key(seat, id));
    if (first !== undefined) return { ...first, repeated: true };
    const judged = await judge(referee, seat, id, version, input);
    remember(referee, key(seat, id), judged);
    return judged;
  });
}

/** Mixes a seat's seed into the dice of all entries after this one. */
export function mix(referee: Referee, seat: SeatId, id: string, seed: string): Promise<Judgement> {
  return queued(referee, async () => {
    const first = referee.answers.get(key(seat, id));
    if (first !== undefined) return { ...first, repeated: true };
    const closed = over(referee);
    if (closed !== undefined) return refused([closed]);
    const judged = await enter(referee, tablesEntry(referee, seat, id, seed), referee.line.state, new Map());
    remember(referee, key(seat, id), judged);
    return judged;
  });
}

/** The entry that mixes a seed in, to stand after the entries there are. */
export const tablesEntry = (referee: Referee, seat: SeatId | 'referee', id: string, seed: string): Entry => ({
  id,
  seat,
  intent: { do: 'mix', seed } as Intent,
  rules: referee.system.version,
  rolls: [],
  events: [],
  at: referee.now(),
  before: lastHash(referee),
});

/** Runs one thing after the other. */
export function queued<T>(referee: Referee, work: () => Promise<T>): Promise<T> {
  const done = referee.queue.then(work);
  referee.queue = done.catch(() => undefined);
  return done;
}

async function judge(
  referee: Referee,
  seat: SeatId | 'referee',
  id: string,
  version: number | undefined,
  input: unknown,
): Promise<Judgement> {
  const { system, line } = referee;
  const closed = over(referee);
  if (closed !== undefined) return refused([closed]);
  let entry: Entry;
  let folded: { state: unknown; told: ToldBy };
  try {
    const parsed = system.parse(input);
    if (!parsed.ok) return refused([parsed.error]);
    const intent = parsed.value as Intent;
    const stale = version === undefined ? undefined : staleness(line, seat, intent, version);
    if (stale !== undefined) return refused(stale);
    const { dice, rolls } = recording(diceAfter(referee.game, line.entries));
    const decided = system.decide(line.state, seat, intent, dice);
    if (!decided.ok) return refused(decided.error);
    const events = decided.value as readonly GameEvent[];
    folded = fold(line, line.state, events);
    entry = { id, seat, intent, rules: system.version, rolls, events, at: referee.now(), before: lastHash(referee) };
  } catch (error) {
    referee.trouble(`act ${seat} ${describe(input)}`, error);
    return refused([no('table/bug')]);
  }
  return enter(referee, entry, folded.state, folded.told);
}

async function enter(referee: Referee, entry: Entry, state: unknown, told: ToldBy): Promise<Judgement> {
  const { line } = referee;
  try {
    const versions = advanced(line.version, told);
    const undoable = isUndoable(referee.system, entry);
    const shown = isShown(entry, told);
    const entries = countShown(line, line.entries.length) + (shown ? 1 : 0);
    const progress = progressOf(referee, state, entries, shown ? entry.at : referee.progress.moved);
    await referee.store.append(referee.game.id, referee.rows, [{ is: 'entry', entry, versions, undoable }], progress);
    push(line, { entry, told, state, versions, undoable });
    referee.rows += 1;
    referee.progress = progress;
    return { ok: true, entry, told, versions, undoable, repeated: false };
  } catch (error) {
    return refused([storeTrouble(referee, error)]);
  }
}

/** What to say of something that failed on our side: a write, or else a bug. */
export function storeTrouble(referee: Referee, error: unknown): Refusal {
  referee.trouble('store', error);
  if (!(error instanceof StoreTrouble)) return no('table/bug');
  return no(error.full ? 'table/disk-full' : 'table/store-failed');
}

/**
 * Where the game stands, for lists that need no engine. `entries` and `moved` are of public entries only: lists must not
 * tell that something hidden was done.
 */
export function progressOf(referee: Referee, state: unknown, entries: number, at: number): Progress {
  const outcome = referee.system.outcome(state);
  const waiting = outcome === undefined ? referee.system.waitingFor(state).map((each) => each.seat) : [];
  return {
    status: outcome === undefined ? (entries === 0 ? 'open' : 'running') : 'finished',
    entries,
    moved: at,
    waiting: [...new Set(waiting)],
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** Whether a seat's last entry can go without asking anyone, as far as its kind and those after it tell. */
export function mayUndo(line: Line, seat: SeatId): boolean {
  for (let i = line.entries.length - 1; i >= 0; i -= 1) {
    if (line.undoable[i] !== true) return false;
    const entry = line.entries[i];
    if (entry !== undefined && entry.seat === seat && !isMix(entry)) return true;
  }
  return false;
}

/** What the next entry names as the one before it. */
const lastHash = (referee: Referee): string => chainEnd(headOf(referee.game), referee.line.entries);

/** Why nothing can be entered any more, if so. */
export function over(referee: Referee): Refusal | undefined {
  if (referee.progress.status === 'finished' || referee.progress.status === 'abandoned') return no('table/over');
  if (referee.rows >= LIMITS.entries) return no('table/log-full', { most: LIMITS.entries });
  return undefined;
}

export const refused = (refusals: readonly Refusal[]): Judgement => ({ ok: false, refusals, repeated: false });

export const key = (seat: string, id: string): string => `${seat} ${id}`;

function remember(referee: Referee, under: string, judged: Judgement): void {
  // A repeat is told to nobody again.
  // What the store or a bug prevented may be tried again under the same id.
  if (!judged.ok && judged.refusals.some(({ code }) => RETRY.has(code))) return;
  referee.answers.set(under, judged.ok ? { ...judged, told: NOBODY } : judged);
  if (judged.ok) return;
  let refusedOnes = 0;
  for (const answer of referee.answers.values()) if (!answer.ok) refusedOnes += 1;
  if (refusedOnes <= REMEMBERED) return;
  for (const [old, answer] of referee.answers)
    if (!answer.ok) {
      referee.answers.delete(old);
      return;
    }
}
const NOBODY: ToldBy = new Map();
const RETRY: ReadonlySet<string> = new Set(['table/bug', 'table/disk-full', 'table/store-failed']);

function describe(input: unknown): string {
  try {
    return JSON.stringify(input).slice(0, 2000);
  } catch {
    return typeof input;
  }
}
