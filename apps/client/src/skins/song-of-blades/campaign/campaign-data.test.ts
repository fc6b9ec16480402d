import {
  beginBattle,
  type Campaign,
  campaignDeed,
  endBattle,
  joinCampaign,
  newCampaign,
  READY_WARBANDS,
  STANDARD_LIMITS,
  zCampaignDeed,
} from '@muster/rules/song-of-blades';
import { describe, expect, it } from 'vitest';
import { inOrder, nextFor, playersIn } from './campaign-data';

const noDice = {
  roll: () => {
    throw new Error('no dice here');
  },
};
const founded = newCampaign('ilse', { limits: STANDARD_LIMITS, length: 1, once: 'warband' }).campaign;
const joined = joinCampaign(founded, 'marek');
if (!joined.ok) throw new Error('not joined');
const chosen = ['ilse', 'marek'].reduce((campaign: Campaign, player) => {
  const deed = zCampaignDeed.parse({ do: 'muster', list: READY_WARBANDS[0]?.list });
  const done = campaignDeed(campaign, player, deed, noDice);
  if (!done.ok) throw new Error('not chosen');
  return done.value.campaign;
}, joined.value.campaign);
const seats = [
  { seat: 'a', side: 'one', player: 'ilse' },
  { seat: 'b', side: 'two', player: 'marek' },
];

describe('what comes next in a campaign', () => {
  it('is a warband, a battle, its table, the wounded, and then the end', () => {
    expect(nextFor(founded, 'ilse')).toEqual({ is: 'choose' });
    expect(nextFor(chosen, 'ilse')).toEqual({ is: 'fight' });
    const playing = beginBattle(chosen, 't', seats).campaign;
    expect(nextFor(playing, 'marek')).toMatchObject({ is: 'play', battle: { table: 't' } });
    const unfinished = endBattle(playing, 't', undefined).campaign;
    expect(nextFor(unfinished, 'marek')).toEqual({ is: 'fight' });
    const report = { winner: 'one', degree: 'marginal' as const, perFigure: [] };
    const ended: Campaign = { ...playing, battles: playing.battles.map((each) => ({ ...each, is: 'ended', report })) };
    expect(nextFor(ended, 'ilse')).toMatchObject({ is: 'settle' });
    const settled = campaignDeed(ended, 'ilse', { do: 'settle', table: 't' }, noDice);
    expect(settled.ok && nextFor(settled.value.campaign, 'ilse')).toEqual({ is: 'done' });
  });

  it('is shown with oneself first and the dead last', () => {
    const view = {
      ...{ id: 'k', title: 'T', system: 'song-of-blades', players: [], changed: 0, me: 'marek' },
      ...{ link: '', version: 1, commitment: '', campaign: chosen, log: [] },
    };
    expect(playersIn(view).map(({ player }) => player)).toEqual(['marek', 'ilse']);
    const sheet = chosen.players[0]?.sheet;
    if (!sheet) throw new Error('no sheet');
    const figures = sheet.figures.map((each, at) =>
      at === 0 ? { ...each, status: { is: 'dead' as const, battle: 1 } } : each,
    );
    expect(inOrder({ ...sheet, figures }).at(-1)?.id).toBe(sheet.figures[0]?.id);
  });
});
