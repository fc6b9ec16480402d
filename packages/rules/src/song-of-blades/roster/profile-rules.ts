import type { Refusal } from '../../kernel';
import { PRINTED_RANGE } from '../content/profiles';
import type { TraitId } from '../content/trait-ids';
import { RANGED_WEAPONS, TRAITS, type TraitNeed } from '../content/traits';
import type { TraitRef } from '../profile';
import type { OwnProfile } from './list';

/** What a profile is judged by; a printed one and a home-made one both are one. */
export type Judged = Pick<OwnProfile, 'title' | 'quality' | 'combat' | 'traits' | 'spells' | 'kinds' | 'armed'>;

/** Everything that is wrong with one profile by itself [ASOBH-SET-02] to [ASOBH-SET-06], [ASOBH-SET-09]. */
export function profileRefusals(profile: Judged): readonly Refusal[] {
  return [...scoreRefusals(profile), ...grownRefusals(profile), ...spellCount(profile)];
}

/** The same without the bounds of creation: in a campaign scores and spells grow beyond them. */
export function grownRefusals(profile: Judged): readonly Refusal[] {
  const of = profile.title;
  return [
    ...doubles(profile.traits.map((t) => t.id)).map((trait) => no('trait-twice', 'SET-05', { of, trait })),
    ...profile.traits.flatMap((ref) => bracketRefusals(of, ref)),
    ...leaderships(profile),
    ...clashes(profile.traits).map(([trait, other]) => no('exclusive', 'SET-05', { of, trait, other })),
    ...profile.traits.flatMap(({ id }) => TRAITS[id].requires.flatMap((need) => needRefusals(profile, id, need))),
    ...weaponRefusals(profile),
    ...magicItemRefusals(profile),
    ...doubles(profile.spells).map((spell) => no('spell-twice', 'SET-09', { of, spell })),
    ...(profile.spells.length > 0 && !has(profile, 'spell-caster') ? [no('no-caster', 'SET-09', { of })] : []),
  ];
}

/** Spells a figure may know when it is created [ASOBH-SET-09]. */
export function mostSpells(profile: Pick<Judged, 'quality' | 'traits'>): number {
  return 8 - profile.quality + (has(profile, 'increased-spell-memory') ? 2 : 0);
}

/** Smaller than man-sized without being Tiny: what the bow is too long for. */
const SMALL_KINDS: readonly string[] = ['dwarf', 'goblin', 'halfling', 'gnome', 'kobold', 'gremlin'];

function scoreRefusals({ title, quality, combat }: Judged): Refusal[] {
  const { quality: q, combat: c } = PRINTED_RANGE;
  const out = (score: string, is: number, [least, most]: readonly [number, number]) =>
    is < least || is > most ? [no('score', 'SET-02', { of: title, score, is, least, most })] : [];
  return [...out('quality', quality, q), ...out('combat', combat, c)];
}

function spellCount(profile: Judged): Refusal[] {
  const most = mostSpells(profile);
  const have = profile.spells.length;
  return have > most ? [no('too-many-spells', 'SET-09', { of: profile.title, have, most })] : [];
}

/** Rare asks for its number, Lethal for its victim; nothing else has brackets. */
function bracketRefusals(of: string, { id, number, against }: TraitRef): Refusal[] {
  const { takes } = TRAITS[id];
  const missing = (takes === 'number' && number === undefined) || (takes === 'kind' && against === undefined);
  const extra = (takes !== 'number' && number !== undefined) || (takes !== 'kind' && against !== undefined);
  if (missing) return [no('bracket-missing', takes === 'number' ? 'SET-03' : 'TRAIT-lethal', { of, trait: id })];
  return extra ? [no('bracket-extra', 'SET-05', { of, trait: id })] : [];
}

function leaderships({ title, traits }: Judged): Refusal[] {
  const [first, second] = traits.filter((t) => TRAITS[t.id].tags.includes('L'));
  if (!first || !second || first.id === second.id) return [];
  return [no('two-leaderships', 'SET-04', { of: title, trait: first.id, other: second.id })];
}

