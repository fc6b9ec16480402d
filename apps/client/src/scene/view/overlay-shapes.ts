import { outlineOf } from '@muster/geometry';
import type { Graphics } from 'pixi.js';
import type { Base, Overlay, Point, Tincture } from '../model';
import type { PlateTone } from '../paint/labels';
import { hex, sideOf } from '../paint/palette';
import type { Bodies } from './bodies';
import { arrowHead, CASING, cased, dashes, dottedRing, type Flat, hatch, INKS, IVORY, polyline, VIOLET } from './inks';
import { drawStick } from './stick';

/** What an overlay is drawn with. Lengths in mm; `px` is one CSS pixel in mm at the present zoom. */
export interface Ink {
  readonly under: Graphics;
  readonly over: Graphics;
  readonly px: number;
  readonly width: number;
  readonly depth: number;
  readonly bodies: Bodies;
  readonly now: number;
  readonly reduced: boolean;
  plate(at: Point, text: string, tone: PlateTone, how?: PlateHow): void;
  ghost(of: string, base: Base, alpha: number): void;
  /** A slip of paper whose pin is at the point. */
  note(at: Point, text: string): void;
}

export interface PlateHow {
  readonly serif?: boolean;
  readonly icon?: string;
  /** CSS px below the point. */
  readonly dy?: number;
  readonly alpha?: number;
}

export function drawOverlay(o: Overlay, ink: Ink): void {
  const draw = DRAW[o.is] as (o: Overlay, ink: Ink) => void;
  draw(o, ink);
}

const DRAW: { readonly [K in Overlay['is']]: (o: Extract<Overlay, { readonly is: K }>, ink: Ink) => void } = {
  ghost(o, ink) {
    ink.ghost(o.of, o.base, 0.72);
    outline(ink, flatOf(o.base, ink), INKS[o.tone], 2, 0.12);
  },
  turner,
  hand: (o, ink) => hand(ink, flatOf(o.base, ink)),
  outline: bodyOutline,
  region,
  path,
  line: sightLine,
  edge(o, ink) {
    const at = flat([o.from, o.to], ink);
    cased(ink.over, () => polyline(ink.over, at), toneOf(o.tone, IVORY), 4 * ink.px, ink.px);
  },
  stick: (o, ink) => drawStick(o, ink),
  ring,
  ruler,
  cursor: (o, ink) => cursor(o.at, o.whose, o.tincture, ink),
  plate: (o, ink) =>
    ink.plate(o.at, o.text, o.tone, {
      ...(o.icon ? { icon: o.icon } : {}),
      // Half a plate and a hair more keep it clear of what it is about
      ...(o.above === undefined ? {} : { dy: -o.above / ink.px - Math.sign(o.above) * 14 }),
    }),
  note: (o, ink) => ink.note(o.at, o.text),
  secret,
  // Drawn frame by frame, see overlay-live.
  ping: () => {},
  trail: () => {},
};

/** The ring that springs a trap, and who waits for it. */
function secret(o: Extract<Overlay, { is: 'secret' }>, ink: Ink): void {
  const g = ink.under;
  const [x, y] = flat([o.at], ink) as [number, number];
  if (o.radius > 0) {
    g.circle(x, y, o.radius).fill({ color: VIOLET, alpha: 0.14 });
    cased(g, () => g.circle(x, y, o.radius), VIOLET, 2 * ink.px, ink.px);
  }
  for (const to of o.to)
    cased(g, () => dashes(g, [x, y, ...flat([to], ink)], 9 * ink.px, 6 * ink.px), VIOLET, 2 * ink.px, ink.px);
}

/** Violet dashes round what only the master sees; white round everything where contrast is asked for. */
export function drawStanding(ink: Ink, highContrast: boolean): void {
  const g = ink.over;
  for (const body of ink.bodies.all()) {
    if (!body.secret && !highContrast) continue;
    const base = ink.bodies.baseOf(body.id);
    if (!base) continue;
    const at = flatOf(base, ink);
    if (body.secret) cased(g, () => dashes(g, at, 6 * ink.px, 4 * ink.px, true), VIOLET, 2 * ink.px, ink.px);
    else cased(g, () => polyline(g, at, true), 0xffffff, 2 * ink.px, ink.px);
  }
}

