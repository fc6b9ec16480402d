import { describe, expect, it } from 'vitest';
import { compileWarband, STANDARD_LIMITS } from '../roster';
import { READY_WARBANDS, readyWarband } from './warbands';

const compiled = READY_WARBANDS.map((ready) => {
  const warband = compileWarband(ready.list, STANDARD_LIMITS);
  if (!warband.ok) throw new Error(`${ready.id}: ${JSON.stringify(warband.error)}`);
  return { ready, warband: warband.value };
});
const has = (trait: string) =>
  compiled.filter(({ warband }) => warband.figures.some((f) => f.profile.traits.some((t) => t.id === trait)));

describe('the ready warbands', () => {
  it('are eleven of ten peoples, each with its own id', () => {
    expect(new Set(READY_WARBANDS.map((w) => w.id)).size).toBe(11);
    expect(new Set(READY_WARBANDS.map((w) => w.people)).size).toBeGreaterThanOrEqual(10);
    expect(readyWarband('barrow-court')?.people).toBe('Undead');
    expect(readyWarband('nobody')).toBeUndefined();
  });

  for (const { ready, warband } of compiled) {
    it(`field ${ready.list.name} for 380 to 400 points with 8 to 12 named figures [ASOBH-SET-01, ASOBH-SET-10]`, () => {
      expect(warband.points).toBeGreaterThanOrEqual(380);
      expect(warband.points).toBeLessThanOrEqual(400);
      expect(warband.figures.length).toBeGreaterThanOrEqual(8);
      expect(warband.figures.length).toBeLessThanOrEqual(12);
      const names = warband.figures.map((f) => f.name);
      expect(new Set(names).size).toBe(names.length);
      expect(warband.figures.filter((f) => f.name === f.profile.title)).toEqual([]);
    });
  }

  it('show what the game can do: leaders, spells, the dead, swarms, beasts, riders, wings', () => {
    expect(has('leader').length).toBeGreaterThanOrEqual(3);
    expect(has('spell-caster').length).toBeGreaterThanOrEqual(3);
    for (const trait of ['undead', 'swarm', 'animal', 'beastmaster', 'mounted', 'flying', 'lead-from-the-front'])
      expect(has(trait), trait).not.toEqual([]);
    const traits = new Set(
      compiled.flatMap((c) => c.warband.figures.flatMap((f) => f.profile.traits.map((t) => t.id))),
    );
    expect(traits.size).toBeGreaterThan(55);
  });
});
