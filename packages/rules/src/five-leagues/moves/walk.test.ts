import { describe, expect, test } from 'vitest';
import { offers, preview } from '../engine';
import { IDLE } from '../figures';
import { aPiece, carried, play, refusals } from '../test-kit';
import { inch } from '../units';
import { alone, codes, move, pushOn, spot } from './test-kit';

describe('a move', () => {
  test('goes as far as the base Speed and no farther, along the path [FL-BAT-20]', () => {
    const told = play(
      alone(),
      move([
        [20, 10],
        [20, 12],
      ]),
    );
    expect(told.state.figures['h1']?.pose).toMatchObject(spot(20, 12));
    expect(told.state.figures['h1']?.did).toMatchObject({ spent: 101.6, moved: 101.6, dashed: false, acted: false });
    expect(told.state.figures['e1']).toEqual(alone().figures['e1']);
    expect(
      codes(
        alone(),
        move([
          [20, 10],
          [20, 12.1],
        ]),
      ),
    ).toEqual(['move/too-far FL-BAT-20']);
  });

  test('may be made in parts, and ends with the inches [FL-BAT-15] [FL-BAT-20]', () => {
    const half = play(alone(), move([[18, 12.5]])).state;
    expect(codes(half, move([[18, 14.1]]))).toEqual(['move/too-far FL-BAT-20']);
    const whole = play(half, move([[18, 14]])).state;
    expect(codes(whole, move([[18, 14.5]]))).toEqual(['move/spent FL-BAT-20']);
  });

  test('comes before the Action, never after it [FL-BAT-15]', () => {
    const after = (did: object) => alone({ figures: { h1: { at: [18, 10], did: { ...IDLE, ...did } } } });
    expect(codes(after({ shots: 1 }), move([[18, 11]]))).toEqual(['move/acted FL-BAT-15']);
    expect(codes(after({ casts: 1 }), move([[18, 11]]))).toEqual(['move/acted FL-BAT-15']);
    expect(codes(after({ acted: true }), move([[18, 11]]))).toEqual(['move/acted FL-BAT-15']);
    expect(codes(after({ fought: true }), move([[18, 11]]))).toEqual(['move/fought FL-BAT-28']);
  });

  test('goes through nobody, friend or foe [FL-BAT-23]', () => {
    const state = alone({ figures: { h1: { at: [18, 10] }, h2: { at: [18, 12] }, e1: { at: [20, 10] } } });
    expect(refusals(state, move([[18, 13.5]]))).toMatchObject([{ code: 'move/figure-in-way', who: ['h1', 'h2'] }]);
    expect(refusals(state, move([[22, 10]]))).toMatchObject([{ code: 'move/figure-in-way', who: ['h1', 'e1'] }]);
    expect(refusals(state, move([[18, 11.5]]))).toMatchObject([{ code: 'move/figure-in-way', who: ['h1', 'h2'] }]);
    expect(
      codes(
        state,
        move([
          [17, 11],
          [17, 12.9],
        ]),
      ),
    ).toEqual([]);
  });

  test('keeps on the table [FL-BAT-40]', () => {
    const state = alone({ figures: { h1: { at: [2, 2] } } });
    expect(codes(state, move([[0.3, 2]]))).toEqual(['move/off-table FL-BAT-40']);
    expect(codes(state, move([[0.5, 2]]))).toEqual([]);
  });

  test('to where it stands is none [FL-BAT-20]', () => {
    expect(codes(alone(), move([[18, 10]]))).toEqual(['move/no-way FL-BAT-20']);
  });
});

describe('Difficult ground', () => {
  const bog = aPiece('bog', { stands: 'field', tags: ['difficult'], height: 0 }, [17, 11], [2, 1]);

  test('counts every inch in it twice, and only there [FL-BAT-21]', () => {
    const told = play(alone({ terrain: [bog] }), move([[18, 13]]));
    expect(told.of('moved')[0]).toMatchObject({ length: 76.2, cost: 101.6 });
    expect(codes(alone({ terrain: [bog] }), move([[18, 13.1]]))).toEqual(['move/too-far FL-BAT-20']);
  });

  test('is named where a way leads through it [FL-BAT-21]', () => {
    const shown = preview(alone({ terrain: [bog] }), 'a', move([[18, 13]]));
    expect(shown).toMatchObject({
      is: 'ready',
      notes: [{ code: 'move/slow', because: 'FL-BAT-21', detail: { piece: 'bog', mm: 25.4 } }],
    });
  });

  test('that lies on other Difficult ground counts once [FL-BAT-21]', () => {
    const wood = aPiece('wood', { stands: 'area', tags: ['difficult'] }, [17, 11], [2, 1]);
    const told = play(alone({ terrain: [bog, wood] }), move([[18, 13]]));
    expect(told.of('moved')[0]?.cost).toBe(101.6);
  });
});

