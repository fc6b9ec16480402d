import { iconPath } from '../../icons/icon-path';
import { css, type Side, shade } from './palette';
import { type Pen, type Sheet, sheet } from './pen';

/** Banners, drops, badges and plates: painted once, shown at a constant size, always upright. Sizes are CSS pixels. */

export const BANNER = { width: 34, height: 42 } as const;
export const SANS = '"Alegreya Sans", "Gill Sans", "Trebuchet MS", sans-serif';
export const SERIF = 'Alegreya, "Palatino Linotype", Georgia, serif';
const INK = '#17100a';

export function glyph(pen: Pen, name: string, x: number, y: number, size: number, fill: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 512, size / 512);
  pen.fillStyle = fill;
  pen.fill(new Path2D(iconPath(name)));
  pen.restore();
}

/** The side's field with its division, so each side can be told apart in grey. */
export function paintField(pen: Pen, side: Side, w: number, h: number): void {
  pen.fillStyle = css(side.field);
  pen.fillRect(0, 0, w, h);
  pen.fillStyle = css(shade(side.field, 0.66));
  pen.strokeStyle = css(shade(side.field, 0.64));
  if (side.division === 'bend') {
    path(pen, [0, 0], [w, h], [0, h]);
    pen.fill();
  } else if (side.division === 'chevron') {
    path(pen, [0, h], [w / 2, h * 0.42], [w, h]);
    pen.fill();
  } else if (side.division === 'pale') pen.fillRect(w / 2, 0, w / 2, h);
  else if (side.division === 'fess') pen.fillRect(0, h * 0.36, w, h * 0.3);
  else if (side.division === 'quarterly') {
    pen.fillRect(0, 0, w / 2, h / 2);
    pen.fillRect(w / 2, h / 2, w / 2, h / 2);
  } else if (side.division === 'saltire') {
    pen.lineWidth = w * 0.22;
    path(pen, [0, 0], [w, h * 0.9]);
    pen.stroke();
    path(pen, [w, 0], [0, h * 0.9]);
    pen.stroke();
  }
}

/**
 * A banner for units, its foot cut after the side's division, a shield with a gold rim for heroes; one to three bezants
 * for a seat of the side. The outline tells sides apart where the icon covers the division and nothing is coloured.
 */
export function paintBanner(side: Side, icon: string, hero: boolean, mark: 0 | 1 | 2 | 3, q: number): Sheet {
  const { canvas, pen } = sheet(BANNER.width * q, BANNER.height * q);
  pen.scale(q, q);
  pen.translate(4, 3);
  const w = 26;
  const h = 32;
  const outline = () => (hero ? shieldPath(pen, side, w, h) : bannerPath(pen, side, w, h));
  pen.save();
  pen.shadowColor = 'rgba(8,5,2,.85)';
  pen.shadowBlur = 3.5 * q;
  pen.shadowOffsetX = 1.3 * q;
  pen.shadowOffsetY = 1.8 * q;
  outline();
  pen.fillStyle = '#15100a';
  pen.fill();
  pen.restore();
  pen.save();
  outline();
  pen.clip();
  paintField(pen, side, w, h);
  const sheen = pen.createLinearGradient(0, 0, w, 0);
  sheen.addColorStop(0, 'rgba(255,245,220,.2)');
  sheen.addColorStop(0.35, 'rgba(255,245,220,0)');
  sheen.addColorStop(1, 'rgba(0,0,0,.2)');
  pen.fillStyle = sheen;
  pen.fillRect(0, 0, w, h);
  pen.restore();
  outline();
  pen.lineWidth = 2.6;
  pen.strokeStyle = INK;
  pen.stroke();
  pen.lineWidth = 1.1;
  pen.strokeStyle = hero ? '#f0cf7e' : '#efe3c4';
  pen.stroke();
  pen.save();
  if (side.on !== '#241708') {
    pen.shadowColor = 'rgba(0,0,0,.7)';
    pen.shadowBlur = q;
  }
  glyph(pen, icon, 4, hero ? 4 : 3.2, 18, side.on);
  pen.restore();
  for (let i = 0; i < mark; i++) bezant(pen, w / 2 + (i - (mark - 1) / 2) * 5.4, hero ? h - 7.2 : h - 9.2);
  return canvas;
}

