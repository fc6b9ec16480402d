import type { State } from '@muster/rules/five-leagues';
import {
  CURIOUS_LOCATIONS,
  SITE_FINDS,
  SITE_REACTIONS,
  SITE_TRAPS,
} from '../../../packages/rules/src/five-leagues/content/sites';
import { makeEnemy } from '../../../packages/rules/src/five-leagues/scenarios/force';
import { ENCOUNTER, marker, battle as site } from '../../../packages/rules/src/five-leagues/scenarios/site-kit';
import { aBattle, type FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import { activate, move, pass, quick, type Scene, spot, TOUCH } from './stage';

/** What Sites and Lairs hold: each row of their tables, found by one who walks up to it. */
export const siteScenes = (): readonly Scene[] => [
  ...there(SITE_FINDS.entries).map(({ id, face }) => found(id, [face], [`find:${id}`, 'step:find', 'event:explored'])),
  ...there(SITE_TRAPS.entries).map(({ id, face }) =>
    found(id, [TRAP, 1, 2, face], [`trap:${id}`, 'event:trapSprung'], { toughness: 6, armor: 3 }),
  ),
  found('a trap that kills', [TRAP, 1, 2, 1, 6, 6], ['how:trap'], { toughness: 1 }),
  found('a hazard that kills', [1, 1, 2, 6, 6], ['how:hazard'], { toughness: 1 }),
  ...there(CURIOUS_LOCATIONS.entries).map(
    ({ id, face }): Scene => ({
      name: `in a Lair: ${id}`,
      from: lair,
      shows: [`place:${id}`, 'event:scouted', 'step:lair'],
      wishes: [{ do: 'choose', what: 'look' }],
      faces: [3, 4, face],
      steps: 1,
    }),
  ),
  ...there(SITE_REACTIONS.entries).map(
    ({ id, face }): Scene => ({
      name: `a Site stirs: ${id}`,
      from: () => ({
        ...within({ h1: { at: [18, 6] } }),
        round: 0,
        steps: [...quick().slice(0, 1), { is: 'scout', stage: 'move' }],
      }),
      shows: [`reaction:${id}`, 'event:scoutChosen', 'do:steal'],
      wishes: [{ do: 'steal', unit: 'h1', path: [spot(18, 8.5)] }],
      faces: [face],
      steps: 1,
    }),
  ),
  {
    name: 'somebody who is held, and a friend beside him',
    from: () => within({ h1: { at: [18, 10], conditions: { pinned: 1 } }, h2: { at: [18 + TOUCH, 10] } }),
    shows: ['do:interact', 'event:setToWork', 'step:interact'],
    wishes: [activate('h2'), { do: 'interact', unit: 'h2', with: 'free-h1' }],
    steps: 3,
  },
  {
    name: 'a path through an obstacle',
    from: () =>
      within({ h1: { at: [18, 10], profile: { skills: ['pathwise'] } } }, [
        marker('m1', 18, 11, { label: 'obstacle', counts: { explored: 1, radius: 25 } }),
      ]),
    shows: ['skill:pathwise', 'do:interact'],
    wishes: [activate('h1'), { do: 'interact', unit: 'h1', with: 'm1' }],
    faces: [4, 4],
    steps: 3,
  },
  {
    name: 'a search for what is hidden',
    from: () =>
      within({ h1: { at: [18, 10], profile: { skills: ['scouting'] } } }, [
        marker('m1', 18, 12, { label: 'hidden-thing', counts: { explored: 1 } }),
      ]),
    shows: ['skill:scouting', 'event:gained'],
    wishes: [activate('h1'), { do: 'interact', unit: 'h1', with: 'm1' }],
    faces: [6, 6],
    steps: 3,
  },
  ...(['sentry', 'patrol'] as const).map(
    (aware): Scene => ({
      name: `a ${aware} in the dark`,
      from: () =>
        within({ e1: { at: [4, 30], aware, ...(aware === 'patrol' ? { goal: 'm1' } : {}) } }, [
          marker('m1', 4, 20, { counts: { explored: 1 } }),
        ]),
      shows: [aware === 'sentry' ? 'reason:unaware/sentry' : 'reason:unaware/patrols'],
      wishes: [pass],
      steps: 8,
    }),
  ),
  {
    name: 'a patrol that has arrived',
    from: () => within({ e1: { at: [4, 20], aware: 'patrol', goal: 'm1' } }, [marker('m1', 4, 20)]),
    shows: ['reason:unaware/there'],
    wishes: [pass],
    steps: 8,
  },
  {
    name: 'a patrol with nowhere to go',
    from: () => within({ e1: { at: [4, 20], aware: 'patrol' } }),
    shows: ['reason:unaware/no-goal'],
    wishes: [pass],
    steps: 8,
  },
  {
    name: 'a patrol is sent',
    from: () =>
      within(
        { e1: { at: [4, 30], aware: 'patrol' } },
        [1, 2, 3, 4, 5, 6].map((i) => marker(`m${i}`, 5 * i, 30)),
      ),
    shows: ['event:patrolSent'],
    wishes: [pass, pass],
    steps: 16,
  },
  {
    name: 'a sentry that notices',
    from: () => within({ e1: { at: [18, 18], aware: 'sentry' } }),
    shows: ['event:noticed'],
    wishes: [activate('h1'), move('h1', [[18, 13]])],
    steps: 6,
  },
  {
    name: 'one that crawls through passages',
    from: () => within({ e1: { at: [18, 20], traits: ['crawling'] } }),
    shows: ['trait:crawling'],
    wishes: [pass],
    steps: 8,
  },
];

const TRAP = SITE_FINDS.entries.find(({ id }) => id === 'trap')?.range?.[0] ?? 61;

const there = (
  entries: readonly {
    readonly id: string;
    readonly range?: readonly [number, number] | null;
    readonly missing?: true;
  }[],
) => entries.filter((each) => each.missing !== true).map(({ id, range }) => ({ id, face: range?.[0] ?? 1 }));

/** One member walks up to a marker. */
const found = (
  name: string,
  faces: readonly number[],
  shows: readonly string[],
  profile: FigureGiven['profile'] = {},
): Scene => ({
  name: `found: ${name}`,
  from: () => within({ h1: { at: [18, 8], profile } }, [marker('m1', 18, 13)]),
  shows,
  wishes: [activate('h1'), move('h1', [[18, 11]])],
  faces,
  steps: 8,
});

function within(figures: Parameters<typeof site>[0], markers: Parameters<typeof site>[1] = []): State {
  const state = site(figures, markers);
  return {
    ...state,
    config: { ...state.config, seats: 1 },
    seats: state.seats.filter(({ seat }) => seat !== 'b'),
    steps: quick(),
  };
}

/** A scout in the middle of the near half, a troll that waits, and places to look at. */
function lair(): State {
  const places = [marker('m1', 18, 14), marker('m2', 6, 30), marker('m3', 30, 30)];
  const base = aBattle({
    figures: { h1: { at: [18, 8], counts: { scout: 1 } }, h2: { fate: 'reserve' } },
    markers: Object.fromEntries(places.map((each) => [each.id, { ...each, is: 'curious' as const }])),
    encounter: { ...ENCOUNTER, scenario: 'lair', table: null, entry: null, size: 1, began: 1, aberration: 'troll' },
    round: 0,
    phase: 'set-up',
    next: 50,
    steps: [
      { is: 'round', stage: 'begin' },
      { is: 'lair', stage: 'move', scout: 'h1', moved: [], ready: [] },
    ],
  });
  const h2 = base.figures['h2'];
  return {
    ...base,
    config: { ...base.config, seats: 1, scenario: 'lair' },
    seats: base.seats.filter(({ seat }) => seat !== 'b'),
    objective: { is: 'lair', until: null, places: [], target: null, needed: 1, done: 0, state: 'open' },
    figures: {
      ...base.figures,
      ...(h2 === undefined ? {} : { h2: { ...h2, pose: null } }),
      e1: makeEnemy(base, { entry: 'troll', rank: null, ranged: false }, 'e1'),
    },
  };
}
