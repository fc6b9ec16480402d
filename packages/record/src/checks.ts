import {
  type AnySystem,
  canonical,
  difference,
  type Entry,
  equal,
  type GameEvent,
  type Roll,
  recordedDice,
} from '@muster/rules/kernel';
import { diceUnder, isMix, type Mixed, mixesOf, unmixed } from './fair-dice';
import type { LogRow, WholeFile } from './file';
import { commitmentTo, entryHash, hashOf, headHash } from './head';

/** The checks in the order they are made. `again` is the second check: the engine decides every entry once more. */
export type Check = 'read' | 'chain' | 'commitment' | 'dice' | 'fold' | 'again';

export interface Step {
  readonly check: Check;
  readonly is: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was left out; for `words.ts`. */
  readonly code?: string;
  /** The row of the log at fault, from 1. */
  readonly entry?: number;
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** Work that can be laid down after every small piece of it: a hostile file must not hold up who has other things to do. */
export type Checked<T> = Generator<void, T, void>;
export type Checking = (file: WholeFile, systemById: (id: string) => AnySystem | undefined) => Checked<Step>;

/** The checks behind `read`, in their order. Each stops at the first fault. */
export const CHECKS = (): readonly Checking[] => [chain, commitment, dice, fold, again];

/** Every entry names the hash of the one before; after a rewind, of the last one that stands. */
const chain: Checking = function* ({ head, log, end }) {
  const rows = end?.rows;
  if (rows !== undefined && rows !== log.length)
    return failed('chain', rows > log.length ? 'verify/cut-off' : 'verify/grown', undefined, {
      rows: log.length,
      of: rows,
    });
  const standing: Entry[] = [];
  const hashes: string[] = [headHash(head)];
  let owed: string | undefined;
  for (const [i, row] of log.entries()) {
    yield;
    if (row.is === 'rewind') {
      if (row.to > standing.length) return failed('chain', 'verify/rewind-too-far', i);
      if (leavesMark(standing.slice(row.to), log.slice(i + 1))) owed = hashes[hashes.length - 1];
      standing.length = row.to;
      hashes.length = row.to + 1;
      continue;
    }
    if (row.entry.before !== hashes[hashes.length - 1]) return failed('chain', 'verify/chain-broken', i);
    if (owed !== undefined && !(isMix(row.entry) && mixesOf([row.entry])[0]?.seed === owed))
      return failed('chain', 'verify/rewind-unmarked', i);
    owed = undefined;
    standing.push(row.entry);
    hashes.push(entryHash(row.entry));
  }
  return passed('chain');
};

/**
 * Dice that were taken back leave a mark: the next entry mixes in the hash of the last one that went. So do seeds that
 * went with them, unless they are entered again at once: without them the dice from before would be rolled once more.
 */
function leavesMark(gone: readonly Entry[], after: readonly LogRow[]): boolean {
  const next = after.findIndex((row) => row.is === 'rewind');
  const rows = next < 0 ? after : after.slice(0, next);
  const again = new Set(rows.flatMap((row) => (row.is === 'entry' ? [row.entry.id] : [])));
  return gone.some((entry) => entry.rolls.length > 0 || (isMix(entry) && !again.has(entry.id)));
}

// biome-ignore lint/correctness/useYield: it is done at once
const commitment: Checking = function* ({ head, seed, end }) {
  if (seed === undefined)
    return end === undefined ? skipped('commitment', 'verify/not-over') : failed('commitment', 'verify/no-seed');
  // The seed is shown with the end and not before: who has one without the other lost it.
  if (end === undefined) return failed('commitment', 'verify/no-end');
  return commitmentTo(seed) === head.commitment
    ? passed('commitment')
    : failed('commitment', 'verify/commitment-differs');
};

/** Every face of every roll, also of entries taken back, from the seeds and its place in the log. */
const dice: Checking = function* ({ log, seed }) {
  if (seed === undefined) return skipped('dice', 'verify/not-over');
  // What is mixed in with so many entries standing.
  const mixed: Mixed[] = [unmixed];
  for (const [i, row] of log.entries()) {
    yield;
    if (row.is === 'rewind') {
      mixed.length = Math.min(mixed.length, row.to + 1);
      continue;
    }
    const before = mixed[mixed.length - 1] ?? unmixed;
    const fair = diceUnder(seed, before, mixed.length - 1);
    for (const [n, roll] of row.entry.rolls.entries()) {
      yield;
      if (!isRoll(roll, fair.roll(roll.count, roll.sides)))
        return failed('dice', 'verify/dice-differ', i, { roll: n + 1 });
    }
    mixed.push(mixesOf([row.entry]).reduce((sum, mix) => sum.with(mix), before));
  }
  return passed('dice');
};

const isRoll = (roll: Roll, faces: readonly number[]): boolean =>
  roll.faces.length === roll.count && faces.every((face, i) => face === roll.faces[i]);

/** The events fold to the state and the outcome the file claims. */
const fold: Checking = function* (file, systemById) {
  const system = systemById(file.head.system);
  if (system === undefined) return failed('fold', 'verify/unknown-game', undefined, { system: file.head.system });
  const config = system.config.safeParse(file.head.config);
  if (!config.success) return failed('fold', 'verify/config-unreadable');
  const states: unknown[] = [system.setup(config.data)];
  for (const [i, row] of file.log.entries()) {
    if (row.is === 'rewind') states.length = Math.min(states.length, row.to + 1);
    else
      try {
        states.push(yield* folded(system, states[states.length - 1], row.entry.events));
      } catch {
        return failed('fold', 'verify/does-not-fold', i);
      }
  }
  const last = states[states.length - 1];
  const end = file.end;
  if (end?.because === 'finished' && system.outcome(last) === undefined) return failed('fold', 'verify/stops-early');
  if (end?.state !== undefined && end.state !== hashOf(canonical(last))) return failed('fold', 'verify/state-differs');
  const outcome: unknown = system.outcome(last);
  if (end?.because === 'finished' && !equal(outcome, end.outcome)) return failed('fold', 'verify/outcome-differs');
  return passed('fold');
};

/** The engine, asked again with the same faces, gives the same events. Only meaningful under the same rules version. */
const again: Checking = function* (file, systemById) {
  const system = systemById(file.head.system);
  if (system === undefined) return skipped('again', 'verify/unknown-game');
  const other = file.log.find((row) => row.is === 'entry' && row.entry.rules !== system.version);
  if (other?.is === 'entry')
    return skipped('again', 'verify/other-rules', { played: other.entry.rules, now: system.version });
  const states: unknown[] = [system.setup(system.config.parse(file.head.config))];
  for (const [i, row] of file.log.entries()) {
    if (row.is === 'rewind') {
      states.length = Math.min(states.length, row.to + 1);
      continue;
    }
    const state = states[states.length - 1];
    yield;
    const step = isMix(row.entry) ? passed('again') : decidedAgain(system, state, row.entry, i);
    if (step.is === 'failed') return step;
    states.push(yield* folded(system, state, row.entry.events));
  }
  return passed('again');
};

function decidedAgain(system: AnySystem, state: unknown, entry: Entry, i: number): Step {
  try {
    return judged(system, state, entry, i);
  } catch {
    return failed('again', 'verify/unreadable', i);
  }
}

function judged(system: AnySystem, state: unknown, entry: Entry, i: number): Step {
  const parsed = system.parse(entry.intent);
  if (!parsed.ok) return failed('again', 'verify/intent-unreadable', i);
  const shown = recordedDice(entry.rolls);
  const decided = system.decide(state, entry.seat, parsed.value, shown);
  if (!decided.ok) return failed('again', 'verify/now-refused', i, { refusal: decided.error[0]?.code ?? '' });
  const where = difference(decided.value, entry.events);
  if (where !== undefined) return failed('again', 'verify/decides-otherwise', i, { where });
  return shown.left() > 0 ? failed('again', 'verify/dice-left-over', i) : passed('again');
}

function* folded(system: AnySystem, before: unknown, events: readonly GameEvent[]): Checked<unknown> {
  let state = before;
  for (const event of events) {
    yield;
    state = system.evolve(state, event);
  }
  return state;
}

export const passed = (check: Check): Step => ({ check, is: 'passed' });
export const skipped = (check: Check, code: string, detail?: Step['detail']): Step => ({
  check,
  is: 'skipped',
  code,
  ...(detail === undefined ? {} : { detail }),
});
export const failed = (check: Check, code: string, row?: number, detail?: Step['detail']): Step => ({
  check,
  is: 'failed',
  code,
  ...(row === undefined ? {} : { entry: row + 1 }),
  ...(detail === undefined ? {} : { detail }),
});
