import { describe, expect, it } from 'vitest';
import { offers, preview } from '../engine';
import type { Intent } from '../intents';
import { aBattle, aCharge, play, refusals, type UnitGiven } from '../test-kit';

const test = (target = 'b1', choice?: 'dread' | 'brutal' | 'shattering'): Intent => ({
  do: 'test',
  target,
  ...(choice ? { choice } : {}),
});
const shotBy = (weapon: string | null = 'Bows') => [{ unit: 'a1', weapon }];

/** A unit shot at this turn, with the tests of the phase to come. */
const shotAt = (target: UnitGiven = {}, more: Partial<Parameters<typeof aBattle>[0]> = {}, shooter: UnitGiven = {}) =>
  aBattle({
    step: { is: 'nerve', side: 'one', during: 'ranged', strikers: [] },
    toTest: [{ unit: 'b1', damage: 3, by: shotBy() }],
    ...more,
    units: {
      a1: { at: [36, 10], ...shooter },
      b1: { at: [36, 30], damage: 3, ...target },
      b9: { at: [66, 44] },
      ...more.units,
    },
  });

describe('a test after shooting', () => {
  it('is rolled once for each unit harmed, in the order the attacker likes [KOW-RNG-17] [KOW-NRV-13]', () => {
    const both = shotAt(
      {},
      {
        toTest: [
          { unit: 'b1', damage: 3, by: shotBy() },
          { unit: 'b2', damage: 1, by: shotBy() },
        ],
        units: { b2: { at: [50, 30], damage: 1 } },
      },
    );
    expect(offers(both, 'a')[0]).toMatchObject({ do: 'test', intents: [test('b1'), test('b2')] });
    const told = play(both, test('b2'), [3, 3]);
    expect(told.state.toTest.map(({ unit }) => unit)).toEqual(['b1']);
    expect(refusals(told.state, test('b2'))[0]).toMatchObject({ code: 'test/not-owed', rule: 'KOW-NRV-13' });
    expect(told.state.units['b1']).toMatchObject({ wavering: false });
  });

  it('makes Wavering units Disordered as well [KOW-NRV-08]', () => {
    const { state } = play(shotAt(), test(), [5, 5]);
    expect(state.units['b1']).toMatchObject({ wavering: true, disordered: true, routed: false });
  });

  it('removes the Routed, and nobody regroups after shooting [KOW-NRV-09]', () => {
    const told = play(shotAt({ damage: 6 }), test(), [5, 5]);
    expect(told.of('routed')).toEqual([{ type: 'routed', unit: 'b1' }]);
    expect(told.state.units['b1']).toMatchObject({ pose: null, routed: true });
    expect(told.state.steps.some(({ is }) => is === 'regroup')).toBe(false);
  });

  it('is rolled again where a friend inspires, measured between bases [KOW-NRV-06] [KOW-SPR-19]', () => {
    // Bases of 80 mm depth: their centres stand 6 inches and 80 mm apart.
    const hero = (apart: number): UnitGiven => ({
      at: [36, 30 + apart + 80 / 25.4],
      profile: { rules: [{ rule: 'inspiring' }] },
    });
    const inspired = shotAt({ damage: 6 }, { units: { b2: hero(6) } });
    const told = play(inspired, test(), [5, 5, 1, 2]);
    expect(told.of('tested')[0]?.outcome).toMatchObject({ result: 'steady', reroll: { unit: 'b2' } });
    const tooFar = play(shotAt({ damage: 6 }, { units: { b2: hero(6.01) } }), test(), [5, 5]);
    expect(tooFar.state.units['b1']?.routed).toBe(true);
    const otherList: UnitGiven = { ...hero(1), profile: { army: 'allies', rules: [{ rule: 'inspiring' }] } };
    expect(play(shotAt({ damage: 6 }, { units: { b2: otherList } }), test(), [5, 5]).state.units['b1']?.routed).toBe(
      true,
    );
  });

  it('is harder for Shattering weapons, which belong to the weapon that did the damage [KOW-SPR-35]', () => {
    const cannon: UnitGiven = {
      profile: {
        weapons: [
          { name: 'Cannon', range: 48, rules: [{ rule: 'shattering' }] },
          { name: 'Bows', range: 24, rules: [] },
        ],
      },
    };
    const added = (weapon: string) => {
      const shown = preview(
        shotAt({}, { toTest: [{ unit: 'b1', damage: 3, by: shotBy(weapon) }] }, cannon),
        'a',
        test(),
      );
      return shown.is === 'ready' && shown.odds?.find(({ code }) => code === 'added');
    };
    expect(added('Cannon')).toMatchObject({ modifiers: [{ amount: 1, because: 'shattering' }] });
    expect(added('Bows')).toMatchObject({ modifiers: [] });
  });

  it('lets the attacker pick between Dread and Shattering, and nothing else [KOW-NRV-03]', () => {
    const terror: UnitGiven = {
      at: [36, 24],
      profile: { rules: [{ rule: 'dread' }], weapons: [{ name: 'Bows', range: 24, rules: [{ rule: 'shattering' }] }] },
    };
    const state = shotAt({}, {}, terror);
    expect(offers(state, 'a')[0]).toMatchObject({ intents: [test(), test('b1', 'dread'), test('b1', 'shattering')] });
    expect(refusals(state, test('b1', 'brutal'))[0]).toMatchObject({ code: 'test/no-such-choice' });
    expect(refusals(shotAt(), test('b1', 'dread'))[0]).toMatchObject({ code: 'test/no-such-choice' });
  });

  it('heals a resolute unit that holds [KOW-NRV-10]', () => {
    const { state } = play(shotAt({ profile: { rules: [{ rule: 'iron-resolve' }] } }), test(), [1, 2]);
    expect(state.units['b1']?.damage).toBe(2);
  });
});

describe('a test after a combat', () => {
  const fought = (target: UnitGiven = {}) =>
    aBattle({
      steps: [
        { is: 'melee', side: 'one' },
        { is: 'nerve', side: 'one', during: 'melee', strikers: ['a1', 'a2'] },
      ],
      toTest: [{ unit: 'b1', damage: 6, by: [{ unit: 'a1', weapon: null }] }],
      engaged: [
        ['a1', 'b1'],
        ['a2', 'b1'],
      ],
      units: {
        a1: { at: [36, 20], order: aCharge('b1'), struck: true },
        a2: { at: [40, 23], facing: 180, order: aCharge('b1', { face: 'right' }), struck: true },
        b1: { at: [36, 20 + 80 / 25.4], damage: 6, ...target },
        b9: { at: [66, 44] },
      },
    });

  it('sends everyone who struck to regroup when the target Routs [KOW-MEL-10] [KOW-REG-01]', () => {
    const told = play(fought(), test(), [6, 5]);
    expect(told.state.steps.at(-1)).toMatchObject({
      is: 'regroup',
      units: ['a1', 'a2'],
      routed: 'b1',
      individual: false,
    });
    expect(told.state.engagements).toEqual([]);
  });

  it('marks the Rout of an Individual, which may be overrun [KOW-IND-10]', () => {
    const told = play(fought({ profile: { rules: [{ rule: 'individual' }] } }), test(), [6, 5]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'regroup', individual: true });
  });

  it('leaves everyone Engaged when it holds or Wavers [KOW-MEL-10]', () => {
    expect(play(fought(), test(), [1, 1]).state.engagements).toHaveLength(2);
    const wavers = play(fought(), test(), [4, 4]);
    expect(wavers.state.engagements).toHaveLength(2);
    expect(wavers.of('opened').some(({ step }) => step.is === 'regroup')).toBe(false);
  });
});
