import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapById } from '../content/maps';
import { type Fielded, fielded, gapBetween } from '../figures';
import type { State } from '../state';
import { aBattle, type FigureGiven } from '../test-kit';
import { isScreened } from './hiding';
import { levelAt } from './levels';
import { isSeen, screenBetween, sightBetween } from './sight';

const SEED = { seed: 20_261_130, numRuns: 8 };
const FIELDS = ['harrow-ford', 'drowned-wood', 'gallows-terrace', 'cutlers-yard', 'frostgate'];
const TRAITS = ['leafsight', 'forester', 'flying', 'long-move', 'short-move', 'mountaineer'] as const;

/** Figures anywhere on a full field, none on another's base, each as high as the ground is there. */
const table = fc
  .record({
    field: fc.constantFrom(...FIELDS),
    figures: fc.array(
      fc.record({
        x: fc.integer({ min: 30, max: 870 }),
        y: fc.integer({ min: 30, max: 870 }),
        size: fc.constantFrom(20, 25, 40),
        square: fc.boolean(),
        trait: fc.option(fc.constantFrom(...TRAITS), { freq: 2 }),
        prone: fc.boolean(),
      }),
      { minLength: 8, maxLength: 12 },
    ),
  })
  .map(({ field, figures }): State => {
    const given: Record<string, FigureGiven & { readonly at: readonly [number, number] }> = {};
    figures.forEach(({ x, y, size, square, trait, prone }, i) => {
      given[`${i % 2 === 0 ? 'a' : 'b'}${i}`] = {
        at: [x, y],
        profile: { base: { shape: square ? 'square' : 'round', size } },
        traits: trait === null ? [] : [trait],
        conditions: prone && i % 5 === 0 ? ['prone'] : [],
      };
    });
    const made = aBattle({ figures: given, terrain: mapById(field)?.pieces ?? [], acting: {} });
    const stands: Fielded[] = [];
    for (const figure of fielded(made)) {
      const placed = { ...figure, level: levelAt(made, figure, figure.pose) };
      if (stands.every((other) => gapBetween(other, placed) > 0)) stands.push(placed);
    }
    return { ...made, figures: Object.fromEntries(stands.map((figure) => [figure.id, figure])) };
  });

const pairs = (state: State): readonly (readonly [Fielded, Fielded])[] =>
  fielded(state).flatMap((a) => fielded(state).flatMap((b) => (a.id === b.id ? [] : [[a, b] as const])));

describe('on any table', () => {
  it('who is seen at all is whom a whole look sees, with and without bodies in between [ASOBH-RNG-05]', () => {
    fc.assert(
      fc.property(table, (state) => {
        const past = () => true;
        for (const [a, b] of pairs(state)) {
          expect(isSeen({ ...state, figures: { ...state.figures } }, a, b)).toBe(sightBetween(state, a, b).sees);
          expect(screenBetween(state, a, b)).toBe(sightBetween(state, a, b, { past }).why);
        }
      }),
      SEED,
    );
  }, 30_000);

  it('who is screened is seen neither past bodies nor with none in the way [ASOBH-MEL-11]', () => {
    let screened = 0;
    fc.assert(
      fc.property(table, (state) => {
        for (const [a, b] of pairs(state)) {
          if (!isScreened(state, a, b)) continue;
          screened += 1;
          expect(sightBetween(state, a, b).sees).toBe(false);
          expect(sightBetween(state, a, b, { past: () => true }).sees).toBe(false);
        }
      }),
      SEED,
    );
    expect(screened).toBeGreaterThan(20);
  }, 30_000);
});
