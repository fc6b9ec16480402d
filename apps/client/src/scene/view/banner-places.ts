import type { Container, Sprite } from 'pixi.js';
import type { Pose, SceneBody } from '../model';
import { BANNER, PLATE_PAD } from '../paint/labels';
import { sizeOf } from './body-parts';
import { toScreen, type View } from './camera';
import type { Reading } from './reading';
import { type SpreadBox, type SpreadDisc, spread } from './spread';

/** Where banners and names lie on the screen. */

/** A banner with its drop, badges and name. */
export interface Label {
  readonly root: Container;
  readonly banner: Sprite | undefined;
  readonly quiet: readonly Container[];
  readonly name: Sprite | undefined;
  readonly body: SceneBody;
  readonly keys: readonly string[];
  look: string;
  box: readonly [number, number, number, number];
}

/** A name's plate with a little air, in px. */
const NAME_HEIGHT = 32;

/** Up to this size in mm a base holds one figure on foot, which its banner must never hide. */
const LONE = 32;

/** Where a label would like to be, px of the screen: its banner, what the banner belongs to, and its name. */
export interface Spot {
  readonly label: Label;
  readonly at: { readonly x: number; readonly y: number };
  /** Half the base on the screen. */
  readonly half: number;
  /** The middle of the banner, alone on the table; where it came to lie. */
  x: number;
  y: number;
  /** Size of the banner's parts. */
  readonly size: number;
  /** How far the name lies below the middle of the base, or above it. */
  readonly below: number;
  readonly above: number;
  readonly looksDown: boolean;
  readonly disc: SpreadDisc;
}

export function spotOf(label: Label, pose: Pose, view: View, reading: Reading, scale: number, named: boolean): Spot {
  const { body } = label;
  const { w, d } = sizeOf(body);
  const at = toScreen(view, pose);
  const zoom = view.camera.zoom;
  const screenTurn = ((pose.facing - view.camera.turn) * Math.PI) / 180;
  const single = body.drawn === 'single';
  // A small base would vanish under its banner: there it moves to the rear and leaves the figure to be seen.
  const longest = Math.max(w, d);
  const cramped = !single && reading !== 'far' && (longest <= LONE || longest * zoom < 44);
  const back = cramped ? (d / 2) * zoom * 0.55 + 14 * scale : 0;
  const shrink = single ? Math.min(0.82, Math.max(0.42, (w * zoom * 0.46) / BANNER.width)) : 1;
  // From where a lone figure is small its banner hangs below the base and leaves it to be seen.
  const hang = single ? Math.max(0, 1 - (w * zoom) / 34) * BANNER.height * 0.3 * scale : 0;
  const size = scale * shrink;
  for (const part of label.quiet) part.visible = reading !== 'far';
  for (const part of label.root.children) if (part !== label.name) scalePart(part, size);
  if (label.name) label.name.visible = named || reading === 'close' || (body.label !== undefined && reading !== 'far');
  const y = at.y + Math.sin(screenTurn) * back + (single ? (d / 2) * zoom * 0.8 + hang : 0);
  const half = (Math.abs(Math.sin(screenTurn)) * d + Math.abs(Math.cos(screenTurn)) * w) / 2;
  return {
    label,
    at,
    half: (Math.max(w, d) / 2) * zoom,
    x: at.x - Math.cos(screenTurn) * back,
    y,
    size,
    below: Math.max(half * zoom + 6, 24 * size + y - at.y),
    above: Math.min(-half * zoom - NAME_HEIGHT, -18 * scale - NAME_HEIGHT + y - at.y),
    // A name never lies on the front mark: what looks down the screen has its name above.
    looksDown: body.drawn === 'tray' && body.hasFront && Math.sin(screenTurn) < -0.5,
    disc: { x: at.x, y: at.y, radius: (Math.min(w, d) / 2) * zoom },
  };
}

