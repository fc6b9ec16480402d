import { describe, expect, test } from 'vitest';
import type { UnitId } from '../../kernel';
import { scriptedDice } from '../../kernel/dice';
import { takeOut } from '../combat/leaving';
import { STARTER_SHEET } from '../content/warbands';
import { fieldedOf } from '../figures';
import { sightBetween } from '../ground/sight';
import { aBattle, aPiece, carried, happen, IDLE, play, refusals } from '../test-kit';
import { inch } from '../units';
import {
  afterMorale,
  afterMoraleDie,
  afterRout,
  allyBonusDenied,
  counterAttack,
  deadly,
  deploymentModifiers,
  driveOf,
  gainsAtEnd,
  initiativeChanges,
  moraleFailsOn,
  preferred,
  roundOpens,
  settle,
  timeLimitChanges,
  trackingMatters,
} from './hooks';
import { at, fight, foe, met, on, two } from './test-kit';

const SHEET = { ...STARTER_SHEET, gold: 3 };
const dead = { fate: 'casualty' as const, end: { round: 1, by: 'a', how: 'hit-melee' } };
const what = (state: Parameters<typeof gainsAtEnd>[0]) =>
  gainsAtEnd(state).map(({ what: kind, amount, because }) => `${kind} ${amount} ${because}`);

describe('The Ruin Within', () => {
  test('pays a Gold Mark for each Leader slain [FL-ENM-25]', () => {
    const state = aBattle({
      encounter: met('ruin-within', 'outlaw-gang'),
      figures: {
        a: {},
        e1: { ...foe('outlaw-gang', { rank: 'captain' }), ...dead },
        e2: { ...foe('outlaw-gang', { rank: 'sergeant' }), fate: 'routed' },
        e3: { ...foe('outlaw-gang'), ...dead },
      },
    });
    expect(what(state)).toEqual(['gold 1 bloodstained-shillings']);
  });

  test('lets the warband buy its way out at the end of a round, if all agree [FL-ENM-25]', () => {
    const state = aBattle({
      encounter: met('ruin-within', 'outlaw-gang'),
      warband: SHEET,
      steps: [],
      figures: { a: { at: [5, 5] }, b: { at: [7, 5], seat: 'b' }, e: { at: [20, 20] }, e2: { at: [22, 20] } },
    });
    expect(trackingMatters(state, 'rest')).toEqual(['payment-for-the-mistress']);
    const asked = happen(state, (tale) => settle(tale, 'payment-for-the-mistress', scriptedDice([]))).state;
    expect(refusals(asked, { do: 'choose', what: 'run' })).toMatchObject([{ code: 'buy-out/pay-or-fight' }]);
    const one = play(asked, { do: 'choose', what: 'pay' }).state;
    expect(at(one, 'a').fate).toBe('table');
    const both = play(one, { do: 'choose', what: 'pay' }, [], 'b');
    expect(both.state.warband?.gold).toBe(1);
    expect([at(both.state, 'a').fate, at(both.state, 'b').fate]).toEqual(['left', 'left']);
    const no = play(one, { do: 'choose', what: 'fight-on' }, [], 'b').state;
    expect([no.steps.length, no.warband?.gold]).toEqual([0, 3]);
  });

  test('asks nobody who could not pay [FL-ENM-25]', () => {
    const poor = aBattle({
      encounter: met('ruin-within'),
      warband: { ...SHEET, gold: 0 },
      figures: { a: {}, e: { at: [5, 5] } },
    });
    expect(trackingMatters(poor, 'rest')).toEqual([]);
  });
});

describe('The Whispers from Beyond', () => {
  test('let the warband see 9" and no farther; enemies see as ever [FL-ENM-24] [FL-BAT-57]', () => {
    const state = aBattle({
      encounter: met('whispers-from-beyond'),
      figures: { a: { at: [10, 5] }, e: { at: [10, 16] }, e2: { at: [10, 13] } },
    });
    expect(sightBetween(state, on(state, 'a'), on(state, 'e'))).toMatchObject({
      sees: false,
      blockedBy: 'sight-limit',
    });
    expect(sightBetween(state, on(state, 'a'), on(state, 'e2')).sees).toBe(true);
    expect(sightBetween(state, on(state, 'e'), on(state, 'a')).sees).toBe(true);
  });

  test('are worth an Adventure Point where five are beaten [FL-ENM-24]', () => {
    const beaten = (n: number) =>
      aBattle({
        encounter: met('whispers-from-beyond', 'the-outcast'),
        figures: {
          a: {},
          ...Object.fromEntries(Array.from({ length: n }, (_, i) => [`e${i}`, { ...foe('the-outcast'), ...dead }])),
        },
      });
    expect(what(beaten(5))).toContain('adventure-points 1 patterns-unseen');
    expect(what(beaten(4))).not.toContain('adventure-points 1 patterns-unseen');
  });
});

