import { creation, emptyDraft, finishDraft } from '@muster/rules/five-leagues';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextOpen, stepsOf } from './creation-steps';

const diceOf = (seed: number) => {
  let state = seed;
  const next = (sides: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % sides) + 1;
  };
  return { roll: (count: number, sides: number) => Array.from({ length: count }, () => next(sides)) };
};

describe('the leaves of the making', () => {
  test('a fresh draft asks on every leaf but that of the names what it must know first', () => {
    const draft = emptyDraft({ name: 'Test' });
    const steps = stepsOf(creation(draft), draft);
    expect(steps.map(({ id, open }) => [id, open])).toEqual([
      ['start', 0],
      ['c1', 1],
      ['c2', 1],
      ['c3', 1],
      ['c4', 1],
      ['avatar', 1],
      ['gear', 10],
      ['followers', 4],
      ['names', 0],
    ]);
    expect(nextOpen(steps, 'start')).toBe('c1');
    expect(nextOpen(steps, 'followers')).toBe('c1');
  });

  test('every question has one leaf, whatever luck brings', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000_000 }), fc.boolean(), (seed, rareCourage) => {
        const mystic = seed % 2 === 0 ? { mystic: 'c1' } : {};
        const draft = finishDraft(emptyDraft({ name: 'Test', rareCourage, choices: mystic }), diceOf(seed));
        const made = creation(draft);
        const steps = stepsOf(made, draft);
        const keys = steps.flatMap(({ questions }) => questions.map(({ key }) => key));
        expect(keys.toSorted()).toEqual(made.asked.map(({ key }) => key).toSorted());
        expect(nextOpen(steps, 'start')).toBe('names');
      }),
      { numRuns: 5 },
    );
  });
});
