import { Container, Sprite } from 'pixi.js';
import type { Point, SceneModel } from '../model';
import { paintText, SERIF } from '../paint/labels';
import { toScreen, type View } from './camera';
import type { Reading } from './reading';
import type { Stage } from './stage';
import type { Textures } from './textures';

/** Names written over terrain, for an eye that is close. */
export interface TerrainNames {
  update(model: SceneModel): void;
  place(view: View, reading: Reading): void;
  destroy(): void;
}

export function createTerrainNames(stage: Stage, textures: Textures): TerrainNames {
  const root = new Container({ label: 'terrain names' });
  stage.labels.addChildAt(root, 0);
  let shown: readonly { readonly sprite: Sprite; readonly at: Point; readonly key: string }[] = [];
  const release = textures.hold(() => shown.map((name) => name.key));
  let look = '';

  return {
    update(model) {
      const next = JSON.stringify(model.terrain.map((piece) => [piece.name, piece.outline]));
      if (next === look) return;
      look = next;
      for (const child of root.removeChildren()) child.destroy();
      shown = model.terrain
        .filter((piece) => piece.name && piece.outline.length > 2)
        .map((piece) => {
          const key = `terrain/${piece.name}`;
          const font = `italic 500 16px ${SERIF}`;
          const texture = textures.get(key, () =>
            paintText(piece.name, font, 'rgba(255,246,224,.92)', 'rgba(20,14,6,.6)', 2),
          );
          const sprite = new Sprite(texture);
          sprite.anchor.set(0.5);
          sprite.scale.set(0.5);
          root.addChild(sprite);
          const n = piece.outline.length;
          const at = piece.outline.reduce((sum, p) => ({ x: sum.x + p.x / n, y: sum.y + p.y / n }), { x: 0, y: 0 });
          return { sprite, at, key };
        });
    },
    place(view, reading) {
      root.visible = reading === 'close';
      if (!root.visible) return;
      for (const { sprite, at } of shown) {
        const p = toScreen(view, at);
        sprite.position.set(Math.round(p.x), Math.round(p.y));
      }
    },
    destroy() {
      release();
      root.destroy({ children: true });
    },
  };
}
