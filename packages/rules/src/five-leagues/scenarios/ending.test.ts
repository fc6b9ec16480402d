import { describe, expect, test } from 'vitest';
import type { Dice } from '../../kernel';
import { takeOut } from '../combat/leaving';
import type { Encounter, Objective, ObjectiveId } from '../scenario';
import { afterMorale } from '../special/hooks';
import type { State, Step } from '../state';
import { aBattle, actOf, type FigureGiven, happen, play } from '../test-kit';
import { inch } from '../units';
import { isDecided } from './ending';
import { scenarioTracking } from './matters';

const encounterOf = (scenario: Encounter['scenario'], given: Partial<Encounter> = {}): Encounter => ({
  scenario,
  table: 'gnawling-horde',
  entry: 'gnawling-raiders',
  size: 4,
  sizeParts: [],
  ranged: 0,
  leaders: [],
  motivation: null,
  aberration: null,
  unknownMarkers: 0,
  began: 4,
  ...given,
});
const aim = (is: ObjectiveId, given: Partial<Objective> = {}): Objective => ({
  is,
  until: null,
  places: [],
  target: null,
  needed: 1,
  done: 0,
  state: 'open',
  ...given,
});
const WAITS: readonly Step[] = [
  { is: 'round', stage: 'quick' },
  { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
];
const battle = (
  scenario: Encounter['scenario'],
  objective: Objective,
  figures: Readonly<Record<string, FigureGiven>> = {},
  given: Partial<State> = {},
): State => {
  const base = aBattle({
    figures: { h1: { at: [18, 6] }, e1: { at: [18, 30] }, ...figures },
    objective,
    encounter: encounterOf(scenario),
    steps: WAITS,
    ...given,
  });
  return { ...base, config: { ...base.config, scenario } };
};
/** The last enemy falls. */
const won = (state: State, faces: readonly number[] = []) =>
  happen(state, (tale) => takeOut(tale, 'e1', 'casualty', 'h1', 'x'), faces).state;
const fled = (round = 2): FigureGiven => ({ fate: 'left', counts: { fled: 1 }, end: { round, by: null, how: 'x' } });
const leave = (state: State, unit: string, faces: readonly number[] = []) =>
  play({ ...state, steps: [...WAITS, actOf(unit)] }, { do: 'leave', unit }, faces);
const what = (state: State) => state.report?.gains.map((gain) => gain.what);

describe('a battle ends', () => {
  test('when no enemy is left: the field is Held [FL-SET-40] [FL-SCN-03]', () => {
    const { report } = won(battle('meeting', aim('secure')));
    expect(report).toMatchObject({ heldField: true, objective: 'achieved', rounds: 2 });
    expect(report?.enemies).toMatchObject({ slain: 1, routed: 0 });
  });

  test('an unrevealed marker is an enemy still [FL-SET-40]', () => {
    const marker = {
      id: 'm1',
      is: 'unknown',
      at: { x: inch(18), y: inch(30) },
      label: null,
      number: null,
      reachedCentre: false,
      goal: null,
      carriedBy: null,
      counts: {},
    } as const;
    expect(won(battle('meeting', aim('secure'), {}, { markers: { m1: marker } })).report).toBeNull();
  });

  test('when nobody of the warband is left: it is not [FL-SET-41] [FL-SCN-04]', () => {
    const told = happen(battle('meeting', aim('secure')), (tale) => takeOut(tale, 'h1', 'casualty', 'e1', 'x'));
    expect(told.state.report).toMatchObject({ heldField: false, objective: 'lost' });
    expect(told.state.outcome?.winners).toEqual(['enemies']);
  });

  test('never while it is being set up, and while both sides stand [FL-SET-40]', () => {
    const state = battle('meeting', aim('secure'));
    expect(isDecided(state)).toBe(false);
    expect(isDecided({ ...state, figures: {} })).toBe(true);
    expect(isDecided({ ...state, figures: {}, round: 0 })).toBe(false);
  });

  test('with objective and field apart: either may be had without the other [FL-SET-42] [FL-SCN-05] [FL-SCN-01]', () => {
    expect(won(battle('meeting', aim('search', { until: 5 }))).report).toMatchObject({
      heldField: true,
      objective: 'lost',
    });
    const had = battle('meeting', aim('search', { state: 'achieved' }), { h1: { at: [18, 1] } });
    const { report } = leave(had, 'h1').state;
    expect(report).toMatchObject({ heldField: false, objective: 'achieved' });
    expect(report?.gains).toEqual([{ what: 'loot', amount: 1, because: 'FL-RES-20' }]);
  });

  test('Loot is for who achieved, Unusual Finds for who held the field; a secured area pays once [FL-SCN-05] [FL-SCN-T-objectives-07]', () => {
    expect(what(won(battle('meeting', aim('secure'))))).toEqual(['valuables-first-bonus', 'loot', 'unusual-finds']);
    expect(what(won(battle('meeting', aim('search', { until: 5 }))))).toEqual(['unusual-finds']);
  });
});

describe('rules of the enemy that end a battle', () => {
  test('robbers who are but two go home, and the field is Held [FL-SET-43] [FL-ENM-23]', () => {
    const roadside = { encounter: encounterOf('meeting', { table: 'roadside', entry: 'petty-robbers' }) };
    const robber = { specials: ['not-worth-the-risk'], profile: { table: 'roadside' } } as const;
    const few = battle(
      'meeting',
      aim('secure'),
      { e1: { at: [18, 30], ...robber }, e2: { at: [20, 30], ...robber } },
      roadside,
    );
    const { report } = happen(few, (tale) => afterMorale(tale, { roll: () => [] })).state;
    expect(report).toMatchObject({ heldField: true, objective: 'achieved' });
  });

  test('outlaws who are paid let the warband go, and hold the field [FL-SET-43] [FL-ENM-25]', () => {
    const state = battle('meeting', aim('secure'));
    const left = happen(state, (tale) => takeOut(tale, 'h1', 'left', null, 'payment-for-the-mistress')).state;
    expect(left.report).toMatchObject({ heldField: false, objective: 'lost' });
    expect(left.report?.characters[0]?.flight).toBe(false);
  });
});

describe('Flight in the Dark', () => {
  const two = { h2: { at: [10, 1] }, h3: { at: [14, 1] } } as const;

  test('leaving over an edge is within an inch of it, before anything else is done [FL-BAT-195]', () => {
    const told = leave(battle('meeting', aim('search', { until: 5 }), two), 'h2');
    expect(told.state.figures['h2']).toMatchObject({ fate: 'left', counts: { fled: 1 } });
  });

  test('after a Meeting Engagement is for one of those who left too soon, by luck [FL-SET-18] [FL-SCN-09]', () => {
    const state = battle('meeting', aim('search', { until: 5 }), { h2: fled(), h3: fled() });
    const { report } = won(state, [5]);
    expect(report?.characters.map(({ id, flight }) => [id, flight])).toEqual([
      ['h1', false],
      ['h2', false],
      ['h3', true],
    ]);
  });

  test('is not for who leaves when the objective was had [FL-SET-18]', () => {
    const state = battle('meeting', aim('search', { state: 'achieved' }), two);
    const told = leave(state, 'h2');
    expect(told.state.figures['h2']?.counts['fled']).toBeUndefined();
  });

  test('after a Defensive Battle is for all of them [FL-SET-22] [FL-SCN-12]', () => {
    const { report } = won(battle('defensive', aim('defend', { needed: 9 }), { h2: fled(), h3: fled() }));
    expect(report?.characters.filter(({ flight }) => flight).map(({ id }) => id)).toEqual(['h2', 'h3']);
  });

  test('after a Site for all of them too, when three markers were not cleared yet [FL-SET-33] [FL-SCN-22]', () => {
    const { report } = won(battle('site', aim('site', { needed: 3 }), { h2: fled() }));
    expect(report?.characters.filter(({ flight }) => flight).map(({ id }) => id)).toEqual(['h2']);
  });

  test('after a Raid for nobody [FL-SCN-16] [FL-SET-28]', () => {
    for (const scenario of ['camp-raid', 'hideout-raid'] as const) {
      const { report } = won(
        battle(scenario, aim('hideout', { needed: 9 }), { h2: fled() }),
        scenario === 'camp-raid' ? [4] : [],
      );
      expect(report?.characters.some(({ flight }) => flight)).toBe(false);
    }
  });

  test('never for Halflings, and not for who goes by a spell [FL-CHR-29] [FL-MAG-19]', () => {
    const slips = { ...fled(), specials: ['slip-away'] } as const;
    const { report } = won(battle('defensive', aim('defend', { needed: 9 }), { h2: slips }));
    expect(report?.characters.some(({ flight }) => flight)).toBe(false);
    const spell = happen(battle('defensive', aim('defend', { needed: 9 }), two), (tale) =>
      takeOut(tale, 'h2', 'left', 'h1', 'escape'),
    );
    expect(spell.state.figures['h2']?.counts['fled']).toBeUndefined();
  });
});

describe('what a battle brings', () => {
  test('a Camp: Vital information and D6 Gold Marks when the field is Held [FL-SCN-13]', () => {
    const { report } = won(battle('camp-raid', aim('camp')), [4]);
    expect(report).toMatchObject({ objective: 'achieved', heldField: true });
    expect(report?.gains).toEqual([
      { what: 'gold', amount: 4, because: 'FL-SCN-13' },
      { what: 'vital-information', amount: 1, because: 'FL-SCN-13' },
      { what: 'loot', amount: 1, because: 'FL-RES-20' },
      { what: 'unusual-finds', amount: 1, because: 'FL-RES-21' },
    ]);
  });

  test('a Hideout: a Loot roll more when it is achieved, two Unusual Finds when it is Held [FL-SCN-15] [FL-SET-28]', () => {
    const state = battle('hideout-raid', aim('hideout'), {
      e1: { at: [18, 30], profile: { rank: 'captain', kind: 'leader' } },
    });
    const { report } = won(state);
    expect(report?.gains.map(({ what: each, amount }) => [each, amount])).toEqual([
      ['loot', 1],
      ['loot', 1],
      ['unusual-finds', 2],
    ]);
    expect(report?.enemies.leadersSlain).toEqual(['captain:plain-foe']);
  });

  test('several beasts: the highest rating and one for each other [FL-ENM-34]', () => {
    const beast = (reward: number): FigureGiven => ({
      fate: 'casualty',
      profile: { reward, monsterPoints: 3, rank: 'aberration' },
      end: { round: 1, by: 'h1', how: 'x' },
    });
    const { report } = won(battle('meeting', aim('secure'), { e2: beast(2), e3: beast(3) }));
    expect(report?.gains.map(({ what: each, amount }) => [each, amount])).toEqual([
      ['valuables-first-bonus', 1],
      ['gold', 4],
      ['xp', 4],
      ['loot', 4],
      ['story-points', 2],
      ['adventure-points', 2],
      ['unusual-finds', 1],
    ]);
  });

  test('a trail that was followed to its end, or grew cold [FL-SCN-T-site-reaction-04]', () => {
    const tracked = (fate: 'casualty' | 'table'): FigureGiven => ({
      fate,
      at: [4, 4],
      counts: { tracked: 1 },
      profile: { rank: 'unique' },
    });
    const beaten = won(battle('site', aim('site', { needed: 3 }), { e2: tracked('casualty') }));
    expect(beaten.report?.gains).toContainEqual({
      what: 'adventure-points',
      amount: 2,
      because: 'FL-SCN-T-site-reaction-04',
    });
    const alive = happen(battle('site', aim('site', { needed: 3 }), { e2: tracked('table') }), (tale) =>
      takeOut(tale, 'h1', 'casualty', 'e1', 'x'),
    ).state;
    expect(alive.report?.gains).toContainEqual({
      what: 'enemy-plans',
      amount: 1,
      because: 'FL-SCN-T-site-reaction-04',
    });
    expect(alive.report?.enemies.uniqueFoe).toBe('alive');
  });

  test('the practice battle hurts nobody; fought again it is worth a Story Point [FL-SET-50] [FL-SET-52]', () => {
    const end = (scenario: 'starter' | 'starter-replay') =>
      won(battle(scenario, aim('last-standing'), { h2: { fate: 'casualty', end: { round: 1, by: 'e1', how: 'x' } } }))
        .report;
    expect(end('starter')).toMatchObject({ objective: 'achieved', gains: [] });
    expect(end('starter')?.characters[1]).toMatchObject({ fate: 'casualty', injury: ['no-roll'] });
    expect(end('starter-replay')?.gains).toEqual([{ what: 'story-points', amount: 1, because: 'FL-SET-52' }]);
  });

  test('is told with kills, injuries to roll for, spent items and broken gear [FL-BAT-179] [FL-EQP-09]', () => {
    const figures = {
      h1: {
        at: [18, 6],
        profile: { weapons: [{ id: 'w1', is: 'standard-weapon', improved: null, damaged: true, enchanted: null }] },
      },
      h2: { fate: 'casualty', counts: { 'injury/gruesome': 1 }, end: { round: 1, by: 'e1', how: 'x' } },
      h3: { fate: 'waiting' },
      e2: {
        fate: 'casualty',
        profile: { id: 'gnawling-raiders', rank: 'sergeant' },
        end: { round: 1, by: 'h1', how: 'x' },
      },
    } as const;
    const warband = {
      backpack: [{ item: 'bandages', count: 3 }],
      characters: [],
      stash: { items: [] },
    } as never as State['warband'];
    const state = battle('meeting', aim('secure'), figures, { warband, backpack: [{ item: 'bandages', count: 1 }] });
    const { report } = won(state);
    expect(report?.characters).toEqual([
      {
        id: 'h1',
        fate: 'stands',
        flight: false,
        injury: [],
        kills: ['trooper:plain-foe', 'sergeant:gnawling-raiders'],
      },
      { id: 'h2', fate: 'casualty', flight: false, injury: ['gruesome'], kills: [] },
    ]);
    expect(report?.spentItems).toEqual(['bandages', 'bandages']);
    expect(report?.damaged).toEqual([{ unit: 'h1', gear: 'standard-weapon' }]);
    expect(report?.enemies.leadersSlain).toEqual(['sergeant:gnawling-raiders']);
  });
});

describe('at the end of a round', () => {
  const settle = (state: State, matter: string, faces: readonly number[]) => {
    const left = [...faces];
    const dice: Dice = { roll: (n) => left.splice(0, n) };
    return happen(state, (tale) => void scenarioTracking.settle(tale, matter, dice));
  };
  const waiting = {
    e2: { fate: 'waiting', counts: { flank: 1 } },
    e3: { fate: 'waiting', counts: { flank: 1 } },
  } as const;

  test('flankers come on a D6 of no more than the round to come, with one more, to the middle of a neutral edge [FL-SET-15] [FL-SCN-08]', () => {
    const state = battle('meeting', aim('secure'), waiting, { next: 20 });
    expect(scenarioTracking.matters(state, 'scenario')).toEqual(['flankers']);
    const quiet = settle(state, 'flankers', [4]);
    expect(quiet.of('flankersRolled')[0]).toMatchObject({ face: 4, round: 3, edge: null });
    const came = settle(state, 'flankers', [3, 5]);
    const [told] = came.of('flankersRolled');
    expect(told).toMatchObject({ face: 3, edge: 'right' });
    expect(told?.units).toEqual(['e2', 'e3', 'e20']);
    expect(came.state.figures['e20']?.profile.id).toBe('gnawling-raiders');
    for (const id of told?.units ?? []) {
      const pose = came.state.figures[id]?.pose;
      expect(Math.hypot((pose?.x ?? 0) - inch(36), (pose?.y ?? 0) - inch(18))).toBeLessThan(inch(3.2));
    }
    expect(scenarioTracking.matters(came.state, 'scenario')).toEqual([]);
  });

  test('they keep an inch from whoever is there [FL-SET-15] [FL-BAT-37]', () => {
    const state = battle('meeting', aim('secure'), { ...waiting, h2: { at: [35.3, 18] } }, { next: 20 });
    const came = settle(state, 'flankers', [1, 4]).state;
    for (const id of ['e2', 'e3', 'e20']) {
      const pose = came.figures[id]?.pose;
      const gap = Math.hypot((pose?.x ?? 0) - inch(35.3), (pose?.y ?? 0) - inch(18)) - 25;
      expect(gap).toBeGreaterThanOrEqual(inch(1) - 0.05);
    }
  });

  test('a Hideout may wake once, while a Leader stands: 2D6 of no more than the round [FL-SET-29] [FL-SCN-15]', () => {
    const led = { e1: { at: [18, 30], profile: { rank: 'captain' } } } as const;
    const state = battle('hideout-raid', aim('hideout'), led, { round: 4 });
    expect(scenarioTracking.matters(state, 'scenario')).toEqual(['hideout-marker']);
    expect(Object.keys(settle(state, 'hideout-marker', [2, 3]).state.markers)).toEqual([]);
    const woken = settle(state, 'hideout-marker', [2, 2, 1, 10]).state;
    const [marker] = Object.values(woken.markers);
    expect(marker?.is).toBe('unknown');
    expect(marker?.at.y).toBe(inch(0.5));
    expect(scenarioTracking.matters(woken, 'scenario')).toEqual([]);
    expect(scenarioTracking.matters(battle('hideout-raid', aim('hideout'), {}, { round: 4 }), 'scenario')).toEqual([]);
  });

  test('time may run out for the objective [FL-SCN-26]', () => {
    const state = battle('meeting', aim('eliminate', { until: 6, needed: 4 }), {}, { round: 6 });
    expect(scenarioTracking.matters(state, 'scenario')).toEqual(['objective-time']);
    expect(settle(state, 'objective-time', []).state.objective?.state).toBe('lost');
    expect(scenarioTracking.matters({ ...state, round: 5 }, 'scenario')).toEqual([]);
  });
});
