import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CampaignEvent, Claim } from './campaign/campaign';
import { STANDARD_LIMITS } from './roster';
import { words } from './words';
import { campaignEvent, upgradeWords } from './words-campaign';

const who = (player: string) => player.charAt(0).toUpperCase() + player.slice(1);
const item: Claim = {
  id: 'c1',
  by: 'ilse',
  what: {
    is: 'item',
    item: {
      ...{ name: 'Old blade', kind: 'magic-weapon', note: '', anyone: true, magicWeapon: true },
      grants: [{ id: 'steadfast' }],
    },
  },
};
const story: Claim = {
  id: 'c2',
  by: 'ilse',
  what: { is: 'story', record: 'r1', upgrade: { is: 'story', trait: { id: 'steadfast' }, spell: 'mist' } },
};

describe('the log of a campaign', () => {
  it.each<[CampaignEvent, string]>([
    [
      { type: 'begun', by: 'ilse', settings: { limits: STANDARD_LIMITS, length: 3, once: 'warband' } },
      'Ilse begins a campaign of 3 battles at 400 points.',
    ],
    [{ type: 'joined', by: 'marek' }, 'Marek joins.'],
    [{ type: 'leftCampaign', by: 'marek' }, 'Marek leaves the campaign.'],
    [
      { type: 'mustered', by: 'ilse', name: 'The Watch', points: 390, figures: 9 },
      'Ilse takes The Watch: 9 figures, 390 points.',
    ],
    [{ type: 'battleBegan', table: 't', players: ['ilse', 'marek'] }, 'Ilse and Marek go to battle.'],
    [
      { type: 'battleEnded', table: 't', players: ['ilse', 'marek'], winner: 'ilse', degree: 'decisive' },
      'Ilse wins the battle, a decisive victory.',
    ],
    [
      { type: 'battleEnded', table: 't', players: ['ilse', 'marek'], winner: null, degree: 'tie' },
      'The battle of Ilse and Marek ends in a tie.',
    ],
    [
      { type: 'battleVoid', table: 't', players: ['ilse', 'marek'], why: 'unfinished' },
      'The battle of Ilse and Marek was left unfinished and does not count.',
    ],
    [
      { type: 'battleVoid', table: 't', players: ['ilse', 'marek'], why: 'other-warbands' },
      'The battle of Ilse and Marek was fought with other warbands and does not count.',
    ],
    [
      {
        type: 'settled',
        by: 'ilse',
        result: 'won',
        rolls: [{ name: 'Ann', quality: 4, faces: [4, 5, 1], status: 'hurt' }],
        dead: ['Ben'],
        upgrades: 1,
      },
      'Ilse, who won, sees to the wounded. Ann throws 4, 5, 1 on 4+ and will fight the next battle hurt. Dead: Ben. 1 upgrade to give.',
    ],
    [
      { type: 'settled', by: 'marek', result: 'lost', rolls: [], dead: [], upgrades: 0 },
      'Marek, who lost, sees to the wounded. Nobody has died.',
    ],
    [
      { type: 'replaced', by: 'marek', of: 'Spearman', count: 2, points: 60 },
      'Marek takes on 2 × Spearman for 60 points of the dead.',
    ],
    [{ type: 'upgraded', by: 'ilse', name: 'Ann', upgrade: { is: 'combat', to: 3 } }, 'Ann learns: Combat 3.'],
    [
      { type: 'recruited', by: 'marek', of: 'Swarmling', count: 2 },
      '2 × Swarmling join the warband of Marek in place of an upgrade.',
    ],
    [{ type: 'renamed', by: 'ilse', from: 'Ann', to: 'Old Ann' }, 'Ann is called Old Ann from now on.'],
    [
      { type: 'claimed', by: 'ilse', claim: item, name: null },
      'Ilse says: Old blade was found (Steadfast, a magic weapon). It waits for another player’s word.',
    ],
    [
      { type: 'claimWithdrawn', by: 'ilse', claim: story, name: 'Ann' },
      'Ilse takes back: Ann learned Steadfast and the spell Mist.',
    ],
    [
      { type: 'claimAnswered', by: 'marek', yes: true, claim: item, name: null },
      'Marek allows it to Ilse: Old blade was found (Steadfast, a magic weapon).',
    ],
    [
      { type: 'claimAnswered', by: 'marek', yes: false, claim: story, name: 'Ann' },
      'Marek does not allow it to Ilse: Ann learned Steadfast and the spell Mist.',
    ],
    [{ type: 'given', by: 'ilse', item: 'Old blade', to: 'Ann' }, 'Ann bears Old blade.'],
    [{ type: 'given', by: 'ilse', item: 'Old blade', to: null }, 'Old blade goes back into the chest.'],
    [{ type: 'dropped', by: 'ilse', item: 'Old blade' }, 'Old blade is spent, sold or lost.'],
    [{ type: 'campaignOver', winners: ['ilse'] }, 'The campaign is over. Ilse has won it.'],
    [{ type: 'campaignOver', winners: ['ilse', 'marek'] }, 'The campaign is over. Ilse and Marek share it.'],
  ])('tells %o', (event, sentence) => {
    expect(campaignEvent(event, who)).toBe(sentence);
  });

  it('names every upgrade [ASOBH-END-05]', () => {
    expect(upgradeWords({ is: 'quality' })).toBe('Quality 3');
    expect(upgradeWords({ is: 'memory' })).toBe('room for two more spells');
    expect(upgradeWords({ is: 'spell', spell: 'mist' })).toBe('the spell Mist');
    expect(upgradeWords({ is: 'profile', to: 'spearman' })).toBe('to fight as Spearman');
    expect(upgradeWords({ is: 'table', line: 'goblin-poison', trait: 'poison' })).toBe('Poison');
  });

  it('has a sentence for every no of a campaign', () => {
    const names = { unit: String, seat: String, side: String, length: String };
    const folder = join(import.meta.dirname, 'campaign');
    const sources = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const used = sources.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/\bno\('([a-z-]+)'/g)].map(([, code]) => code ?? ''),
    );
    const all = [...new Set(used), 'at-battle-theirs', 'settle-first-theirs', 'no-warband-theirs', 'stale'];
    const bare = all.filter((code) =>
      words.refusal({ code: `campaign/${code}`, rule: 'ASOBH-END-02' }, names).startsWith('The rules do not allow'),
    );
    expect(bare).toEqual([]);
    expect(all.length).toBeGreaterThan(20);
  });
});
