import { canonical, err, ok, type Refusal, type Result, type SeatId } from '../../kernel';
import { battleReport } from '../morale/report';
import type { WarbandLimits } from '../roster';
import type { State } from '../state';
import type { Campaign, CampaignSettings, VoidWhy } from './campaign';
import { bringSheet } from './check';
import { busyRefusal, type Done } from './players';
import type { CampaignSheet } from './sheet';

/** Players of one campaign at most. */
export const MOST_PLAYERS = 8;
/** Battles kept in one campaign at most, void ones too. */
const MOST_BATTLES = 200;

/** A campaign nobody but its founder has joined. */
export function newCampaign(by: string, settings: CampaignSettings): Done {
  const players = [{ player: by, sheet: null, changes: 0, left: false }];
  return {
    campaign: { settings, players, battles: [], claims: [], next: 1 },
    events: [{ type: 'begun', by, settings }],
  };
}

/** One more player, or one who had left and comes back. Nothing happens for who is there already. */
export function joinCampaign(campaign: Campaign, by: string): Result<Done, readonly Refusal[]> {
  const me = campaign.players.find((each) => each.player === by);
  if (me && !me.left) return ok({ campaign, events: [] });
  if (!me && campaign.players.length >= MOST_PLAYERS) return err([no('full', { most: MOST_PLAYERS })]);
  const players = me
    ? campaign.players.map((each) => (each === me ? { ...each, left: false, changes: each.changes + 1 } : each))
    : [...campaign.players, { player: by, sheet: null, changes: 0, left: false }];
  return ok({ campaign: { ...campaign, players }, events: [{ type: 'joined', by }] });
}

/** Everything that keeps two players from a battle now. `table` are the limits of the table it would be fought at. */
export function battleRefusals(
  campaign: Campaign,
  players: readonly [string, string],
  table: WarbandLimits = campaign.settings.limits,
): readonly Refusal[] {
  if (players[0] === players[1]) return [no('alone', {})];
  if (campaign.battles.length >= MOST_BATTLES) return [no('over', { battles: MOST_BATTLES })];
  return players.flatMap((player, at) => {
    const found = campaign.players.find((each) => each.player === player && !each.left);
    const theirs = at === 0 ? '' : '-theirs';
    if (!found) return [no('not-a-player', {})];
    if (found.sheet === null) return [no(`no-warband${theirs}`, {})];
    const busy = busyRefusal(campaign, player);
    if (busy) return [{ ...busy, code: `${busy.code}${theirs}` }];
    const { battles, length } = found.sheet;
    if (battles.length >= length) return [no('over', { battles: length })];
    const brought = bringSheet(found.sheet, table);
    return brought.ok ? [] : brought.error;
  });
}

/** A battle begins at a table: its seats, their sides and their players. */
export function beginBattle(
  campaign: Campaign,
  table: string,
  seats: readonly { readonly seat: SeatId; readonly side: string; readonly player: string }[],
): Done {
  const battle = {
    table,
    seats: Object.fromEntries(seats.map(({ seat, player }) => [seat, player])),
    sides: Object.fromEntries(seats.map(({ seat, side }) => [seat, side])),
    ...{ is: 'playing' as const, report: null, settled: [] },
  };
  return {
    campaign: { ...campaign, battles: [...campaign.battles, battle] },
    events: [{ type: 'battleBegan', table, players: seats.map(({ player }) => player) }],
  };
}

/**
 * The end of a battle as its table tells it: what is left of both warbands [ASOBH-END-02], or that it does not count.
 * `state` is undefined where the battle was left unfinished. Nothing happens for one that has ended before.
 */
export function endBattle(campaign: Campaign, table: string, state: State | undefined): Done {
  const battle = campaign.battles.find((each) => each.table === table);
  if (battle?.is !== 'playing') return { campaign, events: [] };
  const players = Object.values(battle.seats);
  const put = (change: Partial<typeof battle>): Campaign => ({
    ...campaign,
    battles: campaign.battles.map((each) => (each === battle ? { ...each, ...change } : each)),
  });
  const report = state && battleReport(state);
  const sheetOf = (player: string) => campaign.players.find((each) => each.player === player)?.sheet;
  const isTheirs =
    state !== undefined && Object.entries(battle.seats).every(([seat, by]) => isFieldedBy(state, seat, sheetOf(by)));
  if (!report || !isTheirs) {
    const why: VoidWhy = report ? 'other-warbands' : 'unfinished';
    return { campaign: put({ is: 'void' }), events: [{ type: 'battleVoid', table, players, why }] };
  }
  const won = Object.entries(battle.sides).find(([, side]) => side === report.winner)?.[0];
  const winner = won === undefined ? null : (battle.seats[won] ?? null);
  return {
    campaign: put({ is: 'ended', report }),
    events: [{ type: 'battleEnded', table, players, winner, degree: report.degree }],
  };
}

/** Whether a seat fought with exactly the warband its sheet fields. */
function isFieldedBy(state: State, seat: SeatId, sheet: CampaignSheet | null | undefined): boolean {
  if (!sheet) return false;
  const { points, personalities, scale } = state.config;
  const brought = bringSheet(sheet, { points, personalities, scale });
  if (!brought.ok) return false;
  const own = Object.values(state.figures).filter((each) => each.seat === seat && each.summoned === null);
  const line = (record: string | null | undefined, profile: unknown) => canonical([record ?? null, profile]);
  const there = own.map((each) => line(each.record, each.profile)).toSorted();
  const meant = brought.value.figures.map((each) => line(each.record, each.profile)).toSorted();
  return canonical(there) === canonical(meant);
}

function no(code: string, detail: Record<string, string | number>): Refusal {
  return { code: `campaign/${code}`, rule: 'ASOBH-END-08', detail };
}
