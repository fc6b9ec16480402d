import type { AnySystem } from '@muster/rules/kernel';
import { CHECKS, type Check, failed, passed, type Step, skipped } from './checks';
import { type FileFault, type LogRow, readGameFile, readGameText } from './file';

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
  const work = verifying(input, systemById);
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

/** How long a verification in slices works at a time and in all, ms, and how it lets others have their turn. */
export interface Slices {
  readonly slice: number;
  readonly most: number;
  readonly pause: () => Promise<void>;
}

/** The same a slice at a time. What is not done within `most` is left out, with the code `verify/too-long`. */
export async function verifyInSlices(
  input: unknown,
  systemById: (id: string) => AnySystem | undefined,
  { slice, most, pause }: Slices,
): Promise<Verification> {
  const work = verifying(input, systemById);
  for (let spent = 0; ; ) {
    const begun = Date.now();
    let next = work.next();
    while (!next.done && Date.now() - begun < slice) next = work.next();
    if (next.done) return next.value;
    spent += Date.now() - begun;
    if (spent >= most) return next.value.leftOut();
    await pause();
  }
}

interface Under {
  /** What is known so far, the rest left out for want of time. */
  leftOut(): Verification;
}

function* verifying(
  input: unknown,
  systemById: (id: string) => AnySystem | undefined,
): Generator<Under, Verification, void> {
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
  const under: Under = {
    leftOut: () => ({ ok: true, steps: [...steps, ...skippedFrom(steps.length, 'verify/too-long')], ...count }),
  };
  for (const [i, check] of CHECKS().entries()) {
    const work = check(file, systemById);
    let step: Step | undefined;
    while (step === undefined) {
      step = stepOf(CHECK_NAMES[i + 1] ?? 'again', work);
      if (step === undefined) yield under;
    }
    steps.push(step);
    if (step.is === 'failed') return { ok: false, steps, ...count };
  }
  return { ok: true, steps, ...count };
}

const CHECK_NAMES: readonly Check[] = ['read', 'chain', 'commitment', 'dice', 'fold', 'again'];

/** One small piece of a check. What a hostile file makes an engine throw is a fault of the file. */
function stepOf(check: Check, work: ReturnType<ReturnType<typeof CHECKS>[number]>): Step | undefined {
  try {
    const next = work.next();
    return next.done ? next.value : undefined;
  } catch {
    return failed(check, 'verify/unreadable');
  }
}

function counts(log: readonly LogRow[]): { readonly entries: number; readonly rolls: number } {
  const entries = log.flatMap((row) => (row.is === 'entry' ? [row.entry] : []));
  return { entries: entries.length, rolls: entries.reduce((sum, entry) => sum + entry.rolls.length, 0) };
}

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
