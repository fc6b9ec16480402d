import { BEASTS } from '../../../packages/rules/src/five-leagues/content/aberrations';
import { ENEMY_TABLES } from '../../../packages/rules/src/five-leagues/content/enemies';
import type { SpecialId, TraitId } from '../../../packages/rules/src/five-leagues/content/ids';
import { foe, met } from '../../../packages/rules/src/five-leagues/special/test-kit';
import { aPiece, carried, type FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import { activate, fight, funded, meets, move, pass, type Scene, shoot, slow, stage, TOUCH } from './stage';

type Given = Parameters<typeof meets>[1] & object;
type Course = Pick<Scene, 'wishes' | 'faces' | 'steps'>;

/** Traits and rules of enemies, each in a position in which it has a say. */
export const ruleScenes = (): readonly Scene[] => [
  ...PAYING.map(paid),
  ...tracked(),
  ...fought(),
  ...shot(),
  ...beasts(),
  ...plain(),
];

/** The row that has a rule, or the first of the table that has it. */
export function rowWith(id: string): string {
  for (const table of Object.values(ENEMY_TABLES)) {
    const entry = table.entries.find((each) => [...each.specials, ...each.traits].some((one) => one === id));
    if (entry !== undefined) return entry.id;
    if (table.rules.some((one) => one === id)) return table.entries[0]?.id ?? '';
  }
  return 'northern-wolves';
}

const special = (id: string, given: Given, course: Course, also: readonly string[] = []): Scene => ({
  name: `rule ${id}`,
  from: () => meets(rowWith(id), given),
  shows: [`special:${id}`, ...also],
  ...course,
});
/** A plain enemy that has it, whoever else may. */
const trait = (id: TraitId, given: Given & { readonly e1?: FigureGiven }, course: Course): Scene => ({
  name: `trait ${id}`,
  from: () => meets('plain', { ...given, e1: { gained: [id], ...given.e1 } }),
  shows: [`trait:${id}`],
  ...course,
});

const FALLEN = { fate: 'casualty' as const, end: { round: 1, by: 'h1', how: 'hit-melee' } };
const FAR = { at: [18, 30] as const };
const FRAIL: FigureGiven = { profile: { toughness: 1, combat: -3 } };
const FIERCE = { profile: { combat: 6 } };
const ATTACKED: Course = { wishes: [pass], steps: 8 };
const ATTACKS: Course = { wishes: [activate('h1'), fight('h1', 'e1')], steps: 6 };
const AT_THE_END: Course = { wishes: [pass], steps: 2 };
const SHOOTS: Course = { wishes: [activate('h1'), shoot('h1', 'e1', 'longbow')], steps: 4 };
const ENDING = { steps: slow(), phase: 'slow' as const };
const BOWMAN: FigureGiven = { profile: { combat: 2, weapons: [carried('longbow')] } };

/** What a battle that was won pays for. */
const PAYING: readonly SpecialId[] = [
  ...(['bloodstained-shillings', 'patterns-unseen', 'scales-and-silver', 'poor-prospects', 'looted-loot'] as const),
  ...(['just-in-time', 'bounty', 'servants-of-the-mistress', 'worthy-struggle', 'gather-the-spoils'] as const),
  ...(['hunters', 'silver-jewelry', 'pillagers', 'hunted-in-the-gloom', 'belt-purse', 'duke-bounty'] as const),
  ...(['crime-pays', 'tax-the-taxman', 'tip-of-the-spear', 'thin-blood'] as const),
];
const paid = (id: SpecialId): Scene => {
  const row = rowWith(id);
  const dead = foe(row, { rank: 'sergeant', ...FALLEN });
  const routed = { ...foe('mighty-warrior'), fate: 'routed' as const };
  return {
    name: `won, and paid by ${id}`,
    from: () =>
      meets(row, { ...ENDING, e1: FALLEN, more: { e2: dead, e3: dead, e4: dead, e5: dead, e6: dead, e7: routed } }),
    shows: [`special:${id}`],
    ...AT_THE_END,
  };
};

/** What comes true at the end of a round. */
function tracked(): readonly Scene[] {
  const fell = [{ unit: 'e8', side: 'enemies' as const, how: 'casualty' as const }];
  const afraid = (id: string, faces: readonly number[], rank: 'sergeant' | undefined = undefined): Scene =>
    special(
      id,
      {
        ...ENDING,
        e1: FAR,
        fell,
        more: {
          e2: { ...foe(rowWith(id)), at: [22, 30] },
          e3: { ...foe(rowWith(id)), at: [26, 30] },
          e4: { ...foe(rowWith(id)), at: [14, 30] },
          e8: foe(rowWith(id), { ...(rank === undefined ? {} : { rank }), ...FALLEN }),
        },
      },
      { ...AT_THE_END, faces },
    );
  const due = (id: string, given: Given, faces: readonly number[] = []): Scene =>
    special(id, { ...ENDING, ...given }, { ...AT_THE_END, faces });
  const near = { at: [18, 15] as const };
  return [
    afraid('craven', [1, 6, 6], 'sergeant'),
    afraid('driven-by-hatred', [6]),
    afraid('morbid-pack', [6]),
    afraid('not-dying-today', [3]),
    afraid('untrained-rabble', [3]),
    afraid('iron-discipline', [1]),
    afraid('slow-moving-blood', [2]),
    { ...afraid('not-worth-the-risk', [6]), from: () => meets('northern-wolves', { ...ENDING, e1: FAR }) },
    ...(['brave', 'fearless'] as const).map(
      (id): Scene => ({
        ...trait(
          id,
          { ...ENDING, e1: FAR, fell, more: { e2: { at: [10, 30], gained: [id] }, e8: FALLEN } },
          { ...AT_THE_END, faces: [2] },
        ),
        from: () =>
          meets('plain', {
            ...{ ...ENDING, fell },
            e1: { ...FAR, gained: [id] },
            more: { e2: { at: [10, 30], gained: [id] }, e8: FALLEN },
          }),
      }),
    ),
    trait('regeneration', { ...ENDING, e1: { ...FAR, profile: { traits: ['regeneration'] }, wounds: 1 } }, AT_THE_END),
    due('break-point', { e1: FAR, met: { began: 3 }, more: { e8: FALLEN, e9: FALLEN } }),
    due('pained-ascension', { e1: { ...FAR, wounds: 1 } }, [5]),
    due('ignore-wounds', { e1: { ...FAR, wounds: 1 } }),
    due('bitter-determination', { e1: near }),
    due('call-the-kindred', { e1: near }, [6]),
    due('dampening-aura', { e1: near, round: 6 }, [1, 1]),
    due('calling-the-sons', { e1: near, round: 6 }, [1, 1]),
    due('rarely-alone', { e1: near }, [6, 1, 1, 1, 10]),
    {
      ...due('payment-for-the-mistress', { e1: near }),
      from: () => funded(meets(rowWith('payment-for-the-mistress'), { ...ENDING, e1: near })),
      wishes: [pass, { do: 'choose', what: 'pay' }],
      steps: 3,
    },
    special(
      'tattered-banners',
      {
        ...ENDING,
        e1: FAR,
        more: { e8: { ...FALLEN, fate: 'routed' }, e9: { ...FALLEN, fate: 'left' } },
      },
      AT_THE_END,
    ),
    special(
      'lure-of-magic',
      { ...ENDING, e1: FAR, h1: { did: { ...IDLE_AFTER, casts: 1 } } },
      { ...AT_THE_END, faces: [6] },
    ),
    ...(['charismatic-leader', 'deranged-cultist', 'infernal-spawn'] as const).map(
      (id): Scene => ({ ...special(id, {}, AT_THE_END), from: () => meets(id, { ...ENDING, e1: FAR, round: 6 }) }),
    ),
    {
      name: 'leaders that heal',
      from: () =>
        meets('northern-wolves', {
          ...ENDING,
          e1: { ...FAR, rank: 'sergeant', wounds: 1, gained: ['leader-regeneration'] },
          more: { e2: { at: [4, 30], traits: ['regeneration'] }, e3: { at: [8, 30] }, e4: { at: [30, 30] } },
        }),
      shows: ['special:leader-regeneration'],
      ...AT_THE_END,
    },
    ...(['agent-of-dark-powers', 'shared-goal'] as const).map(
      (motivation): Scene => ({
        name: `won against a foe moved by ${motivation}`,
        from: () =>
          meets('northern-wolves', {
            ...{ ...ENDING, met: { motivation } },
            e1: FALLEN,
            more: { e7: { ...foe('mighty-warrior'), ...FALLEN } },
          }),
        shows: [`motivation:${motivation}`],
        ...AT_THE_END,
      }),
    ),
  ];
}

const IDLE_AFTER = {
  ...{ spent: 0, moved: 0, dashed: false, fought: false, shots: 0, casts: 0, acted: false, ended: false },
  ...{ wet: false, water: false },
};

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
        terrain: [aPiece('step', { stands: 'block', height: 25.4 }, [16, 9], [4, 3.5])],
        h1: { level: 25.4, gained: ['slight'] },
      },
      ATTACKS,
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

