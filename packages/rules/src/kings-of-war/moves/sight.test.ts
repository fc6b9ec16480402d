import { describe, expect, it } from 'vitest';
import type { State } from '../state';
import { aBattle, aPiece, type UnitGiven } from '../test-kit';
import { type Fielded, isFielded, unitOf } from '../units';
import { coverOf, heightOf, sightTo } from './sight';

const unit = (state: State, id: string): Fielded => {
  const found = unitOf(state, id);
  if (!isFielded(found)) throw new Error(`no ${id} on the table`);
  return found;
};
const sees = (state: State, from = 'a1', to = 'b1') => sightTo(state, unit(state, from), unit(state, to));
const between = (piece: ReturnType<typeof aPiece>, a: UnitGiven = {}, b: UnitGiven = {}): State =>
  aBattle({ terrain: [piece], units: { a1: { at: [36, 10], ...a }, b1: { at: [36, 34], ...b } } });

describe('line of sight', () => {
  it('runs from the Leader Point to any point of the base, and the answer holds such a line [KOW-LOS-01]', () => {
    const { seen, line } = sees(aBattle({ units: { a1: { at: [36, 10] }, b1: { at: [36, 34] } } }));
    expect(seen).toBe(true);
    expect(line?.from.x).toBeCloseTo(36 * 25.4, 6);
    expect(line?.from.y).toBeCloseTo(10 * 25.4 + 40, 6);
    expect(line?.to.y).toBeCloseTo(34 * 25.4 - 40, 6);
  });

  it('never passes through the viewer’s own base [KOW-LOS-04]', () => {
    const away = aBattle({ units: { a1: { at: [36, 10], facing: 270 }, b1: { at: [36, 34] } } });
    expect(sees(away)).toMatchObject({ seen: false, blockedBy: { id: 'a1' } });
  });

  it('is blocked by terrain as high as both, not by lower and never by flat pieces [KOW-LOS-05]', () => {
    const house = (height: number) => aPiece('house', 'blocking', [26, 20], [20, 4], height);
    const three = { profile: { height: 3 } };
    expect(sees(between(house(3), three, three))).toMatchObject({ seen: false, blockedBy: { id: 'house' } });
    expect(sees(between(house(2), three, three)).seen).toBe(true);
    expect(sees(between(house(3), three, { profile: { height: 4 } })).seen).toBe(true);
    expect(
      sees(
        between(
          aPiece('pond', 'difficult', [26, 20], [20, 4], 0),
          { profile: { height: 0 } },
          { profile: { height: 0 } },
        ),
      ).seen,
    ).toBe(true);
  });

  it('is never blocked by an Obstacle [KOW-TER-05]', () => {
    expect(sees(between(aPiece('hedge', 'obstacle', [26, 20], [20, 1], 9))).seen).toBe(true);
  });

  it('leaves a wood its Leader Point is in, and enters one the target reaches into [KOW-LOS-06] [KOW-LOS-07]', () => {
    const wood = (y: number) => aPiece('wood', 'difficult', [26, y], [20, 6], 5);
    expect(sees(between(wood(20))).seen).toBe(false);
    expect(sees(between(wood(10))).seen).toBe(true);
    // Its front stands just before the wood: the wood is in the way.
    expect(sees(between(wood(10 + 40 / 25.4 + 0.05))).seen).toBe(false);
    expect(sees(between(wood(26.6))).seen).toBe(true);
    expect(sees(between(wood(26))).seen).toBe(false);
  });

  it('leaves a hill its Leader Point is on [KOW-LOS-08]', () => {
    const hill = (y: number) => aPiece('hill', 'hill', [26, y], [20, 6], 4);
    expect(sees(between(hill(20))).seen).toBe(false);
    expect(sees(between(hill(11))).seen).toBe(true);
  });

  it('looks over what is lower than the hill it stands on [KOW-TER-06]', () => {
    const hill = aPiece('hill', 'hill', [30, 6], [12, 8], 2);
    const state = aBattle({
      terrain: [hill],
      units: {
        a1: { at: [36, 10] },
        b1: { at: [36, 34] },
        b2: { at: [36, 22], profile: { footprint: { width: 400, depth: 50 } } },
      },
    });
    expect(heightOf(state, unit(state, 'a1'))).toBe(4);
    expect(sees(state).seen).toBe(true);
    expect(sees({ ...state, terrain: [] }).seen).toBe(false);
  });

  it('asks a state that is only thought of anew', () => {
    const open = between(aPiece('hill', 'hill', [0, 0], [1, 1], 1));
    expect(sees(open).seen).toBe(true);
    expect(sees({ ...open, terrain: [aPiece('wall', 'blocking', [26, 20], [20, 2], 9)] }).seen).toBe(false);
    const turned = { ...unit(open, 'a1'), pose: { ...unit(open, 'a1').pose, facing: 270 } };
    expect(sightTo(open, turned, unit(open, 'b1')).seen).toBe(false);
  });
});

describe('cover', () => {
  it('goes by the facing in whose arc the shooter’s Leader Point lies [KOW-COV-01]', () => {
    const state = aBattle({
      units: {
        a1: { at: [36, 10] },
        a2: { at: [60, 34], facing: 180 },
        b1: { at: [36, 34] },
        b2: { at: [36, 20], facing: 90 },
      },
    });
    expect(coverOf(state, unit(state, 'a1'), unit(state, 'b1'), true).face).toBe('front');
    expect(coverOf(state, unit(state, 'a2'), unit(state, 'b1'), true).face).toBe('left');
    expect(coverOf(state, unit(state, 'a1'), unit(state, 'b2'), true).face).toBe('rear');
  });

  it('is another question than sight: half a facing may be hidden from one who sees the rest [KOW-COV-05]', () => {
    const state = between(aPiece('house', 'blocking', [26, 20], [10, 2], 5));
    expect(sees(state).seen).toBe(true);
    const cover = coverOf(state, unit(state, 'a1'), unit(state, 'b1'), true);
    expect(cover).toMatchObject({ covered: true, by: ['house'] });
    expect(cover.clear).toBeCloseTo(0.5, 6);
  });
});
