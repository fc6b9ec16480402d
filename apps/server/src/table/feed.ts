import { type Line, newLine, replay, type ToldBy } from '../referee/line';
import type { Referee } from '../referee/referee';
import type { JournalRow } from '../store/store';

/**
 * What spectators see where their picture lags behind: a line of its own, to which the rows of the journal come when
 * they are old enough. Chat waits in the same queue, so that nobody hears of what he does not see yet.
 */
export interface Feed {
  readonly line: Line;
  readonly delayMs: number;
  readonly waiting: { readonly due: number; readonly run: () => void }[];
  timer: NodeJS.Timeout | undefined;
}

export const newFeed = (referee: Pick<Referee, 'system' | 'game'>): Feed => ({
  line: newLine(
    referee.system,
    referee.game.config,
    referee.game.seats.map((each) => each.seat),
  ),
  delayMs: referee.game.delay * 1000,
  waiting: [],
  timer: undefined,
});

/** Takes a row of the journal when it is due: at once if it is old. `tell` hears of it then. */
export function feedRow(
  feed: Feed,
  row: JournalRow,
  now: number,
  tell?: (row: JournalRow, told: ToldBy) => void,
): void {
  const at = row.is === 'entry' ? row.entry.at : row.at;
  later(feed, at + feed.delayMs, now, () => {
    const told = replay(feed.line, row);
    tell?.(row, told);
  });
}

/** Runs something when it is due, after everything that came before it. */
export function later(feed: Feed, due: number, now: number, run: () => void): void {
  feed.waiting.push({ due, run });
  drain(feed, now);
}

/** The game is over: nothing is kept back any more. */
export function flush(feed: Feed): void {
  for (const each of feed.waiting.splice(0)) each.run();
  clearTimeout(feed.timer);
}

export function stopFeed(feed: Feed): void {
  clearTimeout(feed.timer);
}

function drain(feed: Feed, now: number): void {
  while (feed.waiting[0] !== undefined && feed.waiting[0].due <= now) feed.waiting.shift()?.run();
  clearTimeout(feed.timer);
  const next = feed.waiting[0];
  if (next === undefined) return;
  feed.timer = setTimeout(() => drain(feed, Math.max(next.due, Date.now())), Math.max(0, next.due - now));
  feed.timer.unref();
}
