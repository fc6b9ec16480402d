import { describe, expect, test } from 'vitest';
import { offers, waitingFor } from '../engine';
import type { State } from '../state';
import { aBattle, type BattleGiven, happen, play, refusals } from '../test-kit';
import { READY_WARBANDS } from '../warband/ready';
import { offerReroll } from './reroll';
import { maySpendStory } from './story';
import { spendWill, willOf } from './will';

const table = (given: Partial<BattleGiven> = {}): State =>
  aBattle({ figures: { h1: { at: [5, 5] }, h2: { at: [9, 5] }, e1: { at: [18, 30] } }, acting: 'h1', ...given });

/** Two dice of a test just fell for h1. */
const fallen = (given: Partial<BattleGiven> = {}, more: Partial<Parameters<typeof offerReroll>[1]> = {}) =>
  happen(table(given), (tale) => offerReroll(tale, { unit: 'h1', why: 'test', faces: [2, 3], sides: 6, ...more }));

describe('a Story Point', () => {
  test('throws again what just fell, and either throw may be kept [FL-BAT-204]', () => {
    const { state } = fallen({ storyPoints: 1 });
    expect(waitingFor(state)).toMatchObject([{ seat: 'a', what: 'reroll', detail: { unit: 'h1', left: 1 } }]);
    const again = play(state, { do: 'reroll', with: 'story-point' }, [6, 1]);
    expect(again.of('storyPointSpent')).toMatchObject([{ on: 'reroll', left: 0 }]);
    expect(again.state.storyPoints).toBe(0);
    const kept = play(again.state, { do: 'keep', faces: 'after' });
    expect(kept.of('closed')[0]?.returned).toEqual({ is: 'faces', faces: [6, 1] });
    const before = play(again.state, { do: 'keep', faces: 'before' });
    expect(before.of('closed')[0]?.returned).toEqual({ is: 'faces', faces: [2, 3] });
    expect(before.of('rerolled')).toMatchObject([{ kept: 'before', before: [2, 3], after: [6, 1] }]);
  });

  test('throws no die a third time [FL-BAT-204] [FL-GEN-08]', () => {
    const { state } = fallen({ storyPoints: 2 });
    const again = play(state, { do: 'reroll', with: 'story-point' }, [6, 1]);
    expect(refusals(again.state, { do: 'reroll', with: 'story-point' })).toMatchObject([{ code: 'reroll/twice' }]);
    expect(offers(again.state, 'a').some((each) => each.do === 'reroll')).toBe(false);
  });

  test('need not be spent: the dice lie as they fell [FL-BAT-204] [FL-GEN-09]', () => {
    const { state } = fallen({ storyPoints: 1 });
    const kept = play(state, { do: 'keep', faces: 'before' });
    expect(kept.of('closed')[0]?.returned).toEqual({ is: 'faces', faces: [2, 3] });
    expect(kept.state.storyPoints).toBe(1);
    expect(kept.of('rerolled')).toEqual([]);
  });

  test('is not waited for any more once the last one went on something else [FL-BAT-204] [FL-BAT-205]', () => {
    const { state } = fallen({ storyPoints: 1 });
    const told = play(state, { do: 'tell-story', text: 'The mist lifts', harder: false });
    expect(told.of('closed')[0]?.returned).toEqual({ is: 'faces', faces: [2, 3] });
    expect(waitingFor(told.state).some(({ what }) => what === 'reroll')).toBe(false);
  });

  test('is not asked for where none is left, where no face could be better, or by who does not wish it [FL-BAT-204]', () => {
    const asked = (told: ReturnType<typeof fallen>) => waitingFor(told.state).some(({ what }) => what === 'reroll');
    expect(asked(fallen())).toBe(false);
    expect(asked(fallen({ storyPoints: 1 }, { worth: false }))).toBe(false);
    const wish = play(table({ storyPoints: 1 }), { do: 'ask-rerolls', ask: false });
    expect(wish.state.unasked).toEqual(['a']);
    expect(asked(fallen({ storyPoints: 1, unasked: ['a'] }))).toBe(false);
    expect(refusals(wish.state, { do: 'ask-rerolls', ask: false })).toMatchObject([{ code: 'ask-rerolls/as-it-is' }]);
  });

  test('is the warband’s: enemies have none, nor has one in their power [FL-BAT-204] [FL-BAT-19]', () => {
    const state = table({
      storyPoints: 1,
      figures: { h1: { at: [5, 5] }, h2: { at: [9, 5], controlled: 'battle' }, e1: { at: [18, 30] } },
    });
    expect(['h1', 'h2', 'e1'].map((unit) => maySpendStory(state, unit))).toEqual([true, false, false]);
  });
});

