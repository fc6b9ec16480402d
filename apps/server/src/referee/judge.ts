import { isMix } from '@muster/record';
import type { AnySystem, Dice, Entry, GameEvent, Intent, Preview, Refusal, Result, SeatId } from '@muster/rules/kernel';
import { equal, err } from '@muster/rules/kernel';
import { no } from '../refusals';
import { countAt, isPrivate, type Line, stateAfter, toldFrom } from './line';

/**
 * Whether an intent made for an older version of the seat's picture still means the same: its plan, as the seat was
 * shown it then, is made again on what the seat sees now, and both must be equal in all they show. Undefined where
 * they are; otherwise the refusals to give.
 */
export function staleness(
  line: Line,
  seat: SeatId,
  intent: { readonly do: string },
  version: number,
): readonly Refusal[] | undefined {
  const present = line.version[seat] ?? 0;
  if (version > present) return [no('table/version-ahead')];
  if (version < (line.floor[seat] ?? 0)) return [no('table/stale')];
  const count = countAt(line, seat, version);
  if (count === line.entries.length) return undefined;
  const now = shown(line.system, line.state, seat, intent);
  if (now.is === 'refused') return now.refusals;
  if (now.is === 'ready' && equal(shown(line.system, stateAfter(line, count), seat, intent), now)) return undefined;
  // Counted as the seat sees it: how many entries it was told of since, not how many there were.
  return [no('table/stale', { entries: present - version })];
}

function shown(system: AnySystem, state: unknown, seat: SeatId, intent: { readonly do: string }): Preview<Intent> {
  const view: unknown = system.view(state, seat);
  const preview = system.preview(view, seat, intent) as Preview<Intent>;
  // What is not on the table yet has no name yet: the number it will get is no part of the plan.
  const there = new Set(system.bodies(view).map((body) => body.id));
  const marks = preview.marks.map((mark) => ('unit' in mark && !there.has(mark.unit) ? { ...mark, unit: '' } : mark));
  return { ...preview, marks };
}

/**
 * Whether the entries from `from` on can go without anyone being asked, because they are all of a kind that can, and
 * whether those of others among them would come out the same without the first. Those are returned in order.
 */
export function independent(line: Line, from: number): readonly Entry[] | undefined {
  const later = line.entries.slice(from + 1);
  let state = stateAfter(line, from);
  for (const entry of later) {
    if (isMix(entry)) continue;
    const again: Result<readonly GameEvent[], readonly Refusal[]> = safely(line.system, state, entry);
    if (!again.ok || !equal(again.value, entry.events)) return undefined;
    for (const event of entry.events) state = line.system.evolve(state, event);
  }
  return later;
}

/**
 * Entries from `from` on that only those know of who made them, others than this seat, and that come out the same without
 * all the rest: when the others go back, they need not go, and nobody need learn that they were there.
 */
export function unseen(line: Line, from: number, seat: SeatId): readonly Entry[] {
  const told = toldFrom(line, from);
  let state = stateAfter(line, from);
  return line.entries.slice(from).filter((entry, i) => {
    if (entry.seat === seat || isMix(entry) || !isPrivate(entry, told[i] ?? new Map())) return false;
    const again = safely(line.system, state, entry);
    if (!again.ok || !equal(again.value, entry.events)) return false;
    for (const event of entry.events) state = line.system.evolve(state, event);
    return true;
  });
}

function safely(system: AnySystem, state: unknown, entry: Entry): Result<readonly GameEvent[], readonly Refusal[]> {
  try {
    return system.decide(state, entry.seat, entry.intent, noDice);
  } catch {
    return err([]);
  }
}

const noDice: Dice = {
  roll: () => {
    throw new Error('an entry without dice rolled dice');
  },
};
