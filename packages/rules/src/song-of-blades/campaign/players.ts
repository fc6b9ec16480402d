import type { Refusal } from '../../kernel';
import type { Campaign, CampaignBattle, CampaignEvent, CampaignPlayer } from './campaign';
import type { CampaignSheet } from './sheet';

/** A campaign after a deed, and what is told of it. */
export interface Done {
  readonly campaign: Campaign;
  readonly events: readonly CampaignEvent[];
}

/** What keeps a sheet as it is: a battle being played, or wounded nobody has thrown for. */
export function busyRefusal(campaign: Campaign, player: string): Refusal | undefined {
  const mine = campaign.battles.filter((battle) => Object.values(battle.seats).includes(player));
  if (mine.some((battle) => battle.is === 'playing')) return no('at-battle', {});
  return mine.some((battle) => isUnsettled(battle, player)) ? no('settle-first', {}) : undefined;
}

export function isUnsettled(battle: CampaignBattle, player: string): boolean {
  return battle.is === 'ended' && Object.values(battle.seats).includes(player) && !battle.settled.includes(player);
}

/** The campaign with one player's sheet changed; counts the change. */
export function withSheet(campaign: Campaign, player: string, sheet: CampaignSheet): Campaign {
  return withPlayer(campaign, player, (each) => ({ ...each, sheet, changes: each.changes + 1 }));
}

/** Sheets by player, for `standings`. */
export function sheetsOf(campaign: Campaign): Readonly<Record<string, CampaignSheet>> {
  return Object.fromEntries(
    campaign.players.flatMap(({ player, sheet, left }) => (sheet === null || left ? [] : [[player, sheet]])),
  );
}

/** The campaign with one player changed. */
export function withPlayer(
  campaign: Campaign,
  player: string,
  change: (player: CampaignPlayer) => CampaignPlayer,
): Campaign {
  return { ...campaign, players: campaign.players.map((each) => (each.player === player ? change(each) : each)) };
}

function no(code: string, detail: Record<string, string | number>): Refusal {
  return { code: `campaign/${code}`, rule: 'ASOBH-END-02', detail };
}
