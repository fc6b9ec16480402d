import { CATALOG, READY_WARBANDS, type State, songOfBlades, type WarbandList } from '@muster/rules/song-of-blades';
import { describe, expect, it } from 'vitest';
import { judgedFor, limitsOf, offendersOf, spendingOf } from './judged';
import { FRESH_PROFILE } from './warband-draft';

const tableOf = (config: object): State => songOfBlades.setup(songOfBlades.config.parse(config));
const personality = CATALOG.flatMap((roster) => roster.entries).find((e) => e.personality && e.profile?.traits.length);
const plainFighter: WarbandList['entries'][number] = { profile: FRESH_PROFILE, count: 1 };

describe('a list before the table', () => {
  it('is taken as it is when it keeps every limit [ASOBH-SET-01]', () => {
    const list = READY_WARBANDS[0]?.list;
    if (!list) throw new Error('no ready warband');
    expect(judgedFor(tableOf({}), 'a', list)).toEqual([]);
    expect(offendersOf(list, [])).toEqual(new Set());
  });

  it('marks every Personality where they cost too much together [ASOBH-SET-01]', () => {
    const list: WarbandList = { name: '', entries: [plainFighter, { profile: personality?.id ?? '', count: 1 }] };
    const refusals = judgedFor(tableOf({ personalities: 0 }), 'a', list);
    expect(refusals.map((each) => each.code)).toContain('warband/over-personalities');
    expect(offendersOf(list, refusals)).toEqual(new Set([1]));
  });

  it('marks the entry whose traits shut each other out [ASOBH-SET-05]', () => {
    const torn = { ...FRESH_PROFILE, traits: [{ id: 'acrobat' as const }, { id: 'clumsy' as const }] };
    const list: WarbandList = { name: '', entries: [plainFighter, { profile: torn, count: 1 }] };
    const refusals = judgedFor(tableOf({}), 'a', list);
    expect(refusals).toMatchObject([{ code: 'warband/exclusive' }]);
    expect(offendersOf(list, refusals)).toEqual(new Set([1]));
  });

  it('shares the points of its side with the other seats [ASOBH-SET-19]', () => {
    const list = READY_WARBANDS[0]?.list;
    if (!list) throw new Error('no ready warband');
    const team = tableOf({ seats: 2 });
    const decided = songOfBlades.decide(team, 'a', { do: 'choose-warband', warband: { is: 'list', list } }, noDice);
    if (!decided.ok) throw new Error('refused');
    const state = decided.value.reduce(songOfBlades.evolve, team);
    expect(judgedFor(state, 'c', list).map((each) => each.code)).toContain('warband/over-points');
    expect(judgedFor(state, 'b', list)).toEqual([]);
  });

  it('finds no fault in a warband that stands ready while the other side chooses [ASOBH-SET-01]', () => {
    const list = READY_WARBANDS[0]?.list;
    if (!list) throw new Error('no ready warband');
    const state = { ...tableOf({}), steps: [{ is: 'muster' as const, ready: ['a'] }] };
    expect(judgedFor(state, 'a', list)).toEqual([]);
  });

  it('tells what is spent, and on whom', () => {
    const list: WarbandList = { name: '', entries: [{ ...plainFighter, count: 2 }] };
    const one = spendingOf({ ...list, entries: [plainFighter] }, limitsOf(tableOf({})));
    expect(one).toMatchObject({ personalities: 0, mostPersonalities: 200, figures: 1, ours: false });
    expect(spendingOf(list, limitsOf(tableOf({}))).points).toBe(one.points * 2);
  });
});

const noDice = {
  roll: () => {
    throw new Error('no dice here');
  },
};
