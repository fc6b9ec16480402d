import { isMix } from '@muster/record';
import type { AnySystem, Entry, GameEvent, SeatId, Viewer } from '@muster/rules/kernel';
import type { JournalRow, Versions } from '../store/store';

/** How often a state is kept for good; the ones between are folded again when asked for. */
const KEEP_EVERY = 16;
/** The latest states are all kept: this is where take-backs and late intents land. */
const KEEP_LAST = 64;

/** The log of one game, folded. States are kept by how many entries they have behind them. */
export interface Line {
  readonly system: AnySystem;
  readonly viewers: readonly Viewer[];
  readonly entries: Entry[];
  /** Versions after each entry. */
  readonly versions: Versions[];
  readonly undoable: boolean[];
  /** Whether each entry is public: a spectator was told of it, or it is a seed mixed in. */
  readonly shown: boolean[];
  readonly states: Map<number, unknown>;
  state: unknown;
  version: Versions;
  /** Versions right after the last rewind: what was made for an older one was made for a table that is no more. */
  floor: Versions;
}

/** What each viewer learns of an entry; those who learn nothing are not in it. */
export type ToldBy = ReadonlyMap<Viewer, readonly GameEvent[]>;

export function newLine(system: AnySystem, config: unknown, seats: readonly SeatId[]): Line {
  const start: unknown = system.setup(config);
  const viewers: readonly Viewer[] = [...seats, 'spectator'];
  const zero = Object.fromEntries(viewers.map((viewer) => [viewer, 0]));
  return {
    system,
    viewers,
    entries: [],
    versions: [],
    undoable: [],
    shown: [],
    states: new Map([[0, start]]),
    state: start,
    version: zero,
    floor: zero,
  };
}

/** The state after an entry's events, and what each viewer is told on the way. Changes nothing. */
export function fold(line: Line, before: unknown, events: readonly GameEvent[]): { state: unknown; told: ToldBy } {
  const told = new Map<Viewer, GameEvent[]>();
  let state = before;
  for (const event of events) {
    for (const viewer of line.viewers) {
      const learnt = line.system.redact(state, event, viewer);
      if (learnt.length > 0) told.set(viewer, [...(told.get(viewer) ?? []), ...learnt]);
    }
    state = line.system.evolve(state, event);
  }
  return { state, told };
}

/** An entry with what came of it. */
export interface Pushed {
  readonly entry: Entry;
  readonly told: ToldBy;
  readonly state: unknown;
  readonly versions: Versions;
  readonly undoable: boolean;
}

/** Whether everybody may know that there was this entry. */
export const isShown = (entry: Entry, told: ToldBy): boolean => told.has('spectator') || isMix(entry);

/** Whether only the seat that made an entry knows of it. */
export const isPrivate = (entry: Entry | undefined, told: ToldBy): boolean =>
  told.size > 0 && [...told.keys()].every((viewer) => viewer === entry?.seat);

/** What each viewer was told of the entries from `to` on. */
export function toldFrom(line: Line, to: number): readonly ToldBy[] {
  let state = stateAfter(line, to);
  return line.entries.slice(to).map((entry) => {
    const folded = fold(line, state, entry.events);
    state = folded.state;
    return folded.told;
  });
}

/** How many of the first `count` entries are public. */
export const countShown = (line: Line, count: number): number => line.shown.slice(0, count).filter(Boolean).length;

/** The versions after an entry: who was told something is one further. */
export const advanced = (versions: Versions, told: ToldBy): Versions =>
  Object.fromEntries(Object.entries(versions).map(([viewer, n]) => [viewer, told.has(viewer) ? n + 1 : n]));

export function push(line: Line, { entry, told, state, versions, undoable }: Pushed): void {
  line.entries.push(entry);
  line.versions.push(versions);
  line.undoable.push(undoable);
  line.shown.push(isShown(entry, told));
  line.state = state;
  line.version = versions;
  const count = line.entries.length;
  line.states.set(count, state);
  const old = count - KEEP_LAST;
  if (old > 0 && old % KEEP_EVERY !== 0) line.states.delete(old);
}

/**
 * Takes the last entries off, down to `to` of them. `versions` are those after it: larger for each viewer who sees that
 * something went.
 */
export function cut(line: Line, to: number, versions: Versions): void {
  const state = stateAfter(line, to);
  for (let n = to + 1; n <= line.entries.length; n += 1) line.states.delete(n);
  line.entries.length = to;
  line.versions.length = to;
  line.undoable.length = to;
  line.shown.length = to;
  line.states.set(to, state);
  line.state = state;
  // Whoever saw nothing of what went has the same picture as before, and what he makes for it stands.
  line.floor = Object.fromEntries(
    Object.entries(versions).map(([viewer, n]) => [
      viewer,
      n > (line.version[viewer] ?? 0) ? n : (line.floor[viewer] ?? 0),
    ]),
  );
  line.version = versions;
}

/** The state with so many entries behind it. */
export function stateAfter(line: Line, count: number): unknown {
  let from = count;
  while (!line.states.has(from)) from -= 1;
  let state = line.states.get(from);
  for (const entry of line.entries.slice(from, count))
    for (const event of entry.events) state = line.system.evolve(state, event);
  return state;
}

/** How many entries stood when this viewer's picture had this version (the latest such moment). */
export function countAt(line: Line, viewer: Viewer, version: number): number {
  let count = line.entries.length;
  while (count > 0 && (line.versions[count - 1]?.[viewer] ?? 0) > version) count -= 1;
  return count;
}

/** Takes one row of the journal into the line; what it tells each viewer (nothing for a rewind). */
export function replay(line: Line, row: JournalRow): ToldBy {
  if (row.is === 'rewind') {
    cut(line, row.to, row.versions);
    return new Map();
  }
  const { state, told } = fold(line, line.state, row.entry.events);
  push(line, { entry: row.entry, told, state, versions: row.versions, undoable: row.undoable });
  return told;
}
