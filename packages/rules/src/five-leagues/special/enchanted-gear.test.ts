import { describe, expect, test } from 'vitest';
import { launchers } from '../combat/arms';
import { fights, struck } from '../combat/test-kit';
import type { ItemId } from '../content/ids';
import { judgeCast } from '../magic/odds';
import { wardStep } from '../magic/ward';
import type { State } from '../state';
import { aBattle, aFigure, carried, type FigureGiven, happen, IDLE, play, refusals } from '../test-kit';
import { inch } from '../units';
import { gearRefusals } from '../warband/check-gear';
import { compileCharacter } from '../warband/compile';
import { readyWarband } from '../warband/ready';
import { gaitOf, sightLimit, spareFlight, toHit } from './hooks';
import { at, on, two, withTrait } from './test-kit';
import { clad, dead, exchange, shooting, wearing } from './test-kit-enchanted';

const whole = { wounds: 0, stunned: false };

const SHOOT = { do: 'shoot', unit: 'a', target: 'e', weapon: 'w' } as const;

describe('enchanted clothing, jewelry and drinks', () => {
  test('a Belt of the True Warrior is for those who fight alone [FL-ITEM-belt-of-the-true-warrior]', () => {
    const adds = (x: number) =>
      exchange(two(wearing('belt-of-the-true-warrior'), {}, { figures: { b: { at: [x, 10] } } })).attacker.modifiers;
    expect(adds(13.9)).toEqual([]);
    expect(adds(14.1)).toEqual([{ amount: 1, because: 'belt-of-the-true-warrior' }]);
  });

  test('Boots of Fey Dancing carry 2" farther, but to no fight and no shot [FL-ITEM-boots-of-fey-dancing]', () => {
    const state = aBattle({
      figures: { a: { at: [10, 10], ...wearing('boots-of-fey-dancing') }, e: { at: [10, 16] } },
      acting: 'a',
    });
    const go = (x: number, y: number, into?: string) =>
      refusals(state, {
        do: 'move',
        unit: 'a',
        path: [{ x: inch(x), y: inch(y) }],
        dash: false,
        jump: false,
        ...(into === undefined ? {} : { into }),
      }).map(({ code }) => code);
    expect(go(16, 10)).toEqual([]);
    expect(go(16.1, 10)).toEqual(['move/too-far']);
    expect(go(10, 15.01, 'e')).toEqual(['move/dancing']);
    const gone = { did: { ...IDLE, spent: inch(2.5), moved: inch(2.5) } };
    const archer = shooting(
      { profile: { worn: ['boots-of-fey-dancing'], weapons: [carried('self-bow', { id: 'w' })] }, ...gone },
      {},
    );
    expect(refusals(archer, SHOOT)).toMatchObject([{ code: 'shoot/dancing' }]);
  });

  test('a Cloak of Wasp Denial keeps shots and their poison off [FL-ITEM-cloak-of-wasp-denial]', () => {
    const poisoned = (how: 'shot' | 'melee') =>
      struck(
        two({ profile: { worn: ['cloak-of-wasp-denial'] } }, withTrait('poison')),
        { target: 'a', by: 'e', how, natural: 6 },
        how === 'shot' ? [6, 2] : [],
      ).of('struck');
    expect(poisoned('shot')).toMatchObject([{ result: 'wounded', deadly: null }]);
    expect(poisoned('melee')).toMatchObject([{ result: 'casualty', deadly: 'poison' }]);
  });

  test('Gauntlets of Iron Grip take the foe’s Parry and keep their own [FL-ITEM-gauntlets-of-iron-grip]', () => {
    const grip: FigureGiven = { profile: { worn: ['gauntlets-of-iron-grip'], shield: true } };
    expect(exchange(two(grip, withTrait('parry'))).defender.parry).toEqual([]);
    expect(exchange(two(grip, withTrait('relentless')), 'e').defender.parry).toEqual(['shield']);
    expect(exchange(two({ profile: { shield: true } }, withTrait('relentless')), 'e').defender.parry).toEqual([]);
    const state = aBattle({ figures: { a: grip, e: {} }, acting: 'a' });
    expect(refusals(state, { do: 'ready-weapon', unit: 'a', how: 'put', piece: 'shield' })).toMatchObject([
      { code: 'ready/barred' },
    ]);
  });

  test('Evasive Silver lets enemies hit with a natural 6 only, until its wearer shoots [FL-ITEM-evasive-silver]', () => {
    const sixes = (conditions: Readonly<Record<string, number>>) => {
      const state = aBattle({
        figures: {
          a: { at: [10, 10], ...wearing('evasive-silver'), conditions },
          e: { at: [10, 14], profile: { weapons: [carried('sling', { id: 'w' })] } },
        },
        acting: 'e',
      });
      return play(state, { do: 'shoot', unit: 'e', target: 'a', weapon: 'w' }, [2], 'gm').of('shot')[0]?.onlySixes;
    };
    expect([sixes({}), sixes({ unveiled: 1 })]).toEqual(['evasive-silver', null]);
  });

  test('Uncontested Fury drives on at the next after a kill, once in a round [FL-ITEM-uncontested-fury]', () => {
    const state = two(
      { profile: { worn: ['uncontested-fury'], combat: 3 } },
      {},
      { figures: { e2: { at: [10, 14] } } },
    );
    const told = fights(state, [6, 1, 6]);
    expect(told.of('meleeBegan')).toMatchObject([{ target: 'e2' }]);
    expect(at(told.state, 'a').counts['uncontested']).toBe(2);
  });

  test('what is drunk lasts for the battle [FL-ITEM-bear-draught] [FL-ITEM-fiery-wine] [FL-ITEM-ferrets-drink] [FL-ITEM-wolf-potion]', () => {
    const drinks = (item: ItemId) =>
      play(
        aBattle({
          figures: { a: { at: [10, 10] }, e: { at: [10, 15], ...dead } },
          acting: 'a',
          backpack: [{ item, count: 1 }],
        }),
        {
          do: 'use',
          unit: 'a',
          item: item as 'bear-draught',
          target: 'a',
        },
      ).state;
    const bear = drinks('bear-draught');
    expect(bear.backpack).toEqual([]);
    expect(at(struck({ ...bear, steps: [] }, { target: 'a' }, [1]).state, 'a')).toMatchObject(whole);
    const fire = drinks('fiery-wine');
    expect(launchers(fire, on(fire, 'a'))).toMatchObject([
      { id: 'profile', range: 9, blow: { armor: 1, toughness: 0 } },
    ]);
    expect(at(drinks('ferrets-drink'), 'a').changes).toEqual([{ score: 'speed', by: 3, because: 'ferrets-drink' }]);
    const wolfish = { ...drinks('wolf-potion'), steps: [] };
    const foe = { ...aFigure('e', { at: [10, 10.984], profile: { armor: 1, toughness: 6 } }) };
    const strong = fights({ ...wolfish, figures: { ...wolfish.figures, e: foe } }, [6, 1, 3, 2]);
    expect(strong.of('armorRolled')[0]).toMatchObject({ modifiers: [{ amount: 1, because: 'is-wolfish' }] });
  });

  test('Wolf’s Fury makes a wolf of its wearer, who heals and carries nothing [FL-ITEM-wolfs-fury]', () => {
    const state = aBattle({
      figures: { a: { wounds: 1, ...wearing('wolfs-fury') }, e: { at: [18, 25] } },
      acting: 'a',
    });
    const wolf = at(play(state, { do: 'use', unit: 'a', item: 'wolfs-fury', target: 'a' }).state, 'a');
    expect(wolf).toMatchObject({
      wounds: 0,
      hand: null,
      profile: { agility: 3, speed: { base: 7, dash: 4 }, combat: 1, toughness: 4, armor: 1, weapons: [] },
    });
  });

  test('a Thorn of Ice takes the Wounded by a place, Dragon’s Spite strikes all there [FL-ITEM-thorn-of-ice] [FL-ITEM-dragons-spite]', () => {
    const state = (item: ItemId) =>
      aBattle({
        figures: { a: { at: [10, 10] }, e: { at: [10, 14], wounds: 1 }, e2: { at: [11.5, 14] } },
        acting: 'a',
        backpack: [{ item, count: 1 }],
      });
    const ice = play(state('thorn-of-ice'), { do: 'use', unit: 'a', item: 'thorn-of-ice', target: 'e' });
    expect([at(ice.state, 'e').fate, at(ice.state, 'e2').fate]).toEqual(['casualty', 'table']);
    const fire = play(state('dragons-spite'), { do: 'use', unit: 'a', item: 'dragons-spite', target: 'e' }, [2, 2, 3]);
    expect(at(fire.state, 'e').fate).toBe('casualty');
    expect(at(fire.state, 'e2')).toMatchObject({ fate: 'table', wounds: 1 });
    expect(fire.of('driven')).toMatchObject([{ unit: 'e2' }]);
  });

  test('Spider Whispers bring a stranger, 9" from everybody, whom a king’s ring makes stronger [FL-ITEM-spider-whispers] [FL-ITEM-old-kings-dominion]', () => {
    const state = (...worn: readonly ItemId[]) =>
      aBattle({
        figures: { a: { at: [10, 10], profile: { worn } }, e: { at: [20, 20] } },
        acting: 'a',
        backpack: [{ item: 'spider-whispers', count: 1 }],
      });
    const place = { x: inch(20), y: inch(8) };
    const use = { do: 'aim', unit: 'a', item: 'spider-whispers', at: place } as const;
    const came = play(state(), use).of('arrived')[0]?.figure;
    expect(came).toMatchObject({
      side: 'party',
      fate: 'table',
      profile: { agility: 1, toughness: 4, combat: 1, armor: 2 },
    });
    for (const id of ['a', 'e']) {
      const { x = 0, y = 0 } = at(state(), id).pose ?? {};
      expect(Math.hypot((came?.pose?.x ?? 0) - x, (came?.pose?.y ?? 0) - y) - 25).toBeGreaterThanOrEqual(
        inch(9) - 0.03,
      );
    }
    expect(play(state('old-kings-dominion'), use).of('arrived')[0]?.figure.profile).toMatchObject({
      agility: 2,
      toughness: 5,
    });
    const b = aFigure('b', { at: [2.5, 2.5] });
    const small = { ...state(), table: { width: inch(12), depth: inch(12) }, figures: { ...state().figures, b } };
    expect(refusals(small, use)).toMatchObject([{ code: 'use/no-room' }]);
  });

  test('an Orb of Winter Fog lets whoever wants to go home, and nobody see beyond 6" [FL-ITEM-orb-of-winter-fog]', () => {
    const state = aBattle({
      figures: { a: { at: [10, 10] }, b: { at: [12, 10] }, e: { at: [10, 25] } },
      acting: 'a',
      backpack: [{ item: 'orb-of-winter-fog', count: 1 }],
    });
    const fog = play(state, { do: 'use', unit: 'a', item: 'orb-of-winter-fog', target: 'a' });
    const gone = play(fog.state, { do: 'choose', what: 'b' });
    expect(at(gone.state, 'b')).toMatchObject({ fate: 'left', end: { how: 'orb-of-winter-fog' } });
    const stays = play(gone.state, { do: 'choose', what: 'stay' });
    expect(at(stays.state, 'a').fate).toBe('table');
  });
});

