import {
  type CampaignAct,
  type CampaignCard,
  type CampaignLink,
  type CampaignView,
  type NewBattle,
  type NewCampaign,
  zBattleBegun,
  zCampaignCard,
  zCampaignLink,
  zCampaignTable,
  zCampaignView,
} from '@muster/protocol';
import { z } from 'zod';
import { call } from './http';

/** Campaigns over HTTP. All throw `HttpNo` where the server says no. */
const at = (id: string): string => `/campaigns/${encodeURIComponent(id)}`;
const byLink = (code: string): string => `/campaigns/link/${encodeURIComponent(code)}`;

export const fetchCampaigns = (): Promise<readonly CampaignCard[]> => call('GET', '/campaigns', z.array(zCampaignCard));
export const fetchCampaign = (id: string): Promise<CampaignView> => call('GET', at(id), zCampaignView);
export const openCampaign = (wish: NewCampaign): Promise<CampaignView> =>
  call('POST', '/campaigns', zCampaignView, wish);
export const fetchCampaignLink = (code: string): Promise<CampaignLink> => call('GET', byLink(code), zCampaignLink);
export const joinCampaign = (code: string): Promise<CampaignView> => call('POST', byLink(code), zCampaignView, {});
export const actInCampaign = (id: string, act: CampaignAct): Promise<CampaignView> =>
  call('POST', `${at(id)}/deeds`, zCampaignView, act);
export const beginCampaignBattle = (id: string, battle: NewBattle) =>
  call('POST', `${at(id)}/battles`, zBattleBegun, battle);
export const fetchCampaignOfTable = (table: string): Promise<z.infer<typeof zCampaignTable>> =>
  call('GET', `/campaigns/table/${encodeURIComponent(table)}`, zCampaignTable);
