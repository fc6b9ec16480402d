import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFaces, layOut, throwTime, tumble } from './dice-layout';

describe('dice', () => {
  it('come to rest on the felt, whatever their number and the size of the tray', () => {
    const width = fc.integer({ min: 260, max: 900 });
    const height = fc.integer({ min: 120, max: 320 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80 }), width, height, fc.nat(), (count, w, h, seed) => {
        const { rests, size } = layOut(count, w, h, seed);
        expect(rests).toHaveLength(count);
        for (const rest of rests) {
          expect(rest.x).toBeGreaterThanOrEqual(size * 0.7);
          expect(rest.x).toBeLessThanOrEqual(w - size * 0.7);
          expect(rest.y).toBeGreaterThanOrEqual(size * 0.7);
          expect(rest.y).toBeLessThanOrEqual(h - size * 0.7);
        }
      }),
      { seed: 41 },
    );
  });

  it('do not lie on one another', () => {
    const { rests, size } = layOut(32, 620, 188, 4);
    rests.forEach((a, i) => {
      for (const b of rests.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(size);
    });
  });

  it('are smaller above forty and only counted above eighty', () => {
    expect(layOut(40, 900, 320, 1).size).toBe(40);
    expect(layOut(41, 900, 320, 1).size).toBe(28);
    expect(layOut(81, 900, 320, 1)).toEqual({ size: 0, rests: [], counted: true });
  });

  it('settle on their true face and place, and stay there', () => {
    const rests = layOut(12, 620, 188, 9).rests;
    rests.forEach((rest, i) => {
      const die = { face: (i % 6) + 1, sides: 6 };
      const end = tumble(die, rest, i, throwTime(12), 188, 9);
      expect(end).toMatchObject({ x: rest.x, turn: rest.turn, face: die.face, scale: 1, done: true });
      expect(end.y).toBeCloseTo(rest.y, 9);
    });
  });

  it('show several faces of the die while they fall, all of them possible', () => {
    const rest = layOut(1, 620, 188, 9).rests[0]!;
    const faces = new Set<number>();
    for (let ms = 0; ms < 900; ms += 10) {
      const { face } = tumble({ face: 5, sides: 6 }, rest, 0, ms, 188, 9);
      expect(face).toBeGreaterThanOrEqual(1);
      expect(face).toBeLessThanOrEqual(6);
      faces.add(face);
    }
    expect(faces.size).toBeGreaterThan(2);
  });

  it('are counted by face, highest first', () => {
    const dice = [6, 1, 6, 3].map((face) => ({ face, sides: 6, hit: face > 2 }));
    expect(countFaces(dice)).toEqual([
      { face: 6, count: 2, hits: 2 },
      { face: 3, count: 1, hits: 1 },
      { face: 1, count: 1, hits: 0 },
    ]);
  });
});
