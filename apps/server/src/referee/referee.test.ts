import { LIMITS } from '@muster/protocol';
import { verifyFile } from '@muster/record';
import { equal, ok, systemById } from '@muster/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { openSqlite } from '../store/sqlite';
import { headOf } from './fairness';
import { stateAfter } from './line';
import { act, type Judgement, mix, type Referee } from './referee';
import { move, place, roll, SEED, tableOfOne } from './table-of-one';
import { planTakeBack, takeBack, undo } from './undo';

let ids = 0;
const id = (): string => {
  ids += 1;
  return `id-${ids.toString().padStart(8, '0')}`;
};
const at = (referee: Referee, seat: string): number => referee.line.version[seat] ?? 0;
const play = (referee: Referee, seat: string, intent: unknown, version = at(referee, seat)): Promise<Judgement> =>
  act(referee, seat, id(), version, intent);
const codes = (judged: { ok: boolean; refusals?: readonly { code: string }[] }): readonly string[] =>
  (judged.refusals ?? []).map(({ code }) => code);

describe('the referee', () => {
  it('judges, writes down, and folds the same after it is opened again', async () => {
    const { referee, reopen } = await tableOfOne();
    for (const intent of [place('One', 200, 200), move('p1', 300, 300), roll()])
      expect((await play(referee, 'a', intent)).ok).toBe(true);
    const again = await reopen();
    expect(equal(again.line.state, referee.line.state)).toBe(true);
    expect(again.line.version).toEqual(referee.line.version);
    expect(again.progress).toEqual(referee.progress);
  });

  it('gives a repeated id its first answer and enters nothing twice, also after a restart', async () => {
    const { referee, reopen } = await tableOfOne();
    const first = await act(referee, 'a', 'same-id-1', 0, roll());
    const second = await act(referee, 'a', 'same-id-1', 0, place('Other', 1, 1));
    expect(first.ok && second.ok && second.repeated && equal(first.entry, second.entry)).toBe(true);
    const after = await act(await reopen(), 'a', 'same-id-1', 0, roll());
    expect(first.ok && after.ok && after.repeated && equal(first.entry, after.entry)).toBe(true);
    expect(referee.line.entries).toHaveLength(1);
  });

  it('does not let one seat answer under the id of another', async () => {
    const { referee } = await tableOfOne();
    await act(referee, 'a', 'same-id-2', 0, roll());
    const other = await act(referee, 'b', 'same-id-2', at(referee, 'b'), roll(2));
    expect(other.ok && !other.repeated && other.entry.seat).toBe('b');
  });

  it('refuses what it cannot read, as a value, and stands as it stood', async () => {
    const { referee, troubles } = await tableOfOne();
    const before = referee.line.state;
    for (const input of [undefined, null, 1, 'x', [], {}, { do: 'fly' }, { do: 'move', to: Number.NaN }])
      expect(codes(await play(referee, 'a', input))).toEqual(['intent/malformed']);
    expect(referee.line.state).toBe(before);
    expect(troubles).toEqual([]);
  });

  it('lets two friends move different pieces from the same picture', async () => {
    const { referee } = await tableOfOne();
    await play(referee, 'a', place('One', 200, 200));
    await play(referee, 'b', place('Two', 600, 600));
    const version = at(referee, 'a');
    expect((await play(referee, 'a', move('p1', 250, 250), version)).ok).toBe(true);
    expect((await play(referee, 'b', move('p2', 650, 650), version)).ok).toBe(true);
    expect((await play(referee, 'a', place('Three', 900, 300), version)).ok).toBe(true);
    expect((await play(referee, 'b', place('Four', 900, 600), version)).ok).toBe(true);
  });

  it('refuses what was made for a picture that has changed under it, and one from the future', async () => {
    const { referee } = await tableOfOne();
    await play(referee, 'a', place('One', 200, 200));
    const version = at(referee, 'a');
    await play(referee, 'a', move('p1', 250, 250));
    const wheel = { do: 'wheel', pieces: ['p1'], facing: 90, corner: 'left', degrees: 20 };
    expect(codes(await play(referee, 'a', wheel, version))).toEqual(['table/stale']);
    expect(codes(await play(referee, 'a', wheel, version + 5))).toEqual(['table/version-ahead']);
  });

  it('keeps versions by viewer: what shows a seat nothing does not move it on', async () => {
    const { referee } = await tableOfOne();
    await play(referee, 'a', { ...place('Secret', 200, 200), cover: 30 });
    const version = at(referee, 'b');
    await play(referee, 'a', { do: 'rename', piece: 'p1', name: 'Still secret' });
    expect(at(referee, 'b')).toBe(version);
    expect(at(referee, 'a')).toBe(2);
  });

  it('answers a bug in a game with a sentence, tells of it, and goes on', async () => {
    const { referee, troubles } = await tableOfOne();
    const broken = {
      ...referee,
      system: {
        ...referee.system,
        decide: () => {
          throw new Error('a bug');
        },
      },
    };
    expect(codes(await act(broken, 'a', id(), 0, roll()))).toEqual(['table/bug']);
    expect(troubles).toHaveLength(1);
    expect((await play(referee, 'a', roll())).ok).toBe(true);
  });

  it('ends with a full log in a sentence that says what would do', async () => {
    const { referee } = await tableOfOne();
    referee.rows = LIMITS.entries;
    const judged = await play(referee, 'a', roll());
    expect(judged).toMatchObject({
      ok: false,
      refusals: [{ code: 'table/log-full', detail: { most: LIMITS.entries } }],
    });
    expect((await mix(referee, 'a', id(), 'ab'.repeat(32))).ok).toBe(false);
  });

  it('takes entries of its own, in no seat', async () => {
    const { referee } = await tableOfOne();
    const event = { type: 'turn-noted', by: 'referee', turn: { round: 2, seat: null, phase: '' } };
    const system = { ...referee.system, decide: () => ok([event]) };
    const judged = await act({ ...referee, system }, 'referee', id(), undefined, roll());
    expect(judged.ok && judged.entry.seat).toBe('referee');
    expect((referee.line.state as { turn: object }).turn).toEqual(event.turn);
  });
});

