import { noise, random } from './noise';
import { css, type Ground, mix, type Side } from './palette';
import { type Pen, type Sheet, sheet } from './pen';

const INK = '#17100a';

/** The base of a single figure: turf inside a rim with the side's tincture and division. Round or square. */
export function paintBase(
  w: number,
  d: number,
  round: boolean,
  side: Side,
  ground: Ground,
  seed: number,
  k: number,
): Sheet {
  const { canvas, pen } = sheet(w * k, d * k);
  pen.scale(canvas.width / 200, canvas.height / 200);
  const disc = (r: number): void => {
    pen.beginPath();
    if (round) pen.arc(100, 100, r, 0, 7);
    else pen.roundRect(100 - r, 100 - r, r * 2, r * 2, 4);
  };
  disc(99);
  pen.fillStyle = '#150e07';
  pen.fill();
  disc(94);
  pen.fillStyle = css(side.field);
  pen.fill();
  pen.save();
  disc(94);
  pen.clip();
  rimDivision(pen, side, round);
  pen.restore();
  disc(79);
  pen.fillStyle = '#1b130a';
  pen.fill();
  pen.save();
  disc(76);
  pen.clip();
  turf(pen, ground, seed);
  pen.restore();
  disc(93);
  pen.lineWidth = 2;
  pen.strokeStyle = 'rgba(255,244,214,.4)';
  pen.stroke();
  return canvas;
}

/** A single figure from afar: its side's field on a disc. */
export function paintDiscBlock(side: Side, round: boolean, size: number): Sheet {
  const { canvas, pen } = sheet(size, size);
  pen.scale(size / 200, size / 200);
  pen.beginPath();
  if (round) pen.arc(100, 100, 92, 0, 7);
  else pen.rect(8, 8, 184, 184);
  pen.fillStyle = css(side.field);
  pen.fill();
  pen.save();
  pen.clip();
  pen.strokeStyle = css(side.charge, 0.55);
  pen.lineWidth = 26;
  rimDivision(pen, side, round);
  pen.restore();
  pen.lineWidth = 16;
  pen.strokeStyle = INK;
  pen.stroke();
  pen.lineWidth = 6;
  pen.strokeStyle = 'rgba(255,244,214,.6)';
  pen.stroke();
  return canvas;
}

/** Room the front mark takes, in mm: the chevron stands ahead of the front edge, the leader point on it. */
export const FRONT = { width: 24, height: 17, edge: 14 } as const;

/** Ivory chevron ahead of the front edge with the gold leader point on it; the edge lies `FRONT.edge` mm down. */
export function paintFront(side: Side, chevron: boolean, k: number): Sheet {
  const { canvas, pen } = sheet(FRONT.width * k, FRONT.height * k);
  pen.scale(k, k);
  pen.translate(FRONT.width / 2, FRONT.edge);
  pen.lineJoin = 'round';
  if (chevron) {
    pen.beginPath();
    pen.moveTo(0, -12);
    pen.lineTo(10, -3.4);
    pen.lineTo(0, -6.4);
    pen.lineTo(-10, -3.4);
    pen.closePath();
    pen.fillStyle = css(mix(side.field, [255, 246, 224], 0.72));
    pen.fill();
    pen.lineWidth = 1.1;
    pen.strokeStyle = INK;
    pen.stroke();
  }
  pen.beginPath();
  pen.arc(0, 0.4, 2.4, 0, 7);
  pen.fillStyle = '#f3d27a';
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = INK;
  pen.stroke();
  return canvas;
}

/** The ivory tooth on a round base that shows where its figure looks; its foot lies on the rim. */
export function paintNotch(k: number): Sheet {
  const { canvas, pen } = sheet(12 * k, 9 * k);
  pen.scale(k, k);
  pen.beginPath();
  pen.moveTo(6, 1);
  pen.lineTo(10.6, 7.6);
  pen.lineTo(1.4, 7.6);
  pen.closePath();
  pen.lineJoin = 'round';
  pen.fillStyle = '#fff1cf';
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = INK;
  pen.stroke();
  return canvas;
}

