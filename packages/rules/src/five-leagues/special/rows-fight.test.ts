import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../kernel/dice';
import { shootStep } from '../combat/shoot';
import { fights, struck } from '../combat/test-kit';
import { fieldedOf } from '../figures';
import { walkStep } from '../moves/go';
import { aBattle, actOf, aPiece, carried, happen, refusals } from '../test-kit';
import { inch } from '../units';
import {
  allyBonusDenied,
  armorAgainst,
  castBar,
  combatBonus,
  cureBar,
  deadly,
  driveOf,
  enchantedBar,
  enemyPhaseOpens,
  forceChanges,
  initiativeSettled,
  meleeBlow,
  moraleFailsOn,
  preferred,
  rooted,
  spottingModifiers,
  toHit,
  trackingMatters,
} from './hooks';
import { at, fight, foe, met, on, two } from './test-kit';

const bow = { profile: { weapons: [carried('self-bow'), carried('light-weapon')] } };
const hit = {
  by: 'e',
  target: 'a',
  blow: { armor: 0, toughness: 0 },
  how: 'shot',
  why: 'x',
  natural: 6,
  weapon: null,
} as const;

describe('rows of The Ruin Within', () => {
  test('Sneaky thieves fight the better from where they lurked as the phase opened [FL-ENM-T-ruin-within-02]', () => {
    const wood = aPiece('wood', { stands: 'area', height: inch(3) }, [9, 9], [4, 4]);
    const state = aBattle({
      phase: 'enemy',
      steps: [],
      terrain: [wood],
      figures: {
        a: { at: [10, 20] },
        e: { at: [10, 10], ...foe('sneaky-thieves') },
        e2: { at: [20, 10], ...foe('sneaky-thieves') },
      },
    });
    const told = happen(state, (tale) => enemyPhaseOpens(tale, scriptedDice([])));
    const bonus = (id: string) => combatBonus(told.state, fight('e'), at(told.state, id), at(told.state, 'a'));
    expect([bonus('e'), bonus('e2')]).toEqual([['sneak-attack'], []]);
    const later = { ...told.state, phase: 'slow' as const };
    expect(combatBonus(later, fight('e'), at(later, 'e'), at(later, 'a'))).toEqual([]);
  });

  test('a Deserter squad has a Sergeant of its own [FL-ENM-T-ruin-within-06]', () => {
    const state = aBattle({ encounter: met('ruin-within', 'deserter-squad'), figures: { a: {} } });
    expect(forceChanges(state).raised).toEqual([{ rank: 'sergeant', because: 'hardened-fighters' }]);
  });

  test('Sergeants of renegades are Tough [FL-ENM-T-ruin-within-07]', () => {
    const sergeant = two({}, foe('blood-stained-renegades', { rank: 'sergeant' }));
    expect(at(struck(sergeant, { target: 'e', by: 'a', how: 'melee' }, [4, 1]).state, 'e').stunned).toBe(false);
    const trooper = two({}, foe('blood-stained-renegades'));
    expect(at(struck(trooper, { target: 'e', by: 'a', how: 'melee' }, [4, 1]).state, 'e').stunned).toBe(true);
  });

  test('Brigands shoot before anybody acts, in the first Enemy phase alone [FL-ENM-T-ruin-within-08]', () => {
    const state = aBattle({
      phase: 'enemy',
      steps: [],
      figures: {
        a: { at: [10, 10], profile: { armor: 6 } },
        e: { at: [10, 14], ...foe('well-armed-brigands', { ranged: true }) },
        e2: { at: [14, 14], ...foe('well-armed-brigands') },
      },
    });
    const told = happen(state, (tale) => enemyPhaseOpens(tale, scriptedDice([])), [1]);
    expect(told.of('shot').map(({ unit, target }) => [unit, target])).toEqual([['e', 'a']]);
    expect(at(told.state, 'e').activated).toBe(false);
    const again = happen(told.state, (tale) => enemyPhaseOpens(tale, scriptedDice([])));
    expect(again.of('shot')).toEqual([]);
  });

  test('the zealot nearest the warband’s edge fights the better [FL-ENM-T-ruin-within-11]', () => {
    const state = two({}, foe('penitent-zealots'), { figures: { e2: { at: [20, 6], ...foe('penitent-zealots') } } });
    expect(combatBonus(state, fight(), at(state, 'e'), at(state, 'a'))).toEqual([]);
    expect(combatBonus(state, fight(), at(state, 'e2'), at(state, 'a'))).toEqual(['battle-zeal']);
  });
});

