import { Container, Sprite, Texture } from 'pixi.js';
import type { SceneMist, SceneModel } from '../model';
import { paintMist } from '../paint/mist';
import type { Stage } from './stage';

/** Mist on the table, under trays and figures; what changes of it drifts over in half a second. */
export interface Mist {
  update(model: SceneModel, still: boolean): void;
  destroy(): void;
}

const DRIFT = 600;
const AT_ONCE = 120;

export function createMist(stage: Stage): Mist {
  const root = new Container({ label: 'mist' });
  stage.layers.mist.addChild(root);
  let shown: SceneMist | undefined;
  let now: Sprite | undefined;
  const going = new Set<Sprite>();

  const drop = (sprite: Sprite): void => {
    going.delete(sprite);
    sprite.texture.destroy(true);
    sprite.destroy();
  };
  const fade = (sprite: Sprite, from: number, to: number, ms: number): void => {
    let start = 0;
    sprite.alpha = from;
    stage.animate((at) => {
      if (sprite.destroyed) return false;
      start ||= at;
      const share = Math.min(1, (at - start) / ms);
      sprite.alpha = from + (to - from) * share;
      if (share >= 1 && to === 0) drop(sprite);
      return share < 1;
    });
  };

  return {
    update({ mist, table }, still) {
      if (mist === shown) return;
      shown = mist;
      const ms = still ? AT_ONCE : DRIFT;
      // Of several that follow each other at once only the last one is worth a drift
      for (const sprite of [...going]) drop(sprite);
      if (now) {
        going.add(now);
        fade(now, now.alpha, 0, ms);
        now = undefined;
      }
      if (!mist) return;
      const texture = Texture.from(paintMist(mist, table) as HTMLCanvasElement, true);
      texture.source.scaleMode = 'linear';
      now = new Sprite(texture);
      now.setSize(table.width, table.depth);
      root.addChild(now);
      fade(now, 0, 1, ms);
    },
    destroy() {
      for (const sprite of [...going, ...(now ? [now] : [])]) drop(sprite);
      root.destroy({ children: true });
    },
  };
}
