import type { Texture } from 'pixi.js';
import type { SceneBody, SceneTable } from '../model';
import { FRONT, paintBase, paintDiscBlock, paintFront, paintIce, paintNotch, paintWeb } from '../paint/bases';
import { seedOf } from '../paint/noise';
import { GROUNDS, SHADOW, sideOf } from '../paint/palette';
import { COVER_PAD, paintCover, paintPiece } from '../paint/pieces';
import { ranksOf } from '../paint/ranks';
import { paintRanksShadow, paintRegiment, tallOf } from '../paint/regiment';
import { paintAsleep, paintStars, paintStoned } from '../paint/states';
import { paintBlock, paintBoxShadow, paintDiscShadow, paintTray } from '../paint/tray';
import type { Layers } from './stage';
import type { Textures } from './textures';

/** One sprite of a body. Lengths in mm; offsets are the table's, not the body's, except `ahead`. */
export interface Part {
  readonly layer: keyof Layers;
  readonly texture: Texture;
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly dx?: number;
  readonly dy?: number;
  /** Shift along the facing. */
  readonly ahead?: number;
  readonly alpha?: number;
  readonly tint?: number;
  /** Radians on top of the facing; `false` never turns. */
  readonly spin?: number | false;
  /** Shown only at this distance. */
  readonly only?: 'far' | 'near';
  /** Grows in the far view by this factor. */
  readonly farScale?: number;
}

/** Width and depth of a footprint in mm, and whether it is round. */
export function sizeOf(body: SceneBody): { readonly w: number; readonly d: number; readonly round: boolean } {
  const { shape } = body.base;
  if (shape.kind === 'disc') return { w: shape.radius * 2, d: shape.radius * 2, round: true };
  return { w: shape.width, d: shape.depth, round: false };
}

/** Everything that changes how a body is drawn, but not where it stands. */
export function lookOf(body: SceneBody, table: SceneTable, detail: number): string {
  const { w, d, round } = sizeOf(body);
  const f = body.figures;
  return [
    ...[
      body.drawn,
      w,
      d,
      round,
      body.side,
      f.kind,
      f.wide,
      f.deep,
      f.livery,
      body.state,
      body.raised,
      body.hasFront,
      body.icon,
    ],
    ...[table.ground, detail],
  ].join('/');
}

/** The sprites of a body, lowest first. `detail` is texture pixels per mm. */
export function partsOf(body: SceneBody, table: SceneTable, textures: Textures, detail: number): readonly Part[] {
  if (body.drawn === 'cover') return coverParts(body, textures, detail);
  if (body.drawn === 'piece') return pieceParts(body, textures, detail);
  if (body.drawn === 'single') return singleParts(body, table, textures, detail);
  return trayParts(body, table, textures, detail);
}

type Get = (
  layer: keyof Layers,
  key: string,
  make: Parameters<Textures['get']>[1],
) => Pick<Part, 'layer' | 'key' | 'texture'>;

function getter(textures: Textures): Get {
  return (layer, key, make) => ({ layer, key, texture: textures.get(key, make) });
}

function trayParts(body: SceneBody, table: SceneTable, textures: Textures, k: number): readonly Part[] {
  const get = getter(textures);
  const { w, d } = sizeOf(body);
  const side = sideOf(body.side);
  const seed = seedOf(body.id) % 3;
  const ground = GROUNDS[table.ground];
  const pad = 14;
  const size = { width: w, height: d };
  return [
    {
      ...get('shadows', `shadow/${w}/${d}`, () => paintBoxShadow(w, d, pad)),
      ...{ width: w + pad * 2, height: d + pad * 2, dx: 6, dy: 7.5, alpha: 0.74 },
    },
    {
      ...get('trays', `tray/${w}/${d}/${side.id}/${table.ground}/${seed}/${k}`, () =>
        paintTray(w, d, side, ground, seed + 3, k),
      ),
      ...size,
      only: 'near',
    },
    { ...get('trays', `block/${w}/${d}/${side.id}`, () => paintBlock(w, d, side, 1.5)), ...size, only: 'far' },
    ...figureParts(body, textures, k),
    ...frontParts(body, textures, d),
  ];
}

function singleParts(body: SceneBody, table: SceneTable, textures: Textures, k: number): readonly Part[] {
  const get = getter(textures);
  const { w, d, round } = sizeOf(body);
  const side = sideOf(body.side);
  const seed = seedOf(body.id) % 4;
  const size = { width: w, height: d };
  const small = Math.min(w, d);
  const high = Math.min(14, (body.raised ?? 0) * 0.12);
  const parts: Part[] = [
    {
      ...get('shadows', 'disc', () => paintDiscShadow()),
      ...{ width: w * 1.36, height: d * 1.36, dx: 4 + high * 0.8, dy: 5 + high, alpha: 0.75 },
    },
    {
      ...get('trays', `base/${w}/${d}/${round}/${side.id}/${table.ground}/${seed}/${k}`, () =>
        paintBase(w, d, round, side, GROUNDS[table.ground], seed + 1, Math.max(4, k)),
      ),
      ...size,
      only: 'near',
    },
    { ...get('trays', `disc/${side.id}/${round}`, () => paintDiscBlock(side, round, 96)), ...size, only: 'far' },
  ];
  if (body.hasFront) {
    parts.push({
      ...get('trays', 'notch', () => paintNotch(6)),
      ...{ width: 12, height: 9, ahead: d / 2 + 2.4, farScale: 1.4 },
    });
  }
  parts.push(...figureParts(body, textures, k));
  if (body.state === 'webbed') parts.push({ ...get('figures', 'web', () => paintWeb(160)), ...size });
  if (body.state === 'frozen') {
    parts.push({ ...get('figures', 'ice', () => paintIce(160)), width: small, height: small });
  }
  if (body.state === 'stone') {
    parts.push({ ...get('figures', 'stone', () => paintStoned(160)), width: small, height: small });
  }
  if (body.state === 'asleep') {
    parts.push({ ...get('figures', 'asleep', () => paintAsleep(160)), ...size, spin: false });
  }
  if (body.state === 'stunned') {
    const over = { width: w * 1.3, height: d * 1.3 };
    parts.push({ ...get('figures', 'stars', () => paintStars(160)), ...over, spin: false });
  }
  return parts;
}

