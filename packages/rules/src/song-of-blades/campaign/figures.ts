import { ok, type Refusal, type Result, tidyName } from '../../kernel';
import { baseOf, isPersonality, kindsOf, sizeOf } from '../content/profile-kit';
import type { Profile, Recruit, TraitRef, Warband } from '../profile';
import { compileProfile, scaled } from '../roster';
import { priceOf } from '../roster/price';
import type { CampaignSheet, FigureRecord, Upgrade } from './sheet';
import { LINES } from './upgrade-tables';

/** What a record has become: its profile with every upgrade it was given, without what it bears. */
export function grownProfile(record: Pick<FigureRecord, 'profile' | 'upgrades'>): Result<Profile, readonly Refusal[]> {
  const bought = compileProfile(record.profile);
  if (!bought.ok) return bought;
  return ok(record.upgrades.reduce(upgraded, bought.value));
}

/** One upgrade worked in. Scores never get worse; a new profile keeps what was gained before [ASOBH-END-05]. */
export function upgraded(profile: Profile, upgrade: Upgrade): Profile {
  switch (upgrade.is) {
    case 'quality':
      return changed(profile, { quality: profile.quality - 1 });
    case 'combat':
      return changed(profile, { combat: Math.max(profile.combat, upgrade.to) });
    case 'spell':
      return changed(profile, { spells: [...profile.spells, upgrade.spell] });
    case 'memory':
      return changed(profile, { traits: [...profile.traits, { id: 'increased-spell-memory' }] });
    case 'profile':
      return promoted(profile, upgrade.to);
    case 'table': {
      const instead = LINES.find((l) => l.id === upgrade.line)?.instead;
      const kept = profile.traits.filter((t) => t.id !== instead);
      return changed(profile, { traits: [...kept, { id: upgrade.trait }] });
    }
    case 'story':
      return changed(profile, {
        traits: upgrade.trait ? [...profile.traits, upgrade.trait] : profile.traits,
        spells: upgrade.spell ? [...profile.spells, upgrade.spell] : profile.spells,
      });
    default:
      return upgrade satisfies never;
  }
}

/**
 * The warband for the next battle: the dead and the resting stay away, the hurt come at -1, bearers have what their
 * items give. Names are those of the records.
 */
export function fieldSheet(sheet: CampaignSheet): Result<Warband, readonly Refusal[]> {
  const refusals: Refusal[] = [];
  const figures = sheet.figures.flatMap((record): Recruit[] => {
    if (record.status.is === 'dead' || record.status.is === 'resting') return [];
    const grown = grownProfile(record);
    if (!grown.ok) {
      refusals.push(...grown.error);
      return [];
    }
    return [
      {
        name: tidyName(record.name) ?? grown.value.title,
        profile: scaled(armed(grown.value, sheet, record.id), sheet.limits.scale),
        record: record.id,
        ...(record.swarm === null ? {} : { swarm: record.swarm }),
        ...(record.status.is === 'hurt' ? { hurt: -1 } : {}),
      },
    ];
  });
  if (refusals.length > 0) return { ok: false, error: refusals };
  const rosters = [...new Set(figures.map((f) => f.profile.roster).filter((r) => r !== 'own' && r !== 'example'))];
  return ok({
    name: tidyName(sheet.name) ?? 'Nameless',
    of: rosters.length === 1 ? (rosters[0] ?? 'own') : rosters.length === 0 ? 'own' : 'mixed',
    points: figures.reduce((sum, f) => sum + f.profile.points, 0),
    figures,
  });
}

/** What a change is worth by the formula is added to what was paid, so that printed figures keep their printed price. */
function changed(
  profile: Profile,
  change: Partial<Pick<Profile, 'quality' | 'combat' | 'traits' | 'spells'>>,
): Profile {
  const after = { ...profile, ...change };
  const [was, is] = [priceOf(profile), priceOf(after)];
  const base = baseOf(after.traits, profile.base.size);
  return {
    ...after,
    points: profile.points + is.points - was.points,
    printed: profile.printed && is.printed,
    personality: isPersonality(after.traits),
    kinds: kindsOf(profile.kinds, after.traits),
    size: sizeOf(after.traits),
    base: base.size > profile.base.size ? base : profile.base,
  };
}

function promoted(profile: Profile, to: string): Profile {
  const compiled = compileProfile(to);
  if (!compiled.ok) return profile;
  const next = compiled.value;
  const before = compileProfile(profile.id);
  const old = before.ok ? before.value : profile;
  const gained = profile.traits.filter((t) => !holds(old.traits, t) && !holds(next.traits, t));
  const spells = profile.spells.filter((s) => !old.spells.includes(s) && !next.spells.includes(s));
  return changed(next, {
    quality: Math.min(next.quality, profile.quality),
    combat: Math.max(next.combat, profile.combat),
    traits: [...next.traits, ...gained],
    spells: [...next.spells, ...spells],
  });
}

function armed(profile: Profile, sheet: CampaignSheet, record: string): Profile {
  const borne = sheet.items.filter((i) => i.bearer === record);
  const grants = borne.flatMap((i) => i.grants).filter((t) => !holds(profile.traits, t));
  return {
    ...profile,
    traits: [...profile.traits, ...grants],
    magicWeapon: profile.magicWeapon || borne.some((i) => i.magicWeapon),
  };
}

function holds(traits: readonly TraitRef[], trait: TraitRef): boolean {
  return traits.some((t) => t.id === trait.id);
}
