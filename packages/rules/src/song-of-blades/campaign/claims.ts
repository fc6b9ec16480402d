import { z } from 'zod';
import { err, ok, type Refusal, type Result } from '../../kernel';
import type { Campaign, CampaignEvent, Claim } from './campaign';
import { addItem, ITEM_KINDS } from './items';
import { busyRefusal, type Done, withSheet } from './players';
import { type CampaignSheet, zItem, zUpgrade } from './sheet';
import { giveUpgrade, upgradeRefusals } from './upgrades';

/** What another player is asked to allow. */
export const zClaimed = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('item'),
    item: zItem.omit({ id: true, bearer: true }).extend({ kind: z.enum(ITEM_KINDS) }),
  }),
  z.strictObject({
    is: z.literal('story'),
    record: z.string().min(1).max(40),
    upgrade: zUpgrade.options[6],
  }),
]);

/** Claims one player may have open at a time. */
const MOST_CLAIMS = 10;

/** Puts a find or a story upgrade before the others [ASOBH-END-05] [ASOBH-END-07]. */
export function claimed(
  campaign: Campaign,
  by: string,
  sheet: CampaignSheet,
  what: z.infer<typeof zClaimed>,
): Result<Done, readonly Refusal[]> {
  if (campaign.claims.filter((each) => each.by === by).length >= MOST_CLAIMS)
    return err([no('too-many-claims', { most: MOST_CLAIMS })]);
  if (what.is === 'item' && sheet.items.length >= MOST_ITEMS) return err([no('chest-full', { most: MOST_ITEMS })]);
  if (what.is === 'story') {
    const against = upgradeRefusals(sheet, what.record, what.upgrade);
    if (against.length > 0) return err(against);
  }
  const claim: Claim = { id: `c${campaign.next}`, by, what };
  const next = { ...campaign, claims: [...campaign.claims, claim], next: campaign.next + 1 };
  return ok({ campaign: next, events: [{ type: 'claimed', by, claim, name: nameIn(sheet, claim) }] });
}

/** Another player allows a claim or does not; whoever made it may take it back. */
export function answered(
  campaign: Campaign,
  by: string,
  deed:
    | { readonly do: 'answer'; readonly claim: string; readonly yes: boolean }
    | { readonly do: 'withdraw'; readonly claim: string },
): Result<Done, readonly Refusal[]> {
  const claim = campaign.claims.find((each) => each.id === deed.claim);
  if (!claim) return err([no('claim-gone', {})]);
  if ((claim.by === by) !== (deed.do === 'withdraw')) return err([no('not-your-answer', {})]);
  const rest = { ...campaign, claims: campaign.claims.filter((each) => each.id !== claim.id) };
  const sheet = campaign.players.find((each) => each.player === claim.by)?.sheet;
  const name = sheet ? nameIn(sheet, claim) : null;
  if (deed.do === 'withdraw') return ok({ campaign: rest, events: [{ type: 'claimWithdrawn', by, claim, name }] });
  const event: CampaignEvent = { type: 'claimAnswered', by, yes: deed.yes, claim, name };
  if (!deed.yes) return ok({ campaign: rest, events: [event] });
  const busy = busyRefusal(campaign, claim.by);
  if (busy) return err([{ ...busy, code: `${busy.code}-theirs` }]);
  if (!sheet) return err([no('claim-gone', {})]);
  const given = granted(sheet, claim);
  return given.ok ? ok({ campaign: withSheet(rest, claim.by, given.value), events: [event] }) : given;
}

const MOST_ITEMS = 100;

function granted(sheet: CampaignSheet, { what }: Claim): Result<CampaignSheet, readonly Refusal[]> {
  return what.is === 'item' ? ok(addItem(sheet, what.item)) : giveUpgrade(sheet, what.record, what.upgrade);
}

function nameIn(sheet: CampaignSheet, { what }: Claim): string | null {
  return what.is === 'story' ? (sheet.figures.find((each) => each.id === what.record)?.name ?? null) : null;
}

function no(code: string, detail: Record<string, string | number>): Refusal {
  return { code: `campaign/${code}`, rule: 'ASOBH-END-07', detail };
}