describe('a Dash', () => {
  test('and a move are one allowance: 4"/+3" goes 7" [FL-BAT-26] [FL-CHR-11] [EX-06]', () => {
    expect(codes(alone(), move([[25, 10]]))).toEqual(['move/too-far FL-BAT-20']);
    expect(codes(alone(), move([[25.1, 10]], { dash: true }))).toEqual(['move/too-far FL-BAT-26']);
    const told = play(alone(), move([[25, 10]], { dash: true }));
    expect(told.state.figures['h1']?.did).toMatchObject({ dashed: true, acted: true, spent: 177.8 });
  });

  test('follows a move with what is left, and may go on as a Dash [FL-BAT-25] [FL-BAT-26]', () => {
    const moved = play(alone(), move([[18, 14]])).state;
    expect(codes(moved, move([[18, 17.1]], { dash: true }))).toEqual(['move/too-far FL-BAT-26']);
    const dashed = play(moved, move([[18, 15.5]], { dash: true })).state;
    expect(codes(dashed, move([[18, 16]]))).toEqual(['move/dashing FL-BAT-26']);
    expect(codes(dashed, move([[18, 17]], { dash: true }))).toEqual([]);
  });

  test('is the Action: no other follows [FL-BAT-25] [FL-BAT-15]', () => {
    const figures = {
      h1: { at: [18, 10] as const, profile: { weapons: [carried('self-bow')] } },
      e1: { at: [18, 28] as const },
    };
    const shot = { do: 'shoot', unit: 'h1', target: 'e1', weapon: 'self-bow' } as const;
    expect(refusals(alone({ figures }), shot)).toEqual([]);
    const dashed = play(alone({ figures }), move([[18, 15.5]], { dash: true })).state;
    expect(codes(dashed, shot)).toEqual(['act/dashed FL-BAT-26']);
    expect(codes(dashed, { do: 'anticipate', unit: 'h1' })).toEqual(['act/dashed FL-BAT-26']);
  });

  test('ends in contact with no enemy [FL-BAT-25]', () => {
    const state = alone({ figures: { h1: { at: [18, 10] }, e1: { at: [18, 16] } } });
    expect(codes(state, move([[18, 14.8]], { dash: true }))).toEqual(['move/dash-contact FL-BAT-25']);
    expect(codes(state, move([[18, 15]], { dash: true, into: 'e1' }))).toEqual(['move/dash-contact FL-BAT-25']);
    expect(codes(state, move([[18, 14.4]], { dash: true }))).toEqual([]);
  });

  test('is not for knight armor, nor for who has none [FL-BAT-39]', () => {
    const clad = (profile: object) => alone({ figures: { h1: { at: [18, 10], profile } } });
    expect(codes(clad({ knightArmor: true }), move([[18, 11]], { dash: true }))).toEqual([
      'dash/knight-armor FL-EQP-03',
    ]);
    expect(codes(clad({ speed: { base: 4, dash: null } }), move([[18, 11]], { dash: true }))).toEqual([
      'move/no-dash FL-CHR-11',
    ]);
  });

  test('that armour brought below nothing is none [FL-BAT-39]', () => {
    const changes = [{ score: 'dash', by: -5, because: 'full-armor' }] as const;
    const state = alone({ figures: { h1: { at: [18, 10], changes } } });
    expect(codes(state, move([[18, 11]], { dash: true }))).toEqual(['move/no-dash FL-CHR-11']);
  });
});

describe('contact', () => {
  const near = (given: object = {}) =>
    alone({ figures: { h1: { at: [18, 10], ...given }, e1: { at: [18, 13] }, e2: { at: [24, 10] } } });

  test('begins a melee at once, and that ends the activation [FL-BAT-27] [FL-BAT-28]', () => {
    const told = play(near(), move([[18, 12]], { into: 'e1' }));
    expect(told.state.steps.some((step) => step.is === 'melee')).toBe(true);
    expect(told.of('moved')).toHaveLength(1);
  });

  test('is half an inch or less, and nobody comes so near by chance [FL-BAT-27]', () => {
    expect(refusals(near(), move([[18, 11.6]]))).toMatchObject([
      { code: 'move/would-meet', rule: 'FL-BAT-27', who: ['h1', 'e1'] },
    ]);
    expect(codes(near(), move([[18, 11.5]]))).toEqual([]);
    expect(codes(near(), move([[18, 11.5]], { into: 'e1' }))).toEqual(['move/not-met FL-BAT-27']);
    expect(codes(near(), move([[18, 11.7]], { into: 'e1' }))).toEqual([]);
  });

  test('is sought with an enemy on the table and nobody else [FL-BAT-27]', () => {
    expect(codes(near(), move([[18, 11]], { into: 'h1' }))).toEqual(['move/no-foe FL-BAT-27']);
    expect(codes(near(), move([[18, 11]], { into: 'nobody' }))).toEqual(['move/no-foe FL-BAT-27']);
  });

  test('is offered with every foe a way leads to [FL-BAT-27]', () => {
    const charges = offers(near(), 'a').find((offer) => offer.do === 'move' && offer.needs === 'target');
    expect(charges).toMatchObject({ intents: [{ do: 'move', unit: 'h1', into: 'e1' }] });
    const shown = preview(near(), 'a', move([[18, 12]], { into: 'e1' }));
    expect(shown).toMatchObject({ is: 'ready', notes: [{ code: 'move/fights', because: 'FL-BAT-28' }] });
  });

  test('is not made through the wall of a house [FL-BAT-27] [FL-BAT-46]', () => {
    const house = aPiece('house', { stands: 'interior', height: inch(3) }, [16, 11.6], [4, 4]);
    const inside = alone({ figures: { h1: { at: [18, 10] }, e1: { at: [18, 12.3] } }, terrain: [house] });
    expect(codes(inside, move([[18, 11.1]], { into: 'e1' }))).toEqual(['move/wall-between FL-BAT-27']);
    expect(codes(inside, move([[18, 11.1]]))).toEqual([]);
  });

  test('is made over a low wall [FL-BAT-27] [FL-BAT-41]', () => {
    const wall = aPiece('wall', { stands: 'linear', height: inch(1) }, [16, 11.5], [4, 0.3]);
    const behind = alone({ figures: { h1: { at: [18, 10] }, e1: { at: [18, 12.3] } }, terrain: [wall] });
    expect(codes(behind, move([[18, 11]], { into: 'e1' }))).toEqual([]);
  });
});

