import { glyph, paintField, SANS, SERIF } from './labels';
import { random } from './noise';
import { css, mix, type RGB, rgb, type Side, shade } from './palette';
import { type Pen, type Sheet, sheet } from './pen';

const INK = '#17100a';

/** A plain piece: a turned wooden counter with its side's field and an icon on it. */
export function paintPiece(w: number, d: number, round: boolean, side: Side, icon: string, k: number): Sheet {
  const { canvas, pen } = sheet(w * k, d * k);
  pen.scale(canvas.width / w, canvas.height / d);
  const shape = (inset: number): void => footprint(pen, w, d, round, inset);
  shape(0.2);
  pen.fillStyle = INK;
  pen.fill();
  shape(0.9);
  pen.fillStyle = '#a8794a';
  pen.fill();
  pen.save();
  pen.clip();
  grain(pen, w, d, rgb('#a8794a'));
  pen.restore();
  const rim = Math.min(w, d) * 0.13;
  shape(rim);
  pen.fillStyle = INK;
  pen.fill();
  pen.save();
  shape(rim + 0.5);
  pen.clip();
  paintField(pen, side, w, d);
  const light = pen.createLinearGradient(0, 0, w, d);
  light.addColorStop(0, 'rgba(255,246,220,.24)');
  light.addColorStop(0.5, 'rgba(255,246,220,0)');
  light.addColorStop(1, 'rgba(0,0,0,.24)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, w, d);
  pen.restore();
  const size = Math.min(w, d) * 0.5;
  glyph(pen, icon, (w - size) / 2, (d - size) / 2, size, side.on);
  return canvas;
}

/** A cloth laid over something. It depends on its footprint alone: nothing of what lies beneath shows. */
export function paintCover(w: number, d: number, round: boolean, k: number): Sheet {
  const pad = COVER_PAD;
  const { canvas, pen } = sheet((w + pad * 2) * k, (d + pad * 2) * k);
  pen.scale(canvas.width / (w + pad * 2), canvas.height / (d + pad * 2));
  pen.translate(pad, pad);
  const rnd = random(Math.round(w * 7 + d * 13));
  const cloth = rgb('#5b4a3a');
  const edge = hem(w, d, round, rnd);
  pen.save();
  pen.clip(edge);
  pen.fillStyle = css(cloth);
  pen.fillRect(-pad, -pad, w + pad * 2, d + pad * 2);
  folds(pen, w, d, cloth, rnd);
  pen.restore();
  pen.lineWidth = 0.7;
  pen.strokeStyle = INK;
  pen.stroke(edge);
  pen.save();
  footprint(pen, w, d, round, 2.4);
  pen.lineWidth = 0.5;
  pen.setLineDash([1.6, 1.4]);
  pen.strokeStyle = 'rgba(233,196,106,.55)';
  pen.stroke();
  pen.restore();
  return canvas;
}

/** A cloth hangs over its footprint by this much, in mm. */
export const COVER_PAD = 3;

/** A brass coin on the ground with the holder's field, or bare brass while nobody holds it. */
export function paintObjective(side: Side | undefined, text: string, px: number): Sheet {
  const { canvas, pen } = sheet(px, px);
  pen.scale(px / 100, px / 100);
  disc(pen, 48, INK);
  const brass = pen.createLinearGradient(20, 10, 80, 95);
  brass.addColorStop(0, '#f6dd97');
  brass.addColorStop(0.5, '#c9973f');
  brass.addColorStop(1, '#7d5718');
  disc(pen, 46, brass);
  for (let i = 0; i < 40; i++) {
    pen.save();
    pen.translate(50, 50);
    pen.rotate((i / 40) * Math.PI * 2);
    pen.fillStyle = 'rgba(60,38,8,.45)';
    pen.fillRect(-0.8, -45, 1.6, 5);
    pen.restore();
  }
  disc(pen, 38, INK);
  pen.save();
  pen.beginPath();
  pen.arc(50, 50, 36.5, 0, 7);
  pen.clip();
  if (side) {
    pen.translate(13.5, 13.5);
    paintField(pen, side, 73, 73);
  } else {
    pen.fillStyle = '#a97c34';
    pen.fillRect(0, 0, 100, 100);
  }
  pen.restore();
  const ink = side ? side.on : '#2a1b08';
  if (text) letter(pen, text, ink, 46);
  else glyph(pen, 'flying-flag', 30, 28, 42, ink);
  return canvas;
}

/** A dark disc with a dashed rim: something unknown. */
export function paintMarker(text: string, px: number): Sheet {
  const { canvas, pen } = sheet(px, px);
  pen.scale(px / 100, px / 100);
  disc(pen, 47, 'rgba(12,8,4,.9)');
  disc(pen, 44, '#2a2019');
  pen.lineWidth = 3;
  pen.setLineDash([9, 6.6]);
  pen.strokeStyle = '#e7d3a4';
  pen.beginPath();
  pen.arc(50, 50, 40, 0, 7);
  pen.stroke();
  letter(pen, text || '?', '#f3e2b8', 52);
  return canvas;
}

/** How much wider than its marker the rings lie. */
export const RINGS = 1.9;

/** Two thin rings about a marker nobody has looked at yet. */
export function paintMarkerRings(px: number): Sheet {
  const { canvas, pen } = sheet(px, px);
  pen.scale(px / 100, px / 100);
  for (const [r, width, alpha] of [
    [47.6, 1.3, 0.6],
    [39.4, 1.6, 0.8],
  ] as const) {
    for (const [ink, more] of [
      [`rgba(12,8,4,${alpha * 0.8})`, 1.2],
      [`rgba(243,226,184,${alpha})`, 0],
    ] as const) {
      pen.beginPath();
      pen.arc(50, 50, r, 0, 7);
      pen.lineWidth = width + more;
      pen.strokeStyle = ink;
      pen.stroke();
    }
  }
  return canvas;
}

/** A bone counter with a number, a word or an icon on it. */
export function paintCounter(side: Side | undefined, text: string, px: number, icon?: string): Sheet {
  const { canvas, pen } = sheet(px, px);
  pen.scale(px / 100, px / 100);
  disc(pen, 46, INK);
  disc(pen, 43, side ? css(side.field) : '#efe2c4');
  pen.lineWidth = 2;
  pen.strokeStyle = side ? 'rgba(255,244,214,.7)' : 'rgba(80,56,20,.6)';
  pen.beginPath();
  pen.arc(50, 50, 37, 0, 7);
  pen.stroke();
  if (icon) glyph(pen, icon, 24, 24, 52, side ? side.on : '#2a1b08');
  else letter(pen, text, side ? side.on : '#2a1b08', text.length > 3 ? 24 : text.length > 1 ? 40 : 50);
  return canvas;
}

function letter(pen: Pen, text: string, ink: string, size: number): void {
  pen.font = `700 ${size}px ${text.length > 1 ? SANS : SERIF}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = ink;
  pen.fillText(text, 50, 53, 74);
}

function disc(pen: Pen, r: number, fill: string | CanvasGradient): void {
  pen.beginPath();
  pen.arc(50, 50, r, 0, 7);
  pen.fillStyle = fill;
  pen.fill();
}

function footprint(pen: Pen, w: number, d: number, round: boolean, inset: number): void {
  pen.beginPath();
  if (round) pen.ellipse(w / 2, d / 2, w / 2 - inset, d / 2 - inset, 0, 0, 7);
  else pen.roundRect(inset, inset, w - inset * 2, d - inset * 2, Math.min(3, Math.min(w, d) * 0.06));
}

/** The wavy edge of a cloth. */
function hem(w: number, d: number, round: boolean, rnd: () => number): Path2D {
  const edge = new Path2D();
  const n = 44;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2;
    const c = Math.cos(a);
    const s = Math.sin(a);
    const out = 1.2 + rnd() * 1.7;
    // On a rectangle the ray ends on its side; on a disc on the rim.
    const k = round ? 1 : 1 / Math.max(Math.abs(c), Math.abs(s));
    edge.lineTo(w / 2 + c * k * (w / 2) + c * out, d / 2 + s * k * (d / 2) + s * out);
  }
  edge.closePath();
  return edge;
}

function folds(pen: Pen, w: number, d: number, cloth: RGB, rnd: () => number): void {
  for (let i = 0; i < (w + d) / 3; i++) {
    const x = rnd() * w;
    const y = rnd() * d;
    const length = 8 + rnd() * 26;
    const a = -0.7 + rnd() * 1.2;
    pen.lineWidth = 1.5 + rnd() * 4;
    pen.lineCap = 'round';
    pen.strokeStyle = css(rnd() < 0.5 ? shade(cloth, 0.7) : mix(cloth, [220, 196, 160], 0.22), 0.28);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(
      x + Math.cos(a) * length * 0.5 + 2,
      y + Math.sin(a) * length * 0.5 - 2,
      x + Math.cos(a) * length,
      y + Math.sin(a) * length,
    );
    pen.stroke();
  }
  const light = pen.createLinearGradient(0, 0, w, d);
  light.addColorStop(0, 'rgba(255,240,210,.22)');
  light.addColorStop(0.5, 'rgba(255,240,210,0)');
  light.addColorStop(1, 'rgba(0,0,0,.34)');
  pen.fillStyle = light;
  pen.fillRect(-4, -4, w + 8, d + 8);
}

function grain(pen: Pen, w: number, d: number, wood: RGB): void {
  const rnd = random(3);
  for (let y = 0; y < d; y += 0.7) {
    pen.strokeStyle = css(shade(wood, 0.7 + rnd() * 0.55), 0.4);
    pen.lineWidth = 0.35;
    pen.beginPath();
    pen.moveTo(0, y);
    pen.bezierCurveTo(w * 0.3, y + rnd(), w * 0.6, y - rnd(), w, y);
    pen.stroke();
  }
}
