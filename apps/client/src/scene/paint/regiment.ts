import type { SceneBody } from '../model';
import { liveryOf } from './figures/livery';
import { cellOf, paintFigure } from './figures/sheet';
import { sideOf } from './palette';
import { type Sheet, sheet } from './pen';
import { type Ranks, ranksOf } from './ranks';
import { paintDiscShadow } from './tray';

/**
 * All figures of a unit as one sheet, front up, `reach` mm wider each way than the footprint. What a figure that lies
 * there holds in its hands ends about its base: it would point at whoever stands beside it.
 */
export function paintRegiment(body: SceneBody, w: number, d: number, seed: number, k: number, lying = false): Sheet {
  const ranks = ranksOf(w, d, body.figures, seed);
  const { canvas, pen } = sheet((w + ranks.reach * 2) * k, (d + ranks.reach * 2) * k);
  const livery = liveryOf(sideOf(body.side), body.figures.livery);
  const [cw, ch] = cellOf(body.figures.kind);
  const figure = paintFigure(body.figures.kind, livery, Math.min(260, Math.ceil(ranks.unit * k * 1.2)));
  pen.scale(canvas.width / (w + ranks.reach * 2), canvas.height / (d + ranks.reach * 2));
  pen.imageSmoothingQuality = 'high';
  for (const spot of ranks.spots) {
    pen.save();
    pen.translate(w / 2 + ranks.reach + spot.x, d / 2 + ranks.reach - spot.y);
    pen.rotate(spot.turn);
    pen.drawImage(figure, (-cw / 2) * ranks.unit, (-ch / 2) * ranks.unit, cw * ranks.unit, ch * ranks.unit);
    pen.restore();
  }
  if (lying) {
    const [x, y] = [w / 2 + ranks.reach, d / 2 + ranks.reach];
    const r = Math.min(w, d) / 2;
    const about = pen.createRadialGradient(x, y, r, x, y, r * 1.2);
    about.addColorStop(0, '#000');
    about.addColorStop(1, 'transparent');
    pen.globalCompositeOperation = 'destination-in';
    pen.fillStyle = about;
    pen.fillRect(0, 0, w + ranks.reach * 2, d + ranks.reach * 2);
  }
  return canvas;
}

/** The figures' shadows alone: round, so the sheet may turn with the unit while its offset stays the lamp's. */
export function paintRanksShadow(body: SceneBody, w: number, d: number, seed: number): Sheet {
  const ranks = ranksOf(w, d, body.figures, seed);
  const { canvas, pen } = sheet(w + ranks.reach * 2, d + ranks.reach * 2);
  const disc = paintDiscShadow();
  const r = ranks.unit * shadowOf(body);
  pen.globalAlpha = 0.6;
  for (const spot of ranks.spots) {
    pen.drawImage(disc, w / 2 + ranks.reach + spot.x - r, d / 2 + ranks.reach - spot.y - r, r * 2, r * 2);
  }
  return canvas;
}

export function reachOfRanks(body: SceneBody, w: number, d: number): number {
  return ranksOf(w, d, body.figures, 0).reach;
}

/** How tall the figures are, in mm: how far their shadows fall. */
export function tallOf(body: SceneBody, ranks: Pick<Ranks, 'unit'>): number {
  const kind = body.figures.kind;
  if (kind === 'dragon') return 60;
  if (kind === 'swarm') return 8;
  return Math.min(48, ranks.unit * (kind === 'rider' || kind === 'chariot' ? 1.3 : 1.05));
}

function shadowOf(body: SceneBody): number {
  return body.figures.kind === 'dragon' ? 0.62 : 0.52;
}
