import { describe, expect, it } from 'vitest';
import { fieldedOf, isTouching } from '../figures';
import { qualityNow } from '../flow/quality';
import type { Complication, State } from '../state';
import { play, refusals } from '../test-kit';
import { mayCast, modifierOf, powerOf } from './complications';
import { anEffect, aWall, carry, cast, casting } from './test-kit';

const tide = (is: Complication['is'], more: Partial<Complication> = {}): Complication => ({
  is,
  spent: false,
  level: 0,
  now: null,
  ...more,
});
const code = (state: State, intent: Parameters<typeof refusals>[1]) => refusals(state, intent)[0]?.code;
const turnOf = (state: State): State => ({ ...state, steps: [{ is: 'turn', side: 'one' }] });

describe('the tides of magic', () => {
  it('winds turn when a spell is announced, before its dice [ASOBH-FLX-01]', () => {
    const state = turnOf(casting('trip', { complication: tide('winds'), figures: { b1: { at: [450, 700] } } }));
    // A 3 on the table: hungry gods; then two dice of Quality
    const told = play(state, { do: 'activate', unit: 'a1', dice: 1, spell: 'trip' }, [2, 4]);
    expect(told.of('windsShifted')).toMatchObject([{ face: 2, now: 'low-energies' }]);
    expect(told.state.complication).toMatchObject({ is: 'winds', now: 'low-energies' });
    // A 4 is no success any more: the energies are weak already
    expect(told.of('rolled')).toMatchObject([{ needs: 5, successes: 0 }]);
    const calm = play(state, { do: 'activate', unit: 'a1', dice: 1, spell: 'trip' }, [1, 4]);
    expect(calm.state.complication?.now).toBeNull();
    expect(calm.of('rolled')).toMatchObject([{ successes: 1 }]);
  });

  it('winds that bring hungry gods turn again with the next spell announced [ASOBH-FLX-01] [ASOBH-FLX-03]', () => {
    const winds = { ...tide('winds'), now: 'blood' } as const;
    const given = { complication: winds, figures: { b1: { at: [450, 520] as const } } };
    expect(code(casting('trip', given), cast('trip', 1, { units: ['b1'] }))).toBe('cast/gods-want-blood');
    const told = play(turnOf(casting('trip', given)), { do: 'activate', unit: 'a1', dice: 1, spell: 'trip' }, [1, 4]);
    expect(told.of('windsShifted')).toMatchObject([{ face: 1, now: null }]);
    expect(play(told.state, cast('trip', 1, { units: ['b1'] }), [2]).state.figures['b1']?.conditions).toMatchObject([
      { is: 'prone' },
    ]);
  });

  it('weak energies weigh on casters until a spell of Power 2 is cast [ASOBH-FLX-02]', () => {
    const state = casting('courage', { complication: tide('low-energies'), figures: { b1: { at: [450, 700] } } });
    const caster = fieldedOf(state, 'a1');
    const other = fieldedOf(state, 'b1');
    if (caster === undefined || other === undefined) throw new Error('not on the table');
    expect(modifierOf(state, caster)).toEqual({ amount: -1, because: 'low-energies' });
    expect(modifierOf(state, other)).toBeUndefined();
    expect(qualityNow(state, caster, 'activation').needs).toBe(5);
    const weak = play(state, cast('courage', 1));
    expect(weak.state.complication?.spent).toBe(false);
    const strong = play(state, cast('courage', 2));
    expect(strong.of('energiesReturned')).toHaveLength(1);
    expect(modifierOf(strong.state, caster)).toBeUndefined();
  });

  it('the gods want blood before any spell is announced [ASOBH-FLX-03]', () => {
    const given = { complication: tide('blood'), figures: { b1: { at: [450, 700] as const } } };
    const state = turnOf(casting('trip', given));
    expect(mayCast(state)).toBe(false);
    expect(refusals(state, { do: 'activate', unit: 'a1', dice: 2, spell: 'trip' })).toMatchObject([
      { code: 'cast/gods-want-blood', rule: 'ASOBH-FLX-03' },
    ]);
    const bled = turnOf(casting('trip', { ...given, figures: { ...given.figures, b2: { fate: 'out' } } }));
    expect(refusals(bled, { do: 'activate', unit: 'a1', dice: 2, spell: 'trip' })).toEqual([]);
  });

  it('the first backfire wakes the entity instead: it comes 1d3 Medium off, in contact with nobody, for the other side [ASOBH-FLX-04]', () => {
    const state = casting('sleep', {
      complication: tide('entity'),
      figures: { b1: { at: [450, 700] }, a2: { at: [690, 450] } },
    });
    const step = { is: 'backfire', unit: 'a1', spell: 'sleep', stage: 'begin' } as const;
    // Two sticks, straight along the table, where a friend of the caster stands
    const told = carry(state, [step], [2, 360]);
    const entity = fieldedOf(told.state, 's1');
    if (entity === undefined) throw new Error('nobody came');
    expect(entity).toMatchObject({
      side: 'two',
      seat: 'b',
      profile: { quality: 3, combat: 4 },
      summoned: { prowls: true },
    });
    expect(
      Object.keys(told.state.figures).some((id) => {
        const other = fieldedOf(told.state, id);
        return other !== undefined && other.id !== 's1' && isTouching(told.state, other, entity);
      }),
    ).toBe(false);
    expect(told.of('backfired')).toEqual([]);
    expect(told.state.figures['a1']?.conditions).toEqual([]);
    // The next one is a backfire like any other
    expect(carry(told.state, [step]).of('backfired')).toHaveLength(1);
  });

  it('the spiral turns with each spell and adds its level to Power, to three and not below one [ASOBH-FLX-05]', () => {
    const state = casting('courage', {
      complication: tide('spiral', { level: 1 }),
      figures: { b1: { at: [450, 700] } },
    });
    const told = play(state, cast('courage', 1), [6]);
    expect(told.of('spellCast')).toMatchObject([{ power: 2 }]);
    expect(told.state.complication?.level).toBe(2);
    expect(play(state, cast('courage', 1), [1]).state.complication?.level).toBe(0);
    expect(play(state, cast('courage', 1), [4]).state.complication?.level).toBe(1);
    const at = (level: number) =>
      [1, 2, 3].map((actions) => powerOf({ ...state, complication: tide('spiral', { level }) }, actions));
    expect(at(2)).toEqual([3, 3, 3]);
    expect(at(-2)).toEqual([1, 1, 1]);
  });

  it('a vortex opens on 7 with the Power, throws down who is in it, and the dead pass a die or are destroyed [ASOBH-FLX-06]', () => {
    const state = casting('courage', {
      complication: tide('vortex'),
      figures: {
        b1: { at: [600, 450], traits: ['undead'] },
        a2: { at: [580, 470] },
        b2: { at: [700, 450] },
      },
      effects: { e1: aWall('e1', 'wall-of-bones', [610, 430], { caster: 'b2', power: 2 }) },
      next: 2,
    });
    expect(play(state, cast('courage', 2), [4]).of('vortexRolled')).toMatchObject([{ opens: false }]);
    // 5 + 2: two Short off along the table; the dead fail a die, the wall stands with a 4
    const told = play(state, cast('courage', 2), [5, 2, 360, 3, 4]);
    expect(told.of('vortexOpened')).toMatchObject([{ at: { x: 600, y: 450 } }]);
    expect(told.state.figures['a2']?.conditions).toMatchObject([{ is: 'prone' }]);
    expect(told.state.figures['b1']?.fate).toBe('out');
    expect(told.state.figures['b2']).toEqual(state.figures['b2']);
    expect(told.of('spellTorn')).toMatchObject([{ effect: 'e1', face: 4, gone: false }]);
    // It has opened for this game
    expect(told.state.complication?.spent).toBe(true);
  });

  it('shifting winds that turn to the vortex again open no second one [ASOBH-FLX-06] [ASOBH-FLX-01]', () => {
    const once = casting('courage', { complication: tide('winds', { now: 'vortex', opened: true }), figures: {} });
    expect(play(once, cast('courage', 2)).of('vortexRolled')).toEqual([]);
    const first = casting('courage', { complication: tide('winds', { now: 'vortex' }), figures: {} });
    const told = play(first, cast('courage', 2), [6, 1, 90]);
    expect(told.of('vortexOpened')).toHaveLength(1);
    expect(told.state.complication).toMatchObject({ is: 'winds', opened: true });
  });

  it('nobody casts in the vortex, and Break Enchantment closes it against Power 3 [ASOBH-FLX-06]', () => {
    const vortex = anEffect('e1', 'vortex', {
      power: 3,
      at: { x: 450, y: 450 },
      outline: [
        { x: 420, y: 420 },
        { x: 480, y: 420 },
        { x: 480, y: 480 },
        { x: 420, y: 480 },
      ],
    });
    const state = casting('break-enchantment', { effects: { e1: vortex }, figures: { b1: { at: [700, 700] } } });
    expect(refusals(state, cast('break-enchantment', 1, { effect: 'e1' }))).toMatchObject([{ code: 'cast/in-vortex' }]);
    const behind = casting('sleep', {
      caster: { at: [450, 520] },
      effects: { e1: vortex },
      figures: { b1: { at: [450, 380] } },
    });
    // Nothing is seen through it
    expect(refusals(behind, cast('sleep', 3, { units: ['b1'] }))).toMatchObject([
      { code: 'cast/no-sight', detail: { blockedBy: 'e1' } },
    ]);
    const outside = casting('break-enchantment', { caster: { at: [450, 540] }, effects: { e1: vortex } });
    const told = play(outside, cast('break-enchantment', 3, { effect: 'e1' }), [5, 4]);
    expect(told.of('spellsClashed')).toMatchObject([{ against: { what: 'vortex', power: 3 }, worked: true }]);
    expect(told.state.effects).toEqual({});
  });

  it('the vortex opens at the table’s edge where it would leave it [ASOBH-FLX-06]', () => {
    const state = casting('courage', {
      complication: tide('vortex'),
      caster: { at: [800, 450] },
      figures: { b1: { at: [100, 700] } },
    });
    const told = play(state, cast('courage', 3), [6, 6, 360]);
    expect(told.of('vortexOpened')).toMatchObject([{ at: { x: 862.5, y: 450 } }]);
  });
});
