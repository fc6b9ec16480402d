import { Sprite, Texture } from 'pixi.js';
import type { Base, SceneModel } from '../model';
import { type Bodies, detailFor } from './bodies';
import { type Part, partsOf } from './body-parts';
import { placePart } from './body-view';
import { createPool } from './pool';
import type { Stage } from './stage';
import type { Textures } from './textures';

/** The real figures of a body where it might stand, pale enough to see the ground and not be taken for a move. */
export interface Ghosts {
  begin(): void;
  add(of: string, base: Base, alpha: number): void;
  end(): void;
  setModel(model: SceneModel): void;
  keys(): readonly string[];
  destroy(): void;
}

export function createGhosts(stage: Stage, textures: Textures, bodies: Bodies): Ghosts {
  let model: SceneModel | undefined;
  let keys: string[] = [];
  const pool = createPool<Sprite>(
    () => {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      return stage.layers.ghosts.addChild(sprite);
    },
    (sprite, shown) => {
      sprite.visible = shown;
      // A put-away ghost must not hold a sheet that is given back.
      if (!shown) sprite.texture = Texture.EMPTY;
    },
    (sprite) => sprite.destroy(),
  );

  const show = (part: Part, base: Base, alpha: number, depth: number): void => {
    const sprite = pool.take();
    sprite.texture = part.texture;
    sprite.setSize(part.width, part.height);
    sprite.alpha = (part.alpha ?? 1) * alpha;
    sprite.tint = part.tint ?? 0xffffff;
    placePart(sprite, part, base.pose, depth, false);
    keys.push(part.key);
  };

  return {
    begin() {
      keys = [];
    },
    add(of, base, alpha) {
      const body = bodies.bodyOf(of);
      if (!body || !model) return;
      const parts = partsOf({ ...body, base }, model.table, textures, detailFor(stage));
      for (const part of parts) {
        if (part.only !== 'far') show(part, base, part.layer === 'shadows' ? alpha * 0.6 : alpha, model.table.depth);
      }
    },
    end: () => pool.settle(),
    setModel(next) {
      model = next;
    },
    keys: () => keys,
    destroy: () => pool.destroy(),
  };
}
