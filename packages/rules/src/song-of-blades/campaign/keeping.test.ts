import { describe, expect, it } from 'vitest';
import { type Refusal, scriptedDice } from '../../kernel';
import { zConfig } from '../config';
import { READY_WARBANDS } from '../content/warbands';
import type { Intent } from '../intents';
import { STANDARD_LIMITS } from '../roster';
import { setup } from '../setup';
import type { Fate, State } from '../state';
import { play } from '../test-kit';
import { battleRefusals, beginBattle, endBattle, joinCampaign, newCampaign } from './battles';
import type { Campaign } from './campaign';
import { type CampaignDeed, campaignDeed, zCampaignDeed } from './deeds';
import { grownProfile } from './figures';
import { isUnsettled, sheetsOf } from './players';
import { standings } from './victory';

const [watch, raiders] = READY_WARBANDS;
if (!watch || !raiders) throw new Error('no warbands');
const settings = { limits: STANDARD_LIMITS, length: 3, once: 'warband' as const };
const SEATS = [
  { seat: 'a', side: 'one', player: 'ilse' },
  { seat: 'b', side: 'two', player: 'marek' },
];

/** After a deed that is done, every die used. */
function after(campaign: Campaign, by: string, deed: CampaignDeed, ...faces: number[]) {
  const dice = scriptedDice(faces);
  const done = campaignDeed(campaign, by, deed, dice);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  dice.done();
  return done.value;
}

function no(campaign: Campaign, by: string, deed: CampaignDeed): readonly Refusal[] {
  const done = campaignDeed(campaign, by, deed, scriptedDice([]));
  if (done.ok) throw new Error('it was done');
  return done.error;
}

const codes = (refusals: readonly Refusal[]) => refusals.map((each) => each.code);
const mustering = (list: object): CampaignDeed => zCampaignDeed.parse({ do: 'muster', list });

function twoWarbands(): Campaign {
  const joined = joinCampaign(newCampaign('ilse', settings).campaign, 'marek');
  if (!joined.ok) throw new Error('not joined');
  const one = after(joined.value.campaign, 'ilse', mustering(watch?.list ?? {})).campaign;
  return after(one, 'marek', mustering(raiders?.list ?? {})).campaign;
}

/** The table of the battle, its warbands out of the sheets, ended as said. */
function fought(campaign: Campaign, fates: Readonly<Record<string, Fate>>, winners: readonly string[]): State {
  const sheet = (player: string) => campaign.players.find((each) => each.player === player)?.sheet;
  const bring = (player: string) =>
    ({ do: 'choose-warband', warband: { is: 'sheet', sheet: sheet(player) } }) as unknown as Intent;
  const a = play(setup(zConfig.parse({})), bring('ilse')).state;
  const b = play(a, bring('marek'), [], 'b').state;
  const ready = play(play(b, { do: 'ready', ready: true }).state, { do: 'ready', ready: true }, [], 'b').state;
  const figures = Object.fromEntries(
    Object.entries(ready.figures).map(([id, figure]) => [id, { ...figure, fate: fates[id] ?? 'table' }]),
  );
  return { ...ready, figures, outcome: { winners, because: 'none-able' } };
}

const atBattle = beginBattle(twoWarbands(), 't1', SEATS).campaign;
const ended = endBattle(atBattle, 't1', fought(atBattle, { a1: 'out', b1: 'out' }, ['one']));

describe('those who play a campaign', () => {
  it('join once, come back after leaving, and are eight at most [ASOBH-END-08]', () => {
    const one = newCampaign('ilse', settings).campaign;
    const again = joinCampaign(one, 'ilse');
    expect(again).toMatchObject({ ok: true, value: { events: [] } });
    const gone = after(one, 'ilse', { do: 'leave' }).campaign;
    expect(no(gone, 'ilse', { do: 'leave' })[0]?.code).toBe('campaign/not-a-player');
    expect(joinCampaign(gone, 'ilse')).toMatchObject({ value: { events: [{ type: 'joined' }] } });
    const many = Array.from({ length: 7 }, (_, i) => `p${i}`).reduce((campaign, player) => {
      const joined = joinCampaign(campaign, player);
      return joined.ok ? joined.value.campaign : campaign;
    }, one);
    expect(joinCampaign(many, 'late')).toMatchObject({ ok: false, error: [{ code: 'campaign/full' }] });
  });

  it('choose within the limits, and anew until something was fought [ASOBH-END-08]', () => {
    const campaign = twoWarbands();
    const other = after(campaign, 'ilse', mustering(raiders.list));
    expect(other.events).toMatchObject([{ type: 'mustered', by: 'ilse', name: raiders.list.name }]);
    expect(other.campaign.players[0]?.changes).toBe(2);
    const tooMany = { ...watch.list, entries: [...watch.list.entries, ...raiders.list.entries] };
    expect(codes(no(campaign, 'ilse', mustering(tooMany)))).toContain('warband/over-points');
    const settled = after(ended.campaign, 'ilse', { do: 'settle', table: 't1' }, 6, 6, 6).campaign;
    expect(no(settled, 'ilse', mustering(watch.list))[0]?.code).toBe('campaign/has-fought');
    expect(campaign.players[1]?.changes).toBe(1);
  });
});