describe('rows of The Whispers from Beyond', () => {
  test('Broken fanatics fight the better Wounded [FL-ENM-T-whispers-from-beyond-02]', () => {
    const bonus = (wounds: number) => {
      const state = two({}, { ...foe('broken-fanatics'), wounds });
      return combatBonus(state, fight(), at(state, 'e'), at(state, 'a'));
    };
    expect([bonus(0), bonus(1)]).toEqual([[], ['driven-to-fury']]);
  });

  test('Leaders of Cultist whisperers poison; the rank and file do not [FL-ENM-T-whispers-from-beyond-05]', () => {
    const leader = two({}, foe('cultist-whisperers', { rank: 'sergeant' }));
    expect([deadly(leader, hit), deadly(two({}, foe('cultist-whisperers')), hit)]).toEqual(['poison', null]);
  });

  test('nobody has help against the Corrupt [FL-ENM-T-whispers-from-beyond-09]', () => {
    const state = two({}, foe('the-corrupt'));
    expect(allyBonusDenied(state, fight(), at(state, 'a'), at(state, 'e'))).toBe('twisting-forms');
    expect(allyBonusDenied(state, fight(), at(state, 'e'), at(state, 'a'))).toBeNull();
  });

  test('only a natural six hits the Fog Born [FL-ENM-T-whispers-from-beyond-10]', () => {
    const state = two(bow, foe('fog-born'));
    expect(toHit(state, { by: 'a', target: 'e', weapon: 'self-bow', free: false }).onlySixes).toBe('fog-bound');
  });
});

describe('rows of The Gnawling Horde', () => {
  test('the Silenced are deadlier to whoever stands alone [FL-ENM-T-gnawling-horde-09]', () => {
    const alone = two({}, foe('the-silenced'));
    expect(deadly(alone, hit)).toBe('lone-prey');
    expect(meleeBlow(alone, fight('e'), at(alone, 'e'), at(alone, 'a'), { armor: 0, toughness: 0 })).toMatchObject({
      blow: { armor: 2, toughness: 0 },
      because: ['lone-prey'],
    });
    const company = two({}, foe('the-silenced'), { figures: { b: { at: [12.5, 10] } } });
    expect(deadly(company, hit)).toBeNull();
    expect(
      meleeBlow(company, fight('e'), at(company, 'e'), at(company, 'a'), { armor: 0, toughness: 0 }).because,
    ).toEqual([]);
  });

  test('Shield-bearers have an Armor more against shots [FL-ENM-T-gnawling-horde-10]', () => {
    const state = two({}, foe('shield-bearers'));
    const rating = (each: typeof state, how: 'shot' | 'melee') =>
      struck(each, { target: 'e', by: 'a', how }, [1]).of('armorRolled')[0]?.armor;
    expect([rating(state, 'shot'), rating(state, 'melee')]).toEqual([3, 2]);
    const archer = two({}, foe('shield-bearers', { ranged: true }));
    expect(rating(archer, 'shot')).toBe(3);
    expect(armorAgainst(archer, { ...hit, by: 'a', target: 'e' }, 3).armor).toBe(3);
  });

  test('Shield-bearers with crossbows answer a shot their armour stopped [FL-ENM-T-gnawling-horde-10]', () => {
    const state = aBattle({
      steps: [],
      figures: {
        a: { at: [10, 10], ...bow, hand: 'self-bow' },
        e: { at: [10, 15], ...foe('shield-bearers', { ranged: true }) },
      },
    });
    const shot = { by: 'a', target: 'e', weapon: 'self-bow', free: true };
    // Hit on 6, stopped by 1; the answer misses
    const told = happen(state, (tale) => tale.call(shootStep(shot)), [6, 1, 1]);
    expect(told.of('shot').map(({ unit }) => unit)).toEqual(['a', 'e']);
    const through = happen(state, (tale) => tale.call(shootStep(shot)), [6, 6, 2]);
    expect(through.of('shot').map(({ unit }) => unit)).toEqual(['a']);
    const missed = happen(state, (tale) => tale.call(shootStep(shot)), [2]);
    expect(missed.of('shot')).toHaveLength(1);
  });
});

