import { Graphics } from 'pixi.js';
import type { Point, SceneModel, SceneTerrain } from '../model';
import { GROUNDS, hex, mix, rgb } from '../paint/palette';
import { cased, dashes, polyline } from './inks';
import type { Stage } from './stage';

/** Table and terrain as flat tones, there at once; and the exact outlines the rules judge, over paint or flat. */
export interface FlatTable {
  draw(model: SceneModel, highContrast: boolean): void;
  /** Flat tones vanish when their paint is there: nothing is drawn twice. The rule outlines stay. */
  showTones(shown: boolean): void;
  destroy(): void;
}

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
  thicket: '#4a5a30',
  ice: '#a9c6ce',
  deep: '#1f4152',
  ford: '#7f9187',
  rubble: '#8d8672',
  crag: '#7d785f',
  terrace: '#a39a80',
  block: '#6a6458',
};

/** Outlines whose art already says exactly where they end. */
const PLAIN = new Set<SceneTerrain['art']>([
  'wall',
  'hedge',
  'fence',
  'hut',
  'house',
  'ruin',
  'field',
  'pond',
  'ice',
  'deep',
  'crag',
  'terrace',
  'block',
]);

export function createFlatTable(stage: Stage): FlatTable {
  const ground = new Graphics({ label: 'flat ground' });
  const pieces = new Graphics({ label: 'flat pieces' });
  const lines = new Graphics({ label: 'rule outlines' });
  stage.layers.ground.addChild(ground);
  stage.layers.features.addChild(pieces);
  stage.layers.zones.addChildAt(lines, 0);
  let high = false;

  return {
    draw(model, highContrast) {
      high = highContrast;
      const { width, depth, roads } = model.table;
      const tones = GROUNDS[model.table.ground];
      const flat = (points: readonly Point[]): number[] => points.flatMap((p) => [p.x, depth - p.y]);
      for (const g of [ground, pieces, lines]) g.clear();
      ground.rect(0, 0, width, depth).fill(high ? 0x333a2b : hex(mix(tones.mid, tones.light, 0.25)));
      for (const road of roads) {
        polyline(ground, flat(road));
        const color = hex(mix(tones.earth, tones.mid, high ? 0.6 : 0.3));
        ground.stroke({ color, width: 44, join: 'round', cap: 'round' });
      }
      for (const piece of model.terrain) {
        if (piece.outline.length < 3) continue;
        const at = flat(piece.outline);
        pieces.poly(at).fill({ color: hex(rgb(FLAT[piece.art])), alpha: high ? 1 : 0.85 });
        ruleOutline(lines, piece, at, high);
      }
      stage.invalidate();
    },
    showTones(shown) {
      ground.visible = shown || high;
      pieces.visible = shown || high;
    },
    destroy() {
      for (const g of [ground, pieces, lines]) g.destroy();
    },
  };
}

function ruleOutline(g: Graphics, piece: SceneTerrain, at: number[], high: boolean): void {
  if (high) cased(g, () => polyline(g, at, true), 0xffffff, 2.4, 1);
  else if (piece.art === 'hill') {
    polyline(g, at, true);
    g.stroke({ color: 0x30240f, width: 1.3, alpha: 0.55, join: 'round' });
  } else {
    dashes(g, at, 5, 4, true);
    g.stroke({ color: 0xece2be, width: 1.1, alpha: PLAIN.has(piece.art) ? 0.3 : 0.55 });
  }
}
