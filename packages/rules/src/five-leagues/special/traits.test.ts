import { describe, expect, test } from 'vitest';
import { fights, struck } from '../combat/test-kit';
import { routeTo } from '../moves/route';
import { aBattle, aPiece, happen } from '../test-kit';
import { inch } from '../units';
import {
  canOutflank,
  combatBonus,
  comesUnknown,
  counterAttack,
  counterAttackDenied,
  crawls,
  dashBar,
  deadly,
  gaitOf,
  heightHelps,
  moraleFailsOn,
  parry,
  parryDenied,
  seizeBar,
  settle,
  shootsOnTheMove,
  spellGuard,
  toHit,
  trackingMatters,
  unstunnable,
} from './hooks';
import { at, fight, foe, met, on, two, withTrait } from './test-kit';

const HERO = {};
const FOLLOWER = { profile: { kind: 'follower' as const } };
const HIT = { by: 'e', target: 'a', blow: { armor: 0, toughness: 0 }, why: 'x', weapon: null } as const;

describe('a trait', () => {
  test('of Awareness lets nobody Seize the Initiative [FL-TRAIT-awareness]', () => {
    expect(seizeBar(two(HERO, withTrait('awareness')))?.code).toBe('seize/aware');
    expect(seizeBar(two(HERO, {}))).toBeUndefined();
  });

  test('makes Brave figures fail morale on a 1 only [FL-TRAIT-brave] [FL-ENM-21]', () => {
    const state = two(HERO, withTrait('brave'));
    expect(moraleFailsOn(state, at(state, 'e'))).toBe(1);
    expect(moraleFailsOn(two(HERO, {}), at(two(HERO, {}), 'e'))).toBe(2);
  });

  test('makes Fearless figures test no morale, Brave or not [FL-TRAIT-fearless] [FL-ENM-21]', () => {
    const state = two(HERO, withTrait('fearless', 'brave'));
    expect(moraleFailsOn(state, at(state, 'e'))).toBe(0);
  });

  test('of Counter Attack wounds whom the bearer beats as Defender [FL-TRAIT-counter-attack]', () => {
    const told = fights(two(HERO, withTrait('counter-attack')), [2, 5, 4]);
    expect(told.of('struck').map(({ unit }) => unit)).toEqual(['a']);
    const plain = fights(two(HERO, {}), [2, 5, 1, 6, 4, 4]);
    expect(plain.of('struck').filter(({ unit }) => unit === 'a')).toEqual([]);
  });

  test('of Crawling keeps the inch and the Dash that a Site takes [FL-TRAIT-crawling] [FL-SET-30]', () => {
    const site = { config: { ...two(HERO, {}).config, scenario: 'site' as const } };
    const crawler = two(HERO, withTrait('crawling'), site);
    expect(crawls(crawler, at(crawler, 'e'))).toBe('crawling');
    expect(dashBar(crawler, at(crawler, 'e'))).toBeUndefined();
    expect(gaitOf(crawler, at(crawler, 'e')).speed).toEqual([]);
    expect(dashBar(crawler, at(crawler, 'a'))?.code).toBe('dash/site');
    expect(gaitOf(crawler, at(crawler, 'a')).speed).toEqual([{ amount: -1, because: 'site' }]);
  });

  test('of the Fey throws off a spell on 4 to 6 [FL-TRAIT-fey]', () => {
    const state = two(HERO, withTrait('fey'));
    expect(spellGuard(state, at(state, 'e'))).toEqual({ proof: null, shakes: { on: 4, because: 'fey' } });
    expect(spellGuard(state, at(state, 'a')).shakes).toBeNull();
  });

  test('of Flying crosses what bars others, slowed by nothing, and gives no height to a foe [FL-TRAIT-flying]', () => {
    const wall = aPiece('wall', { stands: 'block', tags: ['impassable'], height: inch(4) }, [0, 14], [36, 1]);
    const flies = aBattle({
      terrain: [wall],
      figures: { e: { at: [10, 10], ...withTrait('flying') }, a: { at: [10, 20] } },
    });
    const walks = aBattle({ terrain: [wall], figures: { e: { at: [10, 10] }, a: { at: [10, 20] } } });
    expect(routeTo(flies, on(flies, 'e'), on(flies, 'a'))).toBeDefined();
    expect(routeTo(walks, on(walks, 'e'), on(walks, 'a'))).toBeUndefined();
    expect(gaitOf(flies, at(flies, 'e')).flies).toBe('flying');
    expect(heightHelps(flies, at(flies, 'a'), at(flies, 'e'))).toBe(false);
    expect(heightHelps(flies, at(flies, 'e'), at(flies, 'a'))).toBe(true);
  });

  test('makes a Gruesome kill lie on the Injury roll of a character [FL-TRAIT-gruesome]', () => {
    const state = two(HERO, withTrait('gruesome'));
    const told = struck(state, { target: 'a', by: 'e', how: 'melee' }, [6]);
    expect(at(told.state, 'a').fate).toBe('casualty');
    expect(at(told.state, 'a').counts['injury/gruesome']).toBe(1);
    const clean = struck(two(HERO, {}), { target: 'a', by: 'e', how: 'melee' }, [6]);
    expect(at(clean.state, 'a').counts['injury/gruesome']).toBeUndefined();
  });

  test('forbids a Monster to Dash [FL-TRAIT-monster]', () => {
    const state = two(HERO, withTrait('monster'));
    expect(dashBar(state, at(state, 'e'))?.rule).toBe('FL-TRAIT-monster');
  });

  test('lets a force Outflank [FL-TRAIT-outflank]', () => {
    const gang = aBattle({ figures: { a: {} }, encounter: met('ruin-within', 'outlaw-gang') });
    const squad = aBattle({ figures: { a: {} }, encounter: met('ruin-within', 'deserter-squad') });
    expect([canOutflank(gang), canOutflank(squad)]).toEqual(['outflank', null]);
  });

  test('of Parry turns a blow on a natural 1 of the Defender [FL-TRAIT-parry]', () => {
    const state = two(HERO, withTrait('parry'));
    expect(parry(state, fight(), at(state, 'e'), at(state, 'a'))).toEqual(['parry']);
    const told = fights(state, [5, 1]);
    expect(told.of('exchangeFought')[0]?.parried).toBe('parry');
    expect(told.of('struck')).toEqual([]);
  });

  test('of Poison kills on a natural 6 unless armour stops it [FL-TRAIT-poison] [FL-BAT-93]', () => {
    const bare = two(HERO, withTrait('poison'));
    const told = struck(bare, { target: 'a', by: 'e', how: 'shot', natural: 6 });
    expect(at(told.state, 'a').fate).toBe('casualty');
    expect(at(told.state, 'a').counts['injury/poison']).toBe(1);
    const mailed = two({ profile: { armor: 2 } }, withTrait('poison'));
    const stopped = struck(mailed, { target: 'a', by: 'e', how: 'shot', natural: 6 }, [1]);
    expect(at(stopped.state, 'a').fate).toBe('table');
    // As Defender its six is no poison
    expect(deadly(bare, { ...HIT, how: 'melee', natural: 6, asDefender: true })).toBeNull();
    expect(deadly(bare, { ...HIT, how: 'melee', natural: 6 })).toBe('poison');
    expect(deadly(bare, { ...HIT, how: 'melee', natural: 5 })).toBeNull();
  });

  test('of a Poor Shot adds no Combat Skill to shots [FL-TRAIT-poor-shot]', () => {
    const state = two(HERO, withTrait('poor-shot'));
    const shot = { by: 'e', target: 'a', weapon: 'self-bow', free: false };
    expect(toHit(state, shot).noSkill).toBe('poor-shot');
    expect(toHit(state, { ...shot, by: 'a', target: 'e' }).noSkill).toBeNull();
  });

  test('of Regeneration closes a Wound at the end of the round; Bleed holds it open [FL-TRAIT-regeneration] [FL-BAT-181]', () => {
    const state = two(
      HERO,
      { ...withTrait('regeneration'), wounds: 1 },
      { figures: { e2: { at: [20, 20], wounds: 1 } } },
    );
    expect(trackingMatters(state, 'enemy')).toEqual(['regeneration']);
    const told = happen(state, (tale) => settle(tale, 'regeneration', { roll: () => [] }));
    expect([at(told.state, 'e').wounds, at(told.state, 'e2').wounds]).toEqual([0, 1]);
    const bleed = {
      id: 'x1',
      is: 'bleed' as const,
      caster: 'a',
      targets: ['e'],
      outline: null,
      lasts: 'battle' as const,
      began: 1,
      counts: {},
    };
    expect(trackingMatters({ ...state, effects: { x1: bleed } }, 'enemy')).toEqual([]);
  });

  test('of the Relentless takes Parry and Counter Attack from the warband [FL-TRAIT-relentless]', () => {
    const state = two(HERO, withTrait('relentless'));
    const [a, e] = [at(state, 'a'), at(state, 'e')];
    expect([parryDenied(state, fight(), a, e), counterAttackDenied(state, fight(), a, e)]).toEqual([
      'relentless',
      'relentless',
    ]);
    expect([parryDenied(state, fight(), e, a), counterAttackDenied(state, fight(), e, a)]).toEqual([null, null]);
  });

  test('of the Slippery loses nothing in bad ground and over an inch of wall [FL-TRAIT-slippery]', () => {
    const bog = aPiece('bog', { stands: 'field', tags: ['difficult', 'water'], height: 0 }, [8, 12], [4, 3]);
    const given = {
      terrain: [bog],
      figures: { e: { at: [10, 10] as const, ...withTrait('slippery') }, a: { at: [10, 18] as const } },
    };
    const state = aBattle(given);
    const plain = aBattle({ ...given, figures: { ...given.figures, e: { at: [10, 10] } } });
    const cost = (each: typeof state) => routeTo(each, on(each, 'e'), { x: inch(10), y: inch(14) })?.cost ?? 0;
    expect(cost(state)).toBeCloseTo(inch(4), 0);
    expect(cost(plain)).toBeGreaterThan(inch(5));
    expect(gaitOf(state, at(state, 'e'))).toMatchObject({ ignoresDifficult: 'slippery', clears: inch(1) });
  });

  test('of a Skirmisher shoots after a full move [FL-TRAIT-skirmisher]', () => {
    const state = two(HERO, withTrait('skirmisher'));
    expect(shootsOnTheMove(state, at(state, 'e'))).toBe('skirmisher');
    expect(shootsOnTheMove(state, at(state, 'a'))).toBeNull();
  });

  test('of the Terrifying is Counter Attack against Followers, not Heroes [FL-TRAIT-terrifying]', () => {
    const follower = two(FOLLOWER, withTrait('terrifying'));
    const hero = two(HERO, withTrait('terrifying'));
    expect(counterAttack(follower, fight(), at(follower, 'e'), at(follower, 'a'))).toEqual(['terrifying']);
    expect(counterAttack(hero, fight(), at(hero, 'e'), at(hero, 'a'))).toEqual([]);
  });

  test('of the Tough is never Stunned [FL-TRAIT-tough] [FL-BAT-180]', () => {
    const told = struck(two(HERO, withTrait('tough')), { target: 'e', by: 'a', how: 'melee' }, [1]);
    expect(at(told.state, 'e').stunned).toBe(false);
    const plain = struck(two(HERO, {}), { target: 'e', by: 'a', how: 'melee' }, [1]);
    expect(at(plain.state, 'e').stunned).toBe(true);
  });

  test('of the Undead is Tough, Fearless and without a Dash [FL-TRAIT-undead]', () => {
    const state = two(HERO, withTrait('undead'));
    const e = at(state, 'e');
    expect([unstunnable(state, e), moraleFailsOn(state, e), dashBar(state, e)?.code]).toEqual([
      'undead',
      0,
      'dash/undead',
    ]);
  });

  test('of Unknown Enemies brings a marker to every battle [FL-TRAIT-unknown-enemies]', () => {
    const horde = aBattle({ figures: { a: {} }, encounter: met('gnawling-horde', 'gibbering-horde') });
    expect(comesUnknown(horde)).toBe('unknown-enemies');
  });

  test('that hangs back is asked for by its name: no number changes [FL-TRAIT-hang-back]', () => {
    const state = two(HERO, foe('corrupt-sorcerer'));
    expect(at(state, 'e').profile.traits).toContain('hang-back');
    expect(combatBonus(state, fight(), at(state, 'e'), at(state, 'a'))).toEqual([]);
  });
});
