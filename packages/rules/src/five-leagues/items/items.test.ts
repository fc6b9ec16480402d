import { describe, expect, it } from 'vitest';
import { hasShieldUp } from '../combat/arms';
import { shotRefusals } from '../combat/shoot';
import type { ItemId } from '../content/ids';
import { offers } from '../engine';
import { CONTACT, fieldedOf, scoreOf } from '../figures';
import { sightBetween } from '../ground/sight';
import type { Intent } from '../intents';
import type { Carried, WarbandSheet, Worn } from '../profile';
import type { State } from '../state';
import { aBattle, actOf, aPiece, type BattleGiven, carried, type FigureGiven, IDLE, play, refusals } from '../test-kit';
import { inch } from '../units';
import { readyWarband } from '../warband/ready';
import { gearSpotting } from './spotting';

const pack = (...items: readonly ItemId[]) => items.map((item) => ({ item, count: 1 }));
/** `a` acts; the enemy `e` stands four inches off, a friend `b` at its side. */
const acting = (given: Partial<BattleGiven> & { a?: FigureGiven; b?: FigureGiven; e?: FigureGiven } = {}): State => {
  const { a, b, e, ...rest } = given;
  return aBattle({
    ...rest,
    figures: {
      a: { at: [10, 10], ...a },
      b: { at: [11.1, 10], ...b },
      e: { at: [10, 15], ...e },
    },
    acting: 'a',
  });
};
const codes = (state: State, intent: Intent, seat = 'a'): readonly string[] =>
  refusals(state, intent, seat).map(({ code }) => code);
const use = (item: 'bandages' | 'holy-water', target: string): Intent => ({ do: 'use', unit: 'a', item, target });
const ready = (how: 'take' | 'put', piece: string): Intent => ({ do: 'ready-weapon', unit: 'a', how, piece });
const offered = (state: State, what: string, seat = 'a') => offers(state, seat).filter((each) => each.do === what);
const gone = (spent: number): FigureGiven => ({ did: { ...IDLE, spent: inch(spent), moved: inch(spent) } });

/** A sheet with `a` on it, and these things in the Backpack. */
const sheet = (spare: readonly (Carried | Worn)[]): WarbandSheet => {
  const ready = readyWarband('hearthguard')?.sheet;
  const [first] = ready?.characters ?? [];
  if (ready === undefined || first === undefined) throw new Error('no warband');
  return { ...ready, spare, characters: [{ ...first, id: 'a', weapons: [carried('standard-weapon')], shield: null }] };
};

describe('How far before which action', () => {
  const ways: readonly [Intent, number, string][] = [
    [{ do: 'keep-down', unit: 'a' }, 1, 'FL-BAT-75'],
    [{ do: 'anticipate', unit: 'a' }, 1, 'FL-BAT-76'],
    [{ do: 'interact', unit: 'a', with: 'nothing' }, 2, 'FL-BAT-74'],
  ];
  it.each(ways)('allows %j after so many inches and refuses it beyond [FL-BAT-77]', (intent, most) => {
    expect(codes(acting({ a: gone(most) }), intent)).not.toContain('act/went-too-far');
    expect(refusals(acting({ a: gone(most + 0.1) }), intent)).toMatchObject([
      { code: 'act/went-too-far', rule: 'FL-BAT-77', detail: { most: inch(most) } },
    ]);
    expect(offered(acting({ a: gone(most + 0.1) }), intent.do)).toEqual([]);
  });

  it('lets Use and Ready Weapon follow a whole move [FL-BAT-71] [FL-BAT-72]', () => {
    const state = acting({ a: { ...gone(4), wounds: 1 }, backpack: pack('bandages', 'torch') });
    expect(codes(state, use('bandages', 'a'))).toEqual([]);
    expect(codes(state, ready('take', 'torch'))).toEqual([]);
  });

  it('is one Action: nothing after it, and no move [FL-BAT-15] [FL-BAT-71]', () => {
    const told = play(
      acting({ a: { wounds: 2 }, backpack: [{ item: 'bandages', count: 2 }], config: acting().config }),
      use('bandages', 'a'),
    );
    expect(told.state.figures['a']?.wounds).toBe(1);
    for (const intent of [
      use('bandages', 'a'),
      ready('put', 'standard-weapon'),
      { do: 'anticipate', unit: 'a' } as const,
    ])
      expect(refusals(told.state, intent).length).toBeGreaterThan(0);
    expect(told.state.backpack).toEqual([{ item: 'bandages', count: 1 }]);
  });

  it('belongs to the warband: no enemy keeps down, whoever plays it [FL-BAT-17]', () => {
    const state = aBattle({
      figures: { a: {}, e: { at: [10, 15] } },
      steps: [{ is: 'enemy-phase', stage: 'act', order: ['e'], markers: [] }, actOf('e')],
    });
    expect(codes(state, { do: 'keep-down', unit: 'e' }, 'gm')).toEqual(['act/not-for-enemies']);
  });
});

describe('Keep Down and Anticipate', () => {
  it('Keep Down lasts until the figure acts again [FL-BAT-75]', () => {
    const told = play(acting(), { do: 'keep-down', unit: 'a' });
    expect(told.of('keptDown')).toEqual([{ type: 'keptDown', unit: 'a' }]);
    expect(told.state.figures['a']).toMatchObject({ keepsDown: true, did: { acted: true } });
    expect(told.state.figures['b']?.keepsDown).toBe(false);
  });

  it('Anticipate marks the figure for the next round [FL-BAT-76]', () => {
    const told = play(acting(), { do: 'anticipate', unit: 'a' });
    expect(told.of('anticipated')).toHaveLength(1);
    expect(told.state.figures['a']?.anticipates).toBe(true);
    expect(told.state.figures['b']?.anticipates).toBe(false);
  });
});

