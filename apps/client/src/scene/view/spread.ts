/** A box on the screen by its middle, px. */
export interface SpreadBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What must stay in sight below a label, px: a base with its figure. */
export interface SpreadDisc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A label with the places it may take, the one it likes best first. */
export interface SpreadLabel {
  readonly places: readonly SpreadBox[];
  /** Its own base, which it may cover a little where nothing else is free. */
  readonly own: SpreadDisc;
}

/** What a covered neighbour and a covered label weigh, against one px² of the label's own figure. */
const NEIGHBOUR = 3;
const LABEL = 4;
/** Which share of its own area a place may cover before another is looked for: a touch is no harm. */
const TOUCH = 0.08;
/** What each place further down the list costs, as a share of the area: none is left for a trifle. */
const LATER = 0.04;

/**
 * Where labels go so that figures that stand close together hide neither each other's banners nor each other. Each
 * takes the first of its places that is free, else the one that covers least; earlier labels choose first, and `lying`
 * are there before all of them. Gives the place each takes. Without memory: the same table gives the same picture.
 */
export function spread(
  labels: readonly SpreadLabel[],
  discs: readonly SpreadDisc[],
  lying: readonly SpreadBox[] = [],
): readonly number[] {
  const taken = [...lying];
  return labels.map(({ places, own }) => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [at, box] of places.entries()) {
      const area = box.width * box.height;
      const harm =
        NEIGHBOUR * discs.reduce((sum, disc) => sum + (isSame(disc, own) ? 0 : under(box, disc)), 0) +
        LABEL * taken.reduce((sum, other) => sum + common(box, other), 0);
      if (harm <= area * TOUCH && at === 0) {
        best = 0;
        break;
      }
      const cost = harm + under(box, own) + at * area * LATER;
      if (cost < least) [best, least] = [at, cost];
    }
    const box = places[best];
    if (box) taken.push(box);
    return best;
  });
}

const isSame = (a: SpreadDisc, b: SpreadDisc): boolean => a.x === b.x && a.y === b.y;

/** How much of a box lies on the square in a disc, which is where its figure stands. */
const under = (box: SpreadBox, { x, y, radius }: SpreadDisc): number =>
  common(box, { x, y, width: radius * 1.6, height: radius * 1.6 });

function common(a: SpreadBox, b: SpreadBox): number {
  const w = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const h = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return w > 0 && h > 0 ? Math.min(w, a.width, b.width) * Math.min(h, a.height, b.height) : 0;
}