describe('undo', () => {
  it('takes back the last entry of a seat and keeps what others did since', async () => {
    const { referee, reopen } = await tableOfOne();
    await play(referee, 'a', place('One', 200, 200));
    await play(referee, 'b', place('Two', 600, 600));
    await play(referee, 'a', move('p1', 250, 250));
    const without = referee.line.entries.length - 1;
    const before = stateAfter(referee.line, without);
    await play(referee, 'b', move('p2', 650, 650));
    const version = at(referee, 'a');
    const rewound = await undo(referee, 'a', id(), version);
    expect(rewound.ok && rewound.again.length).toBe(1);
    const expected = referee.system.evolve(before, referee.line.entries.at(-1)?.events[0] as never) as unknown;
    expect(equal(referee.line.state, expected)).toBe(true);
    expect(at(referee, 'a')).toBeGreaterThan(version);
    const again = await reopen();
    expect(equal(again.line.state, referee.line.state)).toBe(true);
    expect(again.line.version).toEqual(referee.line.version);
  });

  it('is closed by dice, by a reveal and by a later entry that stands on it', async () => {
    const { referee } = await tableOfOne();
    await play(referee, 'a', place('One', 200, 200));
    await play(referee, 'b', roll());
    expect(codes(await undo(referee, 'a', id(), at(referee, 'a')))).toEqual(['table/undo-closed']);
    await play(referee, 'a', { ...place('Hidden', 300, 300), cover: 30 });
    await play(referee, 'a', { do: 'reveal', pieces: ['p2'] });
    expect(codes(await undo(referee, 'a', id(), at(referee, 'a')))).toEqual(['table/undo-closed']);
    await play(referee, 'a', place('Shared', 500, 500));
    const shared = Object.keys((referee.line.state as { pieces: object }).pieces).at(-1) ?? '';
    await play(referee, 'a', { do: 'give', pieces: [shared], to: 'b' });
    await play(referee, 'b', move(shared, 550, 550));
    expect(codes(await undo(referee, 'a', id(), at(referee, 'a')))).toEqual(['table/undo-closed']);
  });

  it('pressed twice from one picture takes back one entry', async () => {
    const { referee } = await tableOfOne();
    await play(referee, 'a', place('One', 200, 200));
    await play(referee, 'a', move('p1', 250, 250));
    const version = at(referee, 'a');
    expect((await undo(referee, 'a', id(), version)).ok).toBe(true);
    expect(codes(await undo(referee, 'a', id(), version))).toEqual(['table/stale']);
    expect(referee.line.entries).toHaveLength(1);
  });

  it('says so where there is nothing to take back', async () => {
    const { referee } = await tableOfOne();
    expect(codes(await undo(referee, 'a', id(), 0))).toEqual(['table/undo-nothing']);
  });
});

describe('a take-back', () => {
  it('goes back to exactly how the table stood, and rolls fresh dice afterwards', async () => {
    const { referee } = await tableOfOne();
    await play(referee, 'a', place('One', 200, 200));
    const version = at(referee, 'a');
    const stood = referee.line.state;
    const faces: string[] = [];
    for (let times = 0; times < 3; times += 1) {
      const rolled = await play(referee, 'a', roll(20));
      if (rolled.ok) faces.push(JSON.stringify(rolled.entry.rolls));
      const plan = planTakeBack(referee, 'a', version);
      if ('code' in plan) throw new Error(plan.code);
      expect(plan.closes).toBe(true);
      const rewound = await takeBack(referee, 'a', id(), plan.to, referee.line.entries.length);
      expect(rewound.ok).toBe(true);
      expect(equal(referee.line.state, stood)).toBe(true);
    }
    expect(new Set(faces).size).toBe(3);
  });

  it('lapses when the game has moved on since it was asked', async () => {
    const { referee } = await tableOfOne();
    await play(referee, 'a', roll());
    const expected = referee.line.entries.length;
    await play(referee, 'b', roll());
    expect(codes(await takeBack(referee, 'a', id(), 0, expected))).toEqual(['table/question-gone']);
  });

  it('over 1000 entries takes less time than a blink, because states are kept on the way', async () => {
    const { referee } = await tableOfOne();
    await play(referee, 'a', place('One', 200, 200));
    for (let i = 0; i < 1000; i += 1) await play(referee, 'a', move('p1', 200 + (i % 50), 300));
    let folds = 0;
    const counting = {
      ...referee.line.system,
      evolve: (s: never, e: never): unknown => {
        folds += 1;
        return referee.system.evolve(s, e);
      },
    };
    stateAfter({ ...referee.line, system: counting as never }, 505);
    expect(folds).toBeLessThan(16);
  });
});

