import type { SceneTable, SceneTerrain } from '../model';
import type { Bounds } from '../paint/shape';
import type { Tree } from '../paint/terrain/green';

/** What the painter is asked, and what it hands back piece by piece. Places in paint space, mm, y down. */

export interface BakeRequest {
  readonly job: number;
  readonly table: SceneTable;
  readonly terrain: readonly SceneTerrain[];
}

export type Baked =
  | { readonly is: 'piece'; readonly id: string; readonly box: Bounds; readonly picture: Picture }
  | { readonly is: 'crown'; readonly kind: 'oak' | 'pine'; readonly variant: number; readonly picture: Picture }
  | { readonly is: 'trees'; readonly id: string; readonly kind: 'oak' | 'pine'; readonly trees: readonly Tree[] }
  | { readonly is: 'ground'; readonly picture: Picture }
  | { readonly is: 'done' };

export type Picture = ImageBitmap | HTMLCanvasElement | OffscreenCanvas;

export interface BakeReply {
  readonly job: number;
  readonly baked: Baked;
}
