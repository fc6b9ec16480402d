import { z } from 'zod';
import { zCommandId, zPersonId, zSeatId, zTableId, zTitle } from './common';

/**
 * Campaigns: warbands that live from battle to battle. What is in them (`settings`, `campaign`, events, deeds) is the
 * game's; its own shapes read it.
 */
export const zNewCampaign = z.object({ title: zTitle, settings: z.unknown() });

/** A deed of one player. `changes` is how often his sheet had changed when the page was drawn; a repeat does nothing. */
export const zCampaignAct = z.object({
  id: zCommandId,
  changes: z.number().int().min(0).max(1e9),
  deed: z.unknown(),
});

/** A battle with another player; `config` is that of the table, its limits are the campaign's. */
export const zNewBattle = z.object({ id: zCommandId, foe: zPersonId, config: z.unknown() });

export const zCampaignCard = z.object({
  id: z.string(),
  title: z.string(),
  system: z.string(),
  players: z.array(z.object({ person: z.string(), name: z.string() })).readonly(),
  /** When something happened last, ms since 1970. */
  changed: z.number(),
});

/** Everything of a campaign, for those who play in it. */
export const zCampaignView = zCampaignCard.extend({
  /** Who looks at it. */
  me: z.string(),
  /** The code that brings another player in. */
  link: z.string(),
  version: z.number(),
  /** SHA-256 of the seed all its dice come from. */
  commitment: z.string(),
  /** The seed itself, once the campaign is over. */
  seed: z.string().exactOptional(),
  campaign: z.unknown(),
  /** The newest last. */
  log: z.array(z.object({ number: z.number(), at: z.number(), event: z.unknown() })).readonly(),
});

/** What a code shows to whoever holds it. */
export const zCampaignLink = zCampaignCard.extend({
  settings: z.unknown(),
  /** Whether the asker plays in it already. */
  mine: z.boolean(),
});

export const zBattleBegun = z.object({ table: zTableId, view: zCampaignView });

/** The sheets that fight at a table, as far as the asker plays there; null for a table of no campaign. */
export const zCampaignTable = z
  .object({
    id: z.string(),
    title: z.string(),
    sheets: z.array(z.object({ seat: zSeatId, sheet: z.unknown() })).readonly(),
  })
  .nullable();

export type NewCampaign = z.input<typeof zNewCampaign>;
export type CampaignAct = z.infer<typeof zCampaignAct>;
export type NewBattle = z.infer<typeof zNewBattle>;
export type CampaignCard = z.infer<typeof zCampaignCard>;
export type CampaignView = z.infer<typeof zCampaignView>;
export type CampaignLink = z.infer<typeof zCampaignLink>;
