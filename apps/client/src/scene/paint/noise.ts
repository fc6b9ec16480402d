/** Cheap repeatable noise. A table's look is a function of its seed, so every client paints the same ground. */

/** 0..1 from a lattice point. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Value noise in 0..1. */
export function noise(x: number, y: number, seed: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const u = ease(x - xi);
  const v = ease(y - yi);
  const a = hash(xi, yi, seed);
  const b = hash(xi + 1, yi, seed);
  const c = hash(xi, yi + 1, seed);
  const d = hash(xi + 1, yi + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Layered noise in 0..1: each octave half as strong and twice as fine, turned so that no grid shows. */
export function fbm(x: number, y: number, seed: number, octaves: number): number {
  let sum = 0;
  let amplitude = 0.5;
  let total = 0;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise(px, py, seed + i * 17);
    total += amplitude;
    amplitude *= 0.5;
    const nx = px * 1.62 + py * 1.18 + 5.3;
    py = py * 1.62 - px * 1.18 + 1.7;
    px = nx;
  }
  return sum / total;
}

/** A stream of numbers in 0..1 that depends on the seed alone. */
export function random(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function smooth(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A whole number from a name, so that a unit looks the same on every screen. */
export function seedOf(name: string): number {
  let s = 7;
  for (let i = 0; i < name.length; i++) s = (Math.imul(s, 31) + name.charCodeAt(i)) | 0;
  return Math.abs(s);
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}
