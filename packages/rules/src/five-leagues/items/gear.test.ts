import { describe, expect, it } from 'vitest';
import { hasShieldUp } from '../combat/arms';
import { shotRefusals } from '../combat/shoot';
import { fieldedOf, scoreOf } from '../figures';
import { sightBetween } from '../ground/sight';
import type { Intent } from '../intents';
import type { Carried, Worn } from '../profile';
import type { State } from '../state';
import { carried, type FigureGiven, IDLE, play } from '../test-kit';
import { gearSpotting } from './spotting';
import { acting, codes, pack, ready, sheet } from './test-kit';

describe('Ready Weapon', () => {
  const axe = carried('warhammer', { id: 'axe' });
  const dagger = carried('light-weapon', { id: 'dagger' });
  const shield: Worn = { is: 'shield', improved: null, damaged: false };
  const with_ = (spare: readonly (Carried | Worn)[], more: Parameters<typeof acting>[0] = {}) =>
    acting({ warband: sheet(spare), ...more });

  it('takes a weapon out of the Backpack into the hand, on figure and sheet [FL-BAT-72]', () => {
    const told = play(with_([axe, dagger]), ready('take', 'axe'));
    expect(told.state.figures['a']).toMatchObject({
      hand: 'axe',
      profile: { weapons: [{ id: 'standard-weapon' }, axe] },
    });
    expect(told.state.warband?.spare).toEqual([dagger]);
    expect(told.state.warband?.characters[0]?.weapons.map(({ id }) => id)).toEqual(['standard-weapon', 'axe']);
    expect(told.of('gearTaken')).toEqual([{ type: 'gearTaken', unit: 'a', piece: 'warhammer' }]);
  });

  it('puts one away, and holds what is left [FL-BAT-72]', () => {
    const both: FigureGiven = { profile: { weapons: [axe, dagger] }, hand: 'axe' };
    const told = play(with_([], { a: both }), ready('put', 'axe'));
    expect(told.state.figures['a']).toMatchObject({ hand: 'dagger', profile: { weapons: [dagger] } });
    expect(told.state.warband?.spare).toEqual([axe]);
    const last = play(with_([], { a: { profile: { weapons: [axe] }, hand: 'axe' } }), ready('put', 'axe'));
    expect(last.state.figures['a']?.hand).toBeNull();
  });

  it('keeps to two weapons, and a shield or a light third [FL-EQP-02] [FL-BAT-72]', () => {
    const two = { profile: { weapons: [carried('staff'), carried('sling')] } };
    expect(codes(with_([axe], { a: two }), ready('take', 'axe'))).toEqual(['ready/hands-full']);
    expect(codes(with_([dagger], { a: two }), ready('take', 'dagger'))).toEqual([]);
    const shielded = { profile: { ...two.profile, shield: true } };
    expect(codes(with_([dagger], { a: shielded }), ready('take', 'dagger'))).toEqual(['ready/hands-full']);
    expect(codes(with_([shield], { a: two }), ready('take', 'shield'))).toEqual([]);
    const three = { profile: { weapons: [...two.profile.weapons, dagger] } };
    expect(codes(with_([shield], { a: three }), ready('take', 'shield'))).toEqual(['ready/hands-full']);
    expect(codes(with_([shield], { a: { profile: { shield: true } } }), ready('take', 'shield'))).toEqual([
      'ready/has-it',
    ]);
  });

  it('straps a shield on and off [FL-BAT-72] [FL-EQP-04]', () => {
    const on = play(with_([shield]), ready('take', 'shield'));
    expect(on.state.figures['a']?.profile.shield).toBe(true);
    expect(on.state.warband).toMatchObject({ spare: [], characters: [{ shield }] });
    const [first] = sheet([]).characters;
    const worn = { ...sheet([]), characters: first === undefined ? [] : [{ ...first, shield }] };
    const off = play(acting({ warband: worn, a: { profile: { shield: true } } }), ready('put', 'shield'));
    expect(off.state.figures['a']?.profile.shield).toBe(false);
    expect(off.state.warband).toMatchObject({ spare: [shield], characters: [{ shield: null }] });
  });

  it('readies nothing broken, nothing too heavy for a Halfling, no suit of armour, and nothing that is not there [FL-EQP-06] [FL-CHR-30]', () => {
    const broken = carried('staff', { id: 'broken', damaged: true });
    expect(codes(with_([broken]), ready('take', 'broken'))).toEqual(['ready/damaged']);
    expect(codes(with_([axe], { a: { profile: { origin: 'halfling' } } }), ready('take', 'axe'))).toEqual([
      'ready/halfling',
    ]);
    const suit: Worn = { is: 'full-armor', improved: null, damaged: false };
    expect(codes(with_([suit]), ready('take', 'full-armor'))).toEqual(['ready/not-in-pack']);
    expect(codes(with_([axe]), ready('take', 'bow'))).toEqual(['ready/not-in-pack']);
    expect(codes(with_([]), ready('put', 'bow'))).toEqual(['ready/not-on-it']);
  });

  it('wears an item, which then helps its tests, and one of each kind only [FL-EQP-08] [FL-ITEM-rangers-cloak]', () => {
    const state = with_([], { backpack: pack('rangers-cloak', 'icon') });
    const told = play(state, ready('take', 'rangers-cloak'));
    expect(told.state.figures['a']?.profile).toMatchObject({
      worn: ['rangers-cloak'],
      skillBonuses: [
        { skill: 'wilderness', amount: 1, because: 'rangers-cloak' },
        { skill: 'scouting', amount: 1, because: 'rangers-cloak' },
      ],
    });
    expect(told.state.backpack).toEqual(pack('icon'));
    const cloaked = with_([], { a: { profile: { worn: ['scouts-cloak'] } }, backpack: pack('rangers-cloak') });
    expect(codes(cloaked, ready('take', 'rangers-cloak'))).toEqual(['ready/two-of-a-kind']);
    const off = play(cloaked, ready('put', 'scouts-cloak'));
    expect(off.state.figures['a']?.profile.worn).toEqual([]);
    expect(off.state.backpack).toContainEqual({ item: 'scouts-cloak', count: 1 });
  });

  it('gives a Duskling no second thing of magic [FL-CHR-22]', () => {
    const ring = { profile: { origin: 'duskling' as const, worn: ['mystical-ring' as const], weapons: [] } };
    const grief = carried('staff', { id: 'grief', enchanted: 'Grief' });
    expect(codes(with_([grief], { a: ring }), ready('take', 'grief'))).toEqual(['ready/magical']);
    expect(codes(with_([grief], { a: { profile: { weapons: [] } } }), ready('take', 'grief'))).toEqual([]);
  });
});