describe('a battle of a campaign', () => {
  it('wants two players with warbands and nothing left to do', () => {
    const campaign = twoWarbands();
    expect(battleRefusals(campaign, ['ilse', 'marek'])).toEqual([]);
    expect(codes(battleRefusals(campaign, ['ilse', 'ilse']))).toEqual(['campaign/alone']);
    expect(codes(battleRefusals(campaign, ['ilse', 'nobody']))).toEqual(['campaign/not-a-player']);
    expect(codes(battleRefusals(atBattle, ['ilse', 'marek']))).toEqual([
      'campaign/at-battle',
      'campaign/at-battle-theirs',
    ]);
    const half = after(ended.campaign, 'ilse', { do: 'settle', table: 't1' }, 6, 6, 6).campaign;
    expect(codes(battleRefusals(half, ['ilse', 'marek']))).toEqual(['campaign/settle-first-theirs']);
  });

  it('shuts the sheets until it is over, and until the wounded are seen to [ASOBH-END-02]', () => {
    const rename: CampaignDeed = { do: 'rename', record: 'r1', name: 'Old Hob' };
    expect(no(atBattle, 'ilse', rename)[0]?.code).toBe('campaign/at-battle');
    expect(no(atBattle, 'ilse', { do: 'leave' })[0]?.code).toBe('campaign/at-battle');
    expect(no(ended.campaign, 'ilse', rename)[0]?.code).toBe('campaign/settle-first');
  });

  it('ends with what the table tells, once [ASOBH-END-02]', () => {
    expect(ended.events).toMatchObject([{ type: 'battleEnded', winner: 'ilse', degree: 'decisive' }]);
    expect(ended.campaign.battles[0]).toMatchObject({ is: 'ended', settled: [] });
    expect(endBattle(ended.campaign, 't1', undefined)).toEqual({ campaign: ended.campaign, events: [] });
  });

  it('does not count when left unfinished or fought with other warbands', () => {
    const unfinished = endBattle(atBattle, 't1', undefined);
    expect(unfinished.events).toMatchObject([{ type: 'battleVoid', why: 'unfinished' }]);
    expect(battleRefusals(unfinished.campaign, ['ilse', 'marek'])).toEqual([]);
    const state = fought(atBattle, {}, ['one']);
    const a1 = state.figures['a1'];
    if (!a1) throw new Error('no a1');
    const better = { ...state, figures: { ...state.figures, a1: { ...a1, profile: { ...a1.profile, combat: 9 } } } };
    expect(endBattle(atBattle, 't1', better).events).toMatchObject([{ type: 'battleVoid', why: 'other-warbands' }]);
    const { a1: _, ...fewer } = state.figures;
    expect(endBattle(atBattle, 't1', { ...state, figures: fewer }).events).toMatchObject([{ why: 'other-warbands' }]);
  });

  it('is settled by each for himself: the winner throws, the loser loses [ASOBH-END-02]', () => {
    const mine = after(ended.campaign, 'ilse', { do: 'settle', table: 't1' }, 6, 6, 1);
    const rolled = mine.campaign.players[0]?.sheet?.figures.find((each) => each.experience[0]?.fate === 'out');
    expect(rolled?.status).toEqual({ is: 'hurt' });
    expect(mine.events).toMatchObject([
      { type: 'settled', result: 'won', upgrades: 2, dead: [], rolls: [{ faces: [6, 6, 1], status: 'hurt' }] },
    ]);
    expect(no(mine.campaign, 'ilse', { do: 'settle', table: 't1' })[0]?.code).toBe('campaign/settled-already');
    expect(no(mine.campaign, 'ilse', { do: 'settle', table: 'x' })[0]?.code).toBe('campaign/not-your-battle');
    const both = after(mine.campaign, 'marek', { do: 'settle', table: 't1' });
    expect(both.events).toMatchObject([{ type: 'settled', result: 'lost', upgrades: 0 }]);
    const [battle] = both.campaign.battles;
    expect(battle && isUnsettled(battle, 'marek')).toBe(false);
    expect(both.campaign.players[1]?.sheet?.pot.common).toBeGreaterThan(0);
  });
});

