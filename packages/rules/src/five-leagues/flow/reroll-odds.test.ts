import { describe, expect, test } from 'vitest';
import { offers, preview } from '../engine';
import type { State } from '../state';
import { aBattle, carried, play } from '../test-kit';

const table = (given: Partial<Parameters<typeof aBattle>[0]> = {}): State =>
  aBattle({
    figures: {
      h1: { at: [5, 5], profile: { weapons: [carried('self-bow'), carried('standard-weapon')] } },
      e1: { at: [5, 14] },
    },
    acting: 'h1',
    storyPoints: 1,
    ...given,
  });

const seen = (state: State, intent: Parameters<typeof preview>[2]) => {
  const found = preview(state, 'a', intent);
  if (found.is !== 'ready') throw new Error(`not ready: ${JSON.stringify(found)}`);
  return found;
};

describe('dice that may be thrown again', () => {
  test('tell what they come to as they lie, and the chance to better a miss [FL-BAT-204]', () => {
    const { state } = play(table(), { do: 'shoot', unit: 'h1', target: 'e1', weapon: 'self-bow' }, [2]);
    expect(seen(state, { do: 'keep', faces: 'before' }).notes).toMatchObject([
      { code: 'dice-lie', detail: { comes: 'miss', faces: '2' } },
    ]);
    expect(seen(state, { do: 'reroll', with: 'story-point' }).odds).toEqual([
      { is: 'chance', code: 'again-shot', value: 2 / 6 },
    ]);
    const again = play(state, { do: 'reroll', with: 'story-point' }, [6]);
    expect(seen(again.state, { do: 'keep', faces: 'after' }).notes).toMatchObject([{ detail: { comes: 'hit' } }]);
    // The better of the two is offered first
    expect(offers(again.state, 'a')[0]).toMatchObject({ intent: { do: 'keep', faces: 'after' } });
    const worse = play(state, { do: 'reroll', with: 'story-point' }, [1]);
    expect(offers(worse.state, 'a')[0]).toMatchObject({ intent: { do: 'keep', faces: 'before' } });
  });

  test('tell how an exchange stands: a lost one is bettered by a draw already [FL-BAT-204] [FL-BAT-108]', () => {
    const near = table({ figures: { h1: { at: [5, 5] }, e1: { at: [5, 6] } } });
    const begun = play(near, { do: 'fight', unit: 'h1', target: 'e1' });
    const { state } = play(
      begun.state,
      { do: 'fight-with', unit: 'h1', weapon: 'standard-weapon', tactic: 'none' },
      [3, 5],
    );
    expect(seen(state, { do: 'keep', faces: 'before' }).notes).toMatchObject([{ detail: { comes: 'loses' } }]);
    // A 5 draws, a 6 wins
    expect(seen(state, { do: 'reroll', with: 'story-point' }).odds).toEqual([
      { is: 'chance', code: 'again-exchange', value: 2 / 6 },
    ]);
  });

  test('tell how far a blow got: armour that stops it is bettered by a Stun, too [FL-BAT-204] [FL-BAT-161]', () => {
    const armoured = table({
      figures: {
        h1: { at: [5, 5], profile: { weapons: [carried('self-bow')] } },
        e1: { at: [5, 9], profile: { armor: 4 } },
      },
    });
    const { state } = play(armoured, { do: 'shoot', unit: 'h1', target: 'e1', weapon: 'self-bow' }, [5, 3]);
    expect(seen(state, { do: 'keep', faces: 'before' }).notes).toMatchObject([{ detail: { comes: 'stopped' } }]);
    expect(seen(state, { do: 'reroll', with: 'story-point' }).odds).toEqual([
      { is: 'chance', code: 'again-armor', value: 3 / 6 },
    ]);
  });
});