/** Gold round what is selected, ivory round what is under the pointer. */
export function drawSelection(ink: Ink, selected: readonly string[], hovered: string | undefined): void {
  for (const id of selected) {
    const base = ink.bodies.baseOf(id);
    if (base) outline(ink, flatOf(base, ink), INKS.legal, 2.4, 0);
  }
  if (!hovered || selected.includes(hovered)) return;
  const base = ink.bodies.baseOf(hovered);
  if (base) cased(ink.over, () => polyline(ink.over, flatOf(base, ink), true), IVORY, 1.4 * ink.px, ink.px, 0.85);
}

export function flat(points: readonly Point[], ink: Pick<Ink, 'depth'>): number[] {
  return points.flatMap((p) => [p.x, ink.depth - p.y]);
}

function flatOf(base: Base, ink: Ink): number[] {
  return flat(outlineOf(base, 64), ink);
}

function toneOf(tone: keyof typeof INKS, legal: number): number {
  return tone === 'legal' ? legal : INKS[tone];
}

function outline(ink: Ink, at: Flat, color: number, width: number, fill: number): void {
  const g = ink.over;
  if (fill) g.poly([...at]).fill({ color, alpha: fill });
  cased(g, () => polyline(g, at, true), color, width * ink.px, ink.px);
}

/** A band round the selection, wide enough for a thumb, with a knob at the front to turn it by. */
function turner(o: Extract<Overlay, { is: 'turner' }>, ink: Ink): void {
  const g = ink.over;
  const { shape, pose } = o.base;
  const inner = (shape.kind === 'disc' ? shape.radius : Math.hypot(shape.width, shape.depth) / 2) + 6 * ink.px;
  const r = inner + 22 * ink.px;
  const [x, y] = flat([pose], ink) as [number, number];
  g.circle(x, y, r).stroke({ color: CASING, width: 44 * ink.px, alpha: 0.3 });
  g.circle(x, y, r).stroke({ color: INKS.legal, width: 1.4 * ink.px, alpha: 0.55 });
  const angle = (-pose.facing * Math.PI) / 180;
  const [kx, ky] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  g.circle(kx, ky, 15 * ink.px)
    .fill({ color: 0xf3d27a })
    .stroke({ color: CASING, width: 2 * ink.px });
  for (const s of [-1, 1]) {
    const a = angle + (s * 34 * ink.px) / r;
    arrowHead(g, kx, ky, x + Math.cos(a) * r, y + Math.sin(a) * r, 9 * ink.px, IVORY);
  }
}

/** Where the hand itself is while the ghost stands somewhere else: an empty dashed box. */
function hand(ink: Ink, at: Flat): void {
  const g = ink.over;
  cased(g, () => dashes(g, at, 7 * ink.px, 5 * ink.px, true), IVORY, 1.5 * ink.px, ink.px, 0.8);
}

function bodyOutline(o: Extract<Overlay, { is: 'outline' }>, ink: Ink): void {
  const base = ink.bodies.baseOf(o.of);
  if (!base) return;
  const at = flatOf(base, ink);
  const color = INKS[o.tone];
  outline(ink, at, color, 2.4, 0.08);
  if (!o.hatch) return;
  hatch(ink.over, at, 8 * ink.px);
  ink.over.stroke({ color, width: 1.6 * ink.px, alpha: 0.75 });
}

