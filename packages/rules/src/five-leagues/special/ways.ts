import type { Point } from '@muster/geometry';

/** As much of a way as an allowance pays for, by straight pieces; the walk itself judges every inch again. */
export function partOfWay(
  way: { readonly path: readonly Point[]; readonly cost: number },
  allowance: number,
  from: Point,
): readonly Point[] {
  const corners = [from, ...way.path];
  const lengths = way.path.map((to, i) => Math.hypot(to.x - (corners[i]?.x ?? 0), to.y - (corners[i]?.y ?? 0)));
  let left = (lengths.reduce((all, each) => all + each, 0) * allowance) / Math.max(way.cost, allowance, 0.01);
  const path: Point[] = [];
  for (const [i, to] of way.path.entries()) {
    const length = lengths[i] ?? 0;
    const at = corners[i] ?? from;
    if (length >= left) {
      const share = length === 0 ? 0 : left / length;
      path.push({ x: round(at.x + (to.x - at.x) * share), y: round(at.y + (to.y - at.y) * share) });
      return path;
    }
    path.push(to);
    left -= length;
  }
  return path;
}

const round = (n: number): number => Math.round(n * 100) / 100;