describe('what else is worn, drunk or given', () => {
  const beside = (a: FigureGiven, more: Partial<Parameters<typeof aBattle>[0]> = {}): State =>
    aBattle({ acting: 'a', ...more, figures: { a: { at: [10, 10], ...a }, e: { at: [10, 20] }, ...more.figures } });

  test('a Belt of the Closed Mind is a point of Will in each battle [FL-ITEM-belt-of-the-closed-mind]', () => {
    const [hero] = readyWarband('hearthguard')?.sheet.characters ?? [];
    if (hero === undefined) throw new Error('nobody');
    expect(compileCharacter({ ...hero, worn: ['belt-of-the-closed-mind'] }).will).toBe(hero.will + 1);
  });

  test('some boots, armour and drinks know no bad ground, and no night to flee through [FL-ITEM-boots-of-the-deep-woods] [FL-ITEM-boots-of-the-thief] [FL-LOOT-enchanted-armor-01]', () => {
    const of = (given: FigureGiven) => {
      const state = beside(given);
      return [gaitOf(state, at(state, 'a')).ignoresDifficult, spareFlight(state, at(state, 'a'))];
    };
    expect(of(wearing('boots-of-the-deep-woods'))).toEqual(['boots-of-the-deep-woods', null]);
    expect(of(wearing('boots-of-the-thief'))).toEqual([null, 'boots-of-the-thief']);
    expect(of(clad('bird-maille'))).toEqual(['bird-maille', 'bird-maille']);
    expect(of({ conditions: { ferret: 1 } })).toEqual(['is-ferret', 'is-ferret']);
    const gone = play(beside(wearing('boots-of-the-thief')), {
      do: 'use',
      unit: 'a',
      item: 'boots-of-the-thief',
      target: 'a',
    });
    expect(at(gone.state, 'a')).toMatchObject({ fate: 'left', counts: {} });
  });

  test('Gauntlets of Unerring Flight help who stands still [FL-ITEM-gauntlets-of-unerring-flight]', () => {
    const adds = (moved: number) => {
      const state = beside({ ...wearing('gauntlets-of-unerring-flight'), did: { ...IDLE, moved, spent: moved } });
      return toHit(state, { by: 'a', target: 'e', weapon: 'w', free: false }).modifiers.map(({ amount }) => amount);
    };
    expect([adds(0), adds(20)]).toEqual([[1], []]);
  });

  test('eyes of a rat, and a light for all, see through fog [FL-ITEM-eyes-of-the-rat] [FL-ITEM-gentle-illumination]', () => {
    const foggy = (a: FigureGiven) => beside(a, { counts: { 'winter-fog': 1 } });
    const limit = (state: State) => sightLimit(state, at(state, 'a'), at(state, 'e'))?.mm ?? null;
    expect([limit(foggy({})), limit(foggy(wearing('eyes-of-the-rat')))]).toEqual([inch(6), null]);
    const lit = play(foggy(wearing('gentle-illumination')), {
      do: 'use',
      unit: 'a',
      item: 'gentle-illumination',
      target: 'a',
    });
    expect(limit(lit.state)).toBeNull();
  });

  test('a seal keeps all magic off, a token the first of a battle [FL-ITEM-spell-breakers-seal] [FL-ITEM-nullification-token]', () => {
    const warded = (given: FigureGiven) => happen(two(given, {}), (tale) => tale.call(wardStep('a', 'e', 'x')));
    expect(warded(wearing('spell-breakers-seal')).of('warded')).toMatchObject([{ with: 'spell-breakers-seal' }]);
    const first = warded(wearing('nullification-token'));
    expect(first.of('warded')).toMatchObject([{ with: 'nullification-token' }]);
    const again = happen(first.state, (tale) => tale.call(wardStep('a', 'e', 'x')));
    expect(again.of('warded')).toEqual([]);
  });

  test('a focus helps every casting [FL-ITEM-magical-focus]', () => {
    const state = beside({ profile: { casting: 0, worn: ['magical-focus'] } });
    expect(judgeCast(on(state, 'a'), 'antidote').modifiers).toEqual([{ amount: 1, because: 'magical-focus' }]);
  });

  test('wasps sting for whoever drank of them, and no serpent harms who drank its water [FL-ITEM-wasp-mead] [FL-ITEM-serpent-water]', () => {
    const stung = two({ conditions: { wasp: 1 } }, {});
    const hit = { target: 'e', by: 'a', how: 'shot', natural: 6 } as const;
    expect(struck(stung, hit).of('struck')).toMatchObject([{ result: 'casualty', deadly: 'is-wasp' }]);
    const proof = two({ conditions: { serpent: 1 } }, withTrait('poison'));
    expect(struck(proof, { ...hit, target: 'a', by: 'e' }, [2]).of('struck')).toMatchObject([{ result: 'wounded' }]);
  });

  test('a Tiny Offering strengthens every Follower for the battle [FL-ITEM-tiny-offering]', () => {
    const sheet = readyWarband('hearthguard')?.sheet ?? null;
    const follower = { fate: 'reserve', profile: { kind: 'follower' } } as const;
    const state = aBattle({
      round: 0,
      phase: 'set-up',
      warband: sheet,
      backpack: [{ item: 'tiny-offering', count: 1 }],
      figures: { a: { fate: 'reserve' }, b: follower },
      steps: [{ is: 'muster', ready: [] }],
    });
    const told = play(state, { do: 'take-before', item: 'tiny-offering' });
    expect(at(told.state, 'a').changes).toEqual([]);
    expect(at(told.state, 'b').changes.map(({ score, by }) => [score, by])).toEqual([
      ['combat', 1],
      ['toughness', 1],
    ]);
    expect(refusals(told.state, { do: 'take-before', item: 'tiny-offering' })).toMatchObject([
      { code: 'use/none-left' },
    ]);
  });

  test('nobody wears two of a kind, nor two pieces of enchanted clothing or jewelry [FL-LOOT-enchanted]', () => {
    const [hero] = readyWarband('hearthguard')?.sheet.characters ?? [];
    if (hero === undefined) throw new Error('nobody');
    const codes = (...worn: readonly ItemId[]) => gearRefusals({ ...hero, worn }).map(({ code }) => code);
    expect(codes('cloak-of-mist', 'curing-ward')).toEqual([]);
    expect(codes('cloak-of-mist', 'rangers-cloak')).toEqual(['warband/two-of-a-kind']);
    expect(codes('cloak-of-mist', 'belt-of-the-true-warrior')).toEqual(['warband/one-of']);
    expect(codes('curing-ward', 'evasive-silver')).toEqual(['warband/one-of']);
  });
});