describe('rows of The Ice-heart Court', () => {
  test('Goblin raiders go for the Wounded [FL-ENM-T-ice-heart-court-01]', () => {
    const state = two({}, foe('goblin-raiders'), { figures: { b: { at: [14, 10], wounds: 1 } } });
    const pool = ['a', 'b'].flatMap((id) => fieldedOf(state, id) ?? []);
    expect(preferred(state, at(state, 'e'), pool, 'melee')).toMatchObject({
      because: 'goblin-cruelty',
      pool: [{ id: 'b' }],
    });
    expect(preferred(state, at(state, 'e'), pool.slice(0, 1), 'melee')).toBeNull();
  });

  test('woods and bushes hide nobody from Forest folk; walls do [FL-ENM-T-ice-heart-court-02]', () => {
    const bush = aPiece('bush', { stands: 'area', tags: ['bushes'], height: inch(1) }, [9, 12], [2, 1]);
    const wall = aPiece('wall', { stands: 'linear', height: inch(1) }, [9, 12], [2, 0.3]);
    const archer = foe('forest-folk', { ranged: true });
    const shoot = (piece: typeof bush, e: Parameters<typeof two>[1]) => {
      const state = aBattle({ terrain: [piece], figures: { a: { at: [10, 10] }, e: { at: [10, 16], ...e } } });
      return toHit(state, { by: 'e', target: 'a', weapon: 'self-bow', free: false }).ignoresCover;
    };
    expect(shoot(bush, archer)).toBe('forest-fighting');
    expect(shoot(wall, archer)).toBeNull();
    expect(shoot(bush, foe('spider-touched', { ranged: true }))).toBeNull();
  });

  test.each([
    ['elfin-hounds', 'unpredictable-movements'],
    ['winter-legion', 'winter-mist'],
  ])(
    'skill is no help against %s by shots [FL-ENM-T-ice-heart-court-03] [FL-ENM-T-ice-heart-court-10]',
    (row, rule) => {
      const state = two(bow, foe(row));
      expect(toHit(state, { by: 'a', target: 'e', weapon: 'self-bow', free: false }).noSkill).toBe(rule);
    },
  );

  test('whom a dryad Wounds must stand fast or is led away [FL-ENM-T-ice-heart-court-06]', () => {
    const state = two({ profile: { toughness: 5 } }, foe('war-dryads'));
    const lured = struck(state, { target: 'a', by: 'e', how: 'melee' }, [3, 2, 3]);
    expect(at(lured.state, 'a').fate).toBe('removed');
    const stands = struck(state, { target: 'a', by: 'e', how: 'melee' }, [3, 3, 4]);
    expect([at(stands.state, 'a').fate, at(stands.state, 'a').wounds]).toEqual(['table', 1]);
    const slain = struck(two({}, foe('war-dryads')), { target: 'a', by: 'e', how: 'melee' }, [6]);
    expect(at(slain.state, 'a').counts['injury/flight-instead']).toBe(1);
  });
});

