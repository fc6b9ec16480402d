import { describe, expect, it } from 'vitest';
import { preview } from '../engine';
import { aBattle, actingWith, happen, play, refusals } from '../test-kit';
import { regainGoods } from './theft';

const codes = (...args: Parameters<typeof refusals>) => refusals(...args).map(({ code }) => code);
const figures = {
  a1: { at: [450, 450], traits: ['thief'] },
  a2: { at: [100, 100] },
  b1: { at: [475, 450], traits: ['short-bow', 'potion-of-healing'] },
} as const;
const steal = (what = 'quiver') => ({ do: 'steal' as const, unit: 'a1', target: 'b1', what });

describe('a theft', () => {
  it('takes one small thing with more successes of three dice than the victim has [ASOBH-TRAIT-thief]', () => {
    const told = play(aBattle({ figures, acting: { a1: 2 } }), steal(), [4, 4, 1, 4, 1, 1]);
    expect(told.of('stole')).toMatchObject([
      { unit: 'a1', target: 'b1', what: 'quiver', result: 'taken', thief: 2, victim: 1 },
    ]);
    expect(told.state.figures['b1']?.arms.broken).toEqual(['short-bow']);
    expect(told.state.figures['a1']?.used).toMatchObject({ 'stolen:quiver:b1': 1 });
    expect(codes(told.state, steal('purse'))).toEqual(['steal/once']);
  });

  it('comes to nothing on a tie [ASOBH-TRAIT-thief]', () => {
    const told = play(aBattle({ figures, acting: { a1: 2 } }), steal(), [4, 1, 1, 4, 1, 1]);
    expect(told.of('stole')).toMatchObject([{ result: 'nothing' }]);
    expect(told.state.figures['b1']?.arms.broken).toEqual([]);
  });

  it('needs no dice against one who cannot notice [ASOBH-TRAIT-thief] [ASOBH-CND-01]', () => {
    for (const condition of ['transfixed', 'sleeping', { is: 'blind', until: null }] as const) {
      const battle = aBattle({
        figures: { ...figures, b1: { ...figures.b1, conditions: [condition] }, b2: { at: [800, 800] } },
        acting: { a1: 2 },
      });
      const told = play(battle, steal('potion'));
      expect(told.of('stole')).toMatchObject([{ result: 'taken' }]);
      expect(told.state.figures['b1']?.used).toMatchObject({ potion: 1 });
      expect(told.state.figures['a1']?.gained).toEqual([{ id: 'potion-of-healing' }]);
    }
  });

  it('is harder against a sense of danger and easier out of hiding [ASOBH-TRAIT-danger-sense] [ASOBH-TRAIT-thief]', () => {
    const wary = aBattle({
      figures: { ...figures, b1: { ...figures.b1, traits: ['short-bow', 'danger-sense'] } },
      acting: { a1: 2 },
    });
    expect(play(wary, steal(), [5, 5, 1, 4, 1, 1]).of('rolled')[0]).toMatchObject({
      needs: 5,
      modifiers: [{ amount: -1, because: 'danger-sense' }],
    });
    const hidden = aBattle({ figures: { ...figures, a1: { ...figures.a1, unseenBy: ['b1'] } }, acting: { a1: 2 } });
    expect(play(hidden, steal(), [4, 4, 1, 4, 1, 1]).of('rolled')[0]).toMatchObject({ needs: 3 });
  });

  it('made as a reaction counts for the thief’s next turn [ASOBH-REA-08]', () => {
    const reacting = aBattle({ turn: 4, active: 'two', figures, step: actingWith({ a1: 2 }, { kind: 'reaction' }) });
    const told = play(reacting, steal(), [4, 1, 1, 4, 1, 1]);
    expect(told.state.figures['a1']?.used['theft']).toBe(5);
    const next = aBattle({
      turn: 5,
      figures: { ...figures, a1: { ...figures.a1, used: { theft: 5 } } },
      acting: { a1: 2 },
    });
    expect(codes(next, steal())).toEqual(['steal/once']);
    const later = aBattle({
      turn: 7,
      figures: { ...figures, a1: { ...figures.a1, used: { theft: 5 } } },
      acting: { a1: 2 },
    });
    expect(codes(later, steal())).toEqual([]);
  });

  it('shows its exact odds [ASOBH-TRAIT-thief]', () => {
    const shown = preview(aBattle({ figures, acting: { a1: 2 } }), 'a', steal());
    if (shown.is !== 'ready') throw new Error('not ready');
    const [works, caught] = shown.odds ?? [];
    // Both succeed on half their dice: as likely either way, and 20 of 64 a tie
    expect(works).toMatchObject({ is: 'chance', code: 'theft-works', value: 22 / 64 });
    expect(caught).toMatchObject({ is: 'chance', code: 'theft-caught', value: 22 / 64 });
  });

  it('is for thieves, against foes in contact, of things they have [ASOBH-TRAIT-thief]', () => {
    const battle = aBattle({ figures: { ...figures, b2: { at: [800, 800] } }, acting: { a1: 2, a2: 2 } });
    expect(codes(battle, { ...steal(), unit: 'a2' })).toEqual(['steal/no-thief']);
    expect(codes(battle, { ...steal(), target: 'b2' })).toEqual(['contact/not-touching']);
    expect(codes(battle, { ...steal(), target: 'a2' })).toEqual(['contact/not-a-foe']);
    expect(codes(battle, steal('crown'))).toEqual(['steal/nothing-there']);
  });

  it('of arrows ends when their owner takes them up again [ASOBH-TRAIT-thief]', () => {
    const told = play(aBattle({ figures, acting: { a1: 2 } }), steal(), [4, 4, 1, 4, 1, 1]);
    const other = happen(told.state, (tale) => regainGoods(tale, 'b2', 'b1'));
    expect(other.state.figures['b1']?.arms.broken).toEqual(['short-bow']);
    const back = happen(told.state, (tale) => regainGoods(tale, 'b1', 'b1'));
    expect(back.state.figures['b1']).toMatchObject({ arms: { broken: [] }, used: {} });
  });
});