/** Figures and their shadows, the shadow offset by how tall they stand: lying down it shrinks. */
function figureParts(body: SceneBody, textures: Textures, k: number): readonly Part[] {
  const get = getter(textures);
  const { w, d } = sizeOf(body);
  const seed = seedOf(body.id) % 3;
  const f = body.figures;
  const ranks = ranksOf(w, d, f, seed);
  const size = { width: w + ranks.reach * 2, height: d + ranks.reach * 2 };
  const key = `${f.kind}/${w}/${d}/${f.wide}/${f.deep}/${seed}`;
  const lying = body.state === 'prone' || body.state === 'asleep' || body.state === 'out';
  const tall = lying ? 5 : tallOf(body, ranks);
  const spin = STATE_SPIN[body.state ?? 'up'];
  return [
    {
      ...get('figures', `ranks/${key}`, () => paintRanksShadow(body, w, d, seed)),
      ...size,
      ...{ dx: tall * SHADOW.dx * 0.42, dy: tall * SHADOW.dy * 0.42, only: 'near' as const },
    },
    {
      ...get('figures', `figures/${key}/${sideOf(body.side).id}/${f.livery}/${k}/${lying}`, () =>
        paintRegiment(body, w, d, seed, k, lying),
      ),
      ...size,
      ...{ spin, only: 'near' as const, alpha: STATE_ALPHA[body.state ?? 'up'], tint: STATE_TINT[body.state ?? 'up'] },
    },
  ];
}

const STATE_SPIN = {
  up: 0,
  prone: 1.75,
  asleep: -1.6,
  frozen: 0,
  stone: 0,
  webbed: 0,
  staggering: 0.42,
  stunned: 0.5,
  ghost: 0,
  out: 2.6,
} as const;
const STATE_ALPHA = {
  up: 1,
  prone: 1,
  asleep: 1,
  frozen: 1,
  stone: 1,
  webbed: 1,
  staggering: 1,
  stunned: 1,
  ghost: 0.6,
  out: 0.4,
} as const;
const STATE_TINT = {
  up: 0xffffff,
  prone: 0xcfc4b0,
  asleep: 0xb4b6d8,
  frozen: 0xa9d6ee,
  stone: 0x8d8d88,
  webbed: 0xffffff,
  staggering: 0xe6d8b4,
  stunned: 0xd8ccb0,
  ghost: 0xffffff,
  out: 0xb3a894,
} as const;

function frontParts(body: SceneBody, textures: Textures, d: number): readonly Part[] {
  if (!body.hasFront) return [];
  const side = sideOf(body.side);
  return [
    {
      ...getter(textures)('fronts', `front/${side.id}`, () => paintFront(side, true, 6)),
      ...{ width: FRONT.width, height: FRONT.height, ahead: d / 2 + FRONT.edge - FRONT.height / 2, farScale: 2 },
    },
  ];
}

function pieceParts(body: SceneBody, textures: Textures, k: number): readonly Part[] {
  const get = getter(textures);
  const { w, d, round } = sizeOf(body);
  const side = sideOf(body.side);
  const plain = body.figures.kind === 'piece';
  const parts: Part[] = [
    {
      ...get('shadows', 'disc', () => paintDiscShadow()),
      ...{ width: w * 1.3, height: d * 1.3, dx: 3, dy: 3.8, alpha: 0.7 },
    },
    {
      ...get('trays', `piece/${w}/${d}/${round}/${side.id}/${plain ? body.icon : ''}/${k}`, () =>
        paintPiece(w, d, round, side, plain ? body.icon : 'plain-circle', Math.max(4, k)),
      ),
      ...{ width: w, height: d },
    },
  ];
  if (!plain) parts.push(...figureParts(body, textures, k));
  if (body.hasFront) {
    parts.push({
      ...get('trays', 'notch', () => paintNotch(6)),
      ...{ width: 12, height: 9, ahead: d / 2 + 2.4, farScale: 1.4 },
    });
  }
  return parts;
}

function coverParts(body: SceneBody, textures: Textures, k: number): readonly Part[] {
  const get = getter(textures);
  const { w, d, round } = sizeOf(body);
  const pad = COVER_PAD * 2;
  return [
    {
      ...get('shadows', 'disc', () => paintDiscShadow()),
      ...{ width: w * 1.4, height: d * 1.4, dx: 6, dy: 7, alpha: 0.8 },
    },
    {
      ...get('figures', `cover/${w}/${d}/${round}/${k}`, () => paintCover(w, d, round, Math.max(4, k))),
      ...{ width: w + pad, height: d + pad },
    },
  ];
}
