import { describe, expect, it } from 'vitest';
import { footprintOf, ranksOf, typeLabel } from './unit-types';

describe('footprints', () => {
  it('of foot stand five wide, ten from the horde on [KOW-UNI-02]', () => {
    expect(footprintOf('infantry', 'troop')).toEqual({ width: 100, depth: 40 });
    expect(footprintOf('infantry', 'regiment')).toEqual({ width: 100, depth: 80 });
    expect(footprintOf('infantry', 'legion')).toEqual({ width: 200, depth: 120 });
    expect(footprintOf('heavyInfantry', 'horde')).toEqual({ width: 250, depth: 100 });
  });

  it('of cavalry end at the horde [KOW-UNI-03]', () => {
    expect(footprintOf('cavalry', 'troop')).toEqual({ width: 125, depth: 50 });
    expect(footprintOf('cavalry', 'regiment')).toEqual({ width: 125, depth: 100 });
    expect(footprintOf('cavalry', 'horde')).toEqual({ width: 250, depth: 100 });
    expect(footprintOf('cavalry', 'legion')).toBeUndefined();
  });

  it('of large troops and swarms begin at the regiment [KOW-UNI-04]', () => {
    expect(footprintOf('largeInfantry', 'horde')).toEqual({ width: 120, depth: 80 });
    expect(footprintOf('swarm', 'regiment')).toEqual({ width: 120, depth: 40 });
    expect(footprintOf('monstrousInfantry', 'legion')).toEqual({ width: 300, depth: 100 });
    expect(footprintOf('largeCavalry', 'horde')).toEqual({ width: 150, depth: 100 });
    expect(footprintOf('largeCavalry', 'troop')).toBeUndefined();
  });

  it('of chariots are one rank up to the horde [KOW-UNI-05]', () => {
    expect([100, 150, 200]).toEqual(
      (['troop', 'regiment', 'horde'] as const).map((size) => footprintOf('chariot', size)?.width),
    );
    expect(footprintOf('chariot', 'legion')).toEqual({ width: 150, depth: 200 });
    expect(ranksOf('chariot', 'legion')).toEqual([3, 2]);
  });

  it('of single models are one base [KOW-UNI-06]', () => {
    expect(footprintOf('warEngine', 'single')).toEqual({ width: 50, depth: 50 });
    expect(footprintOf('titan', 'single')).toEqual({ width: 75, depth: 75 });
    expect(footprintOf('chariot', 'single')).toEqual({ width: 50, depth: 100 });
    expect(footprintOf('titan', 'horde')).toBeUndefined();
  });

  it('and types read as a page prints them [KOW-UNI-07]', () => {
    expect(typeLabel('hero', 'cavalry')).toBe('Hero (Cav)');
    expect(typeLabel('monster', 'chariot')).toBe('Monster (Cht)');
    expect(typeLabel('largeInfantry', 'largeInfantry')).toBe('Large Infantry');
  });
});
