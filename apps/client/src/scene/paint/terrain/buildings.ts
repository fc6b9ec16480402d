import { random } from '../noise';
import { css, type RGB, rgb, shade } from '../palette';
import type { Pen } from '../pen';
import type { Box } from '../shape';

export type Roof = 'thatch' | 'slate';

/** A roof from above: two slopes, the one toward the lamp lit; combed straw or laid slates; ridge, chimney, shadow. */
export function paintRoof(pen: Pen, box: Box, roof: Roof, seed: number): void {
  const { w, h } = box;
  const rnd = random(seed);
  const tone = roof === 'thatch' ? rgb('#b08d4e') : rgb('#77797c');
  pen.save();
  pen.translate(box.x + 13, box.y + 16);
  pen.rotate(box.angle);
  pen.filter = 'blur(6px)';
  pen.fillStyle = 'rgba(16,12,4,.62)';
  pen.fillRect(-w / 2, -h / 2, w, h);
  pen.restore();
  pen.save();
  pen.translate(box.x, box.y);
  pen.rotate(box.angle);
  const upperLit = Math.cos(box.angle + Math.PI / 4) > 0;
  for (const slope of [-1, 1] as const) {
    const light = slope < 0 === upperLit ? 1.08 : 0.66;
    pen.save();
    pen.beginPath();
    pen.rect(-w / 2, slope < 0 ? -h / 2 : 0, w, h / 2);
    pen.clip();
    pen.fillStyle = css(shade(tone, light));
    pen.fillRect(-w / 2, -h / 2, w, h);
    if (roof === 'thatch') straw(pen, w, h, slope, tone, light, rnd);
    else slates(pen, w, h, slope, tone, light, rnd);
    eaves(pen, w, h, slope);
    pen.restore();
  }
  ridge(pen, w, tone);
  pen.strokeStyle = 'rgba(24,16,6,.85)';
  pen.lineWidth = 1.4;
  pen.strokeRect(-w / 2, -h / 2, w, h);
  chimney(pen, w * 0.24, -h * 0.2, Math.min(13, h * 0.16), roof === 'slate');
  pen.restore();
}

function straw(pen: Pen, w: number, h: number, slope: -1 | 1, tone: RGB, light: number, rnd: () => number): void {
  for (let i = 0; i < (w * h) / 22; i++) {
    const x = -w / 2 + rnd() * w;
    const y = rnd() * h * 0.5 * slope;
    const length = (4 + rnd() * 9) * slope;
    pen.strokeStyle = css(shade(tone, light * (0.72 + rnd() * 0.5)), 0.7);
    pen.lineWidth = 0.6 + rnd() * 0.5;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + rnd() * 1.6 - 0.8, y + length);
    pen.stroke();
  }
}

function slates(pen: Pen, w: number, h: number, slope: -1 | 1, tone: RGB, light: number, rnd: () => number): void {
  for (let y = 0, row = 0; y < h / 2; y += 6, row++) {
    for (let x = -w / 2 - (row % 2) * 5; x < w / 2; x += 10) {
      const moss = rnd() < 0.05;
      const slate = moss ? rgb('#6c7350') : tone;
      pen.fillStyle = css(shade(slate, light * (0.86 + rnd() * 0.26)));
      pen.fillRect(x + 0.4, slope < 0 ? -y - 6 : y, 9.2, 5.4);
    }
  }
}

/** The slope darkens toward its foot. */
function eaves(pen: Pen, w: number, h: number, slope: -1 | 1): void {
  const g = pen.createLinearGradient(0, 0, 0, (h / 2) * slope);
  g.addColorStop(0, 'rgba(255,240,205,.12)');
  g.addColorStop(0.6, 'rgba(20,12,4,0)');
  g.addColorStop(1, 'rgba(20,12,4,.34)');
  pen.fillStyle = g;
  pen.fillRect(-w / 2, slope < 0 ? -h / 2 : 0, w, h / 2);
}

function ridge(pen: Pen, w: number, tone: RGB): void {
  pen.fillStyle = css(shade(tone, 1.2));
  pen.fillRect(-w / 2, -2, w, 3.6);
  pen.fillStyle = 'rgba(20,12,4,.5)';
  pen.fillRect(-w / 2, 1.4, w, 1.6);
}

function chimney(pen: Pen, x: number, y: number, s: number, brick: boolean): void {
  pen.fillStyle = 'rgba(20,12,4,.5)';
  pen.fillRect(x + 3, y + 4, s, s);
  pen.fillStyle = brick ? '#8d5f48' : '#8a7f70';
  pen.fillRect(x, y, s, s);
  pen.strokeStyle = 'rgba(24,16,6,.7)';
  pen.lineWidth = 0.7;
  pen.strokeRect(x, y, s, s);
  pen.fillStyle = '#2a211a';
  pen.fillRect(x + s * 0.26, y + s * 0.26, s * 0.48, s * 0.48);
}