export function paintDrop(count: number, q: number): Sheet {
  const { canvas, pen } = sheet(22 * q, 22 * q);
  pen.scale(q, q);
  pen.translate(2, 1);
  pen.beginPath();
  pen.moveTo(9, 0);
  pen.bezierCurveTo(12, 5, 16.4, 8, 16.4, 12);
  pen.arc(9, 12, 7.4, 0, Math.PI);
  pen.bezierCurveTo(1.6, 8, 6, 5, 9, 0);
  pen.fillStyle = '#a3201c';
  pen.fill();
  pen.lineWidth = 2.6;
  pen.strokeStyle = INK;
  pen.stroke();
  pen.fill();
  pen.lineWidth = 1.3;
  pen.strokeStyle = '#f6e9d0';
  pen.stroke();
  pen.font = `700 ${count > 9 ? 10.5 : 11.5}px ${SANS}`;
  pen.textAlign = 'center';
  pen.fillStyle = '#fff6e4';
  pen.fillText(String(count), 9, 15.8);
  return canvas;
}

export function paintBadge(icon: string, tint: string, q: number): Sheet {
  const { canvas, pen } = badgeDisc(tint, q);
  glyph(pen, icon, 4.4, 4.4, 13.2, '#fff8e8');
  return canvas;
}

