import type { Intent, State } from '@muster/rules/five-leagues';
import { zConfig } from '../../../packages/rules/src/five-leagues/config';
import { OBJECTIVES } from '../../../packages/rules/src/five-leagues/content/objectives';
import { MOTIVATIONS } from '../../../packages/rules/src/five-leagues/content/uniques';
import { aWarband } from '../../../packages/rules/src/five-leagues/scenarios/test-kit';
import { setup } from '../../../packages/rules/src/five-leagues/setup';
import { met } from '../../../packages/rules/src/five-leagues/special/test-kit';
import type { FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import { rowWith } from './rules-kit';
import { funded, type Scene, spot, stage } from './stage';

/** How battles begin: each scenario, each objective, what rows and tables change of it, and all before the first round. */
export const setupScenes = (): readonly Scene[] => [
  ...there(OBJECTIVES.entries).map(
    (objective): Scene =>
      set(`for ${objective}`, { objective: objective as never }, [`objective:${objective}`, 'event:objectiveSet']),
  ),
  ...(['starter', 'starter-replay', 'meeting', 'defensive', 'camp-raid', 'hideout-raid', 'site', 'lair'] as const).map(
    (scenario): Scene => ({
      name: `a battle of ${scenario}`,
      from: () => begun({ scenario, map: FIELDS[scenario] ?? 'none' }),
      shows: [`scenario:${scenario}`],
      wishes: [BEGIN],
      steps: 80,
    }),
  ),
  ...there(MOTIVATIONS.entries).map(
    (motivation): Scene =>
      set(`against one moved by ${motivation}`, { leadership: 'unique', foe: 'mighty-warrior' }, [
        `motivation:${motivation}`,
      ]),
  ),
  set('a field by dice', { map: 'rolled' }, ['event:fieldLaid', 'step:lay-terrain']),
  set('against hardened fighters', { entry: rowWith('hardened-fighters') }, ['special:hardened-fighters']),
  set('against a slow grind', { table: 'curse-of-war', objective: 'search' }, ['special:slow-grind']),
  set('against what nobody knows', { entry: rowWith('unknown-enemies') }, ['trait:unknown-enemies']),
  set('with foes from the flank', { entry: rowWith('outflank') }, ['trait:outflank', 'event:outflankRolled']),
  set('with elfin trickery', { table: 'ice-heart-court', scenario: 'defensive' }, ['special:elfin-trickery']),
  ...before(),
  ...watches(),
];

const there = (entries: readonly { readonly id: string; readonly missing?: true }[]): readonly string[] =>
  entries.filter((each) => each.missing !== true).map(({ id }) => id);
const BEGIN: Intent = { do: 'choose', what: 'play-on' };
const FIELDS: Readonly<Record<string, string>> = {
  starter: 'fallow-acre',
  'starter-replay': 'larks-meadow',
  lair: 'thornback-lair',
  site: 'sunken-crypt',
};

/** Everybody is ready; the next answer lets the encounter be built. */
function begun(config: Parameters<typeof aWarband>[0]): State {
  const state = funded(aWarband(config, 6));
  return {
    ...state,
    steps: [{ is: 'round', stage: 'begin' }, { is: 'encounter', stage: 'table', uniques: 0 }, { is: 'play-on' }],
  };
}
const set = (name: string, config: Parameters<typeof aWarband>[0], shows: readonly string[]): Scene => ({
  name: `set up ${name}`,
  from: () => begun({ scenario: 'meeting', map: 'wolds-edge', standIns: true, ...config }),
  shows,
  wishes: [BEGIN],
  steps: 6,
});

function at(
  scenario: State['config']['scenario'],
  step: State['steps'][number],
  given: Parameters<typeof stage>[0],
): State {
  const state = stage({ encounter: met(null, null, { scenario }), ...given });
  const steps: State['steps'] = [{ is: 'round', stage: 'begin' }, step];
  return funded({ ...state, steps, round: 0, phase: 'set-up', config: { ...state.config, scenario } });
}

function before(): readonly Scene[] {
  const mustered: Scene = {
    name: 'a muster',
    from: () => setup(zConfig.parse({ seats: 1, map: 'none' })),
    shows: ['do:bring', 'event:warbandBrought', 'do:ready', 'event:readied', 'step:muster'],
    wishes: [
      { do: 'bring', sheet: 'hearthguard' },
      { do: 'ready', ready: true },
    ],
    steps: 2,
  };
  const seize = (id: string, e1: FigureGiven, motivation: string | null, shows: readonly string[]): Scene => ({
    name: `no initiative to seize: ${id}`,
    from: () => {
      const step = { is: 'seize', stage: 'choose', unit: null, done: [], passed: [] } as const;
      const encounter = met(null, null, { motivation });
      const state = at('meeting', step, { encounter, figures: { h1: { at: [18, 6] }, e1: { at: [18, 24], ...e1 } } });
      return { ...state, steps: [...state.steps, { is: 'play-on' }] };
    },
    shows,
    wishes: [BEGIN],
    steps: 1,
  });
  const party = (items: State['backpack'], scenario: State['config']['scenario'] = 'meeting'): State => {
    const state = at(
      scenario,
      { is: 'deploy-party', stage: 'ask', ready: [] },
      {
        figures: { h1: { at: [18, 2] }, h2: { fate: 'reserve' }, e1: { at: [18, 30] } },
      },
    );
    const { h2 } = state.figures;
    return {
      ...state,
      backpack: items,
      figures: { ...state.figures, ...(h2 === undefined ? {} : { h2: { ...h2, pose: null } }) },
    };
  };
  const takes = (item: 'ironshield-root' | 'springwind-berries' | 'torch'): Scene => ({
    name: `before the battle: ${item}`,
    from: () => party([{ item, count: 1 }]),
    shows: [`item:${item}`, 'do:take-before', 'event:tookBefore'],
    wishes: [{ do: 'take-before', item, unit: 'h1' }],
    steps: 1,
  });
  return [
    mustered,
    seize('they are aware', { traits: ['awareness'] }, null, ['trait:awareness', 'event:seizeBarred']),
    seize('they hunt the warband', { profile: { kind: 'unique', rank: 'unique' } }, 'hunting-the-warband', [
      'motivation:hunting-the-warband',
    ]),
    {
      name: 'the initiative is seized',
      from: () =>
        at(
          'meeting',
          { is: 'seize', stage: 'choose', unit: null, done: [], passed: [] },
          {
            figures: { h1: { at: [18, 6] }, e1: { at: [18, 24] } },
          },
        ),
      shows: ['event:seizeTried', 'step:seize'],
      wishes: [
        { do: 'choose', what: 'h1' },
        { do: 'try', unit: 'h1', with: [] },
      ],
      faces: [6, 5],
      steps: 2,
    },
    takes('ironshield-root'),
    takes('springwind-berries'),
    takes('torch'),
    {
      name: 'before the battle: alarm traps',
      from: () => party([{ item: 'alarm-traps', count: 1 }], 'defensive'),
      shows: ['item:alarm-traps'],
      wishes: [{ do: 'take-before', item: 'alarm-traps' }],
      steps: 1,
    },
    {
      name: 'set down, taken back, set down by the game',
      from: () => party([]),
      shows: ['do:deploy', 'do:take-back', 'do:auto-place', 'do:ready', 'event:deployed'],
      wishes: [
        { do: 'deploy', unit: 'h2', at: spot(14, 2) },
        { do: 'take-back', unit: 'h2' },
        { do: 'auto-place' },
        { do: 'ready', ready: true },
      ],
      steps: 4,
    },
  ];
}

/** Who steals near, and who hears it. */
function watches(): readonly Scene[] {
  const comes = (
    name: string,
    given: { h1?: FigureGiven; e1?: FigureGiven; encounter?: State['encounter'] },
    shows: readonly string[],
  ): Scene => ({
    name: `stolen near: ${name}`,
    from: () =>
      at(
        'defensive',
        { is: 'infiltration', stage: 'watch', unit: 'e1', moved: ['e1'] },
        {
          ...(given.encounter === undefined ? {} : { encounter: given.encounter }),
          figures: { h1: { at: [18, 3], ...given.h1 }, e1: { at: [18, 13], ...given.e1 } },
        },
      ),
    shows: ['event:watched', 'step:infiltration', ...shows],
    wishes: [{ do: 'choose', what: 'h1' }],
    faces: [1, 2],
    steps: 2,
  });
  const goes = (name: string, h1: FigureGiven, shows: readonly string[]): Scene => ({
    name: `stealing near: ${name}`,
    from: () =>
      at(
        'camp-raid',
        { is: 'sneak', stage: 'move', unit: null, ready: [] },
        {
          figures: { h1: { at: [18, 6], ...h1 }, e1: { at: [18, 22] } },
        },
      ),
    shows: ['event:watched', 'do:steal', 'step:sneak', 'manner:sneak', ...shows],
    wishes: [{ do: 'steal', unit: 'h1', path: [spot(18, 9)] }],
    faces: [1, 2],
    steps: 2,
  });
  return [
    comes(
      'by those who are hard to spot',
      { e1: { gained: ['hard-to-spot'] }, encounter: met('duskling-warbands', rowWith('hard-to-spot')) },
      ['special:hard-to-spot'],
    ),
    comes('by raiders', { encounter: met('roadside', rowWith('raiders')) }, ['special:raiders']),
    comes('by a cunning one', { e1: { specials: ['cunning-infiltrator'], profile: { id: 'cunning-infiltrator' } } }, [
      'special:cunning-infiltrator',
    ]),
    comes('to a Feral’s ears', { h1: { gained: ['hunting-instincts'] } }, ['special:hunting-instincts']),
    goes('in a cloak', { profile: { worn: ['scouts-cloak'] } }, ['item:scouts-cloak']),
    goes('plainly', {}, []),
    {
      name: 'those from the flank',
      from: () => {
        const state = stage({
          encounter: met('roadside', 'northern-wolves'),
          steps: [
            { is: 'round', stage: 'slow' },
            { is: 'party-phase', phase: 'slow', stage: 'act', passed: [] },
          ],
          phase: 'slow',
          round: 5,
          figures: {
            h1: { at: [18, 12] },
            e1: { at: [18, 30] },
            e2: { at: [4, 30] },
            e3: { at: [8, 30] },
            e4: { fate: 'waiting', counts: { flank: 1 } },
          },
        });
        return state;
      },
      shows: ['event:flankersRolled'],
      wishes: [{ do: 'end-phase' }],
      steps: 1,
    },
  ];
}
