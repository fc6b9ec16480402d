import { describe, expect, test } from 'vitest';
import { offers, preview, waitingFor } from '../engine';
import type { State } from '../state';
import { aBattle, aPiece, type BattleGiven, happen, play, refusals } from '../test-kit';
import { inch } from '../units';
import { walkStep } from './go';
import { codes, move, spot } from './test-kit';

/** Something the master prepared that comes when a character is within 2" of 18, 14. */
const prepared = (given: Partial<BattleGiven> = {}): State =>
  aBattle({
    figures: { h1: { at: [18, 10] }, e1: { at: [30, 30] } },
    acting: 'h1',
    secret: {
      prepared: [
        {
          ...{ id: 'p1', title: 'A cry', note: '', figures: [], test: null, told: 'Somebody cries out.', reward: null },
          ...{ trigger: { is: 'near', at: spot(18, 14), radius: inch(2) }, held: false },
        },
      ],
      next: 2,
    },
    ...given,
  });
/** The master's view is no one else's: what is prepared is in nobody's way. */
const unaware = (state: State): State => ({ ...state, secret: { prepared: [], next: 1 } });

describe('something that happens on the way', () => {
  test('is settled where it happens, and the player asked for the rest with what is left [FL-GEN-17]', () => {
    const told = play(prepared(), move([[18, 14]]));
    expect(told.of('sprang')).toHaveLength(1);
    const [first] = told.of('moved');
    expect(first?.pose.y).toBeGreaterThan(inch(11.4));
    expect(first?.pose.y).toBeLessThan(inch(12.1));
    expect(waitingFor(told.state)).toMatchObject([{ seat: 'a', what: 'walk', detail: { unit: 'h1' } }]);
    expect(told.of('halted')).toMatchObject([{ unit: 'h1' }]);
    expect(told.state.figures['h1']?.did.moved).toBeCloseTo((first?.pose.y ?? 0) - inch(10), 1);
  });

  test('lets the figure go on another way, no farther than its allowance [FL-GEN-17] [FL-BAT-20]', () => {
    const asked = play(prepared(), move([[18, 14]])).state;
    expect(refusals(asked, move([[18, 15]]))).toMatchObject([{ code: 'move/too-far' }]);
    expect(refusals(asked, move([[18, 13]], { dash: true }))).toMatchObject([{ code: 'move/same-gait' }]);
    const on = play(asked, move([[19.5, 12.4]]));
    expect(on.state.figures['h1']?.pose).toMatchObject(spot(19.5, 12.4));
    expect(on.state.steps[on.state.steps.length - 1]?.is).toBe('act');
    expect(on.state.figures['h1']?.did.spent).toBeLessThanOrEqual(101.6);
  });

  test('lets it stay where it is [FL-GEN-17]', () => {
    const asked = play(prepared(), move([[18, 14]])).state;
    expect(offers(asked, 'a').map((offer) => offer.do)).toEqual(expect.arrayContaining(['move', 'halt']));
    const halted = play(asked, { do: 'halt', unit: 'h1' });
    expect(halted.of('moved')).toEqual([]);
    expect(halted.state.steps[halted.state.steps.length - 1]?.is).toBe('act');
  });

  test('is unknown to whoever plans: the same ways are lawful, and shown alike [FL-GEN-17]', () => {
    const intent = move([[18, 14]]);
    expect(codes(unaware(prepared()), intent)).toEqual(codes(prepared(), intent));
    expect(preview(unaware(prepared()), 'a', intent)).toEqual(preview(prepared(), 'a', intent));
  });

  test('at the very end of it asks nothing more [FL-GEN-17]', () => {
    const told = play(prepared(), move([[18, 11.6]]));
    expect(told.of('sprang')).toHaveLength(1);
    expect(told.of('halted')).toEqual([]);
    expect(told.state.steps[told.state.steps.length - 1]?.is).toBe('act');
  });

  test('does not ask about one whom a rule drives on [FL-GEN-17]', () => {
    const told = happen(prepared(), (tale) =>
      tale.call(walkStep({ unit: 'h1', manner: 'anger', path: [spot(18, 14)], left: inch(7) })),
    );
    expect(told.state.figures['h1']?.pose).toMatchObject(spot(18, 14));
    expect(told.of('moved')).toHaveLength(2);
    expect(told.of('halted')).toEqual([]);
  });
});

describe('a walk that is cut short', () => {
  const walked = (path: readonly [number, number][], left: number, given: Partial<BattleGiven> = {}) =>
    happen(prepared({ secret: { prepared: [], next: 1 }, ...given }), (tale) =>
      tale.call(walkStep({ unit: 'h1', manner: 'dash', path: path.map(([x, y]) => spot(x, y)), left })),
    );

  test('ends where its allowance does [FL-BAT-20]', () => {
    const y = walked([[18, 16]], inch(4)).state.figures['h1']?.pose?.y ?? 0;
    expect(y).toBeLessThanOrEqual(inch(14) + 0.03);
    expect(y).toBeGreaterThan(inch(13.4));
  });

  test('ends beside no enemy by chance [FL-BAT-25] [FL-BAT-27]', () => {
    const figures = { h1: { at: [18, 10] as const }, e1: { at: [19.1, 14] as const } };
    const y = walked([[18, 17]], inch(4), { figures }).state.figures['h1']?.pose?.y ?? 0;
    expect(y).toBeLessThan(inch(13.2));
    expect(y).toBeGreaterThan(inch(12));
  });

  test('ends at once where the figure is gone [FL-BAT-179]', () => {
    const told = happen(prepared(), (tale) => {
      tale.call(walkStep({ unit: 'h1', manner: 'move', path: [spot(18, 14)], left: inch(4) }));
      tale.add({ type: 'leftPlay', unit: 'h1', how: 'casualty', by: null, because: 'FL-BAT-179' });
    });
    expect(told.of('moved')).toEqual([]);
  });
});

test('a horror pushes friends of a man’s size aside, and nobody else [FL-AI-42] [FL-BAT-23]', () => {
  const horror = { profile: { kind: 'aberration', base: 50, monsterPoints: 4 } } as const;
  const state = aBattle({
    figures: { e9: { at: [18, 10], ...horror }, e1: { at: [18, 13] }, h1: { at: [30, 30] } },
    acting: 'e9',
  });
  const told = play(state, { ...move([[18, 13]]), unit: 'e9' }, [], 'gm');
  expect(told.of('pushedAside')).toEqual([{ type: 'pushedAside', unit: 'e1', by: 'e9' }]);
  const { e1, e9 } = told.state.figures;
  expect(
    Math.hypot((e1?.pose?.x ?? 0) - (e9?.pose?.x ?? 0), (e1?.pose?.y ?? 0) - (e9?.pose?.y ?? 0)),
  ).toBeGreaterThanOrEqual(37.47);
  const pond = aPiece('pond', { stands: 'field', tags: ['water'], height: 0 }, [16, 12], [4, 2]);
  const wet = play({ ...state, terrain: [pond] }, { ...move([[18, 13]]), unit: 'e9' }, [], 'gm');
  expect(wet.of('pushedAside')).toHaveLength(1);
  expect(wet.state.figures['e1']?.did.water).toBe(true);
  const foes = aBattle({ figures: { e9: { at: [18, 10], ...horror }, h1: { at: [18, 12.6] } }, acting: 'e9' });
  expect(refusals(foes, { ...move([[18, 13.9]]), unit: 'e9' }, 'gm')).toMatchObject([{ code: 'move/figure-in-way' }]);
});
