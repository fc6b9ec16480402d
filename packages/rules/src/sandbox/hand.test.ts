import { describe, expect, test } from 'vitest';
import { wheelCorner } from './moves/poses';
import { kit, placing } from './test-kit';

const to = (piece: string, x: number, y: number, facing = 90) => ({
  do: 'move' as const,
  to: [{ piece, pose: { x, y, facing } }],
});
const poseOf = (table: ReturnType<typeof kit>, id: string) => {
  const piece = table.state().pieces[id];
  return piece?.is === 'piece' ? piece.pose : undefined;
};

describe('pieces', () => {
  test('go to any pose, many at once [SBX-10]', () => {
    const table = kit();
    table.act('a', placing('Spears', 200, 200));
    table.act('a', placing('Bows', 400, 200));
    table.act('a', {
      do: 'move',
      to: [
        { piece: 'p1', pose: { x: 300, y: 300, facing: 45 } },
        { piece: 'p2', pose: { x: 300, y: 300, facing: 10 } },
      ],
    });
    expect(poseOf(table, 'p1')).toEqual({ x: 300, y: 300, facing: 45 });
    expect(poseOf(table, 'p2')).toEqual({ x: 300, y: 300, facing: 10 });
  });

  test('stand wholly on the table, to the tolerance [SBX-01]', () => {
    const table = kit();
    table.act('a', placing('Spears', 50, 40));
    expect(table.refused('a', to('p1', 49.9, 40))).toEqual(['place/off-table']);
    expect(table.refused('a', to('p1', 950.1, 40))).toEqual(['place/off-table']);
    expect(table.refused('a', to('p1', 950, 560))).toEqual([]);
    expect(table.refused('a', to('p1', 50, 40, 45))).toEqual(['place/off-table']);
    expect(table.refused('a', placing('Late', 10, 10))).toEqual(['place/off-table']);
  });

  test('of another seat are not touched, not even by a friend; everyone’s are [SBX-02]', () => {
    const table = kit();
    table.act('b', placing('Theirs', 200, 200));
    table.act('b', placing('Everyone’s', 400, 200, { owner: 'table' }));
    expect(table.refused('a', to('p1', 300, 300))).toEqual(['piece/not-yours']);
    expect(table.refused('c', to('p1', 300, 300))).toEqual(['piece/not-yours']);
    expect(table.refused('a', to('p2', 300, 300))).toEqual([]);
    expect(table.refused('a', to('p9', 300, 300))).toEqual(['piece/unknown']);
    expect(table.refused('a', to('constructor', 300, 300))).toEqual(['piece/unknown']);
    expect(table.refused('a', { do: 'remove', pieces: ['p2', 'p2'] })).toEqual(['piece/twice']);
    expect(table.refused('spectator', to('p2', 300, 300))).toEqual(['seat/unknown']);
  });

  test('that are locked stay until unlocked, but may be written on [SBX-03]', () => {
    const table = kit();
    table.act('a', placing('Gate', 200, 200));
    table.act('a', { do: 'lock', pieces: ['p1'], locked: true });
    expect(table.refused('a', to('p1', 300, 300))).toEqual(['piece/locked']);
    expect(table.refused('a', { do: 'remove', pieces: ['p1'] })).toEqual(['piece/locked']);
    expect(table.refused('a', { do: 'cover', pieces: ['p1'], radius: 20 })).toEqual(['piece/locked']);
    expect(table.refused('a', { do: 'label', piece: 'p1', text: 'shut' })).toEqual([]);
    table.act('a', { do: 'lock', pieces: ['p1'], locked: false });
    expect(table.refused('a', to('p1', 300, 300))).toEqual([]);
  });

  test('are placed in any size, as one’s own or as everyone’s [SBX-20]', () => {
    const table = kit();
    const shape = { kind: 'disc' as const, radius: 12.5 };
    table.act('a', placing('Scout', 100, 100, { shape }));
    table.act('b', placing('Flag', 300, 100, { owner: 'table', look: 'piece' }));
    expect(table.state().pieces).toMatchObject({ p1: { owner: 'a', shape, name: 'Scout' }, p2: { owner: 'table' } });
  });

  test('are copied with marks, counters and size, but not the lock [SBX-21]', () => {
    const table = kit();
    table.act('a', placing('Spears', 200, 200));
    table.act('a', { do: 'mark', piece: 'p1', marks: ['shaken', 'shaken'] });
    table.act('a', { do: 'count', piece: 'p1', what: 'wounds', value: 3 });
    table.act('a', { do: 'lock', pieces: ['p1'], locked: true });
    table.act('a', {
      do: 'duplicate',
      piece: 'p1',
      to: [
        { x: 500, y: 200, facing: 0 },
        { x: 700, y: 200, facing: 0 },
      ],
    });
    const copy = { name: 'Spears', marks: ['shaken'], counts: { wounds: 3 }, locked: false, owner: 'a' };
    expect(table.state().pieces).toMatchObject({ p2: copy, p3: copy });
    expect(table.state().next).toBe(4);
  });

  test('taken off are gone, and the others stay [SBX-22]', () => {
    const table = kit();
    table.act('a', placing('One', 200, 200));
    table.act('a', placing('Two', 400, 200));
    table.act('a', { do: 'remove', pieces: ['p1'] });
    expect(Object.keys(table.state().pieces)).toEqual(['p2']);
    expect(table.refused('a', { do: 'label', piece: 'p1', text: 'x' })).toEqual(['piece/unknown']);
  });

  test('change hands, unless they lie under a cover [SBX-23]', () => {
    const table = kit();
    table.act('a', placing('Herald', 200, 200));
    table.act('a', placing('Spy', 400, 200, { cover: 20 }));
    table.act('a', { do: 'give', pieces: ['p1'], to: 'b' });
    expect(table.refused('a', to('p1', 300, 300))).toEqual(['piece/not-yours']);
    expect(table.refused('b', to('p1', 300, 300))).toEqual([]);
    expect(table.refused('a', { do: 'give', pieces: ['p2'], to: 'b' })).toEqual(['piece/covered']);
    expect(table.refused('b', { do: 'give', pieces: ['p1'], to: 'zz' })).toEqual(['seat/unknown']);
  });

  test('carry a label, a name and marks [SBX-24]', () => {
    const table = kit();
    table.act('a', placing('Spears', 200, 200));
    table.act('a', { do: 'label', piece: 'p1', text: 'holds the bridge' });
    table.act('a', { do: 'rename', piece: 'p1', name: 'Old Guard' });
    expect(table.state().pieces['p1']).toMatchObject({ label: 'holds the bridge', name: 'Old Guard' });
    expect(table.refused('b', { do: 'label', piece: 'p1', text: 'mine' })).toEqual(['piece/not-yours']);
  });

  test('carry up to eight counters, each of which can be taken off [SBX-25]', () => {
    const table = kit();
    table.act('a', placing('Spears', 200, 200));
    for (let i = 1; i <= 8; i++) table.act('a', { do: 'count', piece: 'p1', what: `n${i}`, value: i });
    expect(table.refused('a', { do: 'count', piece: 'p1', what: 'n9', value: 1 })).toEqual(['count/too-many']);
    expect(table.refused('a', { do: 'count', piece: 'p1', what: 'n9', value: null })).toEqual(['count/none']);
    expect(table.refused('a', { do: 'count', piece: 'p1', what: 'n8', value: 0 })).toEqual([]);
    table.act('a', { do: 'count', piece: 'p1', what: 'n8', value: null });
    expect(table.refused('a', { do: 'count', piece: 'p1', what: 'n9', value: 1 })).toEqual([]);
  });

  test('fill a table at four hundred [SBX-04]', () => {
    const table = kit();
    table.act('a', placing('Rank', 200, 200));
    const row = (n: number) => Array.from({ length: n }, () => ({ x: 500, y: 300, facing: 0 }));
    for (let i = 0; i < 9; i++) table.act('a', { do: 'duplicate', piece: 'p1', to: row(40) });
    table.act('a', { do: 'duplicate', piece: 'p1', to: row(38) });
    expect(table.refused('a', { do: 'duplicate', piece: 'p1', to: row(2) })).toEqual(['table/full-of-pieces']);
    expect(table.refused('a', { do: 'duplicate', piece: 'p1', to: row(1) })).toEqual([]);
  });
});

