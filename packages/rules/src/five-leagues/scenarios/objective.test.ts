import { describe, expect, test } from 'vitest';
import { takeOut } from '../combat/leaving';
import type { Encounter, Objective, ObjectiveId } from '../scenario';
import type { Marker, State, Step } from '../state';
import { aBattle, actOf, aPiece, type FigureGiven, happen, play, refusals } from '../test-kit';
import { inch } from '../units';
import { tasksOf } from './interact';
import { scenarioTracking } from './matters';
import { objectiveTracking, timeIsUp } from './objective';
import { establishObjective, placeObjective } from './objective-set';

const encounterOf = (scenario: Encounter['scenario'], given: Partial<Encounter> = {}): Encounter => ({
  scenario,
  table: 'ruin-within',
  entry: 'slave-raiders',
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
/** Somebody is asked below, so that nothing goes on by itself. */
const WAITS: readonly Step[] = [
  { is: 'round', stage: 'quick' },
  { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
];
const wood = aPiece('wood', { stands: 'area', height: inch(4) }, [16, 18], [5, 4]);
const crag = aPiece('crag', { stands: 'block', height: inch(2) }, [26, 18], [3, 3]);
const heart = (x: number, y: number) => ({ x: inch(x), y: inch(y) });

const battle = (
  objective: Objective,
  figures: Readonly<Record<string, FigureGiven>> = {},
  given: Partial<State> = {},
  scenario: Encounter['scenario'] = 'meeting',
): State =>
  aBattle({
    figures: { h1: { at: [10, 6] }, e1: { at: [30, 32] }, ...figures },
    objective,
    encounter: encounterOf(scenario),
    terrain: [wood, crag],
    steps: WAITS,
    ...given,
  });
const place = (piece: string | null, at: { x: number; y: number }, done = false) => ({ at, piece, marker: null, done });
const track = (state: State, faces: readonly number[] = []) =>
  happen(state, (tale) => objectiveTracking(tale, { roll: () => faces }), []);
const acting = (state: State, unit = 'h1'): State => ({ ...state, steps: [...WAITS, actOf(unit)] });
const work = (state: State, what: string, faces: readonly number[] = []) =>
  play(acting(state), { do: 'interact', unit: 'h1', with: what }, faces);

describe('the objective of a Meeting Engagement', () => {
  const drawn = (face: number, more: readonly number[] = [], config: object = {}) =>
    happen({ ...battle(aim('secure')), config: { ...battle(aim('secure')).config, ...config } }, (tale) =>
      establishObjective(tale, { roll: (_n, sides) => (sides === 100 ? [face] : more.slice(0, 1)) }),
    ).state.objective;

  test('is rolled on its table, with the last round it can be had in [FL-SET-17] [FL-SCN-26]', () => {
    expect(
      [15, 30, 50, 60, 75, 85, 100].map((face) => drawn(face, [3])).map((each) => [each?.is, each?.until]),
    ).toEqual([
      ['fetch', 6],
      ['search', 5],
      ['scout', 5],
      ['investigate', 5],
      ['eliminate', 6],
      ['hunt', null],
      ['secure', null],
    ]);
  });

  test('gives the Curse of War a round more [FL-SCN-26] [FL-ENM-30]', () => {
    const state = battle(
      aim('secure'),
      {},
      { encounter: encounterOf('meeting', { table: 'curse-of-war', entry: 'torn-flags' }) },
    );
    const told = happen(state, (tale) => establishObjective(tale, { roll: () => [70] }));
    expect(told.state.objective).toMatchObject({ is: 'eliminate', until: 7 });
  });

  test('may be chosen instead [FL-SCN-06]', () => {
    expect(drawn(1, [], { objective: 'hunt' })?.is).toBe('hunt');
  });

  test('lies at random features of the neutral ground, each at its own [FL-SET-17] [FL-SET-11]', () => {
    const state = battle(
      aim('scout', { needed: 2 }),
      {},
      { counts: { 'line-party': inch(10), 'line-enemy': inch(10) } },
    );
    const far = aPiece('far', { stands: 'area', height: inch(2) }, [4, 30], [4, 4]);
    const more = { ...state, terrain: [wood, far, crag] };
    const told = happen(more, (tale) => placeObjective(tale, { roll: () => [6] }));
    expect(told.state.objective?.places.map(({ piece }) => piece)).toEqual(['crag', 'wood']);
  });

  test('lies in the middle where there is no feature at all [FL-SET-17]', () => {
    const told = happen({ ...battle(aim('search')), terrain: [] }, (tale) => placeObjective(tale, { roll: () => [] }));
    expect(told.state.objective?.places).toEqual([place(null, heart(18, 18))]);
  });
});

describe('fetching something', () => {
  const item = (given: Partial<Marker> = {}): Marker => ({
    id: 'm1',
    is: 'objective',
    at: heart(18.5, 20),
    label: 'fetch',
    number: null,
    reachedCentre: false,
    goal: null,
    carriedBy: null,
    counts: { item: 1 },
    ...given,
  });
  const fetching = (h1: FigureGiven, given: Partial<State> = {}, marker = item()) =>
    battle(
      aim('fetch', { until: 6, places: [{ ...place('wood', heart(18.5, 20)), marker: 'm1' }] }),
      { h1 },
      { markers: { m1: marker }, ...given },
    );

  test('it is taken up with an Action in the feature, without a die for success [FL-SCN-T-objectives-01] [FL-SET-17]', () => {
    const told = work(fetching({ at: [18, 19] }), 'item', [2, 6]);
    expect(told.state.markers['m1']?.carriedBy).toBe('h1');
    expect(told.of('tableAsked').map(({ table, entry }) => [table, entry])).toEqual([
      ['objective-item-what', 'small-chest'],
      ['objective-item-reward', 'worthless'],
    ]);
    expect(told.state.objective?.state).toBe('open');
    const away = fetching({ at: [18, 14] });
    expect(tasksOf(away, away.figures['h1'] as never)).toEqual([]);
    expect(refusals(acting(away), { do: 'interact', unit: 'h1', with: 'item' })[0]?.code).toBe('interact/not-there');
  });

  test('after round 6 it is lost [FL-SCN-T-objectives-01] [FL-SCN-26]', () => {
    const late = fetching({ at: [18, 19] }, { round: 7 });
    expect(tasksOf(late, late.figures['h1'] as never)).toEqual([]);
    expect(happen(fetching({}, { round: 6 }), timeIsUp).state.objective?.state).toBe('lost');
    expect(happen(fetching({}, { round: 5 }), timeIsUp).state.objective?.state).toBe('open');
    // What is in somebody's hands has no hurry
    const held = item({ carriedBy: 'h1', counts: { item: 1, taken: 1 } });
    expect(happen(fetching({}, { round: 6 }, held), timeIsUp).state.objective?.state).toBe('open');
    // Nor what lies where its bearer fell
    const dropped = item({ at: heart(18, 14), counts: { item: 1, taken: 1 } });
    const fallen = fetching({ at: [18, 14] }, { round: 8 }, dropped);
    expect(happen(fallen, timeIsUp).state.objective?.state).toBe('open');
    expect(scenarioTracking.matters(fallen, 'scenario')).toEqual([]);
    expect(work(fallen, 'item', [2, 6]).state.markers['m1']?.carriedBy).toBe('h1');
  });

  test('whoever leaves the table with it has it [FL-SCN-T-objectives-01] [FL-SCN-T-objective-item-who-06] [FL-SCN-T-objective-item-reward-02]', () => {
    const held = item({ carriedBy: 'h1', counts: { item: 1, taken: 1 } });
    const state = fetching({ at: [18, 1] }, { counts: { 'fetch-told-by': 6, 'fetch-reward': 2 } }, held);
    const told = play(acting(state), { do: 'leave', unit: 'h1' });
    expect(told.state.report).toMatchObject({ objective: 'achieved', heldField: false });
    expect(told.state.report?.characters[0]).toMatchObject({ fate: 'left', flight: false });
    expect(told.state.report?.gains).toEqual(
      expect.arrayContaining([
        { what: 'gold', amount: 1, because: 'FL-SCN-T-objective-item-who-06' },
        { what: 'valuables-bonus', amount: 1, because: 'FL-SCN-T-objective-item-reward-02' },
        { what: 'loot', amount: 1, because: 'FL-RES-20' },
      ]),
    );
  });

  test('a Friend who told of it, and another buyer, are for the campaign to ask [FL-SCN-T-objective-item-who-05] [FL-SCN-T-objective-item-reward-04]', () => {
    const held = item({ carriedBy: 'h1', counts: { item: 1, taken: 1 } });
    const state = fetching({ at: [18, 1] }, { counts: { 'fetch-told-by': 5, 'fetch-reward': 4 } }, held);
    const gains = play(acting(state), { do: 'leave', unit: 'h1' }).state.report?.gains.map(({ what }) => what);
    expect(gains).toEqual(expect.arrayContaining(['friend-story-point-or-gold', 'other-buyer']));
  });

  test('where its carrier fell another takes it up, at any time [FL-SCN-T-objectives-01]', () => {
    const held = item({ carriedBy: 'h2', counts: { item: 1, taken: 1 } });
    const state = battle(
      aim('fetch', { until: 6, places: [place('wood', heart(18.5, 20))] }),
      { h1: { at: [30, 6] }, h2: { at: [29, 6] } },
      { markers: { m1: held }, round: 8 },
    );
    const fell = happen(state, (tale) => takeOut(tale, 'h2', 'casualty', 'e1', 'test')).state;
    expect(fell.markers['m1']).toMatchObject({ carriedBy: null, at: heart(29, 6) });
    expect(work(fell, 'item', [1, 1]).state.markers['m1']?.carriedBy).toBe('h1');
  });
});

describe('searching for something', () => {
  const searching = (h1: FigureGiven, round = 2, until: number | null = 5) =>
    battle(aim('search', { until, places: [place('crag', heart(27.5, 19.5))] }), { h1 }, { round });

  test('takes an Action beside the feature and 7+ [Battlewise] in rounds 1 to 5 [FL-SCN-T-objectives-02] [FL-SET-17]', () => {
    const beside = searching({ at: [25.2, 19] });
    expect(work(beside, 'place-0', [3, 3]).state.objective?.state).toBe('open');
    const told = work(searching({ at: [25.2, 19], profile: { skills: ['battlewise'] } }), 'place-0', [3, 3, 2]);
    expect(told.state.objective?.state).toBe('achieved');
    const far = searching({ at: [23, 19] });
    expect(tasksOf(far, far.figures['h1'] as never)).toEqual([]);
    const late = searching({ at: [25.2, 19] }, 6);
    expect(tasksOf(late, late.figures['h1'] as never)).toEqual([]);
    expect(tasksOf(searching({ at: [25.2, 19] }, 6, null), late.figures['h1'] as never)).toHaveLength(1);
  });

  test('turns up what the die says [FL-SCN-T-objective-search-01] [FL-SCN-T-objective-search-02] [FL-SCN-T-objective-search-03] [FL-SCN-T-objective-search-04] [FL-SCN-T-objective-search-05] [FL-SCN-T-objective-search-06]', () => {
    const gains = (faces: readonly number[], state = searching({ at: [25.2, 19] })) =>
      work(state, 'place-0', [4, 4, ...faces])
        .of('gained')
        .map(({ what, amount }) => [what, amount]);
    expect(gains([1])).toEqual([['enemy-plans-unless-held', 1]]);
    expect(gains([2])).toEqual([['adventure-points', 1]]);
    expect(gains([3])).toEqual([['unexplored-location', 1]]);
    expect(gains([4, 3])).toEqual([['delve', 1]]);
    expect(gains([4, 4])).toEqual([
      ['delve', 1],
      ['delve-of-the-threat', 1],
    ]);
    // Where no Threat was fought, nothing says whose the Delve is
    const robbers = encounterOf('meeting', { table: 'roadside', entry: 'petty-robbers' });
    expect(gains([4], { ...searching({ at: [25.2, 19] }), encounter: robbers })).toEqual([['delve', 1]]);
    expect(gains([5])).toEqual([['threat-enemies', 1]]);
    expect(gains([6])).toEqual([['adventure-points', 2]]);
  });
});

describe('scouting the area', () => {
  const both = [place('wood', heart(18.5, 20)), place('crag', heart(27.5, 19.5))];

  test('is done when members have been at both features [FL-SCN-T-objectives-03] [FL-SET-17]', () => {
    const one = track(battle(aim('scout', { needed: 2, until: 5, places: both }), { h1: { at: [18, 19] } }));
    expect(one.of('objectiveAdvanced')[0]).toMatchObject({ unit: 'h1', done: 1, needed: 2 });
    const two = track(
      {
        ...one.state,
        figures: { ...one.state.figures, h2: battle(aim('scout'), { h2: { at: [25.3, 20] } }).figures['h2'] as never },
      },
      [4],
    );
    expect(two.state.objective?.state).toBe('achieved');
    expect(two.of('diceThrown')[0]).toMatchObject({ why: 'unexplored-location', faces: [4], happens: false });
  });

  test('on 5 and 6 it shows an Unexplored Location [FL-SCN-27]', () => {
    const places = [place('wood', heart(18.5, 20), true), place('crag', heart(27.5, 19.5))];
    const told = track(battle(aim('scout', { needed: 2, done: 1, until: 5, places }), { h1: { at: [25.3, 20] } }), [5]);
    expect(told.of('gained')).toEqual([
      { type: 'gained', what: 'unexplored-location:here', amount: 1, because: 'FL-SCN-T-objectives-03' },
    ]);
  });

  test('comes true in the middle of a move [FL-GEN-17]', () => {
    const state = battle(aim('scout', { needed: 2, until: 5, places: both }), { h1: { at: [18, 15] } });
    const told = play(acting(state), { do: 'move', unit: 'h1', path: [heart(18, 18.5)], dash: false, jump: false });
    expect(told.state.objective?.places.map(({ done }) => done)).toEqual([true, false]);
  });

  test('is lost when round 5 ends [FL-SCN-26]', () => {
    const state = battle(aim('scout', { needed: 2, until: 5, places: both }), {}, { round: 5 });
    expect(happen(state, timeIsUp).of('objectiveClosed')).toEqual([
      { type: 'objectiveClosed', is: 'scout', state: 'lost' },
    ]);
  });
});

describe('investigating', () => {
  const state = (given: Partial<State> = {}) =>
    battle(aim('investigate', { until: 5, places: [place(null, heart(18, 18))] }), { h1: { at: [18, 17.4] } }, given);

  test('is done in the middle of the battlefield on 1 to 4 [FL-SCN-T-objectives-04] [FL-SET-17]', () => {
    expect(track(state(), [4]).state.objective?.state).toBe('achieved');
    const away = battle(aim('investigate', { places: [place(null, heart(18, 18))] }), { h1: { at: [18, 16] } });
    expect(track(away).events).toEqual([]);
  });

  test('on 5 and 6 it becomes a search without a time limit [FL-SCN-T-objectives-04]', () => {
    const told = track(state({ terrain: [crag] }), [5]);
    expect(told.state.objective).toMatchObject({ is: 'search', until: null, state: 'open' });
    expect(told.state.objective?.places[0]?.piece).toBe('crag');
  });

  test('may be finished when no enemy is left before round 6, if the party wishes [FL-SCN-T-objectives-04] [FL-SCN-03]', () => {
    const last = battle(aim('investigate', { until: 5, places: [place(null, heart(18, 18))] }), {
      h1: { at: [18, 10] },
    });
    const fell = (round: number) => happen({ ...last, round }, (tale) => takeOut(tale, 'e1', 'casualty', 'h1', 'test'));
    const asked = fell(3).state;
    expect(asked.steps.at(-1)?.is).toBe('play-on');
    const on = play(asked, { do: 'choose', what: 'play-on' }).state;
    expect([on.report, on.steps.at(-1)?.is]).toEqual([null, 'party-phase']);
    const enough = play(asked, { do: 'choose', what: 'enough' }).state;
    expect(enough.report).toMatchObject({ heldField: true, objective: 'lost' });
    expect(fell(6).state.report?.heldField).toBe(true);
  });
});

describe('eliminating the enemy', () => {
  test('takes four slain by the end of round 6; a Captain or a Unique Foe counts twice [FL-SCN-T-objectives-05] [FL-SCN-28]', () => {
    const slain = (rank: 'captain' | 'sergeant' | null, round = 2): FigureGiven => ({
      fate: 'casualty',
      profile: { rank },
      end: { round, by: 'h1', how: 'x' },
    });
    const state = (figures: Readonly<Record<string, FigureGiven>>) =>
      battle(aim('eliminate', { needed: 4, until: 6 }), figures);
    const three = track(state({ e2: slain('captain'), e3: slain('sergeant') }));
    expect(three.state.objective).toMatchObject({ done: 3, state: 'open' });
    const four = track(state({ e2: slain('captain'), e3: slain(null), e4: slain(null), e5: { fate: 'routed' } }));
    expect(four.state.objective).toMatchObject({ done: 4, state: 'achieved' });
    expect(four.of('gained')).toEqual([
      { type: 'gained', what: 'adventure-points', amount: 1, because: 'FL-SCN-T-objectives-05' },
    ]);
    expect(track(state({ e2: slain('captain', 7), e3: slain('captain', 7) })).events).toEqual([]);
  });
});

describe('hunting', () => {
  const hunted = (figures: Readonly<Record<string, FigureGiven>>, face = 1) =>
    happen(battle(aim('hunt'), figures), (tale) => placeObjective(tale, { roll: () => [face] })).state;

  test('is after a Unique Foe, else the highest rank, else one of them who is the tougher for it [FL-SCN-T-objectives-06]', () => {
    const led = { e2: { profile: { rank: 'sergeant' } }, e3: { profile: { rank: 'captain' } } } as const;
    expect(hunted({ ...led, e4: { profile: { rank: 'unique' } } }).objective?.target).toBe('e4');
    expect(hunted(led).objective?.target).toBe('e3');
    const plain = hunted({ e2: {} }, 5);
    expect(plain.objective?.target).toBe('e2');
    expect(plain.figures['e2']?.changes).toEqual([{ score: 'toughness', by: 1, because: 'FL-SCN-T-objectives-06' }]);
  });

  test('counts only in melee [FL-SCN-T-objectives-06] [FL-SCN-28]', () => {
    const state = battle(aim('hunt', { target: 'e1' }), { e2: {}, h1: { at: [30, 30.8] } });
    const shot = happen(state, (tale) => takeOut(tale, 'e1', 'casualty', 'h1', 'self-bow'));
    expect(shot.state.objective?.state).toBe('lost');
    const inMelee: State = {
      ...state,
      steps: [
        ...WAITS,
        {
          ...(happen(state, (tale) => tale.call({ is: 'play-on' })).state.steps.at(-1) as never as object),
          ...MELEE,
        } as Step,
      ],
    };
    const struck = happen(inMelee, (tale) => takeOut(tale, 'e1', 'casualty', 'h1', 'standard-weapon'));
    expect(struck.state.figures['e1']?.counts['slainInMelee']).toBe(1);
    expect(struck.of('objectiveClosed')).toEqual([{ type: 'objectiveClosed', is: 'hunt', state: 'achieved' }]);
    expect(struck.of('gained')[0]).toMatchObject({ what: 'adventure-points', amount: 1 });
  });
});

const MELEE: Step = {
  is: 'melee',
  initiator: 'h1',
  other: 'e1',
  attacker: 'h1',
  exchange: 1,
  stage: 'over',
  weapons: {},
  tactics: {},
  faces: {},
  dazed: [],
  rerolls: null,
  winner: null,
  blows: [],
  hit: null,
  leads: null,
  asked: false,
  again: false,
  ends: 'casualty',
  notes: {},
};

describe('the objectives of the other scenarios', () => {
  const placed = (is: ObjectiveId, scenario: Encounter['scenario'], figures: Readonly<Record<string, FigureGiven>>) =>
    happen(battle(aim(is), figures, {}, scenario), (tale) => placeObjective(tale, { roll: () => [1] })).state;

  test('of a Defensive Battle: half of them, rounded up, slain or driven off [FL-SET-22] [FL-SCN-10]', () => {
    const seven = Object.fromEntries(
      ['e2', 'e3', 'e4', 'e5', 'e6', 'e7'].map((id, i) => [id, { at: [4 + i * 3, 30] } as FigureGiven]),
    );
    const state = placed('defend', 'defensive', seven);
    expect(state.objective?.needed).toBe(4);
    const gone = { ...state, figures: { ...state.figures } };
    for (const [id, fate] of [
      ['e1', 'casualty'],
      ['e2', 'routed'],
      ['e3', 'casualty'],
    ] as const)
      gone.figures = { ...gone.figures, [id]: { ...(gone.figures[id] as never as object), fate } as never };
    expect(track(gone).state.objective).toMatchObject({ done: 3, state: 'open' });
    gone.figures = { ...gone.figures, e4: { ...(gone.figures['e4'] as never as object), fate: 'routed' } as never };
    expect(track(gone).state.objective?.state).toBe('achieved');
  });

  test('of a Hideout: all their Leaders [FL-SET-28] [FL-SCN-15]', () => {
    const state = placed('hideout', 'hideout-raid', {
      e2: { profile: { rank: 'captain' } },
      e3: { at: [4, 30], profile: { rank: 'sergeant' } },
    });
    expect(state.objective?.needed).toBe(2);
    const one = happen(state, (tale) => takeOut(tale, 'e2', 'casualty', 'h1', 'x')).state;
    expect(one.objective).toMatchObject({ done: 1, state: 'open' });
    expect(happen(one, (tale) => takeOut(tale, 'e3', 'routed', null, 'x')).state.objective?.state).toBe('achieved');
  });

  test('of a Camp is holding the field; whoever reaches its stores in rounds 1 to 4 has a Loot roll at once [FL-SET-28] [FL-SCN-14]', () => {
    const camp = (round: number, loot = 1): State => {
      const marker: Marker = {
        id: 'm1',
        is: 'objective',
        at: heart(18, 15),
        label: 'camp',
        number: null,
        reachedCentre: false,
        goal: null,
        carriedBy: null,
        counts: { loot, until: 4, radius: inch(0.8) },
      };
      return battle(aim('camp'), { h1: { at: [18, 11] } }, { round, markers: { m1: marker } }, 'camp-raid');
    };
    const walk = (state: State) =>
      play(acting(state), { do: 'move', unit: 'h1', path: [heart(18, 13.4)], dash: false, jump: false });
    const told = walk(camp(4));
    expect(told.of('gained')).toEqual([{ type: 'gained', what: 'loot', amount: 1, because: 'FL-SCN-14' }]);
    expect(told.state.markers['m1']?.counts['loot']).toBe(0);
    expect(walk(camp(5)).of('gained')).toEqual([]);
    // A camp that was attacked before has none left
    expect(walk(camp(2, 0)).of('gained')).toEqual([]);
    expect(told.state.objective?.state).toBe('open');
  });

  test('of a Lair: the beast is slain [FL-SET-35] [FL-SCN-24]', () => {
    const state = placed('lair', 'lair', { e2: { profile: { monsterPoints: 3, rank: 'aberration' } } });
    expect(happen(state, (tale) => takeOut(tale, 'e2', 'casualty', 'h1', 'x')).state.objective?.state).toBe('achieved');
  });
});
