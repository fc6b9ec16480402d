import { err, ok, type Refusal, type Result } from '../../kernel';
import { entryFacts, PROFILES, profileEntry } from '../content/profiles';
import { RANKS } from '../content/ranks';
import { SPELL_IDS } from '../content/spell-ids';
import type { Profile } from '../profile';
import { grownRefusals } from '../roster/profile-rules';
import { isAlive } from './after-battle';
import { grownProfile, upgraded } from './figures';
import type { CampaignSheet, FigureRecord, Upgrade } from './sheet';
import { LINES } from './upgrade-tables';

/** An upgrade beside a figure: what it costs of those won, and what stands against it. */
export interface UpgradeOffer {
  readonly upgrade: Upgrade;
  readonly cost: number;
  readonly against: readonly Refusal[];
}

/** Gives an upgrade that was won to a figure, or says everything that stands against it [ASOBH-END-05]. */
export function giveUpgrade(
  sheet: CampaignSheet,
  recordId: string,
  upgrade: Upgrade,
): Result<CampaignSheet, readonly Refusal[]> {
  const against = upgradeRefusals(sheet, recordId, upgrade);
  if (against.length > 0) return err(against);
  const figures = sheet.figures.map((r): FigureRecord => {
    if (r.id !== recordId) return r;
    return { ...r, upgrades: [...r.upgrades, upgrade], upgradedAfter: sheet.battles.length };
  });
  const record = sheet.figures.find((r) => r.id === recordId);
  return ok({
    ...sheet,
    figures,
    upgrades: sheet.upgrades - (record ? costOf(record, upgrade) : 1),
    taken: [...sheet.taken, takenKey(upgrade)],
  });
}

/** Every upgrade of the book for this figure, those that are barred with their reasons. Story upgrades are not listed. */
export function upgradeOffers(sheet: CampaignSheet, recordId: string): readonly UpgradeOffer[] {
  const record = sheet.figures.find((r) => r.id === recordId);
  const grown = record ? grownProfile(record) : undefined;
  if (!record || !grown?.ok) return [];
  const profile = grown.value;
  const casts = profile.traits.some((t) => t.id === 'spell-caster');
  const spells = casts ? SPELL_IDS.filter((s) => !profile.spells.includes(s)) : [];
  const all: Upgrade[] = [
    { is: 'quality' },
    { is: 'combat', to: profile.combat >= 2 ? 3 : 2 },
    ...spells.map((spell): Upgrade => ({ is: 'spell', spell })),
    ...(casts ? [{ is: 'memory' } as const] : []),
    ...nextProfiles(profile).map((to): Upgrade => ({ is: 'profile', to })),
    ...LINES.filter((l) => profile.kinds.includes(l.kind)).flatMap((l) =>
      l.gives.map((trait): Upgrade => ({ is: 'table', line: l.id, trait })),
    ),
  ];
  return all.map((upgrade) => ({
    upgrade,
    cost: costOf(record, upgrade),
    against: upgradeRefusals(sheet, recordId, upgrade),
  }));
}

/** Everything that stands against an upgrade for a figure. */
export function upgradeRefusals(sheet: CampaignSheet, recordId: string, upgrade: Upgrade): readonly Refusal[] {
  const record = sheet.figures.find((r) => r.id === recordId);
  if (!record) return [no('unknown-record', 'END-05', { record: recordId })];
  const grown = grownProfile(record);
  if (!grown.ok) return grown.error;
  const of = record.name;
  const cost = costOf(record, upgrade);
  const refusals: Refusal[] = [];
  if (!isAlive(record)) refusals.push(no('dead', 'END-05', { of }));
  if (grown.value.kinds.includes('animal')) refusals.push(no('animal', 'END-06', { of }));
  if (sheet.upgrades < cost) refusals.push(no('no-upgrades', 'END-05', { have: sheet.upgrades, needs: cost }));
  const last = record.upgradedAfter;
  if (last !== null && last >= sheet.battles.length - 1) refusals.push(no('twice-running', 'END-05', { of }));
  const key = takenKey(upgrade);
  const before = sheet.once === 'warband' ? sheet.taken : record.upgrades.map(takenKey);
  if (upgrade.is !== 'story' && before.includes(key)) refusals.push(no('taken', 'END-05', { of, upgrade: key }));
  return [...refusals, ...fitRefusals(of, grown.value, upgrade)];
}

