import { Sprite } from 'pixi.js';
import type { Pose, SceneBody, SceneTable } from '../model';
import { lookOf, type Part, partsOf } from './body-parts';
import type { Reading } from './reading';
import type { Layers, Stage } from './stage';
import type { Textures } from './textures';

/** One body's sprites, spread over the layers. It is told where to be; it decides nothing. */
export interface BodyView {
  readonly id: string;
  look: string;
  pose: Pose;
  keys: readonly string[];
  dress(body: SceneBody, table: SceneTable, detail: number): void;
  place(pose: Pose, depth: number, reading: Reading): void;
  /** 1 stands, 0 has sunk into the ground. */
  sink(share: number): void;
  destroy(): void;
}

export function createBodyView(body: SceneBody, stage: Stage, textures: Textures, layers: Layers): BodyView {
  let parts: readonly Part[] = [];
  let sprites: readonly Sprite[] = [];
  let faded = 1;

  const strip = (): void => {
    for (const sprite of sprites) sprite.destroy();
    sprites = [];
  };

  const view: BodyView = {
    id: body.id,
    look: '',
    pose: body.base.pose,
    keys: [],
    dress(next, table, detail) {
      const look = lookOf(next, table, detail);
      if (look === view.look) return;
      view.look = look;
      strip();
      parts = partsOf(next, table, textures, detail);
      view.keys = parts.map((part) => part.key);
      sprites = parts.map((part) => {
        const sprite = new Sprite(part.texture);
        sprite.anchor.set(0.5);
        sprite.setSize(part.width, part.height);
        if (part.tint !== undefined) sprite.tint = part.tint;
        layers[part.layer].addChild(sprite);
        return sprite;
      });
      view.sink(faded);
    },
    place(pose, depth, reading) {
      view.pose = pose;
      const far = reading === 'far';
      parts.forEach((part, i) => {
        placePart(sprites[i]!, part, pose, depth, far);
      });
      stage.invalidate();
    },
    sink(share) {
      faded = share;
      parts.forEach((part, i) => {
        const sprite = sprites[i]!;
        sprite.alpha = (part.alpha ?? 1) * share;
        const k = 0.94 + 0.06 * share;
        sprite.setSize(part.width * k, part.height * k);
      });
    },
    destroy: strip,
  };
  return view;
}

/** Puts a sprite of a body where a pose says. Also used for ghosts. */
export function placePart(sprite: Sprite, part: Part, pose: Pose, depth: number, far: boolean): void {
  const angle = (pose.facing * Math.PI) / 180;
  const ahead = part.ahead ?? 0;
  sprite.position.set(
    pose.x + Math.cos(angle) * ahead + (part.dx ?? 0),
    depth - pose.y - Math.sin(angle) * ahead + (part.dy ?? 0),
  );
  sprite.rotation = part.spin === false ? 0 : Math.PI / 2 - angle + (part.spin ?? 0);
  sprite.visible = part.only === undefined || (part.only === 'far') === far;
  const scale = far ? (part.farScale ?? 1) : 1;
  if (part.farScale) sprite.setSize(part.width * scale, part.height * scale);
}
