import { contactOf } from '@muster/geometry';
import { describe, expect, it } from 'vitest';
import { offers, preview } from '../engine';
import type { Intent } from '../intents';
import type { State, TurnStart } from '../state';
import { aBattle, aCharge, aPiece, type BattleGiven, play, refusals, type UnitGiven } from '../test-kit';
import { baseOf, type Fielded } from '../units';

const y = 609.6;
const x = 914.4;
const began = (...engaged: string[]): TurnStart => ({ engaged, hills: [], leaderIn: [], near: [] });
/** b1 charged the front of a1, a bit off its centre; b2 stands on its left flank if asked for. */
const held = (given: Partial<BattleGiven> = {}, a1: UnitGiven = {}, b1: UnitGiven = {}): State =>
  aBattle({
    step: { is: 'movement', side: 'one' },
    engaged: [['a1', 'b1']],
    ...given,
    units: {
      a1: { pose: { x, y, facing: 90 }, start: began('a1' in (given.units ?? {}) ? '' : 'b1', 'b2'), ...a1 },
      b1: { pose: { x: x + 20, y: y + 80, facing: 270 }, ...b1 },
      b9: { at: [66, 44] },
      ...given.units,
    },
  });
const flanked = (): State =>
  held({
    engaged: [
      ['a1', 'b1'],
      ['a1', 'b2'],
    ],
    units: { b2: { pose: { x: x - 50 - 40, y, facing: 0 } } },
  });
const codes = (state: State, intent: Intent): readonly string[] => refusals(state, intent).map((no) => no.code);
const counter = (target: string): Intent => ({ do: 'counter-charge', unit: 'a1', target });
const contact = (state: State, a: string, b: string) =>
  contactOf(baseOf(state.units[a] as Fielded), baseOf(state.units[b] as Fielded));

describe('counter charges', () => {
  it('slide to the centre of an enemy on the front, needing neither arc nor sight [KOW-CTR-01] [KOW-CTR-02]', () => {
    const told = play(held(), counter('b1'));
    expect(told.state.units['a1']?.pose?.x).toBeCloseTo(x + 20, 1);
    expect(told.of('charged')[0]?.order).toMatchObject({
      is: 'counter-charge',
      charge: { face: 'front', how: 'counter-charge' },
    });
    expect(told.state.engagements).toEqual([{ a: 'a1', b: 'b1' }]);
  });

  it('let go of everyone else, who is nudged out of contact [KOW-CTR-02]', () => {
    const told = play(flanked(), counter('b1'));
    expect(told.state.engagements).toEqual([{ a: 'a1', b: 'b1' }]);
    expect(contact(told.state, 'a1', 'b2')).toBe(undefined);
    expect(told.of('charged')[0]?.order.disengaged).toBe(true);
  });

  it('say before they are ordered whom they let go of [KOW-CTR-02]', () => {
    const notes = (state: State) => {
      const shown = preview(state, 'a', counter('b1'));
      return shown.is === 'ready' ? shown.notes : undefined;
    };
    expect(notes(flanked())).toEqual([{ code: 'lets-go', because: 'KOW-CTR-02', detail: { unit: 'b2' } }]);
    expect(notes(held())).toEqual([]);
  });

  it('against a flank are lifted, turned and set against the enemy’s front [KOW-CTR-03]', () => {
    const told = play(flanked(), counter('b2'));
    const event = told.of('charged')[0];
    expect(event?.face).toBe('front');
    expect(told.state.units['a1']?.pose?.facing).toBe(180);
    expect(contact(told.state, 'a1', 'b2')).toMatchObject({ kind: 'edge', mine: ['front'], theirs: ['front'] });
    expect(told.state.engagements).toEqual([{ a: 'a1', b: 'b2' }]);
  });

  it('need room at the end, sliding sideways included, and say who takes it [KOW-CTR-03]', () => {
    const tight = held({
      engaged: [
        ['a1', 'b1'],
        ['a1', 'b2'],
      ],
      terrain: [
        aPiece('north', 'blocking', [36 - 45 / 25.4, 24 + 41 / 25.4], [14 / 25.4, 4]),
        aPiece('south', 'blocking', [36 - 45 / 25.4, 24 - 41 / 25.4 - 4], [14 / 25.4, 4]),
      ],
      units: { b2: { pose: { x: x - 90, y, facing: 0 }, profile: { footprint: { width: 100, depth: 80 } } } },
    });
    expect(refusals(tight, counter('b2'))[0]).toMatchObject({ code: 'counter/no-room', rule: 'KOW-CTR-03' });
  });

  it('are only for enemies it began the turn Engaged with [KOW-CTR-01]', () => {
    expect(codes(held(), counter('b9'))).toEqual(['counter/not-engaged']);
    const fresh = held({}, { start: began() });
    expect(codes(fresh, counter('b1'))).toEqual(['counter/not-engaged']);
    expect(offers(held(), 'a').some((offer) => offer.do === 'counter-charge' && offer.unit === 'a1')).toBe(true);
  });

  it('are never hindered, whatever lies under them [KOW-CTR-04]', () => {
    const wood = held({ terrain: [aPiece('wood', 'difficult', [30, 20], [12, 10])] });
    const shown = preview(wood, 'a', counter('b1'));
    expect(shown.is).toBe('ready');
    expect(play(wood, counter('b1')).of('charged')[0]?.order.charge?.hindered).toBe(false);
  });

  it('are forbidden to the Wavering, but for Fury [KOW-CTR-05] [KOW-SPR-14]', () => {
    expect(codes(held({}, { wavering: true }), counter('b1'))).toEqual(['order/wavering']);
    const fury = held({}, { wavering: true, profile: { rules: [{ rule: 'fury' }] } });
    expect(codes(fury, counter('b1'))).toEqual([]);
  });
});

