import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { systemById } from '@muster/rules';
import type { AnySystem, Entry, Intent } from '@muster/rules/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unmixed } from './fair-dice';
import { type LogRow, readGameFile, readGameText, standingEntries, type WholeFile } from './file';
import { entryHash, hashOf } from './head';
import { HEAD, journal, PLACE, played, ROLL, SEED } from './test-kit';
import { type Verification, verifyFile, verifyInSlices, verifyText } from './verify';
import { fileWords, stepWords, verificationWords } from './words';

const verify = (file: unknown): Verification => verifyFile(file, systemById);
const fault = (file: unknown) => verify(file).steps.find((step) => step.is === 'failed');

/** The file with one entry changed and the whole chain after it mended, as a clever forger would. */
function forged(file: WholeFile, at: number, change: (entry: Entry) => Entry): WholeFile {
  const log: LogRow[] = [];
  let standing: string[] = [];
  for (const [i, row] of file.log.entries()) {
    if (row.is === 'rewind') {
      log.push(row);
      standing = standing.slice(0, row.to);
      continue;
    }
    const before = standing[standing.length - 1] ?? row.entry.before;
    const entry = { ...(i === at ? change(row.entry) : row.entry), before };
    log.push({ is: 'entry', entry });
    standing.push(entryHash(entry));
  }
  return { ...file, log };
}

