import type { Point } from '@muster/geometry';

/** How long the last straight stretch of a way is, in mm: a charge [FL-ENM-T-lurking-foes-07]. */
export function straightEnd(path: readonly Point[]): number {
  const end = path[path.length - 1];
  const before = path[path.length - 2];
  if (end === undefined || before === undefined) return 0;
  let straight = apart(before, end);
  for (let i = path.length - 3; i >= 0; i--) {
    const [from, to] = [path[i] as Point, path[i + 1] as Point];
    const area = Math.abs((to.x - from.x) * (end.y - from.y) - (to.y - from.y) * (end.x - from.x));
    // A corner further off the line than a hundredth of an inch is a turn
    if (area / Math.max(0.01, apart(from, end)) > 0.25) break;
    straight += apart(from, to);
  }
  return straight;
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
