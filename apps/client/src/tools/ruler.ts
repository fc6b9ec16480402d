import type { Point } from '@muster/geometry';
import type { Overlay } from '../scene/model';
import { lengthText } from './lengths';

/** A ruler laid over the table: fixed way-points and, while the hand holds it, its loose end. */
export interface Ruler {
  readonly points: readonly Point[];
  readonly loose: Point | undefined;
}

export const layRuler = (at: Point): Ruler => ({ points: [at], loose: at });
export const pullRuler = (ruler: Ruler, to: Point): Ruler => (ruler.loose ? { ...ruler, loose: to } : ruler);
/** Sets a way-point under the loose end and goes on from there. */
export const bendRuler = (ruler: Ruler, at: Point): Ruler => ({ points: [...ruler.points, at], loose: at });
/** Lets go: the ruler stays where it lies. A ruler without length is no ruler. */
export function dropRuler(ruler: Ruler, at: Point): Ruler | undefined {
  const done = { points: [...ruler.points, at], loose: undefined };
  return rulerLength(done) < 1 ? undefined : done;
}

/** Way-points and the loose end, in order. */
export const rulerPoints = (ruler: Ruler): readonly Point[] =>
  ruler.loose ? [...ruler.points, ruler.loose] : ruler.points;

/** Sum of the stretches, in mm. */
export function rulerLength(ruler: Ruler): number {
  const points = rulerPoints(ruler);
  return points.slice(1).reduce((sum, point, at) => {
    const before = points[at] as Point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);
}

/** The ruler as the scene draws it, its sum in the units of the game; the last stretch apart where there are several. */
export function rulerOverlay(ruler: Ruler, units: 'in' | 'cm' | 'mm', whose?: string): Overlay {
  const points = rulerPoints(ruler);
  const sum = lengthText(rulerLength(ruler), units);
  const last = lengthText(rulerLength({ points: points.slice(-2), loose: undefined }), units);
  const text = points.length > 2 ? `${sum} · last ${last}` : sum;
  return whose ? { is: 'ruler', points, text, whose } : { is: 'ruler', points, text };
}
