import { chainEnd, entryHash, isMix } from '@muster/record';
import type { Entry, Refusal, SeatId, Viewer } from '@muster/rules/kernel';
import { equal } from '@muster/rules/kernel';
import { no } from '../refusals';
import type { JournalRow, Versions } from '../store/store';
import { headOf } from './fairness';
import { independent, unseen } from './judge';
import {
  advanced,
  countAt,
  countShown,
  cut,
  fold,
  isPrivate,
  isShown,
  type Line,
  push,
  stateAfter,
  type ToldBy,
  toldFrom,
} from './line';
import { key, over, progressOf, queued, type Referee, storeTrouble, tablesEntry } from './referee';

export interface Again {
  readonly entry: Entry;
  readonly told: ToldBy;
  readonly versions: Versions;
  readonly undoable: boolean;
}

export type Rewound =
  | {
      readonly ok: true;
      readonly seat: SeatId;
      /** Entries left before those entered again. */
      readonly to: number;
      /** Entries of others that were entered again, and what each viewer learns of them. */
      readonly again: readonly Again[];
      /** Versions right after what went was gone. */
      readonly floor: Versions;
      /** Who sees that something went. What was hidden from a viewer goes as it came: he is told nothing. */
      readonly touched: ReadonlySet<Viewer>;
      readonly at: number;
    }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/**
 * Takes a seat's last entry back without asking: no die, reveal or answer may stand in the way, and what others did
 * since must come out the same without it.
 */
export function undo(referee: Referee, seat: SeatId, id: string, version: number): Promise<Rewound> {
  return queued(referee, async () => {
    const { line } = referee;
    const closed = over(referee);
    if (closed !== undefined) return refuse(closed);
    // A press made before the last rewind must not take a second entry.
    if (version < (line.floor[seat] ?? 0)) return refuse(no('table/stale'));
    const at = line.entries.findLastIndex((entry) => entry.seat === seat && !isMix(entry));
    if (at < 0) return refuse(no('table/undo-nothing'));
    if (version < (line.versions[at]?.[seat] ?? 0)) return refuse(no('table/stale'));
    if (line.undoable.slice(at).some((can) => !can)) return refuse(no('table/undo-closed'));
    const kept = independent(line, at);
    if (kept === undefined) return refuse(no('table/undo-closed'));
    return rewind(referee, seat, id, at, kept);
  });
}

export interface TakeBackPlan {
  /** Entries that would be left. */
  readonly to: number;
  /** Entries that would go, as far as each viewer was told of them. */
  readonly entries: Readonly<Record<Viewer, number>>;
  readonly dice: boolean;
  /** Something among them that cannot go without a question to the others. */
  readonly closes: boolean;
  /** Seats whose entries would go. */
  readonly seats: readonly SeatId[];
}

/** What going back to a seat's version would take with it. */
export function planTakeBack(referee: Referee, seat: SeatId, version: number): TakeBackPlan | Refusal {
  const { line } = referee;
  const to = countAt(line, seat, version);
  const kept = unseen(line, to, seat);
  const going = line.entries.slice(to).filter((entry) => !kept.includes(entry));
  if (going.length === 0) return no('table/undo-needed');
  return {
    to,
    entries: countTold(line, to, kept),
    dice: going.some((entry) => entry.rolls.length > 0),
    closes: line.entries.some((entry, i) => line.undoable[i] !== true && going.includes(entry)),
    seats: [...new Set(going.map((entry) => entry.seat))].filter((each) => each !== 'referee'),
  };
}

/**
 * Goes back, all concerned having agreed. `expected` is how many entries there were when they were asked; since then
 * only what nobody else knows of may have been entered. That stays, as far as it hangs on nothing that goes.
 */
export function takeBack(referee: Referee, seat: SeatId, id: string, to: number, expected: number): Promise<Rewound> {
  return queued(referee, async () => {
    const closed = over(referee);
    if (closed !== undefined) return refuse(closed);
    if (isOvertaken(referee.line, expected)) return refuse(no('table/question-gone'));
    return rewind(referee, seat, id, to, unseen(referee.line, to, seat));
  });
}

