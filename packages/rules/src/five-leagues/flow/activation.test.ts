import { describe, expect, test } from 'vitest';
import { preview, waitingFor } from '../engine';
import type { Step } from '../state';
import { aBattle, actOf, type BattleGiven, happen, IDLE, play, refusals } from '../test-kit';
import { activate } from './activation';

/** The party acts in Quick of round 2; an enemy stands far off. */
const inQuick = (figures: BattleGiven['figures']) => {
  const step: Step = { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] };
  return aBattle({ figures: { ...figures, e9: { at: [18, 34] } }, step });
};

describe('an activation', () => {
  test('begins with nothing done, and lets go of cover that was kept [FL-BAT-15]', () => {
    const state = inQuick({ h1: { at: [5, 5], keepsDown: true, did: { ...IDLE, spent: 9 } } });
    const told = play(state, { do: 'activate', unit: 'h1' });
    expect(told.state.figures['h1']).toMatchObject({ keepsDown: false, did: IDLE });
  });

  test('is one figure’s alone until it is over [FL-BAT-10]', () => {
    const state = aBattle({ figures: { h1: { at: [1, 5] }, h2: { at: [1, 9] }, e9: { at: [18, 34] } }, acting: 'h1' });
    expect(refusals(state, { do: 'leave', unit: 'h2' })).toMatchObject([
      { code: 'act/other-first', who: ['h1', 'h2'] },
    ]);
  });

  test('may let move and action pass [FL-BAT-15]', () => {
    const state = aBattle({ figures: { h1: { at: [5, 5] }, e9: { at: [18, 34] } }, acting: 'h1' });
    const told = play(state, { do: 'end-activation', unit: 'h1' });
    expect(told.of('activationEnded')).toMatchObject([{ unit: 'h1' }]);
  });

  test('is over for one who fell, whatever it had left [FL-BAT-32]', () => {
    const state = aBattle({
      figures: {
        h1: { at: [5, 5], activated: true, did: { ...IDLE, ended: true } },
        h2: { at: [9, 5] },
        e9: { at: [18, 34] },
      },
      acting: 'h1',
    });
    const told = happen(state, () => {});
    expect(told.of('activationEnded')).toMatchObject([{ unit: 'h1' }]);
  });

  test('keeps wet feet for the rest of the round, though it acts once more [FL-BAT-63]', () => {
    const state = inQuick({ h1: { at: [5, 5], did: { ...IDLE, moved: 50, spent: 50, water: true } } });
    const told = happen(state, (tale) => activate(tale, 'h1', 'extra'));
    expect(told.state.figures['h1']?.did).toEqual({ ...IDLE, water: true });
  });

  test('is over when its figure is gone [FL-BAT-179]', () => {
    const state = aBattle({
      figures: { h1: { at: [5, 5], fate: 'casualty' }, h2: { at: [9, 5] }, e9: { at: [18, 34] } },
      acting: 'h1',
    });
    const told = happen(state, () => {});
    expect(told.of('activationEnded')).toMatchObject([{ unit: 'h1' }]);
    expect(waitingFor(told.state)).toMatchObject([{ what: 'party-phase' }]);
  });

  test('of one that seized the initiative is one thing only, and no fight hand to hand [FL-SET-16]', () => {
    const figures = {
      h1: { at: [5, 5] as const, did: { ...IDLE, moved: 20, spent: 20 } },
      e9: { at: [18, 34] as const },
    };
    const state = aBattle({ figures, step: actOf('h1', { kind: 'seize' }) });
    expect(happen(state, () => {}).of('activationEnded')).toMatchObject([{ unit: 'h1' }]);
    const fresh = aBattle({ figures: { ...figures, h1: { at: [5, 5] } }, step: actOf('h1', { kind: 'seize' }) });
    const dash = { do: 'move', unit: 'h1', path: [{ x: 127, y: 200 }], dash: true, jump: false } as const;
    expect(refusals(fresh, dash)).toMatchObject([{ code: 'act/seize-walks' }]);
  });
});

describe('leaving the battle', () => {
  const near = (given: Partial<BattleGiven['figures'][string]> = {}) =>
    aBattle({ figures: { h1: { at: [1.4, 9], ...given }, h2: { at: [9, 9] }, e9: { at: [18, 34] } }, acting: 'h1' });

  test('takes one within 1" of an edge, before any Action, and for good [FL-BAT-195] [FL-BAT-40]', () => {
    const told = play(near(), { do: 'leave', unit: 'h1' });
    expect(told.of('leftPlay')).toMatchObject([{ unit: 'h1', how: 'left' }]);
    expect(told.state.figures['h1']?.fate).toBe('left');
    expect(told.state.figures['h2']?.fate).toBe('table');
    expect(told.state.fell).toMatchObject([{ unit: 'h1', how: 'left' }]);
  });

  test('is too far from further in, and too late after an Action [FL-BAT-195]', () => {
    expect(refusals(near({ at: [3, 9] }), { do: 'leave', unit: 'h1' })).toMatchObject([{ code: 'leave/too-far' }]);
    // Running over the edge is moving over it
    expect(
      refusals(near({ did: { ...IDLE, moved: 150, dashed: true, acted: true } }), { do: 'leave', unit: 'h1' }),
    ).toEqual([]);
    expect(refusals(near({ did: { ...IDLE, shots: 1 } }), { do: 'leave', unit: 'h1' })).toMatchObject([
      { code: 'leave/acted-already' },
    ]);
  });

  test('under the ground leads out by the ways in alone [FL-BAT-195] [FL-SET-30]', () => {
    const crypt = (at: readonly [number, number]) => {
      const state = near({ at });
      return { ...state, config: { ...state.config, map: 'sunken-crypt' } };
    };
    expect(refusals(crypt([1.4, 9]), { do: 'leave', unit: 'h1' })).toMatchObject([{ code: 'leave/no-entry' }]);
    expect(refusals(crypt([6, 1.4]), { do: 'leave', unit: 'h1' })).toEqual([]);
  });

  test('says first that nobody comes back [FL-BAT-196]', () => {
    const shown = preview(near(), 'a', { do: 'leave', unit: 'h1' });
    expect(shown).toMatchObject({ is: 'ready', notes: [{ code: 'leaves-for-good' }] });
  });

  test('of the last of the warband ends the battle, and the field is lost [FL-SET-41]', () => {
    const state = aBattle({ figures: { h1: { at: [1.4, 9] }, e9: { at: [18, 34] } }, acting: 'h1' });
    const told = play(state, { do: 'leave', unit: 'h1' });
    expect(told.state.report).toMatchObject({ heldField: false });
    expect(told.state.outcome).toMatchObject({ winners: ['enemies'] });
  });
});
