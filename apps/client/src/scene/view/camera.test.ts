import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, clamped, clampZoom, homeCamera, shortTurn, toScreen, toTable, zoomedAt } from './camera';

const TABLE = { width: 1828.8, height: 1219.2 };
const SCREEN = { width: 1440, height: 900 };
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const at = (turn: number, zoom = 1) => ({ camera: { centre: { x: 914, y: 610 }, zoom, turn }, screen: SCREEN });
const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe('camera', () => {
  it('draws the far edge of the table at the top for who sits at the near edge', () => {
    expect(toScreen(at(0), { x: 914, y: 1000 }).y).toBeLessThan(450);
    expect(toScreen(at(180), { x: 914, y: 1000 }).y).toBeGreaterThan(450);
  });

  it('puts the right-hand edge nearest when the view is turned by 90', () => {
    const right = toScreen(at(90), { x: 1500, y: 610 });
    expect(right.y).toBeGreaterThan(450);
    expect(right.x).toBeCloseTo(720, 6);
  });

  it('takes every screen point to the table and back', () => {
    fc.assert(
      fc.property(real(-500, 2500), real(-500, 2500), real(0, 360), real(0.1, 5), (x, y, turn, zoom) => {
        const view = at(turn, zoom);
        const back = toTable(view, toScreen(view, { x, y }));
        expect(back.x).toBeCloseTo(x, 6);
        expect(back.y).toBeCloseTo(y, 6);
      }),
      { seed: 11 },
    );
  });

  it('keeps the point under the pointer while it zooms', () => {
    fc.assert(
      fc.property(real(0, 1440), real(0, 900), real(0, 360), real(0.7, 1.4), (x, y, turn, factor) => {
        const view = at(turn);
        const held = toTable(view, { x, y });
        const camera = zoomedAt(view, TABLE, { x, y }, factor);
        const now = toScreen({ camera, screen: SCREEN }, held);
        expect(now.x).toBeCloseTo(x, 6);
        expect(now.y).toBeCloseTo(y, 6);
      }),
      { seed: 12 },
    );
  });

  it('fills the width between the insets from home, with its rails a little under what lies above and below at most', () => {
    const insets = { top: 60, right: 310, bottom: 90, left: 16 };
    for (const turn of [0, 90, 180, 270]) {
      const view = { camera: homeCamera(TABLE, SCREEN, turn, insets), screen: SCREEN };
      const corners = [
        { x: 0, y: 0 },
        { x: TABLE.width, y: 0 },
        { x: 0, y: TABLE.height },
        { x: TABLE.width, y: TABLE.height },
      ].map((corner) => toScreen(view, corner));
      const under = (SCREEN.height - insets.top - insets.bottom) * 0.05;
      for (const p of corners) {
        expect(p.x).toBeGreaterThanOrEqual(insets.left - 0.01);
        expect(p.x).toBeLessThanOrEqual(SCREEN.width - insets.right + 0.01);
        expect(p.y).toBeGreaterThanOrEqual(insets.top - under * 2 - 0.01);
        expect(p.y).toBeLessThanOrEqual(SCREEN.height - insets.bottom + under + 0.01);
      }
      const wide = Math.max(...corners.map((p) => p.x)) - Math.min(...corners.map((p) => p.x));
      if (turn % 180 === 0) expect(wide).toBeGreaterThan((SCREEN.width - insets.left - insets.right) * 0.95);
    }
  });

  it('never loses the table: zoom and centre stay within bounds', () => {
    expect(clampZoom(0.0001, TABLE, SCREEN)).toBeGreaterThan(0.1);
    expect(clampZoom(99, TABLE, SCREEN)).toBe(5);
    expect(clamped({ centre: { x: -900, y: 9000 }, zoom: 1, turn: 0 }, TABLE).centre).toEqual({
      x: 0,
      y: TABLE.height,
    });
  });

  it('turns the short way round', () => {
    expect(shortTurn(350, 10)).toBe(20);
    expect(shortTurn(10, 350)).toBe(-20);
    const a = { centre: { x: 0, y: 0 }, zoom: 1, turn: 350 };
    expect(between(a, { ...a, turn: 10 }, 0.5).turn).toBe(360);
  });

  it('gives the middle of the free window to the middle of the table', () => {
    const camera = homeCamera(TABLE, SCREEN, 0, NONE);
    expect(camera.centre.x).toBeCloseTo(TABLE.width / 2, 6);
  });
});
