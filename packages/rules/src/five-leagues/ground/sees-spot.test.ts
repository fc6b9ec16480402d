import { describe, expect, test } from 'vitest';
import { fieldedOf } from '../figures';
import { aBattle, aPiece } from '../test-kit';
import { inch } from '../units';
import { seesSpot } from './sees-spot';

const at = (x: number, y: number) => ({ x: inch(x), y: inch(y) });
const sees = (terrain: readonly ReturnType<typeof aPiece>[], x: number, y: number): boolean | undefined => {
  const state = aBattle({ figures: { ana: { at: [10, 5] } }, terrain });
  const ana = fieldedOf(state, 'ana');
  return ana && seesSpot(state, ana, at(x, y));
};

describe('a spot of the table', () => {
  const tower = aPiece('tower', { stands: 'block', height: inch(4) }, [8, 8], [4, 1]);

  test('is seen over open ground, and not behind what nobody sees over [FL-BAT-47]', () => {
    expect(sees([], 10, 15)).toBe(true);
    expect(sees([tower], 10, 15)).toBe(false);
    expect(sees([tower], 18, 8)).toBe(true);
  });

  test('is seen into a wood as far as one sees there [FL-BAT-49]', () => {
    const wood = aPiece('wood', { stands: 'area', tags: ['difficult'], height: inch(3) }, [6, 8], [8, 8]);
    expect(sees([wood], 10, 10)).toBe(true);
    expect(sees([wood], 10, 15)).toBe(false);
  });
});
