import { Graphics } from 'pixi.js';
import type { Point, SceneModel, SceneSettings, SceneTerrain } from '../model';
import { GROUNDS, hex, mix, rgb } from '../paint/palette';
import type { Stage } from './stage';

/** Table and terrain as flat tones and rule outlines: there at once, and all there is in high contrast. */
export interface FlatGround {
  draw(model: SceneModel, settings: SceneSettings): void;
  destroy(): void;
}

const WOOD = rgb('#3f4a26');
const FLAT: Readonly<Record<SceneTerrain['art'], string>> = {
  hill: '#7b7d4c',
  'wood-oak': '#43512a',
  'wood-pine': '#2f4431',
  pond: '#33595c',
  marsh: '#56603c',
  field: '#b39a58',
  wall: '#8c8472',
  hedge: '#3d5227',
  fence: '#7a5a36',
  ruin: '#8a8069',
  hut: '#a5824a',
  house: '#6f7174',
  rocks: '#847f74',
};

export function createFlatGround(stage: Stage): FlatGround {
  const g = new Graphics({ label: 'flat' });
  stage.layers.ground.addChildAt(g, 0);
  return {
    draw(model, settings) {
      const { width, depth, ground, roads } = model.table;
      const tones = GROUNDS[ground];
      const high = settings.highContrast;
      const flip = (p: Point): Point => ({ x: p.x, y: depth - p.y });
      g.clear();
      g.rect(0, 0, width, depth).fill(high ? 0x3a4030 : hex(mix(tones.mid, tones.light, 0.25)));
      for (const road of roads) {
        road.map(flip).forEach((p, i) => (i ? g.lineTo(p.x, p.y) : g.moveTo(p.x, p.y)));
        g.stroke({ color: hex(mix(tones.earth, tones.mid, high ? 0.6 : 0.3)), width: 44, join: 'round', cap: 'round' });
      }
      for (const piece of model.terrain) {
        const outline = piece.outline.map(flip).flatMap((p) => [p.x, p.y]);
        const tone = piece.art.startsWith('wood') ? mix(WOOD, rgb(FLAT[piece.art]), 0.7) : rgb(FLAT[piece.art]);
        g.poly(outline).fill({ color: hex(tone), alpha: high ? 0.95 : 0.85 });
        g.poly(outline).stroke({ color: high ? 0xffffff : 0xece2be, width: high ? 2.6 : 1.4, alpha: high ? 1 : 0.6 });
      }
      stage.invalidate();
    },
    destroy: () => g.destroy(),
  };
}
