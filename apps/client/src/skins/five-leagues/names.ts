import {
  enchantedOf,
  ORIGINS,
  type Profile,
  SKILLS,
  type SkillId,
  SPECIALS,
  type SpecialId,
  TRAITS,
  type TraitId,
  WEAPONS,
} from '@muster/rules/five-leagues';

/** Names and sentences of what the tables of the book list. */

export const skillName = (id: SkillId): string => SKILLS[id].name;
export const weaponName = ({ is, improved, damaged, enchanted }: Profile['weapons'][number]): string =>
  `${damaged ? 'damaged ' : ''}${improved === null ? '' : `${IMPROVED[improved]} `}${enchanted === null ? WEAPONS[is].name : (enchantedOf({ enchanted })?.name ?? enchanted)}`.replace(
    /^./,
    (first) => first.toUpperCase(),
  );
const IMPROVED = { fine: 'fine', balanced: 'balanced', quick: 'quick', 'fey-steel': 'fey-steel' } as const;

export const originName = (id: keyof typeof ORIGINS): string => ORIGINS[id].name;

/** A trait or a rule of its own, with its sentence. */
export const ruleText = (id: TraitId | SpecialId): { readonly name: string; readonly text: string } =>
  Object.hasOwn(TRAITS, id) ? TRAITS[id as TraitId] : SPECIALS[id as SpecialId];
