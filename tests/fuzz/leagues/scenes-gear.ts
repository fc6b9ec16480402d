import type { Intent, State } from '@muster/rules/five-leagues';
import {
  type ItemId,
  ORIGIN_IDS,
  SKILL_IDS,
  type SkillId,
  WEAPON_IDS,
} from '../../../packages/rules/src/five-leagues/content/ids';
import { WEAPONS } from '../../../packages/rules/src/five-leagues/content/weapons';
import { CHARMS, type CharmId } from '../../../packages/rules/src/five-leagues/items/charms';
import { met } from '../../../packages/rules/src/five-leagues/special/test-kit';
import { carried, type FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import { activate, fight, funded, pass, quick, type Scene, shoot, spot, stage, TOUCH } from './stage';

/** What is fought with, known, carried and cast, and who they are. */
export const gearScenes = (): readonly Scene[] => [
  ...WEAPON_IDS.map(armed),
  ...SKILL_IDS.map(tested),
  ...ORIGIN_IDS.map(
    (origin): Scene => ({
      name: `one of the ${origin}`,
      from: () => stage({ figures: { h1: { profile: { origin } }, e1: { at: [18, 26] } } }),
      shows: [`origin:${origin}`],
      wishes: [activate('h1')],
      steps: 2,
    }),
  ),
  ...items(),
  ...charms(),
];

/** Each enchanted thing that is used, in the hands of one who has a foe nearby. */
const charms = (): readonly Scene[] =>
  charmsOfABattle().map((item) => {
    const { from } = CHARMS[item];
    const h1 = { profile: from === 'worn' ? { worn: [item] } : {} };
    const backpack = from === 'pack' ? [{ item, count: 1 }] : [];
    return {
      name: `uses ${item}`,
      from: () => stage({ backpack, figures: { h1, e1: { at: [18, 22], wounds: 1 } } }),
      shows: [`item:${item}`, 'event:charmUsed'],
      wishes: [activate('h1'), used(item)],
      steps: 3,
    };
  });

/** Knife and scroll have scenes of their own. */
const charmsOfABattle = (): readonly CharmId[] =>
  (Object.keys(CHARMS) as CharmId[]).filter((item) => CHARMS[item].opens !== true && item !== 'bone-knife');

/** On oneself, at the foe, or where nobody is near. */
const used = (item: CharmId): Intent =>
  item === 'spider-whispers'
    ? { do: 'aim', unit: 'h1', item, at: spot(6, 30) }
    : { do: 'use', unit: 'h1', item, target: CHARMS[item].aim === 'self' ? 'h1' : 'e1' };

function armed(is: (typeof WEAPON_IDS)[number]): Scene {
  const afar = WEAPONS[is].range !== null;
  const weapons = is === 'unarmed' ? [] : [carried(is)];
  return {
    name: `with ${is}`,
    from: () =>
      stage({ figures: { h1: { at: [18, 12], profile: { weapons } }, e1: { at: [18, afar ? 16 : 12 + TOUCH] } } }),
    shows: [`weapon:${is}`],
    wishes: afar ? [activate('h1'), shoot('h1', 'e1', is)] : [activate('h1'), fight('h1', 'e1')],
    steps: 4,
  };
}

/** The master asks for it. */
const tested = (skill: SkillId): Scene => ({
  name: `a test of ${skill}`,
  from: () => stage({ figures: { h1: { profile: { skills: [skill] } }, e1: { at: [18, 26] } } }),
  shows: [`skill:${skill}`, 'do:ask-test', 'step:master-test', 'event:masterAsked', 'event:masterAnswered'],
  wishes: [
    {
      do: 'ask-test',
      units: ['h1'],
      text: 'Think',
      skills: [skill],
      target: 8,
      onPass: 'Yes',
      onFail: 'No',
      reward: null,
    },
  ],
  steps: 2,
});

function items(): readonly Scene[] {
  const pack = (...all: readonly ItemId[]): State['backpack'] => all.map((item) => ({ item, count: 1 }));
  const worn = (item: ItemId, skill: SkillId): FigureGiven => ({
    profile: { worn: [item], skillBonuses: [{ skill, amount: 1, because: item }] },
  });
  const bear = (name: string, item: ItemId, skill: SkillId): Scene => ({
    ...tested(skill),
    name,
    from: () => stage({ figures: { h1: worn(item, skill), e1: { at: [18, 26] } } }),
    shows: [`item:${item}`],
  });
  const test = (skill: SkillId, given: Parameters<typeof stage>[0]): State => ({
    ...stage(given),
    steps: [
      ...quick(),
      {
        is: 'test',
        test: { unit: 'h1', skills: [skill], target: 12, why: 'pinned' },
        stage: 'declare',
        aids: [],
        faces: null,
      },
    ],
  });
  const alone = { h1: {}, e1: { at: [18, 26] as const } };
  const hit = {
    h1: { at: [18, 12] as const, profile: { toughness: 1 } },
    e1: { at: [18, 12 + TOUCH] as const, profile: { combat: 5 } },
  };
  return [
    bear('an icon', 'icon', 'devotion'),
    bear("a thief's tools", 'thief-tools', 'expertise'),
    bear("a ranger's cloak", 'rangers-cloak', 'wilderness'),
    {
      name: 'bandages',
      from: () => stage({ backpack: pack('bandages'), figures: { h1: { wounds: 1 }, e1: { at: [18, 26] } } }),
      shows: ['item:bandages', 'do:use', 'event:bandaged'],
      wishes: [activate('h1'), { do: 'use', unit: 'h1', item: 'bandages', target: 'h1' }],
      steps: 2,
    },
    {
      name: 'holy water',
      from: () =>
        stage({ backpack: pack('holy-water'), figures: { h1: {}, e1: { at: [18, 22], traits: ['undead'] } } }),
      shows: ['item:holy-water', 'event:holyWaterThrown', 'how:item'],
      wishes: [activate('h1'), { do: 'use', unit: 'h1', item: 'holy-water', target: 'e1' }],
      faces: [6, 6],
      steps: 2,
    },
    {
      name: 'holy water on what will not die',
      from: () =>
        stage({ backpack: pack('holy-water'), figures: { h1: {}, e1: { at: [18, 22], traits: ['undying'] } } }),
      shows: ['trait:undying'],
      wishes: [activate('h1'), { do: 'use', unit: 'h1', item: 'holy-water', target: 'e1' }],
      steps: 4,
    },
    {
      name: 'a bottle of Red Duck',
      from: () => stage({ backpack: pack('bottle-of-red-duck'), figures: alone }),
      shows: ['item:bottle-of-red-duck', 'do:drink', 'event:drank'],
      wishes: [{ do: 'drink', unit: 'h1' }],
      steps: 1,
    },
    {
      name: 'a rope in a test',
      from: () => test('wilderness', { backpack: pack('coil-of-rope'), figures: alone }),
      shows: ['item:coil-of-rope', 'do:try', 'do:rope', 'event:testDeclared'],
      wishes: [
        { do: 'try', unit: 'h1', with: ['coil-of-rope'] },
        { do: 'rope', unit: 'h1', dice: [0, 1] },
      ],
      faces: [1, 2],
      steps: 2,
    },
    {
      name: "a delver's kit in a test",
      from: () => {
        const state = test('wits', { backpack: pack('delvers-kit'), figures: alone });
        return {
          ...state,
          config: { ...state.config, scenario: 'site' },
          encounter: { ...met(null), scenario: 'site' },
        };
      },
      shows: ['item:delvers-kit'],
      wishes: [{ do: 'try', unit: 'h1', with: ['delvers-kit'] }],
      faces: [1, 2],
      steps: 1,
    },
    {
      name: 'a lesson for life',
      from: () => funded(test('wits', { figures: alone })),
      shows: ['event:onceUsed', 'event:skillGained'],
      wishes: [{ do: 'try', unit: 'h1', with: ['pass-test'], skill: 'wits' }],
      steps: 2,
    },
    {
      name: 'fine arrows',
      from: () =>
        stage({
          figures: {
            h1: { at: [18, 6], profile: { weapons: [carried('longbow')], worn: ['fine-arrows'] } },
            e1: { at: [18, 31.4] },
          },
        }),
      shows: ['item:fine-arrows'],
      wishes: [activate('h1'), shoot('h1', 'e1', 'longbow')],
      faces: [6, 4, 4],
      steps: 2,
    },
    {
      name: 'a large quiver',
      from: () =>
        stage({
          figures: {
            h1: {
              at: [18, 12],
              profile: { weapons: [carried('self-bow')], worn: ['large-quiver'] },
              ammunition: { 'self-bow': 'fired' },
            },
            e1: { at: [18, 18] },
          },
        }),
      shows: ['item:large-quiver', 'event:ammunitionOut'],
      wishes: [activate('h1'), shoot('h1', 'e1', 'self-bow')],
      faces: [1],
      steps: 2,
    },
    {
      name: 'a potion against a blow',
      from: () => stage({ backpack: pack('potion-of-fortune'), figures: hit }),
      shows: ['item:potion-of-fortune', 'do:avoid'],
      wishes: [pass, { do: 'avoid', unit: 'h1', with: 'potion-of-fortune' }],
      steps: 8,
    },
    {
      name: 'a blow that is taken',
      from: () => stage({ backpack: pack('potion-of-fortune'), figures: hit }),
      shows: ['do:endure'],
      wishes: [pass, { do: 'endure', unit: 'h1' }],
      steps: 8,
    },
    {
      name: 'a torch out of the Backpack',
      from: () => stage({ backpack: pack('torch'), figures: alone }),
      shows: ['item:torch', 'event:gearTaken', 'do:ready-weapon', 'event:gearPutAway'],
      wishes: [
        activate('h1'),
        { do: 'ready-weapon', unit: 'h1', how: 'take', piece: 'torch' },
        pass,
        activate('h1'),
        { do: 'ready-weapon', unit: 'h1', how: 'put', piece: 'torch' },
      ],
      steps: 24,
    },
    {
      name: 'a herb against a bolt',
      from: () => warded('spell-breaker-herb'),
      shows: ['item:spell-breaker-herb', 'do:ward', 'event:warded', 'step:ward'],
      wishes: [pass, { do: 'ward', unit: 'h1', with: 'spell-breaker-herb' }],
      steps: 8,
    },
    {
      name: 'a bolt that is borne',
      from: () => warded('spell-breaker-herb'),
      shows: ['do:bear-spell'],
      wishes: [pass, { do: 'bear-spell', unit: 'h1' }],
      steps: 8,
    },
  ];
}

/** A hex is being chanted at one who could ward it off. */
const warded = (item: ItemId): State =>
  stage({
    backpack: [{ item, count: 1 }],
    figures: { h1: { at: [18, 12] }, e1: { at: [18, 20], specials: ['craven-hex-chanter'] } },
  });
