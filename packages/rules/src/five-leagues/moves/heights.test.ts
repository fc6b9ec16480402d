import { describe, expect, test } from 'vitest';
import { preview } from '../engine';
import { aPiece, play } from '../test-kit';
import { inch } from '../units';
import { alone, codes, move, spot } from './test-kit';

const wall = (height: number) => aPiece('wall', { stands: 'linear', height: inch(height) }, [14, 11], [8, 0.3]);
const rock = (height: number) => aPiece('rock', { stands: 'block', height: inch(height) }, [16, 11], [4, 3]);

describe('a wall', () => {
  test('2" high costs 2" to cross, up and down [FL-BAT-29] [FL-BAT-41] [EX-07]', () => {
    const state = alone({ terrain: [wall(2)] });
    const told = play(state, move([[18, 12]]));
    expect(told.of('moved')[0]).toMatchObject({ length: 50.8, cost: 101.6, level: 0 });
    expect(codes(state, move([[18, 12.1]]))).toEqual(['move/too-far FL-BAT-20']);
  });

  test('is no place to stop, half-way up or on top [FL-BAT-29] [FL-BAT-41]', () => {
    const state = alone({ terrain: [wall(1)] });
    expect(codes(state, move([[18, 11.15]]))).toEqual(['move/no-footing FL-BAT-29']);
    expect(codes(state, move([[18, 11.6]]))).toEqual(['move/no-footing FL-BAT-29']);
    expect(codes(state, move([[18, 10.7]]))).toEqual(['move/no-footing FL-BAT-29']);
    expect(codes(state, move([[18, 11.8]]))).toEqual([]);
  });

  test('is named with the climb in the preview [FL-BAT-29]', () => {
    expect(preview(alone({ terrain: [wall(1)] }), 'a', move([[18, 12]]))).toMatchObject({
      is: 'ready',
      notes: [{ code: 'move/climb', because: 'FL-BAT-29', detail: { piece: 'wall', mm: 25.4 } }],
    });
  });
});

describe('a boulder', () => {
  test('is climbed for its height, and its top stood on [FL-BAT-45] [FL-BAT-29]', () => {
    const state = alone({ terrain: [rock(2)] });
    const told = play(state, move([[18, 12]]));
    expect(told.state.figures['h1']).toMatchObject({ level: 50.8, pose: spot(18, 12) });
    expect(told.of('moved')[0]).toMatchObject({ cost: 101.6, length: 50.8 });
  });

  test('is never stood in: beside it whole bases find room, or none [FL-BAT-45]', () => {
    const state = alone({ terrain: [rock(2)] });
    expect(codes(state, move([[18, 10.7]]))).toEqual(['move/no-footing FL-BAT-29']);
    expect(codes(state, move([[18, 10.5]]))).toEqual([]);
  });

  test('that nobody climbs stands for itself [FL-BAT-44] [FL-BAT-45]', () => {
    const sheer = aPiece('sheer', { stands: 'block', tags: ['impassable'], height: inch(4) }, [16, 11], [4, 3]);
    expect(codes(alone({ terrain: [sheer] }), move([[18, 12]]))).toEqual(['move/solid FL-BAT-44']);
  });
});

describe('down', () => {
  const upon = (height: number) =>
    alone({
      terrain: [rock(height)],
      figures: { h1: { at: [18, 12], level: inch(height), activated: true }, e1: { at: [30, 30] } },
    });

  test('an inch or less is free [FL-BAT-30]', () => {
    const told = play(upon(1), move([[18, 9]]));
    expect(told.of('moved')[0]).toMatchObject({ level: 0, cost: 76.2, length: 76.2 });
  });

  test('more is climbed for its height [FL-BAT-31]', () => {
    expect(play(upon(2), move([[18, 10]])).of('moved')[0]).toMatchObject({ level: 0, cost: 101.6, length: 50.8 });
    expect(codes(upon(2), move([[18, 9.9]]))).toEqual(['move/too-far FL-BAT-20']);
    expect(codes(upon(3), move([[18, 10]]))).toEqual(['move/too-far FL-BAT-20']);
  });

  test('more may be jumped instead: a Hit, and the rest of the move and every Action are lost [FL-BAT-31] [FL-BAT-32] [FL-A-08]', () => {
    // Armor 0 asks no die; a 1 leaves Toughness 3 alone
    const told = play(upon(2), move([[18, 10]], { jump: true }), [1]);
    expect(told.of('jumped')).toMatchObject([{ unit: 'h1', height: 50.8 }]);
    expect(told.of('fell')).toMatchObject([{ unit: 'h1', height: 50.8 }]);
    expect(told.state.figures['h1']).toMatchObject({ level: 0, did: { ended: true, spent: 101.6 } });
    expect(told.state.figures['h1']?.pose?.y).toBeCloseTo(inch(11) - 12.5, 0);
  });

  test('a fall hits by its depth, and over 8" it is the end [FL-BAT-32] [FL-BAT-34]', () => {
    const blow = (height: number) => {
      const shown = preview(upon(height), 'a', move([[18, 10]], { jump: true }));
      return shown.is === 'ready'
        ? shown.notes?.map(({ code, detail }) => [code, detail?.['armor'], detail?.['toughness']])
        : [];
    };
    expect(blow(1)).toEqual([]);
    expect(blow(1.1)).toEqual([['move/falls', 1, 0]]);
    expect(blow(3)).toEqual([['move/falls', 1, 0]]);
    expect(blow(3.1)).toEqual([['move/falls', 2, 1]]);
    expect(blow(5)).toEqual([['move/falls', 2, 1]]);
    expect(blow(8)).toEqual([['move/falls', 3, 2]]);
    expect(blow(8.1)).toEqual([['move/falls-to-death', undefined, undefined]]);
  });

  test('over 8" nobody lives [FL-BAT-32]', () => {
    const told = play(upon(9), move([[18, 10]], { jump: true }));
    expect(told.state.figures['h1']?.fate).toBe('casualty');
    expect(told.state.figures['e1']?.fate).toBe('table');
    const potion = [{ item: 'potion-of-fortune' as const, count: 1 }];
    const asked = play({ ...upon(9), backpack: potion }, move([[18, 10]], { jump: true }));
    const saved = play(asked.state, { do: 'avoid', unit: 'h1', with: 'potion-of-fortune' });
    expect(saved.state.figures['h1']).toMatchObject({ fate: 'table', wounds: 0, stunned: false });
  });

  test('nobody jumps into a melee [FL-BAT-32]', () => {
    const state = alone({
      terrain: [rock(2)],
      figures: { h1: { at: [18, 12], level: inch(2) }, e1: { at: [18, 9.3] } },
    });
    expect(codes(state, move([[18, 10]], { jump: true, into: 'e1' }))).toEqual(['move/jump-into FL-BAT-32']);
  });
});

