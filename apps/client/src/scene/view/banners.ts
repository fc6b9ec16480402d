import { Container, Sprite } from 'pixi.js';
import type { Base, SceneBody, SceneModel, SceneSettings } from '../model';
import { paintLittleDie } from '../paint/dice';
import { BANNER, PLATE_PAD, paintBadge, paintBanner, paintDrop, paintMore, paintPlate } from '../paint/labels';
import { sideOf } from '../paint/palette';
import { type Label, placeBanners, placeNames, type Spot, spotOf } from './banner-places';
import type { Bodies } from './bodies';
import { toScreen, type View } from './camera';
import { bannerSize, type Reading } from './reading';
import type { Stage } from './stage';
import type { Textures } from './textures';

/** Banners with their drops, badges and names, on the layer that never turns. */
export interface Banners {
  update(model: SceneModel): void;
  /** Bases in the hand: no name lies on them. */
  hold(bases: readonly Base[]): void;
  /** Names are shown for these, and for everything in view when close. */
  name(ids: ReadonlySet<string>): void;
  place(view: View, reading: Reading): void;
  /** The body whose banner lies under this screen point. */
  at(x: number, y: number): string | undefined;
  destroy(): void;
}

/** Painted at this many pixels per CSS pixel. */
const Q = 4;

export function createBanners(
  stage: Stage,
  textures: Textures,
  bodies: Bodies,
  settings: () => SceneSettings,
): Banners {
  const labels = new Map<string, Label>();
  const root = new Container({ label: 'banners', sortableChildren: true });
  stage.labels.addChild(root);
  const release = textures.hold(() => [...labels.values()].flatMap((label) => label.keys));
  let named: ReadonlySet<string> = new Set();
  let held: readonly Base[] = [];

  return {
    update(model) {
      const stay = new Set(model.bodies.map((body) => body.id));
      for (const [id, label] of labels) {
        if (stay.has(id)) continue;
        label.root.destroy({ children: true });
        labels.delete(id);
      }
      for (const body of model.bodies) {
        const look = JSON.stringify([
          body.side,
          body.mark,
          body.name,
          body.icon,
          body.hero,
          body.damage,
          body.badges,
          body.spent,
          body.drawn,
          body.label,
          body.secret,
          body.die,
        ]);
        const known = labels.get(body.id);
        if (known?.look === look) {
          labels.set(body.id, { ...known, body });
          continue;
        }
        known?.root.destroy({ children: true });
        const label = makeLabel(body, textures, look);
        root.addChild(label.root);
        labels.set(body.id, label);
      }
    },
    hold(bases) {
      held = bases;
    },
    name(ids) {
      named = ids;
    },
    place(view, reading) {
      const scale = bannerSize(reading, view.camera.zoom) * settings().bannerScale;
      const spots: Spot[] = [];
      for (const label of labels.values()) {
        const pose = bodies.poseOf(label.body.id);
        const isNamed = named.has(label.body.id);
        label.root.visible = pose !== undefined;
        // A name that was asked for is hidden by no neighbour.
        label.root.zIndex = isNamed ? 1 : 0;
        if (pose) spots.push(spotOf(label, pose, view, reading, scale, isNamed));
      }
      // Who was asked for keeps its place; the others give way.
      spots.sort((a, b) => b.label.root.zIndex - a.label.root.zIndex);
      placeBanners(spots);
      placeNames(
        spots,
        held.map(({ shape, pose }) => ({
          ...toScreen(view, pose),
          radius:
            ((shape.kind === 'disc' ? shape.radius * 2 : Math.min(shape.width, shape.depth)) / 2) * view.camera.zoom,
        })),
      );
    },
    at(x, y) {
      let found: string | undefined;
      for (const [id, { box, root: shown }] of labels) {
        if (shown.visible && x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]) found = id;
      }
      return found;
    },
    destroy() {
      release();
      root.destroy({ children: true });
    },
  };
}

function makeLabel(body: SceneBody, textures: Textures, look: string): Label {
  const root = new Container();
  const quiet: Container[] = [];
  const keys: string[] = [];
  const sized = (key: string, w: number, h: number, make: Parameters<Textures['get']>[1]): Sprite => {
    keys.push(key);
    const sprite = new Sprite(textures.get(key, make));
    sprite.setSize(w, h);
    sprite.anchor.set(0.5);
    return sprite;
  };
  const plain = body.drawn === 'piece' || body.drawn === 'cover';
  let banner: Sprite | undefined;
  if (!plain) {
    const side = sideOf(body.side);
    const mark = body.mark ?? 0;
    banner = sized(`banner/${side.id}/${body.icon}/${body.hero}/${mark}`, BANNER.width, BANNER.height, () =>
      paintBanner(side, body.icon, body.hero, mark, Q),
    );
    banner.alpha = body.spent ? 0.55 : 1;
    root.addChild(banner);
  }
  const shown = body.badges.slice(0, body.badges.length > 3 ? 2 : 3);
  shown.forEach((badge, i) => {
    const sprite = sized(`badge/${badge.icon}/${badge.tint}`, 20, 20, () => paintBadge(badge.icon, badge.tint, Q));
    badgeAt(sprite, i);
    root.addChild(sprite);
    if (!badge.far) quiet.push(sprite);
  });
  if (shown.length < body.badges.length) {
    const rest = body.badges.length - shown.length;
    const more = sized(`more/${rest}`, 20, 20, () => paintMore(rest, Q));
    badgeAt(more, shown.length);
    root.addChild(more);
    quiet.push(more);
  }
  if (body.damage > 0) {
    const drop = sized(`drop/${body.damage}`, 22, 22, () => paintDrop(body.damage, Q));
    drop.position.set(11, 12);
    root.addChild(drop);
  }
  if (body.die !== undefined) {
    const { die } = body;
    const face = sized(`die/${die}`, DIE, DIE, () => paintLittleDie(die, DIE * Q));
    face.position.set(20, -9);
    root.addChild(face);
  }
  const words = body.label ?? (plain ? '' : body.name);
  let name: Sprite | undefined;
  if (words) {
    const key = `name/${words}`;
    keys.push(key);
    const texture = textures.get(key, () => paintPlate(words, 'ink', true, 2));
    name = new Sprite(texture);
    name.scale.set(0.5);
    name.anchor.set(0.5, PLATE_PAD / 2 / texture.height);
    root.addChild(name);
  }
  return { root, banner, quiet, name, body, keys, look, box: [0, 0, 0, 0] };
}

/** A die beside a banner, CSS px across. */
const DIE = 19;

function badgeAt(sprite: Sprite, row: number): void {
  sprite.position.set(-19, -10 + row * 18);
}