/** Threads over a figure that is caught. */
export function paintWeb(size: number): Sheet {
  const { canvas, pen } = sheet(size, size);
  pen.scale(size / 2, size / 2);
  pen.translate(1, 1);
  pen.lineWidth = 0.035;
  pen.strokeStyle = 'rgba(244,240,226,.88)';
  pen.beginPath();
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * Math.PI * 2;
    pen.moveTo(0, 0);
    pen.lineTo(Math.cos(a), Math.sin(a));
  }
  for (const r of [0.3, 0.55, 0.78, 0.96]) {
    for (let i = 0; i <= 7; i++) {
      const a = (i / 7) * Math.PI * 2;
      if (i)
        pen.quadraticCurveTo(
          Math.cos(a - 0.45) * r * 0.84,
          Math.sin(a - 0.45) * r * 0.84,
          Math.cos(a) * r,
          Math.sin(a) * r,
        );
      else pen.moveTo(r, 0);
    }
  }
  pen.stroke();
  return canvas;
}

/** A pane of ice over a figure that cannot move. */
export function paintIce(size: number): Sheet {
  const { canvas, pen } = sheet(size, size);
  pen.scale(size / 2, size / 2);
  pen.translate(1, 1);
  const g = pen.createRadialGradient(-0.3, -0.35, 0.05, 0, 0, 0.95);
  g.addColorStop(0, 'rgba(240,251,255,.6)');
  g.addColorStop(0.5, 'rgba(191,230,247,.3)');
  g.addColorStop(1, 'rgba(140,196,224,.42)');
  pen.beginPath();
  pen.arc(0, 0, 0.82, 0, 7);
  pen.fillStyle = g;
  pen.fill();
  pen.lineWidth = 0.05;
  pen.strokeStyle = 'rgba(230,247,255,.85)';
  pen.stroke();
  pen.lineWidth = 0.03;
  pen.strokeStyle = 'rgba(255,255,255,.6)';
  pen.beginPath();
  pen.moveTo(-0.6, 0.2);
  pen.lineTo(-0.15, 0);
  pen.lineTo(0.1, 0.45);
  pen.moveTo(-0.15, 0);
  pen.lineTo(0.3, -0.5);
  pen.stroke();
  return canvas;
}

function turf(pen: Pen, ground: Ground, seed: number): void {
  pen.fillStyle = css(mix(ground.earth, ground.mid, 0.5));
  pen.fillRect(0, 0, 200, 200);
  const rnd = random(seed);
  pen.lineWidth = 2.4;
  for (let i = 0; i < 1300; i++) {
    const x = rnd() * 200;
    const y = rnd() * 200;
    const dry = noise(x / 40, y / 40, seed) * 0.8 + rnd() * 0.3;
    pen.strokeStyle = css(mix(ground.deep, mix(ground.straw, ground.light, 0.5), dry), 0.75);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + rnd() * 6 - 3, y - 4 - rnd() * 7);
    pen.stroke();
  }
}

/** Twelve signs round the rim, a different one for each division. */
function rimDivision(pen: Pen, side: Side, round: boolean): void {
  if (side.division === 'plain') return;
  pen.strokeStyle = css(side.charge, 0.85);
  pen.fillStyle = css(side.charge, 0.85);
  pen.lineWidth = 7;
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    const r = round ? 87 : 87 / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)));
    pen.save();
    pen.translate(100 + Math.cos(a) * r, 100 + Math.sin(a) * r);
    pen.rotate(round ? a : Math.round(a / (Math.PI / 2)) * (Math.PI / 2));
    sign(pen, side);
    pen.restore();
  }
}

/** One sign, its radius pointing along +x. */
function sign(pen: Pen, side: Side): void {
  pen.beginPath();
  if (side.division === 'bend') {
    pen.moveTo(-9, -6);
    pen.lineTo(9, 8);
    pen.stroke();
  } else if (side.division === 'pale') {
    pen.moveTo(-9, 0);
    pen.lineTo(9, 0);
    pen.stroke();
  } else if (side.division === 'fess') {
    pen.moveTo(0, -12);
    pen.lineTo(0, 12);
    pen.stroke();
  } else if (side.division === 'quarterly') pen.fillRect(-5, -5, 10, 10);
  else {
    pen.arc(0, 0, 4.8, 0, 7);
    pen.fill();
  }
}
