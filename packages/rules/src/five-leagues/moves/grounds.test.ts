import { describe, expect, test } from 'vitest';
import { preview } from '../engine';
import { IDLE } from '../figures';
import type { State } from '../state';
import type { Opening } from '../terrain';
import { aPiece, happen, play } from '../test-kit';
import { inch } from '../units';
import { walkStep } from './go';
import { alone, codes, move, spot } from './test-kit';

const opening = (is: Opening['is'], x: number, y: number, width: number, sill = 0): Opening => ({
  id: `house-${is}`,
  is,
  from: spot(x, y),
  to: spot(x + width, y),
  sill: inch(sill),
});
const house = (openings: readonly Opening[], given: object = {}) =>
  aPiece('house', { stands: 'interior', height: inch(3), openings, ...given }, [15, 11], [6, 5]);
const plain = (state: State): State => ({ ...state, config: { ...state.config, grounds: false } });

describe('a house', () => {
  test('is entered by its door, an inch to open it, once for all [FL-BAT-22] [FL-BAT-46]', () => {
    const state = alone({ terrain: [house([opening('door', 17.2, 11, 1.6)])] });
    const told = play(state, move([[18, 12]]));
    expect(told.of('doorOpened')).toMatchObject([{ unit: 'h1', piece: 'house', is: 'door' }]);
    expect(told.of('moved')[0]).toMatchObject({ level: 0, length: 50.8, cost: 76.2 });
    expect(told.state.opened).toEqual(['house-door']);
    const out = { ...told.state, figures: { h1: { ...told.state.figures['h1']!, did: IDLE } } };
    expect(play(out, move([[18, 10]])).of('moved')[0]).toMatchObject({ cost: 50.8 });
  });

  test('is entered by a window as over a thing of that height, and an inch to open it [FL-BAT-22]', () => {
    const state = alone({ terrain: [house([opening('window', 17.2, 11, 1.6, 0.8)])] });
    expect(play(state, move([[18, 12]])).of('moved')[0]).toMatchObject({ cost: 96.52, length: 50.8 });
    expect(codes(alone({ terrain: [house([opening('window', 17.2, 11, 1.6, 1.1)])] }), move([[18, 12]]))).toEqual([
      'move/too-far FL-BAT-20',
    ]);
  });

  test('is entered by a gap for nothing [FL-BAT-22]', () => {
    const state = alone({ terrain: [house([opening('gap', 17.2, 11, 1.6)])] });
    expect(play(state, move([[18, 12]])).of('moved')[0]).toMatchObject({ cost: 50.8 });
    expect(codes(state, move([[18, 11]]))).toEqual([]);
  });

  test('is climbed to its roof elsewhere, and left by no wall from inside [FL-BAT-46] [FL-BAT-29]', () => {
    const low = house([], { height: inch(2) });
    expect(play(alone({ terrain: [low] }), move([[18, 12]])).of('moved')[0]).toMatchObject({
      level: 50.8,
      cost: 101.6,
    });
    const within = alone({ terrain: [low], figures: { h1: { at: [18, 12] } } });
    expect(codes(within, move([[18, 10]]))).toEqual(['move/wall FL-BAT-46']);
    const shut = house([], { tags: ['impassable'] });
    expect(codes(alone({ terrain: [shut] }), move([[18, 12]]))).toEqual(['move/wall FL-BAT-46']);
  });

  test('in ruins is climbed over, in and out [FL-BAT-46] [FL-BAT-29]', () => {
    const ruin = house([], { height: inch(1.5), tags: ['ruined'] });
    expect(play(alone({ terrain: [ruin] }), move([[18, 12]])).of('moved')[0]).toMatchObject({ level: 0, cost: 88.9 });
    const within = alone({ terrain: [ruin], figures: { h1: { at: [18, 12] } } });
    expect(play(within, move([[18, 10]])).of('moved')[0]).toMatchObject({ cost: 88.9 });
  });

  test('names its doors in a preview [FL-BAT-22]', () => {
    const state = alone({ terrain: [house([opening('door', 17.2, 11, 1.6)])] });
    expect(preview(state, 'a', move([[18, 12]]))).toMatchObject({
      is: 'ready',
      notes: [{ code: 'move/door', because: 'FL-BAT-22', detail: { piece: 'house', mm: 25.4 } }],
    });
  });
});

