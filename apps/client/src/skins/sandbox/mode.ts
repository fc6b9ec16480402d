import type { Shape } from '@muster/geometry';
import type { Art, Look, Tincture } from '@muster/rules/sandbox';
import { create } from 'zustand';

/** What the hand is set to do besides pushing: each has its panel at the bottom centre. */
export type Mode = 'none' | 'place' | 'dice' | 'form-up' | 'wheel' | 'terrain' | 'turn' | 'lots';

export interface Placing {
  readonly name: string;
  readonly shape: Shape;
  readonly look: Look;
  readonly owner: 'me' | 'table';
  readonly tincture: Tincture | null;
  readonly hasFront: boolean;
  readonly covered: boolean;
}

export interface PlacingTerrain {
  readonly art: Art;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly angle: number;
}

interface ModeStore {
  readonly mode: Mode;
  readonly placing: Placing;
  readonly terrain: PlacingTerrain;
  /** How a formed group will stand. */
  readonly files: number;
  readonly spacing: number;
  set(change: Partial<Omit<ModeStore, 'set'>>): void;
}

/** One for the page: there is one hand. */
export const useMode = create<ModeStore>((set) => ({
  mode: 'none',
  placing: {
    name: '',
    shape: { kind: 'rect', width: 100, depth: 80 },
    look: 'spear',
    owner: 'me',
    tincture: null,
    hasFront: true,
    covered: false,
  },
  terrain: { art: 'wood-oak', width: 220, depth: 170, height: 4, angle: 0 },
  files: 5,
  spacing: 0,
  set,
}));

/** The radius of a cover that hides a base whole, and a little more so that its size tells little. */
export const coverRadius = (shape: Shape): number =>
  Math.min(
    300,
    Math.max(
      30,
      Math.ceil((shape.kind === 'disc' ? shape.radius : Math.hypot(shape.width, shape.depth) / 2) / 10) * 10,
    ),
  );
