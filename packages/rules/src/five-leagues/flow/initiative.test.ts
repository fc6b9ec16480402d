import { describe, expect, test } from 'vitest';
import { zConfig } from '../config';
import { offers, waitingFor } from '../engine';
import type { Encounter } from '../scenario';
import { aBattle, type BattleGiven, type FigureGiven, happen, play, refusals } from '../test-kit';

const agile = (agility: number, given: FigureGiven = {}): FigureGiven => ({ ...given, profile: { agility } });

/** Round 2 is about to throw its dice; an enemy stands far off. */
const aRound = (figures: BattleGiven['figures'], given: Partial<BattleGiven> = {}) =>
  aBattle({
    figures: { ...figures, e9: { at: [18, 34] } },
    steps: [
      { is: 'round', stage: 'initiative' },
      { is: 'initiative', stage: 'roll', again: [], choice: null },
    ],
    phase: 'tracking',
    ...given,
  });

const four = {
  h1: agile(1, { at: [5, 5] }),
  h2: agile(2, { at: [10, 5] }),
  h3: agile(2, { at: [15, 5] }),
  h4: agile(3, { at: [20, 5] }),
};

/** The dice lie on the table. */
const thrown = (figures: BattleGiven['figures'], faces: readonly number[], given: Partial<BattleGiven> = {}) =>
  happen(aRound(figures, given), () => {}, faces);

const two = {
  seats: [
    { seat: 'a', side: 'party' },
    { seat: 'b', side: 'party' },
    { seat: 'gm', side: 'enemies' },
  ],
};

