import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../../kernel';
import { READY_WARBANDS } from '../content/warbands';
import { STANDARD_LIMITS } from '../roster';
import type { OwnProfile, WarbandEntry } from '../roster/list';
import { afterBattle, statusAfter } from './after-battle';
import { fieldSheet, grownProfile } from './figures';
import { replaceDead } from './replace';
import { type BattleReport, type CampaignSheet, type Fate, zBattleReport, zCampaignSheet } from './sheet';
import { beginCampaign } from './start';
import { degreeOf, standings } from './victory';

/** A sheet of these figures: r1, r2 … in order. */
function aSheet(...entries: WarbandEntry[]): CampaignSheet {
  const begun = beginCampaign({ name: 'The Test', entries }, { ...STANDARD_LIMITS, points: 1000 }, 5);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  return begun.value;
}

const report = (winner: string | null, degree: BattleReport['degree'], fates: Record<string, Fate>): BattleReport => ({
  ...{ winner, degree },
  perFigure: Object.entries(fates).map(([record, fate]) => ({ seat: 'a', record, fate })),
});

const ME = { seat: 'a', side: 'one', against: 'The Others' };

/** What the battle leaves, every die used. */
function after(sheet: CampaignSheet, told: BattleReport, ...faces: number[]) {
  const dice = scriptedDice(faces);
  const done = afterBattle(sheet, told, ME, dice);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  dice.done();
  return done.value;
}

const status = (sheet: CampaignSheet, id: string) => sheet.figures.find((f) => f.id === id)?.status;
const patrol = aSheet(
  { profile: 'spearman', count: 2, names: ['Ann', 'Ben'] },
  { profile: 'healer', count: 1, names: ['Cob'] },
  { profile: 'ants', count: 2 },
);

describe('the survivors of a battle', () => {
  it('are fit with three successes, hurt with two, away with one, dead with none [ASOBH-END-02]', () => {
    expect([3, 2, 1, 0].map((n) => statusAfter(n, 4))).toEqual([
      { is: 'fit' },
      { is: 'hurt' },
      { is: 'resting' },
      { is: 'dead', battle: 4 },
    ]);
  });

  it('roll three quality dice each after a victory, in the order of the sheet [ASOBH-END-02]', () => {
    const won = after(patrol, report('one', 'marginal', { r1: 'out', r2: 'out', r3: 'fit' }), 4, 5, 3, 1, 2, 6);
    expect(won.result).toBe('won');
    expect(won.rolls).toEqual([
      { record: 'r1', quality: 4, faces: [4, 5, 3], successes: 2, status: { is: 'hurt' } },
      { record: 'r2', quality: 4, faces: [1, 2, 6], successes: 1, status: { is: 'resting' } },
    ]);
    expect(status(won.sheet, 'r1')).toEqual({ is: 'hurt' });
    expect(status(won.sheet, 'r3')).toEqual({ is: 'fit' });
    expect(won.sheet.figures[0]?.experience).toEqual([
      { battle: 1, fate: 'out', faces: [4, 5, 3], status: { is: 'hurt' } },
    ]);
  });

  it('roll after a tie too, and die of no success [ASOBH-END-02]', () => {
    const tied = after(patrol, report(null, 'tie', { r1: 'out' }), 1, 2, 3);
    expect(tied).toMatchObject({ result: 'tied', dead: ['r1'], upgrades: 0 });
    expect(status(tied.sheet, 'r1')).toEqual({ is: 'dead', battle: 1 });
  });

  it('are none of the fallen where the battle was lost: no dice, all dead [ASOBH-END-02]', () => {
    const lost = after(patrol, report('two', 'decisive', { r1: 'out', r2: 'fit', r3: 'gruesome' }));
    expect(lost).toMatchObject({ result: 'lost', dead: ['r1', 'r3'], rolls: [], upgrades: 0 });
    expect(status(lost.sheet, 'r2')).toEqual({ is: 'fit' });
  });

  it('are never those killed gruesomely, even by the loser [ASOBH-END-02]', () => {
    const won = after(patrol, report('one', 'marginal', { r1: 'gruesome', r2: 'fit' }));
    expect(won).toMatchObject({ dead: ['r1'], rolls: [] });
  });

  it('are all who ran, whoever won [ASOBH-END-03]', () => {
    for (const winner of ['one', 'two', null])
      expect(status(after(patrol, report(winner, 'marginal', { r1: 'fled' })).sheet, 'r1')).toEqual({ is: 'fit' });
  });

  it('are all bases of a swarm, which always comes back [ASOBH-END-06]', () => {
    const lost = after(patrol, report('two', 'decisive', { r4: 'out', r5: 'gruesome' }));
    expect(lost.dead).toEqual([]);
    expect(status(lost.sheet, 'r5')).toEqual({ is: 'fit' });
  });

  it('rest one game, come back at -1 for the next, and then are well [ASOBH-END-02]', () => {
    const first = after(patrol, report('one', 'marginal', { r1: 'out' }), 1, 1, 4).sheet;
    const away = fieldSheet(first);
    expect(away.ok && away.value.figures.map((f) => f.record)).toEqual(['r2', 'r3', 'r4', 'r5']);
    const second = after(first, report('two', 'marginal', { r2: 'fit' })).sheet;
    const back = fieldSheet(second);
    expect(back.ok && back.value.figures[0]).toMatchObject({ name: 'Ann', record: 'r1', hurt: -1 });
    const third = after(second, report('one', 'marginal', { r1: 'fit' })).sheet;
    const well = fieldSheet(third);
    expect(well.ok && well.value.figures[0]).not.toHaveProperty('hurt');
  });

  it('are read from the report of their own seat only: others number their records alike', () => {
    const both = report('one', 'marginal', { r1: 'fit' });
    const told = { ...both, perFigure: [...both.perFigure, { seat: 'b', record: 'r1', fate: 'gruesome' } as const] };
    expect(after(patrol, told).dead).toEqual([]);
  });

  it('must be of this warband and alive, and the campaign not over', () => {
    const dice = scriptedDice([]);
    const wrong = afterBattle(patrol, report('one', 'marginal', { r99: 'fit' }), ME, dice);
    expect(!wrong.ok && wrong.error.map((r) => r.code)).toEqual(['campaign/unknown-record']);
    const over = afterBattle({ ...patrol, length: 0 }, report(null, 'tie', {}), ME, dice);
    expect(!over.ok && over.error.map((r) => r.code)).toEqual(['campaign/over']);
  });
});