describe('rows of Duskling Warbands and the Oldest Kin', () => {
  test('an Aspiring war party measures itself with the skilled [FL-ENM-T-duskling-warbands-02]', () => {
    const bonus = (combat: number) => {
      const state = two({ profile: { combat } }, foe('aspiring-war-party'));
      return combatBonus(state, fight(), at(state, 'e'), at(state, 'a'));
    };
    expect([bonus(0), bonus(1)]).toEqual([[], ['aspire-to-glory']]);
  });

  test('a Mist-clad warband is hard to spot [FL-ENM-T-duskling-warbands-07]', () => {
    const state = two({}, foe('mist-clad-warband'), { encounter: met('duskling-warbands', 'mist-clad-warband') });
    expect(spottingModifiers(state, 'infiltration', at(state, 'e'), at(state, 'a'))).toEqual([
      { amount: -1, because: 'hard-to-spot' },
    ]);
    expect(spottingModifiers(state, 'sneak', at(state, 'a'), at(state, 'e'))).toEqual([]);
  });

  test('Leaders of Skull-takers regenerate [FL-ENM-T-duskling-warbands-12]', () => {
    const state = two({}, { ...foe('skull-taker-warband', { rank: 'sergeant' }), wounds: 1 });
    expect(trackingMatters(state, 'enemy')).toEqual(['regeneration']);
    const trooper = two({}, { ...foe('skull-taker-warband'), wounds: 1 });
    expect(trackingMatters(trooper, 'enemy')).toEqual([]);
  });

  test('Raider brood poison what they throw and not what they strike [FL-ENM-T-oldest-kin-06]', () => {
    const state = two({}, foe('raider-brood', { ranged: true }));
    expect([deadly(state, hit), deadly(state, { ...hit, how: 'melee' })]).toEqual(['venom-darts', null]);
  });

  test('Hunter beasts fight the better by a feature [FL-ENM-T-oldest-kin-08]', () => {
    const rock = aPiece('rock', {}, [11, 9], [2, 2]);
    const near = two({}, foe('hunter-beast-pack'), { terrain: [rock] });
    expect(combatBonus(near, fight(), at(near, 'e'), at(near, 'a'))).toEqual(['jungle-tactics']);
    const open = two({}, foe('hunter-beast-pack'), { terrain: [aPiece('rock', {}, [16, 9], [2, 2])] });
    expect(combatBonus(open, fight(), at(open, 'e'), at(open, 'a'))).toEqual([]);
  });
});

describe('rows of war and of the road', () => {
  test('deserters and petty robbers fail morale on a 3 [FL-ENM-T-curse-of-war-01] [FL-ENM-T-roadside-02] [FL-ENM-21]', () => {
    for (const row of ['craven-deserters', 'petty-robbers']) {
      const state = two({}, foe(row));
      expect([row, moraleFailsOn(state, at(state, 'e'))]).toEqual([row, 3]);
    }
  });

  test('no Wound of the warband closes against Battlefield stalkers [FL-ENM-T-curse-of-war-09]', () => {
    const state = two({ wounds: 1 }, foe('battlefield-stalkers'), {
      encounter: met('curse-of-war', 'battlefield-stalkers'),
    });
    expect(cureBar(state, at(state, 'a'))?.code).toBe('cure/dark-blood');
    expect(cureBar(state, at(state, 'e'))).toBeUndefined();
    const act = { ...state, backpack: [{ item: 'bandages' as const, count: 1 }], steps: [actOf('a')] };
    expect(refusals(act, { do: 'use', unit: 'a', item: 'bandages', target: 'a' })).toMatchObject([
      { code: 'cure/dark-blood' },
    ]);
  });

  test('the Raven breaks away from a lost exchange by a full move [FL-ENM-T-faceless-kingdom-04]', () => {
    const state = two({ profile: { combat: 3 } }, foe('legion-of-the-raven'));
    // It wins nothing, is Stunned by the blow, and is gone
    const told = fights(state, [6, 1, 4, 1]);
    expect(on(told.state, 'e').pose.y).toBeCloseTo(inch(10.984 + 5), 0);
    expect(told.of('meleeEnded')).toHaveLength(1);
  });

  test('crossbowmen of the Swine are no help to its swords [FL-ENM-T-faceless-kingdom-05]', () => {
    const archer = foe('legion-of-the-swine', { ranged: true });
    const sword = foe('legion-of-the-swine');
    const helped = (e2: typeof sword) => {
      const state = two({}, sword, { figures: { e2: { at: [11.5, 10.984], ...e2 } } });
      return allyBonusDenied(state, fight(), at(state, 'e'), at(state, 'a'));
    };
    expect([helped(archer), helped(sword)]).toEqual(['we-stand-alone', null]);
  });

  test('swords of the Mole keep to their crossbows [FL-ENM-T-faceless-kingdom-10] [FL-AI-45]', () => {
    const state = two({}, foe('legion-of-the-mole'), {
      figures: { e2: { at: [20, 20], ...foe('legion-of-the-mole', { ranged: true }) } },
    });
    expect(driveOf(state, at(state, 'e'))).toMatchObject({ escorts: true, because: 'combined-arms' });
    expect(driveOf(state, at(state, 'e2'))).toBeNull();
  });

  test('Infamous marauders come one more and unheard in a Defensive Battle [FL-ENM-T-roadside-11]', () => {
    const plain = aBattle({ encounter: met('roadside', 'infamous-marauders'), figures: { a: {}, e: {} } });
    const state = { ...plain, config: { ...plain.config, scenario: 'defensive' as const } };
    expect(forceChanges(state).figures).toEqual([{ amount: 1, because: 'raiders' }]);
    expect(forceChanges(plain).figures).toEqual([]);
    expect(spottingModifiers(state, 'infiltration', at(state, 'e'), at(state, 'a'))).toEqual([
      { amount: -1, because: 'raiders' },
    ]);
  });
});

