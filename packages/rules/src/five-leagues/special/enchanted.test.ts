import { describe, expect, test } from 'vitest';
import { launchers } from '../combat/arms';
import { judgeExchange } from '../combat/exchange';
import { fights, struck } from '../combat/test-kit';
import { ENCHANTED_WEAPONS, enchantedOf } from '../content/enchanted';
import { ENCHANTED_ARMOR_IDS, ENCHANTED_WEAPON_IDS } from '../content/enchanted-ids';
import type { State } from '../state';
import { aBattle, aPiece, carried, type FigureGiven, happen, play, refusals } from '../test-kit';
import { inch } from '../units';
import { readyWarband } from '../warband/ready';
import { sheetFromText, sheetToText } from '../warband/text';
import { ruleOf } from './book';
import { settle, trackingMatters } from './hooks';
import { at, on, two, withTrait } from './test-kit';
import { clad, dead, exchange, shooting, wearing } from './test-kit-enchanted';

const blade = (enchanted: string, more: FigureGiven['profile'] = {}): FigureGiven => ({
  profile: { weapons: [carried('standard-weapon', { id: 'w', enchanted })], ...more },
});
const bow = (enchanted: string, more: FigureGiven = {}): FigureGiven => ({
  ...more,
  profile: { weapons: [carried('self-bow', { id: 'w', enchanted })] },
});
const shot = (state: State, faces: readonly number[]) =>
  play(state, { do: 'shoot', unit: 'a', target: 'e', weapon: 'w' }, faces);

