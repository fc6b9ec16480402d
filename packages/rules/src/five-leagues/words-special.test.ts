import { describe, expect, test } from 'vitest';
import type { Names } from '../kernel';
import { SPECIAL_IDS, TRAIT_IDS } from './content/ids';
import { words } from './words';

const names: Names = {
  unit: (id) => `Figure ${id}`,
  seat: (id) => `Seat ${id}`,
  side: (id) => `Side ${id}`,
  length: (mm) => `${Math.round(mm / 2.54) / 10}″`,
};

/** Refusals of special rules. */
const CODES = [
  'buy-out/pay-or-fight',
  'cast/dampened',
  'cast/meddled',
  'cure/dark-blood',
  'dash/aberration',
  'dash/knight-armor',
  'dash/monster',
  'dash/site',
  'dash/undead',
  'item/meddled',
  'ritual/one-of-yours',
  'seize/aware',
  'seize/hunted',
  'shoot/pinned',
  'shoot/site-range',
  'target/distrust',
  'target/winter-cloak',
];

/** What rules tell. */
const TOLD = [
  'advances',
  'angry',
  'blessing-spent',
  'bought-out',
  'breaks',
  'broken',
  'burns',
  'burnt-out',
  'calm',
  'casts',
  'caught',
  'chants',
  'charmed',
  'comes',
  'conjures',
  'damaged',
  'dampened',
  'fearless',
  'fine-lost',
  'fizzles',
  'flees',
  'frenzy',
  'gives-up',
  'healed',
  'hexed',
  'lashes',
  'lured',
  'meddled',
  'mutates',
  'no-more',
  'rages',
  'rises',
  'rushes',
  'shoots',
  'shoots-back',
  'spent',
  'stronger',
  'transforms',
  'wild',
  'withdraws',
];

describe('words of special rules', () => {
  test.each(CODES)('say what stands in the way: %s', (code) => {
    const said = words.refusal({ code, rule: 'FL-ENM-22', who: ['a'], detail: { mm: 300 } }, names);
    expect(said).not.toContain('The rules do not allow');
    expect(said).toMatch(/^[A-Z“].*\.$/);
    expect(said).not.toMatch(/!|invalid|please/);
  });

  test.each(TOLD)('tell what happened: %s', (what) => {
    const said = words.event({ type: 'ruleTold', rule: 'brave', what, unit: 'e', target: 'a' } as never, names);
    expect(said).toMatch(/\.$/);
    expect(said).not.toBe('Brave.');
  });

  test('name every trait, special rule, row and condition', () => {
    const ids = [
      ...TRAIT_IDS,
      ...SPECIAL_IDS,
      'is-hexed',
      'FL-ENM-T-roadside-02',
      'FL-TRAIT-fey',
      'hired-muscle',
      'site',
      'ogre',
    ];
    expect(ids.filter((id) => words.source(id) === id)).toEqual([]);
    expect(words.source('FL-ENM-T-roadside-02')).toBe('Petty robbers');
  });

  test('tell dice with the rule they are for', () => {
    const rolled = { type: 'ruleRolled', rule: 'swarming', unit: 'e', faces: [2, 6], sides: 6, passed: false };
    expect(words.event(rolled as never, names)).toBe('Figure e: Swarming, 2, 6, nothing.');
  });

  test('ask the warband about a ritual and a price', () => {
    expect(words.asked({ seat: 'a', what: 'buy-out', detail: { price: 1 } }, names)).toContain('1 Gold Mark ');
    expect(words.asked({ seat: 'a', what: 'ritual', detail: { unit: 'e' } }, names)).toMatch(/^Your /);
    expect(words.waiting({ seat: 'a', what: 'buy-out', detail: { price: 3 } }, names)).toContain('Seat a');
  });
});
