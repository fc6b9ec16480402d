import { describe, expect, it } from 'vitest';
import { offers, preview } from '../engine';
import type { Intent } from '../intents';
import { aBattle, aCharge, aPiece, play, refusals, type UnitGiven } from '../test-kit';

const MELEE = { is: 'melee', side: 'one' } as const;
const strike = (unit = 'a1'): Intent => ({ do: 'strike', unit });
const codes = (state: Parameters<typeof refusals>[0], intent: Intent): string[] =>
  refusals(state, intent).map(({ code }) => code);

/** One unit in contact with the front of another that it charged. */
const fight = (attacker: UnitGiven = {}, target: UnitGiven = {}, more: Partial<Parameters<typeof aBattle>[0]> = {}) =>
  aBattle({
    step: MELEE,
    engaged: [['a1', 'b1']],
    ...more,
    units: {
      a1: { at: [36, 20], order: aCharge('b1'), ...attacker },
      b1: { at: [36, 20 + 80 / 25.4], ...target },
      b9: { at: [60, 44] },
      ...more.units,
    },
  });
const hit = (count: number, of = 10): number[] => [...Array(count).fill(4), ...Array(of - count).fill(1)];

describe('a combat', () => {
  it('is struck with the Attacks of the charger, and the struck are Disordered [KOW-MEL-01] [KOW-DSO-01]', () => {
    const told = play(fight(), strike(), [...hit(2), 4, 3]);
    expect(told.of('struck')[0]).toMatchObject({ disorders: true, losesNimble: false, result: { damage: 1 } });
    expect(told.state.units['b1']).toMatchObject({ damage: 1, disordered: true });
    expect(told.state.units['a1']).toMatchObject({ struck: true, disordered: false, damage: 0 });
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'nerve', during: 'melee', strikers: ['a1'] });
  });

  it('without damage is not tested and disorders nobody; both stay Engaged [KOW-MEL-09] [KOW-MEL-10]', () => {
    const told = play(fight(), strike(), hit(0));
    expect(told.of('tested')).toEqual([]);
    expect(told.state.units['b1']?.disordered).toBe(false);
    expect(told.state.engagements).toEqual([{ a: 'a1', b: 'b1' }]);
  });

  it('doubles on the flank that was charged, and pays for Hindered [KOW-MEL-03] [KOW-MEL-05]', () => {
    const shown = preview(
      fight(
        { order: aCharge('b1', { face: 'left', hindered: true, hinderedBy: ['hedge'] }) },
        {},
        {
          terrain: [aPiece('hedge', 'obstacle', [30, 12], [12, 0.5], 1)],
        },
      ),
      'a',
      strike(),
    );
    if (shown.is !== 'ready') throw new Error(shown.is);
    expect(shown.odds).toContainEqual({
      is: 'number',
      code: 'attacks',
      value: 20,
      modifiers: [{ amount: 2, because: 'KOW-MEL-03' }],
    });
    expect(shown.odds).toContainEqual({
      is: 'number',
      code: 'to-hit',
      value: 5,
      modifiers: [{ amount: -1, because: 'KOW-MEL-05' }],
    });
    expect(shown.notes).toContainEqual({ code: 'hindered', because: 'KOW-MEL-05', detail: { by: 'hedge' } });
  });

  it('disorders a War Engine that lives through it like anyone else [KOW-WAR-02] [KOW-WAR-03] [KOW-MEL-11]', () => {
    const told = play(fight({}, { profile: { type: 'warEngine', base: 'warEngine' } }), strike(), [...hit(1, 30), 4]);
    expect(told.of('struck')[0]?.result.attacks).toBe(30);
    expect(told.state.units['b1']).toMatchObject({ damage: 1, disordered: true });
  });

  it('adds to the damage that is there, which stays [KOW-RNG-16]', () => {
    expect(play(fight({}, { damage: 4 }), strike(), [...hit(1), 4]).state.units['b1']?.damage).toBe(5);
  });

  it('takes Nimble from those Disordered by Phalanx, and not without damage [KOW-DSO-02]', () => {
    const pikes: UnitGiven = { profile: { rules: [{ rule: 'phalanx' }] } };
    expect(play(fight(pikes), strike(), [...hit(1), 4]).state.units['b1']).toMatchObject({ lostNimble: true });
    expect(play(fight(pikes), strike(), [...hit(1), 1]).state.units['b1']).toMatchObject({ lostNimble: false });
  });

  it('heals a thirsty attacker by what it did [KOW-MEL-08]', () => {
    const leech: UnitGiven = { damage: 4, profile: { rules: [{ rule: 'lifeleech', n: 2 }] } };
    expect(play(fight(leech), strike(), [...hit(3), 4, 4, 4]).state.units['a1']?.damage).toBe(2);
  });

  it('leaves alone who did not charge, who has struck, and whose target is gone [KOW-MEL-01]', () => {
    const state = fight(
      {},
      {},
      {
        engaged: [
          ['a1', 'b1'],
          ['a2', 'b2'],
          ['a3', 'b1'],
        ],
        units: {
          a2: { at: [10, 20], order: 'halt' },
          a3: { at: [40, 20], order: aCharge('b1'), struck: true },
          b2: { at: [10, 20 + 80 / 25.4] },
        },
      },
    );
    expect(codes(state, strike('a2'))).toEqual(['strike/no-charge']);
    expect(codes(state, strike('a3'))).toEqual(['strike/already']);
    expect(codes(state, strike('b1'))).toEqual(['unit/not-yours']);
    expect(
      offers(state, 'a')
        .map(({ unit }) => unit)
        .filter(Boolean),
    ).toEqual(['a1']);
  });
});

