import { describe, expect, it } from 'vitest';
import { bannerSize, readingAt } from './reading';

describe('reading', () => {
  it('has three heights with their thresholds at 0.45 and 1.6 px per mm', () => {
    expect(readingAt(0.44)).toBe('far');
    expect(readingAt(0.56)).toBe('playing');
    expect(readingAt(1.59)).toBe('playing');
    expect(readingAt(1.61)).toBe('close');
  });

  it('does not flicker when the zoom trembles at a threshold', () => {
    expect(readingAt(0.545, 'playing')).toBe('playing');
    expect(readingAt(0.455, 'far')).toBe('far');
    expect(readingAt(1.61, 'playing')).toBe('playing');
    expect(readingAt(1.59, 'close')).toBe('close');
  });

  it('goes straight from far to close when the camera jumps', () => {
    expect(readingAt(3, 'far')).toBe('close');
    expect(readingAt(0.2, 'close')).toBe('far');
  });

  it('shows banners smaller from afar and larger up close', () => {
    expect([bannerSize('far'), bannerSize('playing'), bannerSize('close')]).toEqual([0.86, 1, 1.25]);
    expect(bannerSize('far', 0.19)).toBeCloseTo(0.56);
    expect(bannerSize('far', 0.35)).toBeCloseTo(0.745);
  });
});
