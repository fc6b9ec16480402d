import { describe, expect, test } from 'vitest';
import type { State } from '../state';
import { actOf, aPiece, happen, play, refusals } from '../test-kit';
import { inch } from '../units';
import { notice, noticeMelee } from './awareness';
import { patrolGoal, sendPatrols } from './patrol';
import { asleep, awake, battle, ENCOUNTER, marker, WAITS } from './site-kit';
import { aWarband, begun, enemiesIn } from './test-kit';

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
    expect(refusals(alone, steal(13.2)).map(({ code }) => code)).toEqual(['move/too-far']);
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
