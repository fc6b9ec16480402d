import { random } from './noise';
import { css, shade } from './palette';
import { type Pen, type Sheet, sheet } from './pen';

/** Width of the walnut rail and of the floor painted round it, in mm. */
export const RAIL = 30;
export const FLOOR = 420;

/** The rule in the rail: a tick each so many mm, longer at the half, numbered at the whole. */
const RULES = { in: { each: 25.4, half: 6, whole: 12 }, cm: { each: 10, half: 5, whole: 10 } } as const;
type Rule = (typeof RULES)[keyof typeof RULES];
export type RailUnits = keyof typeof RULES;

/**
 * Floorboards almost in the dark, the table's own shadow, a walnut rail lit on two sides, and a brass rule inlaid in it.
 * The hole in the middle is left for the ground; numbers stand upright and are drawn apart.
 */
export function paintFrame(w: number, h: number, k: number, units: RailUnits = 'in'): Sheet {
  const W = w + FLOOR * 2;
  const H = h + FLOOR * 2;
  const { canvas, pen } = sheet(W * k, H * k);
  pen.scale(canvas.width / W, canvas.height / H);
  const rnd = random(5);
  floorboards(pen, W, H, rnd);
  pen.save();
  pen.filter = `blur(${26 * k}px)`;
  pen.fillStyle = 'rgba(0,0,0,.85)';
  pen.fillRect(FLOOR - RAIL + 14, FLOOR - RAIL + 20, w + RAIL * 2, h + RAIL * 2);
  pen.restore();
  rail(pen, FLOOR - RAIL, FLOOR - RAIL, w + RAIL * 2, RAIL, false, 1.12, rnd);
  rail(pen, FLOOR - RAIL, FLOOR + h, w + RAIL * 2, RAIL, false, 0.8, rnd);
  rail(pen, FLOOR - RAIL, FLOOR, RAIL, h, true, 1.02, rnd);
  rail(pen, FLOOR + w, FLOOR, RAIL, h, true, 0.84, rnd);
  mitres(pen, w, h);
  pen.strokeStyle = 'rgba(255,220,170,.28)';
  pen.lineWidth = 1.4;
  pen.strokeRect(FLOOR - RAIL + 1, FLOOR - RAIL + 1, w + RAIL * 2 - 2, h + RAIL * 2 - 2);
  pen.strokeStyle = 'rgba(10,6,2,.8)';
  pen.lineWidth = 3;
  pen.strokeRect(FLOOR - 1.5, FLOOR - 1.5, w + 3, h + 3);
  ticks(pen, w, h, RULES[units]);
  vignette(pen, W, H);
  return canvas;
}

/** Where the rail's numbers stand: every twelve inches or ten centimetres, in paint space of the table (y down). */
export function railNumbers(
  w: number,
  h: number,
  units: RailUnits = 'in',
): readonly { readonly x: number; readonly y: number; readonly text: string }[] {
  const { each, whole } = RULES[units];
  const out: { x: number; y: number; text: string }[] = [];
  for (let i = whole; i * each <= w + 1; i += whole) {
    for (const y of [-22, h + 22]) out.push({ x: i * each, y, text: String(i) });
  }
  for (let i = whole; i * each <= h + 1; i += whole) {
    for (const x of [-21, w + 21]) out.push({ x, y: h - i * each, text: String(i) });
  }
  return out;
}

function floorboards(pen: Pen, W: number, H: number, rnd: () => number): void {
  pen.fillStyle = '#1c1510';
  pen.fillRect(0, 0, W, H);
  for (let y = 0; y < H; y += 74) {
    pen.fillStyle = css(shade([44, 32, 23], 0.75 + rnd() * 0.35));
    pen.fillRect(0, y, W, 73);
    for (let i = 0; i < 40; i++) {
      pen.strokeStyle = `rgba(12,8,4,${0.1 + rnd() * 0.25})`;
      pen.lineWidth = 0.6 + rnd();
      const yy = y + rnd() * 72;
      const x = rnd() * W;
      pen.beginPath();
      pen.moveTo(x, yy);
      pen.bezierCurveTo(x + 120, yy + rnd() * 6 - 3, x + 240, yy + rnd() * 6 - 3, x + 380, yy);
      pen.stroke();
    }
    const joint = rnd() * W;
    pen.fillStyle = 'rgba(10,6,3,.6)';
    pen.fillRect(joint, y, 1.6, 73);
  }
}

