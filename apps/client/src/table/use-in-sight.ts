import { useEffect } from 'react';
import type { Camera } from '../scene/model';
import { toScreen } from '../scene/view/camera';
import type { SkinContext } from '../skins/skin';
import { type Cover, type SeenDisc, wayOut } from './in-sight';
import type { SceneHandle } from './table-scene';
import type { Size } from './use-size';

/** What lies over the table, each with the way out from under it. A stage of dice is looked at part by part. */
const COVERS: readonly (readonly [string, Cover['out']])[] = [
  ['.centre > :not(.dice-stage)', 'up'],
  ['.dice-stage > *', 'up'],
  ['.bottom-left > *', 'up'],
  ['.bottom-orders > *', 'up'],
  ['.covers-left', 'left'],
];
/** Below the ribbon and the plate; right of the edge of the screen. */
const BOUNDS = { left: 24, top: 112 };
/** While the camera flies there by itself nobody has moved it, ms. */
const FLIGHT = 500;
/** Cameras nearer than this are the same, mm. */
const SAME = 0.5;

/**
 * Keeps what a question is about in sight: where a card would lie on it the table moves out from under the card, and
 * back when nothing is covered any more. Whoever moves the view himself has it his way.
 */
export function useInSight(context: SkinContext, handle: SceneHandle | undefined, size: Size): void {
  useEffect(() => {
    const { skin, store, system } = context;
    const page = document.querySelector('main.table-page');
    if (!handle || !page || !skin.inSight || size === 'phone') return;
    const { scene } = handle;
    /** The view as it was, and as it was moved; nothing while it stands as people left it. */
    let moved: { readonly from: Camera; readonly to: Camera; readonly at: number } | undefined;
    /** Where it was sent last: the edge of the table may keep it from getting there. */
    let sent: Camera | undefined;
    let frame: number | undefined;
    let isDown = false;

    const look = (): void => {
      frame = undefined;
      if (isDown) return;
      const flies = moved !== undefined && performance.now() - moved.at < FLIGHT;
      if (moved && !flies && !isSame(scene.camera(), moved.to)) moved = sent = undefined;
      const from = moved?.from ?? scene.camera();
      const screen = { width: page.clientWidth, height: page.clientHeight };
      const state = store.data.getState().state;
      const shown = state === undefined ? undefined : (skin.shownState?.(state, context) ?? state);
      const wanted = shown === undefined ? [] : (skin.inSight?.(shown, context) ?? []);
      const discs = system
        .bodies(shown)
        .filter(({ id }) => wanted.includes(id))
        .map(({ base: { shape, pose } }): SeenDisc => {
          const half = shape.kind === 'disc' ? shape.radius : Math.max(shape.width, shape.depth) / 2;
          return { ...toScreen({ camera: from, screen }, pose), radius: half * from.zoom };
        });
      const out = wayOut(discs, coversOf(page), BOUNDS);
      const to = out.left === 0 && out.up === 0 ? from : pushed(from, out);
      if (isSame(to, moved?.to ?? from) || (sent && isSame(to, sent))) return;
      sent = to;
      moved = isSame(to, from) ? undefined : { from, to, at: performance.now() };
      scene.flyTo(to, { aside: true });
      // Once more when it has arrived: cards may have changed on the way
      setTimeout(soon, FLIGHT + 20);
    };
    const soon = (): void => {
      frame ??= requestAnimationFrame(look);
    };
    const pressed = (event: PointerEvent): void => {
      isDown = event.type === 'pointerdown' && (event.target as Element).closest('.scene-frame') !== null;
      soon();
    };
    const changes = new MutationObserver(soon);
    changes.observe(page, { childList: true });
    for (const part of page.querySelectorAll('.centre, .bottom'))
      changes.observe(part, { childList: true, subtree: true });
    const stop = store.data.subscribe(soon);
    addEventListener('resize', soon);
    for (const kind of ['pointerdown', 'pointerup', 'pointercancel'] as const) addEventListener(kind, pressed, true);
    soon();
    return () => {
      changes.disconnect();
      stop();
      removeEventListener('resize', soon);
      for (const kind of ['pointerdown', 'pointerup', 'pointercancel'] as const)
        removeEventListener(kind, pressed, true);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [context, handle, size]);
}

function coversOf(page: Element): readonly Cover[] {
  return COVERS.flatMap(([where, out]) =>
    [...page.querySelectorAll(where)]
      .filter((card) => getComputedStyle(card).visibility !== 'hidden')
      .map((card) => {
        const { left, top, right, bottom } = card.getBoundingClientRect();
        return { left, top, right, bottom, out };
      })
      .filter(({ left, right, top, bottom }) => right > left && bottom > top),
  );
}

/** The camera that shows everything so many px farther left and up. */
function pushed(camera: Camera, { left, up }: { readonly left: number; readonly up: number }): Camera {
  const a = (camera.turn * Math.PI) / 180;
  const [x, y] = [left / camera.zoom, up / camera.zoom];
  return {
    ...camera,
    centre: {
      x: camera.centre.x + x * Math.cos(a) + y * Math.sin(a),
      y: camera.centre.y + x * Math.sin(a) - y * Math.cos(a),
    },
  };
}

const isSame = (a: Camera, b: Camera): boolean =>
  Math.hypot(a.centre.x - b.centre.x, a.centre.y - b.centre.y) < SAME &&
  Math.abs(a.zoom - b.zoom) < 0.001 &&
  Math.abs(a.turn - b.turn) < 0.1;
