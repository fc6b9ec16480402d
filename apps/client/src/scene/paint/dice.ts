import { SANS, SERIF } from './labels';
import { css, type RGB, shade } from './palette';
import { type Pen, type Sheet, sheet } from './pen';

/** Bone dice and the tray they fall into. Sizes in px; a die is drawn about the origin. */

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A die by itself, px across, with room for its shadow. */
export function paintLittleDie(face: number, px: number): Sheet {
  const { canvas, pen } = sheet(px, px);
  pen.translate(px / 2, px / 2);
  pen.save();
  pen.shadowColor = 'rgba(8,5,2,.8)';
  pen.shadowBlur = px * 0.1;
  pen.shadowOffsetY = px * 0.05;
  pen.fillStyle = '#17100a';
  pen.beginPath();
  pen.roundRect(-px * 0.43, -px * 0.43, px * 0.86, px * 0.86, px * 0.18);
  pen.fill();
  pen.restore();
  paintDie(pen, { size: px * 0.82, face, sides: 6, dim: 0 });
  return canvas;
}

export interface DieLook {
  readonly size: number;
  readonly face: number;
  readonly sides: number;
  /** 0 bright, 1 as dim as a miss gets. */
  readonly dim: number;
  readonly rim?: RGB;
}

/** One die: rounded bone with ink pips, or a number where it has not six sides. */
export function paintDie(pen: Pen, look: DieLook): void {
  const { size, face, sides, dim } = look;
  const h = size / 2;
  const corner = size * 0.2;
  pen.save();
  const body = pen.createLinearGradient(-h, -h, h, h);
  body.addColorStop(0, tone([255, 251, 240], dim));
  body.addColorStop(0.55, tone([240, 232, 211], dim));
  body.addColorStop(1, tone([206, 192, 160], dim));
  pen.beginPath();
  pen.roundRect(-h, -h, size, size, corner);
  pen.fillStyle = body;
  pen.fill();
  pen.lineWidth = Math.max(1, size * 0.03);
  pen.strokeStyle = 'rgba(40,26,12,.75)';
  pen.stroke();
  pen.beginPath();
  pen.roundRect(-h + size * 0.06, -h + size * 0.06, size * 0.88, size * 0.88, corner * 0.8);
  pen.lineWidth = look.rim ? size * 0.07 : size * 0.03;
  pen.strokeStyle = look.rim
    ? css(shade(look.rim, 1.05))
    : dim > 0.5
      ? 'rgba(255,255,255,.12)'
      : 'rgba(255,255,255,.5)';
  pen.stroke();
  pen.fillStyle = dim > 0.5 ? '#17110c' : '#241a12';
  const pips = sides <= 6 ? PIPS[face] : undefined;
  if (pips) {
    for (const [x, y] of pips) {
      pen.beginPath();
      pen.arc(x * size * 0.25, y * size * 0.25, size * 0.085, 0, 7);
      pen.fill();
    }
  } else {
    pen.font = `700 ${size * 0.52}px ${SERIF}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(String(face), 0, size * 0.04);
  }
  pen.restore();
}

/** Width of the walnut rim, in px. */
export const RIM_PX = 10;

/** Oxblood felt in a walnut rim, lit from the upper left. */
export function paintTray(pen: Pen, width: number, height: number): void {
  const wood = pen.createLinearGradient(0, 0, width, height);
  wood.addColorStop(0, '#7a5532');
  wood.addColorStop(0.5, '#5c3e24');
  wood.addColorStop(1, '#42290f');
  pen.fillStyle = wood;
  pen.beginPath();
  pen.roundRect(0, 0, width, height, 9);
  pen.fill();
  pen.save();
  pen.clip();
  for (let i = 0; i < height / 2; i++) {
    pen.fillStyle = `rgba(${i % 3 ? '30,17,8' : '176,128,82'},${0.04 + ((i * 37) % 11) / 160})`;
    pen.fillRect(0, i * 2 + ((i * 7) % 3) - 1, width, 0.8);
  }
  pen.restore();
  pen.lineWidth = 1.2;
  pen.strokeStyle = 'rgba(255,220,170,.35)';
  pen.beginPath();
  pen.roundRect(0.6, 0.6, width - 1.2, height - 1.2, 8.4);
  pen.stroke();
  const r = RIM_PX;
  pen.fillStyle = '#1a0b08';
  pen.beginPath();
  pen.roundRect(r - 1.5, r - 1.5, width - r * 2 + 3, height - r * 2 + 3, 4);
  pen.fill();
  pen.save();
  pen.beginPath();
  pen.roundRect(r, r, width - r * 2, height - r * 2, 3);
  pen.clip();
  const felt = pen.createRadialGradient(width * 0.4, height * 0.3, 10, width / 2, height / 2, width * 0.62);
  felt.addColorStop(0, '#5e1f1b');
  felt.addColorStop(0.7, '#461512');
  felt.addColorStop(1, '#300d0b');
  pen.fillStyle = felt;
  pen.fillRect(0, 0, width, height);
  nap(pen, width, height);
  const shadow = pen.createLinearGradient(0, r, 0, r + 26);
  shadow.addColorStop(0, 'rgba(8,2,1,.6)');
  shadow.addColorStop(1, 'rgba(8,2,1,0)');
  pen.fillStyle = shadow;
  pen.fillRect(0, 0, width, r + 26);
  const left = pen.createLinearGradient(r, 0, r + 20, 0);
  left.addColorStop(0, 'rgba(8,2,1,.5)');
  left.addColorStop(1, 'rgba(8,2,1,0)');
  pen.fillStyle = left;
  pen.fillRect(0, 0, r + 20, height);
  pen.restore();
}

/** A row of the counted view: a die, how many, and how many of those hit. */
export function paintCount(pen: Pen, x: number, y: number, look: DieLook, count: number, hit: boolean): void {
  pen.save();
  pen.translate(x, y);
  paintDie(pen, look);
  pen.restore();
  pen.font = `700 ${look.size * 0.62}px ${SERIF}`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillStyle = hit ? '#f3e7cf' : 'rgba(243,231,207,.5)';
  pen.fillText(`× ${count}`, x + look.size * 0.78, y + 1);
}

/** A line of small letters at the foot of the felt. */
export function paintNote(pen: Pen, text: string, x: number, y: number): void {
  pen.font = `700 13px ${SANS}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = 'rgba(243,231,207,.75)';
  pen.fillText(text, x, y);
}

function tone(c: RGB, dim: number): string {
  const grey: RGB = [c[0] * 0.42, c[1] * 0.41, c[2] * 0.42];
  return css([c[0] + (grey[0] - c[0]) * dim, c[1] + (grey[1] - c[1]) * dim, c[2] + (grey[2] - c[2]) * dim]);
}

function nap(pen: Pen, width: number, height: number): void {
  let s = 9;
  for (let i = 0; i < (width * height) / 60; i++) {
    s = (Math.imul(s, 1103515245) + 12345) & 0x7fffffff;
    const x = (s >> 8) % width;
    s = (Math.imul(s, 1103515245) + 12345) & 0x7fffffff;
    const y = (s >> 8) % height;
    pen.fillStyle = i % 2 ? 'rgba(255,200,170,.05)' : 'rgba(10,2,0,.12)';
    pen.fillRect(x, y, 1.2, 1.2);
  }
}