test('woods and rubble are walked into and stood in; only what is Difficult slows [FL-BAT-42]', () => {
  const wood = (tags: readonly 'difficult'[]) => aPiece('wood', { stands: 'area', tags }, [16, 11], [4, 4]);
  expect(play(alone({ terrain: [wood([])] }), move([[18, 13]])).of('moved')[0]?.cost).toBe(76.2);
  expect(play(alone({ terrain: [wood(['difficult'])] }), move([[18, 12]])).of('moved')[0]?.cost).toBe(76.2);
});

test('fields lie flat: some are Difficult, some closed to everybody [FL-BAT-43]', () => {
  const field = (tags: readonly ('difficult' | 'impassable')[]) =>
    aPiece('field', { stands: 'field', tags, height: 0 }, [16, 11], [4, 4]);
  expect(play(alone({ terrain: [field(['difficult'])] }), move([[18, 12]])).of('moved')[0]?.cost).toBe(76.2);
  expect(codes(alone({ terrain: [field(['impassable'])] }), move([[18, 12]]))).toEqual(['move/closed FL-BAT-43']);
});

test('a barrel, a tree, a statue is gone round [FL-BAT-44]', () => {
  const barrel = aPiece('barrel', { stands: 'individual', height: inch(1) }, [17.6, 11], [0.8, 0.8]);
  const state = alone({ terrain: [barrel] });
  expect(codes(state, move([[18, 13]]))).toEqual(['move/solid FL-BAT-44']);
  expect(codes(state, move([[18.8, 11.4]]))).toEqual(['move/solid FL-BAT-44']);
  expect(
    codes(
      state,
      move([
        [19.2, 10.6],
        [19.2, 12.4],
        [18.6, 12.8],
      ]),
    ),
  ).toEqual([]);
});

test('a heap of debris costs an inch to cross [FL-BAT-38]', () => {
  const heap = aPiece('sacks', { stands: 'area', tags: ['debris'], height: inch(0.5) }, [17, 11], [2, 1]);
  expect(play(alone({ terrain: [heap] }), move([[18, 13]])).of('moved')[0]).toMatchObject({
    length: 76.2,
    cost: 101.6,
  });
});

test('a fence is climbed for its height [FL-BAT-61] [FL-BAT-41]', () => {
  const rails = aPiece('rails', { stands: 'linear', tags: ['open'], height: inch(1) }, [14, 11], [8, 0.2]);
  expect(play(alone({ terrain: [rails] }), move([[18, 12]])).of('moved')[0]).toMatchObject({ cost: 76.2 });
});

describe('wet ground', () => {
  const marsh = aPiece('marsh', { stands: 'field', tags: ['wet'], height: 0 }, [16, 11], [4, 1]);

  test('lets nobody Dash who enters, crosses or leaves it [FL-BAT-62]', () => {
    const state = alone({ terrain: [marsh] });
    expect(codes(state, move([[18, 13]], { dash: true }))).toEqual(['move/wet-dash FL-BAT-62']);
    expect(
      codes(
        state,
        move(
          [
            [21, 10],
            [21, 13],
          ],
          { dash: true },
        ),
      ),
    ).toEqual([]);
    const within = alone({ terrain: [marsh], figures: { h1: { at: [18, 11.5] } } });
    expect(codes(within, move([[18, 13]], { dash: true }))).toEqual(['move/wet-dash FL-BAT-62']);
    const crossed = play(state, move([[18, 13]])).state;
    expect(crossed.figures['h1']?.did.wet).toBe(true);
    expect(codes(crossed, move([[18, 14]], { dash: true }))).toEqual(['move/wet-dash FL-BAT-62']);
  });

  test('is dry where the table plays without such grounds [FL-BAT-62]', () => {
    expect(codes(plain(alone({ terrain: [marsh] })), move([[18, 13]], { dash: true }))).toEqual([]);
  });
});

