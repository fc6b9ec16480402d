import { err, ok, type Refusal, type Result } from '../../kernel';
import type { Warband } from '../profile';
import { pointsOf, type WarbandLimits } from '../roster';
import { grownRefusals } from '../roster/profile-rules';
import { isAlive, UPGRADES } from './after-battle';
import { fieldSheet, grownProfile } from './figures';
import type { CampaignSheet } from './sheet';
import { RECRUIT_LINES } from './upgrade-tables';

/**
 * A sheet somebody brings to a table: the warband it fields, or what cannot be [ASOBH-END-05]. The living must not have
 * cost more than the limit and what recruits add, upgrades not be more than its victories gave, and every profile keep
 * its own rules. Upgrades may take it above the points of the table.
 */
export function bringSheet(sheet: CampaignSheet, table: WarbandLimits): Result<Warband, readonly Refusal[]> {
  const refusals: Refusal[] = [];
  if (sheet.limits.points !== table.points || sheet.limits.personalities !== table.personalities) {
    refusals.push(no('other-limits', { points: sheet.limits.points, limit: table.points }));
  }
  const points = sheet.figures.filter(isAlive).reduce((sum, r) => sum + r.points, 0) + sheet.pot.any + sheet.pot.common;
  const recruits = sheet.taken.filter((key) => RECRUIT_LINES.some((l) => l.id === key)).length;
  const most = sheet.limits.points + recruits * MOST_RECRUITED;
  if (points > most) refusals.push(no('over-points', { points, most }));
  const won = sheet.battles.reduce((sum, b) => sum + (b.result === 'won' ? UPGRADES[b.degree] : 0), 0);
  const given = sheet.figures.reduce((sum, r) => sum + r.upgrades.length, 0) + recruits + sheet.upgrades;
  if (given > won) refusals.push(no('too-many-upgrades', { have: given, most: won }));
  for (const record of sheet.figures.filter(isAlive)) {
    const grown = grownProfile(record);
    refusals.push(...(grown.ok ? grownRefusals(grown.value) : grown.error));
  }
  if (refusals.length > 0) return err(refusals);
  const warband = fieldSheet({ ...sheet, limits: { ...sheet.limits, scale: table.scale } });
  if (warband.ok && warband.value.figures.length === 0) return err([no('nobody-fit', {})]);
  return warband.ok ? ok(warband.value) : warband;
}

/** The dearest figures one upgrade brings. */
const MOST_RECRUITED = Math.max(
  ...RECRUIT_LINES.flatMap((line) => line.choices.map((c) => c.count * pointsOf(c.profile))),
);

function no(code: string, detail: Record<string, string | number>): Refusal {
  return { code: `campaign/${code}`, rule: 'ASOBH-END-05', detail };
}