/** What counts at a distance, and on the way. */
function shot(): readonly Scene[] {
  const wood = aPiece('wood', { stands: 'area', tags: ['forest'], height: 50 }, [15, 10], [6, 4]);
  const archer = (id: string, given: Given = {}, course: Course = ATTACKED): Scene =>
    special(id, { e1: { at: [18, 20], ranged: true }, ...given }, course);
  const target = (id: string): Scene => special(id, { h1: BOWMAN, e1: { at: [18, 18] } }, SHOOTS);
  const mine = (id: SpecialId, given: Given, course: Course): Scene => ({
    name: `origin's ${id}`,
    from: () => meets('plain', { ...given, h1: { ...BOWMAN, gained: [id], ...given.h1 } }),
    shows: [`special:${id}`],
    ...course,
  });
  return [
    archer('goblin-cruelty', { h1: { wounds: 1 }, more: { h2: { at: [22, 12] } } }),
    archer('forest-fighting', { terrain: [wood] }),
    archer('hatred-of-magic', { h1: { profile: { origin: 'fey-blood' } }, more: { h2: { at: [22, 12] } } }),
    archer('venom-darts', {}, ATTACKED),
    target('unpredictable-movements'),
    target('winter-mist'),
    special('return-shots', { h1: BOWMAN, e1: { at: [18, 18], ranged: true, profile: { armor: 3 } } }, SHOOTS),
    special(
      'dark-blood',
      { h1: { wounds: 1 }, e1: FAR, backpack: [{ item: 'bandages', count: 1 }] },
      { wishes: [activate('h1')], steps: 3 },
    ),
    special(
      'combined-arms',
      { e1: { at: [18, 24] }, more: { e2: foe(rowWith('combined-arms'), { ranged: true, at: [24, 28] }) } },
      ATTACKED,
    ),
    special(
      'webbed',
      {
        h1: { at: [12, 12] },
        e1: { at: [12, 24] },
        terrain: [aPiece('crag', { stands: 'block', height: 120, tags: ['impassable'] }, [8, 16], [6, 3])],
      },
      { wishes: [activate('h1'), move('h1', [[16, 12]])], faces: [6], steps: 3 },
    ),
    {
      ...special('fey-reaver', {}, {}),
      from: () => meets('fey-reaver', { h1: BOWMAN, e1: { at: [18, 22] } }),
      wishes: [activate('h1')],
      steps: 2,
    },
    { ...special('master-thief', {}, {}), from: () => meets('master-thief', { e1: { at: [18, 17] } }), ...ATTACKED },
    trait(
      'poor-shot',
      { e1: { gained: ['poor-shot'], at: [18, 17], profile: { combat: 2, weapons: [carried('self-bow')] } } },
      ATTACKED,
    ),
    trait(
      'skirmisher',
      {
        h1: { at: [18, 4] },
        e1: { gained: ['skirmisher'], at: [18, 25], profile: { combat: 2, weapons: [carried('self-bow')] } },
      },
      ATTACKED,
    ),
    trait('hang-back', { e1: { gained: ['hang-back'], at: [18, 26] } }, ATTACKED),
    trait(
      'slippery',
      {
        e1: { gained: ['slippery'], at: [18, 22] },
        terrain: [aPiece('mud', { stands: 'field', tags: ['difficult'], height: 0 }, [2, 14], [32, 6])],
      },
      ATTACKED,
    ),
    trait(
      'flying',
      {
        e1: { gained: ['flying'], at: [18, 22] },
        terrain: [aPiece('crag', { stands: 'block', height: 120, tags: ['impassable'] }, [8, 15], [20, 3])],
      },
      ATTACKED,
    ),
    mine(
      'lucky-shot',
      {
        e1: { at: [18, 18] },
        terrain: [aPiece('wood', { stands: 'area', tags: ['forest'], height: 50 }, [15, 16], [6, 4])],
      },
      { ...SHOOTS, faces: [5] },
    ),
    mine(
      'loping-run',
      { e1: { at: [18, 18] } },
      { wishes: [activate('h1'), move('h1', [[22, 12]]), shoot('h1', 'e1', 'longbow')], faces: [5], steps: 4 },
    ),
  ];
}