describe('a whole game', () => {
  it('with undos, take-backs, mixed seeds and dice verifies from its file', async () => {
    const { referee } = await tableOfOne();
    await play(referee, 'a', place('One', 200, 200));
    await play(referee, 'a', roll());
    await mix(referee, 'b', id(), 'ab'.repeat(32));
    await play(referee, 'b', roll(9));
    await takeBack(referee, 'b', id(), 3, referee.line.entries.length);
    await play(referee, 'b', roll(9));
    await play(referee, 'a', move('p1', 300, 300));
    await undo(referee, 'a', id(), at(referee, 'a'));
    await play(referee, 'a', { do: 'resign' });
    expect(referee.progress.status).toBe('finished');
    expect(codes(await play(referee, 'a', roll()))).toEqual(['table/over']);
    const journal = await referee.store.journal('game');
    const log = journal.map((row) =>
      row.is === 'entry'
        ? { is: 'entry', entry: row.entry }
        : { is: 'rewind', id: row.id, seat: row.seat, to: row.to, at: row.at },
    );
    const outcome = referee.progress.outcome;
    const file = {
      is: 'muster-game',
      format: 1,
      head: headOf(referee.game),
      log,
      seed: SEED,
      end: { because: 'finished', at: 1, outcome },
    };
    const verified = verifyFile(file, systemById);
    expect(verified.steps.filter((step) => step.is !== 'passed')).toEqual([]);
  });

  it('played at random by two seats with stale pictures folds the same from the journal', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            seat: fc.constantFrom('a', 'b'),
            what: fc.constantFrom('place', 'move', 'move', 'roll', 'undo', 'back', 'hide', 'reveal', 'rename'),
            piece: fc.integer({ min: 1, max: 6 }),
            x: fc.integer({ min: 0, max: 1800 }),
            late: fc.integer({ min: 0, max: 3 }),
          }),
          { maxLength: 40 },
        ),
        async (steps) => {
          const { referee, reopen, troubles } = await tableOfOne();
          for (const { seat, what, piece, x, late } of steps) {
            const version = Math.max(0, at(referee, seat) - late);
            const name = `p${piece}`;
            if (what === 'undo') await undo(referee, seat, id(), version);
            else if (what === 'back') {
              const plan = planTakeBack(referee, seat, version);
              if (!('code' in plan)) await takeBack(referee, seat, id(), plan.to, referee.line.entries.length);
            } else {
              const intents: Record<string, unknown> = {
                place: place('X', x, 400),
                hide: { ...place('X', x, 400), cover: 40 },
                move: move(name, x, 500),
                roll: roll(2),
                reveal: { do: 'reveal', pieces: [name] },
                rename: { do: 'rename', piece: name, name: `N${x}` },
              };
              await play(referee, seat, intents[what], version);
            }
          }
          const again = await reopen();
          expect(troubles).toEqual([]);
          expect(equal(again.line.state, referee.line.state)).toBe(true);
          expect(again.line.version).toEqual(referee.line.version);
          expect(again.line.entries).toEqual(referee.line.entries);
          for (const [i, entry] of referee.line.entries.entries())
            expect(equal(stateAfter(referee.line, i + 1), stateAfter(again.line, i + 1)), entry.id).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a store that cannot write', () => {
  it('refuses in a sentence, leaves the game as it was, and goes on when there is room again', async () => {
    const { referee, troubles } = await tableOfOne();
    const { raw } = referee.store as ReturnType<typeof openSqlite>;
    await play(referee, 'a', place('One', 200, 200));
    const pages = raw.pragma('page_count', { simple: true }) as number;
    raw.pragma(`max_page_count = ${pages}`);
    const big = { ...place('X', 300, 300), name: 'n'.repeat(40) };
    let judged = await play(referee, 'a', big);
    for (let i = 0; i < 200 && judged.ok; i += 1) judged = await play(referee, 'a', big);
    expect(codes(judged)).toEqual(['table/disk-full']);
    expect(troubles).toEqual(['store']);
    const stood = referee.line.state;
    const entries = referee.line.entries.length;
    expect(codes(await play(referee, 'a', big))).toEqual(['table/disk-full']);
    expect(referee.line.state).toBe(stood);
    expect(referee.line.entries).toHaveLength(entries);
    raw.pragma('max_page_count = 100000');
    expect((await play(referee, 'a', big)).ok).toBe(true);
  });
});