describe('a point of Will', () => {
  const willing = (did: object = {}, given: object = {}) =>
    alone({
      figures: {
        h1: { at: [18, 10], will: 1, did: { ...IDLE, moved: 50, spent: 50, ...did }, ...given },
        e1: { at: [18, 15] },
      },
    });
  test('buys 4" more after a move [FL-BAT-35]', () => {
    const told = play(willing(), pushOn([[22, 10]]));
    expect(told.state.figures['h1']).toMatchObject({ will: 0, pose: { x: inch(22) } });
    expect(told.of('willSpent')).toMatchObject([{ unit: 'h1', on: 'move', left: 0 }]);
    expect(codes(willing(), pushOn([[22.1, 10]]))).toEqual(['move/too-far FL-BAT-20']);
  });

  test('is there to be spent, and after a move only [FL-BAT-35]', () => {
    expect(codes(willing({}, { will: 0 }), pushOn([[19, 10]]))).toEqual(['move/no-will FL-BAT-35']);
    expect(codes(willing({ moved: 0, spent: 0 }), pushOn([[19, 10]]))).toEqual(['move/first-move FL-BAT-35']);
    expect(codes(willing({ shots: 1 }), pushOn([[19, 10]]))).toEqual(['move/acted FL-BAT-15']);
  });

  test('comes after the move: nothing of it is left, and it is too much before a shot [FL-BAT-35] [FL-BAT-24]', () => {
    const bow = { profile: { weapons: [carried('self-bow')] } };
    const half = willing({ moved: inch(1), spent: inch(1) }, bow);
    const shoot = { do: 'shoot', unit: 'h1', target: 'e1', weapon: 'self-bow' } as const;
    expect(codes(half, shoot)).toEqual([]);
    const { state } = play(half, pushOn([[20, 10]]));
    expect(codes(state, shoot)).toEqual(['shoot/moved-too-far FL-BAT-24']);
    expect(codes(state, { do: 'keep-down', unit: 'h1' })).toEqual(['act/went-too-far FL-BAT-77']);
    expect(codes(state, move([[20.5, 10]]))).toEqual(['move/spent FL-BAT-20']);
    expect(codes(state, move([[20, 13]], { dash: true }))).toEqual([]);
  });

  test('pays for ground like any move [FL-BAT-35] [FL-BAT-21]', () => {
    const bog = aPiece('bog', { stands: 'field', tags: ['difficult'], height: 0 }, [19, 9], [2, 2]);
    const state = { ...willing(), terrain: [bog] };
    expect(codes(state, pushOn([[21, 10]]))).toEqual(['move/too-far FL-BAT-20']);
    expect(codes(state, pushOn([[20.5, 10]]))).toEqual([]);
  });

  test('carries into melee, but never after a Dash [FL-BAT-35] [FL-A-10]', () => {
    expect(codes(willing(), pushOn([[18, 14]], 'e1'))).toEqual([]);
    expect(codes(willing({ dashed: true, acted: true }), pushOn([[18, 14]], 'e1'))).toEqual([
      'move/dash-contact FL-BAT-25',
    ]);
    expect(codes(willing({ dashed: true, acted: true }), pushOn([[18, 12]]))).toEqual([]);
  });
});

test('a preview shows the way with what it takes of what there is, and where it ends [FL-BAT-20]', () => {
  const shown = preview(alone(), 'a', move([[18, 12]]));
  expect(shown).toMatchObject({
    is: 'ready',
    marks: [
      { is: 'path', used: 50.8, allowed: 101.6 },
      { is: 'pose', unit: 'h1', tone: 'legal', base: { pose: spot(18, 12) } },
    ],
    odds: [
      { is: 'number', code: 'move/used', value: 50.8 },
      { is: 'number', code: 'move/left', value: 50.8 },
    ],
  });
});