describe('replacements', () => {
  const lost = after(patrol, report('two', 'marginal', { r1: 'out', r3: 'out' })).sheet;
  const won = after(patrol, report('one', 'marginal', { r1: 'gruesome', r3: 'gruesome' })).sheet;
  const refused = (sheet: CampaignSheet, entry: WarbandEntry) => {
    const done = replaceDead(sheet, entry);
    return done.ok ? [] : done.error.map((r) => r.code);
  };

  it('cost the points of the dead and no more [ASOBH-END-04]', () => {
    expect(won.pot).toEqual({ any: 44, common: 0 });
    const bought = replaceDead(won, { profile: 'spearman', count: 2, names: ['Dot'] });
    expect(bought.ok && bought.value.pot).toEqual({ any: 4, common: 0 });
    expect(bought.ok && bought.value.figures.slice(-2).map((f) => [f.id, f.name, f.points])).toEqual([
      ['r6', 'Dot', 20],
      ['r7', 'Spearman', 20],
    ]);
    expect(refused(won, { profile: 'spearman', count: 3 })).toEqual(['campaign/too-dear']);
  });

  it('are no Personalities for a loser, but may be for a winner [ASOBH-END-04]', () => {
    expect(lost.pot).toEqual({ any: 0, common: 44 });
    expect(refused(lost, { profile: 'healer', count: 1 })).toEqual(['campaign/no-personalities']);
    expect(refused(won, { profile: 'healer', count: 1 })).toEqual([]);
    expect(refused(lost, { profile: 'orc-swordsman', count: 1 })).toEqual([]);
  });

  it('spend points that buy no Personality first [ASOBH-END-04]', () => {
    const bought = replaceDead({ ...lost, pot: { any: 30, common: 15 } }, { profile: 'spearman', count: 1 });
    expect(bought.ok && bought.value.pot).toEqual({ any: 25, common: 0 });
  });

  it('never bring a Unique figure back, and keep Rare within its number [ASOBH-END-04, ASOBH-SET-03]', () => {
    const only: OwnProfile = {
      ...{
        title: 'The One',
        quality: 4,
        combat: 2,
        spells: [],
        kinds: [],
        armed: 'weapon',
        ranged: null,
        face: 'hood',
      },
      traits: [{ id: 'unique' }],
    };
    const fallen = after(aSheet({ profile: only, count: 1 }), report('two', 'marginal', { r1: 'out' })).sheet;
    expect(refused(fallen, { profile: only, count: 1 })).toEqual(['campaign/unique-gone']);
    const guard = aSheet({ profile: 'forest-guard', count: 3 });
    expect(refused({ ...guard, pot: { any: 100, common: 0 } }, { profile: 'forest-guard', count: 1 })).toEqual([
      'warband/rare',
    ]);
    const two = after(guard, report('one', 'marginal', { r1: 'gruesome' })).sheet;
    expect(refused(two, { profile: 'forest-guard', count: 1 })).toEqual([]);
  });
});

