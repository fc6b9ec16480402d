import { describe, expect, test } from 'vitest';
import { blowHit } from '../combat/blow';
import { struck } from '../combat/test-kit';
import { ORIGINS } from '../content/origins';
import type { FigureGiven } from '../test-kit';
import { aBattle, aPiece, carried, happen, play } from '../test-kit';
import { inch } from '../units';
import {
  afterCasualty,
  allyBonusDenied,
  counterAttack,
  exchangeRerolls,
  heightHelps,
  initiativeReroll,
  meleeBlow,
  onActivation,
  parryDenied,
  shootsOnTheMove,
  skillWorth,
  spareFlight,
  spottingModifiers,
  toHit,
  untargetable,
  whenAimedAt,
} from './hooks';
import { anger } from './origins';
import { at, fight, on, two, withRule, withTrait } from './test-kit';

const of = (origin: keyof typeof ORIGINS, more: FigureGiven = {}): FigureGiven => ({
  ...more,
  profile: { origin, specials: ORIGINS[origin].rules, ...more.profile },
});

describe('every origin', () => {
  test('adds one to tests of one skill [FL-CHR-15]', () => {
    const skills = Object.values(ORIGINS).map(({ id, skill }) => [id, skill]);
    expect(skills).toEqual([
      ['human', 'speech'],
      ['fey-blood', 'wits'],
      ['duskling', 'traveling'],
      ['preen', 'crafting'],
      ['halfling', 'wilderness'],
      ['feral', 'scouting'],
    ]);
  });
});

describe('Fey-blood', () => {
  test('throw their initiative die again [FL-CHR-17] [FL-BAT-07]', () => {
    const state = two(of('fey-blood'), {});
    expect(initiativeReroll(state, at(state, 'a'))).toBe('foresight');
    expect(initiativeReroll(two({}, {}), at(two({}, {}), 'a'))).toBeNull();
  });

  test('let no foe have help of its friends [FL-CHR-18]', () => {
    const state = two(of('fey-blood'), {});
    expect(allyBonusDenied(state, fight(), at(state, 'e'), at(state, 'a'))).toBe('aura-of-winter');
    expect(allyBonusDenied(state, fight(), at(state, 'a'), at(state, 'e'))).toBeNull();
  });
});

describe('Dusklings', () => {
  test('who charge throw the first exchange again and do not Parry [FL-CHR-20]', () => {
    const state = two(of('duskling'), {});
    const [a, e] = [at(state, 'a'), at(state, 'e')];
    const first = fight('a', { exchange: 1, stage: 'rolled' });
    expect(exchangeRerolls(state, first, a)).toEqual(['brute-charge']);
    expect(exchangeRerolls(state, { ...first, exchange: 2 }, a)).toEqual([]);
    expect(exchangeRerolls(state, fight('e', { exchange: 1, stage: 'rolled' }), a)).toEqual([]);
    expect(parryDenied(state, first, a, e)).toBe('brute-charge');
    expect(parryDenied(state, fight('e'), a, e)).toBeNull();
  });

  test('have Counter Attack against Undead [FL-CHR-21]', () => {
    const dead = two(of('duskling'), withTrait('undead'));
    expect(counterAttack(dead, fight('e'), at(dead, 'a'), at(dead, 'e'))).toEqual(['oath-of-life']);
    const living = two(of('duskling'), {});
    expect(counterAttack(living, fight('e'), at(living, 'a'), at(living, 'e'))).toEqual([]);
  });

  test('let no friend’s spell near but their own [FL-CHR-22]', () => {
    const state = two(of('duskling'), {}, { figures: { b: { at: [12, 12] } } });
    const [a, b, e] = [at(state, 'a'), at(state, 'b'), at(state, 'e')];
    expect(untargetable(state, b, a, 'spell')?.code).toBe('target/distrust');
    expect(untargetable(state, a, a, 'spell')).toBeUndefined();
    expect(untargetable(state, e, a, 'spell')).toBeUndefined();
    expect(untargetable(state, b, a, 'shot')).toBeUndefined();
  });
});

