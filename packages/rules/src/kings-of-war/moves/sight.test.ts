import { inches } from '@muster/geometry';
import { describe, expect, it } from 'vitest';
import { threats, whyNot } from '../index';
import type { State } from '../state';
import { aBattle, aPiece, type BattleGiven, type UnitGiven } from '../test-kit';
import type { Fielded } from '../units';
import { coverOf, heightOf, sightTo } from './sight';

/** Side one's a1 at (36, 12) looks up the table at b1, 12 inches away. */
const field = (given: Partial<BattleGiven> = {}, a1: UnitGiven = {}, b1: UnitGiven = {}): State =>
  aBattle({ ...given, units: { a1: { at: [36, 12], ...a1 }, b1: { at: [36, 24], ...b1 }, ...given.units } });
const of = (state: State, id: string): Fielded => state.units[id] as Fielded;
const sees = (state: State): boolean => sightTo(state, of(state, 'a1'), of(state, 'b1')).seen;
const wall = (height: number, kind: 'blocking' | 'difficult' | 'hill' | 'obstacle' = 'blocking') =>
  aPiece('wall', kind, [20, 17], [32, 1], height);

describe('line of sight', () => {
  it('runs from the Leader Point to any point of the base, and any clear line will do [KOW-LOS-01] [KOW-LOS-03] [KOW-UNI-09]', () => {
    const seen = sightTo(field(), of(field(), 'a1'), of(field(), 'b1'));
    expect(seen).toMatchObject({ seen: true, share: 1 });
    expect(seen.line?.from).toEqual({ x: inches(36), y: inches(12) + 40 });
    const partly = field(
      { terrain: [aPiece('post', 'blocking', [35, 17], [2, 0.5], 5)] },
      {},
      { profile: { footprint: { width: 250, depth: 80 } } },
    );
    const look = sightTo(partly, of(partly, 'a1'), of(partly, 'b1'));
    expect(look.seen).toBe(true);
    expect(look.share).toBeLessThan(0.6);
  });

  it('never passes through the own base [KOW-LOS-04]', () => {
    const back = field({}, { facing: 270 });
    expect(sees(back)).toBe(false);
  });

  it('is blocked by terrain as high as both, and by flat pieces never [KOW-LOS-05]', () => {
    expect(sees(field({ terrain: [wall(3)] }))).toBe(false);
    expect(sees(field({ terrain: [wall(2)] }))).toBe(false);
    expect(sees(field({ terrain: [wall(1)] }))).toBe(true);
    expect(sees(field({ terrain: [wall(3)] }, {}, { profile: { height: 4 } }))).toBe(true);
    expect(sees(field({ terrain: [wall(0, 'difficult')] }))).toBe(true);
    expect(sees(field({ terrain: [wall(9, 'obstacle')] }))).toBe(true);
  });

  it('overlooks the difficult terrain its Leader Point is in, and a hill under it [KOW-LOS-06] [KOW-LOS-08]', () => {
    for (const kind of ['difficult', 'hill'] as const) {
      expect(sees(field({ terrain: [aPiece('wood', kind, [30, 13], [12, 4], 4)] }))).toBe(true);
      expect(sees(field({ terrain: [aPiece('wood', kind, [30, 14.5], [12, 3], 4)] }))).toBe(false);
    }
  });

  it('reaches a unit at least partly inside a piece [KOW-LOS-07]', () => {
    expect(sees(field({ terrain: [aPiece('wood', 'difficult', [30, 21], [12, 1.6], 4)] }))).toBe(true);
    expect(sees(field({ terrain: [aPiece('wood', 'difficult', [30, 20], [12, 2], 4)] }))).toBe(false);
  });

  it('is never blocked by Individuals [KOW-LOS-09] [KOW-IND-08]', () => {
    const between = (rules: 'individual' | 'fly') =>
      field({
        units: { b2: { at: [36, 18], profile: { rules: [{ rule: rules }], footprint: { width: 300, depth: 20 } } } },
      });
    expect(sees(between('individual'))).toBe(true);
    expect(sees(between('fly'))).toBe(false);
  });

  it('adds the hill to the height of who stands on it with half the base [KOW-TER-06] [KOW-TER-08]', () => {
    const on = (x: number) => field({ terrain: [aPiece('knoll', 'hill', [x, 8], [10, 8], 2)] });
    expect(heightOf(on(30), of(on(30), 'a1'))).toBe(4);
    expect(heightOf(on(36), of(on(36), 'a1'))).toBe(4);
    expect(heightOf(on(36.1), of(on(36.1), 'a1'))).toBe(2);
  });
});

describe('cover', () => {
  it('is judged on the facing in whose arc the shooter stands, and is not the same as sight [KOW-COV-01] [KOW-COV-05]', () => {
    const state = field({ terrain: [aPiece('hedge', 'obstacle', [30, 20], [12, 0.5], 1)] });
    expect(coverOf(state, of(state, 'a1'), of(state, 'b1'), true)).toMatchObject({ covered: true, face: 'front' });
    expect(sees(state)).toBe(true);
    const turned = field({}, {}, { facing: 90 });
    expect(coverOf(turned, of(turned, 'a1'), of(turned, 'b1'), true)).toMatchObject({ covered: false, face: 'rear' });
  });
});

describe('why not', () => {
  it('tells sight, arc, reach, charge and shot of a pair, each with its margin', () => {
    const state = field({ terrain: [wall(4)] });
    const report = whyNot(state, 'a1', 'b1');
    expect(report?.sight).toMatchObject({ seen: false, blockedBy: 'wall' });
    expect(report?.arc.inside).toBe(true);
    expect(report?.reach).toEqual({ distance: 224.8, allowed: 254 });
    expect(report?.charge.ok === false && report.charge.refusals.map((no) => no.code)).toContain('charge/no-sight');
    expect(report?.shot?.ok).toBe(false);
    const open = whyNot(field(), 'a1', 'b1');
    expect(open?.charge).toEqual({ ok: true, face: 'front' });
    expect(open?.shot).toEqual({ ok: true, weapon: 'Bows', cover: false });
    expect(whyNot(field(), 'a1', 'nobody')).toBe(undefined);
  });

  it('answers for the enemy too, as if its turn began now', () => {
    expect(whyNot(field({}, {}, { order: 'double', shot: true }), 'b1', 'a1')?.charge.ok).toBe(true);
  });
});

describe('threats', () => {
  it('names whom each enemy could charge, on which facing and with which pivots, and whom it could shoot', () => {
    const state = field({ units: { b2: { at: [60, 40] } } }, { facing: 0 });
    const found = threats(state, 'one');
    const near = found.find((threat) => threat.unit === 'b1');
    expect(near?.charges).toEqual([{ target: 'a1', face: 'left', pivots: [] }]);
    expect(near?.shots).toEqual([{ target: 'a1', weapon: 'Bows' }]);
    expect(near?.regions.length).toBe(2);
    expect(found.find((threat) => threat.unit === 'b2')?.charges).toEqual([]);
  });
});
