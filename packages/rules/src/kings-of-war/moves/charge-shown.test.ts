import { describe, expect, it } from 'vitest';
import { preview } from '../engine';
import type { State } from '../state';
import { aBattle } from '../test-kit';

/** Two regiments before a broad enemy; the second strikes with 14 dice, on `melee`. */
const two = (melee: number): State =>
  aBattle({
    step: { is: 'movement', side: 'one' },
    units: {
      a1: { at: [38, 12] },
      a2: { at: [34, 12], profile: { attacks: 14, melee } },
      b1: { at: [36, 18], profile: { footprint: { width: 200, depth: 80 } } },
    },
  });

/** The first numbers of their common charge, as `code value`. */
function numbers(state: State): readonly string[] {
  const shown = preview(state, 'a', { do: 'charge', target: 'b1', chargers: [{ unit: 'a1' }, { unit: 'a2' }] });
  if (shown.is !== 'ready') throw new Error('they may not charge');
  return (shown.odds ?? []).flatMap((each) => (each.is === 'number' ? [`${each.code} ${each.value}`] : []));
}

describe('a charge of several', () => {
  it('shows the dice of all in sum, and what they need only where it is the same [KOW-MEL-02]', () => {
    expect(numbers(two(4)).slice(0, 3)).toEqual(['attacks 24', 'to-hit 4', 'to-damage 4']);
    expect(numbers(two(3)).slice(0, 2)).toEqual(['attacks 24', 'to-damage 4']);
  });
});
