import { describe, expect, test } from 'vitest';
import type { Encounter } from '../scenario';
import type { Marker, State, Step } from '../state';
import { aBattle, actOf, aPiece, type FigureGiven, happen, play, refusals, type Told } from '../test-kit';
import { inch, inInches } from '../units';
import { notice, noticeMelee } from './awareness';
import { lingering } from './hazards';
import { tasksOf } from './interact';
import { scenarioTracking } from './matters';
import { beginFind } from './on-step';
import { patrolGoal, sendPatrols } from './patrol';
import { aWarband, begun, enemiesIn } from './test-kit';
import { struggleFree } from './traps';

const ENCOUNTER: Encounter = {
  scenario: 'site',
  table: 'lurking-foes',
  entry: 'giant-rats',
  size: 4,
  sizeParts: [],
  ranged: 0,
  leaders: [],
  motivation: null,
  aberration: null,
  unknownMarkers: 0,
  began: 4,
};
const WAITS: readonly Step[] = [
  { is: 'round', stage: 'quick' },
  { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
];
const marker = (id: string, x: number, y: number, given: Partial<Marker> = {}): Marker => ({
  id,
  is: 'exploration',
  at: { x: inch(x), y: inch(y) },
  label: null,
  number: Number(id.slice(1)),
  reachedCentre: false,
  goal: null,
  carriedBy: null,
  counts: {},
  ...given,
});
const battle = (
  figures: Readonly<Record<string, FigureGiven>>,
  markers: readonly Marker[] = [],
  given: Partial<State> = {},
): State => {
  const base = aBattle({
    figures: { h1: { at: [18, 10] }, e9: { at: [2, 34] }, ...figures },
    markers: Object.fromEntries(markers.map((each) => [each.id, each])),
    encounter: ENCOUNTER,
    objective: {
      is: 'site',
      until: null,
      places: [],
      target: null,
      needed: 3,
      done: markers.filter(({ counts }) => (counts['explored'] ?? 0) > 0).length,
      state: 'open',
    },
    steps: WAITS,
    next: 30,
    ...given,
  });
  return { ...base, config: { ...base.config, scenario: 'site' } };
};
const asleep = (at: readonly [number, number], aware: 'patrol' | 'sentry' = 'sentry'): FigureGiven => ({ at, aware });
const awake = (told: Told): readonly string[] => told.of('noticed').flatMap(({ units }) => units);
/** Finds what this face of the D100 says, for `h1` at a marker three inches off. */
const found = (faces: readonly number[], state = battle({}, [marker('m1', 18, 13)])) =>
  happen(state, (tale) => beginFind(tale, state.markers['m1'] as Marker, 'h1'), faces);

describe('a Site is set up', () => {
  const YARD = { table: { width: inch(36), depth: inch(36) } };
  const set = (faces: readonly number[], config: object = {}, given: Partial<State> = YARD) => {
    const edge = 'map' in config ? [] : [1];
    const state = begun(aWarband({ scenario: 'site', entry: 'giant-rats', ...config }, 6, given), [
      3,
      5,
      20,
      ...edge,
    ]).state;
    const ready = play(play(state, { do: 'auto-place' }).state, { do: 'ready', ready: true });
    expect(ready.state.steps.at(-1)).toMatchObject({ is: 'scout', stage: 'move' });
    return { ready, told: play(ready.state, { do: 'choose', what: 'h1' }, faces) };
  };
  const groups = [1, 1, 2, 1, 3, 1, 4, 1].slice(0, 4);

  test('with the warband by its ways in, and one marker for each member, those of the depth on top [FL-SET-30] [FL-SCN-20]', () => {
    const { ready } = set([1, ...groups]);
    const markers = Object.values(ready.state.markers);
    expect(markers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    const party = Object.values(ready.state.figures).filter(({ side }) => side === 'party');
    for (const { at } of markers)
      for (const { pose } of party)
        expect(Math.hypot(at.x - (pose?.x ?? 0), at.y - (pose?.y ?? 0))).toBeGreaterThan(inch(7));
    for (const [i, { at }] of markers.entries())
      for (const other of markers.slice(i + 1))
        expect(Math.hypot(at.x - other.at.x, at.y - other.at.y)).toBeGreaterThan(inch(3));
    expect(refusals(begunSite(), { do: 'deploy', unit: 'h1', at: { x: inch(18), y: inch(12) } })[0]).toMatchObject({
      code: 'deploy/far-from-entry',
      rule: 'FL-SET-30',
    });
  });
  const begunSite = () => begun(aWarband({ scenario: 'site', entry: 'giant-rats' }, 6, YARD), [3, 5, 20, 1]).state;

  test('in a dungeon the markers lie out of sight of the ways in, nine inches off and more [FL-SET-30]', () => {
    const { ready } = set([1, 1, 2, 3, 4], { map: 'sunken-crypt' }, {});
    const entries = [6, 30].map((x) => ({ x: inch(x), y: 0 }));
    const used = entries.filter((entry) =>
      Object.values(ready.state.figures).some(
        ({ side, pose }) =>
          side === 'party' && pose !== null && Math.hypot(pose.x - entry.x, pose.y - entry.y) < inch(6),
      ),
    );
    expect(used.length).toBeGreaterThan(0);
    const markers = Object.values(ready.state.markers);
    expect(markers).toHaveLength(6);
    for (const { at } of markers)
      for (const entry of used) expect(Math.hypot(at.x - entry.x, at.y - entry.y)).toBeGreaterThanOrEqual(inch(9));
  });

  test('one scouts ahead with a normal move, and a D100 says what stirs [FL-SET-31] [FL-SCN-T-site-reaction-01]', () => {
    const { ready, told } = set([15, ...groups]);
    expect(told.of('tableAsked')[0]).toMatchObject({ table: 'site-reaction', faces: [15], entry: 'all-quiet' });
    expect(ready.state.steps.at(-1)?.is).toBe('scout');
    const alone: State = { ...battle({}), round: 0, steps: [...WAITS, { is: 'scout', stage: 'move' }] };
    const steal = (y: number) => ({ do: 'steal' as const, unit: 'h1', path: [{ x: inch(18), y: inch(y) }] });
    // Four inches, and one less in here
    expect(play(alone, steal(13), [15]).of('scoutChosen')[0]?.unit).toBe('h1');
    expect(refusals(alone, steal(13.2)).length).toBeGreaterThan(0);
  });

  test('the enemy comes in groups of three to markers of luck, all of them unaware Patrols [FL-SCN-20] [FL-SET-30]', () => {
    const { told } = set([1, 2, 5, 3, 6]);
    expect(told.of('patrolSent').map(({ marker: id, units, faces }) => [id, units.length, faces])).toEqual([
      ['m12', 3, [2]],
      ['m15', 3, [5]],
      ['m13', 3, [3]],
      ['m16', 1, [6]],
    ]);
    const placed = play(told.state, { do: 'automa' }, [1, 1, 1, 1, 1, 1], 'gm').state;
    const force = enemiesIn(placed, 'table');
    expect(force.every(({ aware, goal }) => aware === 'patrol' && goal === null)).toBe(true);
    const group = force.filter(({ counts }) => counts['group'] === 1);
    const at = placed.markers['m12']?.at ?? { x: 0, y: 0 };
    for (const { pose } of group)
      expect(Math.hypot((pose?.x ?? 0) - at.x, (pose?.y ?? 0) - at.y)).toBeLessThan(inch(4));
  });

  test('a guarded tomb holds two more markers in the middle and three skeletons that watch [FL-SCN-T-site-reaction-02]', () => {
    const { told } = set([16, 1, 1, 1, 1]);
    const markers = Object.values(told.state.markers);
    expect(markers.filter(({ is }) => is === 'exploration')).toHaveLength(8);
    const guards = enemiesIn(told.state, 'table');
    expect(guards.map(({ name, aware, profile }) => [name, aware, profile.combat])).toEqual([
      ['Skeleton 1', 'sentry', 1],
      ['Skeleton 2', 'sentry', 1],
      ['Skeleton 3', 'sentry', 1],
    ]);
    for (const { pose } of guards)
      expect(Math.hypot((pose?.x ?? 0) - inch(18), (pose?.y ?? 0) - inch(18))).toBeLessThan(inch(2.5));
  });

  test('deep places hold three more, by the largest features [FL-SCN-T-site-reaction-03]', () => {
    const terrain = [
      aPiece('hall', { stands: 'area' }, [3, 20], [6, 6]),
      aPiece('pit', { stands: 'area' }, [16, 26], [5, 5]),
      aPiece('nook', { stands: 'area' }, [28, 20], [4, 4]),
      aPiece('twig', { stands: 'area' }, [30, 30], [1, 1]),
    ];
    const { ready, told } = set([31, 1, 1, 1, 1], {}, { ...YARD, terrain });
    const before = Object.keys(ready.state.markers);
    const more = Object.values(told.state.markers).filter(({ id }) => !before.includes(id));
    expect(more).toHaveLength(3);
    expect(more.map(({ number }) => number)).toEqual([7, 8, 9]);
  });

  test('tracks, a way through, a watcher [FL-SCN-T-site-reaction-04] [FL-SCN-T-site-reaction-05] [FL-SCN-T-site-reaction-06]', () => {
    const tracks = set([51, ...groups]).told.state;
    expect(Object.values(tracks.markers).find(({ is }) => is === 'hidden-foe')?.at).toEqual({
      x: inch(18),
      y: inch(18),
    });
    expect(set([66, ...groups]).told.of('gained')[0]).toMatchObject({ what: 'unexplored-location:here' });
    const watcher = play(set([81, ...groups]).told.state, { do: 'automa' }, [1, 1, 1, 1, 1, 1], 'gm').state;
    expect(Object.values(watcher.markers).find(({ is }) => is === 'unknown')?.at).toEqual({ x: inch(18), y: inch(18) });
  });

  test('a quiet entrance finds one group of three in the middle instead, if the party likes [FL-SCN-T-site-reaction-07]', () => {
    const { told } = set([91, 1, 2, 3, 4]);
    const asked = play(told.state, { do: 'automa' }, [], 'gm').state;
    expect(asked.steps.at(-1)).toMatchObject({ is: 'deploy-enemy', stage: 'quiet' });
    const moved = play(asked, { do: 'choose', what: 'group-2' }, [1, 1, 1, 1, 1, 1]).state;
    for (const { pose } of enemiesIn(moved, 'table').filter(({ counts }) => counts['group'] === 2))
      expect(Math.hypot((pose?.x ?? 0) - inch(18), (pose?.y ?? 0) - inch(18))).toBeLessThan(inch(3));
    const none = play(asked, { do: 'choose', what: 'none' }, [1, 1, 1, 1, 1, 1]).state;
    expect(none.round).toBe(1);
  });
});

describe('awareness', () => {
  test('comes of the warband within 8" and in sight [FL-SET-32] [FL-SCN-21]', () => {
    const at = (y: number, terrain: State['terrain'] = []) =>
      awake(happen(battle({ e1: asleep([18, y]) }, [], { terrain }), (tale) => notice(tale)));
    expect(at(18.9)).toEqual(['e1']);
    expect(at(19.1)).toEqual([]);
    const wall = aPiece('wall', { stands: 'block', height: inch(5), tags: ['impassable'] }, [12, 13], [12, 1]);
    expect(at(17, [wall])).toEqual([]);
  });

  test('of an Aware friend in sight within 2", who may have learnt of it just now [FL-SET-32] [FL-SCN-21]', () => {
    const told = happen(
      battle({ e1: asleep([18, 18.5]), e2: asleep([18, 21]), e3: asleep([18, 23.5]), e4: asleep([18, 27]) }),
      (tale) => notice(tale),
    );
    expect(awake(told)).toEqual(['e1', 'e2', 'e3']);
    expect(told.state.figures['e4']?.aware).toBe('sentry');
  });

  test('of a melee within 6", seen or not [FL-SET-32] [FL-SCN-21]', () => {
    const wall = aPiece('wall', { stands: 'block', height: inch(5), tags: ['impassable'] }, [12, 13], [12, 1]);
    const state = battle({ e1: asleep([18, 16.5]), e2: asleep([18, 18]), e3: { at: [18, 11] } }, [], {
      terrain: [wall],
    });
    expect(awake(happen(state, (tale) => noticeMelee(tale, 'h1', 'e3')))).toEqual(['e1']);
  });

  test('of a marker the warband has explored, within 2" [FL-SET-32] [FL-SCN-21]', () => {
    const explored = marker('m1', 18, 28, { counts: { explored: 1 } });
    const state = battle({ e1: asleep([18, 30]), e2: asleep([18, 31.5]) }, [explored, marker('m2', 4, 30)], {});
    expect(awake(happen({ ...state, figures: { ...state.figures } }, (tale) => notice(tale)))[0]).toBe('e1');
    const shut = battle({ e1: asleep([18, 30]) }, [marker('m1', 18, 28)]);
    expect(awake(happen(shut, (tale) => notice(tale)))).toEqual([]);
  });

  test('comes in the middle of a move, and is never forgotten [FL-SET-32] [FL-GEN-17]', () => {
    const state = { ...battle({ h1: { at: [18, 8] }, e1: asleep([18, 19]) }), steps: [...WAITS, actOf('h1')] };
    const told = play(state, {
      do: 'move',
      unit: 'h1',
      path: [{ x: inch(18), y: inch(11) }],
      dash: false,
      jump: false,
    });
    expect(awake(told)).toEqual(['e1']);
    expect(told.state.figures['e1']?.aware).toBe('aware');
  });

  test('is no matter outside of Sites and Lairs [FL-SET-32]', () => {
    const state = { ...battle({ e1: asleep([18, 12]) }), encounter: { ...ENCOUNTER, scenario: 'meeting' as const } };
    expect(happen(state, (tale) => notice(tale)).events).toEqual([]);
  });
});

describe('patrols', () => {
  const markers = [marker('m1', 6, 30), marker('m2', 30, 30)];
  const patrol = { e1: asleep([28, 20], 'patrol'), e2: asleep([29.5, 20], 'patrol'), e3: asleep([6, 20], 'patrol') };
  const send = (state: State, faces: readonly number[]) => {
    const left = [...faces];
    return happen(state, (tale) => sendPatrols(tale, { roll: (n) => left.splice(0, n) }));
  };

  test('draw a marker when the enemies’ phase opens, all within an inch of each other together [FL-SCN-20] [FL-SET-30]', () => {
    const told = send(battle(patrol, markers), [2, 5]);
    expect(told.of('patrolSent').map(({ units, marker: id }) => [units, id])).toEqual([
      [['e1', 'e2'], 'm1'],
      [['e3'], 'm2'],
    ]);
    const { state } = told;
    expect(patrolGoal(state, state.figures['e1'] as never)).toEqual(markers[0]?.at);
    expect(patrolGoal(state, battle({ e1: asleep([28, 20]) }).figures['e1'] as never)).toBeUndefined();
  });

  test('keep to it until they are there, then draw another [FL-SCN-20]', () => {
    const under = battle({ e1: { ...asleep([28, 20], 'patrol'), goal: 'm1' } }, markers);
    expect(send(under, []).of('patrolSent')).toEqual([]);
    const there = battle({ e1: { ...asleep([6, 29], 'patrol'), goal: 'm1' } }, markers);
    expect(send(there, []).of('patrolSent')[0]?.marker).toBe('m2');
  });

  test('wake where they find that the warband has been there [FL-SCN-20]', () => {
    const been = [marker('m1', 6, 30, { counts: { explored: 1 } }), marker('m2', 30, 30)];
    const there = battle({ e1: { ...asleep([6, 28.6], 'patrol'), goal: 'm1' } }, been);
    expect(awake(send(there, []))).toEqual(['e1']);
  });

  test('Unknown Enemies patrol as well [FL-SCN-20]', () => {
    const state = battle({}, [...markers, marker('m3', 18, 30, { is: 'unknown', number: null })]);
    expect(send(state, [5]).state.markers['m3']?.goal).toBe('m2');
  });
});

describe('exploring', () => {
  const walk = (markers: readonly Marker[], faces: readonly number[], terrain: State['terrain'] = []) => {
    const state = { ...battle({ h1: { at: [18, 8] } }, markers, { terrain }), steps: [...WAITS, actOf('h1')] };
    return play(
      state,
      { do: 'move', unit: 'h1', path: [{ x: inch(18), y: inch(11) }], dash: false, jump: false },
      faces,
    );
  };

  test('a marker within 3" and in sight is revealed on the way [FL-SET-33] [FL-SCN-T-site-finds-03]', () => {
    const told = walk([marker('m1', 18, 13)], [21]);
    expect(told.of('explored')[0]).toMatchObject({ marker: 'm1', by: 'h1', face: 21, entry: 'item' });
    expect(told.of('gained')[0]).toMatchObject({ what: 'loot', amount: 1, because: 'FL-SCN-T-site-finds-03' });
    expect(told.of('moved')[0]?.pose.y).toBeLessThan(inch(10.1));
    expect(told.state.markers['m1']?.counts['explored']).toBe(1);
    expect(walk([marker('m1', 18, 15.1)], []).of('explored')).toEqual([]);
    const wall = aPiece('wall', { stands: 'block', height: inch(5), tags: ['impassable'] }, [12, 12], [12, 0.8]);
    expect(walk([marker('m1', 18, 13.4)], [], [wall]).of('explored')).toEqual([]);
  });

  test('three cleared achieve the objective [FL-SET-33] [FL-SCN-20]', () => {
    const two = [marker('m2', 4, 4, { counts: { explored: 1 } }), marker('m3', 30, 4, { counts: { explored: 1 } })];
    const told = walk([marker('m1', 18, 13), ...two], [21]);
    expect(told.of('objectiveClosed')).toEqual([{ type: 'objectiveClosed', is: 'site', state: 'achieved' }]);
  });

  test('the trail of a Unique Foe ends in sight within 8" [FL-SCN-T-site-reaction-04]', () => {
    const told = walk([marker('m1', 18, 18, { is: 'hidden-foe', number: null })], [24]);
    expect(told.of('tableAsked')[0]).toMatchObject({ table: 'unique-foes', entry: 'charismatic-leader' });
    const foe = enemiesIn(told.state, 'table').find(({ profile }) => profile.rank === 'unique');
    expect(foe?.counts['tracked']).toBe(1);
    expect(told.state.markers['m1']).toBeUndefined();
  });
});

describe('what is found', () => {
  test('a hazard of 3": 9+ [Wits] and an inch back, or a +1/+0 Hit [FL-SCN-T-site-finds-01]', () => {
    const passed = found([5, 4, 5]);
    expect(passed.of('moved')[0]).toMatchObject({ unit: 'h1', manner: 'forced', pose: { y: inch(9) } });
    expect(passed.state.terrain.find(({ id }) => id === 'hazard-m1')).toMatchObject({
      stands: 'field',
      tags: ['dangerous'],
    });
    const struck = found([5, 2, 3, 4]);
    expect(struck.state.figures['h1']?.fate).toBe('casualty');
  });

  test('whoever goes in later tests 8+ [Expertise], and again when it stays [FL-SCN-T-site-finds-01]', () => {
    const pool = marker('m1', 18, 16, { label: 'hazard', counts: { explored: 1, radius: inch(3) } });
    const state = { ...battle({ h1: { at: [18, 11] } }, [pool]), steps: [...WAITS, actOf('h1')] };
    const told = play(
      state,
      { do: 'move', unit: 'h1', path: [{ x: inch(18), y: inch(13) }], dash: false, jump: false },
      [4, 4],
    );
    expect(told.of('tested')[0]).toMatchObject({ unit: 'h1', passed: true, target: 8 });
    expect(told.state.figures['h1']?.counts['hazard/m1']).toBe(2);
    expect(lingering(told.state)).toEqual([]);
    const later = { ...told.state, round: 3, steps: WAITS };
    expect(lingering(later)).toEqual([{ unit: 'h1', marker: 'm1' }]);
    expect(scenarioTracking.matters(later, 'scenario')).toEqual(['hazards']);
    const hurt = happen(later, (tale) => void scenarioTracking.settle(tale, 'hazards', { roll: () => [] }), [2, 3, 4]);
    expect(hurt.state.figures['h1']?.fate).toBe('casualty');
  });

  test('an obstacle of 2", Difficult until 8+ [Pathwise] opens a path for the warband alone [FL-SCN-T-site-finds-02]', () => {
    const state = found([11], battle({ h1: { at: [18, 10.3] } }, [marker('m1', 18, 13)])).state;
    expect(state.terrain.find(({ id }) => id === 'obstacle-m1')).toMatchObject({
      stands: 'field',
      tags: ['difficult'],
    });
    const acting = { ...state, steps: [...WAITS, actOf('h1')] };
    const crossing = {
      do: 'move' as const,
      unit: 'h1',
      path: [{ x: inch(18), y: inch(12) }],
      dash: false,
      jump: false,
    };
    const slow = play(acting, crossing).of('moved')[0]?.cost ?? 0;
    expect(slow).toBeGreaterThan(inch(2.2));
    const opened = play(acting, { do: 'interact', unit: 'h1', with: 'm1' }, [4, 4]).state;
    expect(opened.markers['m1']?.counts['opened']).toBe(1);
    const again = {
      ...opened,
      steps: [...WAITS, actOf('h1')],
      figures: { ...opened.figures, h1: state.figures['h1'] as never },
    };
    expect(play(again, crossing).of('moved')[0]?.cost).toBeCloseTo(inch(1.7), 1);
    expect(tasksOf(again, again.figures['h1'] as never)).toEqual([]);
  });

  test('something hidden: 8+ [Scouting] with an Action, once for each, until it is found [FL-SCN-T-site-finds-04]', () => {
    const state = found([36], battle({ h1: { at: [18, 10.3] }, h2: { at: [17, 10.3] } }, [marker('m1', 18, 13)])).state;
    const acting = (unit: string, from: State) => ({ ...from, steps: [...WAITS, actOf(unit)] });
    const missed = play(acting('h1', state), { do: 'interact', unit: 'h1', with: 'm1' }, [3, 4]);
    expect(missed.of('gained')).toEqual([]);
    expect(tasksOf(missed.state, missed.state.figures['h1'] as never)).toEqual([]);
    const had = play(acting('h2', missed.state), { do: 'interact', unit: 'h2', with: 'm1' }, [4, 4]);
    expect(had.of('gained')[0]).toMatchObject({ what: 'loot', because: 'FL-SCN-T-site-finds-04' });
    expect(tasksOf(had.state, had.state.figures['h2'] as never)).toEqual([]);
  });

  test('a double 1 in the search springs a trap on everyone within an inch [FL-SCN-T-site-finds-04] [FL-SCN-23]', () => {
    const state = found(
      [36],
      battle({ h1: { at: [18, 10.3] }, h2: { at: [16.5, 10.3] }, h3: { at: [14, 10.3] } }, [marker('m1', 18, 13)]),
    ).state;
    const acting = { ...state, steps: [...WAITS, actOf('h1')] };
    // h1 fails its 10+, the trap is a cruel one; h2 passes; h3 is too far off
    const told = play(acting, { do: 'interact', unit: 'h1', with: 'm1' }, [1, 1, 2, 3, 61, 5, 5]);
    expect(told.of('trapSprung')).toEqual([{ type: 'trapSprung', unit: 'h1', faces: [61], entry: 'cruel-trap' }]);
    expect(['h1', 'h2', 'h3'].map((id) => told.state.figures[id]?.wounds)).toEqual([1, 0, 0]);
  });

  test('a stash at the farthest place in sight, with three who know of nothing [FL-SCN-T-site-finds-06]', () => {
    const told = found([76]);
    const stash = Object.values(told.state.markers).find(({ is }) => is === 'stash');
    expect(Math.hypot((stash?.at.x ?? 0) - inch(18), (stash?.at.y ?? 0) - inch(10))).toBeGreaterThan(inch(28));
    const guards = enemiesIn(told.state, 'table').filter(({ aware }) => aware === 'sentry');
    expect(guards).toHaveLength(3);
    for (const { pose } of guards)
      expect(Math.hypot((pose?.x ?? 0) - (stash?.at.x ?? 0), (pose?.y ?? 0) - (stash?.at.y ?? 0))).toBeLessThan(
        inch(2.6),
      );
  });

  test('reaching a stash is worth three Loot rolls [FL-SCN-T-site-finds-06]', () => {
    const stash = marker('m1', 18, 13, { is: 'stash', label: 'stash', number: null, counts: { loot: 3 } });
    const state = { ...battle({ h1: { at: [18, 10] } }, [stash]), steps: [...WAITS, actOf('h1')] };
    const told = play(state, {
      do: 'move',
      unit: 'h1',
      path: [{ x: inch(18), y: inch(12) }],
      dash: false,
      jump: false,
    });
    expect(told.of('gained')).toEqual([{ type: 'gained', what: 'loot', amount: 3, because: 'FL-SCN-T-site-finds-06' }]);
    expect(told.state.markers['m1']).toBeUndefined();
  });

  test('an ambush: a melee at once, the ambusher as Attacker [FL-SCN-T-site-finds-07]', () => {
    const told = found([86]);
    const [began] = told.of('meleeBegan');
    expect(began).toMatchObject({ target: 'h1' });
    const foe = told.state.figures[began?.unit ?? ''];
    expect(foe?.pose?.y).toBeLessThan(inch(10));
    expect(told.state.steps.at(-1)).toMatchObject({ is: 'melee', initiator: foe?.id, attacker: foe?.id });
  });

  test('footsteps nine inches off, never within four of a member [FL-SCN-T-site-finds-08]', () => {
    const told = found([91, 3]);
    const foe = enemiesIn(told.state, 'table').find(({ id }) => id !== 'e9');
    expect(foe?.aware).toBe('patrol');
    expect(inInches(Math.abs((foe?.pose?.x ?? 0) - inch(18)))).toBeCloseTo(9, 0);
    const crowded = found([91, 3], battle({ h2: { at: [27, 10] } }, [marker('m1', 18, 13)]));
    const other = enemiesIn(crowded.state, 'table').find(({ id }) => id !== 'e9');
    expect((other?.pose?.x ?? 0) - inch(27)).toBeGreaterThanOrEqual(inch(4) + 12);
  });

  test('what a master prepared comes in place of the book’s roll [FL-SET-33]', () => {
    const state = battle({}, [marker('m1', 18, 13)], {
      secret: {
        next: 2,
        prepared: [
          {
            id: 's1',
            title: 'A door',
            note: '',
            figures: [],
            test: null,
            told: 'A door stands open.',
            reward: null,
            trigger: { is: 'marker', marker: 'm1' },
            held: false,
          },
        ],
      },
    });
    const told = found([], state);
    expect(told.of('sprang')).toHaveLength(1);
    expect(told.of('explored')).toEqual([]);
    expect(told.state.markers['m1']).toMatchObject({ label: 'prepared', counts: { explored: 1 } });
  });
});

describe('traps', () => {
  // 61 to 75 of the finds; then the test, then the trap
  const trap = (faces: readonly number[], figures: Readonly<Record<string, FigureGiven>> = {}) =>
    found([61, ...faces], battle(figures, [marker('m1', 18, 13)]));

  test('are avoided with 10+ [Expertise], and have no more effect [FL-SCN-T-site-finds-05] [FL-SCN-23]', () => {
    const told = trap([5, 5]);
    expect(told.of('tested')[0]).toMatchObject({ target: 10, passed: true });
    expect(told.of('trapSprung')).toEqual([]);
  });

  test('kill: a +1/+0 Hit [FL-SCN-T-site-traps-01]', () => {
    expect(trap([2, 2, 20, 4]).state.figures['h1']?.fate).toBe('casualty');
    expect(trap([2, 2, 20, 2]).state.figures['h1']?.wounds).toBe(1);
  });

  test('raise the alarm within 12", and bring two more unless 8+ [Expertise] [FL-SCN-T-site-traps-02]', () => {
    const sleepers = { e1: asleep([18, 21]), e2: asleep([18, 26]) };
    const quiet = trap([2, 2, 21, 4, 4], sleepers);
    expect(awake(quiet)).toEqual(['e1']);
    expect(enemiesIn(quiet.state, 'table')).toHaveLength(3);
    const loud = trap([2, 2, 21, 3, 4], sleepers);
    const more = enemiesIn(loud.state, 'table').filter(({ id }) => !['e1', 'e2', 'e9'].includes(id));
    expect(more.map(({ aware }) => aware)).toEqual(['aware', 'aware']);
    for (const { pose } of more) expect(pose?.y).toBeGreaterThan(inch(33));
  });

  test('hold whom they catch until 9+ [Wits], at its next activation or by an ally’s Action [FL-SCN-T-site-traps-03]', () => {
    const caught = trap([2, 2, 41], { h2: { at: [16.8, 10] } }).state;
    expect(caught.figures['h1']?.conditions['pinned']).toBe(1);
    const struggled = (faces: readonly number[]) =>
      happen({ ...caught, steps: WAITS }, (tale) => void struggleFree(tale, 'h1'), faces).state.figures['h1']
        ?.conditions;
    expect(struggled([4, 5])).toEqual({});
    expect(struggled([4, 4])).toEqual({ pinned: 1 });
    const acting = { ...caught, steps: [...WAITS, actOf('h2')] };
    const freed = play(acting, { do: 'interact', unit: 'h2', with: 'free-h1' }, [5, 4]).state;
    expect(freed.figures['h1']?.conditions).toEqual({});
    // One ally a round
    const failed = play(acting, { do: 'interact', unit: 'h2', with: 'free-h1' }, [1, 4]).state;
    expect(tasksOf(failed, failed.figures['h2'] as never)).toEqual([]);
  });

  test('wound without a roll [FL-SCN-T-site-traps-04]', () => {
    expect(trap([2, 2, 75]).state.figures['h1']?.wounds).toBe(1);
  });

  test('guard a treasure for whoever reaches the marker afterwards [FL-SCN-T-site-traps-05]', () => {
    const sprung = trap([2, 2, 76, 99, 2]);
    expect(sprung.of('trapSprung')[0]).toMatchObject({ faces: [76, 99], entry: 'deadly-trap' });
    const state = { ...sprung.state, steps: [...WAITS, actOf('h1')] };
    const told = play(state, {
      do: 'move',
      unit: 'h1',
      path: [{ x: inch(18), y: inch(12) }],
      dash: false,
      jump: false,
    });
    expect(told.of('gained')).toEqual([{ type: 'gained', what: 'loot', amount: 1, because: 'FL-SCN-T-site-traps-05' }]);
  });
});

test('tests ask first where somebody has Will to spend [FL-SCN-23]', () => {
  const state = battle({ h1: { at: [18, 10], will: 1, profile: { will: 1 } } }, [marker('m1', 18, 13)]);
  const asked = found([61], state).state;
  expect(asked.steps.at(-1)?.is).toBe('test');
});