describe('leaving a fight', () => {
  it('stays Engaged with a Halt [KOW-DIS-03]', () => {
    const told = play(held(), { do: 'halt', unit: 'a1' });
    expect(told.state.engagements).toEqual([{ a: 'a1', b: 'b1' }]);
  });

  it('leaves by an order that ends an inch from everyone, the way may be nearer [KOW-DIS-01] [KOW-DIS-04]', () => {
    const told = play(held(), { do: 'back', unit: 'a1', path: [{ go: 40 }] });
    expect(told.state.engagements).toEqual([]);
    expect(told.state.units['a1']?.order).toMatchObject({ is: 'back', disengaged: true });
    expect(refusals(held(), { do: 'back', unit: 'a1', path: [{ go: 20 }] })[0]).toMatchObject({
      code: 'end/near-enemy',
      detail: { gap: 20, needed: 25.4 },
    });
    // Sidling past b1 it stays within the inch of it all the way, which it may; past b2 it may not.
    const aside: Intent = { do: 'sidestep', unit: 'a1', to: 'right', path: [{ go: 190 }] };
    const small = { footprint: { width: 20, depth: 40 } };
    const quick = { profile: { speed: 16 } };
    const b1: UnitGiven = { pose: { x, y: y + 60, facing: 270 }, profile: small };
    expect(codes(held({}, quick, b1), aside)).toEqual([]);
    const other = { b2: { pose: { x: x + 90, y: y + 70, facing: 270 }, profile: small } };
    expect(codes(held({ units: other }, { ...quick, start: began('b1') }, b1), aside)).toEqual([
      'move/enemy-in-the-way',
    ]);
  });

  it('withdraws an inch straight away from one facing, and is measured from there [KOW-DIS-02] [KOW-CHG-13]', () => {
    const told = play(held(), { do: 'withdraw', unit: 'a1' });
    expect(told.state.units['a1']?.pose).toEqual({ x: 914.4, y: 584.2, facing: 90 });
    expect(told.state.engagements).toEqual([]);
    const again: Intent = { do: 'charge', target: 'b1', chargers: [{ unit: 'a1' }] };
    expect(codes(told.state, again)).toEqual([]);
    expect(codes(told.state, { do: 'withdraw', unit: 'a1' })).toEqual(['withdraw/already']);
    expect(play(told.state, { do: 'halt', unit: 'a1' }).state.units['a1']?.order?.is).toBe('halt');
  });

  it('cannot withdraw when two facings are held [KOW-DIS-02]', () => {
    expect(codes(flanked(), { do: 'withdraw', unit: 'a1' })).toEqual(['withdraw/two-facings']);
    expect(codes(held({ engaged: [] }), { do: 'withdraw', unit: 'a1' })).toEqual(['withdraw/not-engaged']);
  });

  it('overlooks Yielding enemies when it withdraws, but ends clear of them [KOW-DIS-06]', () => {
    const one = { rules: [{ rule: 'individual' as const }], footprint: { width: 20, depth: 20 } };
    const beside = held({
      engaged: [
        ['a1', 'b1'],
        ['a1', 'b2'],
      ],
      units: { b2: { pose: { x: x - 50 - 10, y: y + 20, facing: 0 }, profile: one } },
    });
    const left = play(beside, { do: 'withdraw', unit: 'a1' });
    expect(left.state.units['a1']?.pose?.y).toBeCloseTo(y - 25.4, 2);
    expect(left.state.engagements).toEqual([]);
    expect(left.of('withdrew')[0]?.nudged.map((nudge) => nudge.unit)).toEqual(['b2']);
    expect(contact(left.state, 'a1', 'b2')).toBe(undefined);
    expect(codes(left.state, { do: 'charge', target: 'b1', chargers: [{ unit: 'a1' }] })).toEqual([]);
    const firm = { ...one, rules: [...one.rules, { rule: 'mighty' as const }] };
    const mighty = held({ units: { b2: { pose: { x: x - 50 - 10, y: y + 20, facing: 0 }, profile: firm } } });
    expect(codes(mighty, { do: 'withdraw', unit: 'a1' })).toEqual(['end/near-enemy']);
    const behind = held({ units: { b2: { pose: { x, y: y - 40 - 12, facing: 90 }, profile: one } } });
    expect(codes(behind, { do: 'withdraw', unit: 'a1' })).toContain('end/on-enemy');
    const shaken = held(
      { units: { b2: { pose: { x, y: y - 40 - 12, facing: 90 }, profile: one } } },
      { disordered: true },
    );
    expect(codes(shaken, { do: 'withdraw', unit: 'a1' })).toContain('move/enemy-in-the-way');
  });
});

