import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import type { Overlay, Point, SceneModel, SceneSettings } from '../model';
import { paintPlate } from '../paint/labels';
import { paintNote } from '../paint/note';
import type { Bodies } from './bodies';
import { toScreen, type View } from './camera';
import { createGhosts } from './ghosts';
import { drawAged, trailKey } from './overlay-live';
import { drawOverlay, drawSelection, drawStanding, type Ink } from './overlay-shapes';
import { createPool } from './pool';
import { type LabelBox, stacked } from './stacked';
import type { Stage } from './stage';
import type { Textures } from './textures';

/** Everything drawn for as long as it is set: redrawn when set, and when the zoom changes the width of lines. */
export interface Overlays {
  set(overlays: readonly Overlay[]): void;
  select(ids: readonly string[], hovered: string | undefined): void;
  setModel(model: SceneModel): void;
  /** Bodies on the move carry their outlines along. */
  moved(): void;
  place(view: View): void;
  destroy(): void;
}

/** Up to this size on the screen, px, a base in the hand is kept clear of plates: a larger one shows round them. */
const HELD = 72;

export function createOverlays(
  stage: Stage,
  textures: Textures,
  bodies: Bodies,
  settings: () => SceneSettings,
): Overlays {
  const under = new Graphics();
  const over = new Graphics();
  const alive = new Graphics();
  stage.layers.under.addChild(under);
  stage.layers.over.addChild(over, alive);
  const ghosts = createGhosts(stage, textures, bodies);
  const plateRoot = new Container({ label: 'plates' });
  stage.labels.addChild(plateRoot);
  const plates = createPool<Sprite>(
    () => plateRoot.addChild(new Sprite()),
    (sprite, shown) => {
      sprite.visible = shown;
      if (!shown) sprite.texture = Texture.EMPTY;
    },
    (sprite) => sprite.destroy(),
  );
  let shownPlates: { readonly sprite: Sprite; readonly at: Point; readonly dy: number; readonly key: string }[] = [];
  const release = textures.hold(() => [...shownPlates.map((plate) => plate.key), ...ghosts.keys()]);
  const born = new Map<string, number>();
  let overlays: readonly Overlay[] = [];
  let selected: readonly string[] = [];
  let hovered: string | undefined;
  let depth = 0;
  let width = 0;
  let zoom = 1;
  let dirty = true;
  let ticking = false;

  const plate: Ink['plate'] = (at, text, tone, o = {}) => {
    const key = `plate/${tone}/${o.serif ?? false}/${o.icon ?? ''}/${text}`;
    const texture = textures.get(key, () => paintPlate(text, tone, o.serif ?? false, 2, o.icon));
    const sprite = plates.take();
    sprite.texture = texture;
    sprite.scale.set(0.5);
    sprite.alpha = o.alpha ?? 1;
    sprite.anchor.set(0.5, 0.5);
    shownPlates.push({ sprite, at, dy: o.dy ?? 0, key });
  };

  const note: Ink['note'] = (at, text) => {
    const key = `note/${text}`;
    const texture = textures.get(key, () => paintNote(text, 2));
    const sprite = plates.take();
    sprite.texture = texture;
    sprite.scale.set(0.5);
    sprite.alpha = 1;
    sprite.anchor.set(0.5, 0.5);
    shownPlates.push({ sprite, at, dy: sprite.height / 2 - 12, key });
  };

  const redraw = (now: number): void => {
    dirty = false;
    under.clear();
    over.clear();
    shownPlates = [];
    ghosts.begin();
    const ink: Ink = {
      under,
      over,
      px: 1 / zoom,
      width,
      depth,
      bodies,
      plate,
      note,
      ghost: ghosts.add,
      now,
      reduced: settings().reducedMotion,
    };
    for (const overlay of overlays) drawOverlay(overlay, ink);
    drawStanding(ink, settings().highContrast);
    // An outline already says more about a body than a hovering hand does.
    const outlined = overlays.some((overlay) => overlay.is === 'outline' && overlay.of === hovered);
    drawSelection(ink, selected, outlined ? undefined : hovered);
    ghosts.end();
    plates.settle();
    textures.trim();
  };

  /** Pings and trails live for a moment: they are drawn apart, frame by frame, and nothing else is redrawn. */
  const live = (now: number): boolean => {
    alive.clear();
    const ink: Ink = {
      under: alive,
      over: alive,
      px: 1 / zoom,
      width,
      depth,
      bodies,
      plate: () => {},
      note: () => {},
      ghost: () => {},
      now,
      reduced: settings().reducedMotion,
    };
    let more = false;
    for (const overlay of overlays) {
      const key = overlay.is === 'ping' ? `ping/${overlay.id}` : overlay.is === 'trail' ? trailKey(overlay.points) : '';
      if (!key) continue;
      const age = now - (born.get(key) ?? now);
      more = drawAged(overlay, age, ink) || more;
    }
    ticking = more;
    return more;
  };

  /** Small bases in the hand, where they are and where they would go: no plate lies on them. */
  const heldBoxes = (view: View): readonly LabelBox[] =>
    overlays.flatMap((overlay) => {
      if (overlay.is !== 'ghost') return [];
      const { shape } = overlay.base;
      const size = (shape.kind === 'disc' ? shape.radius * 2 : Math.max(shape.width, shape.depth)) * view.camera.zoom;
      if (size > HELD) return [];
      const stands = bodies.poseOf(overlay.of);
      return [overlay.base.pose, ...(stands ? [stands] : [])].map((pose) => ({
        ...toScreen(view, pose),
        width: size,
        height: size,
      }));
    });

  return {
    set(next) {
      overlays = next;
      const keys = new Set<string>();
      const now = performance.now();
      for (const overlay of next) {
        if (overlay.is !== 'ping' && overlay.is !== 'trail') continue;
        const key = overlay.is === 'ping' ? `ping/${overlay.id}` : trailKey(overlay.points);
        keys.add(key);
        if (!born.has(key)) born.set(key, now);
      }
      for (const key of [...born.keys()]) if (!keys.has(key)) born.delete(key);
      dirty = true;
      if (keys.size === 0) alive.clear();
      else if (!ticking) {
        ticking = true;
        stage.animate(live);
      }
      stage.invalidate();
    },
    select(ids, over2) {
      selected = ids;
      hovered = over2;
      dirty = true;
      stage.invalidate();
    },
    setModel(model) {
      depth = model.table.depth;
      width = model.table.width;
      ghosts.setModel(model);
      dirty = true;
    },
    moved() {
      dirty = true;
    },
    place(view) {
      if (dirty || Math.abs(view.camera.zoom / zoom - 1) > 0.015) {
        zoom = view.camera.zoom;
        redraw(performance.now());
      }
      const boxes = shownPlates.map(({ sprite, at, dy }) => {
        const p = toScreen(view, at);
        return { x: p.x, y: p.y + dy, width: sprite.width, height: sprite.height };
      });
      for (const [i, { x, y }] of stacked(boxes, heldBoxes(view)).entries())
        shownPlates[i]?.sprite.position.set(Math.round(x), Math.round(y));
    },
    destroy() {
      release();
      plates.destroy();
      ghosts.destroy();
      for (const it of [under, over, alive, plateRoot]) it.destroy();
    },
  };
}
