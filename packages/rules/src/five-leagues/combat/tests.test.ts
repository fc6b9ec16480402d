import { describe, expect, test } from 'vitest';
import { preview } from '../engine';
import { gainsOf } from '../scenarios/gains';
import type { SkillTest, State } from '../state';
import { aBattle, type FigureGiven, happen, play, refusals } from '../test-kit';
import { testChance } from './test-odds';
import { testStep } from './tests';

const crafting: SkillTest = { unit: 'a', skills: ['crafting'], target: 8, why: 'free-friend' };
const table = (hero: FigureGiven = {}, more = {}): State => aBattle({ steps: [], figures: { a: hero }, ...more });
const tests = (state: State, faces: readonly number[] = [], given: Partial<SkillTest> = {}) =>
  happen(state, (tale) => tale.call(testStep({ ...crafting, ...given })), faces);
const tried = (state: State, given: Partial<SkillTest> = {}) => tests(state, [], given).state;

describe('a test of skill', () => {
  test('takes two dice to the number, with two for the skill [FL-BAT-197] [FL-BAT-198] [EX-13]', () => {
    const plain = tests(table(), [3, 4]);
    expect(plain.of('tested')[0]).toMatchObject({ total: 7, passed: false, modifiers: [] });
    const skilled = tests(table({ profile: { skills: ['crafting'] } }), [3, 3]);
    expect(skilled.of('tested')[0]).toMatchObject({ total: 8, passed: true, skill: 'crafting' });
    expect(skilled.state.returned).toEqual({ is: 'test', passed: true, total: 8, natural: 6 });
  });

  test('counts one of several listed skills, once [FL-BAT-197]', () => {
    const told = tests(table({ profile: { skills: ['crafting', 'wits'] } }), [3, 3], { skills: ['wits', 'crafting'] });
    expect(told.of('tested')[0]?.modifiers).toEqual([{ amount: 2, because: 'wits' }]);
  });

  test('gives a Mystic one for a skill, but two for Alchemy [FL-BAT-198]', () => {
    const mystic = { profile: { mystic: true, skills: ['wits' as const, 'alchemy' as const] } };
    expect(tests(table(mystic), [3, 3], { skills: ['wits'] }).of('tested')[0]?.modifiers).toEqual([
      { amount: 1, because: 'wits' },
    ]);
    expect(tests(table(mystic), [3, 3], { skills: ['alchemy'] }).of('tested')[0]?.modifiers).toEqual([
      { amount: 2, because: 'alchemy' },
    ]);
  });

  test('adds what origin and manual give beside the skill, and one piece of gear [FL-BAT-199] [FL-GEN-14]', () => {
    const hero = {
      profile: {
        skills: ['expertise' as const],
        skillBonuses: [
          { skill: 'expertise' as const, amount: 1, because: 'thief-tools' },
          { skill: 'expertise' as const, amount: 1, because: 'old-dusty-manual' },
          { skill: 'expertise' as const, amount: 1, because: 'icon' },
        ],
      },
    };
    expect(tests(table(hero), [1, 2], { skills: ['expertise'] }).of('tested')[0]).toMatchObject({ total: 7 });
  });

  test('a ranger’s cloak adds nothing for who knows the trade [FL-ITEM-rangers-cloak]', () => {
    const cloak = [{ skill: 'scouting' as const, amount: 1, because: 'rangers-cloak' }];
    const scout = { profile: { skills: ['scouting' as const], skillBonuses: cloak } };
    expect(tests(table(scout), [3, 3], { skills: ['scouting'] }).of('tested')[0]).toMatchObject({ total: 8 });
    expect(
      tests(table({ profile: { skillBonuses: cloak } }), [3, 3], { skills: ['scouting'] }).of('tested')[0],
    ).toMatchObject({ total: 7 });
  });

  test('is made by the one it is about, whatever friends could do better [FL-BAT-200] [EX-14]', () => {
    const state = aBattle({ steps: [], figures: { a: {}, b: { profile: { skills: ['crafting'] } } } });
    expect(tests(state, [4, 3]).of('tested')[0]).toMatchObject({ unit: 'a', total: 7, passed: false });
  });
});

