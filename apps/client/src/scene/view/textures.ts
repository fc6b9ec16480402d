import { Texture } from 'pixi.js';
import type { Sheet } from '../paint/pen';

/** Painted sheets as textures, made once per key and given back when nothing has asked for them in a while. */
export interface Textures {
  get(key: string, make: () => Sheet): Texture;
  /** Who shows textures says which: what nobody holds may be given back. Answers how to stop holding. */
  hold(keys: () => Iterable<string>): () => void;
  /** Gives back what nobody holds, the longest unasked for first, but keeps a store of spares. */
  trim(): void;
  count(): number;
  destroy(): void;
}

/** Kept beyond what is on the table, so that an undo or a hover finds its sheet again. */
const SPARE = 80;

export function createTextures(): Textures {
  const made = new Map<string, Texture>();
  const holders = new Set<() => Iterable<string>>();
  return {
    get(key, make) {
      const known = made.get(key);
      if (known) {
        // Moves to the young end: the map's order is the order of last use.
        made.delete(key);
        made.set(key, known);
        return known;
      }
      const texture = toTexture(make());
      made.set(key, texture);
      return texture;
    },
    hold(keys) {
      holders.add(keys);
      return () => void holders.delete(keys);
    },
    trim() {
      if (made.size <= SPARE) return;
      const inUse = new Set<string>();
      for (const keys of holders) for (const key of keys()) inUse.add(key);
      let spare = [...made.keys()].filter((key) => !inUse.has(key));
      spare = spare.slice(0, Math.max(0, spare.length - SPARE));
      for (const key of spare) {
        made.get(key)?.destroy(true);
        made.delete(key);
      }
    },
    count: () => made.size,
    destroy() {
      for (const texture of made.values()) texture.destroy(true);
      made.clear();
    },
  };
}

/** A texture of a painted sheet that stays calm when shown small. */
export function toTexture(source: Sheet | ImageBitmap): Texture {
  const texture = Texture.from(source as HTMLCanvasElement, true);
  texture.source.autoGenerateMipmaps = true;
  texture.source.scaleMode = 'linear';
  return texture;
}