describe('Interact', () => {
  const objective = {
    is: 'search',
    until: null,
    places: [{ at: { x: inch(10), y: inch(10.5) }, piece: null, marker: null, done: false }],
    target: null,
    needed: 1,
    done: 0,
    state: 'open',
  } as const;

  it('works on what the scenario has at hand, with a test shown before it [FL-BAT-74]', () => {
    const state = acting({ objective });
    const [offer] = offered(state, 'interact');
    expect(offer).toMatchObject({ needs: 'target', intents: [{ do: 'interact', unit: 'a', with: 'place-0' }] });
    const told = play(state, { do: 'interact', unit: 'a', with: 'place-0' }, [2, 3]);
    expect(told.of('setToWork')).toEqual([{ type: 'setToWork', unit: 'a', task: 'search-place' }]);
    expect(told.state.figures['a']?.did.acted).toBe(true);
  });

  it('refuses where there is nothing to work on [FL-BAT-74]', () => {
    expect(codes(acting(), { do: 'interact', unit: 'a', with: 'place-0' })).toEqual(['interact/not-there']);
  });
});

describe('Bandages', () => {
  it('take one Wound off oneself or a friend beside [FL-ITEM-bandages] [FL-BAT-71]', () => {
    const told = play(acting({ b: { wounds: 1, stunned: true }, backpack: pack('bandages') }), use('bandages', 'b'));
    expect(told.state.figures['b']).toMatchObject({ wounds: 0, stunned: true });
    expect(told.of('bandaged')).toEqual([{ type: 'bandaged', unit: 'a', target: 'b', wounds: 0 }]);
    expect(told.state.backpack).toEqual([]);
  });

  it('are refused for the whole, the far and the foe, and where none are left [FL-ITEM-bandages]', () => {
    const backpack = pack('bandages');
    expect(codes(acting({ backpack }), use('bandages', 'b'))).toEqual(['use/not-wounded']);
    const far = acting({ backpack, b: { at: [13, 10], wounds: 1 } });
    expect(refusals(far, use('bandages', 'b'))).toMatchObject([{ code: 'use/not-beside', detail: { most: CONTACT } }]);
    expect(codes(acting({ backpack, e: { wounds: 1 } }), use('bandages', 'e'))).toEqual(['use/no-friend']);
    expect(codes(acting({ b: { wounds: 1 } }), use('bandages', 'b'))).toEqual(['use/none-left']);
    expect(codes(acting({ backpack }), use('bandages', 'z'))).toEqual(['unit/not-on-table']);
  });

  it('are out of reach for guests of the warband [FL-EQP-07] [FL-BAT-71]', () => {
    const guest = acting({ a: { profile: { kind: 'ally' }, wounds: 1 }, backpack: pack('bandages') });
    expect(codes(guest, use('bandages', 'a'))).toEqual(['use/no-backpack']);
    expect(codes(guest, ready('put', 'standard-weapon'))).toEqual(['use/no-backpack']);
  });
});

describe('Holy water', () => {
  const backpack = pack('holy-water');

  it('strikes a Fey or Undead within 6" of itself, at +3/+1 [FL-ITEM-holy-water]', () => {
    const state = acting({ backpack, e: { traits: ['fey'], profile: { armor: 3, toughness: 3 } } });
    const told = play(state, use('holy-water', 'e'), [1, 3]);
    expect(told.of('holyWaterThrown')).toHaveLength(1);
    expect(told.of('armorRolled')).toMatchObject([{ face: 1, modifiers: [{ amount: 3 }] }]);
    expect(told.of('struck')).toMatchObject([{ unit: 'e', how: 'item', why: 'holy-water', result: 'casualty' }]);
    expect(told.state.backpack).toEqual([]);
  });

  it('counts what will not die as Undead, and spares everybody else [FL-ITEM-holy-water] [FL-CHR-21]', () => {
    const beast = acting({ backpack, e: { traits: ['undying'] } });
    expect(codes(beast, use('holy-water', 'e'))).toEqual([]);
    expect(codes(acting({ backpack, e: { traits: ['undead'] } }), use('holy-water', 'e'))).toEqual([]);
    expect(codes(acting({ backpack }), use('holy-water', 'e'))).toEqual(['use/not-unholy']);
    expect(codes(acting({ backpack, b: { profile: { natures: ['undead'] } } }), use('holy-water', 'b'))).toEqual([
      'use/own-side',
    ]);
  });

  it('is not thrown past 6", nor at what is not seen [FL-ITEM-holy-water]', () => {
    const far = acting({ backpack, e: { at: [10, 17.1], traits: ['fey'] } });
    expect(refusals(far, use('holy-water', 'e'))).toMatchObject([{ code: 'use/too-far', detail: { most: inch(6) } }]);
    const wall = aPiece('rock', { stands: 'block', height: inch(4) }, [7, 12], [6, 1]);
    expect(codes(acting({ backpack, terrain: [wall], e: { traits: ['fey'] } }), use('holy-water', 'e'))).toEqual([
      'use/unseen',
    ]);
  });
});

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
