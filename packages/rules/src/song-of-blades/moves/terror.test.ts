import { describe, expect, it } from 'vitest';
import { preview } from '../engine';
import { fieldedOf } from '../figures';
import type { State } from '../state';
import { aBattle, type FigureGiven, play, refusals } from '../test-kit';

const into = { do: 'move' as const, unit: 'a1', to: { x: 450, y: 700 } };
const facing = (own: Partial<FigureGiven>, foe: Partial<FigureGiven>, more: Record<string, FigureGiven> = {}): State =>
  aBattle({ figures: { a1: { at: [450, 600], ...own }, b1: { at: [450, 680], ...foe }, ...more }, acting: { a1: 2 } });

describe('closing with Terror', () => {
  it('takes a die, and who passes fears that profile no more [ASOBH-TRA-03] [ASOBH-TRAIT-terror]', () => {
    const told = play(facing({}, { traits: ['terror'] }), into, [4]);
    expect(told.of('dared')).toMatchObject([{ unit: 'a1', foe: 'b1', passed: true }]);
    expect(fieldedOf(told.state, 'a1')?.pose.y).toBeCloseTo(655, 1);
    expect(fieldedOf(told.state, 'a1')?.braved).toEqual(['plain']);
    const again = facing({ braved: ['plain'] }, { traits: ['terror'] });
    expect(play(again, into).of('rolled')).toEqual([]);
  });

  it('fails without moving; the action is kept for something else [ASOBH-TRA-03]', () => {
    const told = play(facing({}, { traits: ['terror'] }), into, [3]);
    expect(fieldedOf(told.state, 'a1')).toMatchObject({ pose: { y: 600 }, did: { moves: 0 } });
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 2 } });
    expect(refusals(told.state, into)).toMatchObject([{ code: 'move/afraid', who: ['a1', 'b1'] }]);
    expect(refusals(told.state, { ...into, to: { x: 450, y: 640 } })).toEqual([]);
  });

  it.each(['terror', 'artificial', 'fearless', 'undead'] as const)(
    'is nothing to the %s [ASOBH-TRAIT-terror]',
    (trait) => {
      expect(play(facing({ traits: [trait] }, { traits: ['terror'] }), into).of('rolled')).toEqual([]);
    },
  );

  it('is passed by a Hero without a throw [ASOBH-TRAIT-hero]', () => {
    const told = play(facing({ traits: ['hero'] }, { traits: ['terror'] }), into);
    expect(told.of('dared')).toMatchObject([{ passed: true }]);
  });

  it('shows its odds before it is tried [ASOBH-TRA-03]', () => {
    const shown = preview(facing({}, { traits: ['terror'] }), 'a', into);
    expect(shown.is === 'ready' && shown.odds?.find(({ code }) => code === 'move/terror')).toMatchObject({
      value: 0.5,
    });
  });
});

describe('a charge of Terror', () => {
  it('makes its target test before it moves; one who stands fears it no more [ASOBH-TRA-03]', () => {
    const told = play(facing({ traits: ['terror'] }, {}), into, [4, 4, 4]);
    expect(told.of('moraleTested')).toMatchObject([{ unit: 'b1', cause: 'terror', failures: 0 }]);
    expect(told.events.findIndex(({ type }) => type === 'moraleTested')).toBeLessThan(
      told.events.findIndex(({ type }) => type === 'moved'),
    );
    expect(fieldedOf(told.state, 'b1')?.braved).toEqual(['plain']);
    expect(fieldedOf(told.state, 'a1')?.pose.y).toBeCloseTo(655, 1);
  });

  it('has its action back when the target has run, and may charge another [ASOBH-TRA-03]', () => {
    const told = play(facing({ traits: ['terror'] }, {}, { b2: { at: [370, 600] } }), into, [4, 4, 3]);
    expect(told.of('quarryGone')).toMatchObject([{ unit: 'a1', foe: 'b1' }]);
    expect(fieldedOf(told.state, 'b1')?.pose.y).toBeGreaterThan(780);
    expect(fieldedOf(told.state, 'a1')).toMatchObject({ pose: { y: 600 }, did: { moves: 0 } });
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'act', left: { a1: 2 } });
    const other = play(told.state, { ...into, to: { x: 340, y: 600 } }, [4, 4, 4]);
    expect(fieldedOf(other.state, 'a1')?.pose.x).toBeCloseTo(395, 1);
  });
});
