import type { Camera, Point, SceneSettings } from '../model';
import { between, clamped, clampZoom, homeCamera, type Insets, type Size, type View, zoomedAt } from './camera';
import { ease } from './motion';
import type { Stage } from './stage';

/** Holds the camera, flies it and tells who cares. */
export interface Rig {
  view(): View;
  set(camera: Camera): void;
  flyTo(to: Partial<Camera>, instant: boolean, aside?: boolean): void;
  home(turn: number, insets: Insets): void;
  zoomAt(at: Point, factor: number): void;
  setTable(table: Size): void;
  stop(): void;
  onMoved(moved: (view: View) => void): void;
}

const FLIGHT = 350;

export function createRig(stage: Stage, settings: () => SceneSettings): Rig {
  let camera: Camera = { centre: { x: 0, y: 0 }, zoom: 0.5, turn: 0 };
  let table: Size = { width: 1829, height: 1219 };
  let flight = 0;
  let homed: { readonly turn: number; readonly insets: Insets } | undefined;
  const hooks: ((view: View) => void)[] = [];
  const view = (): View => ({ camera, screen: stage.size() });

  const place = (next: Camera): void => {
    camera = clamped({ ...next, turn: ((next.turn % 360) + 360) % 360 }, table);
    for (const hook of hooks) hook(view());
    stage.invalidate();
  };
  const stop = (): void => {
    flight++;
    homed = undefined;
  };
  const fly = (to: Camera, instant: boolean): void => {
    const turn = ++flight;
    if (instant || settings().reducedMotion) {
      place(to);
      return;
    }
    const from = camera;
    let start = 0;
    stage.animate((now) => {
      if (flight !== turn) return false;
      start ||= now;
      const share = Math.min(1, (now - start) / FLIGHT);
      place(between(from, to, ease(share)));
      return share < 1;
    });
  };
  const goHome = (instant: boolean): void => {
    if (homed) fly(homeCamera(table, stage.size(), homed.turn, homed.insets), instant);
  };
  // A table seen whole stays whole when the window changes; a closer look keeps its middle.
  stage.onResize(() => (homed ? goHome(true) : place(camera)));

  return {
    view,
    set(next) {
      stop();
      place(next);
    },
    flyTo(to, instant, aside = false) {
      if (!aside) homed = undefined;
      const zoom = clampZoom(to.zoom ?? camera.zoom, table, stage.size());
      fly({ centre: to.centre ?? camera.centre, zoom, turn: to.turn ?? camera.turn }, instant);
    },
    home(turn, insets) {
      const first = homed === undefined && flight === 0;
      homed = { turn, insets };
      goHome(first);
    },
    zoomAt(at, factor) {
      stop();
      place(zoomedAt(view(), table, at, factor));
    },
    setTable(next) {
      if (next.width === table.width && next.height === table.height) return;
      table = next;
      if (homed) goHome(true);
    },
    stop,
    onMoved: (hook) => void hooks.push(hook),
  };
}
