import {
  type CampaignCard,
  type CampaignLink,
  type CampaignView,
  LIMITS,
  zCampaignAct,
  zNewBattle,
  zNewCampaign,
} from '@muster/protocol';
import type { Refusal } from '@muster/rules/kernel';
import { zCampaignSettings } from '@muster/rules/song-of-blades';
import { words } from '@muster/rules/song-of-blades/words';
import type { Application, Request } from 'express';
import { act, campaignIn, fight, foundCampaign, isOver, join, type Kept, look, newKeeper } from '../campaign/keeper';
import { readCode } from '../codes';
import type { Hall } from '../hall';
import { no } from '../refusals';
import type { CampaignRow } from '../store/store';
import { says } from '../words';
import { guestOf, HttpNo, handle, maybeGuest } from './answer';
import { readBody } from './guard';

/** Campaigns: begun, joined by link, read and played by those in them. */
export function campaigns(app: Application, hall: Hall): void {
  const { store } = hall;
  const keeper = newKeeper(hall);

  /** The campaign of the path, for who plays in it. */
  const mine = async (request: Request): Promise<{ me: { person: string; name: string }; row: CampaignRow }> => {
    const me = await guestOf(store, request);
    const row = value(await look(keeper, String(request.params['id'])));
    if (!isPlayer(row, me.person)) throw new HttpNo(no('table/not-in-campaign'));
    return { me, row };
  };
  const linked = async (request: Request): Promise<CampaignRow> => {
    const row = await store.campaignByLink(readCode(String(request.params['code'])).slice(0, 80));
    if (row === undefined) throw new HttpNo(no('table/unknown-link'));
    return row;
  };

  app.get(
    '/api/campaigns',
    handle(async (request): Promise<readonly CampaignCard[]> => {
      const me = await guestOf(store, request);
      return Promise.all(
        (await store.campaignsOf(me.person, LIMITS.campaignsPerPerson)).map((row) => cardOf(hall, row)),
      );
    }),
  );
  app.post(
    '/api/campaigns',
    handle(async (request) => {
      const me = await guestOf(store, request);
      const wish = readBody(zNewCampaign, request);
      const settings = zCampaignSettings.safeParse(wish.settings);
      if (!settings.success)
        throw new HttpNo(no('table/config', { at: (settings.error.issues[0]?.path ?? []).map(String).join('.') }));
      return viewOf(hall, value(await foundCampaign(keeper, me.person, wish.title, settings.data)), me.person);
    }),
  );
  app.get(
    '/api/campaigns/link/:code',
    handle(async (request): Promise<CampaignLink> => {
      const me = await maybeGuest(store, request);
      const row = await linked(request);
      const { settings } = campaignIn(row);
      return { ...(await cardOf(hall, row)), settings, mine: me !== undefined && isPlayer(row, me.person) };
    }),
  );
  app.post(
    '/api/campaigns/link/:code',
    handle(async (request) => {
      const me = await guestOf(store, request);
      return viewOf(hall, value(await join(keeper, (await linked(request)).id, me.person)), me.person);
    }),
  );
  app.get(
    '/api/campaigns/table/:id',
    handle(async (request, response) => {
      const me = await guestOf(store, request);
      const row = await store.campaignOfTable(String(request.params['id']));
      if (row === undefined || !isPlayer(row, me.person)) {
        response.json(null);
        return undefined;
      }
      const campaign = campaignIn(row);
      const battle = campaign.battles.find(({ table }) => table === request.params['id']);
      const sheets = Object.entries(battle?.seats ?? {}).flatMap(([seat, player]) => {
        const sheet = campaign.players.find((each) => each.player === player)?.sheet;
        return player === me.person && sheet ? [{ seat, sheet }] : [];
      });
      return { id: row.id, title: row.title, sheets };
    }),
  );
  app.get(
    '/api/campaigns/:id',
    handle(async (request) => {
      const { me, row } = await mine(request);
      return viewOf(hall, row, me.person);
    }),
  );
  app.post(
    '/api/campaigns/:id/deeds',
    handle(async (request) => {
      const { me, row } = await mine(request);
      return viewOf(hall, value(await act(keeper, row.id, me.person, readBody(zCampaignAct, request))), me.person);
    }),
  );
  app.post(
    '/api/campaigns/:id/battles',
    handle(async (request) => {
      const { me, row } = await mine(request);
      const begun = value(await fight(keeper, row.id, me, readBody(zNewBattle, request)));
      return { table: begun.table, view: await viewOf(hall, begun.row, me.person) };
    }),
  );
}

const isPlayer = (row: CampaignRow, person: string): boolean =>
  campaignIn(row).players.some(({ player, left }) => player === person && !left);

async function cardOf(hall: Hall, row: CampaignRow): Promise<CampaignCard> {
  const people = campaignIn(row).players.map(({ player }) => player);
  const names = await hall.store.names(people);
  const players = people.map((person) => ({ person, name: names.get(person) ?? '' }));
  return { id: row.id, title: row.title, system: row.system, players, changed: row.changed };
}

async function viewOf(hall: Hall, row: CampaignRow, me: string): Promise<CampaignView> {
  const campaign = campaignIn(row);
  const deeds = await hall.store.campaignDeeds(row.id, LIMITS.campaignLog);
  return {
    ...(await cardOf(hall, row)),
    ...{ me, link: row.link, version: row.version, commitment: row.commitment, campaign },
    ...(isOver(campaign) ? { seed: row.seed } : {}),
    log: deeds.flatMap(({ number, at, events }) => events.map((event) => ({ number, at, event }))),
  };
}

/** What was kept, or its refusals thrown as one no with all their sentences. */
function value<T>(kept: Kept<T>): T {
  if (kept.ok) return kept.value;
  const [first] = kept.error;
  if (first === undefined) throw new Error('a no without a reason');
  if (first.code.startsWith('table/')) throw new HttpNo(first);
  throw new HttpNo(first, first.code === 'campaign/stale' ? 409 : 400, kept.error.map(sentence).join(' '));
}

const sentence = (refusal: Refusal): string => says(refusal) ?? words.refusal(refusal, NAMES);
/** No seat and no unit is named by what a campaign refuses. */
const NAMES = { unit: String, seat: String, side: String, length: String };