function region(o: Extract<Overlay, { is: 'region' }>, ink: Ink): void {
  const g = ink.under;
  const at = flat(onTable(o.polygon, ink), ink);
  if (at.length < 6) return;
  if (o.tone === 'threat') {
    const color = o.tincture ? hex(sideOf(o.tincture).field) : INKS.threat;
    g.poly(at).fill({ color, alpha: 0.09 });
    hatch(g, at, 13 * ink.px);
    g.stroke({ color, width: 1.1 * ink.px, alpha: 0.22 });
    cased(g, () => dashes(g, at, 5 * ink.px, 4 * ink.px, true), color, 1.3 * ink.px, ink.px, 0.7);
    return;
  }
  const color = o.tincture ? hex(sideOf(o.tincture).field) : INKS[o.tone];
  g.poly(at).fill({ color, alpha: o.tone === 'aura' ? 0.08 : 0.15 });
  if (o.tone === 'legal' || o.tone === 'refused' || o.tone === 'target') {
    cased(g, () => dashes(g, at, 8 * ink.px, 5 * ink.px, true), color, 1.5 * ink.px, ink.px, 0.9);
    return;
  }
  cased(g, () => polyline(g, at, true), color, 1.4 * ink.px, ink.px, 0.75);
}

function path(o: Extract<Overlay, { is: 'path' }>, ink: Ink): void {
  const refused = o.tone === 'refused' || o.tone === 'blocked';
  const tone = refused ? INKS.refused : INKS.legal;
  if (o.corridor && o.corridor.length > 2) {
    const at = flat(o.corridor, ink);
    ink.under.poly(at).fill({ color: tone, alpha: 0.2 });
    cased(ink.under, () => dashes(ink.under, at, 6 * ink.px, 5 * ink.px, true), tone, 1.2 * ink.px, ink.px, 0.7);
  }
  const line = flat(o.points, ink);
  if (line.length < 4) return;
  const g = ink.over;
  const color = refused ? INKS.refused : IVORY;
  cased(g, () => polyline(g, line), color, 2 * ink.px, ink.px);
  for (let i = 2; i < line.length - 2; i += 2) wayPoint(g, line[i]!, line[i + 1]!, color, ink.px);
  const [ax, ay, bx, by] = line.slice(-4) as [number, number, number, number];
  if (Math.hypot(bx - ax, by - ay) > 4 * ink.px) arrowHead(g, ax, ay, bx, by, 11 * ink.px, color);
}

/** Dashed from eye to target; where something blocks it ends in a barred circle. */
function sightLine(o: Extract<Overlay, { is: 'line' }>, ink: Ink): void {
  const g = ink.over;
  const at = flat([o.from, o.to], ink);
  const color = INKS[o.tone];
  const alpha = o.barred ? 0.85 : 1;
  cased(g, () => dashes(g, at, 9 * ink.px, 6 * ink.px), o.barred ? INKS.sight : color, 2 * ink.px, ink.px, alpha);
  if (!o.barred) return;
  const [x, y] = [at[2]!, at[3]!];
  const r = 8 * ink.px;
  g.circle(x, y, r).fill({ color: CASING, alpha: 0.45 });
  const cross = (): void => {
    g.circle(x, y, r);
    g.moveTo(x - r * 0.7, y + r * 0.7).lineTo(x + r * 0.7, y - r * 0.7);
  };
  cased(g, cross, INKS.blocked, 2.2 * ink.px, ink.px);
}

function ring(o: Extract<Overlay, { is: 'ring' }>, ink: Ink): void {
  const g = ink.under;
  const [x, y] = flat([o.at], ink) as [number, number];
  const color = INKS[o.tone];
  const arcs = ringOnTable(x, y, o.radius, ink);
  if (o.tone === 'aura' || o.dotted) {
    if (arcs) g.poly(arcs.fill).fill({ color, alpha: 0.08 });
    else g.circle(x, y, o.radius).fill({ color, alpha: 0.08 });
    const dots = (): void => {
      if (!arcs) dottedRing(g, x, y, o.radius, 9 * ink.px);
      for (const arc of arcs?.lines ?? []) dashes(g, arc, 3 * ink.px, 6 * ink.px);
    };
    cased(g, dots, color, 1.8 * ink.px, ink.px, 0.95);
    return;
  }
  if (!arcs) {
    g.circle(x, y, o.radius).fill({ color, alpha: 0.1 });
    cased(g, () => g.circle(x, y, o.radius), color, 1.6 * ink.px, ink.px, 0.9);
    return;
  }
  g.poly(arcs.fill).fill({ color, alpha: 0.1 });
  for (const arc of arcs.lines) cased(g, () => polyline(g, arc), color, 1.6 * ink.px, ink.px, 0.9);
}