describe('The Gnawling Horde', () => {
  test('lets nobody have help against one that has its own beside it [FL-ENM-26]', () => {
    const pack = two({}, foe('gnawling-raiders'), {
      figures: { e2: { at: [11.5, 10.984], ...foe('gnawling-raiders') } },
    });
    expect(allyBonusDenied(pack, fight(), at(pack, 'a'), at(pack, 'e'))).toBe('mob-tactics');
    expect(allyBonusDenied(pack, fight(), at(pack, 'e'), at(pack, 'a'))).toBeNull();
    const lone = two({}, foe('gnawling-raiders'));
    expect(allyBonusDenied(lone, fight(), at(lone, 'a'), at(lone, 'e'))).toBeNull();
  });

  test('has the farthest rush on a six of morale, to an inch of the nearest [FL-ENM-26]', () => {
    const state = aBattle({
      encounter: met('gnawling-horde', 'gnawling-raiders'),
      steps: [],
      figures: {
        a: { at: [10, 5] },
        e: { at: [10, 20], ...foe('gnawling-raiders') },
        e2: { at: [20, 8], ...foe('gnawling-raiders') },
      },
    });
    const told = happen(state, (tale) => afterMoraleDie(tale, 6, scriptedDice([])));
    expect(on(told.state, 'e').pose.y).toBeCloseTo(inch(14), 0);
    expect(on(told.state, 'e2').pose).toEqual(on(state, 'e2').pose);
    expect(happen(state, (tale) => afterMoraleDie(tale, 5, scriptedDice([]))).events).toEqual([]);
  });
});

describe('The Ice-heart Court', () => {
  test('takes an initiative die, and comes nearer [FL-ENM-27] [FL-BAT-09]', () => {
    const state = aBattle({ encounter: met('ice-heart-court', 'forest-folk'), figures: { a: {} } });
    expect(initiativeChanges(state).dice).toEqual([{ amount: -1, because: 'entrancing-lights' }]);
    expect(deploymentModifiers(state, 'outflank')).toEqual([{ amount: -1, because: 'elfin-trickery' }]);
    expect(deploymentModifiers(state, 'defensive')).toEqual([{ amount: -3, because: 'elfin-trickery' }]);
  });
});

describe('Duskling Warbands', () => {
  const mystic = { profile: { casting: 0, mystic: true } };

  test('have Counter Attack while Wounded [FL-ENM-28]', () => {
    const state = two({}, { ...foe('unforgiven-warband'), wounds: 1 });
    expect(counterAttack(state, fight(), at(state, 'e'), at(state, 'a'))).toEqual(['pain-fury']);
    const whole = two({}, foe('unforgiven-warband'));
    expect(counterAttack(whole, fight(), at(whole, 'e'), at(whole, 'a'))).toEqual([]);
  });

  test('shoot at Fey-blood and casters first, and hunt them within two moves [FL-ENM-28] [FL-AI-24] [FL-AI-45]', () => {
    const state = aBattle({
      figures: {
        a: { at: [10, 10] },
        m: { at: [12, 10], ...mystic },
        e: { at: [11, 18], ...foe('unforgiven-warband') },
      },
    });
    const pool: readonly UnitId[] = ['a', 'm'];
    const all = pool.flatMap((id) => fieldedOf(state, id) ?? []);
    expect(preferred(state, at(state, 'e'), all, 'shot')).toMatchObject({
      because: 'hatred-of-magic',
      pool: [{ id: 'm' }],
    });
    expect(driveOf(state, at(state, 'e'))).toMatchObject({ toward: ['m'], because: 'hatred-of-magic' });
    const far = {
      ...state,
      figures: { ...state.figures, e: { ...at(state, 'e'), pose: { x: inch(11), y: inch(25), facing: 270 } } },
    };
    expect(driveOf(far, at(far, 'e'))).toBeNull();
  });

  test('who walk with a caster have left that hatred behind [FL-ENM-28]', () => {
    const state = aBattle({
      figures: {
        m: { at: [12, 10], ...mystic },
        e: { at: [11, 18], ...foe('unforgiven-warband') },
        e2: { at: [20, 18], ...foe('scheming-heretic') },
      },
    });
    expect(preferred(state, at(state, 'e'), [on(state, 'm')], 'shot')).toBeNull();
    expect(driveOf(state, at(state, 'e'))).toBeNull();
  });
});

