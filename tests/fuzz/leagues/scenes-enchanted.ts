import type { Intent, State } from '@muster/rules/five-leagues';
import { ENCHANTED_WEAPONS } from '../../../packages/rules/src/five-leagues/content/enchanted';
import type {
  EnchantedArmorId,
  EnchantedItemId,
  EnchantedWeaponId,
} from '../../../packages/rules/src/five-leagues/content/enchanted-ids';
import { ENCHANTED_WEAPON_IDS } from '../../../packages/rules/src/five-leagues/content/enchanted-ids';
import { met } from '../../../packages/rules/src/five-leagues/special/test-kit';
import { aPiece, carried, type FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import { activate, fight, funded, move, pass, type Scene, shoot, slow, stage, TOUCH } from './stage';

type Given = Omit<Parameters<typeof stage>[0], 'figures'>;

/** Enchanted weapons, armour, clothing and jewelry: each on one for whom it does something. */
export const enchantedScenes = (): readonly Scene[] => [...ENCHANTED_WEAPON_IDS.map(armed), ...armors(), ...worn()];

const HERE = { at: [18, 12] as const };
const BESIDE = { at: [18, 12 + TOUCH] as const };
const AFAR = { at: [18, 18] as const };
const FAR = { at: [18, 30] as const };
const ARCHER: FigureGiven = { at: [18, 24], profile: { weapons: [carried('self-bow')], combat: 2 } };
const mud = () => aPiece('mud', { stands: 'field', tags: ['difficult'], height: 0 }, [2, 12.8], [32, 6]);
const ATTACKS: readonly Intent[] = [activate('h1'), fight('h1', 'e1')];
const LEAVES: readonly Intent[] = [activate('h1'), { do: 'leave', unit: 'h1' }];
const ENDING: Given = { steps: slow(), phase: 'slow' };

function scene(
  name: string,
  shows: string,
  h1: FigureGiven,
  e1: FigureGiven,
  wishes: readonly Intent[],
  given: Given & { readonly more?: Readonly<Record<string, FigureGiven>> } = {},
): Scene {
  const { more, ...rest } = given;
  return {
    ...{ name, shows: [shows], wishes, steps: 8 },
    from: () => stage({ ...rest, figures: { h1: { ...HERE, ...h1 }, e1, ...more } }),
  };
}

function armed(id: EnchantedWeaponId): Scene {
  const { range, thrown } = ENCHANTED_WEAPONS[id];
  const afar = range !== null || thrown !== null;
  const is = range !== null ? 'longbow' : 'standard-weapon';
  const skilled = { weapons: [carried(is, { enchanted: id })], combat: id === 'hate-strike' ? -3 : 3 };
  const foes: Partial<Record<EnchantedWeaponId, FigureGiven>> = {
    'fury-of-life': { traits: ['undead'] },
    'ruin-edge': { monsterPoints: 4, profile: { kind: 'aberration', monsterPoints: 4 } },
    'mountains-bane': { profile: { armor: 4, toughness: 6 } },
    'hate-strike': { profile: { combat: 3 } },
    'penetrating-dart': { profile: { toughness: 1 } },
    'fury-biter': { profile: { combat: 4 } },
    'gleaming-friend': { profile: { combat: 3 } },
    'battering-storm': { profile: { combat: 3 } },
  };
  return scene(
    `with ${id}`,
    `enchanted:${id}`,
    { profile: { ...skilled, ...(id === 'fury-biter' ? { toughness: 5, combat: -2 } : {}) } },
    { ...(afar ? AFAR : BESIDE), ...foes[id] },
    afar ? [activate('h1'), shoot('h1', 'e1', is)] : ATTACKS,
    {
      ...(id === 'shadow-flight' ? { terrain: [aPiece('bush', { stands: 'area' }, [16, 16.5], [4, 3])] } : {}),
      more:
        id === 'champions-will'
          ? { e2: { at: [18 + TOUCH, 12 + TOUCH] } }
          : id === 'penetrating-dart'
            ? { e2: { at: [19.2, 18] } }
            : {},
    },
  );
}

function armors(): readonly Scene[] {
  const wears = (
    id: EnchantedArmorId,
    e1: FigureGiven,
    wishes: readonly Intent[],
    h1: FigureGiven = {},
    given: Given = {},
  ): Scene => scene(`in ${id}`, `special:${id}`, { specials: [id], ...h1 }, e1, wishes, given);
  const struck = { profile: { combat: -3, toughness: 5 } };
  const fierce = { ...BESIDE, profile: { combat: 5, blow: { armor: 1, toughness: 0 } } };
  return [
    wears('bird-maille', FAR, LEAVES, { at: [18, 0.6] }, { encounter: met(null) }),
    wears('bright-maille', { ...BESIDE, traits: ['undead'] }, ATTACKS),
    wears('curative-harness', FAR, [pass], { wounds: 1 }, ENDING),
    wears('harness-of-vengeance', fierce, [pass], struck),
    wears('impervious-plate', fierce, [pass], { profile: { combat: -3, toughness: 5, armor: 2 } }),
    wears('maille-of-shadows', ARCHER, [pass]),
    wears('plate-of-never-ending-dreams', fierce, [pass], struck),
    wears('radiant-chest-plate', ARCHER, [pass]),
    wears('stout-defender', fierce, [pass]),
    wears('traitors-harness', fierce, [pass], struck),
  ];
}

function worn(): readonly Scene[] {
  const wears = (
    id: EnchantedItemId,
    e1: FigureGiven,
    wishes: readonly Intent[],
    { profile, ...h1 }: FigureGiven = {},
    given: Given = {},
  ): Scene => scene(`wearing ${id}`, `item:${id}`, { ...h1, profile: { ...profile, worn: [id] } }, e1, wishes, given);
  const bow = { profile: { weapons: [carried('longbow')], combat: 2 } };
  const hexed = { at: [18, 20] as const, specials: ['craven-hex-chanter' as const] };
  return [
    wears('belt-of-the-true-warrior', BESIDE, ATTACKS),
    wears('boots-of-fey-dancing', FAR, [activate('h1')]),
    wears('boots-of-the-deep-woods', FAR, [activate('h1'), move('h1', [[18, 14.5]])], {}, { terrain: [mud()] }),
    wears('cloak-of-wasp-denial', ARCHER, [pass]),
    wears('gauntlets-of-iron-grip', { ...BESIDE, traits: ['parry'] }, ATTACKS),
    wears('gauntlets-of-unerring-flight', AFAR, [activate('h1'), shoot('h1', 'e1', 'longbow')], bow),
    wears('curing-ward', FAR, [pass], { wounds: 1 }, ENDING),
    wears('evasive-silver', ARCHER, [pass]),
    wears('eyes-of-the-rat', { at: [18, 24] }, [activate('h1'), shoot('h1', 'e1', 'longbow')], bow, {
      encounter: met('whispers-from-beyond', 'fog-born'),
    }),
    wears('nullification-token', hexed, [pass]),
    wears('spell-breakers-seal', hexed, [pass]),
    wears('uncontested-fury', { ...BESIDE, profile: { toughness: 1, combat: -3 } }, ATTACKS, {
      profile: { combat: 5 },
    }),
    {
      ...wears('magical-focus', AFAR, [activate('h1'), { do: 'cast', unit: 'h1', spell: 'confuse', targets: ['e1'] }]),
      from: () =>
        stage({
          figures: {
            h1: {
              ...{ ...HERE, strands: 3 },
              profile: { mystic: true, casting: 0, strands: 3, spells: ['confuse'], worn: ['magical-focus'] },
            },
            e1: AFAR,
          },
        }),
    },
    {
      name: 'before the battle: tiny-offering',
      from: offering,
      shows: ['item:tiny-offering'],
      wishes: [{ do: 'take-before', item: 'tiny-offering' }],
      steps: 1,
    },
  ];
}

const offering = (): State => {
  const state = stage({
    backpack: [{ item: 'tiny-offering', count: 1 }],
    figures: { h1: { at: [18, 2], profile: { kind: 'follower' } }, e1: FAR },
  });
  const steps: State['steps'] = [
    { is: 'round', stage: 'begin' },
    { is: 'deploy-party', stage: 'ask', ready: [] },
  ];
  return funded({ ...state, steps, round: 0, phase: 'set-up' });
};
