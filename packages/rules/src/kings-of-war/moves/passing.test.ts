import { inches } from '@muster/geometry';
import { describe, expect, it } from 'vitest';
import type { Intent } from '../intents';
import type { State } from '../state';
import { aBattle, aPiece, type BattleGiven, play, refusals, type UnitGiven } from '../test-kit';

const ONE: UnitGiven = { profile: { footprint: { width: 20, depth: 20 }, rules: [{ rule: 'individual' }] } };
const field = (a1: UnitGiven, given: Partial<BattleGiven> = {}): State =>
  aBattle({
    step: { is: 'movement', side: 'one' },
    ...given,
    units: { a1: { at: [36, 12], ...a1 }, b9: { at: [66, 44] }, ...given.units },
  });
const codes = (state: State, intent: Intent): readonly string[] => refusals(state, intent).map((no) => no.code);
/** Forward over whoever stands 3 inches ahead, a turn upon him, and on to where all is clear. */
const turning: Intent = { do: 'advance', unit: 'a1', path: [{ go: 80 }, { turn: 10 }, { go: 150 }] };
const fast: UnitGiven = { profile: { speed: 10 } };

describe('a pivot on the way', () => {
  it('may end on a Yielding unit of either side if the whole move ends clear of it [KOW-IND-09] [KOW-MOV-11]', () => {
    expect(codes(field(fast, { units: { b1: { ...ONE, at: [36, 15] } } }), turning)).toEqual([]);
    expect(codes(field(fast, { units: { a2: { ...ONE, at: [36, 15] } } }), turning)).toEqual([]);
    const short: Intent = { do: 'advance', unit: 'a1', path: [{ go: 60 }, { turn: 10 }, { go: 10 }] };
    expect(codes(field(fast, { units: { b1: { ...ONE, at: [36, 15] } } }), short)).toEqual(['end/on-enemy']);
  });

  it('may not end on one for a Disordered unit, nor on who stands his ground [KOW-IND-09] [KOW-SPR-22]', () => {
    const shaken = field({ ...fast, disordered: true }, { units: { b1: { ...ONE, at: [36, 15] } } });
    expect(codes(shaken, turning)).toContain('end/on-enemy');
    const mighty: UnitGiven = { profile: { ...ONE.profile, rules: [{ rule: 'individual' }, { rule: 'mighty' }] } };
    expect(codes(field(fast, { units: { b1: { ...mighty, at: [36, 15] } } }), turning)).toContain('end/on-enemy');
    expect(codes(field(fast, { units: { a2: { at: [36, 15] } } }), turning)).toContain('end/on-friend');
  });
});

describe('a flyer', () => {
  const flyer: UnitGiven = { profile: { rules: [{ rule: 'fly' }] } };
  const double = (go: number): Intent => ({ do: 'double', unit: 'a1', path: [{ go }] });
  const over = (kind: 'difficult' | 'obstacle' | 'blocking') => ({
    terrain: [aPiece('piece', kind, [34, 14], [4, 2])],
  });

  it('goes over anything and ends clear of units and of blocking terrain [KOW-SPR-12]', () => {
    expect(codes(field(flyer, over('blocking')), double(254))).toEqual([]);
    expect(codes(field(flyer, over('blocking')), double(76))).toEqual(['end/on-terrain']);
    const among = { units: { b1: { at: [36, 16] as const }, a2: { at: [30, 16] as const } } };
    expect(codes(field(flyer, among), double(254))).toEqual([]);
    expect(codes(field(flyer, among), double(90))).toEqual(['end/on-enemy']);
    expect(codes(field({ ...flyer, disordered: true }, among), double(254))).toContain('move/enemy-in-the-way');
  });

  it('at the double ends clear of difficult terrain, which then is blocking, but may stand on an obstacle [KOW-SPR-12] [KOW-MOV-06]', () => {
    expect(codes(field(flyer, over('difficult')), double(254))).toEqual([]);
    expect(refusals(field(flyer, over('difficult')), double(76))).toMatchObject([
      { code: 'end/double-on-difficult', rule: 'KOW-MOV-06', detail: { piece: 'piece' } },
    ]);
    expect(codes(field(flyer, over('difficult')), { do: 'advance', unit: 'a1', path: [{ go: 76 }] })).toEqual([]);
    expect(codes(field(flyer, over('obstacle')), double(76))).toEqual([]);
    const path = { profile: { rules: [{ rule: 'fly' as const }, { rule: 'pathfinder' as const }] } };
    expect(codes(field(path, over('difficult')), double(76))).toEqual([]);
  });
});

describe('an Individual near an enemy it does not fight', () => {
  /** The enemy stands 10 mm ahead of it since the turn began. */
  const near = (): State =>
    field(
      { ...ONE, start: { engaged: [], hills: [], leaderIn: [], near: [{ unit: 'b1', gap: 10 }] } },
      { units: { b1: { pose: { x: inches(36), y: inches(12) + 10 + 10 + 40, facing: 270 } } } },
    );

  it('may turn on the spot before its order and go where it ends farther away [KOW-IND-02] [KOW-MOV-13]', () => {
    const turned = play(near(), { do: 'pivot', unit: 'a1', facing: 250 }).state;
    expect(turned.units['a1']?.pose?.facing).toBe(250);
    expect(codes(turned, { do: 'advance', unit: 'a1', path: [{ go: 100 }] })).toEqual([]);
    expect(codes(near(), { do: 'face', unit: 'a1', facing: 270 })).toEqual(['end/not-farther']);
  });

  it('may not turn so that one who was an inch away comes nearer [KOW-IND-02] [KOW-UNI-12]', () => {
    const wide: UnitGiven = { profile: { footprint: { width: 20, depth: 60 }, rules: [{ rule: 'individual' }] } };
    const beside = field(wide, {
      units: { b1: { pose: { x: inches(36) + 10 + 30 + 50, y: inches(12), facing: 270 } } },
    });
    expect(codes(beside, { do: 'pivot', unit: 'a1', facing: 0 })).toEqual(['end/near-enemy']);
  });
});