describe('the story', () => {
  test('takes a turn for a Story Point, and a turn for the worse for nothing [FL-BAT-205]', () => {
    const state = table({ storyPoints: 1 });
    const told = play(state, { do: 'tell-story', text: 'The bridge gives way', harder: false });
    expect(told.of('storyTold')).toMatchObject([{ seat: 'a', text: 'The bridge gives way' }]);
    expect(told.state.storyPoints).toBe(0);
    expect(refusals(told.state, { do: 'tell-story', text: 'And again', harder: false })).toMatchObject([
      { code: 'story/none-left' },
    ]);
    expect(play(told.state, { do: 'tell-story', text: 'A troll comes', harder: true }).state.storyPoints).toBe(0);
    expect(refusals(state, { do: 'tell-story', text: 'No', harder: true }, 'gm')).toMatchObject([
      { code: 'story/party-only' },
    ]);
  });
});

describe('a reroll', () => {
  test('by anything but a Story Point takes the place of the first throw, and only if its player wants it [FL-GEN-08] [FL-GEN-19]', () => {
    const { state } = fallen({}, { sources: ['item'] });
    const kept = play(state, { do: 'keep', faces: 'before' });
    expect(kept.of('closed')[0]?.returned).toEqual({ is: 'faces', faces: [2, 3] });
    const again = play(state, { do: 'reroll', with: 'item' }, [1, 1]);
    expect(again.of('closed')[0]?.returned).toEqual({ is: 'faces', faces: [1, 1] });
    expect(again.of('rerolled')).toMatchObject([{ kept: 'after', source: 'item' }]);
  });

  test('wants a source that is there [FL-GEN-08]', () => {
    const { state } = fallen({}, { sources: ['item'] });
    expect(refusals(state, { do: 'reroll', with: 'brute-charge' })).toMatchObject([{ code: 'reroll/no-source' }]);
    expect(refusals(state, { do: 'keep', faces: 'after' })).toMatchObject([{ code: 'reroll/not-thrown' }]);
  });
});

describe('Will', () => {
  test('goes a point at a time, as long as points last [FL-BAT-202]', () => {
    const state = table({ figures: { h1: { at: [5, 5], will: 2 }, e1: { at: [18, 30] } } });
    const told = happen(state, (tale) => {
      spendWill(tale, 'h1', 'test');
      spendWill(tale, 'h1', 'move');
    });
    expect(told.of('willSpent').map(({ on, left }) => [on, left])).toEqual([
      ['test', 1],
      ['move', 0],
    ]);
    expect(willOf(told.state.figures['h1'])).toBe(0);
  });

  test('is nobody’s in the power of the enemy [FL-BAT-19]', () => {
    const state = table({ figures: { h1: { at: [5, 5], will: 2, controlled: 'battle' }, e1: { at: [18, 30] } } });
    expect(willOf(state.figures['h1'])).toBe(0);
  });
});

describe('the better part of valour', () => {
  const sheet = READY_WARBANDS[0]?.sheet as NonNullable<State['warband']>;
  const resting = (given: Partial<BattleGiven> = {}) =>
    aBattle({
      figures: { h1: { at: [5, 5] }, h2: { at: [9, 5], seat: 'b' }, e1: { at: [18, 30] } },
      seats: [
        { seat: 'a', side: 'party' },
        { seat: 'b', side: 'party' },
        { seat: 'gm', side: 'enemies' },
      ],
      step: { is: 'party-phase', phase: 'quick', stage: 'act', passed: [] },
      warband: sheet,
      ...given,
    });

  test('takes the whole warband off at once where all agree, once in a campaign [FL-CHR-52]', () => {
    const asked = play(resting(), { do: 'flee' });
    expect(waitingFor(asked.state)).toMatchObject([{ seat: 'b', what: 'vote-flee', detail: { by: 'a' } }]);
    const told = play(asked.state, { do: 'choose', what: 'yes' }, [], 'b');
    expect(told.of('fled')).toMatchObject([{ units: ['h1', 'h2'] }]);
    expect(told.state.warband?.used).toEqual(['flee']);
    expect(told.state.report).toMatchObject({ heldField: false, characters: [{ flight: false }, { flight: false }] });
    expect(told.state.outcome).toMatchObject({ winners: ['enemies'] });
  });

  test('is off with a single no [FL-CHR-52]', () => {
    const asked = play(resting(), { do: 'flee' });
    const told = play(asked.state, { do: 'choose', what: 'no' }, [], 'b');
    expect(told.state.figures['h1']?.fate).toBe('table');
    expect(told.state.warband?.used).toEqual([]);
    expect(waitingFor(told.state)).toMatchObject([{ what: 'party-phase' }, { what: 'party-phase' }]);
  });

  test('is gone when it was used, and waits for what is half done [FL-CHR-52]', () => {
    const used = resting({ warband: { ...sheet, used: ['flee'] } });
    expect(refusals(used, { do: 'flee' })).toMatchObject([{ code: 'once/used' }]);
    expect(refusals(table({ warband: sheet }), { do: 'flee' })).toMatchObject([{ code: 'flee/wait' }]);
    expect(refusals(resting(), { do: 'flee' }, 'gm')).toMatchObject([{ code: 'flee/party-only' }]);
  });
});