describe('verifying a game file', () => {
  test('passes every check for a whole game with mixed-in seeds and take-backs', () => {
    const result = verify(played());
    expect(result.steps).toEqual(
      ['read', 'chain', 'commitment', 'dice', 'fold', 'again'].map((check) => ({ check, is: 'passed' })),
    );
    expect(result).toMatchObject({ ok: true, entries: 8, rolls: 4 });
    expect(verificationWords(result)).toBe('All is in order: 8 entries, 4 rolls, every die accounted for.');
  });

  test('reads from text what it reads from data', () => {
    expect(verifyText(JSON.stringify(played()), systemById)).toEqual(verify(played()));
  });

  test('notices an entry changed afterwards, at the entry that follows it', () => {
    const file = played();
    const log = file.log.map(
      (row, i): LogRow =>
        i === 1 && row.is === 'entry' ? { is: 'entry', entry: { ...row.entry, at: row.entry.at + 1 } } : row,
    );
    expect(fault({ ...file, log })).toEqual({ check: 'chain', is: 'failed', code: 'verify/chain-broken', entry: 3 });
  });

  test.each([0, 2, 3])('notices entry %i taken out', (gone) => {
    const file = played();
    expect(fault({ ...file, log: file.log.filter((_, i) => i !== gone) })?.check).toBe('chain');
  });

  test('notices another config or another commitment put at the head', () => {
    const file = played();
    expect(fault({ ...file, head: { ...HEAD, created: 5 } })).toMatchObject({ code: 'verify/chain-broken', entry: 1 });
    expect(fault({ ...file, seed: hashOf('another') })).toMatchObject({ code: 'verify/commitment-differs' });
  });

  test('notices a changed die even when the chain was mended', () => {
    const better = (entry: Entry): Entry => ({
      ...entry,
      rolls: entry.rolls.map((roll) => ({ ...roll, faces: roll.faces.map(() => 6) })),
    });
    expect(fault(forged(journal().act('a', PLACE).act('b', ROLL).act('a', ROLL).file(), 1, better))).toEqual({
      check: 'dice',
      is: 'failed',
      code: 'verify/dice-differ',
      entry: 2,
      detail: { roll: 1 },
    });
  });

  test('notices a rewind over dice that left no mark, so dice cannot be rolled until they please', () => {
    const log = journal().act('a', ROLL).rewind('a', 0).act('a', ROLL).file();
    const bare = log.log.filter((row) => row.is === 'rewind' || row.entry.intent.do !== 'mix');
    expect(verify(log).ok).toBe(true);
    expect(fault({ ...log, log: bare })?.check).toBe('chain');
    const first = log.log[0];
    const again = forged({ ...log, log: [first!, log.log[1]!, first!] }, -1, (entry) => entry);
    expect(fault(again)).toMatchObject({ code: 'verify/rewind-unmarked', entry: 3 });
    expect(fault({ ...log, log: [first!, { ...log.log[1]!, to: 9 }] })).toMatchObject({
      code: 'verify/rewind-too-far',
    });
  });

  test('notices a mark taken back without a mark, which would bring the first dice back', () => {
    const log = journal().act('a', ROLL).rewind('a', 0).rewind('a', 0).act('a', ROLL).file();
    expect(verify(log).ok).toBe(true);
    const bare = { ...log, log: log.log.filter((_, i) => i !== 4) };
    expect(fault(forged(bare, -1, (entry) => entry))?.code).toBe('verify/chain-broken');
    const first = log.log[0]!;
    const sly = { ...log, log: [...log.log.slice(0, 4), first] };
    expect(fault(sly)).toMatchObject({ code: 'verify/rewind-unmarked', entry: 5 });
  });

  test('rolls fresh dice after a take-back over dice', () => {
    const faces = journal()
      .act('a', ROLL)
      .rewind('a', 0)
      .act('a', ROLL)
      .log.flatMap((row) => (row.is === 'entry' ? row.entry.rolls.map((roll) => roll.faces) : []));
    expect(faces).toHaveLength(2);
    expect(faces[0]).not.toEqual(faces[1]);
  });

  test('notices a claimed end that the moves do not lead to', () => {
    const file = played();
    expect(fault({ ...file, end: { ...file.end!, state: hashOf('else') } })).toMatchObject({
      code: 'verify/state-differs',
    });
    const won = { because: 'finished' as const, at: 1, outcome: { winners: ['s1'], because: 'resigned' } };
    expect(fault({ ...file, end: won })).toMatchObject({ code: 'verify/stops-early' });
    const resigned = journal()
      .act('a', { do: 'resign' } as Intent)
      .file();
    const winner = { ...won, outcome: { winners: ['nobody'], because: 'resigned' } };
    expect(fault({ ...resigned, end: winner })).toMatchObject({ code: 'verify/outcome-differs' });
  });

  test('notices a move the rules would not have allowed, or decide otherwise', () => {
    const stolen = forged(played(), 4, (entry) => ({ ...entry, seat: 'b' }));
    expect(fault({ ...stolen, end: undefined })).toBeDefined();
    const open = { ...stolen, end: { because: 'abandoned' as const, at: 1 } };
    expect(fault(open)).toMatchObject({ check: 'again', code: 'verify/now-refused', entry: 5 });
    const other = forged(played(), 4, (entry) => ({ ...entry, events: [] }));
    expect(fault(other)).toMatchObject({ check: 'again', code: 'verify/decides-otherwise', entry: 5 });
  });

  test('names a file whose end was cut off, wherever the cut is', () => {
    const file = played();
    const whole = { ...file, end: { ...file.end!, rows: file.log.length } };
    expect(verify(whole).ok).toBe(true);
    expect(fault({ ...whole, log: whole.log.slice(0, -1) })).toEqual({
      check: 'chain',
      is: 'failed',
      code: 'verify/cut-off',
      detail: { rows: whole.log.length - 1, of: whole.log.length },
    });
    expect(verificationWords(verify({ ...whole, log: whole.log.slice(0, 2) }))).toBe(
      `The file was cut off: it has 2 of ${whole.log.length} entries.`,
    );
    expect(fault({ ...whole, log: [...whole.log, ...whole.log.slice(-1)] })).toMatchObject({ code: 'verify/grown' });
    const { end: _, ...endless } = file;
    expect(fault(endless)).toMatchObject({ check: 'commitment', code: 'verify/no-end' });
    const claimed = { because: 'finished' as const, at: file.end!.at };
    expect(fault({ ...file, end: claimed })).toMatchObject({ check: 'fold', code: 'verify/stops-early' });
  });

  test('leaves out what cannot be checked yet, and says why', () => {
    const { end: _, seed: __, ...running } = played();
    const result = verify(running);
    expect(result.ok).toBe(true);
    expect(result.steps.filter((step) => step.is === 'skipped').map((step) => step.check)).toEqual([
      'commitment',
      'dice',
    ]);
    expect(verificationWords(result)).toContain('when the game is over');
    const { seed: ___, ...silent } = played();
    expect(fault(silent)).toMatchObject({ code: 'verify/no-seed' });
  });

  test('does not judge again what was played under other rules', () => {
    const newer: AnySystem = { ...systemById('sandbox')!, version: '2' };
    const result = verifyFile(played(), () => newer);
    expect(result.ok).toBe(true);
    expect(result.steps[5]).toMatchObject({ check: 'again', is: 'skipped', code: 'verify/other-rules' });
    expect(verificationWords(result)).toContain('All is in order');
  });

  test('says which game it does not know', () => {
    const result = verifyFile(played(), () => undefined);
    expect(result.steps[4]).toMatchObject({ code: 'verify/unknown-game', detail: { system: 'sandbox' } });
  });

  test('has nothing to verify in one seat’s view', () => {
    const view = {
      is: 'muster-view',
      format: 1,
      head: HEAD,
      viewer: 'a',
      told: [{ seat: 'b', at: 1, events: [{ type: 'rolled' }] }],
    };
    expect(verify(view)).toMatchObject({ ok: true, entries: 1 });
    expect(
      verify(view)
        .steps.slice(1)
        .every((step) => step.is === 'skipped'),
    ).toBe(true);
  });

  test('has a sentence for every result', () => {
    const results = [verify(played()), verify({}), verify({ ...played(), seed: hashOf('x') })];
    for (const step of results.flatMap((result) => result.steps)) expect(stepWords(step)).toMatch(/^[A-Z][^!]*\.$/);
  });
});