describe('several chargers on one target', () => {
  const two = (more: UnitGiven = {}) =>
    fight(
      { at: [35, 20] },
      {},
      {
        engaged: [
          ['a1', 'b1'],
          ['a2', 'b1'],
          ['a3', 'b3'],
        ],
        units: {
          a2: { at: [38, 23], order: aCharge('b1', { face: 'right' }), ...more },
          a3: { at: [10, 20], order: aCharge('b3') },
          b3: { at: [10, 20 + 80 / 25.4] },
        },
      },
    );

  it('all strike before the one test, and other combats wait [KOW-MEL-02]', () => {
    const first = play(two(), strike('a1'), [...hit(1), 4]);
    expect(first.state.steps.at(-1)).toMatchObject({ is: 'combat', target: 'b1', waiting: ['a2'], struck: ['a1'] });
    expect(codes(first.state, strike('a3'))).toEqual(['strike/other-combat']);
    const second = play(first.state, strike('a2'), [...hit(1, 20), 4]);
    expect(second.state.toTest).toEqual([
      {
        unit: 'b1',
        damage: 2,
        by: [
          { unit: 'a1', weapon: null },
          { unit: 'a2', weapon: null },
        ],
      },
    ]);
    expect(second.state.steps.at(-1)).toMatchObject({ is: 'nerve', strikers: ['a1', 'a2'] });
  });

  it('show the odds of everyone together [KOW-MEL-02]', () => {
    const damage = (state: Parameters<typeof preview>[0]): number | undefined => {
      const shown = preview(state, 'a', strike('a1'));
      return shown.is === 'ready'
        ? shown.odds?.flatMap((figure) =>
            figure.is === 'number' && figure.code === 'expected-damage' ? [figure.value] : [],
          )[0]
        : undefined;
    };
    expect(damage(two())).toBe(7.5);
    expect(damage(two({ order: 'halt' }))).toBe(2.5);
  });

  it('count in the test even where they only stand Engaged: Brutal [KOW-SPR-04]', () => {
    const brutal: UnitGiven = { order: 'halt', profile: { rules: [{ rule: 'brutal' }] } };
    const added = (a2: UnitGiven) => {
      const struck = play(two(a2), strike('a1'), [...hit(1), 4]).state;
      const shown = preview(struck, 'a', { do: 'test', target: 'b1' });
      return shown.is === 'ready' && shown.odds?.find((figure) => figure.code === 'added');
    };
    expect(added(brutal)).toMatchObject({ modifiers: [{ amount: 1, because: 'brutal' }] });
    expect(added({ order: 'halt' })).toMatchObject({ modifiers: [] });
    const struck = play(two(brutal), strike('a1'), [...hit(1), 4]).state;
    const routed = play(
      { ...struck, units: { ...struck.units, b1: { ...struck.units['b1']!, damage: 9 } } },
      { do: 'test', target: 'b1' },
      [4, 4],
    );
    expect(routed.state.steps.at(-1)).toMatchObject({ is: 'regroup', units: ['a1'] });
  });

  it('count in the test even where they did no damage: Brutal [KOW-SPR-04]', () => {
    const brute = two({ profile: { rules: [{ rule: 'brutal' }] } });
    const first = play(brute, strike('a1'), [...hit(1), 4]);
    const second = play(first.state, strike('a2'), hit(0, 20));
    const shown = preview(second.state, 'a', { do: 'test', target: 'b1' });
    if (shown.is !== 'ready') throw new Error(shown.is);
    expect(shown.odds).toContainEqual({
      is: 'number',
      code: 'added',
      value: 1,
      modifiers: [{ amount: 1, because: 'brutal' }],
    });
  });
});