describe('enchanted weapons', () => {
  test('all have a name, a rule and nothing of their form [FL-LOOT-enchanted-weapons]', () => {
    for (const id of ENCHANTED_WEAPON_IDS) {
      expect(ruleOf(id)).toBeDefined();
      expect(enchantedOf({ enchanted: ENCHANTED_WEAPONS[id].name })?.id).toBe(id);
    }
    const state = two({ profile: { weapons: [carried('war-spear', { id: 'w', enchanted: 'Ruin Edge' })] } }, {});
    expect(exchange(state, 'e').defender).toMatchObject({ counter: [], arm: { is: 'ruin-edge', traits: [] } });
    expect(enchantedOf({ enchanted: 'Grief' })).toBeUndefined();
  });

  test('Battering Storm loses draws and strikes at +1/+2 [FL-LOOT-enchanted-weapons-01]', () => {
    const state = two(blade('battering-storm'), {});
    expect(judgeExchange(exchange(state), { a: [3], e: [3] }).winner?.unit).toBe('e');
    const told = fights(two(blade('battering-storm'), { profile: { toughness: 6 } }), [5, 2, 2], { weapon: 'w' });
    expect(told.of('toughnessRolled')[0]).toMatchObject({ modifiers: [{ amount: 2, because: 'battering-storm' }] });
  });

  test('Champion’s Will lets no friend help its wielder’s foe [FL-LOOT-enchanted-weapons-02]', () => {
    const friend = { figures: { e2: { at: [11, 11.5] as const } } };
    const bonus = (name: string) => exchange(two(blade(name), {}, friend)).defender.modifiers;
    expect(bonus('Grief')).toMatchObject([{ because: 'ally-near' }]);
    expect(bonus('champions-will')).toEqual([]);
  });

  test('a Finding Knife is thrown 9" and comes back [FL-LOOT-enchanted-weapons-03]', () => {
    const state = shooting(blade('finding-knife'), { at: [10, 18] });
    expect(launchers(state, on(state, 'a'))).toMatchObject([{ id: 'w', range: 9, blow: { armor: -1, toughness: 0 } }]);
    const told = shot(state, [5, 4]);
    expect(told.of('ammunitionOut')).toEqual([]);
    expect(at(told.state, 'a').ammunition).toEqual({});
  });

  test('who fights with Fury Biter is not Stunned in it, by blow or wall [FL-LOOT-enchanted-weapons-04]', () => {
    const told = fights(two(blade('fury-biter'), {}), [6, 1, 1, 6, 1, 1, 6, 1, 1], { weapon: 'w', by: 'e' });
    expect(told.events.some((event) => event.type === 'changed' && event.set.stunned === true)).toBe(false);
    const shotDown = struck(two(blade('fury-biter'), {}), { target: 'a', how: 'shot' }, [1]);
    expect(at(shotDown.state, 'a').stunned).toBe(true);
  });

  test('Fury of Life parries and counters the dead alone [FL-LOOT-enchanted-weapons-05]', () => {
    expect(exchange(two(blade('fury-of-life'), dead), 'e').defender).toMatchObject({
      counter: ['fury-of-life'],
      parry: ['fury-of-life'],
    });
    expect(exchange(two(blade('fury-of-life'), {}), 'e').defender).toMatchObject({ counter: [], parry: [] });
  });

  test('Gleaming Friend wins draws, but not those in which a Brute strikes [FL-LOOT-enchanted-weapons-06]', () => {
    expect(judgeExchange(exchange(two(blade('gleaming-friend'), {})), { a: [3], e: [3] })).toMatchObject({
      winner: { unit: 'a' },
      blows: [{ by: 'a', because: 'attacker' }],
    });
    const brute: FigureGiven = { specials: ['unreasoning-brute'] };
    expect(judgeExchange(exchange(two(blade('gleaming-friend'), brute)), { a: [3], e: [3] }).winner).toBeNull();
  });

  test('Hate Strike hits back as its wielder is hit, though it falls [FL-LOOT-enchanted-weapons-07]', () => {
    const state = two(blade('hate-strike', { toughness: 2 }), { profile: { toughness: 2 } });
    const told = fights(state, [6, 1, 6, 6], { weapon: 'w', by: 'e' });
    expect(told.of('struck')).toMatchObject([
      { unit: 'a', by: 'e', result: 'casualty' },
      { unit: 'e', by: 'a', result: 'casualty' },
    ]);
  });

  test('a natural 6 of an attacking Heart Seeker passes armour over [FL-LOOT-enchanted-weapons-08]', () => {
    const state = two(blade('heart-seeker'), { profile: { armor: 3 } });
    expect(fights(state, [6, 1, 6], { weapon: 'w' }).of('armorRolled')).toEqual([]);
    expect(fights(state, [5, 1, 6, 6], { weapon: 'w' }).of('armorRolled')).toHaveLength(1);
  });

  test('armour that stops Mountain’s Bane is Stunned all the same [FL-LOOT-enchanted-weapons-09]', () => {
    const told = fights(two(blade('mountains-bane'), { profile: { armor: 4 } }), [6, 1, 1], { weapon: 'w' });
    expect(told.of('struck')).toMatchObject([{ result: 'stunned' }]);
  });

  test('through whom it slays a Penetrating Dart flies on into one more [FL-LOOT-enchanted-weapons-10]', () => {
    const one = shooting(bow('penetrating-dart'), { at: [10, 14] }, { e2: { at: [12, 15] } });
    const told = shot(one, [6, 6, 5]);
    expect(told.of('struck')).toMatchObject([
      { unit: 'e', result: 'casualty' },
      { unit: 'e2', result: 'casualty' },
    ]);
    const many = shooting(bow('penetrating-dart'), { at: [10, 14] }, { e2: { at: [12, 15] }, e3: { at: [9, 16] } });
    const asked = shot(many, [6, 6]);
    expect(refusals(asked.state, { do: 'choose', what: 'a' })).toMatchObject([{ code: 'dart/one-of-these' }]);
    expect(play(asked.state, { do: 'choose', what: 'e3' }, [2]).of('struck')).toMatchObject([{ unit: 'e3' }]);
  });

  test('Ruin Edge takes one point more of great beasts, but not of what is Ethereal or beyond magic [FL-LOOT-enchanted-weapons-11]', () => {
    const beast = (...traits: NonNullable<FigureGiven['traits']>): FigureGiven => ({
      traits,
      monsterPoints: 6,
      profile: { kind: 'aberration', rank: 'aberration', monsterPoints: 6, toughness: 4 },
    });
    const points = (given: FigureGiven) =>
      struck(two(blade('ruin-edge'), given), { target: 'e', by: 'a', how: 'melee', weapon: 'w' }, [6]).of('struck')[0];
    expect(points(beast())).toMatchObject({ points: 3 });
    expect(points(beast('ethereal'))).toMatchObject({ points: 1 });
    expect(points(beast('magic-resistant'))).toMatchObject({ points: 2 });
  });

  test('Shadow Flight finds its way through woods, and no Cover counts [FL-LOOT-enchanted-weapons-12]', () => {
    const wood = aPiece('wood', { stands: 'area', height: inch(5) }, [6, 12], [8, 6]);
    const state = shooting(bow('shadow-flight'), {}, {}, { terrain: [wood] });
    expect(shot(state, [5, 6]).of('shot')).toMatchObject([{ cover: false, needs: 5, hit: true }]);
    expect(refusals(shooting(bow('Grief'), {}, {}, { terrain: [wood] }), SHOOT)).toMatchObject([
      { code: 'shoot/no-sight' },
    ]);
    const rock = aPiece('rock', { height: inch(5) }, [6, 12], [8, 2]);
    expect(refusals(shooting(bow('shadow-flight'), {}, {}, { terrain: [rock] }), SHOOT)).toMatchObject([
      { code: 'shoot/no-sight' },
    ]);
  });

  test('Soul Render strikes at +1/+1, and fury adds to it [FL-LOOT-enchanted-weapons-13]', () => {
    const told = fights(two(blade('soul-render'), { profile: { armor: 1, toughness: 6 } }), [6, 1, 3, 2], {
      weapon: 'w',
      tactic: 'furious-toughness',
    });
    expect(told.of('armorRolled')[0]).toMatchObject({ modifiers: [{ amount: 1, because: 'soul-render' }] });
    expect(told.of('toughnessRolled')[0]?.modifiers.map(({ amount }) => amount)).toEqual([1, 1]);
  });

  test('Swift Eagle carries over the whole table and hits the better [FL-LOOT-enchanted-weapons-14]', () => {
    const state = shooting(bow('swift-eagle', { at: [3, 1] }), { at: [30, 34] });
    expect(shot(state, [4, 6]).of('shot')).toMatchObject([{ hit: true, modifiers: [{ because: 'swift-eagle' }] }]);
  });

  test('a Wound by Venom Fang slays all but Fey and dead [FL-LOOT-enchanted-weapons-15]', () => {
    const wound = (given: FigureGiven) =>
      struck(two(blade('venom-fang'), given), { target: 'e', by: 'a', how: 'melee', weapon: 'w' }, [2]).of('struck')[0];
    expect(wound({})).toMatchObject({ result: 'casualty' });
    expect(wound(dead)).toMatchObject({ result: 'wounded' });
    expect(wound(withTrait('fey'))).toMatchObject({ result: 'wounded' });
  });

  test('work for nobody whom gremlins meddle with [FL-ENM-T-lurking-foes-06]', () => {
    const state = two({ ...blade('soul-render'), conditions: { meddled: 2 } }, { profile: { armor: 1, toughness: 6 } });
    expect(fights(state, [6, 1, 3, 2], { weapon: 'w' }).of('armorRolled')[0]).toMatchObject({ modifiers: [] });
  });
});
const SHOOT = { do: 'shoot', unit: 'a', target: 'e', weapon: 'w' } as const;