describe('the dice of a round', () => {
  test('are one for each figure of the warband on the table, none for enemies [FL-BAT-02]', () => {
    const told = thrown({ ...four, h5: agile(2, { fate: 'casualty', at: [25, 5] }) }, [1, 2, 4, 6]);
    expect(told.of('initiativeRolled')).toMatchObject([{ faces: [1, 2, 4, 6], fixed: [], changes: [] }]);
    expect(told.state.initiative?.dice).toEqual([1, 2, 4, 6]);
  });

  test('leave two of four in Slow whoever gets the 4 and the 6 [EX-04] [FL-BAT-04]', () => {
    const { state } = thrown(four, [1, 2, 4, 6]);
    const told = play(state, { do: 'propose-initiative', given: { h1: 0, h3: 1, h2: 2, h4: 3 } });
    expect(told.of('initiativeSettled')[0]?.acts).toEqual({
      h1: { die: 1, in: 'quick' },
      h2: { die: 4, in: 'slow' },
      h3: { die: 2, in: 'quick' },
      h4: { die: 6, in: 'slow' },
    });
    expect(told.state.figures['h1']).toMatchObject({ die: 1, acts: 'quick' });
    expect(told.state.figures['h4']).toMatchObject({ die: 6, acts: 'slow' });
    expect(told.state.phase).toBe('quick');
    expect(told.state.figures['e9']?.acts).toBe('enemy');
  });

  test('are over where fewer are left to take them: the best of them are given [FL-BAT-03]', () => {
    const { state } = thrown(four, [1, 2, 4, 6]);
    const gone = Object.fromEntries(
      Object.entries(state.figures).map(([id, figure]) => [
        id,
        id === 'h3' || id === 'h4' ? { ...figure, fate: 'left' as const, pose: null } : figure,
      ]),
    );
    const fewer = { ...state, figures: gone };
    expect(refusals(fewer, { do: 'propose-initiative', given: { h1: 0 } })).toMatchObject([
      { code: 'initiative/dice-left', detail: { left: 1 } },
    ]);
    const ready = offers(fewer, 'a').find((each) => each.do === 'propose-initiative' && each.needs === 'now');
    const told = play(fewer, ready?.needs === 'now' ? (ready.intent as never) : ({} as never));
    expect(told.of('initiativeSettled')[0]?.acts).toEqual({
      h1: { die: 1, in: 'quick' },
      h2: { die: 2, in: 'quick' },
    });
  });

  test('come with the proposal that brings most figures into Quick [FL-BAT-04]', () => {
    const { state } = thrown(four, [1, 2, 4, 6]);
    const ready = offers(state, 'a').find((each) => each.do === 'propose-initiative' && each.needs === 'now');
    const told = play(state, ready?.needs === 'now' ? (ready.intent as never) : ({} as never));
    const quick = Object.values(told.of('initiativeSettled')[0]?.acts ?? {}).filter((each) => each.in === 'quick');
    expect(quick).toHaveLength(2);
  });

  test('refuse two figures for one die, and a die that nobody gets [FL-BAT-03]', () => {
    const { state } = thrown(four, [1, 2, 4, 6]);
    const asked = (given: Record<string, number>) => refusals(state, { do: 'propose-initiative', given });
    expect(asked({ h1: 0, h2: 0, h3: 1, h4: 2 })).toMatchObject([{ code: 'initiative/die-twice', who: ['h1', 'h2'] }]);
    expect(asked({ h1: 0, h2: 1, h3: 2 })).toMatchObject([{ code: 'initiative/dice-left', detail: { left: 1 } }]);
    expect(asked({ h1: 0, h2: 1, h3: 2, e9: 3 })).toMatchObject([{ code: 'initiative/takes-none', who: ['e9'] }]);
    expect(asked({ h1: 0, h2: 1, h3: 2, h4: 7 })).toMatchObject([{ code: 'initiative/no-such-die' }]);
    expect(asked({ h1: 0, nobody: 1 })).toMatchObject([{ code: 'unit/unknown' }]);
  });

  test('are given by agreement: any change asks the others again [FL-BAT-03]', () => {
    const figures = { h1: agile(1, { at: [5, 5] }), h2: agile(2, { at: [10, 5], seat: 'b' }) };
    const { state } = thrown(figures, [1, 5], two);
    expect(waitingFor(state).map(({ seat, what }) => [seat, what])).toEqual([
      ['a', 'propose-initiative'],
      ['b', 'propose-initiative'],
    ]);
    const first = play(state, { do: 'propose-initiative', given: { h1: 0, h2: 1 } });
    expect(waitingFor(first.state)).toMatchObject([{ seat: 'b', what: 'back-initiative', detail: { by: 'a' } }]);
    const changed = play(first.state, { do: 'propose-initiative', given: { h1: 1, h2: 0 } }, [], 'b');
    expect(waitingFor(changed.state)).toMatchObject([{ seat: 'a', what: 'back-initiative' }]);
    const again = play(changed.state, { do: 'propose-initiative', given: { h1: 0, h2: 1 } });
    // Who had proposed may think better of it before the others answer
    const better = play(again.state, { do: 'propose-initiative', given: { h1: 1, h2: 0 } });
    const backed = play(better.state, { do: 'back-initiative' }, [], 'b');
    expect(backed.of('initiativeSettled')[0]?.acts).toEqual({
      h1: { die: 5, in: 'slow' },
      h2: { die: 1, in: 'quick' },
    });
  });

  test('hold nothing to agree to before something is proposed, and no same thing twice [FL-BAT-03]', () => {
    const figures = { h1: agile(1, { at: [5, 5] }), h2: agile(2, { at: [10, 5], seat: 'b' }) };
    const { state } = thrown(figures, [1, 5], two);
    expect(refusals(state, { do: 'back-initiative' })).toMatchObject([{ code: 'initiative/nothing-to-back' }]);
    const first = play(state, { do: 'propose-initiative', given: { h1: 0, h2: 1 } });
    expect(refusals(first.state, { do: 'propose-initiative', given: { h1: 0, h2: 1 } }, 'b')).toMatchObject([
      { code: 'initiative/as-it-is' },
    ]);
    expect(refusals(first.state, { do: 'propose-initiative', given: { h1: 0, h2: 1 } }, 'gm')).toMatchObject([
      { code: 'initiative/not-yours' },
    ]);
  });

  test('do not fall for one who anticipates: it acts in Quick, and its marker is spent [FL-BAT-05]', () => {
    const { state } = thrown({ h1: agile(1, { anticipates: true, at: [5, 5] }), h2: agile(2, { at: [10, 5] }) }, [6]);
    expect(refusals(state, { do: 'propose-initiative', given: { h1: 0 } })).toMatchObject([
      { code: 'initiative/anticipates', who: ['h1'] },
    ]);
    const told = play(state, { do: 'propose-initiative', given: { h2: 0 } });
    expect(told.state.figures['h1']).toMatchObject({ acts: 'quick', die: null, anticipates: false });
    expect(told.state.figures['h2']).toMatchObject({ acts: 'slow', die: 6 });
  });

  test('are not waited for where everyone anticipates [FL-BAT-05]', () => {
    const told = thrown({ h1: agile(1, { anticipates: true, at: [5, 5] }) }, []);
    expect(told.of('initiativeRolled')).toMatchObject([{ faces: [] }]);
    expect(told.state).toMatchObject({ phase: 'quick', figures: { h1: { acts: 'quick' } } });
  });

  test('make a 6 Quick only for an Agility of 6 [FL-BAT-04]', () => {
    const { state } = thrown({ h1: agile(6, { at: [5, 5] }), h2: agile(5, { at: [10, 5] }) }, [6, 6]);
    const told = play(state, { do: 'propose-initiative', given: { h1: 0, h2: 1 } });
    expect(told.state.figures['h1']?.acts).toBe('quick');
    expect(told.state.figures['h2']?.acts).toBe('slow');
  });

  test('may be thrown again for a Story Point, either of the two kept, none a third time [FL-BAT-204]', () => {
    const { state } = thrown({ h1: agile(2, { at: [5, 5] }) }, [6], { storyPoints: 2 });
    const again = play(state, { do: 'reroll-die', die: 0 }, [2]);
    expect(again.of('storyPointSpent')).toMatchObject([{ on: 'initiative', left: 1 }]);
    expect(waitingFor(again.state)).toMatchObject([{ seat: 'a', what: 'keep-die' }]);
    const kept = play(again.state, { do: 'keep', faces: 'after' });
    expect(kept.state.initiative?.dice).toEqual([2]);
    expect(refusals(kept.state, { do: 'reroll-die', die: 0 })).toMatchObject([{ code: 'reroll/twice' }]);
    const before = play(again.state, { do: 'keep', faces: 'before' });
    expect(before.state.initiative?.dice).toEqual([6]);
    expect(before.of('dieKept')).toMatchObject([{ face: 6, instead: 2 }]);
  });

  const met = (given: Partial<Encounter>): Partial<BattleGiven> => ({
    config: zConfig.parse({ map: 'none', scenario: given.scenario ?? 'meeting' }),
    encounter: {
      scenario: 'meeting',
      table: null,
      entry: null,
      size: 5,
      sizeParts: [],
      ranged: 0,
      leaders: [],
      motivation: null,
      aberration: null,
      unknownMarkers: 0,
      began: 5,
      ...given,
    },
  });

  test('hold one set to 1 in the first round of a Raid, none later [FL-BAT-08]', () => {
    const raid = thrown(four, [2, 4, 6], { ...met({ scenario: 'camp-raid' }), round: 1 });
    expect(raid.of('initiativeRolled')).toMatchObject([{ faces: [1, 2, 4, 6], fixed: [{ face: 1 }] }]);
    const later = thrown(four, [5, 2, 4, 6], { ...met({ scenario: 'camp-raid' }), round: 2 });
    expect(later.of('initiativeRolled')).toMatchObject([{ faces: [5, 2, 4, 6], fixed: [] }]);
  });

  test('are one fewer against the Ice-heart Court, and who has none acts in Slow [FL-BAT-09]', () => {
    const { state, of } = thrown(four, [1, 1, 1], met({ table: 'ice-heart-court' }));
    expect(of('initiativeRolled')).toMatchObject([{ faces: [1, 1, 1], changes: [{ amount: -1 }] }]);
    const told = play(state, { do: 'propose-initiative', given: { h1: 0, h3: 1, h4: 2 } });
    expect(told.state.figures['h2']).toMatchObject({ die: null, acts: 'slow' });
    expect(told.state.figures['h1']?.acts).toBe('quick');
  });

  test('are never fewer than one [FL-BAT-09]', () => {
    const one = thrown({ h1: agile(1, { at: [5, 5] }) }, [3], met({ table: 'ice-heart-court' }));
    expect(one.of('initiativeRolled')).toMatchObject([{ faces: [3] }]);
  });

  test('may be thrown again once by the Fey-blood that has one above its Agility, for good [FL-BAT-07] [FL-CHR-17]', () => {
    const fey: FigureGiven = { at: [5, 5], profile: { agility: 2 }, specials: ['foresight'] };
    const { state } = thrown({ h1: fey, h2: agile(2, { at: [9, 5] }) }, [5, 6]);
    const given = play(state, { do: 'propose-initiative', given: { h1: 0, h2: 1 } }).state;
    expect(refusals(given, { do: 'reroll-own', unit: 'h2' })).toMatchObject([{ code: 'initiative/no-such-rule' }]);
    const quick = play(given, { do: 'reroll-own', unit: 'h1' }, [2]);
    expect(quick.of('ownDieThrown')).toMatchObject([{ unit: 'h1', before: 5, after: 2, in: 'quick' }]);
    expect(quick.state.figures['h1']).toMatchObject({ die: 2, acts: 'quick' });
    // It stays slow, nobody is left for Quick, and the enemies are to act
    const slow = play(given, { do: 'reroll-own', unit: 'h1' }, [6]);
    expect(slow.state.figures['h1']).toMatchObject({ die: 6, acts: 'slow' });
    expect(slow.state.phase).toBe('enemy');
  });

  test('are not thrown again without a Story Point [FL-BAT-204]', () => {
    const { state } = thrown({ h1: agile(2, { at: [5, 5] }) }, [6]);
    expect(refusals(state, { do: 'reroll-die', die: 0 })).toMatchObject([{ code: 'story/none-left' }]);
    expect(offers(state, 'a').some((each) => each.do === 'reroll-die')).toBe(false);
  });
});
