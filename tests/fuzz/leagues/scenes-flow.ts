import type { Intent, State } from '@muster/rules/five-leagues';
import { met } from '../../../packages/rules/src/five-leagues/special/test-kit';
import type { StepOf } from '../../../packages/rules/src/five-leagues/steps/step';
import { aPiece, carried, type FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import { activate, fight, funded, move, pass, quick, type Scene, shoot, slow, spot, stage, TOUCH } from './stage';

/** What is asked and done beside moving, shooting and fighting, and what happens on the way and in a fight. */
export const flowScenes = (): readonly Scene[] => [...asked(), ...gone(), ...blows(), ...ruled(), ...agreed()];

const FOE = { at: [18, 30] as const };
const PLACE = { at: [18, 12] as const };

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
const mark = (id: string, x: number, y: number) => ({
  ...{ id, at: spot(x, y), label: null, number: null, reachedCentre: false, goal: null, carriedBy: null, counts: {} },
});

/** On the way, and down. */
function gone(): readonly Scene[] {
  const rock = (height: number) => aPiece('rock', { stands: 'block', height: height * 25.4 }, [16, 11], [4, 3]);
  const house = () =>
    aPiece(
      'hut',
      {
        stands: 'interior',
        height: 60,
        openings: [{ id: 'd1', is: 'door', from: spot(17, 14), to: spot(19, 14), sill: 0 }],
      },
      [14, 14],
      [8, 6],
    );
  const jump: Intent = { do: 'move', unit: 'h1', path: [spot(18, 10)], dash: false, jump: true };
  return [
    {
      name: 'a jump from a boulder',
      from: () => stage({ terrain: [rock(2)], figures: { h1: { at: [18, 12], level: 50.8 }, e1: FOE } }),
      shows: ['event:jumped', 'event:fell', 'how:fall', 'step:fall'],
      wishes: [activate('h1'), jump],
      faces: [6],
      steps: 2,
    },
    {
      name: 'Will for four inches',
      from: () => stage({ figures: { h1: { ...PLACE, will: 1 }, e1: FOE } }),
      shows: ['do:push-on', 'manner:will'],
      wishes: [
        activate('h1'),
        move('h1', [[18, 15]]),
        { do: 'push-on', unit: 'h1', path: [spot(18, 18)], jump: false },
      ],
      steps: 4,
    },
    {
      name: 'through a door',
      from: () => stage({ terrain: [house()], figures: { h1: PLACE, e1: FOE } }),
      shows: ['event:doorOpened'],
      wishes: [activate('h1'), move('h1', [[18, 15]])],
      steps: 3,
    },
    {
      name: 'a run through a ruin',
      from: () =>
        stage({
          terrain: [
            aPiece(
              'ruin',
              {
                stands: 'interior',
                tags: ['ruined'],
                openings: [{ id: 'g1', is: 'gap', from: spot(17, 13), to: spot(19, 13), sill: 0 }],
              },
              [14, 13],
              [8, 8],
            ),
          ],
          figures: { h1: PLACE, e1: FOE },
        }),
      shows: ['event:pickedItsWay', 'manner:dash'],
      wishes: [activate('h1'), move('h1', [[18, 14.5]], true)],
      steps: 4,
    },
    {
      name: 'a great beast among its own',
      from: () =>
        stage({
          figures: {
            h1: { at: [18, 8] },
            e1: {
              at: [18, 22],
              profile: { kind: 'aberration', monsterPoints: 3, base: 40, speed: { base: 5, dash: 0 } },
              monsterPoints: 3,
            },
            e2: { at: [18, 17.4], activated: true },
          },
        }),
      shows: ['event:pushedAside'],
      wishes: [pass],
      steps: 6,
    },
    {
      name: 'something on the way',
      from: () =>
        stage({
          figures: { h1: { at: [18, 10] }, e1: FOE },
          secret: { prepared: [prepared({ is: 'near', at: spot(18, 14), radius: 50.8 })], next: 2 },
        }),
      shows: ['event:sprang', 'event:halted', 'do:halt', 'step:spring'],
      wishes: [activate('h1'), move('h1', [[18, 14]]), { do: 'halt', unit: 'h1' }],
      steps: 4,
    },
    {
      name: 'an Unknown Enemy found on the way',
      from: () =>
        stage({
          encounter: met('roadside', 'northern-wolves', { unknownMarkers: 1 }),
          markers: { m1: { ...mark('m1', 18, 15), is: 'unknown' } },
          figures: { h1: { at: [18, 8] }, e1: FOE },
        }),
      shows: ['event:unknownRevealed', 'step:reveal-marker'],
      wishes: [activate('h1'), move('h1', [[18, 12]])],
      steps: 6,
    },
    {
      name: 'an Unknown Enemy that drifts',
      from: () =>
        stage({
          encounter: met('roadside', 'northern-wolves', { unknownMarkers: 1 }),
          markers: { m1: { ...mark('m1', 4, 32), is: 'unknown' } },
          figures: { h1: { at: [18, 3] }, e1: FOE },
        }),
      shows: ['event:markerDrifted'],
      wishes: [pass],
      steps: 6,
    },
  ];
}

const prepared = (trigger: State['secret']['prepared'][number]['trigger']): State['secret']['prepared'][number] => ({
  ...{ id: 'p1', title: 'A cry', note: '', figures: [], test: null, told: 'Somebody cries out.', reward: null },
  ...{ trigger, held: false },
});

/** What becomes of a fight. */
function blows(): readonly Scene[] {
  const duel = (h1: FigureGiven, e1: FigureGiven = {}, more: Partial<Parameters<typeof stage>[0]> = {}) =>
    stage({ ...more, figures: { h1: { ...PLACE, ...h1 }, e1: { at: [18, 12 + TOUCH], ...e1 } } });
  const STURDY = { toughness: 6, armor: 3 } as const;
  const fights = (tactic: 'none' | 'evasive' | 'defensive' | 'furious-armor' = 'none'): Intent => ({
    do: 'fight-with',
    unit: 'h1',
    weapon: 'standard-weapon',
    tactic,
  });
  return [
    {
      name: 'back on his feet by Will',
      from: () => duel({ will: 2, profile: { combat: -3, toughness: 4 } }, { profile: { combat: 6 } }),
      shows: ['do:rally', 'event:rallied'],
      wishes: [activate('h1'), fight('h1', 'e1'), fights(), { do: 'rally', unit: 'h1' }],
      steps: 8,
    },
    {
      name: 'down, for all the Will he has',
      from: () => duel({ will: 2, profile: { combat: -3, toughness: 4 } }, { profile: { combat: 6 } }),
      shows: ['do:stay-down'],
      wishes: [activate('h1'), fight('h1', 'e1'), fights(), { do: 'stay-down', unit: 'h1' }],
      steps: 8,
    },
    {
      name: 'an evasive winner',
      from: () => duel({ profile: { combat: 3 } }, { profile: STURDY }),
      shows: ['do:slip-away', 'event:slippedAway', 'melee-end:slipped', 'do:step-to', 'step:place'],
      wishes: [activate('h1'), fight('h1', 'e1'), fights('evasive'), { do: 'slip-away', unit: 'h1' }],
      steps: 6,
    },
    {
      name: 'an evasive winner who fights on',
      from: () => duel({ profile: { combat: 3 } }, { profile: STURDY }),
      shows: ['do:fight-on'],
      wishes: [activate('h1'), fight('h1', 'e1'), fights('evasive'), { do: 'fight-on', unit: 'h1' }],
      steps: 6,
    },
    {
      name: 'up to him who gives ground',
      from: () => duel({ profile: { combat: 3 } }, { profile: STURDY }),
      shows: ['do:step-up', 'event:steppedUp', 'event:drivenBack'],
      wishes: [activate('h1'), fight('h1', 'e1'), fights(), { do: 'step-up', unit: 'h1' }],
      steps: 6,
    },
    {
      name: 'enough of it',
      from: () => duel({ profile: { combat: 3 } }, { profile: STURDY }),
      shows: ['do:stay', 'melee-end:stays'],
      wishes: [activate('h1'), fight('h1', 'e1'), fights(), { do: 'stay', unit: 'h1' }],
      steps: 6,
    },
    {
      name: 'three exchanges',
      from: () => duel({ profile: { ...STURDY, combat: 1 } }, { profile: STURDY }),
      shows: ['melee-end:third'],
      wishes: [activate('h1'), fight('h1', 'e1'), fights(), stepUp, stepUp, stepUp],
      steps: 10,
    },
    {
      name: 'an exchange that is a draw',
      from: () => duel({}),
      shows: ['melee-end:draw'],
      wishes: [activate('h1'), fight('h1', 'e1'), fights()],
      faces: [4, 4],
      steps: 4,
    },
    {
      name: 'a back to the wall',
      from: () =>
        duel(
          { profile: { combat: 3 } },
          { profile: STURDY },
          {
            terrain: [aPiece('wall', { stands: 'individual', height: 120 }, [14, 13.5], [8, 1])],
          },
        ),
      shows: ['event:backToTheWall'],
      wishes: [activate('h1'), fight('h1', 'e1'), fights()],
      steps: 6,
    },
    {
      name: 'down from a ledge',
      from: () =>
        stage({
          terrain: [aPiece('ledge', { stands: 'floor', height: 76.2 }, [12, 6], [12, 7.3])],
          figures: {
            h1: { ...PLACE, level: 76.2, profile: { combat: 3 } },
            e1: { at: [18, 12 + TOUCH], level: 76.2, profile: STURDY },
          },
        }),
      shows: ['melee-end:fell', 'event:fell'],
      wishes: [activate('h1'), fight('h1', 'e1'), fights()],
      steps: 6,
    },
    {
      name: 'one who is killed',
      from: () => duel({ profile: { combat: 6 } }, { profile: { toughness: 1 } }),
      shows: ['melee-end:casualty', 'step:aftermath', 'how:melee'],
      wishes: [activate('h1'), fight('h1', 'e1'), fights()],
      steps: 6,
    },
    {
      name: 'a blow taken back by a Story Point',
      from: () => duel({ profile: { combat: -3, toughness: 2 } }, { profile: { combat: 6 } }, { storyPoints: 3 }),
      shows: ['do:avoid', 'event:storyPointSpent'],
      wishes: [pass, { do: 'avoid', unit: 'h1', with: 'story-point' }],
      steps: 8,
    },
    {
      name: 'dice thrown again',
      from: () => ({
        ...duel({ profile: { weapons: [carried('longbow')] } }, { at: [18, 18] }, { storyPoints: 3 }),
        unasked: [],
      }),
      shows: ['do:reroll', 'event:rerolled', 'step:reroll'],
      wishes: [
        activate('h1'),
        shoot('h1', 'e1', 'longbow'),
        { do: 'reroll', with: 'story-point' },
        { do: 'keep', faces: 'after' },
      ],
      faces: [1],
      steps: 4,
    },
    {
      name: 'knocked off a ledge by a great beast',
      from: () =>
        stage({
          terrain: [aPiece('ledge', { stands: 'floor', height: 76.2 }, [12, 10], [12, 9])],
          figures: {
            h1: { at: [18, 11], level: 76.2, profile: { ...STURDY, combat: -3 } },
            e1: {
              ...{ at: [18, 11 + 32.55 / 25.4], level: 76.2, traits: ['knock-back'], monsterPoints: 4 },
              profile: { kind: 'aberration', base: 40, combat: 6, monsterPoints: 4, speed: { base: 5, dash: null } },
            },
          },
        }),
      shows: ['melee-end:apart', 'trait:knock-back'],
      wishes: [pass],
      steps: 8,
    },
  ];
}
const stepUp = (state: State): Intent | undefined =>
  state.steps.at(-1)?.is === 'melee'
    ? { do: 'step-up', unit: (state.steps.at(-1) as StepOf<'melee'>).winner ?? 'h1' }
    : undefined;

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