describe('The Oldest Kin', () => {
  test('are Brave and beyond poison; their silver is worth more [FL-ENM-29]', () => {
    const state = two({ traits: ['poison'] }, foe('warrior-brood'), { encounter: met('oldest-kin', 'warrior-brood') });
    expect(moraleFailsOn(state, at(state, 'e'))).toBe(1);
    const hit = {
      by: 'a',
      target: 'e',
      blow: { armor: 0, toughness: 0 },
      how: 'shot',
      why: 'x',
      natural: 6,
      weapon: null,
    } as const;
    expect(deadly(state, hit)).toBeNull();
    expect(what(state)).toContain('valuables-worth 1 scales-and-silver');
  });

  test('have kin by thin blood, to whom none of it applies [FL-ENM-22] [FL-ENM-29] [FL-ENM-T-oldest-kin-02]', () => {
    const state = two({ traits: ['poison'] }, foe('kin-blooded'), { encounter: met('oldest-kin', 'kin-blooded') });
    expect(moraleFailsOn(state, at(state, 'e'))).toBe(2);
    const hit = {
      by: 'a',
      target: 'e',
      blow: { armor: 0, toughness: 0 },
      how: 'shot',
      why: 'x',
      natural: 6,
      weapon: null,
    } as const;
    expect(deadly(state, hit)).toBe('poison');
    expect(what(state)).toEqual([]);
  });
});

describe('The Curse of War', () => {
  test('gives a round more to whatever has a limit [FL-ENM-30]', () => {
    const state = aBattle({ encounter: met('curse-of-war'), figures: { a: {} } });
    expect(timeLimitChanges(state)).toEqual([{ amount: 1, because: 'slow-grind' }]);
  });

  test('makes the rest Fearless where two have fled as a round begins [FL-ENM-30]', () => {
    const fled = { fate: 'routed' as const };
    const given = { a: {}, e1: fled, e2: fled, e3: { at: [9, 9] as const } };
    const state = aBattle({ encounter: met('curse-of-war'), figures: given });
    const told = happen({ ...state, steps: [] }, (tale) => roundOpens(tale, scriptedDice([])));
    expect(moraleFailsOn(told.state, at(told.state, 'e3'))).toBe(0);
    const one = aBattle({ encounter: met('curse-of-war'), figures: { ...given, e2: { at: [12, 12] as const } } });
    expect(happen({ ...one, steps: [] }, (tale) => roundOpens(tale, scriptedDice([]))).events).toEqual([]);
  });
});

describe('The Faceless Kingdom', () => {
  test('strikes back in melees it began [FL-ENM-31]', () => {
    const state = two({}, foe('unmarked-legion'));
    expect(counterAttack(state, fight('e'), at(state, 'e'), at(state, 'a'))).toEqual(['for-the-beast-totems']);
    expect(counterAttack(state, fight('a'), at(state, 'e'), at(state, 'a'))).toEqual([]);
  });

  test('steps forward where one gives way, but not under the ground [FL-ENM-31]', () => {
    const given = {
      encounter: met('faceless-kingdom', 'unmarked-legion'),
      steps: [],
      figures: {
        a: { at: [10, 5] as const },
        e: { at: [20, 30] as const, ...foe('unmarked-legion') },
        e2: { at: [10, 20] as const },
      },
    };
    const state = aBattle(given);
    const told = happen(state, (tale) => afterRout(tale, 'e2', scriptedDice([])));
    expect(on(told.state, 'e').pose).toMatchObject({ x: inch(20) });
    expect(on(told.state, 'e').pose.y).toBeCloseTo(inch(24), 0);
    const below = { ...state, config: { ...state.config, map: 'sunken-crypt' } };
    expect(happen(below, (tale) => afterRout(tale, 'e2', scriptedDice([]))).events).toEqual([]);
  });
});