describe('Torches', () => {
  it('are taken from the Backpack, and no Bulky weapon or shield is used beside one [FL-ITEM-torch]', () => {
    const bow = carried('longbow');
    const archer: FigureGiven = { profile: { weapons: [bow, carried('light-weapon')], shield: true }, hand: 'longbow' };
    const told = play(acting({ a: archer, backpack: pack('torch') }), ready('take', 'torch'));
    const now = told.state.figures['a'];
    expect(now).toMatchObject({ conditions: { torch: 1 }, hand: 'light-weapon' });
    expect(now !== undefined && hasShieldUp(now)).toBe(false);
    expect(told.state.backpack).toEqual([]);
    const shot = { by: 'a', target: 'e', weapon: 'longbow', free: true };
    expect(shotRefusals(told.state, shot)).toMatchObject([{ code: 'shoot/torch', rule: 'FL-ITEM-torch' }]);
    expect(
      codes({ ...acting({ a: { conditions: { torch: 1 } }, backpack: pack('torch') }) }, ready('take', 'torch')),
    ).toEqual(['ready/has-it']);
  });

  it('go out for good when they are put away [FL-ITEM-torch]', () => {
    const told = play(acting({ a: { conditions: { torch: 1, angry: 1 } } }), ready('put', 'torch'));
    expect(told.state.figures['a']?.conditions).toEqual({ angry: 1 });
    expect(told.state.backpack).toEqual([]);
  });

  it('light six inches around: what stands there is seen in spite of fog [FL-ITEM-torch] [FL-BAT-57]', () => {
    const fog: Partial<State> = {
      encounter: {
        ...{ scenario: 'meeting', table: 'whispers-from-beyond', entry: null, size: 5, sizeParts: [], ranged: 0 },
        ...{ leaders: [], motivation: null, aberration: null, unknownMarkers: 0, began: 5 },
      },
    };
    const at = (y: number, torch: number): State =>
      acting({
        ...fog,
        a: { at: [10, 2] },
        b: { at: [10.5, 10], conditions: { torch } },
        e: { at: [10, y] },
      });
    const sees = (state: State): boolean => {
      const [from, to] = [fieldedOf(state, 'a'), fieldedOf(state, 'e')];
      if (from === undefined || to === undefined) throw new Error('nobody');
      return sightBetween(state, from, to).sees;
    };
    expect([sees(at(16, 0)), sees(at(16, 1)), sees(at(18, 1))]).toEqual([false, true, false]);
  });
});

