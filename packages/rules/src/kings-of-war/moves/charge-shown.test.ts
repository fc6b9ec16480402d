import { describe, expect, it } from 'vitest';
import { preview } from '../engine';
import type { State, Unit } from '../state';
import { aBattle } from '../test-kit';

describe('a charge of several', () => {
  it('shows the dice of all who charge in sum, and what they need only where it is the same [KOW-MEL-02]', () => {
    const state = aBattle({
      step: { is: 'movement', side: 'one' },
      units: {
        a1: { at: [38, 12] },
        a2: { at: [34, 12], profile: { attacks: 14, defence: 5 } },
        b1: { at: [36, 18], profile: { footprint: { width: 200, depth: 80 } } },
      },
    });
    const better: State = {
      ...state,
      units: {
        ...state.units,
        a2: { ...fielded(state, 'a2'), profile: { ...fielded(state, 'a2').profile, melee: 3 } },
      },
    };
    const numbers = (given: State) => {
      const shown = preview(given, 'a', { do: 'charge', target: 'b1', chargers: [{ unit: 'a1' }, { unit: 'a2' }] });
      if (shown.is !== 'ready') throw new Error('not ready');
      return (shown.odds ?? []).flatMap((figure) => (figure.is === 'number' ? [[figure.code, figure.value]] : []));
    };
    expect(numbers(state).slice(0, 3)).toEqual([
      ['attacks', 24],
      ['to-hit', 4],
      ['to-damage', 4],
    ]);
    expect(numbers(better).slice(0, 2)).toEqual([
      ['attacks', 24],
      ['to-damage', 4],
    ]);
  });
});
