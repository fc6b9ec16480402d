import { Container, Sprite, type Texture } from 'pixi.js';
import { CROWN_SHARE } from '../bake/paint-table';
import type { Base, Point } from '../model';
import type { Tree } from '../paint/terrain/green';
import type { Stage } from './stage';

/** Tree crowns over the units: they thin out where something stands among them, and give way to a hand. */
export interface Crowns {
  plant(trees: readonly Tree[], textures: readonly (Texture | undefined)[]): void;
  /** What stands on the table and what a hand holds, in table mm. */
  thin(standing: readonly Base[], held: readonly Base[], depth: number): void;
  tint(color: number): void;
  show(share: number): void;
  clear(): void;
  destroy(): void;
}

/** Within this many mm of a footprint a crown thins. */
const NEAR = 60;
const THIN = 0.3;
const PARTED = 0.1;

interface Planted {
  readonly sprite: Sprite;
  readonly tree: Tree;
  want: number;
  have: number;
}

export function createCrowns(stage: Stage): Crowns {
  const root = new Container({ label: 'crowns' });
  stage.layers.crowns.addChild(root);
  const planted: Planted[] = [];
  let color = 0xffffff;
  let moving = false;
  let last = 0;

  /** Crowns change over about a fifth of a second, so a piece pushed past makes a wave, not a flicker. */
  const drift = (now: number): boolean => {
    const step = last ? Math.min(0.2, (now - last) / 220) : 0.05;
    last = now;
    moving = false;
    for (const p of planted) {
      const gap = p.want - p.have;
      if (Math.abs(gap) < 0.01) p.have = p.want;
      else {
        p.have += Math.sign(gap) * Math.min(Math.abs(gap), step);
        moving = true;
      }
      p.sprite.alpha = p.have;
    }
    if (!moving) last = 0;
    return moving;
  };

  return {
    plant(trees, textures) {
      for (const tree of trees) {
        const texture = textures[tree.variant];
        if (!texture) continue;
        const sprite = new Sprite(texture);
        sprite.anchor.set(0.5);
        sprite.setSize(tree.r / CROWN_SHARE);
        sprite.position.set(tree.x, tree.y);
        sprite.tint = color;
        root.addChild(sprite);
        planted.push({ sprite, tree, want: 1, have: 1 });
      }
    },
    thin(standing, held, depth) {
      let change = false;
      for (const p of planted) {
        const at = { x: p.tree.x, y: depth - p.tree.y };
        const reach = NEAR * 0.5 + p.tree.r;
        const want = held.some((b) => gapTo(b, at) < reach)
          ? PARTED
          : standing.some((b) => gapTo(b, at) < reach)
            ? THIN
            : 1;
        if (want === p.want) continue;
        p.want = want;
        change = true;
      }
      if (!change || moving) return;
      moving = true;
      stage.animate(drift);
    },
    tint(next) {
      color = next;
      for (const p of planted) p.sprite.tint = next;
    },
    show(share) {
      root.alpha = share;
      root.visible = share > 0;
    },
    clear() {
      for (const p of planted) p.sprite.destroy();
      planted.length = 0;
    },
    destroy: () => root.destroy({ children: true }),
  };
}

/** Millimetres from a footprint to a point, 0 inside. */
export function gapTo(base: Base, at: Point): number {
  const { shape, pose } = base;
  const dx = at.x - pose.x;
  const dy = at.y - pose.y;
  if (shape.kind === 'disc') return Math.max(0, Math.hypot(dx, dy) - shape.radius);
  const angle = (pose.facing * Math.PI) / 180;
  const ahead = Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle)) - shape.depth / 2;
  const aside = Math.abs(dx * Math.sin(angle) - dy * Math.cos(angle)) - shape.width / 2;
  return Math.hypot(Math.max(0, ahead), Math.max(0, aside));
}
