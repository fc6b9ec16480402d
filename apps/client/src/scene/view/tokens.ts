import { Container, Graphics, Sprite } from 'pixi.js';
import type { SceneModel, SceneToken } from '../model';
import { paintPlate, paintText, SERIF } from '../paint/labels';
import { hex, rgb, sideOf } from '../paint/palette';
import { paintCounter, paintMarker, paintMarkerRings, paintObjective, RINGS } from '../paint/pieces';
import { paintDiscShadow } from '../paint/tray';
import { toScreen, type View } from './camera';
import { hardware } from './hardware';
import { dashes } from './inks';
import { drawOpening, flamesAlong } from './openings';
import type { Stage } from './stage';
import type { Textures } from './textures';

/** Objectives, markers, counters, doors, and the zones of the board. */
export interface Tokens {
  update(model: SceneModel): void;
  place(view: View): void;
  breathe(on: boolean): void;
  destroy(): void;
}

const PX = 160;
/** One breath of a marker, in ms. */
const BREATH = 2800;
const STEP = 66;

export function createTokens(stage: Stage, textures: Textures): Tokens {
  const root = new Container();
  const zones = new Graphics();
  const doors = new Graphics();
  const words = new Container();
  stage.layers.tokens.addChild(doors, root);
  stage.layers.zones.addChild(zones);
  stage.labels.addChild(words);
  let keys: string[] = [];
  const release = textures.hold(() => keys);
  let upright: Sprite[] = [];
  /** What breathes: a marker by three hundredths, its rings by six. */
  let breathers: { readonly sprite: Sprite; readonly size: number; readonly by: number }[] = [];
  let labels: {
    readonly sprite: Sprite;
    readonly at: { readonly x: number; readonly y: number };
    /** Millimetres below `at`. */
    readonly below: number;
  }[] = [];
  let look = '';
  let breathing = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  // A slow breath needs no sixty frames a second, and an imitated card cannot spare any.
  const breath = (): void => {
    const wave = Math.sin((performance.now() / BREATH) * Math.PI * 2);
    for (const { sprite, size, by } of breathers) sprite.setSize(size * (1 + by * wave));
    stage.invalidate();
  };
  const pace = (): void => {
    clearInterval(timer);
    if (breathing && breathers.length > 0 && hardware() === 'card') timer = setInterval(breath, STEP);
  };

  const addToken = (token: SceneToken, depth: number): void => {
    const size = token.radius * 2;
    const key = `token/${token.is}/${token.side ?? ''}/${token.text ?? ''}/${token.icon ?? ''}`;
    const shadow = new Sprite(textures.get('disc', () => paintDiscShadow()));
    shadow.anchor.set(0.5);
    shadow.setSize(size * 1.3);
    shadow.position.set(token.at.x + 2.4, depth - token.at.y + 3);
    shadow.alpha = 0.7;
    const sprite = new Sprite(textures.get(key, () => paintToken(token)));
    sprite.anchor.set(0.5);
    sprite.setSize(size);
    sprite.position.set(token.at.x, depth - token.at.y);
    if (token.is === 'marker') {
      const rings = new Sprite(textures.get('marker-rings', () => paintMarkerRings(PX * 2)));
      rings.anchor.set(0.5);
      rings.setSize(size * RINGS);
      rings.position.copyFrom(sprite.position);
      root.addChild(rings);
      breathers.push({ sprite, size, by: 0.03 }, { sprite: rings, size: size * RINGS, by: 0.06 });
      keys.push('marker-rings');
    }
    root.addChild(shadow, sprite);
    upright.push(sprite);
    keys.push(key, 'disc');
    if (token.label) addLabel(`plate/ink/${token.label}`, () => paintPlate(token.label ?? '', 'ink', true, 2), token);
  };
  const addLabel = (
    key: string,
    paint: Parameters<Textures['get']>[1],
    { at, radius = 0 }: { readonly at: { readonly x: number; readonly y: number }; readonly radius?: number },
  ): void => {
    keys.push(key);
    const sprite = new Sprite(textures.get(key, paint));
    sprite.anchor.set(0.5);
    sprite.scale.set(0.5);
    words.addChild(sprite);
    labels.push({ sprite, at, below: radius });
  };

  return {
    update(model) {
      const next = JSON.stringify([model.tokens, model.zones, model.openings, model.table.depth]);
      if (next === look) return;
      look = next;
      for (const child of [...root.removeChildren(), ...words.removeChildren()]) child.destroy();
      [keys, upright, breathers, labels] = [[], [], [], []];
      for (const token of model.tokens) addToken(token, model.table.depth);
      zones.clear();
      for (const zone of model.zones) {
        const at = zone.polygon.flatMap((p) => [p.x, model.table.depth - p.y]);
        if (at.length < 6) continue;
        const color = hex(sideOf(zone.side).field);
        zones.poly(at).fill(zone.ink ? { color: hex(rgb(zone.ink)), alpha: 0.62 } : { color, alpha: 0.16 });
        dashes(zones, at, 14, 9, true);
        zones.stroke({ color: 0x140e06, width: 5, alpha: 0.35 });
        dashes(zones, at, 14, 9, true);
        zones.stroke({ color: zone.side ? color : 0xf7ecc6, width: 2.6, alpha: 0.9 });
        if (zone.burns) flamesAlong(zones, zone.polygon, model.table.depth);
        if (!zone.label) continue;
        const text = zone.label;
        const n = zone.polygon.length;
        const at2 = zone.polygon.reduce((sum, p) => ({ x: sum.x + p.x / n, y: sum.y + p.y / n }), { x: 0, y: 0 });
        addLabel(
          `zone/${text}`,
          () => paintText(text, `500 17px ${SERIF}`, 'rgba(255,246,224,.85)', 'rgba(20,14,6,.55)', 2),
          { at: at2 },
        );
      }
      doors.clear();
      for (const opening of model.openings ?? []) drawOpening(doors, opening, model.table.depth);
      pace();
      stage.invalidate();
    },
    place(view) {
      const turn = (-view.camera.turn * Math.PI) / 180;
      for (const sprite of upright) sprite.rotation = turn;
      for (const { sprite, at, below } of labels) {
        const p = toScreen(view, at);
        const down = below === 0 ? 0 : below * view.camera.zoom + sprite.height / 2;
        sprite.position.set(Math.round(p.x), Math.round(p.y + down));
      }
    },
    breathe(on) {
      if (on === breathing) return;
      breathing = on;
      pace();
    },
    destroy() {
      clearInterval(timer);
      release();
      for (const it of [root, zones, doors, words]) it.destroy({ children: true });
    },
  };
}

function paintToken(token: SceneToken): ReturnType<typeof paintMarker> {
  const side = token.side ? sideOf(token.side) : undefined;
  if (token.is === 'objective') return paintObjective(side, token.text ?? '', PX);
  if (token.is === 'marker') return paintMarker(token.text ?? '?', PX);
  return paintCounter(side, token.text ?? '', PX, token.icon);
}
