import type { CampaignView } from '@muster/protocol';
import {
  type Campaign,
  type CampaignBattle,
  type CampaignPlayer,
  type CampaignSheet,
  type FigureRecord,
  isUnsettled,
} from '@muster/rules/song-of-blades';
import { toldApart } from '../../../store/names';

/** The campaign in a view; the server made it by the same rules. */
export const campaignOf = (view: CampaignView): Campaign => view.campaign as Campaign;

export const nameIn =
  (view: CampaignView) =>
  (player: string): string =>
    toldApart(view.players, player) || 'Somebody';

/** Players who are in it now, oneself first. */
export const playersIn = (view: CampaignView): readonly CampaignPlayer[] =>
  campaignOf(view)
    .players.filter(({ left }) => !left)
    .toSorted((a, b) => Number(b.player === view.me) - Number(a.player === view.me));

/** What comes next for one player. */
export type Next =
  | { readonly is: 'choose' }
  | { readonly is: 'play'; readonly battle: CampaignBattle }
  | { readonly is: 'settle'; readonly battle: CampaignBattle }
  | { readonly is: 'fight' }
  | { readonly is: 'done' };

export function nextFor(campaign: Campaign, player: string): Next {
  const sheet = campaign.players.find((each) => each.player === player)?.sheet;
  const mine = campaign.battles.filter(({ seats }) => Object.values(seats).includes(player));
  const playing = mine.find(({ is }) => is === 'playing');
  if (playing) return { is: 'play', battle: playing };
  const wounded = mine.find((battle) => isUnsettled(battle, player));
  if (wounded) return { is: 'settle', battle: wounded };
  if (!sheet) return { is: 'choose' };
  return sheet.battles.length >= sheet.length ? { is: 'done' } : { is: 'fight' };
}

/** The living first, in the order of the sheet; then who is dead. */
export const inOrder = (sheet: CampaignSheet): readonly FigureRecord[] =>
  sheet.figures.toSorted((a, b) => Number(a.status.is === 'dead') - Number(b.status.is === 'dead'));

export const STATUS_WORDS: Readonly<Record<FigureRecord['status']['is'], string>> = {
  fit: '',
  hurt: 'Hurt: −1 to Quality rolls in the next battle',
  resting: 'Misses the next battle',
  dead: 'Dead',
};

export const FATE_WORDS: Readonly<Record<FigureRecord['experience'][number]['fate'], string>> = {
  fit: 'stood',
  out: 'out of action',
  gruesome: 'gruesomely killed',
  fled: 'ran off',
};