/** "+2": what no longer fits beside the banner. */
export function paintMore(count: number, q: number): Sheet {
  const { canvas, pen } = badgeDisc('#3a2d1e', q);
  pen.font = `700 10.5px ${SANS}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#fff8e8';
  pen.fillText(`+${count}`, 11, 11.6);
  return canvas;
}

export type PlateTone = 'ink' | 'gold' | 'red' | 'paper';

const PLATES: Readonly<Record<PlateTone, readonly [string, string, string]>> = {
  ink: ['rgba(24,17,10,.92)', '#f6ead0', 'rgba(232,210,160,.55)'],
  gold: ['#f3d78d', '#241708', '#5a3f12'],
  red: ['#8e2a1c', '#fff1df', '#f0c9b0'],
  paper: ['#f5ecd8', '#2b2118', '#8d7a58'],
};

/** Margin round a plate that its shadow needs, in px. */
export const PLATE_PAD = 6;

/** A plate: one short sentence on the table. Ink names, gold is yours and legal, red refuses, paper explains. */
export function paintPlate(text: string, tone: PlateTone, serif: boolean, q: number, icon?: string): Sheet {
  const size = serif ? 14.5 : 13;
  const font = `700 ${size}px ${serif ? SERIF : SANS}`;
  const lines = text.split('\n').slice(0, 3);
  const lead = icon ? size + 5 : 0;
  // Even sizes: half of them is whole pixels, and a centred plate stays sharp.
  const w = even(Math.max(...lines.map((line) => widthOf(line, font))) + 16 + lead);
  const h = even(lines.length * (size + 3) + 7);
  const [paper, ink, rim] = PLATES[tone];
  const { canvas, pen } = sheet((w + PLATE_PAD * 2) * q, (h + PLATE_PAD * 2) * q);
  pen.scale(q, q);
  pen.translate(PLATE_PAD, PLATE_PAD - 1);
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,.6)';
  pen.shadowBlur = 4 * q;
  pen.shadowOffsetY = 1.6 * q;
  pen.fillStyle = paper;
  pen.beginPath();
  pen.roundRect(0, 0, w, h, 3);
  pen.fill();
  pen.restore();
  pen.strokeStyle = rim;
  pen.lineWidth = 0.9;
  pen.beginPath();
  pen.roundRect(0.5, 0.5, w - 1, h - 1, 2.6);
  pen.stroke();
  if (icon) glyph(pen, icon, 6, (h - size - 2) / 2, size + 2, ink);
  pen.font = font;
  pen.fillStyle = ink;
  pen.textBaseline = 'middle';
  lines.forEach((line, i) => {
    pen.fillText(line, 8 + lead, h / 2 + 0.8 + (i - (lines.length - 1) / 2) * (size + 3));
  });
  return canvas;
}

/** Bare letters with a dark edge: numbers on the rail, a cursor's name. */
export function paintText(text: string, font: string, fill: string, edge: string | undefined, q: number): Sheet {
  const w = even(widthOf(text, font) + 6);
  const size = Number(/(\d+(?:\.\d+)?)px/.exec(font)?.[1] ?? 12);
  const { canvas, pen } = sheet(w * q, (size + 8) * q);
  pen.scale(q, q);
  pen.font = font;
  pen.textBaseline = 'middle';
  pen.textAlign = 'center';
  if (edge) {
    pen.lineJoin = 'round';
    pen.lineWidth = 3;
    pen.strokeStyle = edge;
    pen.strokeText(text, w / 2, size / 2 + 4.5);
  }
  pen.fillStyle = fill;
  pen.fillText(text, w / 2, size / 2 + 4.5);
  return canvas;
}

/** The next even whole length: half of it is whole pixels. */
export function even(length: number): number {
  return Math.ceil(length / 2) * 2;
}

let measure: Pen | undefined;
/** Width of a line of text in px. */
export function widthOf(text: string, font: string): number {
  measure ??= sheet(1, 1).pen;
  measure.font = font;
  return measure.measureText(text).width;
}

function badgeDisc(tint: string, q: number): { readonly canvas: Sheet; readonly pen: Pen } {
  const made = sheet(22 * q, 22 * q);
  const { pen } = made;
  pen.scale(q, q);
  pen.beginPath();
  pen.arc(11, 11, 9, 0, 7);
  pen.fillStyle = tint;
  pen.fill();
  pen.lineWidth = 2.6;
  pen.strokeStyle = INK;
  pen.stroke();
  pen.lineWidth = 1.1;
  pen.strokeStyle = '#f1e4c6';
  pen.stroke();
  return made;
}

function bezant(pen: Pen, x: number, y: number): void {
  pen.beginPath();
  pen.arc(x, y, 1.9, 0, 7);
  pen.fillStyle = '#f0cf7e';
  pen.fill();
  pen.lineWidth = 0.8;
  pen.strokeStyle = INK;
  pen.stroke();
}

/** Round at the foot for the sides whose banner is cut inwards, pointed for the others. */
function shieldPath(pen: Pen, side: Side, w: number, h: number): void {
  if (side.division === 'chevron' || side.division === 'fess' || side.division === 'quarterly') {
    path(pen, [0, 0], [w, 0], [w, h * 0.62], [w / 2, h], [0, h * 0.62]);
  } else {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(w, 0);
    pen.lineTo(w, h * 0.5);
    pen.quadraticCurveTo(w, h * 0.86, w / 2, h);
    pen.quadraticCurveTo(0, h * 0.86, 0, h * 0.5);
  }
  pen.closePath();
}

/** Each division has a foot of its own: swallow tail, point, straight, two points, step and notch. */
function bannerPath(pen: Pen, side: Side, w: number, h: number): void {
  path(pen, [0, 0], [w, 0], ...FEET[side.division](w, h));
  pen.closePath();
}

type Feet = (w: number, h: number) => readonly (readonly [number, number])[];
const swallow: Feet = (w, h) => [
  [w, h],
  [w / 2, h - 7],
  [0, h],
];
/** From the right edge to the left one. */
const FEET: Readonly<Record<Side['division'], Feet>> = {
  plain: swallow,
  bend: swallow,
  chevron: (w, h) => [
    [w, h - 8],
    [w / 2, h],
    [0, h - 8],
  ],
  pale: (w, h) => [
    [w, h - 2],
    [0, h - 2],
  ],
  fess: (w, h) => [
    [w, h - 6],
    [w * 0.75, h],
    [w / 2, h - 6],
    [w / 4, h],
    [0, h - 6],
  ],
  saltire: (w, h) => [
    [w, h],
    [0, h - 8],
  ],
  quarterly: (w, h) => [
    [w, h],
    [w / 2, h],
    [w / 2, h - 6],
    [0, h - 6],
  ],
};

function path(pen: Pen, ...points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  points.forEach(([x, y], i) => {
    if (i) pen.lineTo(x, y);
    else pen.moveTo(x, y);
  });
}