describe('Preen', () => {
  test('grow Angry over a friend taken out within 6", a shot that Hit and a spell [FL-CHR-24]', () => {
    const figures = {
      a: { at: [10, 10] as const, ...of('preen') },
      b: { at: [14, 10] as const },
      e: { at: [14, 11] as const },
    };
    const state = aBattle({ steps: [], figures });
    const fell = struck(state, { target: 'b', by: 'e', how: 'melee' }, [6]);
    expect(at(fell.state, 'a').conditions['angry']).toBe(1);
    const far = aBattle({ steps: [], figures: { ...figures, a: { at: [3, 10], ...of('preen') } } });
    expect(at(struck(far, { target: 'b', by: 'e', how: 'melee' }, [6]).state, 'a').conditions['angry']).toBeUndefined();
    const falls = struck(state, { target: 'b', by: null, how: 'fall' }, [6]);
    expect(at(falls.state, 'a').conditions['angry']).toBeUndefined();
    const mailed = two(of('preen', { profile: { armor: 3 } }), {});
    const shot = struck(mailed, { target: 'a', by: 'e', how: 'shot' }, [1]);
    expect(at(shot.state, 'a').conditions['angry']).toBe(1);
    const aimed = happen(mailed, (tale) => whenAimedAt(tale, 'a'));
    expect(at(aimed.state, 'a').conditions['angry']).toBe(1);
    const calm = happen(two({}, {}), (tale) => anger(tale, 'a'));
    expect(at(calm.state, 'a').conditions['angry']).toBeUndefined();
  });

  test('run at the nearest foe in their anger, Dash and all, and fight; then they are calm [FL-CHR-25]', () => {
    const state = aBattle({
      steps: [],
      figures: {
        a: { at: [10, 10], conditions: { angry: 1 }, ...of('preen') },
        e: { at: [10, 16] },
        e2: { at: [20, 30] },
      },
    });
    let may = '';
    const told = happen(state, (tale) => {
      may = onActivation(tale, 'a', { roll: () => [] });
    });
    expect(may).toBe('skip');
    expect(told.of('moved')[0]?.manner).toBe('anger');
    expect(told.of('meleeBegan')[0]).toMatchObject({ unit: 'a', target: 'e' });
    expect(at(told.state, 'a').conditions['angry']).toBe(1);
    const weapon = at(state, 'a').profile.weapons[0]?.id ?? '';
    const fought = play(told.state, { do: 'fight-with', unit: 'a', weapon, tactic: 'none' }, [6, 1, 6]);
    expect(at(fought.state, 'e').fate).toBe('casualty');
    expect(at(fought.state, 'a').conditions['angry']).toBeUndefined();
  });

  test('who cannot reach anybody stop where their way ends, and are calm [FL-CHR-25] [FL-A-02]', () => {
    const state = aBattle({
      steps: [],
      figures: { a: { at: [10, 3], conditions: { angry: 1 }, ...of('preen') }, e: { at: [10, 30] } },
    });
    const told = happen(state, (tale) => onActivation(tale, 'a', { roll: () => [] }));
    expect(on(told.state, 'a').pose.y).toBeCloseTo(inch(10), 0);
    expect(at(told.state, 'a').conditions['angry']).toBeUndefined();
    expect(told.of('meleeBegan')).toEqual([]);
  });

  test('strike with a weak weapon as with a hard one in that melee [FL-CHR-26]', () => {
    const state = two(of('preen', { conditions: { angry: 1 } }), {});
    const [a, e] = [at(state, 'a'), at(state, 'e')];
    const blow = (armor: number, toughness: number, by: 'a' | 'e' = 'a') =>
      meleeBlow(state, fight(by), a, e, { armor, toughness }).blow;
    expect(blow(-1, 0)).toEqual({ armor: 0, toughness: 1 });
    expect(blow(0, 0)).toEqual({ armor: 0, toughness: 1 });
    expect(blow(1, 0)).toEqual({ armor: 1, toughness: 0 });
    expect(blow(0, 0, 'e')).toEqual({ armor: 0, toughness: 0 });
  });

  test('strike harder still where they fight furiously [FL-CHR-26] [FL-BAT-106]', () => {
    const state = two(of('preen', { conditions: { angry: 1 } }), {});
    const hit = (tactic: 'furious-armor' | 'furious-toughness') =>
      blowHit(state, { ...fight('a'), weapons: { a: 'standard-weapon' }, tactics: { a: tactic } }, 'a')?.blow;
    expect(hit('furious-armor')).toEqual({ armor: 1, toughness: 1 });
    expect(hit('furious-toughness')).toEqual({ armor: 0, toughness: 2 });
  });

  test('win nothing by standing higher [FL-CHR-27]', () => {
    const state = two(of('preen'), {});
    expect(heightHelps(state, at(state, 'a'), at(state, 'e'))).toBe(false);
    expect(heightHelps(state, at(state, 'e'), at(state, 'a'))).toBe(true);
  });
});

