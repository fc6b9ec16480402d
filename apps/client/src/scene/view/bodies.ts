import type { Base, Pose, SceneBody, SceneModel, SceneSettings, SceneTable } from '../model';
import { sizeOf } from './body-parts';
import { type BodyView, createBodyView } from './body-view';
import { glideBetween } from './motion';
import type { Reading } from './reading';
import type { Stage } from './stage';
import type { Textures } from './textures';

/** All bodies on the table: made, moved, glided and buried by id. */
export interface Bodies {
  update(model: SceneModel, glide: boolean, paths: Readonly<Record<string, readonly Pose[]>>): void;
  read(reading: Reading): void;
  /** Where a body is drawn at this moment, half way through a glide included. */
  poseOf(id: string): Pose | undefined;
  bodyOf(id: string): SceneBody | undefined;
  /** The footprint where it is drawn at this moment. */
  baseOf(id: string): Base | undefined;
  /** In drawing order, lowest first. */
  all(): readonly SceneBody[];
  onMoved(moved: () => void): void;
  destroy(): void;
}

const FADE = 700;
/** Poses closer than this are the same place: the server rounds to a hundredth. */
const SAME = 0.02;

export function createBodies(stage: Stage, textures: Textures, settings: () => SceneSettings): Bodies {
  const views = new Map<string, BodyView>();
  const bodies = new Map<string, SceneBody>();
  const gliding = new Map<string, number>();
  const leaving = new Set<BodyView>();
  const movedHooks: (() => void)[] = [];
  let table: SceneTable | undefined;
  let reading: Reading = 'playing';
  let serial = 0;
  let gone = false;

  const release = textures.hold(() => [...views.values(), ...leaving].flatMap((view) => view.keys));

  const moved = (): void => {
    for (const hook of movedHooks) hook();
  };
  const place = (view: BodyView, pose: Pose): void => view.place(pose, table?.depth ?? 0, reading);

  const glide = (view: BodyView, to: Pose, size: number, way: readonly Pose[]): void => {
    const path = settings().reducedMotion ? undefined : glideBetween(view.pose, to, size, way);
    const turn = ++serial;
    if (!path) {
      gliding.delete(view.id);
      place(view, to);
      return;
    }
    gliding.set(view.id, turn);
    let start = 0;
    stage.animate((now) => {
      if (gone || gliding.get(view.id) !== turn) return false;
      start ||= now;
      const share = (now - start) / path.ms;
      place(view, share >= 1 ? to : path.at(share));
      moved();
      if (share < 1) return true;
      gliding.delete(view.id);
      return false;
    });
  };

  const bury = (view: BodyView, slowly: boolean): void => {
    views.delete(view.id);
    gliding.delete(view.id);
    if (!slowly) {
      view.destroy();
      return;
    }
    leaving.add(view);
    let start = 0;
    const ms = settings().reducedMotion ? 120 : FADE;
    stage.animate((now) => {
      if (gone) return false;
      start ||= now;
      const share = Math.min(1, (now - start) / ms);
      view.sink(1 - share);
      if (share < 1) return true;
      leaving.delete(view);
      view.destroy();
      return false;
    });
  };

  return {
    update(model, glides, paths) {
      table = model.table;
      const stay = new Set(model.bodies.map((body) => body.id));
      for (const view of [...views.values()]) if (!stay.has(view.id)) bury(view, glides);
      bodies.clear();
      for (const body of model.bodies) {
        bodies.set(body.id, body);
        const { w, d } = sizeOf(body);
        const known = views.get(body.id);
        const view = known ?? createBodyView(body, stage, textures, stage.layers);
        const before = view.look;
        view.dress(body, model.table, detailFor(stage));
        const to = body.base.pose;
        if (!known) {
          views.set(body.id, view);
          place(view, to);
        } else if (glides && !same(view.pose, to)) glide(view, to, Math.hypot(w, d), paths[body.id] ?? []);
        else if (!gliding.has(body.id) || !glides) {
          gliding.delete(body.id);
          place(view, to);
        } else if (before !== view.look) place(view, view.pose);
      }
      moved();
      stage.invalidate();
    },
    read(next) {
      if (next === reading) return;
      reading = next;
      for (const view of views.values()) place(view, view.pose);
    },
    poseOf: (id) => views.get(id)?.pose,
    bodyOf: (id) => bodies.get(id),
    baseOf(id) {
      const body = bodies.get(id);
      const pose = views.get(id)?.pose;
      return body && pose && { shape: body.base.shape, pose };
    },
    all: () => [...bodies.values()],
    onMoved: (hook) => void movedHooks.push(hook),
    destroy() {
      gone = true;
      release();
      for (const view of [...views.values(), ...leaving]) view.destroy();
      views.clear();
    },
  };
}

/** Texture pixels per mm: enough for the playing height, twice that on dense screens. */
export function detailFor(stage: Pick<Stage, 'density'>): number {
  return stage.density() > 1.4 ? 6 : 4;
}

function same(a: Pose, b: Pose): boolean {
  return Math.abs(a.x - b.x) < SAME && Math.abs(a.y - b.y) < SAME && Math.abs(a.facing - b.facing) < SAME;
}
