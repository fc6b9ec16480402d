import { describe, expect, test } from 'vitest';
import type { Marker, State } from '../state';
import { actOf, aPiece, type FigureGiven, happen, IDLE, play } from '../test-kit';
import { inch, inInches } from '../units';
import { lingering } from './hazards';
import { tasksOf } from './interact';
import { scenarioTracking } from './matters';
import { asleep, awake, battle, found, marker, WAITS } from './site-kit';
import { enemiesIn } from './test-kit';
import { struggleFree } from './traps';

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
    expect(struck.of('struck')[0]).toMatchObject({ how: 'hazard', why: 'FL-SCN-T-site-finds-01' });
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
    // It is a Use Action: a full move may come before it
    const came = { did: { ...IDLE, spent: inch(4), moved: inch(4) } };
    const { h2 } = acting.figures;
    const ran = h2 === undefined ? acting : { ...acting, figures: { ...acting.figures, h2: { ...h2, ...came } } };
    expect(play(ran, { do: 'interact', unit: 'h2', with: 'free-h1' }, [5, 4]).state.figures['h1']?.conditions).toEqual(
      {},
    );
    // One ally a round
    const failed = play(acting, { do: 'interact', unit: 'h2', with: 'free-h1' }, [1, 4]).state;
    expect(tasksOf(failed, failed.figures['h2'] as never)).toEqual([]);
  });

  test('wound without a roll [FL-SCN-T-site-traps-04]', () => {
    const cruel = trap([2, 2, 75]).state.figures['h1'];
    expect(cruel).toMatchObject({ wounds: 1, stunned: false });
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