describe('rows of Lurking Foes', () => {
  test('goblins meddle with whoever drew a 1: no spell, nothing enchanted [FL-ENM-T-lurking-foes-06]', () => {
    const state = aBattle({
      encounter: met('lurking-foes', 'goblin-infestation'),
      steps: [],
      figures: { a: { die: 1 }, b: { at: [5, 5], die: 2 } },
    });
    const told = happen(state, (tale) => initiativeSettled(tale, ['a', 'b'], scriptedDice([])));
    expect(castBar(told.state, at(told.state, 'a'))?.code).toBe('cast/meddled');
    expect(enchantedBar(told.state, at(told.state, 'a'))?.code).toBe('item/meddled');
    expect(castBar(told.state, at(told.state, 'b'))).toBeUndefined();
    const next = { ...told.state, round: 3 };
    expect(castBar(next, at(next, 'a'))).toBeUndefined();
  });

  test('Cave Runners hit harder out of four straight inches, once [FL-ENM-T-lurking-foes-07]', () => {
    const state = two({}, foe('cave-runners'));
    const blow = (straight: number, exchange = 0) =>
      meleeBlow(state, fight('e', { notes: { straight: inch(straight) }, exchange }), at(state, 'e'), at(state, 'a'), {
        armor: 0,
        toughness: 0,
      }).blow.toughness;
    expect([blow(4), blow(3.9), blow(4, 1)]).toEqual([1, 0, 0]);
  });

  test('webs stop whoever comes into sight of a crawler, unless it is quick [FL-ENM-T-lurking-foes-10]', () => {
    const wall = aPiece('wall', { stands: 'block', height: inch(4) }, [8, 14], [6, 1]);
    const state = aBattle({
      steps: [],
      terrain: [wall],
      figures: { a: { at: [10, 10] }, e: { at: [10, 24], ...foe('delve-crawlers') } },
    });
    const walk = walkStep({ unit: 'a', manner: 'dash', path: [{ x: inch(3), y: inch(10) }], left: inch(7) });
    const caught = happen(state, (tale) => tale.call(walk), [2]);
    expect(on(caught.state, 'a').pose.x).toBeGreaterThan(inch(4));
    expect(rooted(caught.state, at(caught.state, 'a'))).toBe('webbed');
    const free = happen(state, (tale) => tale.call(walk), [1]);
    expect(rooted(free.state, at(free.state, 'a'))).toBeNull();
  });

  test('a natural 1 against a Crystal ward’s Toughness Damages the weapon [FL-ENM-T-lurking-foes-11]', () => {
    const state = two({}, foe('crystal-wards'));
    const told = struck(state, { target: 'e', by: 'a', how: 'melee', weapon: 'standard-weapon' }, [6, 1]);
    expect(at(told.state, 'a').profile.weapons[0]?.damaged).toBe(true);
    const fine = two(
      { profile: { weapons: [carried('standard-weapon', { improved: 'fine' })] } },
      foe('crystal-wards'),
    );
    const kept = struck(fine, { target: 'e', by: 'a', how: 'melee', weapon: 'standard-weapon' }, [6, 1]);
    expect(at(kept.state, 'a').profile.weapons[0]).toMatchObject({ damaged: false, improved: null });
    const two2 = struck(state, { target: 'e', by: 'a', how: 'melee', weapon: 'standard-weapon' }, [6, 2]);
    expect(at(two2.state, 'a').profile.weapons[0]?.damaged).toBe(false);
  });
});
