import { err, ok, type Refusal, type Result } from '../../kernel';
import { compileProfile } from '../roster';
import type { WarbandEntry } from '../roster/list';
import { type Bought, warbandRefusals } from '../roster/warband-rules';
import { isAlive, profileKey } from './after-battle';
import { grownProfile } from './figures';
import type { CampaignSheet } from './sheet';
import { joined } from './start';
import { RECRUIT_LINES } from './upgrade-tables';

/**
 * Buys new figures for points of the dead, or says everything that stands against it [ASOBH-END-04]. Personalities are
 * bought for points of a won or tied battle only; the dead that were Unique do not come back; the limits on Rare
 * figures, Personalities and the like hold for the living and the new together.
 */
export function replaceDead(sheet: CampaignSheet, entry: WarbandEntry): Result<CampaignSheet, readonly Refusal[]> {
  const compiled = compileProfile(entry.profile);
  if (!compiled.ok) return compiled;
  const profile = compiled.value;
  const price = profile.points * entry.count;
  const { any, common } = sheet.pot;
  const have = profile.personality ? any : any + common;
  const refusals: Refusal[] = [];
  if (price > have) {
    const code = profile.personality && price <= any + common ? 'no-personalities' : 'too-dear';
    refusals.push(no(code, { of: profile.title, price, have }));
  }
  if (sheet.gone.includes(profileKey(entry.profile))) refusals.push(no('unique-gone', { of: profile.title }));
  refusals.push(...newlyWrong(sheet, { entry: 0, count: entry.count, profile }));
  if (refusals.length > 0) return err(refusals);
  const fromCommon = profile.personality ? 0 : Math.min(common, price);
  const pot = { common: common - fromCommon, any: any - (price - fromCommon) };
  return ok({ ...joined(sheet, entry), pot });
}

/** Takes figures in place of an upgrade, as goblins may [ASOBH-END-05]. They cost no points. */
export function takeRecruits(
  sheet: CampaignSheet,
  lineId: string,
  choiceId: string,
  names: readonly string[] = [],
): Result<CampaignSheet, readonly Refusal[]> {
  const line = RECRUIT_LINES.find((l) => l.id === lineId);
  const choice = line?.choices.find((c) => c.id === choiceId);
  if (!line || !choice) return err([no('no-such-recruits', { line: lineId, choice: choiceId })]);
  const refusals: Refusal[] = [];
  if (sheet.upgrades < 1) refusals.push(upgradeNo('no-upgrades', { have: sheet.upgrades, needs: 1 }));
  if (sheet.once === 'warband' && sheet.taken.includes(line.id)) {
    refusals.push(upgradeNo('taken', { of: sheet.name, upgrade: line.id }));
  }
  const kin = sheet.figures.some((r) => {
    const grown = grownProfile(r);
    return isAlive(r) && grown.ok && grown.value.kinds.includes(line.kind);
  });
  if (!kin) refusals.push(upgradeNo('nobody-of-people', { kind: line.kind }));
  if (refusals.length > 0) return err(refusals);
  const { profile, count } = choice;
  return ok({
    ...joined(sheet, { profile, count, ...(names.length > 0 ? { names } : {}) }),
    upgrades: sheet.upgrades - 1,
    taken: [...sheet.taken, line.id],
  });
}

/** What the new figures break that was whole before; points are the pot's business. */
function newlyWrong(sheet: CampaignSheet, more: Bought): readonly Refusal[] {
  const living = sheet.figures.filter(isAlive).flatMap((record): Bought[] => {
    const grown = grownProfile({ ...record, upgrades: [] });
    // Bases of one swarm were bought together; one alone is no fault here.
    return grown.ok ? [{ entry: 0, count: record.swarm === null ? 1 : 2, profile: grown.value }] : [];
  });
  const limits = { ...sheet.limits, points: sheet.limits.points };
  const judge = (bought: readonly Bought[]) => warbandRefusals(bought, limits);
  const before = new Set(judge(living).map((r) => r.code + (r.detail?.of ?? r.detail?.trait ?? '')));
  return judge([...living, more]).filter(
    (r) => r.code !== 'warband/over-points' && !before.has(r.code + (r.detail?.of ?? r.detail?.trait ?? '')),
  );
}

function no(code: string, detail: Record<string, string | number>): Refusal {
  return { code: `campaign/${code}`, rule: 'ASOBH-END-04', detail };
}

function upgradeNo(code: string, detail: Record<string, string | number>): Refusal {
  return { code: `campaign/${code}`, rule: 'ASOBH-END-05', detail };
}