describe('enchanted armour', () => {
  const blow = { by: 'e', how: 'melee' as const, weapon: 'profile' };

  test('is worn like any other, and read back from a sheet as it was written [FL-LOOT-enchanted-armor]', () => {
    const sheet = readyWarband('hearthguard')?.sheet;
    if (sheet === undefined) throw new Error('no warband');
    for (const id of ENCHANTED_ARMOR_IDS) {
      expect(ruleOf(id)).toBeDefined();
      const [first, ...others] = sheet.characters;
      if (first === undefined) throw new Error('nobody');
      const clothed = {
        ...sheet,
        characters: [{ ...first, armor: { is: id, improved: null, damaged: false } }, ...others],
      };
      expect(sheetFromText(sheetToText(clothed))).toMatchObject({
        ok: true,
        value: { characters: [{ armor: { is: id } }, ...others.map(() => ({}))] },
      });
    }
  });

  test('Bright Maille is a help against the dead and none against Fey [FL-LOOT-enchanted-armor-02]', () => {
    const adds = (e: FigureGiven) => exchange(two(clad('bright-maille', 3), e)).attacker.modifiers;
    expect(adds(dead)).toEqual([{ amount: 1, because: 'bright-maille' }]);
    expect(adds(withTrait('fey'))).toEqual([{ amount: -1, because: 'bright-maille' }]);
    expect(adds({})).toEqual([]);
  });

  test('a Curative Harness heals who did not fight, a Curing Ward anybody [FL-LOOT-enchanted-armor-03] [FL-ITEM-curing-ward]', () => {
    const healed = (given: FigureGiven) => {
      const state = two({ wounds: 1, ...given }, {});
      const matters = trackingMatters(state, 'warband');
      const dice = { roll: () => [] };
      const told = happen(state, (tale) => {
        for (const matter of matters) settle(tale, matter, dice);
      });
      return at(told.state, 'a').wounds;
    };
    expect(healed(clad('curative-harness'))).toBe(0);
    expect(healed({ ...clad('curative-harness'), counts: { fought: 2 } })).toBe(1);
    expect(healed({ ...wearing('curing-ward'), counts: { fought: 2 } })).toBe(0);
    expect(healed({ conditions: { bear: 1 } })).toBe(0);
    expect(healed({})).toBe(1);
  });

  test('a Harness of Vengeance does to the striker what it did [FL-LOOT-enchanted-armor-04]', () => {
    const state = two(clad('harness-of-vengeance', 0), {});
    const wound = struck(state, { target: 'a', ...blow }, [2]);
    expect(at(wound.state, 'e')).toMatchObject({ wounds: 1, stunned: false });
    const kill = struck(state, { target: 'a', ...blow }, [6]);
    expect([at(kill.state, 'a').fate, at(kill.state, 'e').fate]).toEqual(['casualty', 'casualty']);
    const shotAt = struck(state, { target: 'a', by: 'e', how: 'shot' }, [6]);
    expect(at(shotAt.state, 'e').fate).toBe('table');
  });

  test('no bonus overcomes an Impervious Plate [FL-LOOT-enchanted-armor-05]', () => {
    const told = struck(
      two(clad('impervious-plate', 3), {}),
      { target: 'a', ...blow, blow: { armor: 2, toughness: 0 } },
      [3],
    );
    expect(told.of('armorRolled')).toMatchObject([{ modifiers: [], result: 'stuns' }]);
  });

  test('Maille of Shadows hides its wearer beyond 9" until it shoots [FL-LOOT-enchanted-armor-06]', () => {
    const state = (inches: number, unveiled = 0) =>
      aBattle({
        figures: {
          a: { at: [10, 10], ...clad('maille-of-shadows'), conditions: unveiled === 0 ? {} : { unveiled } },
          e: { at: [10, 10 + inches + 25 / 25.4], profile: { weapons: [carried('self-bow', { id: 'w' })] } },
        },
        acting: 'e',
      });
    const why = (given: State) => refusals(given, { do: 'shoot', unit: 'e', target: 'a', weapon: 'w' }, 'gm')[0]?.code;
    expect([why(state(9)), why(state(10)), why(state(10, 1))]).toEqual([undefined, 'target/shadows', undefined]);
    const archer = shooting({ ...bow('Grief'), specials: ['maille-of-shadows'] }, {});
    expect(at(shot(archer, [2]).state, 'a').conditions['unveiled']).toBe(1);
  });

  test('the Plate of Never-ending Dreams: no Stun, and no Combat Bonus for foes [FL-LOOT-enchanted-armor-07]', () => {
    const state = two(
      { ...clad('plate-of-never-ending-dreams', 0), stunned: true },
      {},
      { figures: { e2: { at: [11, 11.5] } } },
    );
    const { attacker, defender } = exchange(state, 'e');
    expect([attacker.unit, attacker.modifiers, defender.unit]).toEqual(['e', [], 'a']);
    expect(at(struck(state, { target: 'a', ...blow }, [1]).state, 'a')).toMatchObject({ wounds: 0 });
  });

  test('near a Radiant Chest-plate only a natural 6 hits [FL-LOOT-enchanted-armor-08]', () => {
    const state = (x: number) =>
      aBattle({
        figures: {
          b: { at: [10, 10], ...clad('radiant-chest-plate') },
          a: { at: [x, 10] },
          e: { at: [11, 14], profile: { weapons: [carried('sling', { id: 'w' })] } },
        },
        acting: 'e',
      });
    const rolls = (given: State) =>
      play(given, { do: 'shoot', unit: 'e', target: 'a', weapon: 'w' }, [2], 'gm').of('shot')[0]?.onlySixes;
    expect([rolls(state(12.9)), rolls(state(13.2))]).toEqual(['radiant-chest-plate', null]);
  });

  test('a Stout Defender parries [FL-LOOT-enchanted-armor-09]', () => {
    expect(exchange(two(clad('stout-defender', 3), {}), 'e').defender.parry).toEqual(['stout-defender']);
  });

  test('a Traitor’s Harness turns every blow but a 6, and that one kills [FL-LOOT-enchanted-armor-10]', () => {
    const state = two(clad('traitors-harness', 0), {});
    const hard = { ...blow, blow: { armor: 2, toughness: 0 } };
    expect(struck(state, { target: 'a', ...hard }, [5]).of('struck')).toMatchObject([{ result: 'nothing' }]);
    expect(struck(state, { target: 'a', ...hard }, [6]).of('struck')).toMatchObject([{ result: 'casualty' }]);
    const passing = struck(state, { target: 'a', ...hard, ignoresArmor: true }, [2]);
    expect(passing.of('struck')).toMatchObject([{ result: 'wounded' }]);
  });

  test('stops even a Fell Touch [FL-TRAIT-fell-touch]', () => {
    const touched = (a: FigureGiven) =>
      struck(two(a, { specials: [], traits: ['fell-touch'] }), { target: 'a', ...blow }, [1]).of('armorRolled').length;
    expect(touched(clad('stout-defender', 3))).toBe(1);
    expect(touched({ profile: { armor: 3 } })).toBe(0);
  });
});