describe('a group', () => {
  const four = () => {
    const table = kit();
    for (let i = 0; i < 4; i++)
      table.act('a', placing(`${i}`, 100 + 60 * i, 100, { shape: { kind: 'rect', width: 40, depth: 20 } }));
    return table;
  };

  test('forms up in ranks from the front left, a short last rank in the middle [SBX-11]', () => {
    const table = four();
    const pose = { x: 500, y: 300, facing: 90 };
    table.act('a', { do: 'form-up', pieces: ['p1', 'p2', 'p3', 'p4'], files: 3, spacing: 2, pose });
    expect(['p1', 'p2', 'p3', 'p4'].map((id) => poseOf(table, id))).toEqual([
      { x: 458, y: 290, facing: 90 },
      { x: 500, y: 290, facing: 90 },
      { x: 542, y: 290, facing: 90 },
      { x: 500, y: 268, facing: 90 },
    ]);
  });

  test('forms up facing any way, its front edge at the pose [SBX-11]', () => {
    const table = four();
    table.act('a', { do: 'form-up', pieces: ['p2', 'p1'], files: 2, spacing: 0, pose: { x: 500, y: 300, facing: 0 } });
    expect(poseOf(table, 'p2')).toEqual({ x: 490, y: 320, facing: 0 });
    expect(poseOf(table, 'p1')).toEqual({ x: 490, y: 280, facing: 0 });
  });

  test('wheels about its front corner, which stays where it is [SBX-12]', () => {
    const table = four();
    table.act('a', { do: 'form-up', pieces: ['p1', 'p2'], files: 2, spacing: 0, pose: { x: 500, y: 300, facing: 90 } });
    const bases = () =>
      ['p1', 'p2'].map((id) => ({ shape: { kind: 'rect' as const, width: 40, depth: 20 }, pose: poseOf(table, id)! }));
    const before = wheelCorner(bases(), 90, 'left');
    expect(before.x).toBeCloseTo(460, 6);
    expect(before.y).toBeCloseTo(300, 6);
    table.act('a', { do: 'wheel', pieces: ['p1', 'p2'], facing: 90, corner: 'left', degrees: 90 });
    expect(poseOf(table, 'p1')).toEqual({ x: 470, y: 320, facing: 180 });
    expect(poseOf(table, 'p2')).toEqual({ x: 470, y: 360, facing: 180 });
    const after = wheelCorner(bases(), 180, 'left');
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  test('does not wheel over the edge, and says which pieces would [SBX-01, SBX-12]', () => {
    const table = four();
    expect(
      table.refused('a', { do: 'wheel', pieces: ['p1', 'p4'], facing: 90, corner: 'left', degrees: -90 }),
    ).toContain('place/off-table');
  });
});

describe('terrain', () => {
  const wood = (x: number, outline = [0, 1, 2].map((i) => ({ x: 50 * i, y: i === 1 ? 80 : 0 }))) => ({
    do: 'place-terrain' as const,
    terrain: { name: 'Wood', art: 'wood-oak' as const, outline, pose: { x, y: 100, facing: 90 }, height: 6 },
  });

  test('is everyone’s: any seat sets, moves and takes it; a lock holds it [SBX-26]', () => {
    const table = kit();
    table.act('a', wood(100));
    table.act('b', { do: 'move-terrain', terrain: 't1', pose: { x: 300, y: 100, facing: 0 } });
    expect(table.state().terrain['t1']?.pose).toEqual({ x: 300, y: 100, facing: 0 });
    table.act('b', { do: 'lock-terrain', terrain: 't1', locked: true });
    expect(table.refused('a', { do: 'remove-terrain', terrain: 't1' })).toEqual(['piece/locked']);
    table.act('a', { do: 'lock-terrain', terrain: 't1', locked: false });
    table.act('a', { do: 'remove-terrain', terrain: 't1' });
    expect(table.state().terrain).toEqual({});
  });

  test('keeps its middle on the table and has an area [SBX-26]', () => {
    const table = kit();
    expect(table.refused('a', wood(1001))).toEqual(['place/off-table']);
    expect(table.refused('a', wood(1000))).toEqual([]);
    expect(
      table.refused(
        'a',
        wood(
          100,
          [0, 1, 2].map((i) => ({ x: 10 * i, y: 10 * i })),
        ),
      ),
    ).toEqual(['terrain/no-area']);
    expect(table.refused('a', { do: 'remove-terrain', terrain: '__proto__' })).toEqual(['terrain/unknown']);
  });
});

test('only a seat of the game acts, and only until there is an outcome [GEN-02]', () => {
  const table = kit();
  expect(table.refused('spectator', placing('Late', 300, 300))).toEqual(['seat/unknown']);
  expect(table.refused('__proto__', placing('Late', 300, 300))).toEqual(['seat/unknown']);
  table.act('a', { do: 'resign' });
  expect(table.refused('b', placing('Late', 300, 300))).toEqual(['game/over']);
  expect(table.refused('b', { do: 'resign' })).toEqual(['game/over']);
});

test('the turn is a note that any seat keeps [SBX-40]', () => {
  const table = kit();
  table.act('b', { do: 'note-turn', round: 3, seat: 'a', phase: 'shooting' });
  expect(table.state().turn).toEqual({ round: 3, seat: 'a', phase: 'shooting' });
  expect(table.refused('b', { do: 'note-turn', round: 3, seat: 'zz', phase: '' })).toEqual(['seat/unknown']);
  table.act('c', { do: 'note-turn', round: 3, seat: null, phase: '' });
  expect(table.state().turn.seat).toBeNull();
});
