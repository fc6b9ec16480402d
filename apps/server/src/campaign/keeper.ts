import { LIMITS, type NewBattle, zTitle } from '@muster/protocol';
import { commitmentTo, fairDice } from '@muster/record';
import type { Refusal, Result } from '@muster/rules/kernel';
import {
  battleRefusals,
  beginBattle,
  type Campaign,
  type CampaignSettings,
  campaignDeed,
  type Done,
  endBattle,
  joinCampaign,
  newCampaign,
  type State,
  sheetsOf,
  songOfBlades,
  standings,
  zCampaignDeed,
} from '@muster/rules/song-of-blades';
import { newCode, newId } from '../codes';
import { type Hall, newTable, tableOf } from '../hall';
import { no } from '../refusals';
import type { CampaignRow, PersonRow } from '../store/store';

/**
 * Keeps campaigns: one thing at a time in each, every deed in its journal before it is told. Knows the game whose
 * campaigns they are; sockets and HTTP are elsewhere.
 */
export interface Keeper {
  readonly hall: Hall;
  readonly queues: Map<string, Promise<unknown>>;
}

/** From now on the end of a battle is entered as soon as its game has come to it. */
export function newKeeper(hall: Hall): Keeper {
  const keeper: Keeper = { hall, queues: new Map() };
  hall.gameEnded = async (table) => {
    const row = await hall.store.campaignOfTable(table);
    if (row !== undefined) await look(keeper, row.id);
  };
  return keeper;
}

export type Kept<T> = Result<T, readonly Refusal[]>;

/** Begins a campaign; its seed is drawn and committed to before anybody throws. */
export async function foundCampaign(
  { hall }: Keeper,
  by: string,
  title: string,
  settings: CampaignSettings,
): Promise<Kept<CampaignRow>> {
  if ((await hall.store.countCampaignsOf(by)) >= LIMITS.campaignsPerPerson) return tooMany();
  const seed = hall.seeds(songOfBlades.id, settings);
  const at = hall.now();
  const { campaign, events } = newCampaign(by, settings);
  const row: CampaignRow = {
    ...{ id: newId(), title, system: songOfBlades.id, link: newCode(), seed, commitment: commitmentTo(seed) },
    ...{ created: at, changed: at, version: 1, data: campaign },
  };
  const deed = { number: 0, id: 'begin', person: by, deed: { do: 'begin', settings }, at, events };
  await hall.store.addCampaign(row, { campaign: row.id, deed, data: campaign, people: [by] });
  return { ok: true, value: row };
}

/** One more player by the link; nothing happens for who plays already. */
export const join = (keeper: Keeper, id: string, by: string): Promise<Kept<CampaignRow>> =>
  inTurn(keeper, id, async (row) => {
    const { store } = keeper.hall;
    const done = joinCampaign(campaignIn(row), by);
    if (!done.ok) return done;
    if (done.value.events.length === 0) return { ok: true, value: row };
    if ((await store.countCampaignsOf(by)) >= LIMITS.campaignsPerPerson) return tooMany();
    return enter(keeper, row, { id: `join-${row.version}`, person: by, deed: { do: 'join' } }, done.value);
  });

/**
 * A deed of one player. The same id again changes nothing; one made on an older picture of the player's own sheet is
 * refused as stale. Answers to claims need no picture of one's own sheet.
 */
export const act = (
  keeper: Keeper,
  id: string,
  by: string,
  command: { readonly id: string; readonly changes: number; readonly deed: unknown },
): Promise<Kept<CampaignRow>> =>
  inTurn(keeper, id, async (row) => {
    if ((await keeper.hall.store.campaignDeed(id, command.id)) !== undefined) return { ok: true, value: row };
    const deed = zCampaignDeed.safeParse(command.deed);
    if (!deed.success) return refused(no('table/unreadable', { at: at(deed.error.issues[0]?.path) }));
    const campaign = campaignIn(row);
    const me = campaign.players.find(({ player }) => player === by);
    const looks = deed.data.do !== 'answer' && deed.data.do !== 'withdraw';
    if (me !== undefined && looks && me.changes !== command.changes)
      return refused({ code: 'campaign/stale', rule: 'TABLE' });
    const dice = fairDice({ seed: row.seed, mixes: [], entry: row.version });
    const done = campaignDeed(campaign, by, deed.data, dice);
    if (!done.ok) return done;
    return enter(keeper, row, { id: command.id, person: by, deed: deed.data }, done.value);
  });

