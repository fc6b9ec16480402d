import { Container, Graphics, Matrix, RenderTexture, Sprite } from 'pixi.js';
import type { Point } from '../model';
import type { Stage } from './stage';

/** A glass in the corner away from the hand: what lies under the piece a finger drags, twice as large. */
export interface Loupe {
  /** Looks at a point of the screen; `undefined` puts the glass away. */
  look(at: Point | undefined, finger: Point): void;
  /** Takes its picture. Call when the frame is otherwise ready to be drawn. */
  refresh(): void;
  destroy(): void;
}

const SIZE = 172;
const POWER = 2;
/** Clear of the ribbon above and the edge, in CSS px. */
const MARGIN = { top: 96, side: 24 } as const;

export function createLoupe(stage: Stage): Loupe {
  const root = new Container({ label: 'loupe', visible: false });
  stage.above.addChild(root);
  let picture: RenderTexture | undefined;
  let seen: Point | undefined;

  const make = (): RenderTexture => {
    const texture = RenderTexture.create({ width: SIZE, height: SIZE, resolution: stage.density() });
    const glass = new Sprite(texture);
    const round = new Graphics().circle(SIZE / 2, SIZE / 2, SIZE / 2).fill(0xffffff);
    glass.mask = round;
    const c = SIZE / 2;
    const rim = new Graphics()
      .circle(c, c, c + 1)
      .stroke({ color: 0x140c06, width: 8, alpha: 0.9 })
      .circle(c, c, c + 1)
      .stroke({ color: 0x6d4a2c, width: 5 })
      .circle(c, c, c - 1)
      .stroke({ color: 0xd9b878, width: 1, alpha: 0.6 });
    const cross = new Graphics()
      .moveTo(c - 7, c)
      .lineTo(c + 7, c)
      .moveTo(c, c - 7)
      .lineTo(c, c + 7)
      .stroke({ color: 0xfff4d2, width: 1, alpha: 0.7 });
    root.addChild(
      new Graphics().circle(c + 3, c + 6, c + 6).fill({ color: 0x0c0804, alpha: 0.4 }),
      round,
      glass,
      cross,
      rim,
    );
    return texture;
  };

  return {
    look(at, finger) {
      seen = at;
      root.visible = at !== undefined;
      if (!at) return;
      picture ??= make();
      const { width } = stage.size();
      const left = finger.x > width / 2;
      root.position.set(left ? MARGIN.side : width - SIZE - MARGIN.side, MARGIN.top);
    },
    refresh() {
      if (!seen || !picture) return;
      const { renderer, stage: all } = stage.app;
      root.visible = false;
      const half = SIZE / 2;
      const transform = new Matrix(POWER, 0, 0, POWER, half - seen.x * POWER, half - seen.y * POWER);
      renderer.render({ container: all, target: picture, transform, clear: true, clearColor: 0x14100c });
      root.visible = true;
    },
    destroy() {
      root.destroy({ children: true });
      picture?.destroy(true);
    },
  };
}