/** Whether the game has gone on since it had so many entries, as far as others than those who did it can know. */
export const isOvertaken = (line: Line, expected: number): boolean =>
  line.entries.length < expected ||
  toldFrom(line, expected).some((told, i) => !isPrivate(line.entries[expected + i], told));

async function rewind(
  referee: Referee,
  seat: SeatId,
  id: string,
  to: number,
  kept: readonly Entry[],
): Promise<Rewound> {
  const { line } = referee;
  try {
    const at = referee.now();
    // Also a mark left by dice taken back before: without it the next roll here would be those dice again.
    const lost = line.entries.slice(to).some((each) => !kept.includes(each) && (each.rolls.length > 0 || isMix(each)));
    let hash = chainEnd(headOf(referee.game), line.entries.slice(0, to));
    let state = stateAfter(line, to);
    const entered: { readonly entry: Entry; readonly told: ToldBy; readonly state: unknown }[] = [];
    const enter = (given: Entry): void => {
      const entry = { ...given, before: hash };
      const folded = fold(line, state, entry.events);
      state = folded.state;
      hash = entryHash(entry);
      entered.push({ entry, told: folded.told, state });
    };
    // Dice rolled again must be fresh dice: what goes is mixed in, by its hash, so that nobody chose it.
    const last = line.entries.at(-1);
    if (lost && last !== undefined) enter(tablesEntry(referee, 'referee', `${id}-mix`, entryHash(last)));
    for (const entry of kept) enter(entry);
    const touched = whoSees(line, to, kept, entered);
    touched.add(seat);
    const floor: Versions = Object.fromEntries(
      Object.entries(line.version).map(([viewer, n]) => [
        viewer,
        touched.has(viewer) ? n + 1 : n - entered.filter(({ told }) => told.has(viewer)).length,
      ]),
    );
    let versions = floor;
    const again = entered.map((each) => {
      versions = advanced(versions, each.told);
      return { ...each, versions, undoable: each.entry.rolls.length === 0 };
    });
    const shown = countShown(line, to) + again.filter(({ entry, told }) => isShown(entry, told)).length;
    const progress = progressOf(referee, state, shown, touched.has('spectator') ? at : referee.progress.moved);
    const rows: JournalRow[] = [
      { is: 'rewind', id, to, seat, versions: floor, at },
      ...again.map(
        ({ entry, versions: after, undoable }): JournalRow => ({
          is: 'entry',
          entry,
          versions: after,
          undoable,
        }),
      ),
    ];
    await referee.store.append(referee.game.id, referee.rows, rows, progress);
    cut(line, to, floor);
    for (const each of again) push(line, each);
    referee.rows += rows.length;
    referee.rewinds.add(key(seat, id));
    referee.progress = progress;
    return { ok: true, seat, to, again, floor, touched, at };
  } catch (error) {
    return refuse(storeTrouble(referee, error));
  }
}

/** How many of the entries from `to` on each viewer was told of, without those that stay. */
function countTold(line: Line, to: number, kept: readonly Entry[]): Record<Viewer, number> {
  const told = toldFrom(line, to).filter((_, i) => !kept.includes(line.entries[to + i] as Entry));
  return Object.fromEntries(line.viewers.map((viewer) => [viewer, told.filter((each) => each.has(viewer)).length]));
}

/** Who was told of something that goes, or sees what is entered again otherwise than before. */
function whoSees(
  line: Line,
  to: number,
  kept: readonly Entry[],
  entered: readonly { readonly told: ToldBy; readonly state: unknown }[],
): Set<Viewer> {
  const going = line.entries.slice(to);
  const told = toldFrom(line, to);
  const toldAgain = told.filter((_, i) => kept.includes(going[i] as Entry));
  const toldNow = entered.slice(entered.length - kept.length);
  const after = entered.at(-1)?.state ?? stateAfter(line, to);
  const isSame = (viewer: Viewer): boolean =>
    told.every((each, i) => kept.includes(going[i] as Entry) || !each.has(viewer)) &&
    toldAgain.every((each, i) => equal(each.get(viewer), toldNow[i]?.told.get(viewer))) &&
    equal(line.system.view(line.state, viewer), line.system.view(after, viewer));
  return new Set(line.viewers.filter((viewer) => !isSame(viewer)));
}

const refuse = (refusal: Refusal): Rewound => ({ ok: false, refusals: [refusal] });