describe('what is thrown into a test', () => {
  test('Will adds two, said before the dice [FL-BAT-202]', () => {
    const state = tried(table({ will: 1 }));
    expect(state.steps.at(-1)).toMatchObject({ is: 'test', stage: 'declare' });
    const told = play(state, { do: 'try', unit: 'a', with: ['will'] }, [3, 3]);
    expect(told.of('tested')[0]).toMatchObject({ total: 8, passed: true });
    expect(told.state.figures['a']?.will).toBe(0);
    const kept = play(state, { do: 'try', unit: 'a', with: [] }, [3, 3]);
    expect(kept.state.figures['a']?.will).toBe(1);
  });

  test('a rope throws one die again, or both, and is used up [FL-BAT-199] [FL-ITEM-coil-of-rope]', () => {
    const state = tried(table({}, { backpack: [{ item: 'coil-of-rope', count: 1 }] }), { skills: ['wilderness'] });
    const failed = play(state, { do: 'try', unit: 'a', with: ['coil-of-rope'] }, [1, 4]);
    expect(failed.state.steps.at(-1)).toMatchObject({ is: 'test', stage: 'rope', faces: [1, 4] });
    const told = play(failed.state, { do: 'rope', unit: 'a', dice: [0] }, [5]);
    expect(told.of('tested')[0]).toMatchObject({ faces: [5, 4], total: 9, passed: true });
    expect(told.state.backpack).toEqual([]);
  });

  test('a delver’s kit makes a failed test good in a Site [FL-ITEM-delvers-kit]', () => {
    const base = table({}, { backpack: [{ item: 'delvers-kit', count: 1 }] });
    expect(tests(base, [1, 2], { skills: ['wits'] }).of('tested')[0]?.passed).toBe(false);
    const encounter = { scenario: 'site' } as NonNullable<State['encounter']>;
    const told = play(
      tried({ ...base, encounter }, { skills: ['wits'] }),
      { do: 'try', unit: 'a', with: ['delvers-kit'] },
      [1, 2],
    );
    expect(told.of('tested')[0]).toMatchObject({ total: 3, passed: true, by: 'delvers-kit' });
  });

  test('once in a campaign a test is passed and its skill kept [FL-CHR-52]', () => {
    const warband = { used: [] } as unknown as NonNullable<State['warband']>;
    const state = tried(table({}, { warband }), { skills: ['wits'] });
    const told = play(state, { do: 'try', unit: 'a', with: ['pass-test'], skill: 'wits' });
    expect(told.of('tested')[0]).toMatchObject({ passed: true, by: 'pass-test' });
    expect(told.state.figures['a']?.profile.skills).toEqual(['wits']);
    expect(told.state.warband?.used).toEqual(['pass-test']);
    expect(gainsOf(told.state)).toEqual([{ what: 'skill:a:wits', amount: 1, because: 'FL-CHR-52' }]);
  });

  test('is only what is at hand [FL-BAT-199]', () => {
    const state = tried(table({ will: 1 }));
    expect(refusals(state, { do: 'try', unit: 'a', with: ['coil-of-rope'] })[0]?.code).toBe('test/not-at-hand');
  });

  test('shows the chance of each way [FL-BAT-197]', () => {
    const state = tried(table({ will: 1 }));
    const chance = (aids: readonly 'will'[]) => {
      const shown = preview(state, 'a', { do: 'try', unit: 'a', with: [...aids] });
      const odds = shown.is === 'ready' ? shown.odds : undefined;
      const figure = odds?.find(({ code }) => code === 'test-passes');
      return figure?.is === 'chance' ? figure.value : undefined;
    };
    expect(chance([])).toBeCloseTo(15 / 36);
    expect(chance(['will'])).toBeCloseTo(26 / 36);
  });

  test('a rope is counted at its best [FL-ITEM-coil-of-rope]', () => {
    const state = table({}, { backpack: [{ item: 'coil-of-rope', count: 1 }] });
    const given = { ...crafting, skills: ['wilderness' as const] };
    expect(testChance(state, given, { with: ['coil-of-rope'] })).toBeGreaterThan(
      testChance(state, given, { with: [] }),
    );
  });
});

test('a failed test may be thrown again for a Story Point [FL-BAT-204]', () => {
  const told = tests(table({}, { storyPoints: 1 }), [1, 2]);
  expect(told.state.steps.at(-1)).toMatchObject({ is: 'reroll', faces: [1, 2] });
});
