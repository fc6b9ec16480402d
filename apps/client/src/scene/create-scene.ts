import type { Base, CreateScene, Point, PointerAt, Scene, SceneModel, SceneSettings } from './model';
import { loadLabelFonts } from './paint/fonts';
import { createBanners } from './view/banners';
import { createBodies } from './view/bodies';
import { type Size, toScreen, toTable, type View } from './view/camera';
import { createRig } from './view/camera-rig';
import { bodiesAt, terrainAt, tokensAt } from './view/hit';
import { createLamp } from './view/lamp';
import { createLoupe } from './view/loupe';
import { createMist } from './view/mist';
import { createOverlays } from './view/overlays';
import { createPaintedTable } from './view/painted-table';
import { createHand, type Probe } from './view/pointer';
import { type Reading, readingAt } from './view/reading';
import { createStage } from './view/stage';
import { createTerrainNames } from './view/terrain-names';
import { createTextures } from './view/textures';
import { createTokens } from './view/tokens';

/**
 * Sets the painted table up inside an element, which it fills and follows in size. Rejects only where the browser can
 * give no canvas at all. Safe to call twice on one element: each scene owns its canvas and takes it away when destroyed.
 */
export const createScene: CreateScene = async (host, events, first) => {
  let settings = first;
  await loadLabelFonts();
  const stage = await createStage(host, settings);
  const textures = createTextures();
  const current = (): SceneSettings => settings;
  const rig = createRig(stage, current);
  const ground = createPaintedTable(stage);
  const mist = createMist(stage);
  const bodies = createBodies(stage, textures, current);
  const tokens = createTokens(stage, textures);
  const names = createTerrainNames(stage, textures);
  const banners = createBanners(stage, textures, bodies, current);
  const overlays = createOverlays(stage, textures, bodies, current);
  const lamp = createLamp(stage, () => settings.reducedMotion);
  const loupe = createLoupe(stage);

  let model: SceneModel | undefined;
  let reading: Reading = 'playing';
  let named: readonly (string | undefined)[] = [];
  let held: readonly Base[] = [];
  let gone = false;

  const table = (): Size => ({ width: model?.table.width ?? 1829, height: model?.table.depth ?? 1219 });
  const placeAll = (view: View): void => {
    reading = readingAt(view.camera.zoom, reading);
    bodies.read(reading);
    banners.place(view, reading);
    overlays.place(view);
    tokens.place(view);
    names.place(view, reading);
    ground.turn(view.camera.turn);
  };
  const aim = ({ camera, screen }: View): void => {
    stage.world.position.set(screen.width / 2, screen.height / 2);
    stage.world.pivot.set(camera.centre.x, table().height - camera.centre.y);
    stage.world.scale.set(camera.zoom);
    stage.world.rotation = (camera.turn * Math.PI) / 180;
  };

  stage.onFrame(() => {
    const view = rig.view();
    aim(view);
    placeAll(view);
    loupe.refresh();
  });
  rig.onMoved((view) => events.cameraMoved(view.camera));
  const thin = (): void => {
    const standing = bodies.all().flatMap((body) => bodies.baseOf(body.id) ?? []);
    ground.thin(standing, held);
  };
  bodies.onMoved(() => {
    overlays.moved();
    thin();
  });

  const probe: Probe = (at, screen, touch) => {
    const slack = touch ? 14 / rig.view().camera.zoom : 3 / rig.view().camera.zoom;
    const found = bodiesAt(bodies.all(), at, slack);
    const flag = banners.at(screen.x, screen.y);
    return {
      bodies: flag && !found.includes(flag) ? [...found, flag] : found,
      tokens: tokensAt(model?.tokens ?? [], at, slack),
      terrain: terrainAt(model?.terrain ?? [], at),
    };
  };
  const flyThere = (p: PointerAt): void => {
    const pose = p.bodies[0] === undefined ? undefined : bodies.poseOf(p.bodies[0]);
    const zoom = rig.view().camera.zoom;
    rig.flyTo({ centre: pose ?? p.at, zoom: zoom < 1.7 ? 1.9 : zoom }, false);
  };
  const hand = createHand(stage.app.canvas, rig, table, probe, events, flyThere);
  hand.onTouchDrag((at, finger) => {
    loupe.look(at && toScreen(rig.view(), at), finger);
    stage.invalidate();
  });

  const dress = (): void => {
    if (!model) return;
    ground.draw(model, settings);
    tokens.breathe(!settings.reducedMotion);
  };

  const scene: Scene = {
    setModel(next, how = { glide: false }) {
      if (gone) return;
      model = next;
      rig.setTable({ width: next.table.width, height: next.table.depth });
      dress();
      bodies.update(next, how.glide, how.paths ?? {});
      banners.update(next);
      tokens.update(next);
      names.update(next);
      mist.update(next, settings.reducedMotion);
      overlays.setModel(next);
      stage.invalidate();
    },
    setOverlays(next) {
      overlays.set(next);
      held = next.flatMap((overlay) => (overlay.is === 'ghost' || overlay.is === 'hand' ? [overlay.base] : []));
      banners.hold(held);
      thin();
    },
    setSelected(ids, hovered) {
      named = [...ids, hovered];
      banners.name(new Set(named.filter((id) => id !== undefined)));
      overlays.select(ids, hovered);
    },
    setDimmed: (dimmed) => lamp.dim(dimmed),
    setSettings(next) {
      settings = next;
      dress();
      overlays.moved();
      stage.invalidate();
    },
    camera: () => rig.view().camera,
    flyTo: (to, how) => rig.flyTo(to, how?.instant ?? false, how?.aside),
    home: (turn, insets) => rig.home(turn, insets),
    toScreen: (point: Point) => toScreen(rig.view(), point),
    toTable: (at) => toTable(rig.view(), at),
    isPainted: () => ground.isPainted(),
    destroy() {
      if (gone) return;
      gone = true;
      hand.destroy();
      for (const part of [lamp, loupe, overlays, banners, names, tokens, bodies, mist, ground]) part.destroy();
      textures.destroy();
      stage.destroy();
    },
  };
  return scene;
};
