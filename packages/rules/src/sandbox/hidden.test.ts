import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../kernel';
import { sandbox } from './index';
import { kit, placing } from './test-kit';

const SECRETS = ['Ogre-in-the-well', 'catapult', 'viridian', '137', '71', 'starved', 'arrows', 'bites'];
const secret = (x: number, y: number, more = {}) =>
  placing('Ogre-in-the-well', x, y, {
    shape: { kind: 'rect', width: 137, depth: 71 },
    look: 'catapult',
    tincture: 'viridian',
    pose: { x, y, facing: 33.33 },
    ...more,
  });

describe('a cover', () => {
  test('placed covered shows others where it lies and whose it is, and nothing else in their bytes [SBX-30]', () => {
    const table = kit();
    table.act('a', secret(300, 300, { cover: 25 }));
    table.act('a', { do: 'label', piece: 'p1', text: 'starved' });
    table.act('a', { do: 'mark', piece: 'p1', marks: ['bites'] });
    table.act('a', { do: 'count', piece: 'p1', what: 'arrows', value: 12 });
    table.act('a', { do: 'move', to: [{ piece: 'p1', pose: { x: 350, y: 310, facing: 211.17 } }] });
    table.act('a', { do: 'lock', pieces: ['p1'], locked: true });
    for (const viewer of ['b', 'c', 'spectator']) {
      for (const word of [...SECRETS, '"p1"', '33.33', '211.17', 'spear'])
        expect(table.bytes(viewer)).not.toContain(word);
      expect(sandbox.view(table.state(), viewer).pieces).toEqual({
        c1: { is: 'covered', id: 'c1', owner: 'a', radius: 25, at: { x: 350, y: 310 }, locked: true },
      });
    }
    for (const word of SECRETS) expect(table.bytes('a')).toContain(word);
  });

  test('turned in place tells others nothing at all [SBX-30]', () => {
    const table = kit();
    table.act('a', secret(300, 300, { cover: 25 }));
    const [event] = table.act('a', { do: 'move', to: [{ piece: 'c1', pose: { x: 300, y: 300, facing: 7 } }] });
    expect(sandbox.redact(table.state(), event!, 'b')).toEqual([]);
  });

  test('put over a known piece has a fresh id, and forgets the old one [SBX-30]', () => {
    const table = kit();
    table.act('a', secret(300, 300));
    const told = table.act('a', { do: 'cover', pieces: ['p1'], radius: 30 });
    expect(told[0]).toMatchObject({ type: 'covered', covers: [{ piece: 'p1', cover: { id: 'c2' } }] });
    expect(Object.keys(sandbox.view(table.state(), 'b').pieces)).toEqual(['c2']);
    expect(table.refused('b', { do: 'move', to: [{ piece: 'p1', pose: { x: 1, y: 1, facing: 0 } }] })).toEqual([
      'piece/unknown',
    ]);
    expect(table.refused('b', { do: 'move', to: [{ piece: 'c2', pose: { x: 1, y: 1, facing: 0 } }] })).toEqual([
      'piece/not-yours',
    ]);
  });

  test('is for one’s own pieces, once, and stays on the table with its rim [SBX-30, SBX-01]', () => {
    const table = kit();
    table.act('a', placing('Mine', 300, 300));
    table.act('b', placing('Everyone’s', 500, 300, { owner: 'table' }));
    expect(table.refused('a', { do: 'cover', pieces: ['p2'], radius: 20 })).toEqual(['cover/not-own']);
    expect(table.refused('a', { do: 'cover', pieces: ['p1'], radius: 300 })).toEqual([]);
    table.act('a', { do: 'move', to: [{ piece: 'p1', pose: { x: 299, y: 300, facing: 90 } }] });
    expect(table.refused('a', { do: 'cover', pieces: ['p1'], radius: 300 })).toEqual(['place/off-table']);
    table.act('a', { do: 'cover', pieces: ['p1'], radius: 20 });
    expect(table.refused('a', { do: 'cover', pieces: ['p1'], radius: 20 })).toEqual(['cover/already']);
    expect(table.refused('a', placing('Odd', 300, 300, { owner: 'table', cover: 20 }))).toEqual(['cover/not-own']);
  });

  test('taken off shows everyone what lay below, and closes the undo [SBX-31]', () => {
    const table = kit();
    table.act('a', secret(300, 300, { cover: 25 }));
    expect(table.refused('b', { do: 'reveal', pieces: ['c1'] })).toEqual(['piece/not-yours']);
    const events = table.act('a', { do: 'reveal', pieces: ['c1'] });
    for (const viewer of ['a', 'b', 'c', 'spectator'])
      expect(sandbox.view(table.state(), viewer).pieces['p1']).toMatchObject({ name: 'Ogre-in-the-well', cover: null });
    expect(events.some((event) => sandbox.closesUndo?.(event) === true)).toBe(true);
    expect(table.refused('a', { do: 'reveal', pieces: ['p1'] })).toEqual(['cover/none']);
  });

  test('copied makes covered copies with ids of their own [SBX-21, SBX-30]', () => {
    const table = kit();
    table.act('a', secret(300, 300, { cover: 25 }));
    table.act('a', { do: 'duplicate', piece: 'p1', to: [{ x: 600, y: 300, facing: 1.25 }] });
    expect(Object.keys(sandbox.view(table.state(), 'b').pieces)).toEqual(['c1', 'c2']);
    for (const word of SECRETS) expect(table.bytes('b')).not.toContain(word);
  });

  test('refuses alike on the truth and on what the seat sees [SBX-05]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('p1', 'c1', 'p2', 'p9'),
        fc.constantFrom('a', 'b', 'c'),
        fc.integer({ min: 0, max: 1000 }),
        (piece, seat, x) => {
          const table = kit();
          table.act('a', secret(300, 300, { cover: 25 }));
          table.act('b', placing('Theirs', 700, 300));
          const intent = { do: 'move' as const, to: [{ piece, pose: { x, y: 300, facing: 0 } }] };
          const truth = sandbox.decide(table.state(), seat, intent, scriptedDice([]));
          const seen = sandbox.decide(sandbox.view(table.state(), seat), seat, intent, scriptedDice([]));
          expect(seen).toEqual(truth);
        },
      ),
      { seed: 99, numRuns: 60 },
    );
  });
});