/** What of an area lies on the table: it is cut along one edge after the other. */
function onTable(polygon: readonly Point[], { width, depth }: Pick<Ink, 'width' | 'depth'>): readonly Point[] {
  const cut = (points: readonly Point[], inside: (p: Point) => number): readonly Point[] =>
    points.flatMap((to, i) => {
      const from = points[(i + points.length - 1) % points.length] ?? to;
      const [a, b] = [inside(from), inside(to)];
      const t = a / (a - b);
      const edge = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
      return [...(a < 0 !== b < 0 ? [edge] : []), ...(b < 0 ? [] : [to])];
    });
  const sides = [(p: Point) => p.x, (p: Point) => width - p.x, (p: Point) => p.y, (p: Point) => depth - p.y];
  return sides.reduce(cut, polygon);
}

/** What of a ring lies on the table: its area, and the arcs of its edge; undefined where all of it does. */
function ringOnTable(
  x: number,
  y: number,
  radius: number,
  { width, depth }: Ink,
): { readonly fill: number[]; readonly lines: readonly number[][] } | undefined {
  if (x >= radius && y >= radius && x <= width - radius && y <= depth - radius) return undefined;
  const around = Array.from({ length: 129 }, (_, i) => {
    const a = (i / 128) * Math.PI * 2;
    return [x + Math.cos(a) * radius, y + Math.sin(a) * radius] as const;
  });
  const lines: number[][] = [];
  let open: number[] | undefined;
  for (const [px, py] of around) {
    const lies = px >= 0 && py >= 0 && px <= width && py <= depth;
    if (!lies) open = undefined;
    else if (open) open.push(px, py);
    else {
      open = [px, py];
      lines.push(open);
    }
  }
  // A circle held to a rectangle that holds its middle: each point goes to the nearest place on the table
  const fill = around.flatMap(([px, py]) => [Math.min(width, Math.max(0, px)), Math.min(depth, Math.max(0, py))]);
  return { fill, lines: lines.filter((line) => line.length >= 4) };
}

function ruler(o: Extract<Overlay, { is: 'ruler' }>, ink: Ink): void {
  const g = ink.over;
  const at = flat(o.points, ink);
  const theirs = o.whose !== undefined;
  const alpha = theirs ? 0.6 : 1;
  if (at.length >= 4) cased(g, () => polyline(g, at), INKS.path, 2 * ink.px, ink.px, alpha);
  for (let i = 0; i < at.length; i += 2) wayPoint(g, at[i]!, at[i + 1]!, INKS.path, ink.px, alpha);
  const end = o.points.at(-1);
  if (!end) return;
  const words = theirs ? `${o.text} · ${o.whose}` : o.text;
  ink.plate(end, words, theirs ? 'ink' : 'gold', { dy: -22, alpha: theirs ? 0.8 : 1 });
}

function cursor(at: Point, whose: string, tincture: Tincture | undefined, ink: Ink): void {
  const g = ink.over;
  const [x, y] = flat([at], ink) as [number, number];
  const color = tincture ? hex(sideOf(tincture).field) : INKS.path;
  const r = 5 * ink.px;
  g.circle(x, y, r + 1.6 * ink.px).fill({ color: CASING, alpha: 0.55 });
  g.circle(x, y, r)
    .fill({ color })
    .stroke({ color: IVORY, width: 1.2 * ink.px });
  ink.plate(at, whose, 'ink', { dy: 19, alpha: 0.85 });
}

function wayPoint(g: Graphics, x: number, y: number, color: number, px: number, alpha = 1): void {
  g.circle(x, y, 4.4 * px).fill({ color: CASING, alpha: 0.6 * alpha });
  g.circle(x, y, 3.2 * px).fill({ color, alpha });
}