describe('water', () => {
  const pond = aPiece('pond', { stands: 'field', tags: ['water'], height: 0 }, [16, 11], [4, 1]);

  test('is Difficult, and whoever wades Dashes no more this round [FL-BAT-63]', () => {
    const told = play(alone({ terrain: [pond] }), move([[18, 12.5]]));
    expect(told.of('moved')[0]).toMatchObject({ cost: 88.9, length: 63.5 });
    expect(told.state.figures['h1']?.did.water).toBe(true);
    expect(codes(alone({ terrain: [pond] }), move([[18, 13]], { dash: true }))).toEqual(['move/water-dash FL-BAT-63']);
    expect(codes(told.state, move([[18, 14]], { dash: true }))).toEqual(['move/water-dash FL-BAT-63']);
  });

  test('takes away what gear adds to a move [FL-BAT-63]', () => {
    const changes = [{ score: 'speed', by: 2, because: 'springwind-berries' }] as const;
    const state = alone({ terrain: [pond], figures: { h1: { at: [18, 10], changes } } });
    expect(codes(state, move([[18, 13.5]]))).toEqual(['move/too-far-in-water FL-BAT-63']);
    expect(codes(state, move([[18, 13]]))).toEqual([]);
    expect(codes(state, move([[24, 10]]))).toEqual([]);
  });

  test('does not slow the Slippery [FL-BAT-63] [FL-TRAIT-slippery]', () => {
    const state = alone({ terrain: [pond], figures: { h1: { at: [18, 10], traits: ['slippery'] } } });
    expect(play(state, move([[18, 13]])).of('moved')[0]).toMatchObject({ cost: 76.2 });
  });

  test('is a field like others where the table plays without it [FL-BAT-63]', () => {
    expect(codes(plain(alone({ terrain: [pond] })), move([[18, 13]], { dash: true }))).toEqual([]);
  });
});

describe('thorns', () => {
  const thicket = aPiece('thicket', { stands: 'area', tags: ['thorns'] }, [16, 11], [4, 1]);
  const clad = (armor: number) => alone({ terrain: [thicket], figures: { h1: { at: [18, 10], profile: { armor } } } });

  test('let nobody in without armour, and slow the others [FL-BAT-64]', () => {
    expect(codes(clad(0), move([[18, 13]]))).toEqual(['move/thorns FL-BAT-64']);
    expect(play(clad(1), move([[18, 13]])).of('moved')[0]).toMatchObject({ cost: 101.6 });
    expect(codes(clad(0), move([[18, 10.8]]))).toEqual(['move/thorns FL-BAT-64']);
  });

  test('are bushes where the table plays without them [FL-BAT-64]', () => {
    expect(codes(plain(clad(0)), move([[18, 13]]))).toEqual([]);
  });
});

