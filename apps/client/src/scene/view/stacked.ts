/** A label by its middle, in px of the screen. */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Room left between labels, px. */
const ROOM = 3;

/**
 * Where labels go so that none lies on another, nor on what stays in sight: the first that has room stays, later ones
 * move up or down, whichever is nearer.
 */
export function stacked(boxes: readonly LabelBox[], inSight: readonly LabelBox[] = []): readonly LabelBox[] {
  const placed = [...inSight];
  for (const box of boxes) placed.push(clear(box, placed));
  return placed.slice(inSight.length);
}

function clear(box: LabelBox, placed: readonly LabelBox[]): LabelBox {
  const lies = (y: number) => placed.some((other) => overlap({ ...box, y }, other));
  if (!lies(box.y)) return box;
  const beside = placed.filter((other) => Math.abs(other.x - box.x) < (other.width + box.width) / 2);
  const rooms = beside.flatMap((other) => {
    const away = (other.height + box.height) / 2 + ROOM;
    return [other.y - away, other.y + away];
  });
  const free = rooms.filter((y) => !lies(y)).sort((a, b) => Math.abs(a - box.y) - Math.abs(b - box.y));
  return { ...box, y: free[0] ?? box.y };
}

const overlap = (a: LabelBox, b: LabelBox): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