describe('a leap', () => {
  const roofs = (gap: number, second = 3) => [
    aPiece('one', { stands: 'block', height: inch(3) }, [16, 8], [4, 3]),
    aPiece('two', { stands: 'block', height: inch(second) }, [16, 11 + gap], [4, 3]),
  ];
  const upon = (gap: number, second?: number) =>
    alone({ terrain: roofs(gap, second), figures: { h1: { at: [18, 10.5], level: inch(3) }, e1: { at: [30, 30] } } });

  test('carries over a gap of 2" for the distance alone [FL-BAT-33]', () => {
    const told = play(upon(2), move([[18, 13.5]]));
    expect(told.of('moved')[0]).toMatchObject({ level: 76.2, cost: 76.2, length: 76.2 });
  });

  test('carries no farther: a wider gap is climbed down into and up out of [FL-BAT-33]', () => {
    expect(codes(upon(2.1), move([[18, 13.7]]))).toEqual(['move/too-far FL-BAT-20']);
  });

  test('to something higher climbs the rest, to something an inch lower is free [FL-BAT-33]', () => {
    expect(play(upon(1.5, 4), move([[18, 13]])).of('moved')[0]).toMatchObject({ level: 101.6, cost: 88.9 });
    expect(play(upon(1.5, 2), move([[18, 13]])).of('moved')[0]).toMatchObject({ level: 50.8, cost: 63.5 });
    expect(codes(upon(1.5, 1.5), move([[18, 13]]))).toEqual(['move/too-far FL-BAT-20']);
  });

  test('carries over ground nobody enters, if it is narrow [FL-BAT-33] [FL-BAT-43]', () => {
    const chasm = (width: number) => [
      aPiece('chasm', { stands: 'field', tags: ['impassable'], height: 0 }, [10, 11], [20, width]),
    ];
    expect(play(alone({ terrain: chasm(2) }), move([[18, 13.6]])).of('moved')[0]).toMatchObject({ cost: 91.44 });
    expect(codes(alone({ terrain: chasm(2.1) }), move([[18, 13.9]]))).toEqual(['move/closed FL-BAT-43']);
    expect(codes(alone({ terrain: chasm(2) }), move([[18, 12]]))).toEqual(['move/closed FL-BAT-43']);
    expect(codes(alone({ terrain: chasm(2) }), move([[18, 10.8]]))).toEqual(['move/no-footing FL-BAT-29']);
  });
});

describe('raised ground', () => {
  const hill = [
    aPiece('slope', { stands: 'floor', height: inch(1) }, [14, 11], [8, 6]),
    aPiece('crown', { stands: 'floor', height: inch(2) }, [15, 12], [6, 4]),
  ];

  test('is walked up a step at a time for nothing [FL-BAT-29] [FL-BAT-30]', () => {
    const told = play(alone({ terrain: hill }), move([[18, 14]]));
    expect(told.of('moved')[0]).toMatchObject({ level: 50.8, cost: 101.6, length: 101.6 });
  });

  test('is climbed where it is steeper than an inch [FL-BAT-29]', () => {
    const bluff = aPiece('bluff', { stands: 'floor', height: inch(2) }, [14, 11], [8, 6]);
    expect(play(alone({ terrain: [bluff] }), move([[18, 12]])).of('moved')[0]).toMatchObject({ cost: 101.6 });
  });

  test('of tiles costs an inch up and nothing down [FL-BAT-38]', () => {
    const state = alone();
    const tiles = { ...state, config: { ...state.config, map: 'sunken-crypt' }, terrain: hill };
    expect(play(tiles, move([[18, 11.8]])).of('moved')[0]).toMatchObject({ level: 25.4, length: 45.72, cost: 71.12 });
    expect(codes(tiles, move([[18, 12.1]]))).toEqual(['move/too-far FL-BAT-20']);
    const top = {
      ...tiles,
      figures: { h1: { ...tiles.figures['h1']!, level: 50.8, pose: { ...spot(18, 13), facing: 0 } } },
    };
    expect(play(top, move([[18, 10]])).of('moved')[0]).toMatchObject({ level: 0, cost: 76.2 });
  });
});
