import { describe, expect, it } from 'vitest';
import { spread } from './spread';

const disc = (x: number, y: number) => ({ x, y, radius: 10 });
const around = (x: number, y: number) => ({
  own: disc(x, y),
  places: [
    { x, y: y + 14, width: 12, height: 16 },
    { x: x - 14, y, width: 12, height: 16 },
    { x: x + 14, y, width: 12, height: 16 },
    { x, y: y - 14, width: 12, height: 16 },
  ],
});

describe('labels about figures', () => {
  it('lie where they like best while nobody stands there', () => {
    expect(spread([around(0, 0), around(60, 0)], [disc(0, 0), disc(60, 0)])).toEqual([0, 0]);
  });

  it('hide nobody who stands in contact below', () => {
    const [upper, lower] = spread([around(0, 0), around(0, 20)], [disc(0, 0), disc(0, 20)]);
    expect(upper).not.toBe(0);
    expect(lower).toBe(0);
  });

  it('do not lie on each other', () => {
    expect(spread([around(0, 0), around(0, 0)], [disc(0, 0)])).toEqual([0, 1]);
  });

  it('give way to what lies there before', () => {
    expect(spread([around(0, 0)], [disc(0, 0)], [{ x: 0, y: 14, width: 12, height: 16 }])).toEqual([1]);
  });

  it('take what covers least where nothing is free', () => {
    const crowd = [disc(0, 20), disc(-20, 0), disc(20, 0)];
    expect(spread([around(0, 0)], [disc(0, 0), ...crowd])).toEqual([3]);
  });
});
