import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../kernel/dice';
import { fights, struck } from '../combat/test-kit';
import { has } from '../figures';
import { reportOf } from '../scenarios/report';
import { aBattle, happen, play } from '../test-kit';
import { inch } from '../units';
import {
  allyBonusDenied,
  armorAgainst,
  combatBonus,
  counterAttack,
  dashBar,
  deadly,
  gaitOf,
  heightHelps,
  moraleFailsOn,
  onActivation,
  ownShot,
  pointsLost,
  pushesAside,
  settle,
  shootsOnTheMove,
  spellGuard,
  toHit,
  trackingMatters,
  unstunnable,
  useAbility,
} from './hooks';
import { at, fight, foe, on, two, withTrait } from './test-kit';

const HERO = {};
const apart = (state: Parameters<typeof on>[0], a = 'a', b = 'e'): number =>
  Math.hypot(on(state, a).pose.x - on(state, b).pose.x, on(state, a).pose.y - on(state, b).pose.y);

describe('an Aberration', () => {
  test('knows no fear, is never Stunned, never runs, has no help and always strikes back [FL-ENM-21] [FL-ENM-33]', () => {
    const state = two(HERO, foe('ogre'));
    const [a, e] = [at(state, 'a'), at(state, 'e')];
    expect([moraleFailsOn(state, e), unstunnable(state, e)]).toEqual([0, 'aberration']);
    expect(dashBar(state, e)?.code).toBe('dash/aberration');
    expect(allyBonusDenied(state, fight(), e, a)).toBe('aberration');
    expect(counterAttack(state, fight(), e, a)).toContain('aberration');
    expect([pushesAside(state, e), pushesAside(state, a)]).toEqual([true, false]);
  });

  test('loses a Monster Point on its Toughness, two above it while it has four [FL-ENM-33]', () => {
    const troll = two(HERO, foe('troll', { profile: { armor: 0 } }));
    const blow = (face: number) =>
      at(struck(troll, { target: 'e', by: 'a', how: 'melee' }, [face]).state, 'e').monsterPoints;
    expect([blow(1), blow(3), blow(4), blow(5)]).toEqual([5, 5, 4, 3]);
  });
});

describe('slain beasts', () => {
  test('pay the highest rating and one more for each other; a Story and an Adventure Point each [FL-ENM-34]', () => {
    const slain = { fate: 'casualty' as const, end: { round: 1, by: 'a', how: 'hit-melee' } };
    const state = two({}, { ...foe('ogre'), ...slain }, { figures: { e2: { ...foe('troll'), ...slain } } });
    const gains = reportOf(state).gains.filter(({ because }) => because === 'FL-ENM-34');
    expect(gains.map(({ what, amount }) => `${what} ${amount}`)).toEqual([
      'gold 3',
      'xp 3',
      'loot 3',
      'story-points 2',
      'adventure-points 2',
    ]);
  });
});