/** Great beasts, and what they may have. */
function beasts(): readonly Scene[] {
  const beast = (id: TraitId, given: Given & { readonly e1?: FigureGiven } = {}, course: Course = ATTACKED): Scene => {
    const one = BEASTS.find(({ traits }) => traits.some((each) => each === id))?.id ?? 'troll';
    return {
      name: `a beast with ${id}`,
      from: () =>
        meets(one, {
          ...given,
          e1: { at: [18, 12 + 32.55 / 25.4], ...given.e1, gained: [id] },
          met: { aberration: one },
        }),
      shows: [`trait:${id}`],
      ...course,
    };
  };
  const strong = {
    h1: { profile: { combat: 7, toughness: 6 } },
    e1: { profile: { armor: 0, toughness: 2, combat: -3 } },
  };
  const weak = { h1: { profile: { combat: -3, toughness: 6, armor: 3 } }, e1: FIERCE };
  return [
    beast('cruel-wounds', { h1: FRAIL, e1: FIERCE }),
    beast('ethereal', strong, ATTACKS),
    beast('lash', strong, ATTACKS),
    beast('knock-back', weak),
    beast('fell-touch', weak),
    beast('venom', weak),
    beast('charge', { e1: { at: [18, 15.5] } }),
    beast('terror', { ...weak, h1: { profile: { combat: -3, toughness: 6, armor: 3, kind: 'follower' } } }),
    beast('size', { h1: BOWMAN, e1: { at: [18, 18] } }, SHOOTS),
    beast('area-attack', { e1: { at: [18, 21] } }),
    {
      ...beast('area-attack', { h1: { profile: { toughness: 6, armor: 3 } }, e1: { at: [18, 21] } }),
      name: 'a beast that strikes all over a place',
      shows: ['how:special'],
    },
    beast('ranged-attack', { e1: { at: [18, 24] } }),
    beast('difficult-to-kill', { ...ENDING, e1: { ...FAR, monsterPoints: 1 } }, AT_THE_END),
    beast('wings', {
      e1: { at: [18, 22] },
      terrain: [aPiece('crag', { stands: 'block', height: 120, tags: ['impassable'] }, [8, 15], [20, 3])],
    }),
    {
      name: 'a beast that magic does not reach',
      from: () =>
        stage({
          encounter: met(null),
          figures: {
            h1: {
              at: [18, 12],
              strands: 3,
              profile: { mystic: true, casting: 0, strands: 3, spells: ['confuse', 'bleed'] },
            },
            e1: { at: [18, 18], gained: ['magic-resistant'] },
          },
        }),
      shows: ['trait:magic-resistant'],
      wishes: [activate('h1')],
      steps: 1,
    },
    {
      name: 'a Mystic among the distrustful',
      from: () =>
        stage({
          encounter: met(null),
          figures: {
            h1: { at: [18, 12], strands: 3, profile: { mystic: true, casting: 0, strands: 3, spells: ['antidote'] } },
            h2: { at: [20, 12], gained: ['distrust'] },
            e1: { at: [18, 28] },
          },
        }),
      shows: ['special:distrust'],
      wishes: [activate('h1')],
      steps: 1,
    },
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