describe('after a rout', () => {
  /** a1 has just routed what it charged; b2 stands beyond, b3 to its right. */
  const won = (given: Partial<BattleGiven> = {}, individual = false): State =>
    aBattle({
      steps: [
        { is: 'melee', side: 'one' },
        { is: 'regroup', side: 'one', units: ['a1'], routed: 'b1', individual, barred: [] },
      ],
      ...given,
      units: {
        a1: { pose: { x, y, facing: 90 }, order: aCharge('b1'), struck: true },
        b1: { pose: null, routed: true },
        b9: { at: [66, 44] },
        ...given.units,
      },
    });
  const regroup = (way: 'stay' | 'forward' | 'left' | 'right' | 'back', facing?: number): Intent => ({
    do: 'regroup',
    unit: 'a1',
    way,
    ...(facing === undefined ? {} : { facing }),
  });

  it('pivots where it stands, or goes the full distance of its die [KOW-REG-01]', () => {
    expect(play(won(), regroup('stay', 200)).state.units['a1']?.pose?.facing).toBe(200);
    expect(play(won(), regroup('forward'), [4]).state.units['a1']?.pose?.y).toBeCloseTo(y + 4 * 25.4, 2);
    expect(play(won(), regroup('left'), [5]).state.units['a1']?.pose?.x).toBeCloseTo(x - 3 * 25.4, 2);
    expect(play(won(), regroup('back'), [3]).state.units['a1']?.pose?.y).toBeCloseTo(y - 2 * 25.4, 2);
  });

  it('passes through nobody; a way not free for the full distance must be changed for another [KOW-REG-02] [KOW-REG-01]', () => {
    const b2: UnitGiven = { pose: { x, y: y + 40 + 60 + 40, facing: 270 } };
    const state = won({ units: { b2 } });
    const told = play(state, regroup('forward'), [5]);
    expect(told.of('regrouped')[0]).toMatchObject({ free: false });
    expect(told.state.units['a1']?.pose).toEqual(state.units['a1']?.pose);
    expect(codes(told.state, regroup('forward'))).toEqual(['regroup/not-free']);
    expect(play(told.state, regroup('back'), [1]).of('regrouped')[0]?.free).toBe(true);
    const friend = won({ units: { a2: { pose: { x, y: y + 40 + 10 + 40, facing: 90 } } } });
    expect(codes(friend, regroup('forward'))).toEqual(['regroup/unit-in-the-way']);
  });

  it('steps just clear of enemies it touches when it has regrouped, and is not Engaged [KOW-REG-03]', () => {
    const b2: UnitGiven = { pose: { x: x + 100, y: y + 30, facing: 270 } };
    const told = play(won({ units: { b2 } }), regroup('stay'));
    expect(told.of('regrouped')[0]?.nudged.map((nudge) => nudge.unit)).toEqual(['a1']);
    expect(contact(told.state, 'a1', 'b2')).toBe(undefined);
    expect(told.state.engagements).toEqual([]);
  });

  it('stays in contact and does not move while it is Engaged [KOW-REG-06]', () => {
    const b2: UnitGiven = { pose: { x: x + 100, y, facing: 270 } };
    const state = won({ engaged: [['a1', 'b2']], units: { b2 } });
    expect(codes(state, regroup('forward'))).toEqual(['regroup/engaged']);
    expect(codes(state, regroup('stay', 10))).toEqual(['regroup/engaged']);
    expect(play(state, regroup('stay')).state.units['a1']?.pose).toEqual(state.units['a1']?.pose);
  });

  it('overruns into the next enemy after an Individual, and fights at once [KOW-IND-10] [KOW-REG-05]', () => {
    const b2: UnitGiven = { pose: { x, y: y + 40 + 60 + 40, facing: 270 } };
    const state = won({ units: { b2 } }, true);
    const told = play(state, regroup('forward'), [3]);
    expect(told.of('overran')[0]).toMatchObject({ target: 'b2', face: 'front', order: { charge: { how: 'overrun' } } });
    expect(told.state.engagements).toEqual([{ a: 'a1', b: 'b2' }]);
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'combat', target: 'b2', waiting: ['a1'], overrun: true });
    const short = play(state, regroup('forward'), [2]);
    expect(short.of('overran')).toEqual([]);
    expect(short.state.units['a1']?.pose?.y).toBeCloseTo(y + 50.8, 2);
    const regiment = play(won({ units: { b2 } }, false), regroup('forward'), [3]);
    expect(regiment.of('overran')).toEqual([]);
  });

  it('goes over blocking terrain with Fly, over no unit, and ends clear [KOW-REG-02] [KOW-SPR-12]', () => {
    // A wall from 0.2 to 1.4 inches ahead: what stands 80 mm deep must go 4.6 inches or more to be past it.
    const wall = aPiece('wall', 'blocking', [34, 24 + 40 / 25.4 + 0.2], [4, 1.2]);
    const flyer = { profile: { rules: [{ rule: 'fly' as const }] } };
    const at = { pose: { x, y, facing: 90 }, order: aCharge('b1'), struck: true };
    const state = (a1: UnitGiven, more: BattleGiven['units'] = {}) =>
      won({ terrain: [wall], units: { a1: { ...at, ...a1 }, ...more } });
    expect(codes(state({}), regroup('forward'))).toEqual(['regroup/terrain-in-the-way']);
    expect(play(state(flyer), regroup('forward'), [5]).of('regrouped')[0]).toMatchObject({ free: true });
    expect(play(state(flyer), regroup('forward'), [4]).of('regrouped')[0]).toMatchObject({ free: false });
    expect(codes(state({ ...flyer, disordered: true }), regroup('forward'))).toEqual(['regroup/terrain-in-the-way']);
    const a2: UnitGiven = {
      pose: { x, y: y + 40 + 10 + 10, facing: 90 },
      profile: { footprint: { width: 20, depth: 20 } },
    };
    expect(codes(state(flyer, { a2 }), regroup('forward'))).toEqual(['regroup/unit-in-the-way']);
  });

  it('bars a way that was not free to the unit that tried it, and to no other [KOW-REG-01]', () => {
    const state = won({
      steps: [
        { is: 'melee', side: 'one' },
        { is: 'regroup', side: 'one', units: ['a1', 'a2'], routed: 'b1', individual: false, barred: [] },
      ],
      units: {
        a2: { pose: { x: x + 300, y, facing: 90 }, order: aCharge('b1'), struck: true },
        b2: { pose: { x, y: y + 40 + 60 + 40, facing: 270 } },
      },
    });
    const tried = play(state, regroup('forward'), [5]).state;
    const other = play(tried, { do: 'regroup', unit: 'a2', way: 'forward' }, [2]);
    expect(other.of('regrouped')[0]).toMatchObject({ unit: 'a2', free: true });
    expect(codes(other.state, regroup('forward'))).toEqual(['regroup/not-free']);
  });

  it('overruns down a hill with the bonus of such a charge, unless hindered [KOW-IND-10] [KOW-TER-07]', () => {
    const a1: UnitGiven = {
      pose: { x, y, facing: 90 },
      order: aCharge('b1'),
      struck: true,
      start: { engaged: [], hills: ['knoll'], leaderIn: [], near: [] },
    };
    const b2: UnitGiven = { pose: { x, y: y + 40 + 60 + 40, facing: 270 } };
    const bonus = (given: Partial<BattleGiven> = {}) =>
      play(won({ ...given, units: { a1, b2 } }, true), regroup('forward'), [6]).of('overran')[0]?.order.charge
        ?.hillBonus;
    expect(bonus()).toBe(true);
    expect(bonus({ terrain: [aPiece('wood', 'difficult', [35, 25.8], [2, 0.4])] })).toBe(false);
    expect(bonus({ terrain: [aPiece('knoll', 'hill', [33, 26], [6, 6], 2)] })).toBe(false);
  });

  it('is hindered in an overrun by what the first charge or the regroup met [KOW-IND-11]', () => {
    const b2: UnitGiven = { pose: { x, y: y + 40 + 60 + 40, facing: 270 } };
    const first = won({ units: { b2 } }, true);
    const charged = aCharge('b1', { hindered: true, hinderedBy: ['hedge'] });
    const hedge = { ...first, units: { ...first.units, a1: { ...first.units['a1']!, order: charged } } };
    expect(play(hedge, regroup('forward'), [6]).of('overran')[0]?.order.charge?.hinderedBy).toEqual(['hedge']);
    const wood = won({ units: { b2 }, terrain: [aPiece('wood', 'difficult', [35, 25.8], [2, 0.4])] }, true);
    expect(play(wood, regroup('forward'), [6]).of('overran')[0]?.order.charge?.hinderedBy).toEqual(['wood']);
    expect(play(first, regroup('forward'), [6]).of('overran')[0]?.order.charge?.hindered).toBe(false);
  });

  it('runs over one Individual after another, each with its own nerve test [KOW-IND-12] [KOW-IND-11]', () => {
    const one = {
      rules: [{ rule: 'individual' as const }],
      footprint: { width: 20, depth: 20 },
      waver: 1,
      rout: 2,
      attacks: 1,
      melee: null,
    };
    const state = won(
      {
        units: {
          a1: { pose: { x, y, facing: 90 }, order: aCharge('b1'), struck: true, profile: { attacks: 1 } },
          b2: { pose: { x, y: y + 40 + 20 + 10, facing: 270 }, profile: one },
          b3: { pose: { x, y: y + 40 + 90 + 40, facing: 270 } },
        },
      },
      true,
    );
    const over = play(state, regroup('forward'), [1]).state;
    const struck = play(over, { do: 'strike', unit: 'a1' }, [6, 6]).state;
    const tested = play(struck, { do: 'test', target: 'b2' }, [3, 4]);
    expect(tested.state.steps.at(-1)).toMatchObject({ is: 'regroup', routed: 'b2', individual: true });
    const again = play(tested.state, regroup('forward'), [6]);
    expect(again.of('overran')[0]?.target).toBe('b3');
  });
});
