import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { createBaker } from '../bake/bake';
import type { Baked } from '../bake/messages';
import type { Base, SceneModel, SceneSettings } from '../model';
import { FLOOR, paintFrame, type RailUnits, railNumbers } from '../paint/frame';
import { paintText, SANS } from '../paint/labels';
import { createCrowns } from './crowns';
import { createFlatTable } from './flat-table';
import type { Stage } from './stage';
import { toTexture } from './textures';

/** The table itself: frame and floor, ground and terrain, first flat, then painted. */
export interface PaintedTable {
  draw(model: SceneModel, settings: SceneSettings): void;
  /** Bodies moved, or a hand holds something: crowns give way. */
  thin(standing: readonly Base[], held: readonly Base[]): void;
  /** Numbers on the rail stand upright for whoever looks. */
  turn(degrees: number): void;
  /** All paint is dry. */
  isPainted(): boolean;
  destroy(): void;
}

const FADE = 400;
/** What the evening lamp leaves of ground and crowns. Units keep their colours. */
const EVENING = { ground: 0xd2d2e0, features: 0xcdcddb, crowns: 0xc0c0d2, frame: 0xd8d4dc } as const;

export function createPaintedTable(stage: Stage): PaintedTable {
  const flat = createFlatTable(stage);
  const crowns = createCrowns(stage);
  const baker = createBaker();
  const owned = new Set<Texture>();
  const crownSheets: Record<'oak' | 'pine', (Texture | undefined)[]> = { oak: [], pine: [] };
  let frame: Container | undefined;
  let frameSheet: Texture | undefined;
  let numbers: Sprite[] = [];
  let ground: Sprite | undefined;
  let features: Sprite[] = [];
  let standing: readonly Base[] = [];
  let held: readonly Base[] = [];
  let depth = 0;
  let painted = '';
  let framed = '';
  let done = false;
  let evening = false;
  let gone = false;

  const own = (texture: Texture): Texture => {
    owned.add(texture);
    return texture;
  };
  const drop = (sprite: Sprite | undefined): void => {
    if (!sprite) return;
    owned.delete(sprite.texture);
    sprite.texture.destroy(true);
    sprite.destroy();
  };
  const fadeIn = (show: (share: number) => void, then?: () => void): void => {
    let start = 0;
    show(0);
    stage.animate((now) => {
      if (gone) return false;
      start ||= now;
      const share = Math.min(1, (now - start) / FADE);
      show(share);
      if (share >= 1) then?.();
      return share < 1;
    });
  };

  const arrived = (baked: Baked): void => {
    if (gone) return;
    if (baked.is === 'piece') {
      const sprite = new Sprite(own(toTexture(baked.picture)));
      sprite.position.set(baked.box.x0, baked.box.y0);
      sprite.setSize(baked.box.x1 - baked.box.x0, baked.box.y1 - baked.box.y0);
      sprite.tint = evening ? EVENING.features : 0xffffff;
      stage.layers.features.addChild(sprite);
      features.push(sprite);
      sprite.alpha = 0;
    } else if (baked.is === 'crown') crownSheets[baked.kind][baked.variant] ??= own(toTexture(baked.picture));
    else if (baked.is === 'trees') {
      crowns.plant(baked.trees, crownSheets[baked.kind]);
      crowns.show(0);
    } else if (baked.is === 'ground') {
      const sprite = new Sprite(own(toTexture(baked.picture)));
      ground = sprite;
      sprite.tint = evening ? EVENING.ground : 0xffffff;
      stage.layers.ground.addChild(sprite);
      crowns.thin(standing, held, depth);
      const size = tableSize;
      sprite.setSize(size.width, size.height);
      // Pieces lie on the ground they were painted for: all of the paint comes up together.
      fadeIn(
        (share) => {
          for (const it of [sprite, ...features]) if (!it.destroyed) it.alpha = share;
          crowns.show(share);
        },
        () => {
          done = true;
          flat.showTones(false);
        },
      );
    }
    stage.invalidate();
  };
  let tableSize = { width: 0, height: 0 };

  const strip = (): void => {
    done = false;
    crowns.clear();
    for (const sprite of features) drop(sprite);
    drop(ground);
    ground = undefined;
    features = [];
    flat.showTones(true);
  };

  const setFrame = (width: number, height: number, units: RailUnits): void => {
    const look = `${width}/${height}/${units}`;
    if (look === framed) return;
    framed = look;
    for (const strip of frame?.children ?? []) strip.destroy();
    if (frameSheet) {
      owned.delete(frameSheet);
      frameSheet.destroy(true);
    }
    frame?.destroy();
    for (const sprite of numbers) drop(sprite);
    const k = Math.min(1.4, 3800 / (Math.max(width, height) + FLOOR * 2));
    frameSheet = own(toTexture(paintFrame(width, height, k, units)));
    frame = new Container({ children: stripsOf(frameSheet, width, height) });
    stage.layers.floor.addChild(frame);
    numbers = railNumbers(width, height, units).map(({ x, y, text }) => {
      const sprite = new Sprite(own(toTexture(paintText(text, `700 13px ${SANS}`, '#d9b878', undefined, 4))));
      sprite.anchor.set(0.5);
      sprite.scale.set(0.25);
      sprite.position.set(x, y);
      stage.layers.floor.addChild(sprite);
      return sprite;
    });
  };

  const light = (settings: SceneSettings): void => {
    evening = settings.theme === 'evening';
    const tint = (key: keyof typeof EVENING): number => (evening ? EVENING[key] : 0xffffff);
    if (ground) ground.tint = tint('ground');
    for (const sprite of features) sprite.tint = tint('features');
    crowns.tint(tint('crowns'));
    if (frame) frame.tint = tint('frame');
    for (const sprite of numbers) sprite.tint = tint('frame');
  };

  return {
    draw(model, settings) {
      const { table, terrain } = model;
      depth = table.depth;
      tableSize = { width: table.width, height: table.depth };
      setFrame(table.width, table.depth, table.rule ?? 'in');
      flat.draw(model, settings.highContrast);
      const look = settings.highContrast
        ? ''
        : JSON.stringify([table, terrain.map((p) => [p.id, p.art, p.outline, p.angle, p.height])]);
      if (look !== painted) {
        painted = look;
        strip();
        if (look) baker.paint(table, terrain, arrived);
      }
      flat.showTones(!done);
      light(settings);
      stage.invalidate();
    },
    thin(nextStanding, nextHeld) {
      standing = nextStanding;
      held = nextHeld;
      crowns.thin(standing, held, depth);
    },
    turn(degrees) {
      const upright = (-degrees * Math.PI) / 180;
      for (const sprite of numbers) sprite.rotation = upright;
    },
    isPainted: () => done || painted === '',
    destroy() {
      gone = true;
      baker.destroy();
      crowns.destroy();
      flat.destroy();
      for (const texture of owned) texture.destroy(true);
    },
  };
}

/** The frame's sheet as four strips round the ground: its middle would be painted over anyway. */
function stripsOf(sheet: Texture, width: number, height: number): Sprite[] {
  const kx = sheet.width / (width + FLOOR * 2);
  const ky = sheet.height / (height + FLOOR * 2);
  const strips: readonly (readonly [number, number, number, number])[] = [
    [0, 0, width + FLOOR * 2, FLOOR],
    [0, FLOOR + height, width + FLOOR * 2, FLOOR],
    [0, FLOOR, FLOOR, height],
    [FLOOR + width, FLOOR, FLOOR, height],
  ];
  return strips.map(([x, y, w, h]) => {
    const part = new Texture({ source: sheet.source, frame: new Rectangle(x * kx, y * ky, w * kx, h * ky) });
    const sprite = new Sprite(part);
    sprite.position.set(x - FLOOR, y - FLOOR);
    sprite.setSize(w, h);
    return sprite;
  });
}