describe('the whole campaign', () => {
  it('begins with a warband that keeps the limits, each figure with its record [ASOBH-END-08]', () => {
    const list = READY_WARBANDS[0]?.list;
    if (!list) throw new Error('no ready warband');
    const begun = beginCampaign(list, STANDARD_LIMITS, 3);
    expect(begun.ok && begun.value.figures.map((f) => f.name)).toContain('Captain Ysolt Harrow');
    expect(begun.ok && begun.value.figures.map((f) => f.id)).toEqual(Array.from({ length: 12 }, (_, i) => `r${i + 1}`));
    expect(beginCampaign(list, { ...STANDARD_LIMITS, points: 300 }, 3).ok).toBe(false);
    expect(begun.ok && fieldSheet(begun.value)).toMatchObject({ ok: true, value: { points: 386 } });
  });

  it('is won by most victories once the agreed battles are fought, shared when equal [ASOBH-END-08]', () => {
    const short = { ...patrol, length: 2 };
    const once = {
      a: after(short, report('one', 'decisive', {})).sheet,
      b: after(short, report('two', 'decisive', {})).sheet,
    };
    expect(standings(once)).toEqual({ victories: { a: 1, b: 0 }, played: 1, over: false, winners: [] });
    const even = {
      a: after(once.a, report('two', 'marginal', {})).sheet,
      b: after(once.b, report('one', 'marginal', {})).sheet,
    };
    expect(standings(even)).toMatchObject({ over: true, winners: ['a', 'b'] });
    const clear = { a: after(once.a, report(null, 'tie', {})).sheet, b: after(once.b, report(null, 'tie', {})).sheet };
    expect(standings(clear)).toMatchObject({ victories: { a: 1, b: 0 }, over: true, winners: ['a'] });
  });

  it('gives one upgrade for a marginal victory, two for a decisive one [ASOBH-END-05]', () => {
    const marginal = after(patrol, report('one', 'marginal', {}));
    expect(marginal.upgrades).toBe(1);
    expect(after(marginal.sheet, report('one', 'decisive', {})).sheet.upgrades).toBe(3);
    expect(after(patrol, report(null, 'tie', {})).upgrades).toBe(0);
  });

  it('calls a plain victory decisive where more than half still stand [ASOBH-END-05]', () => {
    expect(degreeOf(null)).toBe('tie');
    expect(degreeOf({ began: 9, standing: 5 })).toBe('decisive');
    expect(degreeOf({ began: 10, standing: 5 })).toBe('marginal');
  });

  it('is kept and read back as it was', () => {
    const sheet = after(patrol, report('one', 'decisive', { r1: 'out', r2: 'fled' }), 6, 6, 1).sheet;
    expect(zCampaignSheet.parse(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
    expect(zCampaignSheet.safeParse({ ...sheet, upgrades: -1 }).success).toBe(false);
    expect(zBattleReport.safeParse(report('one', 'marginal', { r1: 'out' })).success).toBe(true);
    expect(zBattleReport.safeParse({ winner: null, degree: 'rout', perFigure: [] }).success).toBe(false);
  });

  it('keeps what a figure paid for itself whatever it becomes', () => {
    const grown = grownProfile({ profile: 'spearman', upgrades: [{ is: 'quality' }] });
    expect(grown.ok && [grown.value.quality, grown.value.points]).toEqual([3, 26]);
  });
});
