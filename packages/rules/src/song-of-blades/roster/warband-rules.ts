import type { Refusal } from '../../kernel';
import type { TraitId } from '../content/trait-ids';
import { TRAITS } from '../content/traits';
import type { Profile } from '../profile';
import type { WarbandLimits } from '../roster';

/** An entry of a list that compiled. */
export interface Bought {
  /** Place in the list, from 0. */
  readonly entry: number;
  readonly count: number;
  readonly profile: Profile;
}

/** What is wrong with a warband as a whole [ASOBH-SET-01] [ASOBH-SET-03] [ASOBH-SET-07] [ASOBH-SET-08]. */
export function warbandRefusals(bought: readonly Bought[], limits: WarbandLimits): readonly Refusal[] {
  return [
    ...pointRefusals(bought, limits),
    ...bought.flatMap(nonCombatant),
    ...rareRefusals(bought),
    ...oneOfTrait(bought),
    ...needsInWarband(bought),
    ...bought.flatMap(loneSwarm),
    ...dinosaurs(bought),
    ...(limits.themed ? themes(bought) : []),
  ];
}

/** Figures this cheap are villagers and victims of scenarios [ASOBH-SET-21]. */
export const NON_COMBATANT_POINTS = 5;

function pointRefusals(bought: readonly Bought[], limits: WarbandLimits): Refusal[] {
  const points = pointsOf(bought);
  const persons = pointsOf(bought.filter((b) => b.profile.personality));
  const most = Math.floor((limits.points * limits.personalities) / 100);
  return [
    ...(points > limits.points
      ? [no('over-points', 'SET-01', { points, limit: limits.points, over: points - limits.points })]
      : []),
    ...(persons > most
      ? [no('over-personalities', 'SET-01', { points: persons, limit: most, over: persons - most })]
      : []),
  ];
}

function nonCombatant({ entry, profile }: Bought): Refusal[] {
  const { title: of, points } = profile;
  return points > NON_COMBATANT_POINTS ? [] : [no('non-combatant', 'SET-21', { of, points, entry })];
}

/** Rare (X) counts the figures of one profile, over all entries that hold it; Unique is one [ASOBH-SET-03]. */
function rareRefusals(bought: readonly Bought[]): Refusal[] {
  return sameProfiles(bought).flatMap((entries) => {
    const profile = entries[0]?.profile;
    if (!profile) return [];
    const have = countOf(entries);
    const most = mostOf(profile);
    const code = profile.traits.some((t) => t.id === 'unique') ? 'unique' : 'rare';
    return have > most ? [no(code, 'SET-03', { of: profile.title, have, most })] : [];
  });
}

/** Most figures of this profile in one warband; without end for what is neither Rare nor Unique. */
export function mostOf(profile: Pick<Profile, 'traits'>): number {
  const numbers = profile.traits.flatMap((t) => (t.id === 'unique' ? [1] : t.id === 'rare' ? [t.number ?? 1] : []));
  return Math.min(Number.POSITIVE_INFINITY, ...numbers);
}

/** A trait printed with R1 is carried by one figure of a warband: the Potion of Healing. */
function oneOfTrait(bought: readonly Bought[]): Refusal[] {
  const traits = new Set(bought.flatMap((b) => b.profile.traits.map((t) => t.id)));
  return [...traits].flatMap((trait) => {
    if (!TRAITS[trait].tags.includes('R')) return [];
    const have = countOf(bought.filter((b) => hasTrait(b, trait)));
    return have > 1 ? [no('one-of-trait', `TRAIT-${trait}`, { trait, have, most: 1 })] : [];
  });
}

function needsInWarband(bought: readonly Bought[]): Refusal[] {
  return bought.flatMap(({ entry, profile }) =>
    profile.traits.flatMap(({ id }) =>
      TRAITS[id].requires.flatMap((need) =>
        need.is === 'in-warband' && !bought.some((b) => hasTrait(b, need.trait))
          ? [no('needs-in-warband', 'SET-07', { of: profile.title, trait: id, needs: need.trait, entry })]
          : [],
      ),
    ),
  );
}

function loneSwarm({ entry, count, profile }: Bought): Refusal[] {
  const lone = count < 2 && profile.traits.some((t) => t.id === 'swarm');
  return lone ? [no('lone-swarm', 'SET-08', { of: profile.title, entry })] : [];
}

/** They fight each other before anybody else [ASOBH-SET-20]. */
function dinosaurs(bought: readonly Bought[]): Refusal[] {
  const have = countOf(bought.filter((b) => b.profile.kinds.includes('dinosaur')));
  return have > 1 ? [no('dinosaurs', 'SET-20', { have, most: 1 })] : [];
}

function themes(bought: readonly Bought[]): Refusal[] {
  const rosters = rostersOf(bought.map((b) => b.profile));
  return rosters.length > 1 ? [no('mixed', 'SET-22', { rosters: rosters.join(' ') })] : [];
}

/** The rosters figures are drawn from; home-made ones and the spearman of the introduction go with any. */
export function rostersOf(profiles: readonly Profile[]): readonly string[] {
  return [...new Set(profiles.map((p) => p.roster).filter((r) => r !== 'own' && r !== 'example'))];
}

/** Printed profiles by id, home-made ones by what they are. */
function sameProfiles(bought: readonly Bought[]): Bought[][] {
  const groups = new Map<string, Bought[]>();
  for (const b of bought) {
    const key = b.profile.id === 'own' ? JSON.stringify([b.profile.title, b.profile]) : b.profile.id;
    groups.set(key, [...(groups.get(key) ?? []), b]);
  }
  return [...groups.values()];
}

function hasTrait({ profile }: Bought, trait: TraitId): boolean {
  return profile.traits.some((t) => t.id === trait);
}

function countOf(bought: readonly Bought[]): number {
  return bought.reduce((sum, b) => sum + b.count, 0);
}

function pointsOf(bought: readonly Bought[]): number {
  return bought.reduce((sum, b) => sum + b.count * b.profile.points, 0);
}

function no(code: string, rule: string, detail: Record<string, string | number>): Refusal {
  return { code: `warband/${code}`, rule: `ASOBH-${rule}`, detail };
}