/** Pairs that may not stand together; the table of either side counts [ASOBH-SET-05]. */
function clashes(traits: readonly TraitRef[]): [TraitId, TraitId][] {
  return traits.flatMap(({ id: a }, i) =>
    traits
      .slice(i + 1)
      .filter(({ id: b }) => TRAITS[a].excludes.includes(b) || TRAITS[b].excludes.includes(a))
      .map(({ id: b }): [TraitId, TraitId] => [a, b]),
  );
}

function needRefusals(profile: Judged, trait: TraitId, need: TraitNeed): Refusal[] {
  const of = profile.title;
  switch (need.is) {
    case 'trait':
      return need.anyOf.some((id) => has(profile, id))
        ? []
        : [no('needs-trait', `TRAIT-${trait}`, { of, trait, needs: need.anyOf.join(' ') })];
    case 'armed-or':
      return isArmed(profile) || need.anyOf.some((id) => has(profile, id))
        ? []
        : [no('needs-weapon', `TRAIT-${trait}`, { of, trait })];
    case 'quality':
      return profile.quality >= need.atLeast
        ? []
        : [no('quality-too-good', 'SET-06', { of, trait, quality: profile.quality, needs: need.atLeast })];
    case 'combat':
      return profile.combat <= need.atMost
        ? []
        : [no('combat-too-good', 'SET-06', { of, trait, combat: profile.combat, needs: need.atMost })];
    case 'man-sized':
      return has(profile, 'tiny') || profile.kinds.some((k) => SMALL_KINDS.includes(k))
        ? [no('too-small', 'TRAIT-longbow', { of, trait })]
        : [];
    case 'in-warband':
      return [];
    default:
      return need satisfies never;
  }
}

/** Animals use no weapons; a weapon trait of melee wants a weapon in hand; Double Strike wants two. */
function weaponRefusals(profile: Judged): Refusal[] {
  const of = profile.title;
  const weapons = profile.traits.map((t) => t.id).filter(isWeapon);
  if (has(profile, 'animal') || has(profile, 'swarm')) {
    const rule = has(profile, 'animal') ? 'TRAIT-animal' : 'TRAIT-swarm';
    const armed = isArmed(profile) ? [no('animal-armed', rule, { of })] : [];
    return [...armed, ...weapons.map((trait) => no('animal-weapon', rule, { of, trait }))];
  }
  const inHand = weapons.filter((id) => !RANGED_WEAPONS.includes(id));
  const bare = isArmed(profile) ? [] : inHand.map((trait) => no('needs-weapon', `TRAIT-${trait}`, { of, trait }));
  const twin = has(profile, 'double-strike') && profile.armed === 'weapon';
  return [...bare, ...(twin ? [no('needs-two-weapons', 'TRAIT-double-strike', { of })] : [])];
}

/** Animals and the Dim-Witted use no magic items, potions among them; the Dim-Witted do not lead. */
function magicItemRefusals(profile: Judged): Refusal[] {
  const barred = (['animal', 'swarm', 'dim-witted'] as const).find((id) => has(profile, id));
  if (!barred) return [];
  const tags = barred === 'dim-witted' ? (['A', 'L'] as const) : (['A'] as const);
  return profile.traits
    .filter((t) => tags.some((tag) => TRAITS[t.id].tags.includes(tag)))
    .map((t) => no('exclusive', `TRAIT-${barred}`, { of: profile.title, trait: barred, other: t.id }));
}

/** Parry is a weapon's or a martial art's: its own need says which. */
function isWeapon(id: TraitId): boolean {
  const { tags } = TRAITS[id];
  return id === 'javelin' || (tags.includes('W') && !tags.includes('MA'));
}

function isArmed({ armed }: Judged): boolean {
  return armed === 'weapon' || armed === 'two-weapons';
}

function has({ traits }: Pick<Judged, 'traits'>, id: TraitId): boolean {
  return traits.some((t) => t.id === id);
}

function doubles<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((v, i) => values.indexOf(v) !== i))];
}

function no(code: string, rule: string, detail: Record<string, string | number>): Refusal {
  return { code: `warband/${code}`, rule: `ASOBH-${rule}`, detail };
}
