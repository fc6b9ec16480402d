import { describe, expect, it } from 'vitest';
import type { SpecialRuleRef } from '../content/types';
import { offers, preview } from '../engine';
import type { Intent } from '../intents';
import type { State } from '../state';
import { aBattle, aPiece, type BattleGiven, play, refusals, type UnitGiven } from '../test-kit';
import { reachOfCharge } from './order';

/** a1 under orders, a hero beside it with an aura; their edges are `away` inches apart. */
const beside = (
  grants: SpecialRuleRef,
  given: Partial<BattleGiven> = {},
  a1: UnitGiven = {},
  b1: UnitGiven = {},
  away = 5,
): State =>
  aBattle({
    step: { is: 'movement', side: 'one' },
    ...given,
    units: {
      a1: { at: [36, 12], ...a1 },
      a2: {
        at: [36 - 50 / 25.4 - away - 10 / 25.4, 12],
        profile: { footprint: { width: 20, depth: 20 }, rules: [{ rule: 'aura', grants }] },
      },
      b1: { at: [36, 18], ...b1 },
      ...given.units,
    },
  });
const codes = (state: State, intent: Intent): readonly string[] => refusals(state, intent).map((no) => no.code);
const charge: Intent = { do: 'charge', target: 'b1', chargers: [{ unit: 'a1' }] };
const WILD: SpecialRuleRef = { rule: 'wild-charge', n: 1, plus: true };

describe('an aura about moving', () => {
  it('of Wild Charge lets a charge reach farther, within 6 inches and no farther off [KOW-SPR-01] [KOW-SPR-42]', () => {
    const far = { at: [36, 12 + 80 / 25.4 + 10.9] as const };
    expect(codes(beside(WILD, {}, {}, far), charge)).toEqual([]);
    expect(codes(beside(WILD, {}, {}, far, 6.1), charge)).toEqual(['charge/out-of-reach']);
    const own: UnitGiven = { profile: { rules: [{ rule: 'wild-charge', n: 1 }] } };
    const state = beside(WILD, {}, own);
    expect(reachOfCharge(state, state.units['a1']!)).toBeCloseTo(12 * 25.4, 2);
  });

  it('of Strider keeps a charge from being Hindered [KOW-SPR-01] [KOW-SPR-38]', () => {
    const hedge = { terrain: [aPiece('hedge', 'obstacle', [34, 14.1], [4, 0.2], 1)] };
    const hindered = (away: number) =>
      play(beside({ rule: 'strider' }, hedge, {}, {}, away), charge).of('charged')[0]?.order.charge?.hindered;
    expect(hindered(5)).toBe(false);
    expect(hindered(7)).toBe(true);
  });

  it('of Fury lets the Wavering Counter Charge [KOW-SPR-01] [KOW-SPR-14]', () => {
    const counter: Intent = { do: 'counter-charge', unit: 'a1', target: 'b1' };
    const held = (away: number) =>
      beside(
        { rule: 'fury' },
        { engaged: [['a1', 'b1']] },
        { wavering: true, start: { engaged: ['b1'], hills: [], leaderIn: [], near: [] } },
        { at: [36, 12 + 80 / 25.4] },
        away,
      );
    expect(codes(held(5), counter)).toEqual([]);
    expect(offers(held(5), 'a').some((offer) => offer.do === 'counter-charge')).toBe(true);
    expect(codes(held(7), counter)).toEqual(['order/wavering']);
  });

  it('of Headstrong makes the Wavering roll before their order [KOW-SPR-01] [KOW-SPR-15]', () => {
    const shaken = (away: number) => beside({ rule: 'headstrong' }, {}, { wavering: true }, {}, away);
    expect(codes(shaken(5), { do: 'halt', unit: 'a1' })).toEqual(['order/steady-first']);
    const rolled = play(shaken(5), { do: 'steady', unit: 'a1' }, [3]).state.units['a1'];
    expect(rolled).toMatchObject({ wavering: false, disordered: true });
    expect(codes(shaken(7), { do: 'halt', unit: 'a1' })).toEqual([]);
    expect(play(shaken(5), { do: 'end-phase' }, [2]).of('steadied')[0]).toMatchObject({ unit: 'a1', held: false });
  });

  it('shows in the reach that a charge is drawn with [KOW-SPR-01]', () => {
    const region = (state: State) =>
      preview(state, 'a', { do: 'charge', chargers: [{ unit: 'a1' }] }).marks.flatMap((mark) =>
        mark.is === 'region' ? mark.polygon.map((point) => point.y) : [],
      );
    expect(Math.max(...region(beside(WILD)))).toBeCloseTo(Math.max(...region(beside(WILD, {}, {}, {}, 7))) + 25.4, 0);
  });
});

describe('a flyer', () => {
  it('that is Disordered is hindered by what it goes through, like anyone else [KOW-SPR-12] [KOW-DSO-02]', () => {
    const charged = (disordered: boolean) =>
      play(
        aBattle({
          step: { is: 'movement', side: 'one' },
          terrain: [aPiece('wood', 'difficult', [34, 14.1], [4, 0.2], 1)],
          units: { a1: { at: [36, 12], disordered, profile: { rules: [{ rule: 'fly' }] } }, b1: { at: [36, 20] } },
        }),
        charge,
      ).of('charged')[0]?.order.charge;
    expect(charged(false)?.hindered).toBe(false);
    expect(charged(true)?.hinderedBy).toEqual(['wood']);
  });
});