describe('Roadside foes', () => {
  test('go when one or two are left, unless somebody unknown is out there, or dead [FL-ENM-23]', () => {
    const state = aBattle({
      encounter: met('roadside', 'petty-robbers'),
      steps: [],
      figures: {
        a: { at: [5, 5] },
        e: { at: [20, 20], ...foe('petty-robbers') },
        e2: { at: [22, 20], ...foe('petty-robbers') },
      },
    });
    const told = happen(state, (tale) => afterMorale(tale, scriptedDice([])));
    expect([at(told.state, 'e').fate, at(told.state, 'e2').fate]).toEqual(['routed', 'routed']);
    const unknown = {
      id: 'm1',
      is: 'unknown' as const,
      at: { x: 0, y: 0 },
      label: null,
      number: null,
      reachedCentre: false,
      goal: null,
      carriedBy: null,
      counts: {},
    };
    const hidden = { ...state, markers: { m1: unknown } };
    expect(happen(hidden, (tale) => afterMorale(tale, scriptedDice([]))).events).toEqual([]);
    const undead = aBattle({
      encounter: met('roadside'),
      steps: [],
      figures: { a: { at: [5, 5] }, e: { at: [20, 20], traits: ['undead'] } },
    });
    expect(happen(undead, (tale) => afterMorale(tale, scriptedDice([]))).events).toEqual([]);
    const three = {
      ...state,
      figures: { ...state.figures, e3: { ...at(state, 'e'), id: 'e3', pose: { x: 100, y: 500, facing: 0 } } },
    };
    expect(happen(three, (tale) => afterMorale(tale, scriptedDice([]))).events).toEqual([]);
  });

  test('carry little [FL-ENM-T-roadside-01]', () => {
    expect(what(aBattle({ encounter: met('roadside', 'dust-hounds'), figures: { a: {} } }))).toEqual([
      'valuables-worth -1 poor-prospects',
    ]);
  });
});

describe('Lurking Foes', () => {
  test('are drawn by spells: a six after one was cast brings another [FL-ENM-32]', () => {
    const figures = {
      a: { at: [5, 5] as const, did: { ...IDLE, casts: 1 } },
      e: { at: [20, 20] as const, ...foe('giant-rats') },
    };
    const state = aBattle({ encounter: met('lurking-foes', 'giant-rats'), steps: [], figures });
    expect(trackingMatters(state, 'scenario')).toEqual(['lure-of-magic']);
    // A six; which edge, and how far along
    const told = happen(state, (tale) => settle(tale, 'lure-of-magic', scriptedDice([6, 1, 10])));
    expect(told.of('arrived')).toHaveLength(1);
    expect(told.of('arrived')[0]?.figure.profile.id).toBe('giant-rats');
    expect(happen(state, (tale) => settle(tale, 'lure-of-magic', scriptedDice([5]))).of('arrived')).toEqual([]);
    const quiet = aBattle({ encounter: met('lurking-foes'), figures: { ...figures, a: { at: [5, 5] } } });
    expect(trackingMatters(quiet, 'scenario')).toEqual([]);
  });
});

test('a leader is his row with more to it, never with less [FL-ENM-14] [FL-ENM-15]', () => {
  const state = two(
    { profile: { weapons: [carried('light-weapon')] } },
    foe('order-of-the-snake', { rank: 'sergeant' }),
    {
      terrain: [aPiece('rock', {}, [30, 30], [2, 2])],
      figures: { e2: { at: [20, 20], ...foe('giant-rats', { rank: 'captain' }) } },
    },
  );
  expect(at(state, 'e').profile).toMatchObject({ toughness: 5, rank: 'sergeant' });
  expect(at(state, 'e2').profile).toMatchObject({ toughness: 4, combat: 1, armor: 1, rank: 'captain' });
  expect(happen(state, (tale) => takeOut(tale, 'e2', 'left', null, 'x')).state.figures['e2']?.fate).toBe('left');
});
