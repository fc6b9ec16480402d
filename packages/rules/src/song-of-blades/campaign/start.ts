import { labels, ok, type Refusal, type Result, tidyName } from '../../kernel';
import { compileProfile, compileWarband, type WarbandLimits } from '../roster';
import type { WarbandEntry, WarbandList } from '../roster/list';
import type { CampaignSheet, FigureRecord } from './sheet';

/** A campaign begins with a warband that keeps every limit; the book advises three to five battles [ASOBH-END-08]. */
export function beginCampaign(
  list: WarbandList,
  limits: WarbandLimits,
  length: number,
): Result<CampaignSheet, readonly Refusal[]> {
  const warband = compileWarband(list, limits);
  if (!warband.ok) return warband;
  const empty: CampaignSheet = {
    ...{ name: warband.value.name, limits, length, battles: [], figures: [], items: [], upgrades: 0, taken: [] },
    ...{ once: 'warband', pot: { any: 0, common: 0 }, gone: [], next: 1 },
  };
  const sheet = list.entries.reduce((s, entry) => joined(s, entry), empty);
  const names = labels(sheet.figures.map((f) => f.name));
  return ok({ ...sheet, figures: sheet.figures.map((f, i) => ({ ...f, name: names[i] ?? f.name })) });
}

/** New records for the figures of an entry that was bought or given. */
export function joined(sheet: CampaignSheet, entry: WarbandEntry): CampaignSheet {
  const compiled = compileProfile(entry.profile);
  if (!compiled.ok) return sheet;
  const { title, points, traits } = compiled.value;
  const swarm = traits.some((t) => t.id === 'swarm') ? `s${sheet.next}` : null;
  const figures = Array.from(
    { length: entry.count },
    (_, i): FigureRecord => ({
      id: `r${sheet.next + i}`,
      name: tidyName(entry.names?.[i]) ?? title,
      profile: entry.profile,
      ...{ points, swarm, upgrades: [], upgradedAfter: null, status: { is: 'fit' }, experience: [] },
    }),
  );
  return { ...sheet, figures: [...sheet.figures, ...figures], next: sheet.next + entry.count };
}
