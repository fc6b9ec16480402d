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
import { fairDice, isMix, mixesOf } from './fair-dice';
import { type FileFault, type LogRow, readGameFile, readGameText, type WholeFile } from './file';
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

/** `ok`: nothing failed. Checks that could not be made are in `steps` as skipped, with the reason. */
export interface Verification {
  readonly ok: boolean;
  readonly steps: readonly Step[];
  /** What was looked at. */
  readonly entries: number;
  readonly rolls: number;
}

/** Verifies the text of a game file; see `verifyFile`. */
export function verifyText(text: string, systemById: (id: string) => AnySystem | undefined): Verification {
  const read = readGameText(text);
  return read.ok ? verifyFile(read.value, systemById) : unreadable(read.error);
}

/**
 * Verifies a game file: the hash chain, the commitment, every roll from the seeds, and the fold. Stops at the first
 * fault. Then, under the same rules version, every entry is decided again. Never throws, whatever the input is.
 */
export function verifyFile(input: unknown, systemById: (id: string) => AnySystem | undefined): Verification {
  const read = readGameFile(input);
  if (!read.ok) return unreadable(read.error);
  const file = read.value;
  if (file.is === 'muster-view')
    return {
      ok: true,
      steps: [passed('read'), ...skippedFrom(1, 'verify/view-only')],
      entries: file.told.length,
      rolls: 0,
    };
  const count = counts(file.log);
  const steps: Step[] = [passed('read')];
  for (const [i, check] of CHECKS.entries()) {
    const step = safely(CHECK_NAMES[i + 1] ?? 'again', () => check(file, systemById));
    steps.push(step);
    if (step.is === 'failed') return { ok: false, steps, ...count };
  }
  return { ok: true, steps, ...count };
}

type Checking = (file: WholeFile, systemById: (id: string) => AnySystem | undefined) => Step;
const CHECK_NAMES: readonly Check[] = ['read', 'chain', 'commitment', 'dice', 'fold', 'again'];

/** Every entry names the hash of the one before; after a rewind, of the last one that stands. */
const chain: Checking = ({ head, log }) => {
  const standing: Entry[] = [];
  const hashes: string[] = [headHash(head)];
  let owed: string | undefined;
  for (const [i, row] of log.entries()) {
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

const commitment: Checking = ({ head, seed, end }) => {
  if (seed === undefined)
    return end === undefined ? skipped('commitment', 'verify/not-over') : failed('commitment', 'verify/no-seed');
  return commitmentTo(seed) === head.commitment
    ? passed('commitment')
    : failed('commitment', 'verify/commitment-differs');
};

/** Every face of every roll, also of entries taken back, from the seeds and its place in the log. */
const dice: Checking = ({ log, seed }) => {
  if (seed === undefined) return skipped('dice', 'verify/not-over');
  const entries: Entry[] = [];
  for (const [i, row] of log.entries()) {
    if (row.is === 'rewind') {
      entries.length = Math.min(entries.length, row.to);
      continue;
    }
    const fair = fairDice({ seed, mixes: mixesOf(entries), entry: entries.length });
    const wrong = row.entry.rolls.findIndex((roll) => !isRoll(roll, fair.roll(roll.count, roll.sides)));
    if (wrong >= 0) return failed('dice', 'verify/dice-differ', i, { roll: wrong + 1 });
    entries.push(row.entry);
  }
  return passed('dice');
};

const isRoll = (roll: Roll, faces: readonly number[]): boolean =>
  roll.faces.length === roll.count && faces.every((face, i) => face === roll.faces[i]);

/** The events fold to the state and the outcome the file claims. */
const fold: Checking = (file, systemById) => {
  const system = systemById(file.head.system);
  if (system === undefined) return failed('fold', 'verify/unknown-game', undefined, { system: file.head.system });
  const config = system.config.safeParse(file.head.config);
  if (!config.success) return failed('fold', 'verify/config-unreadable');
  const states: unknown[] = [system.setup(config.data)];
  for (const [i, row] of file.log.entries()) {
    if (row.is === 'rewind') states.length = Math.min(states.length, row.to + 1);
    else {
      const after = safely('fold', () => {
        states.push(folded(system, states[states.length - 1], row.entry.events));
        return passed('fold');
      });
      if (after.is === 'failed') return failed('fold', 'verify/does-not-fold', i);
    }
  }
  const last = states[states.length - 1];
  const end = file.end;
  if (end?.state !== undefined && end.state !== hashOf(canonical(last))) return failed('fold', 'verify/state-differs');
  const outcome: unknown = system.outcome(last);
  if (end?.because === 'finished' && !equal(outcome, end.outcome)) return failed('fold', 'verify/outcome-differs');
  return passed('fold');
};

/** The engine, asked again with the same faces, gives the same events. Only meaningful under the same rules version. */
const again: Checking = (file, systemById) => {
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
    const step = isMix(row.entry) ? passed('again') : safely('again', () => decidedAgain(system, state, row.entry, i));
    if (step.is === 'failed') return { ...step, entry: i + 1 };
    states.push(folded(system, state, row.entry.events));
  }
  return passed('again');
};

function decidedAgain(system: AnySystem, state: unknown, entry: Entry, i: number): Step {
  const parsed = system.parse(entry.intent);
  if (!parsed.ok) return failed('again', 'verify/intent-unreadable', i);
  const shown = recordedDice(entry.rolls);
  const decided = system.decide(state, entry.seat, parsed.value, shown);
  if (!decided.ok) return failed('again', 'verify/now-refused', i, { refusal: decided.error[0]?.code ?? '' });
  const where = difference(decided.value, entry.events);
  if (where !== undefined) return failed('again', 'verify/decides-otherwise', i, { where });
  return shown.left() > 0 ? failed('again', 'verify/dice-left-over', i) : passed('again');
}

const CHECKS: readonly Checking[] = [chain, commitment, dice, fold, again];

const folded = (system: AnySystem, state: unknown, events: readonly GameEvent[]): unknown =>
  events.reduce((s: unknown, event): unknown => system.evolve(s, event), state);

function counts(log: readonly LogRow[]): { readonly entries: number; readonly rolls: number } {
  const entries = log.flatMap((row) => (row.is === 'entry' ? [row.entry] : []));
  return { entries: entries.length, rolls: entries.reduce((sum, entry) => sum + entry.rolls.length, 0) };
}

/** What a hostile file makes an engine throw is a fault of the file. */
function safely(check: Check, work: () => Step): Step {
  try {
    return work();
  } catch {
    return failed(check, 'verify/unreadable');
  }
}

const passed = (check: Check): Step => ({ check, is: 'passed' });
const skipped = (check: Check, code: string, detail?: Step['detail']): Step => ({
  check,
  is: 'skipped',
  code,
  ...(detail === undefined ? {} : { detail }),
});
const failed = (check: Check, code: string, row?: number, detail?: Step['detail']): Step => ({
  check,
  is: 'failed',
  code,
  ...(row === undefined ? {} : { entry: row + 1 }),
  ...(detail === undefined ? {} : { detail }),
});
const skippedFrom = (from: number, code: string): readonly Step[] =>
  CHECK_NAMES.slice(from).map((check) => skipped(check, code));

const unreadable = (fault: FileFault): Verification => ({
  ok: false,
  steps: [
    {
      check: 'read',
      is: 'failed',
      code: fault.code,
      detail: { ...fault.detail, ...(fault.at === undefined ? {} : { at: fault.at }) },
    },
  ],
  entries: 0,
  rolls: 0,
});