describe('a ruin', () => {
  const ruin = house([opening('gap', 17.2, 11, 1.6)], { tags: ['ruined'] });
  const state = alone({ terrain: [ruin] });

  test('lets a Dash go no farther in all than a die says [FL-BAT-65] [FL-A-13]', () => {
    const told = play(state, move([[18, 15]], { dash: true }), [3]);
    expect(told.of('pickedItsWay')).toMatchObject([{ unit: 'h1', face: 3 }]);
    expect(told.state.figures['h1']?.pose?.y).toBeCloseTo(inch(13), 0);
    expect(told.state.figures['h1']?.did).toMatchObject({ dashed: true, acted: true });
  });

  test('counts the move before the Dash [FL-BAT-65] [FL-A-13]', () => {
    const moved = play(state, move([[18, 12.5]])).state;
    const told = play(moved, move([[18, 15]], { dash: true }), [3]);
    expect(told.state.figures['h1']?.pose?.y).toBeCloseTo(inch(13), 0);
    const none = play(moved, move([[18, 15]], { dash: true }), [2]);
    expect(none.of('moved')).toEqual([]);
    expect(none.state.figures['h1']?.did.acted).toBe(true);
  });

  test('asks no die of a plain move, nor of who passes by [FL-BAT-65]', () => {
    expect(play(state, move([[18, 14]])).of('pickedItsWay')).toEqual([]);
    expect(play(state, move([[24, 10]], { dash: true })).of('pickedItsWay')).toEqual([]);
  });
});

describe('wings', () => {
  const winged = (terrain: State['terrain']) =>
    alone({ terrain, figures: { h1: { at: [18, 10], traits: ['flying'] }, e1: { at: [30, 30] } } });

  test('carry over whatever bars others, and land on firm ground [FL-TRAIT-flying]', () => {
    const chasm = aPiece('chasm', { stands: 'field', tags: ['impassable'], height: 0 }, [16, 11], [4, 2]);
    const tower = aPiece('tower', { stands: 'block', height: inch(5) }, [16, 10.6], [4, 2]);
    const tree = aPiece('tree', { stands: 'individual', height: inch(4) }, [17.5, 11], [1, 1]);
    expect(play(winged([chasm]), move([[18, 13.6]])).of('moved')[0]).toMatchObject({ cost: 91.44 });
    expect(codes(winged([chasm]), move([[18, 12]]))).toEqual(['move/no-footing FL-BAT-29']);
    expect(play(winged([tower]), move([[18, 12]])).of('moved')[0]).toMatchObject({ cost: 50.8, level: 127 });
    expect(play(winged([tower]), move([[18, 13.2]])).of('moved')[0]).toMatchObject({ cost: 81.28, level: 0 });
    expect(codes(winged([tree]), move([[18, 13]]))).toEqual([]);
  });

  test('do not carry through figures [FL-BAT-23]', () => {
    const state = alone({ figures: { h1: { at: [18, 10], traits: ['flying'] }, h2: { at: [18, 12] } } });
    expect(codes(state, move([[18, 13.5]]))).toEqual(['move/figure-in-way FL-BAT-23']);
  });
});

describe('a burning line', () => {
  const burning = (traits: readonly 'flying'[]): State => ({
    ...alone({ figures: { h1: { at: [18, 10], traits } } }),
    effects: {
      x1: {
        id: 'x1',
        is: 'barrier',
        caster: null,
        targets: [],
        outline: [spot(16, 11), spot(20, 11), spot(20, 11.5), spot(16, 11.5)],
        lasts: 'full-round',
        began: 1,
        counts: {},
      },
    },
  });

  test('is crossed by wings alone [FL-SPELL-barrier]', () => {
    expect(codes(burning([]), move([[18, 13]]))).toEqual(['move/fire FL-SPELL-barrier']);
    expect(codes(burning(['flying']), move([[18, 13]]))).toEqual([]);
  });
});

test('harm on the way stops nobody who still stands [FL-BAT-34] [FL-A-09]', () => {
  const stunned = alone({ figures: { h1: { at: [18, 10], stunned: true, wounds: 1 } } });
  expect(codes(stunned, move([[18, 14]]))).toEqual([]);
});

test('a walk is gone by whoever a rule moves [FL-BAT-20]', () => {
  const told = happen(alone(), (tale) =>
    tale.call(walkStep({ unit: 'e1', manner: 'move', path: [spot(30, 28)], left: inch(4) })),
  );
  expect(told.state.figures['e1']?.pose).toMatchObject(spot(30, 28));
  expect(told.state.figures['h1']).toEqual(alone().figures['h1']);
});