/** Directions in which a lone figure's banner may hang, as it likes them: down, aslant, beside, above. */
const WAYS = [90, 140, 40, 180, 0, 220, 320, 270].map((degrees) => (degrees * Math.PI) / 180);

/** Lone figures in contact hang their banners where neither figure nor neighbour is hidden. */
export function placeBanners(spots: readonly Spot[]): void {
  const singles = spots.filter(({ label }) => label.body.drawn === 'single');
  const places = singles.map((spot) => WAYS.map((way) => bannerBox(spot, way)));
  const taken = spread(
    singles.map(({ disc }, i) => ({ places: places[i] ?? [], own: disc })),
    singles.map(({ disc }) => disc),
  );
  for (const [i, spot] of singles.entries()) {
    const way = WAYS[taken[i] ?? 0] ?? WAYS[0] ?? 0;
    const reach = spot.y - spot.at.y;
    spot.x = spot.at.x + Math.cos(way) * reach;
    spot.y = spot.at.y + Math.sin(way) * reach;
  }
  for (const { label, x, y, size } of spots) {
    label.root.position.set(Math.round(x), Math.round(y));
    label.box = [x - 14 * size, y - 17 * size, x + 14 * size, y + 17 * size];
  }
}

function bannerBox({ label, at, y, size }: Spot, way: number): SpreadBox {
  const reach = y - at.y;
  // Badges hang at the left of the banner
  const badges = label.body.badges.length > 0 ? 15 : 0;
  return {
    x: at.x + Math.cos(way) * reach - (badges / 2) * size,
    y: at.y + Math.sin(way) * reach,
    width: (28 + badges) * size,
    height: 34 * size,
  };
}

/** Names lie below what they name, or where they hide nobody who stands close by, nor his banner or name. */
export function placeNames(spots: readonly Spot[], held: readonly SpreadDisc[]): void {
  const named = spots.filter(({ label }) => label.name?.visible);
  const singles = spots.filter(({ label }) => label.body.drawn === 'single');
  const lying = singles.map(({ x, y, size }) => ({ x, y, width: 26 * size, height: 32 * size }));
  const places = named.map((spot) =>
    spot.label.body.drawn === 'single' ? nameWays(spot) : [nameWays(spot)[0] ?? NOWHERE],
  );
  const taken = spread(
    named.map(({ disc }, i) => ({ places: places[i] ?? [], own: disc })),
    [...singles.map(({ disc }) => disc), ...held],
    lying,
  );
  for (const [i, { label, x, y }] of named.entries()) {
    const box = places[i]?.[taken[i] ?? 0];
    if (box) label.name?.position.set(Math.round(box.x - x), Math.round(box.y - box.height / 2 - y));
  }
}

const NOWHERE: SpreadBox = { x: 0, y: 0, width: 0, height: 0 };

/** The boxes a name may take: below, above, beside, and farther below and above. */
function nameWays({ label, at, half, below, above, looksDown }: Spot): readonly SpreadBox[] {
  const size = { width: (label.name?.width ?? 0) - PLATE_PAD, height: NAME_HEIGHT - PLATE_PAD };
  const down = { x: at.x, y: at.y + below + size.height / 2, ...size };
  const up = { x: at.x, y: at.y + above + size.height / 2, ...size };
  const beside = half + size.width / 2 + 8;
  return [
    ...(looksDown ? [up, down] : [down, up]),
    { ...down, x: at.x + beside, y: at.y },
    { ...down, x: at.x - beside, y: at.y },
    { ...down, y: down.y + size.height },
    { ...up, y: up.y - size.height },
  ];
}

const rest = new WeakMap<Container, { readonly x: number; readonly y: number; readonly scale: number }>();

/** Scales a part about the banner's middle, from where it was made. */
function scalePart(part: Container, scale: number): void {
  let home = rest.get(part);
  if (!home) {
    home = { x: part.x, y: part.y, scale: part.scale.x };
    rest.set(part, home);
  }
  part.scale.set(home.scale * scale);
  part.position.set(home.x * scale, home.y * scale);
}