/** How an upgrade is called when each may be taken once: the line of the book it stands in. */
export function takenKey(upgrade: Upgrade): string {
  switch (upgrade.is) {
    case 'spell':
    case 'memory':
      return 'spell';
    case 'table':
      return upgrade.line;
    case 'combat':
      return `combat-${upgrade.to}`;
    default:
      return upgrade.is;
  }
}

/** The next dearer profiles of the same name; several of one price are a choice. */
export function nextProfiles(profile: Profile): readonly string[] {
  const rank = RANKS.find((r) => r.includes(profile.id));
  if (!rank) return [];
  const whole = PROFILES.flatMap((e) => (e.standing !== 'lost' && rank.includes(e.profile.id) ? [e.profile] : []));
  const own = whole.find((p) => p.id === profile.id)?.points ?? profile.points;
  const dearer = whole.filter((p) => p.points > own);
  const next = Math.min(...dearer.map((p) => p.points));
  return dearer.filter((p) => p.points === next).map((p) => p.id);
}

/** From a common figure to a Personality costs two; all else one [ASOBH-END-05]. */
export function promotionCost(from: Pick<Profile, 'personality'>, to: Pick<Profile, 'personality'>): 1 | 2 {
  return to.personality && !from.personality ? 2 : 1;
}

function costOf(record: FigureRecord, upgrade: Upgrade): number {
  const entry = upgrade.is === 'profile' ? profileEntry(upgrade.to) : undefined;
  const grown = grownProfile(record);
  return entry && grown.ok ? promotionCost(grown.value, entryFacts(entry)) : 1;
}

/** Whether this figure can have it at all. */
function fitRefusals(of: string, profile: Profile, upgrade: Upgrade): readonly Refusal[] {
  switch (upgrade.is) {
    case 'quality':
      if (profile.quality !== 4) return [no('not-quality-four', 'END-05', { of, quality: profile.quality })];
      break;
    case 'combat':
      if (profile.combat !== upgrade.to - 1) return [no('combat-done', 'END-05', { of, combat: profile.combat })];
      break;
    case 'profile': {
      const entry = profileEntry(upgrade.to);
      if (!entry || entry.standing === 'lost' || !nextProfiles(profile).includes(upgrade.to))
        return [no('not-next', 'END-05', { of, to: upgrade.to })];
      break;
    }
    case 'table': {
      const line = LINES.find((l) => l.id === upgrade.line);
      if (!line?.gives.includes(upgrade.trait) || !profile.kinds.includes(line.kind))
        return [no('not-its-people', 'END-05', { of, trait: upgrade.trait })];
      const { needs } = line;
      if (needs && !profile.traits.some((t) => needs.includes(t.id)))
        return [no('needs', 'END-05', { of, trait: upgrade.trait, needs: needs.join(' ') })];
      break;
    }
    case 'story':
      if (!upgrade.trait && !upgrade.spell) return [no('empty-story', 'END-05', { of })];
      break;
    case 'spell':
    case 'memory':
      break;
    default:
      return upgrade satisfies never;
  }
  const known = new Set(grownRefusals(profile).map((r) => JSON.stringify(r)));
  return grownRefusals(upgraded(profile, upgrade)).filter((r) => !known.has(JSON.stringify(r)));
}

function no(code: string, rule: string, detail: Record<string, string | number>): Refusal {
  return { code: `campaign/${code}`, rule: `ASOBH-${rule}`, detail };
}
