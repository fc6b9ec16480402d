import type { Intent, State } from '@muster/rules/five-leagues';
import { met } from '../../../packages/rules/src/five-leagues/special/test-kit';
import { activate, funded, pass, quick, type Scene, slow, spot, stage } from './stage';

/** What is asked and done beside moving, shooting and fighting. */
export const flowScenes = (): readonly Scene[] => [...asked(), ...ruled(), ...agreed()];

export const FOE = { at: [18, 30] as const };
export const PLACE = { at: [18, 12] as const };

/** Two friends. */
const pair = (state: State): State => ({
  ...state,
  config: { ...state.config, seats: 2 },
  seats: [
    { seat: 'a', side: 'party' },
    { seat: 'b', side: 'party' },
    ...state.seats.filter(({ seat }) => seat === 'gm'),
  ],
});
const two = (given: Partial<Parameters<typeof stage>[0]> = {}): State =>
  pair(stage({ figures: { h1: PLACE, h2: { at: [22, 12], seat: 'b' }, e1: FOE }, ...given }));
const diced: Partial<State> = {
  initiative: { dice: [1, 4], given: {}, proposedBy: null, yes: [] },
  phase: 'initiative',
  steps: [
    { is: 'round', stage: 'initiative' },
    { is: 'initiative', stage: 'assign', again: [], choice: null },
  ],
};

function asked(): readonly Scene[] {
  const flee = { do: 'flee' } as const;
  const answer = (what: string): Intent => ({ do: 'choose', what });
  return [
    {
      name: 'a figure is handed over',
      from: two,
      shows: ['do:share', 'event:shared'],
      wishes: [{ do: 'share', unit: 'h1', seat: 'b' }],
      steps: 1,
    },
    {
      name: 'dice that a friend agrees to',
      from: () => two(diced),
      shows: ['do:propose-initiative', 'do:back-initiative', 'event:initiativeBacked', 'event:initiativeSettled'],
      wishes: [{ do: 'propose-initiative', given: { h1: 0, h2: 1 } }, { do: 'back-initiative' }],
      steps: 3,
    },
    {
      name: 'a die thrown again',
      from: () => two({ ...diced, storyPoints: 2 }),
      shows: ['do:reroll-die', 'event:dieThrownAgain', 'do:keep', 'event:dieKept'],
      wishes: [
        { do: 'reroll-die', die: 1 },
        { do: 'keep', faces: 'after' },
      ],
      steps: 3,
    },
    {
      name: 'in Quick by Will',
      from: () =>
        stage({ figures: { h1: { ...PLACE, will: 1, acts: 'slow', die: 6 }, h2: { at: [22, 12] }, e1: FOE } }),
      shows: ['do:act-quick', 'event:willSpent'],
      wishes: [{ do: 'act-quick', unit: 'h1' }],
      steps: 1,
    },
    {
      name: 'all get up and go',
      from: () => funded(two()),
      shows: ['do:flee', 'event:voteOpened', 'event:voted', 'event:fled', 'step:vote'],
      wishes: [flee, answer('yes')],
      steps: 2,
    },
    {
      name: 'an old friend comes',
      from: () => funded(two(diced)),
      shows: ['do:call-friend', 'event:friendCame', 'event:onceUsed'],
      wishes: [{ do: 'call-friend', name: 'Hob', origin: 'human', at: spot(18, 2) }],
      steps: 1,
    },
    {
      name: 'a story is told',
      from: () => stage({ storyPoints: 1, figures: { h1: PLACE, e1: FOE } }),
      shows: ['do:tell-story', 'event:storyTold', 'event:storyPointSpent'],
      wishes: [{ do: 'tell-story', text: 'A cow', harder: false }],
      steps: 1,
    },
    {
      name: 'a wish not to be asked',
      from: () => stage({ figures: { h1: PLACE, e1: FOE } }),
      shows: ['do:ask-rerolls', 'event:asksRerolls'],
      wishes: [{ do: 'ask-rerolls', ask: false }],
      steps: 1,
    },
    {
      name: 'on when nobody is left',
      from: () => ({ ...stage({ figures: { h1: PLACE } }), steps: [...quick().slice(0, 1), { is: 'play-on' }] }),
      shows: ['step:play-on', 'do:choose', 'event:playOnChosen'],
      wishes: [answer('play-on')],
      steps: 1,
    },
    {
      name: 'over the edge',
      from: () => stage({ figures: { h1: { at: [18, 0.6] }, e1: FOE }, encounter: met('roadside', 'northern-wolves') }),
      shows: ['do:leave', 'event:flightDue'],
      wishes: [activate('h1'), { do: 'leave', unit: 'h1' }],
      steps: 2,
    },
    {
      name: 'morale among equals',
      from: () =>
        stage({
          ...{ steps: slow(), phase: 'slow' },
          fell: [{ unit: 'e8', side: 'enemies', how: 'casualty' }],
          figures: {
            h1: PLACE,
            e1: FOE,
            e2: { at: [14, 30] },
            e3: { at: [22, 30] },
            e8: { fate: 'casualty', end: { round: 2, by: 'h1', how: 'hit-melee' } },
          },
        }),
      shows: ['event:moraleTested', 'event:routDrawn'],
      wishes: [pass],
      faces: [1],
      steps: 1,
    },
    {
      name: 'shields up and eyes open',
      from: () => stage({ figures: { h1: PLACE, h2: { at: [22, 12] }, e1: FOE } }),
      shows: ['do:keep-down', 'event:keptDown', 'do:anticipate', 'event:anticipated'],
      wishes: [activate('h1'), { do: 'keep-down', unit: 'h1' }, activate('h2'), { do: 'anticipate', unit: 'h2' }],
      steps: 4,
    },
    {
      name: 'what is to be fetched',
      from: () =>
        stage({
          objective: { is: 'fetch', until: null, places: [place()], target: null, needed: 1, done: 0, state: 'open' },
          markers: { m1: { ...mark('m1', 18, 12.2), is: 'objective', counts: { item: 1 } } },
          figures: { h1: PLACE, e1: FOE },
        }),
      shows: ['do:interact', 'event:setToWork', 'event:objectiveAdvanced', 'step:interact'],
      wishes: [activate('h1'), { do: 'interact', unit: 'h1', with: 'item' }],
      steps: 2,
    },
    {
      name: 'a place that is searched',
      from: () =>
        stage({
          objective: { is: 'search', until: null, places: [place()], target: null, needed: 1, done: 0, state: 'open' },
          figures: { h1: { ...PLACE, profile: { skills: ['battlewise'] } }, e1: FOE },
        }),
      shows: ['do:interact', 'event:setToWork', 'event:objectiveClosed', 'skill:battlewise'],
      wishes: [activate('h1'), { do: 'interact', unit: 'h1', with: 'place-0' }],
      faces: [4, 4],
      steps: 2,
    },
  ];
}