function rail(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  upright: boolean,
  light: number,
  rnd: () => number,
): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, w, h);
  pen.clip();
  pen.fillStyle = css(shade([92, 62, 38], light));
  pen.fillRect(x, y, w, h);
  for (let i = 0; i < 110; i++) {
    pen.strokeStyle = `rgba(${rnd() < 0.4 ? '160,116,74' : '34,20,10'},${0.08 + rnd() * 0.2})`;
    pen.lineWidth = 0.5 + rnd() * 1.3;
    const across = rnd() * (upright ? w : h);
    const along = rnd() * (upright ? h : w) - 100;
    const sway = rnd() * 3 - 1;
    pen.beginPath();
    if (upright) {
      pen.moveTo(x + across, y + along);
      pen.lineTo(x + across + sway, y + along + 300);
    } else {
      pen.moveTo(x + along, y + across);
      pen.lineTo(x + along + 300, y + across + sway);
    }
    pen.stroke();
  }
  const g = upright ? pen.createLinearGradient(x, 0, x + w, 0) : pen.createLinearGradient(0, y, 0, y + h);
  g.addColorStop(0, 'rgba(255,224,176,.16)');
  g.addColorStop(0.35, 'rgba(255,224,176,0)');
  g.addColorStop(1, 'rgba(0,0,0,.28)');
  pen.fillStyle = g;
  pen.fillRect(x, y, w, h);
  pen.restore();
}

/** The slanting joints in the corners. */
function mitres(pen: Pen, w: number, h: number): void {
  pen.strokeStyle = 'rgba(14,8,3,.55)';
  pen.lineWidth = 1.2;
  for (const [x, y, dx, dy] of [
    [FLOOR, FLOOR, -1, -1],
    [FLOOR + w, FLOOR, 1, -1],
    [FLOOR, FLOOR + h, -1, 1],
    [FLOOR + w, FLOOR + h, 1, 1],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + dx * RAIL, y + dy * RAIL);
    pen.stroke();
  }
}

function ticks(pen: Pen, w: number, h: number, { each, half, whole }: Rule): void {
  pen.fillStyle = '#d9b878';
  const lengthAt = (i: number): number => (i % whole === 0 ? 11 : i % half === 0 ? 9 : 5);
  for (let i = 0; i * each <= w + 1; i++) {
    const l = lengthAt(i);
    const x = FLOOR + i * each;
    pen.globalAlpha = i % half ? 0.5 : 0.9;
    pen.fillRect(x - 0.6, FLOOR - 4 - l, 1.2, l);
    pen.fillRect(x - 0.6, FLOOR + h + 4, 1.2, l);
  }
  for (let i = 0; i * each <= h + 1; i++) {
    const l = lengthAt(i);
    const y = FLOOR + h - i * each;
    pen.globalAlpha = i % half ? 0.5 : 0.9;
    pen.fillRect(FLOOR - 4 - l, y - 0.6, l, 1.2);
    pen.fillRect(FLOOR + w + 4, y - 0.6, l, 1.2);
  }
  pen.globalAlpha = 1;
}

/** The lamp does not reach the far floor: it ends in the dark of the room, whatever lies behind the canvas. */
function vignette(pen: Pen, W: number, H: number): void {
  const night = '20,16,12';
  const g = pen.createRadialGradient(W / 2, H / 2, Math.min(W, H) * 0.42, W / 2, H / 2, Math.max(W, H) * 0.6);
  g.addColorStop(0, `rgba(${night},0)`);
  g.addColorStop(1, `rgba(${night},.9)`);
  pen.fillStyle = g;
  pen.fillRect(0, 0, W, H);
  const edge = FLOOR * 0.7;
  for (const [x0, y0, x1, y1] of [
    [0, 0, edge, 0],
    [W, 0, W - edge, 0],
    [0, 0, 0, edge],
    [0, H, 0, H - edge],
  ] as const) {
    const fade = pen.createLinearGradient(x0, y0, x1, y1);
    fade.addColorStop(0, `rgba(${night},1)`);
    fade.addColorStop(1, `rgba(${night},0)`);
    pen.fillStyle = fade;
    pen.fillRect(0, 0, W, H);
  }
}