describe('Red Duck, roots and berries', () => {
  it('a bottle gives a point of Will at any moment, whoever acts, and takes no Action [FL-ITEM-bottle-of-red-duck]', () => {
    const state = acting({ b: { will: 1 }, backpack: pack('bottle-of-red-duck') });
    const told = play(state, { do: 'drink', unit: 'b' });
    expect(told.state.figures['b']).toMatchObject({ will: 2, did: IDLE });
    expect(told.of('drank')).toEqual([{ type: 'drank', unit: 'b', will: 2 }]);
    expect(codes(told.state, { do: 'drink', unit: 'b' })).toEqual(['use/none-left']);
  });

  it('its drinker is one’s own, on the table, in the battle, and no foe [FL-GEN-19]', () => {
    const backpack = pack('bottle-of-red-duck');
    expect(codes(acting({ backpack, b: { seat: 'b' } }), { do: 'drink', unit: 'b' })).toEqual(['use/not-yours']);
    expect(codes(acting({ backpack }), { do: 'drink', unit: 'e' })).toEqual(['use/not-yours']);
    expect(codes(acting({ backpack, b: { fate: 'casualty' } }), { do: 'drink', unit: 'b' })).toEqual([
      'unit/not-on-table',
    ]);
    expect(codes(acting({ backpack, round: 0 }), { do: 'drink', unit: 'b' })).toEqual(['use/not-yet']);
    expect(codes(acting({ backpack, b: { controlled: 'battle' } }), { do: 'drink', unit: 'b' })).toEqual([
      'use/not-yours',
    ]);
  });

  const before = (given: Parameters<typeof acting>[0] = {}): State =>
    acting({ round: 0, phase: 'set-up', warband: sheet([]), ...given });
  const take = (item: 'ironshield-root' | 'springwind-berries' | 'torch', unit = 'a'): Intent => ({
    do: 'take-before',
    item,
    unit,
  });

  it('a root before the battle hardens its eater, to six at most and once [FL-ITEM-ironshield-root]', () => {
    const backpack = [{ item: 'ironshield-root', count: 2 } as const];
    const told = play(before({ backpack }), take('ironshield-root'));
    const eater = told.state.figures['a'];
    expect(eater !== undefined && scoreOf(eater, 'toughness')).toBe(4);
    expect(codes(told.state, take('ironshield-root'))).toEqual(['use/has-it']);
    expect(codes(before({ backpack, a: { profile: { toughness: 6 } } }), take('ironshield-root'))).toEqual([
      'use/tough-enough',
    ]);
    expect(codes(before({ backpack, round: 1 }), take('ironshield-root'))).toEqual(['use/too-late']);
  });

  it('berries before the battle give +1"/+1" [FL-ITEM-springwind-berries]', () => {
    const told = play(before({ backpack: pack('springwind-berries') }), take('springwind-berries'));
    const eater = told.state.figures['a'];
    expect(eater !== undefined && [scoreOf(eater, 'speed'), scoreOf(eater, 'dash')]).toEqual([5, 4]);
    expect(told.state.backpack).toEqual([]);
  });

  it('a torch may burn from the beginning [FL-ITEM-torch]', () => {
    const told = play(before({ backpack: pack('torch') }), take('torch'));
    expect(told.state.figures['a']?.conditions).toEqual({ torch: 1 });
    expect(codes(told.state, take('torch'))).toEqual(['use/none-left']);
  });

  it('alarm traps help to spot who steals nearer in a Defensive Battle, once [FL-ITEM-alarm-traps]', () => {
    const backpack = [{ item: 'alarm-traps', count: 2 } as const];
    const traps: Intent = { do: 'take-before', item: 'alarm-traps' };
    const config = { ...before().config, scenario: 'defensive' as const };
    const told = play(before({ backpack, config }), traps);
    const mover = told.state.figures['e'];
    expect(mover !== undefined && gearSpotting(told.state, 'infiltration', mover)).toEqual([
      { amount: 1, because: 'alarm-traps' },
    ]);
    expect(codes(told.state, traps)).toEqual(['use/has-it']);
    expect(codes(before({ backpack }), traps)).toEqual(['use/only-defending']);
    expect(codes(before({ backpack, config }), { ...traps, unit: 'a' } as Intent)).toEqual(['use/for-nobody']);
    expect(codes(before({ config }), traps)).toEqual(['use/none-left']);
  });

  it('a scout’s cloak hides who wears it from those who watch a raid [FL-ITEM-scouts-cloak]', () => {
    const state = acting({ a: { profile: { worn: ['scouts-cloak'] } } });
    const [cloaked, bare] = [state.figures['a'], state.figures['b']];
    if (cloaked === undefined || bare === undefined) throw new Error('nobody');
    expect(gearSpotting(state, 'sneak', cloaked)).toEqual([{ amount: -2, because: 'scouts-cloak' }]);
    expect(gearSpotting(state, 'sneak', bare)).toEqual([]);
    expect(gearSpotting(state, 'infiltration', cloaked)).toEqual([]);
  });
});