/** Opens the table of a battle between two players, both seated, their limits the campaign's. */
export const fight = (
  keeper: Keeper,
  id: string,
  by: PersonRow,
  { id: command, foe, config }: NewBattle,
): Promise<Kept<{ readonly row: CampaignRow; readonly table: string }>> =>
  inTurn(keeper, id, async (row) => {
    const before = await keeper.hall.store.campaignDeed(id, command);
    if (before !== undefined) return { ok: true, value: { row, table: (before.deed as { table: string }).table } };
    const campaign = campaignIn(row);
    const wanted = songOfBlades.config.safeParse({ ...(config as object), ...limitsIn(campaign), seats: 1 });
    if (!wanted.success) return refused(no('table/config', { at: at(wanted.error.issues[0]?.path) }));
    const { points, personalities, scale } = wanted.data;
    const against = battleRefusals(campaign, [by.person, foe], { points, personalities, scale });
    if (against.length > 0) return { ok: false, error: against };
    const played = campaign.battles.filter((battle) => battle.is !== 'void').length;
    const title = titleOf(row.title, played + 1);
    const seats = songOfBlades.seats(wanted.data);
    const [mine, theirs] = seats;
    if (mine === undefined || theirs === undefined) return refused(no('table/config'));
    const made = await newTable(
      keeper.hall,
      by,
      { system: songOfBlades.id, config: wanted.data, title, open: false, seats: [mine.seat] },
      { [theirs.seat]: foe },
    );
    if ('code' in made) return refused(made);
    const done = beginBattle(campaign, made.id, [
      { ...mine, player: by.person },
      { ...theirs, player: foe },
    ]);
    const deed = { do: 'battle', table: made.id, foe };
    const entered = await enter(keeper, row, { id: command, person: by.person, deed }, done, made.id);
    return entered.ok ? { ok: true, value: { row: entered.value, table: made.id } } : entered;
  });

/** The campaign as it stands now. Ends of battles that nobody has entered yet, after a crash, are entered first. */
export const look = (keeper: Keeper, id: string): Promise<Kept<CampaignRow>> =>
  inTurn(keeper, id, async (row) => ({ ok: true, value: row }));

export const campaignIn = (row: CampaignRow): Campaign => row.data as Campaign;

/** Whether all its battles are fought and settled, so that its seed may be shown. */
export function isOver(campaign: Campaign): boolean {
  return !campaign.battles.some(({ is }) => is === 'playing') && standings(sheetsOf(campaign)).over;
}

/** Runs one thing after the other in a campaign, on what it is by then. */
function inTurn<T>(keeper: Keeper, id: string, work: (row: CampaignRow) => Promise<Kept<T>>): Promise<Kept<T>> {
  const turn = async (): Promise<Kept<T>> => {
    const row = await keeper.hall.store.campaign(id);
    if (row === undefined) return refused(no('table/unknown-campaign'));
    return work(await withEnded(keeper, row));
  };
  const done = (keeper.queues.get(id) ?? Promise.resolve()).then(turn, turn);
  keeper.queues.set(id, done);
  const forget = (): void => {
    if (keeper.queues.get(id) === done) keeper.queues.delete(id);
  };
  done.then(forget, forget);
  return done;
}

/** Enters the ends of battles. A table's last state never changes, so it does not matter when it is read. */
async function withEnded(keeper: Keeper, row: CampaignRow): Promise<CampaignRow> {
  let now = row;
  for (const { table, is } of campaignIn(row).battles) {
    if (is !== 'playing') continue;
    const found = await keeper.hall.store.game(table);
    const status = found?.progress.status ?? 'abandoned';
    if (status !== 'finished' && status !== 'abandoned') continue;
    // A table that cannot be read back now is asked again the next time; the campaign is shown as it was.
    const live =
      status === 'finished' ? await tableOf(keeper.hall, table).catch(() => 'unreadable' as const) : undefined;
    if (live === 'unreadable') continue;
    const done = endBattle(campaignIn(now), table, live?.referee.line.state as State | undefined);
    const entered = await enter(keeper, now, { id: `end-${table}`, person: '', deed: { do: 'end', table } }, done);
    if (entered.ok) now = entered.value;
  }
  return now;
}

/** Writes a deed down and gives back the campaign after it. */
async function enter(
  { hall }: Keeper,
  row: CampaignRow,
  what: { readonly id: string; readonly person: string; readonly deed: unknown },
  { campaign, events }: Done,
  table?: string,
): Promise<Kept<CampaignRow>> {
  if (row.version >= LIMITS.campaignDeeds) return refused(no('table/log-full', { most: LIMITS.campaignDeeds }));
  const at = hall.now();
  await hall.store.changeCampaign({
    campaign: row.id,
    deed: { number: row.version, ...what, at, events },
    data: campaign,
    people: campaign.players.filter(({ left }) => !left).map(({ player }) => player),
    ...(table === undefined ? {} : { table }),
  });
  return { ok: true, value: { ...row, data: campaign, changed: at, version: row.version + 1 } };
}

/** The campaign's title and the number of the battle, or the number alone where both do not fit. */
function titleOf(campaign: string, battle: number): string {
  const number = `Battle ${battle}`;
  const titled = zTitle.safeParse(`${campaign}, ${number.toLowerCase()}`);
  return titled.success ? titled.data : number;
}

function limitsIn({ settings }: Campaign): Pick<CampaignSettings['limits'], 'points' | 'personalities' | 'scale'> {
  const { points, personalities, scale } = settings.limits;
  return { points, personalities, scale };
}

const refused = (refusal: Refusal): { readonly ok: false; readonly error: readonly Refusal[] } => ({
  ok: false,
  error: [refusal],
});
const tooMany = () => refused(no('table/too-many-campaigns', { most: LIMITS.campaignsPerPerson }));
const at = (path: readonly PropertyKey[] | undefined): string => (path ?? []).map(String).join('.').slice(0, 80);