describe('the sheets of a campaign', () => {
  const won = after(ended.campaign, 'ilse', { do: 'settle', table: 't1' }, 6, 6, 6).campaign;
  const lost = after(won, 'marek', { do: 'settle', table: 't1' }).campaign;

  it('take names, replacements and upgrades, each counted as a change [ASOBH-END-04] [ASOBH-END-05]', () => {
    const named = after(lost, 'ilse', { do: 'rename', record: 'r1', name: ' Old  Hob ' });
    expect(named.events).toMatchObject([{ type: 'renamed', to: 'Old Hob' }]);
    expect(no(lost, 'ilse', { do: 'rename', record: 'r1', name: ' ' })[0]?.code).toBe('campaign/no-name');
    expect(no(lost, 'ilse', { do: 'rename', record: 'r99', name: 'X' })[0]?.code).toBe('campaign/unknown-record');
    const four = lost.players[0]?.sheet?.figures.find((each) => {
      const grown = grownProfile(each);
      return grown.ok && grown.value.quality === 4;
    });
    const upgrade: CampaignDeed = { do: 'upgrade', record: four?.id ?? '', upgrade: { is: 'quality' } };
    const learned = after(named.campaign, 'ilse', upgrade);
    expect(learned.events).toMatchObject([{ type: 'upgraded', upgrade: { is: 'quality' } }]);
    expect(learned.campaign.players[0]?.sheet?.upgrades).toBe(1);
    expect(learned.campaign.players[0]?.changes).toBe((lost.players[0]?.changes ?? 0) + 2);
    const bought = after(lost, 'marek', { do: 'replace', entry: { profile: 'goblin-shield', count: 1 } });
    expect(bought.events).toMatchObject([{ type: 'replaced', by: 'marek', count: 1 }]);
    expect(no(lost, 'ilse', { do: 'replace', entry: { profile: 'nobody', count: 1 } })[0]?.code).toBe(
      'warband/unknown-profile',
    );
  });

  it('take recruits in place of an upgrade only where some were won [ASOBH-END-05]', () => {
    const recruits: CampaignDeed = { do: 'recruits', line: 'goblin-recruits', choice: 'swarmlings', names: [] };
    expect(codes(no(lost, 'marek', recruits))).toEqual(['campaign/no-upgrades']);
  });

  it('take finds and what the story gives by another player’s word [ASOBH-END-05] [ASOBH-END-07]', () => {
    const item = {
      ...{ name: 'Old blade', kind: 'magic-weapon' as const, note: '', anyone: true, grants: [], magicWeapon: true },
    };
    const asked = after(lost, 'ilse', { do: 'claim', what: { is: 'item', item } }).campaign;
    const [claim] = asked.claims;
    if (!claim) throw new Error('no claim');
    expect(no(asked, 'ilse', { do: 'answer', claim: claim.id, yes: true })[0]?.code).toBe('campaign/not-your-answer');
    const refused = after(asked, 'marek', { do: 'answer', claim: claim.id, yes: false });
    expect(refused.campaign.claims).toEqual([]);
    expect(refused.campaign.players[0]?.sheet?.items).toEqual([]);
    const granted = after(asked, 'marek', { do: 'answer', claim: claim.id, yes: true }).campaign;
    const [found] = granted.players[0]?.sheet?.items ?? [];
    expect(found).toMatchObject({ name: 'Old blade', bearer: null });
    const borne = after(granted, 'ilse', { do: 'give', item: found?.id ?? '', record: 'r1' });
    expect(borne.campaign.players[0]?.sheet?.items[0]?.bearer).toBe('r1');
    expect(
      after(borne.campaign, 'ilse', { do: 'drop', item: found?.id ?? '' }).campaign.players[0]?.sheet?.items,
    ).toEqual([]);
    expect(no(granted, 'ilse', { do: 'drop', item: 'i99' })[0]?.code).toBe('campaign/unknown-item');
    const story = { is: 'story' as const, trait: { id: 'steadfast' as const }, spell: null };
    expect(no(lost, 'ilse', { do: 'upgrade', record: 'r1', upgrade: story })[0]?.code).toBe('campaign/needs-a-word');
    const told = after(lost, 'ilse', { do: 'claim', what: { is: 'story', record: 'r1', upgrade: story } }).campaign;
    const learned = after(told, 'marek', { do: 'answer', claim: told.claims[0]?.id ?? '', yes: true }).campaign;
    expect(learned.players[0]?.sheet?.figures[0]?.upgrades).toEqual([story]);
    expect(no(learned, 'marek', { do: 'answer', claim: told.claims[0]?.id ?? '', yes: true })[0]?.code).toBe(
      'campaign/claim-gone',
    );
    const back = after(told, 'ilse', { do: 'withdraw', claim: told.claims[0]?.id ?? '' });
    expect(back.events).toMatchObject([{ type: 'claimWithdrawn' }]);
  });

  it('has a winner when all battles are fought, settled by everybody [ASOBH-END-08]', () => {
    let campaign = lost;
    for (const table of ['t2', 't3']) {
      campaign = beginBattle(campaign, table, SEATS).campaign;
      campaign = endBattle(campaign, table, fought(campaign, {}, ['two'])).campaign;
      campaign = after(campaign, 'ilse', { do: 'settle', table }).campaign;
      const last = after(campaign, 'marek', { do: 'settle', table });
      campaign = last.campaign;
      if (table === 't3') expect(last.events.at(-1)).toEqual({ type: 'campaignOver', winners: ['marek'] });
      else expect(last.events).toHaveLength(1);
    }
    expect(standings(sheetsOf(campaign))).toMatchObject({ over: true, victories: { ilse: 1, marek: 2 } });
    expect(codes(battleRefusals(campaign, ['ilse', 'marek']))).toEqual(['campaign/over', 'campaign/over']);
  });
});
