import type { Base, Point } from '@muster/geometry';

/** A box drawn with the hand on a view turned by `turn` degrees: its four corners on the table, in order. */
export function boxCorners(from: Point, to: Point, turn: number): readonly Point[] {
  const angle = (-turn * Math.PI) / 180;
  const seen = (point: Point) => ({
    x: point.x * Math.cos(angle) - point.y * Math.sin(angle),
    y: point.x * Math.sin(angle) + point.y * Math.cos(angle),
  });
  const back = (x: number, y: number) => ({
    x: x * Math.cos(-angle) - y * Math.sin(-angle),
    y: x * Math.sin(-angle) + y * Math.cos(-angle),
  });
  const [a, b] = [seen(from), seen(to)];
  return [back(a.x, a.y), back(b.x, a.y), back(b.x, b.y), back(a.x, b.y)];
}

/** The ids of the bodies whose centre lies in a convex polygon, its edge included. A box without area holds nothing. */
export function inBox(
  bodies: readonly { readonly id: string; readonly base: Base }[],
  corners: readonly Point[],
): readonly string[] {
  return bodies.filter((body) => holds(corners, body.base.pose)).map((body) => body.id);
}

function holds(corners: readonly Point[], point: Point): boolean {
  let side = 0;
  for (let at = 0; at < corners.length; at++) {
    const a = corners[at] as Point;
    const b = corners[(at + 1) % corners.length] as Point;
    const cross = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
    if (Math.abs(cross) < 1e-9) continue;
    if (side !== 0 && Math.sign(cross) !== side) return false;
    side = Math.sign(cross);
  }
  return side !== 0;
}
