import { expect, test } from 'vitest';
import { SPECIAL_IDS, TRAIT_IDS } from '../content/ids';
import { SPECIALS } from '../content/specials';
import { MOTIVATIONS } from '../content/uniques';
import { ruleOf } from './book';

test('every trait, special and motivation has its rule, and every special its name [FL-ENM-22]', () => {
  const ids = [...TRAIT_IDS, ...SPECIAL_IDS, ...MOTIVATIONS.entries.map(({ id }) => id)];
  expect(ids.filter((id) => ruleOf(id) === undefined)).toEqual([]);
  expect(Object.keys(SPECIALS).sort()).toEqual([...SPECIAL_IDS].sort());
  expect(ruleOf('constructor')).toBeUndefined();
});

test('no name is both a trait and a special', () => {
  expect((SPECIAL_IDS as readonly string[]).filter((id) => (TRAIT_IDS as readonly string[]).includes(id))).toEqual([]);
});