describe('Halflings', () => {
  test('hit what is in Cover on a 5 [FL-CHR-28]', () => {
    const wall = aPiece('hedge', { stands: 'linear', height: inch(1) }, [8, 13], [4, 0.3]);
    const state = aBattle({
      terrain: [wall],
      figures: { a: { at: [10, 10], ...of('halfling') }, e: { at: [10, 15] } },
    });
    const shot = { by: 'a', target: 'e', weapon: 'sling', free: false };
    expect(toHit(state, shot).needs).toEqual({ value: 5, because: 'lucky-shot' });
    expect(toHit(state, { ...shot, by: 'e', target: 'a' }).needs).toBeNull();
  });

  test('are never asked for Flight in the Dark [FL-CHR-29]', () => {
    const state = two(of('halfling'), {});
    expect(spareFlight(state, at(state, 'a'))).toBe('slip-away');
    expect(spareFlight(state, at(state, 'e'))).toBeNull();
  });
});

describe('Ferals', () => {
  test('hear who steals nearer, and are heard the less [FL-CHR-31]', () => {
    const state = two(of('feral'), {}, { figures: { b: { at: [12, 12] } } });
    const [a, b, e] = [at(state, 'a'), at(state, 'b'), at(state, 'e')];
    expect(spottingModifiers(state, 'infiltration', e, b)).toEqual([{ amount: 1, because: 'hunting-instincts' }]);
    expect(spottingModifiers(state, 'sneak', a, e)).toEqual([{ amount: -1, because: 'hunting-instincts' }]);
    expect(spottingModifiers(state, 'sneak', b, e)).toEqual([]);
  });

  test('shoot after a full move [FL-CHR-32]', () => {
    const state = two(of('feral', { profile: { weapons: [carried('self-bow')] } }), {});
    expect(shootsOnTheMove(state, at(state, 'a'))).toBe('loping-run');
  });

  test('make one of Leadership, Speech and Scholar [FL-CHR-33]', () => {
    const state = two(of('feral'), {});
    const worth = (skill: 'leadership' | 'speech' | 'scholar' | 'wits') => skillWorth(state, at(state, 'a'), skill, 2);
    expect(worth('leadership')).toEqual({ amount: 1, because: 'alien' });
    expect(worth('speech').amount + worth('scholar').amount).toBe(2);
    expect(worth('wits')).toEqual({ amount: 2, because: null });
  });
});

test('a rule that makes nobody angry answers no casualty', () => {
  const state = two({}, withRule('swarming'));
  expect(() => happen(state, (tale) => afterCasualty(tale, 'e', 'a', 'hit-melee', { roll: () => [] }))).not.toThrow();
});
