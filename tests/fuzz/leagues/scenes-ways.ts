import type { Intent, State } from '@muster/rules/five-leagues';
import { met } from '../../../packages/rules/src/five-leagues/special/test-kit';
import type { StepOf } from '../../../packages/rules/src/five-leagues/steps/step';
import { aPiece, carried, type FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import { FOE, mark, PLACE, prepared } from './scenes-flow';
import { activate, fight, move, pass, type Scene, shoot, spot, stage, TOUCH } from './stage';

/** What happens on the way and in a fight. */
export const wayScenes = (): readonly Scene[] => [...gone(), ...blows()];

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
