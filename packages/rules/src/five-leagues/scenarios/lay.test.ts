import { boundsOf } from '@muster/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Dice } from '../../kernel';
import { randomDice } from '../../kernel/dice';
import { mapById } from '../content/maps';
import { TERRAIN_THEMES } from '../content/themes';
import { tale } from '../steps/step';
import type { Told } from '../test-kit';
import { inch, inInches } from '../units';
import { layTerrain } from './lay';
import { aWarband } from './test-kit';

/** A field laid with dice of this seed. */
function laid(seed: number, config: Parameters<typeof aWarband>[0] = {}): Told['state'] {
  let s = seed;
  const random = (): number => {
    s = (s * 1664525 + 1013904223) % 4294967296;
    return s / 4294967296;
  };
  const told = tale({ ...aWarband({ map: 'rolled', scenario: 'meeting', ...config }), steps: [{ is: 'lay-terrain' }] });
  layTerrain.carryOn?.(told, { is: 'lay-terrain' }, randomDice(random));
  return told.state;
}
const across = (outline: Parameters<typeof boundsOf>[0]): number => {
  const { minX, maxX, minY, maxY } = boundsOf(outline);
  return inInches(Math.max(maxX - minX, maxY - minY));
};
const kinds = (state: Told['state']) =>
  ['large', 'small', 'linear', 'scatter'].map((kind) => state.terrain.filter(({ id }) => id.startsWith(kind)));

describe('a field laid by dice', () => {
  test('has four large, ten small and five linear pieces on three feet, three, five and three on two [FL-SET-08] [FL-SCN-02]', () => {
    for (const seed of [1, 2, 3]) {
      const wide = laid(seed);
      expect(wide.table).toEqual({ width: inch(36), depth: inch(36) });
      expect(
        kinds(wide)
          .slice(0, 3)
          .map((each) => each.length),
      ).toEqual([4, 10, 5]);
      const narrow = laid(seed, { scenario: 'starter' });
      expect(narrow.table).toEqual({ width: inch(24), depth: inch(24) });
      expect(
        kinds(narrow)
          .slice(0, 3)
          .map((each) => each.length),
      ).toEqual([3, 5, 3]);
    }
  });

  test('keeps the sizes, never overlaps and stays on the table, whatever the dice [FL-SET-08]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom('meeting', 'site', 'starter'),
        (seed, scenario) => {
          const state = laid(seed, { scenario: scenario as 'meeting' });
          const [large = [], small = [], linear = []] = kinds(state);
          for (const { outline } of large) expect(across(outline)).toBeGreaterThan(3.9);
          for (const { outline } of large) expect(across(outline)).toBeLessThan(8.01);
          for (const { outline } of small) expect(across(outline)).toBeGreaterThan(1.9);
          for (const { outline } of small) expect(across(outline)).toBeLessThan(4.01);
          for (const { outline } of linear) expect(across(outline)).toBeGreaterThan(3.9);
          for (const { outline } of linear) expect(across(outline)).toBeLessThan(8.01);
          for (const [i, piece] of state.terrain.entries()) {
            const { minX, maxX, minY, maxY } = boundsOf(piece.outline);
            expect(minX >= 0 && minY >= 0 && maxX <= state.table.width && maxY <= state.table.depth).toBe(true);
            for (const other of state.terrain.slice(i + 1)) {
              const box = boundsOf(other.outline);
              const apart = minX > box.maxX || maxX < box.minX || minY > box.maxY || maxY < box.minY;
              expect(apart, `${piece.id} ${other.id}`).toBe(true);
            }
          }
        },
      ),
      { numRuns: 25, verbose: true },
    );
  });

  test('has something to climb, raised ground and something to enter, in every country [FL-SET-08]', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const [large = []] = kinds(laid(seed));
      expect(
        large.some(({ stands }) => stands === 'floor'),
        `raised ${seed}`,
      ).toBe(true);
      expect(
        large.some(({ stands }) => stands === 'area' || stands === 'interior' || stands === 'field'),
        `entered ${seed}`,
      ).toBe(true);
      expect(
        large.some(({ stands }) => stands === 'block' || stands === 'interior'),
        `climbed ${seed}`,
      ).toBe(true);
    }
  });

  test('looks like its country [FL-SET-08] [FL-SCN-T-terrain-theme-04] [FL-SCN-T-terrain-theme-08]', () => {
    const of = (face: number) => {
      const told = tale({ ...aWarband({ map: 'rolled', scenario: 'meeting' }), steps: [{ is: 'lay-terrain' }] });
      const luck = randomDice(() => 0.37);
      // The theme is the only D100
      const dice: Dice = { roll: (count, sides) => (sides === 100 ? [face] : luck.roll(count, sides)) };
      layTerrain.carryOn?.(told, { is: 'lay-terrain' }, dice);
      return told.state.terrain;
    };
    expect(of(25).some(({ tags }) => tags.includes('forest'))).toBe(true);
    expect(of(48).some(({ tags }) => tags.includes('wet'))).toBe(true);
    expect(of(70).some(({ art }) => art === 'house')).toBe(true);
    expect(TERRAIN_THEMES.entries).toHaveLength(14);
  });

  test('has much scatter where a Site lies in the open [FL-SET-08]', () => {
    const many = [1, 2, 3].map((seed) => kinds(laid(seed, { scenario: 'site' }))[3]?.length ?? 0);
    const few = [1, 2, 3].map((seed) => kinds(laid(seed))[3]?.length ?? 0);
    for (const i of [0, 1, 2]) expect(many[i]).toBeGreaterThan(few[i] ?? 0);
  });

  test('is the same for the same dice, and tells them all [FL-SET-08]', () => {
    expect(laid(11).terrain).toEqual(laid(11).terrain);
    expect(laid(11).terrain).not.toEqual(laid(12).terrain);
  });

  test('gives way to a ready field, whose edge is rolled all the same [FL-SET-10]', () => {
    const state = laid(5, { map: 'hollin-farm' });
    expect(state.terrain).toBe(mapById('hollin-farm')?.pieces);
  });

  test('a dungeon is entered from the edge of its ways in [FL-SET-30]', () => {
    const state = laid(5, { map: 'sunken-crypt', scenario: 'site' });
    expect(state.edge).toBe('near');
  });
});