describe('reading a game file', () => {
  test.each([
    ['', 'file/not-json'],
    ['{"is":"muster-game"', 'file/not-json'],
    ['[]', 'file/not-a-game'],
    ['"muster-game"', 'file/not-a-game'],
    ['null', 'file/not-a-game'],
    ['{"is":"save"}', 'file/not-a-game'],
    ['{"is":"muster-game"}', 'file/malformed'],
    ['{"is":"muster-game","format":1}', 'file/malformed'],
    ['{"is":"muster-game","format":99}', 'file/newer'],
    ['{"is":"muster-game","format":0.5}', 'file/malformed'],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'file/not-a-game'],
  ])('of %s says what is wrong', (text, code) => {
    const read = readGameText(text);
    expect(read.ok ? '' : read.error.code).toBe(code);
    if (!read.ok) expect(fileWords(read.error)).toMatch(/^[A-Z][^!]*\.$/);
  });

  test('never throws, whatever is in it, nor does verifying', () => {
    const file = JSON.parse(JSON.stringify(played())) as Record<string, unknown>;
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(file)), fc.jsonValue(), fc.nat(), (key, junk, n) => {
        const log = (file['log'] as { entry?: Record<string, unknown> }[]).map((row, i) =>
          i === [0, 1, 2, 3, 4, 6, 8, 9][n % 8] && row.entry !== undefined
            ? { ...row, entry: { ...row.entry, events: [{ type: 'moved', to: junk }] } }
            : row,
        );
        expect(verify({ ...file, [key]: junk }).steps.length).toBeGreaterThan(0);
        expect(verify({ ...file, log }).ok).toBe(false);
      }),
      { seed: 5, numRuns: 150 },
    );
  });

  test('still loads and verifies the first format ever written', () => {
    const path = fileURLToPath(new URL('./fixtures/format-1.json', import.meta.url));
    const read = readGameText(readFileSync(path, 'utf8'));
    expect(read.ok).toBe(true);
    if (read.ok) expect(verify(read.value).steps.filter((step) => step.is === 'failed')).toEqual([]);
  });

  test('brings older formats up, one step after the other', () => {
    const old = { ...played(), format: -1 } as Readonly<Record<string, unknown>>;
    const upcasts = new Map([
      [-1, (file: typeof old) => ({ ...file, format: 0, note: 1 })],
      [0, ({ note: _, ...file }: typeof old) => ({ ...file, format: 1 })],
    ]);
    expect(readGameFile(old, upcasts)).toEqual(readGameFile(played()));
  });

  test('gives the entries that stand, those taken back left out', () => {
    expect(standingEntries(played().log).map((entry) => entry.intent.do)).toEqual([
      'place',
      'roll',
      'mix',
      'mix',
      'roll',
    ]);
    expect(standingEntries(journal().act('a', PLACE).rewind('a', 0).log)).toEqual([]);
    expect(SEED).toHaveLength(64);
  });
});

describe('the names in a game file', () => {
  test('are read without what cannot be seen, whoever wrote them', () => {
    const names = { a: 'Ada\u202e\n', b: '<b>Ben</b> 👩‍👧' };
    const read = readGameFile({ ...played(), names });
    expect(read.ok && read.value.names).toEqual({ a: 'Ada', b: '<b>Ben</b> 👩‍👧' });
  });
});

describe('verifying in slices', () => {
  const paused = async (file: unknown, most: number) => {
    let pauses = 0;
    const pause = async (): Promise<void> => {
      pauses += 1;
    };
    return { result: await verifyInSlices(file, systemById, { slice: 0, most, pause }), pauses: () => pauses };
  };

  test('finds the same as at one go, and lets others have their turn after every row, roll and event', async () => {
    const file = played();
    const { result, pauses } = await paused(file, 60_000);
    expect(result).toEqual(verify(file));
    expect(pauses()).toBeGreaterThan(3 * file.log.length);
    const wrong = forged(file, 0, (entry) => ({ ...entry, events: [] }));
    expect((await paused(wrong, 60_000)).result).toEqual(verify(wrong));
    expect((await paused('no file', 60_000)).result).toEqual(verify('no file'));
  });

  test('leaves out what takes too long, and says so', async () => {
    const { result, pauses } = await paused(played(), 0);
    expect(pauses()).toBe(0);
    expect(result.ok).toBe(true);
    expect(result.steps.map(({ is }) => is)).toEqual(['passed', ...Array(5).fill('skipped')]);
    expect(verificationWords(result)).toContain('your own machine checks all of it');
  });

  test('hashes seeds mixed in by the thousand once each', () => {
    const seeds = Array.from({ length: 3000 }, (_, i) => hashOf(String(i)));
    const mixes = seeds.map((seed) => ({ seat: 'a', seed }));
    const sum = mixes.reduce((mixed, mix) => mixed.with(mix), unmixed);
    expect(sum.hash()).toBe(hashOf(mixes.map(({ seat, seed }) => `${seat}:${seed}`).join(',')));
    expect(unmixed.hash()).toBe(hashOf(''));
  });
});
