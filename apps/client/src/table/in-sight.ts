/** What must stay in sight, px of the screen: the middle of a base and half its size. */
export interface SeenDisc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A card over the table, px of the screen, and which way what it covers gets out from under it. */
export interface Cover {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly out: 'up' | 'left';
}

/** What the table may be moved within: nothing that must be seen is pushed beyond these. */
export interface SightBounds {
  readonly left: number;
  readonly top: number;
}

/** Room left between a base and a card: its banner hangs there. */
const ROOM = 18;

/**
 * How far the picture has to move, px left and up, until no card covers what must be seen. Never so far that something
 * else of it leaves the screen; nothing where all of it is in sight.
 */
export function wayOut(
  discs: readonly SeenDisc[],
  covers: readonly Cover[],
  bounds: SightBounds,
): { readonly left: number; readonly up: number } {
  let left = 0;
  let up = 0;
  for (const cover of covers)
    for (const { x, y, radius } of discs) {
      const reach = radius + ROOM;
      const lies =
        x + reach > cover.left && x - reach < cover.right && y + reach > cover.top && y - radius < cover.bottom;
      if (!lies) continue;
      if (cover.out === 'up') up = Math.max(up, y + reach - cover.top);
      else left = Math.max(left, x + reach - cover.left);
    }
  const room = (at: (disc: SeenDisc) => number, edge: number): number =>
    Math.max(0, Math.min(...discs.map((disc) => at(disc) - disc.radius - edge)));
  return {
    left:
      left === 0
        ? 0
        : Math.min(
            left,
            room(({ x }) => x, bounds.left),
          ),
    up:
      up === 0
        ? 0
        : Math.min(
            up,
            room(({ y }) => y, bounds.top),
          ),
  };
}