const place = () => ({ at: spot(18, 12.5), piece: null, marker: null, done: false });
export const mark = (id: string, x: number, y: number) => ({
  ...{ id, at: spot(x, y), label: null, number: null, reachedCentre: false, goal: null, carriedBy: null, counts: {} },
});

export const prepared = (
  trigger: State['secret']['prepared'][number]['trigger'],
): State['secret']['prepared'][number] => ({
  ...{ id: 'p1', title: 'A cry', note: '', figures: [], test: null, told: 'Somebody cries out.', reward: null },
  ...{ trigger, held: false },
});

/** What a master prepares and rules. */
function ruled(): readonly Scene[] {
  const table = (): State => stage({ figures: { h1: PLACE, e1: FOE } });
  const cry: Intent = {
    ...{ do: 'prepare', title: 'A cry', note: '', told: 'Somebody cries out.', figures: [], test: null, reward: null },
    ...{ trigger: { is: 'hand' }, held: false },
  } as Intent;
  const wolf = { entry: 'slave-raiders', rank: null, ranged: false };
  const known = (): State => ({ ...table(), secret: { prepared: [prepared({ is: 'hand' })], next: 2 } });
  const by = (name: string, intent: Intent, shows: readonly string[], from = table): Scene => ({
    ...{ name: `the master ${name}`, from, shows, wishes: [intent] },
    steps: 1,
  });
  return [
    by('prepares', cry, ['do:prepare', 'event:prepared']),
    by('thinks again', { do: 'unprepare', id: 'p1' }, ['do:unprepare', 'event:unprepared'], known),
    by('holds something back', { do: 'hold', id: 'p1', held: true }, ['do:hold'], known),
    by('reveals', { do: 'reveal', id: 'p1' }, ['do:reveal', 'event:sprang'], known),
    by('puts somebody down', { do: 'put', foe: wolf, at: spot(4, 30) }, ['do:put', 'event:arrived']),
    by('sets a sign', { do: 'set-marker', is: 'sign', at: spot(4, 30), label: 'Here' }, [
      'do:set-marker',
      'event:markerSet',
    ]),
    by('takes a sign up', { do: 'take-marker', marker: 'm1' }, ['do:take-marker', 'event:markerGone'], () => ({
      ...table(),
      markers: { m1: { ...mark('m1', 4, 30), is: 'sign' } },
    })),
    by('takes the enemies over', { do: 'hand-over', units: 'all', to: 'master' }, ['do:hand-over', 'event:handedOver']),
    by(
      'rules',
      { do: 'rule', changes: [{ is: 'count', unit: 'h1', what: 'wounds', value: 1 }], text: 'A nasty cut' } as Intent,
      ['do:rule', 'event:ruled'],
    ),
    by('rewards', { do: 'reward', reward: { storyPoints: 1, gold: 1, text: 'Well done' } }, [
      'do:reward',
      'event:rewarded',
    ]),
  ];
}

/** By consent of all. */
function agreed(): readonly Scene[] {
  const wound: Intent = { do: 'correct', changes: [{ is: 'count', unit: 'h1', what: 'wounds', value: 1 }] } as Intent;
  const answer =
    (yes: boolean) =>
    (state: State): Intent | undefined =>
      state.consent.open === null ? undefined : { do: 'answer-proposal', proposal: state.consent.open.id, yes };
  return [
    {
      name: 'something is put right',
      from: two,
      shows: ['do:correct', 'do:answer-proposal', 'event:proposed', 'event:corrected', 'event:proposal-closed'],
      wishes: [wound, answer(true), answer(true), answer(true)],
      steps: 4,
    },
    {
      name: 'they call it a day',
      from: two,
      shows: ['do:offer-result', 'event:proposal-backed', 'event:result-agreed'],
      wishes: [{ do: 'offer-result', winners: [] } as Intent, answer(true), answer(true)],
      steps: 4,
    },
    {
      name: 'they give up',
      from: two,
      shows: ['do:resign', 'event:resigned'],
      wishes: [{ do: 'resign' } as Intent, answer(true), answer(true)],
      steps: 4,
    },
  ];
}