describe('a trait of a great beast', () => {
  test('hits an area: its aim on 4, all near it on 5, of either side [FL-TRAIT-area-attack] [FL-AI-43]', () => {
    const state = aBattle({
      steps: [],
      figures: {
        a: { at: [10, 10] },
        b: { at: [11.5, 10] },
        e2: { at: [10, 11.5] },
        c: { at: [20, 20] },
        e: { at: [10, 18], ...foe('spitting-lizard') },
      },
    });
    // The aim on 4, its friend spared on 4, the foe’s own man hit on 5; then Toughness of both
    const told = happen(state, (tale) => useAbility(tale, 'e', 'a', scriptedDice([4, 4, 5])), [4, 4]);
    expect(told.of('ruleRolled').map(({ unit, passed }) => [unit, passed])).toEqual([
      ['a', true],
      ['b', false],
      ['e2', true],
    ]);
  });

  test('charges: a bonus in the first exchange of a melee it moved into [FL-TRAIT-charge]', () => {
    const state = two(HERO, foe('werewolf'));
    const [a, e] = [at(state, 'a'), at(state, 'e')];
    expect(combatBonus(state, fight('e'), e, a)).toEqual(['charge']);
    expect(combatBonus(state, fight('a'), e, a)).toEqual([]);
    expect(combatBonus(state, fight('e', { exchange: 1 }), e, a)).toEqual([]);
    expect(combatBonus(state, fight('e', { exchange: 1, stage: 'rolled' }), e, a)).toEqual(['charge']);
  });

  test('wounds cruelly: it lies on the Injury roll [FL-TRAIT-cruel-wounds]', () => {
    const told = struck(two(HERO, foe('werewolf')), { target: 'a', by: 'e', how: 'melee' }, [6]);
    expect(at(told.state, 'a').counts['injury/cruel-wounds']).toBe(1);
  });

  test('is hard to kill: a lost point comes back on 5 and 6 where it did not fight [FL-TRAIT-difficult-to-kill]', () => {
    const state = two(HERO, { ...foe('troll'), monsterPoints: 3 });
    expect(trackingMatters(state, 'enemy')).toContain('difficult-to-kill');
    const rolls = (face: number) =>
      at(happen(state, (tale) => settle(tale, 'difficult-to-kill', { roll: () => [face] })).state, 'e').monsterPoints;
    expect([rolls(4), rolls(5)]).toEqual([3, 4]);
    const fought = two(HERO, { ...foe('troll'), monsterPoints: 3, counts: { fought: 2 } });
    expect(trackingMatters(fought, 'enemy')).not.toContain('difficult-to-kill');
    expect(trackingMatters(two(HERO, foe('troll')), 'enemy')).not.toContain('difficult-to-kill');
  });

  test('is ethereal: one point at most goes with a blow [FL-TRAIT-ethereal]', () => {
    const state = two(HERO, foe('troll', { traits: ['ethereal'], profile: { traits: ['ethereal'] } }));
    const hit = {
      by: 'a',
      target: 'e',
      blow: { armor: 0, toughness: 0 },
      how: 'melee',
      why: 'x',
      natural: null,
      weapon: null,
    } as const;
    expect(pointsLost(state, hit, 2)).toEqual({ points: 1, because: ['ethereal'] });
    expect(pointsLost(two(HERO, foe('troll')), hit, 2)).toEqual({ points: 2, because: [] });
  });

  test('has a fell touch that armour does not stop [FL-TRAIT-fell-touch]', () => {
    const told = struck(
      two({ profile: { armor: 3 } }, withTrait('fell-touch')),
      { target: 'a', by: 'e', how: 'melee' },
      [2],
    );
    expect(told.of('armorRolled')).toEqual([]);
    expect(at(told.state, 'a').wounds).toBe(1);
  });

  test('lashes out when it loses points: 3" back, and the melee is over [FL-TRAIT-lash]', () => {
    const state = two({ profile: { combat: 3 } }, foe('manticore', { profile: { armor: 0, combat: 0 } }));
    const told = fights(state, [6, 1, 4]);
    expect(at(told.state, 'e').monsterPoints).toBe(3);
    expect(apart(told.state)).toBeCloseTo(apart(state) + inch(3), 0);
    expect(told.of('meleeEnded')).toHaveLength(1);
  });

  test('knocks back whom it strikes by D6", and the melee is over [FL-TRAIT-knock-back]', () => {
    const state = two({ profile: { toughness: 6 } }, foe('golem'));
    // The golem wins as Defender, strikes back, and the blow only Stuns
    const told = fights(state, [1, 6, 1, 4]);
    expect(apart(told.state)).toBeCloseTo(apart(state) + inch(4), 0);
    expect(told.of('meleeEnded')).toHaveLength(1);
    // Whom a Story Point takes out of the way is not struck: nobody flies, the fight goes on
    const asked = fights({ ...state, storyPoints: 1, unasked: ['a'] }, [1, 6, 1]);
    const evaded = play(asked.state, { do: 'avoid', unit: 'a', with: 'story-point' }, [1, 2]);
    expect(evaded.of('driven')).toEqual([]);
    expect(evaded.of('exchangeRolled')).toMatchObject([{ exchange: 2, attacker: 'e' }]);
  });

  test('resists magic altogether [FL-TRAIT-magic-resistant]', () => {
    const state = two(HERO, foe('minotaur'));
    expect(spellGuard(state, at(state, 'e')).proof).toBe('magic-resistant');
    expect(spellGuard(state, at(state, 'a')).proof).toBeNull();
  });

  test('shoots of its own, after a full move, without end [FL-TRAIT-ranged-attack]', () => {
    const state = two(HERO, foe('manticore'));
    const e = at(state, 'e');
    expect(ownShot(state, e)).toEqual({ range: 9, blow: { armor: 1, toughness: 0 }, because: 'ranged-attack' });
    expect(shootsOnTheMove(state, e)).toBe('ranged-attack');
    expect(ownShot(state, at(state, 'a'))).toBeNull();
  });

  test('is large, and so a better mark [FL-TRAIT-size]', () => {
    const state = two(HERO, withTrait('size'));
    const shot = { by: 'a', target: 'e', weapon: 'self-bow', free: false };
    expect(toHit(state, shot).modifiers).toEqual([{ amount: 1, because: 'size' }]);
    expect(toHit(state, { ...shot, by: 'e', target: 'a' }).modifiers).toEqual([]);
  });

  test('puts Followers to flight, who then do nothing for a round [FL-TRAIT-terror]', () => {
    const state = two(
      { profile: { kind: 'follower', toughness: 6 } },
      { ...withTrait('terror'), profile: { combat: 2 } },
    );
    const told = fights(state, [1, 6]);
    expect(at(told.state, 'a').conditions['fleeing']).toBe(3);
    expect(apart(told.state)).toBeCloseTo(apart(state) + inch(4), 0);
    const next = { ...told.state, round: 3 };
    happen({ ...next, steps: [] }, (tale) => expect(onActivation(tale, 'a', { roll: () => [] })).toBe('skip'));
    const later = { ...next, round: 4 };
    happen({ ...later, steps: [] }, (tale) => expect(onActivation(tale, 'a', { roll: () => [] })).toBe('act'));
    const hero = fights(
      two({ profile: { toughness: 6 } }, { ...withTrait('terror'), profile: { combat: 2 } }),
      [1, 6, 2, 4],
    );
    expect(at(hero.state, 'a').conditions['fleeing']).toBeUndefined();
  });

  test('has venom: a natural six kills through any armour [FL-TRAIT-venom]', () => {
    const state = two({ profile: { armor: 3 } }, foe('spitting-lizard'));
    const told = struck(state, { target: 'a', by: 'e', how: 'special', natural: 6 });
    expect(at(told.state, 'a').fate).toBe('casualty');
    const hit = {
      by: 'e',
      target: 'a',
      blow: { armor: 0, toughness: 0 },
      how: 'melee',
      why: 'x',
      natural: 5,
      weapon: null,
    } as const;
    expect([deadly(state, hit), armorAgainst(state, hit, 3).armor]).toEqual([null, 3]);
    expect(deadly(state, { ...hit, natural: 6, asDefender: true })).toBe('venom');
  });

  test('has wings [FL-TRAIT-wings]', () => {
    const state = two(HERO, withTrait('wings'));
    expect(gaitOf(state, at(state, 'e')).flies).toBe('wings');
    expect(heightHelps(state, at(state, 'a'), at(state, 'e'))).toBe(false);
  });

  test('counts as Undead for items and spells, and for nothing else [FL-TRAIT-undying]', () => {
    const state = two({ specials: ['oath-of-life'] }, withTrait('undying'));
    expect(has(state, at(state, 'e'), 'undead')).toBe(false);
    expect(counterAttack(state, fight('e'), at(state, 'a'), at(state, 'e'))).toEqual([]);
  });
});