describe('a correction', () => {
  const agree = { do: 'answer-proposal' as const, proposal: 1, yes: true };

  test('moves another’s piece, also under its cover, with that side’s yes [SBX-50]', () => {
    const table = kit();
    table.act('b', secret(300, 300, { cover: 25 }));
    table.act('a', { do: 'correct', changes: [{ is: 'pose', unit: 'c1', pose: { x: 500, y: 200, facing: 12 } }] });
    table.act('b', agree);
    expect(table.state().pieces['p1']).toMatchObject({ pose: { x: 500, y: 200 } });
    expect(sandbox.view(table.state(), 'a').pieces['c1']).toMatchObject({ at: { x: 500, y: 200 } });
    for (const word of SECRETS) expect(table.bytes('a')).not.toContain(word);
  });

  test('sets counters and labels and takes pieces off, but brings none back [SBX-50]', () => {
    const table = kit();
    table.act('b', placing('Spears', 300, 300));
    table.act('b', placing('Bows', 500, 300));
    table.act('a', {
      do: 'correct',
      changes: [
        { is: 'count', unit: 'p1', what: 'wounds', value: 2 },
        { is: 'label', unit: 'p1', text: 'back in line' },
        { is: 'remove', unit: 'p2' },
        { is: 'agree', text: 'the wall is soft cover' },
      ],
    });
    table.act('c', agree);
    expect(table.state().pieces['p1']).toMatchObject({ counts: { wounds: 2 }, label: 'back in line' });
    expect(table.state().pieces['p2']).toBeUndefined();
    const back = { is: 'restore' as const, unit: 'p2', pose: { x: 1, y: 1, facing: 0 } };
    expect(table.refused('a', { do: 'correct', changes: [back] })).toEqual(['change/nothing-to-restore']);
  });

  test('does not name a piece under one’s own cover, nor write on another’s [SBX-50]', () => {
    const table = kit();
    table.act('a', secret(300, 300, { cover: 25 }));
    const move = (unit: string) => ({ is: 'pose' as const, unit, pose: { x: 400, y: 300, facing: 0 } });
    expect(table.refused('a', { do: 'correct', changes: [move('p1')] })).toEqual(['change/under-your-cover']);
    expect(table.refused('a', { do: 'correct', changes: [move('c1')] })).toEqual(['change/under-your-cover']);
    expect(table.refused('b', { do: 'correct', changes: [{ is: 'label', unit: 'c1', text: 'x' }] })).toEqual([
      'piece/covered',
    ]);
    expect(
      table.refused('b', { do: 'correct', changes: [{ ...move('c1'), pose: { x: -4, y: 0, facing: 0 } }] }),
    ).toEqual(['place/off-table']);
  });

  test('lapses when a piece it speaks of is touched, not when another is [SBX-51]', () => {
    const table = kit();
    table.act('b', placing('Spears', 300, 300));
    table.act('b', placing('Bows', 500, 300));
    table.act('a', { do: 'correct', changes: [{ is: 'pose', unit: 'p1', pose: { x: 400, y: 200, facing: 0 } }] });
    table.act('b', { do: 'label', piece: 'p2', text: 'ready' });
    expect(table.state().consent.open).not.toBeNull();
    table.act('b', { do: 'label', piece: 'p1', text: 'moved' });
    expect(table.state().consent.open).toBeNull();
  });

  test('to a result lapses when the next turn is noted; agreed, it ends the game [SBX-51]', () => {
    const table = kit();
    table.act('a', { do: 'offer-result', winners: [] });
    table.act('b', { do: 'note-turn', round: 2, seat: null, phase: '' });
    expect(table.state().consent.open).toBeNull();
    table.act('a', { do: 'offer-result', winners: ['s1'] });
    table.act('c', { ...agree, proposal: 2 });
    expect(sandbox.outcome(table.state())).toEqual({ winners: ['s1'], because: 'result-agreed' });
    expect(table.refused('a', placing('Late', 300, 300))).toEqual(['game/over']);
    expect(sandbox.waitingFor(table.state())).toEqual([]);
  });
});
