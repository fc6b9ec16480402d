import type { SpecialId } from '../../../packages/rules/src/five-leagues/content/ids';
import { foe } from '../../../packages/rules/src/five-leagues/special/test-kit';
import { aPiece, carried, type FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import {
  AT_THE_END,
  ATTACKED,
  ATTACKS,
  BOWMAN,
  type Course,
  ENDING,
  FAR,
  FIERCE,
  FRAIL,
  type Given,
  rowWith,
  SHOOTS,
  special,
  trait,
} from './rules-kit';
import { activate, meets, pass, type Scene, TOUCH } from './stage';

/** Rules and traits that have a say where they fight, and what comes up by itself. */
export const fightScenes = (): readonly Scene[] => [...fought(), ...plain()];

/** What counts hand to hand, and when somebody falls. */
function fought(): readonly Scene[] {
  const kills = (id: string, given: Given = {}, faces: readonly number[] = []): Scene =>
    special(id, { h1: FRAIL, e1: FIERCE, more: { h2: { at: [30, 4] } }, ...given }, { ...ATTACKED, faces });
  const mine = (id: SpecialId, given: Given, course: Course): Scene => ({
    name: `origin's ${id}`,
    from: () => meets('plain', { ...given, h1: { gained: [id], ...given.h1 } }),
    shows: [`special:${id}`],
    ...course,
  });
  const beside = { at: [18 + TOUCH, 12 + TOUCH] as const };
  return [
    ...(['swarming', 'drawn-by-blood', 'guardian-legion', 'soaked-in-blood', 'forest-whispers'] as const).map((id) =>
      kills(id),
    ),
    kills('break-the-knife'),
    kills('status-through-glory'),
    {
      ...kills('ravening-beast-form'),
      from: () => meets('ravening-beast-form', { h1: FRAIL, e1: FIERCE, more: { h2: { at: [22, 12] } } }),
    },
    trait('gruesome', { h1: FRAIL, e1: { ...FIERCE, gained: ['gruesome'] } }, ATTACKED),
    special('driven-to-fury', { e1: { wounds: 1 } }, ATTACKED),
    special('lone-prey', {}, ATTACKED),
    special('painful-lure', { h1: { profile: { toughness: 5, combat: -3 } }, e1: FIERCE }, ATTACKED),
    special('pain-fury', { e1: { wounds: 1 } }, ATTACKS),
    special('jungle-tactics', { terrain: [aPiece('rock', {}, [18.6, 12.2], [1, 1])] }, ATTACKED),
    special(
      'hardened-shells',
      { h1: { profile: { combat: 6 } }, e1: { profile: { toughness: 6, combat: -2, armor: 0 } } },
      ATTACKS,
    ),
    special('cave-charge', { e1: { at: [18, 18] } }, ATTACKED),
    special(
      'we-stand-alone',
      { e1: {}, more: { e2: foe(rowWith('we-stand-alone'), { ranged: true, ...beside }) } },
      ATTACKS,
    ),
    special(
      'death-frenzy',
      { h1: { profile: { combat: 6 } }, e1: { profile: { toughness: 1, armor: 0, combat: -2 } } },
      ATTACKS,
    ),
    {
      ...special('duskling-champion', {}, ATTACKED),
      from: () => meets('duskling-champion', { h1: { profile: { casting: 0, mystic: true } } }),
    },
    trait('terrifying', { h1: { profile: { kind: 'follower' } } }, ATTACKS),
    trait(
      'tough',
      { h1: { profile: { combat: 6 } }, e1: { gained: ['tough'], profile: { toughness: 4, combat: -2 } } },
      ATTACKS,
    ),
    {
      name: 'sergeants that shrug it off',
      from: () =>
        meets('northern-wolves', {
          h1: { profile: { combat: 6 } },
          e1: { rank: 'sergeant', gained: ['tough-sergeants'], profile: { toughness: 4, combat: -2, armor: 0 } },
        }),
      shows: ['special:tough-sergeants'],
      ...ATTACKS,
    },
    {
      name: 'leaders with poisoned blades',
      from: () =>
        meets('northern-wolves', {
          h1: { profile: { toughness: 6, combat: -3 } },
          e1: { rank: 'sergeant', gained: ['leader-poison'], ...FIERCE },
        }),
      shows: ['special:leader-poison'],
      ...ATTACKED,
    },
    mine('aura-of-winter', { more: { e2: beside } }, ATTACKS),
    mine('brute-charge', { e1: { gained: ['parry'] } }, ATTACKS),
    mine('oath-of-life', { e1: { gained: ['undead'] } }, ATTACKED),
    mine(
      'slight',
      {
        terrain: [aPiece('step', { stands: 'block', height: 30 }, [16, 9], [4, 3.5])],
        h1: { level: 30, gained: ['slight'], profile: { combat: 4 } },
      },
      ATTACKED,
    ),
    mine(
      'slip-away',
      { h1: { gained: ['slip-away'], at: [18, 0.6] }, e1: FAR },
      { wishes: [activate('h1'), { do: 'leave', unit: 'h1' }], steps: 3 },
    ),
    {
      ...mine('alien', { h1: { gained: ['alien'], profile: { skills: ['speech'] } }, e1: FAR }, {}),
      wishes: [
        {
          do: 'ask-test',
          units: ['h1'],
          text: 'Talk',
          skills: ['speech'],
          target: 8,
          onPass: 'Yes',
          onFail: 'No',
          reward: null,
        },
      ],
      steps: 2,
    },
    mine(
      'outburst',
      {
        h1: { gained: ['outburst'], profile: { toughness: 6 } },
        e1: { at: [18, 16], profile: { weapons: [carried('self-bow')], combat: 2 } },
      },
      { wishes: [pass, activate('h1')], steps: 24 },
    ),
    {
      ...mine('outburst', {}, {}),
      name: 'straight at the enemy in anger',
      from: () => meets('plain', { h1: { gained: ['outburst'], conditions: { angry: 1 } }, e1: { at: [18, 17] } }),
      shows: ['manner:anger'],
      wishes: [activate('h1')],
      steps: 4,
    },
    mine(
      'foresight',
      { h1: { gained: ['foresight'], die: 5, acts: 'slow' }, e1: FAR, more: { h2: { at: [4, 4] } } },
      { wishes: [{ do: 'reroll-own', unit: 'h1' }], steps: 2 },
    ),
  ];
}

/** What comes up by itself where they fight, shoot or are seen. */
function plain(): readonly Scene[] {
  const beside = { at: [18 + TOUCH, 12 + TOUCH] as const };
  const friend = { h2: { at: [18 + TOUCH, 12] as const } };
  const near = { at: [18, 20] as const };
  const wood = aPiece('wood', { stands: 'area', tags: ['forest'], height: 50 }, [16, 14], [4, 4]);
  const one = (id: string, given: Given, course: Course): Scene => ({
    ...special(id, {}, course),
    from: () => meets(id, given),
  });
  const marshall: FigureGiven = { ...foe('enemy-marshall'), ...beside };
  return [
    special('shrouding-fog', { h1: BOWMAN, e1: { at: [18, 18] } }, SHOOTS),
    special('mob-tactics', { more: { e2: { ...foe(rowWith('mob-tactics')), ...beside } } }, ATTACKS),
    special('entrancing-lights', { ...ENDING, e1: FAR }, AT_THE_END),
    special('for-the-beast-totems', {}, ATTACKED),
    special('sneak-attack', { e1: { at: [18, 15.5] }, terrain: [wood] }, ATTACKED),
    special('lie-in-wait', { e1: { ...near, ranged: true } }, ATTACKED),
    special('battle-zeal', {}, ATTACKED),
    special('twisting-forms', { more: friend }, ATTACKS),
    special('fog-bound', { h1: BOWMAN, e1: { at: [18, 18] } }, SHOOTS),
    special('shields', { h1: BOWMAN, e1: { at: [18, 17] } }, { ...SHOOTS, faces: [6] }),
    special('bolts-of-energy', { e1: near }, ATTACKED),
    special('aspire-to-glory', { h1: { profile: { combat: 1 } } }, ATTACKED),
    special('hit-and-run', { h1: { profile: { combat: 3 } }, e1: { profile: { toughness: 6 } } }, ATTACKS, [
      'melee-end:special',
    ]),
    special(
      'gremlin-aura',
      {
        e1: FAR,
        initiative: { dice: [1], given: {}, proposedBy: null, yes: [] },
        phase: 'initiative',
        steps: [
          { is: 'round', stage: 'initiative' },
          { is: 'initiative', stage: 'assign', again: [], choice: null },
        ],
      },
      { wishes: [{ do: 'propose-initiative', given: { h1: 0 } }], steps: 2 },
    ),
    one('grim-knight', { more: friend }, ATTACKS),
    one('unreasoning-brute', {}, ATTACKS),
    one('corrupt-sorcerer', { e1: near }, ATTACKED),
    one('scheming-heretic', { e1: near }, ATTACKED),
    one('craven-hex-chanter', { e1: near }, ATTACKED),
    { ...special('enemy-marshall', {}, ATTACKED), from: () => meets('plain', { more: { e2: marshall } }) },
    trait('undead', { e1: { gained: ['undead'], ...FAR } }, ATTACKED),
    trait('monster', { e1: { gained: ['monster'], ...FAR } }, ATTACKED),
    trait('parry', { e1: { gained: ['parry'] } }, ATTACKS),
    trait('counter-attack', { e1: { gained: ['counter-attack'] } }, ATTACKS),
    trait('relentless', { h1: { profile: { shield: true } }, e1: { gained: ['relentless'] } }, ATTACKED),
    trait('poison', { h1: FRAIL, e1: { gained: ['poison'], ...FIERCE } }, ATTACKED),
    ...(['sergeant', 'lieutenant', 'captain'] as const).map(
      (rank): Scene => ({
        name: `one who leads: ${rank}`,
        from: () => meets('slave-raiders', { e1: { ...FAR, rank } }),
        shows: [`rank:${rank}`],
        ...ATTACKED,
      }),
    ),
  ];
}
