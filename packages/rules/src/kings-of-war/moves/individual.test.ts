import { contactOf, inches } from '@muster/geometry';
import { describe, expect, it } from 'vitest';
import type { Intent } from '../intents';
import type { State } from '../state';
import { aBattle, aPiece, type BattleGiven, play, refusals, type UnitGiven } from '../test-kit';
import { baseOf, type Fielded } from '../units';

/** A regiment of side one at (36, 12) and an enemy at (36, 18), eye to eye: about 2.85 inches apart. */
const field = (given: Partial<BattleGiven> = {}, a1: UnitGiven = {}, b1: UnitGiven = {}): State =>
  aBattle({
    step: { is: 'movement', side: 'one' },
    ...given,
    units: { a1: { at: [36, 12], ...a1 }, b1: { at: [36, 18], ...b1 }, b9: { at: [66, 44] }, ...given.units },
  });
const charge = (target = 'b1', ...units: string[]): Intent => ({
  do: 'charge',
  target,
  chargers: (units.length > 0 ? units : ['a1']).map((unit) => ({ unit })),
});
const codes = (state: State, intent: Intent): readonly string[] => refusals(state, intent).map((no) => no.code);
const fielded = (state: State, id: string): Fielded => state.units[id] as Fielded;
const contact = (state: State, a: string, b: string) => contactOf(baseOf(fielded(state, a)), baseOf(fielded(state, b)));
const charged = (state: State, intent: Intent, faces: readonly number[] = []) => play(state, intent, faces);

describe('individuals', () => {
  const one: UnitGiven = {
    profile: { footprint: { width: 20, depth: 20 }, rules: [{ rule: 'individual' }], type: 'hero', base: 'infantry' },
  };

  it('turns freely before its charge, also within an inch of enemies [KOW-IND-02]', () => {
    const state = field({}, { ...one, facing: 270 });
    expect(codes(state, charge())).toContain('charge/not-in-arc');
    const turned: Intent = { do: 'charge', target: 'b1', chargers: [{ unit: 'a1', facing: 90 }] };
    expect(codes(state, turned)).toEqual([]);
    expect(play(state, { do: 'pivot', unit: 'a1', facing: 45 }).state.units['a1']?.pose?.facing).toBe(45);
    expect(codes(field(), { do: 'pivot', unit: 'a1', facing: 45 })).toEqual(['pivot/not-individual']);
    const regiment: Intent = { do: 'charge', target: 'b1', chargers: [{ unit: 'a1', facing: 80 }] };
    expect(codes(field(), regiment)).toContain('pivot/not-individual');
  });

  it('may not turn into cover it did not begin in to see out of it [KOW-IND-03]', () => {
    const wood = aPiece('wood', 'difficult', [35.9, 12.2], [3, 2], 4);
    const inside = field(
      { terrain: [wood] },
      { ...one, at: [36.5, 12.6], start: { engaged: [], hills: [], leaderIn: ['wood'], near: [] } },
    );
    expect(codes(inside, charge())).toEqual([]);
    const into = field({ terrain: [wood] }, { ...one, at: [36.5, 12.6] });
    expect(codes(into, charge())).toContain('charge/pivot-to-see');
  });

  it('aligns to its charger instead of the other way round [KOW-IND-05]', () => {
    const state = field({}, {}, { ...one, facing: 250 });
    const told = charged(state, charge());
    expect(fielded(told.state, 'a1').pose.facing).toBe(90);
    expect(fielded(told.state, 'b1').pose.facing).not.toBe(250);
    expect(contact(told.state, 'a1', 'b1')?.kind).toBe('edge');
  });

  it('aligns to the first of several chargers, and the others to it [KOW-IND-05]', () => {
    const state = field({ units: { a2: { at: [30, 18], facing: 0 } } }, {}, { ...one, facing: 250 });
    const told = charged(state, charge('b1', 'a1', 'a2'));
    const [first, second] = told.of('charged');
    expect(first?.nudged.map((nudge) => nudge.unit)).toEqual(['b1']);
    expect(second?.nudged).toEqual([]);
    expect(told.state.engagements).toHaveLength(2);
    for (const [unit, facing] of [
      ['a1', 'front'],
      ['a2', 'right'],
    ] as const)
      expect(contact(told.state, unit, 'b1')).toMatchObject({ kind: 'edge', mine: ['front'], theirs: [facing] });
  });

  it('cannot be charged on a facing that a friend covers wholly [KOW-IND-07]', () => {
    const state = field(
      { units: { b2: { pose: { x: inches(36), y: inches(18) - 10 - 40, facing: 270 } } } },
      { at: [36, 11] },
      { ...one, profile: { ...one.profile, height: 5 } },
    );
    expect(codes(state, charge())).toContain('charge/protected-facing');
  });

  it('may end touching a friend, which nobody else may [KOW-IND-07] [KOW-UNI-13]', () => {
    // The friend's rear edge is 30 mm ahead of its front.
    const state = field({ units: { a2: { pose: { x: inches(36), y: inches(12) + 10 + 30 + 40, facing: 90 } } } }, one);
    expect(codes(state, { do: 'advance', unit: 'a1', path: [{ go: 30 }] })).toEqual([]);
    const back: Intent = { do: 'back', unit: 'a2', path: [{ go: 30 }] };
    expect(codes(state, back)).toContain('end/touches-friend');
  });

  it('lets others pass that are not Disordered, and must be cleared at the end [KOW-IND-09] [KOW-SPR-43]', () => {
    const path = [{ go: 127 }];
    const foe: UnitGiven = { ...one, at: [36, 15] };
    expect(codes(field({}, {}, foe), { do: 'advance', unit: 'a1', path })).toEqual(['end/near-enemy']);
    expect(codes(field({}, {}, foe), { do: 'double', unit: 'a1', path: [{ go: 254 }] })).toEqual([]);
    expect(codes(field({}, { disordered: true }, foe), { do: 'double', unit: 'a1', path: [{ go: 254 }] })).toContain(
      'move/enemy-in-the-way',
    );
    const mighty = {
      ...foe,
      profile: { ...foe.profile, rules: [{ rule: 'individual' as const }, { rule: 'mighty' as const }] },
    };
    expect(codes(field({}, {}, mighty), { do: 'double', unit: 'a1', path: [{ go: 254 }] })).toContain(
      'move/enemy-in-the-way',
    );
  });
});
