import type { Point } from '@muster/geometry';
import { onTable } from './nudge';

interface Spot {
  readonly id: string;
  readonly at: Point;
}

/** The next (or, backwards, the previous) of `ids` after `now`; the first when nothing is chosen. Wraps around. */
export function nextOf(ids: readonly string[], now: string | undefined, back = false): string | undefined {
  if (ids.length === 0) return undefined;
  const at = now === undefined ? -1 : ids.indexOf(now);
  if (at < 0) return back ? ids.at(-1) : ids[0];
  return ids[(at + (back ? -1 : 1) + ids.length) % ids.length];
}

/** The nearest spot in the direction of an arrow key as seen on a view turned by `turn`; straight ahead counts more. */
export function towards(spots: readonly Spot[], now: Spot, key: string, turn = 0): string | undefined {
  const way = { ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowLeft: [-1, 0], ArrowDown: [0, -1] }[key];
  if (!way) return undefined;
  const [dx, dy] = onTable(way[0] ?? 0, way[1] ?? 0, turn);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (spot.id === now.id) continue;
    const ahead = (spot.at.x - now.at.x) * dx + (spot.at.y - now.at.y) * dy;
    const aside = Math.abs((spot.at.x - now.at.x) * dy - (spot.at.y - now.at.y) * dx);
    if (ahead <= 0 || aside > ahead * 1.8) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [spot.id, cost];
  }
  return best;
}
