import type { Check, Step } from './checks';
import type { FileFault } from './file';
import type { Verification } from './verify';

/** What a check looked at, as a short line. */
export const checkWords: Readonly<Record<Check, string>> = {
  read: 'The file can be read',
  chain: 'Every entry follows from the one before',
  commitment: 'The seed is the one promised at the start',
  dice: 'Every die comes from the seeds',
  fold: 'The moves lead to the position at the end',
  again: 'The rules decide every move the same way again',
};

/** One sentence for a step: what was found, and where. */
export function stepWords(step: Step): string {
  if (step.is === 'passed') return `${checkWords[step.check]}.`;
  const told = FOUND[step.code ?? '']?.(step.detail ?? {}) ?? 'This part of the file does not hold.';
  return step.entry === undefined ? told : `Entry ${step.entry}: ${told}`;
}

/** One sentence for the whole. */
export function verificationWords(result: Verification): string {
  const fault = result.steps.find((step) => step.is === 'failed');
  if (fault !== undefined) return stepWords(fault);
  const open = result.steps.find((step) => step.is === 'skipped' && step.check !== 'again');
  const entries = `${result.entries} ${result.entries === 1 ? 'entry' : 'entries'}`;
  const size = result.rolls === 0 ? entries : `${entries}, ${result.rolls} ${result.rolls === 1 ? 'roll' : 'rolls'}`;
  return open === undefined
    ? `All is in order: ${size}, every die accounted for.`
    : `In order as far as can be told: ${size}. ${stepWords(open)}`;
}

/** One sentence for a file that cannot be read. */
export const fileWords = (fault: FileFault): string =>
  stepWords({
    check: 'read',
    is: 'failed',
    code: fault.code,
    detail: { ...fault.detail, ...(fault.at === undefined ? {} : { at: fault.at }) },
  });

type Detail = NonNullable<Step['detail']>;
const FOUND: Readonly<Record<string, (detail: Detail) => string>> = {
  'file/not-json': () => 'This is no game file: its text breaks off or is of another kind.',
  'file/not-a-game': () => 'This file holds something else than a game of this table.',
  'file/too-large': () => 'The file is larger than any game gets.',
  'file/newer': ({ format }) => `The file was written by a newer table (format ${format}). Update this one to read it.`,
  'file/malformed': ({ at }) =>
    at === undefined || at === '' ? 'The file is damaged.' : `The file is damaged at ${at}.`,
  'verify/view-only': () =>
    'The battle is still being fought, and the seed stays sealed: this is what one seat sees. The dice are checked when it is over.',
  'verify/not-over': () => 'The seed is shown when the game is over; the dice can be checked then.',
  'verify/too-long': () =>
    'The rest takes longer than the server gives one file. Open it as a replay: your own machine checks all of it.',
  'verify/no-seed': () => 'The game is over, but its seed is missing, so no die can be checked.',
  'verify/no-end': () => 'The seed is shown, but not how the game ended: the file stops before the end was written.',
  'verify/cut-off': ({ rows, of }) => `The file was cut off: it has ${rows} of ${of} entries.`,
  'verify/grown': ({ rows, of }) => `The file has ${rows} entries where ${of} were written.`,
  'verify/stops-early': () => 'The file says the game is finished, but its moves stop before the end was written.',
  'verify/chain-broken': () => 'it does not follow from the entry before. Something was changed, added or taken out.',
  'verify/rewind-too-far': () => 'it takes back more than there was.',
  'verify/rewind-unmarked': () => 'dice were taken back before it, and it does not carry their mark.',
  'verify/commitment-differs': () => 'The seed shown is not the one promised before the game.',
  'verify/dice-differ': ({ roll }) => `roll ${roll} shows other faces than the seeds give.`,
  'verify/unknown-game': ({ system }) => `This table does not know the game “${system ?? ''}”.`,
  'verify/config-unreadable': () => 'The game was set up in a way this table cannot read.',
  'verify/does-not-fold': () => 'what it says happened does not fit the table as it stood.',
  'verify/state-differs': () => 'The moves lead to another position than the file claims.',
  'verify/outcome-differs': () => 'The moves lead to another result than the file claims.',
  'verify/other-rules': ({ played, now }) =>
    `Played under version ${played} of the rules; this table has ${now}, so the moves are not judged again.`,
  'verify/intent-unreadable': () => 'what was asked for cannot be read.',
  'verify/now-refused': () => 'the rules would have refused this move.',
  'verify/decides-otherwise': () => 'the rules decide this move otherwise.',
  'verify/dice-left-over': () => 'more dice were rolled than the move asks for.',
  'verify/unreadable': () => 'The file holds something this table cannot make sense of.',
};
