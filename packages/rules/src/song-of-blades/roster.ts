import { z } from 'zod';
import { err, labels, ok, type Refusal, type Result, tidyName } from '../kernel';
import { baseOf, isPersonality, kindsOf, sizeOf } from './content/profile-kit';
import { peopleById, profileEntry } from './content/profiles';
import type { Profile, Recruit, Warband } from './profile';
import { MOST_FIGURES, type OwnProfile, type WarbandEntry, type WarbandList } from './roster/list';
import { priceOf } from './roster/price';
import { profileRefusals } from './roster/profile-rules';
import { rostersOf, warbandRefusals } from './roster/warband-rules';

/** What the players agreed on; the lobby's config holds it. */
export const zWarbandLimits = z.strictObject({
  points: z.int().min(1).max(10_000),
  /** Share of the points that may go to Personalities, in percent. */
  personalities: z.int().min(0).max(100),
  scale: z.enum(['large', 'small']),
  /** All figures from one roster of the book, home-made ones beside them [ASOBH-SET-22]. */
  themed: z.boolean().exactOptional(),
});
export type WarbandLimits = Readonly<z.infer<typeof zWarbandLimits>>;

export const STANDARD_LIMITS: WarbandLimits = { points: 400, personalities: 50, scale: 'large' };

/** Everything that keeps a list off the table, at once; empty for a legal one [ASOBH-SET-01] to [ASOBH-SET-09]. */
export function checkWarband(list: WarbandList, limits: WarbandLimits): readonly Refusal[] {
  const warband = compileWarband(list, limits);
  return warband.ok ? [] : warband.error;
}

/**
 * Judges a list and makes the warband that takes the field; every refusal at once. `detail.entry` of a refusal is the
 * place in the list, from 0, where it speaks of one entry.
 */
export function compileWarband(list: WarbandList, limits: WarbandLimits): Result<Warband, readonly Refusal[]> {
  const compiled = list.entries.map((entry) => ({ entry, profile: compileProfile(entry.profile) }));
  const refusals = compiled.flatMap(({ profile }, i) => (profile.ok ? [] : profile.error.map((r) => at(r, i))));
  const bought = compiled.flatMap(({ entry, profile }, i) =>
    profile.ok ? [{ entry: i, count: entry.count, profile: profile.value }] : [],
  );
  refusals.push(...warbandRefusals(bought, limits));
  if (list.entries.length === 0) refusals.push({ code: 'warband/empty', rule: 'ASOBH-SET-01' });
  const size = list.entries.reduce((sum, e) => sum + e.count, 0);
  if (size > MOST_FIGURES) {
    const detail = { figures: size, most: MOST_FIGURES };
    refusals.push({ code: 'warband/too-many', rule: 'ASOBH-SET-10', detail });
  }
  if (refusals.length > 0) return err(refusals);
  const figures = list.entries.flatMap((entry, i) => {
    const profile = bought[i]?.profile;
    return profile ? recruitsOf(entry, scaled(profile, limits.scale), i) : [];
  });
  const names = labels(figures.map((f) => f.name));
  return ok({
    name: tidyName(list.name) ?? 'Nameless',
    of: allegiance(bought.map((b) => b.profile)),
    points: figures.reduce((sum, f) => sum + f.profile.points, 0),
    figures: figures.map((f, i) => ({ ...f, name: names[i] ?? f.name })),
  });
}

/** One profile as it fights, or everything that keeps it off the table. */
export function compileProfile(chosen: string | OwnProfile): Result<Profile, readonly Refusal[]> {
  if (typeof chosen !== 'string') return compileOwn(chosen);
  const entry = profileEntry(chosen);
  if (!entry) return err([{ code: 'warband/unknown-profile', rule: 'ASOBH-SET-01', detail: { of: chosen } }]);
  if (entry.standing === 'lost') {
    const detail = { of: entry.title, roster: peopleById(entry.roster)?.name ?? entry.roster };
    return err([{ code: 'warband/lost-profile', rule: 'ASOBH-SET-01', detail }]);
  }
  return ok(entry.profile);
}

/** What a figure of this entry costs; what could not be compiled costs nothing. */
export function pointsOf(profile: WarbandEntry['profile']): number {
  const compiled = compileProfile(profile);
  return compiled.ok ? compiled.value.points : 0;
}

/** Bases of ordinary build; people with wider ones say so by their traits. */
const OWN_BASE = 25;

function compileOwn(own: OwnProfile): Result<Profile, readonly Refusal[]> {
  const title = tidyName(own.title) ?? 'Nameless';
  const refusals = profileRefusals({ ...own, title });
  if (refusals.length > 0) return err(refusals);
  const { points, printed } = priceOf(own);
  return ok({
    ...{ id: 'own', title, roster: 'own', quality: own.quality, combat: own.combat },
    ...{ traits: own.traits, spells: own.spells, points, printed, armed: own.armed, ranged: own.ranged },
    kinds: kindsOf(own.kinds, own.traits),
    personality: isPersonality(own.traits),
    size: sizeOf(own.traits),
    base: own.base ?? baseOf(own.traits, OWN_BASE),
    magicWeapon: false,
    face: own.face,
  });
}

/** The bases of an entry of swarms are one swarm with one activation [ASOBH-TRA-04]. */
function recruitsOf(entry: WarbandEntry, profile: Profile, place: number): Recruit[] {
  const swarm = profile.traits.some((t) => t.id === 'swarm') ? { swarm: `swarm-${place + 1}` } : {};
  return Array.from({ length: entry.count }, (_, i) => ({
    name: tidyName(entry.names?.[i]) ?? profile.title,
    profile,
    ...swarm,
  }));
}

/** Figures of 15 mm stand on bases two thirds as wide, as their sticks are two thirds as long [ASOBH-SET-11]. */
export function scaled(profile: Profile, scale: WarbandLimits['scale']): Profile {
  if (scale === 'large') return profile;
  return { ...profile, base: { ...profile.base, size: Math.round((profile.base.size * 2) / 3) } };
}

function allegiance(profiles: readonly Profile[]): string {
  const rosters = rostersOf(profiles);
  const [only] = rosters;
  if (only === undefined) return 'own';
  return rosters.length === 1 ? only : 'mixed';
}

function at(refusal: Refusal, entry: number): Refusal {
  return { ...refusal, detail: { ...refusal.detail, entry } };
}
