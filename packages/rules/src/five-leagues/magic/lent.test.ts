import { describe, expect, test } from 'vitest';
import { fiveLeagues } from '../index';
import type { State } from '../state';
import { type FigureGiven, play, refusals } from '../test-kit';
import { circle } from './test-kit';

const scroll = (mystic: FigureGiven = {}, count = 1): State =>
  circle(mystic, { e: {} }, { backpack: [{ item: 'arcane-scroll', count }] });
const crystal = (mystic: FigureGiven = {}): State =>
  circle(mystic, { e: {} }, { backpack: [{ item: 'essence-crystal', count: 1 }] });
const read = { do: 'use', unit: 'm', item: 'arcane-scroll', target: 'm' } as const;
const lift = { do: 'use', unit: 'm', item: 'essence-crystal', target: 'm' } as const;
const confuse = { do: 'cast', unit: 'm', spell: 'confuse', targets: ['e'] } as const;
const letBe = { do: 'choose', what: 'let-be' } as const;
const knows = (...spells: readonly 'bleed'[]): FigureGiven => ({ profile: { spells } });
/** A face of the D100 on which Confuse falls. */
const CONFUSE = 16;

describe('an Arcane Scroll', () => {
  test('holds a spell by luck, which a Mystic casts as if it were known [FL-ITEM-arcane-scroll]', () => {
    const open = play(scroll(knows('bleed')), read, [CONFUSE]);
    expect(open.of('tableAsked')).toMatchObject([{ table: 'spells', entry: 'confuse' }]);
    expect(refusals(open.state, { ...confuse, spell: 'bind' })).toMatchObject([{ code: 'cast/unknown-spell' }]);
    const cast = play(open.state, confuse, [3, 4]);
    expect(cast.of('spellCast')).toMatchObject([{ spell: 'confuse', modifiers: [], worked: true, cost: 1 }]);
    expect(cast.state.backpack).toEqual([]);
    expect(cast.state.figures['m']?.did.casts).toBe(1);
  });

  test('adds 2 where the spell is known, in the odds as in the dice [FL-ITEM-arcane-scroll]', () => {
    const open = play(scroll(), read, [CONFUSE]);
    const shown = fiveLeagues.preview(open.state, 'a', confuse);
    expect(shown).toMatchObject({
      odds: [{ code: 'cast-needs' }, { code: 'cast-adds', value: 2 }, { code: 'cast-works' }],
    });
    expect(play(open.state, confuse, [2, 3]).of('spellCast')).toMatchObject([
      { modifiers: [{ amount: 2, because: 'arcane-scroll' }], worked: true },
    ]);
  });

  test('stays open with its spell where it is let be, and costs nothing [FL-ITEM-arcane-scroll]', () => {
    const open = play(scroll(), read, [CONFUSE]);
    const later = play(open.state, letBe);
    expect(later.state.backpack).toEqual([{ item: 'arcane-scroll', count: 1 }]);
    expect(later.state.figures['m']?.did).toMatchObject({ acted: false, casts: 0 });
    // Opened again it is what it was: no die falls
    expect(play(later.state, read).of('tableAsked')).toEqual([]);
  });

  test('is for a Mystic who has not cast this round [FL-ITEM-arcane-scroll] [FL-MAG-03]', () => {
    expect(refusals(scroll({ profile: { casting: null } }), read)).toMatchObject([{ code: 'cast/no-mystic' }]);
    const cast = scroll({ counts: { 'cast-round': 2, casts: 1 } });
    expect(refusals(cast, read)).toMatchObject([{ code: 'lent/has-cast' }]);
  });
});

describe('an Essence Crystal', () => {
  test('lets a known spell work without dice and without a Strand, as a Use Action [FL-ITEM-essence-crystal]', () => {
    const told = play(play(crystal(), lift).state, confuse);
    expect(told.of('spellCast')).toMatchObject([{ faces: [], worked: true, cost: 0 }]);
    expect(Object.values(told.state.effects)).toMatchObject([{ is: 'confuse', targets: ['e'] }]);
    expect(told.state.figures['m']).toMatchObject({ strands: 3, did: { acted: true, casts: 0 } });
    expect(told.state.backpack).toEqual([]);
  });

  test('carries only what its Mystic knows, and nothing to nobody [FL-ITEM-essence-crystal]', () => {
    const held = play(crystal(knows('bleed')), lift).state;
    expect(refusals(held, confuse)).toMatchObject([{ code: 'cast/unknown-spell' }]);
    expect(refusals(held, { do: 'choose', what: 'e' })).toMatchObject([{ code: 'lent/cast-or-not' }]);
    expect(play(held, letBe).state.backpack).toHaveLength(1);
    expect(refusals(crystal(knows()), lift)).toMatchObject([{ code: 'lent/knows-none' }]);
  });
});
