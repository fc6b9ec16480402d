import { TOLERANCE } from './measure';
import { nearestPlace, type Stretch } from './slot';

/** Someone who wants a place on a facing: half of what it can touch with, and half of what it takes up. */
export interface Claim {
  readonly id: string;
  readonly touch: number;
  readonly side: number;
  /** Where it can stand, with everyone but the other claimants in the way. */
  readonly free: readonly Stretch[];
}

export type Layout =
  | { readonly ok: true; readonly places: readonly number[] }
  /** The first who finds no place beside those before it. */
  | { readonly ok: false; readonly index: number };

/**
 * Shares a facing of half length `half` among claimants in their order from left to right (the facing seen from
 * outside): everyone's ideal place, moved as little as others in the way demand. [KOW-MUL-04] [KOW-MUL-05]
 */
export function laidOut(half: number, claims: readonly Claim[], share: 'length' | 'fraction' = 'length'): Layout {
  const least = firstPlaces(claims);
  if (typeof least === 'number') return { ok: false, index: least };
  const most = firstPlaces([...claims].reverse().map(mirrored));
  if (typeof most === 'number') return { ok: false, index: claims.length - 1 - most };
  most.reverse();
  const ideal = idealPlaces(half, claims, share);
  const places: number[] = [];
  for (let i = 0; i < claims.length; i++) {
    const claim = claims[i]!;
    const before = i === 0 ? Number.NEGATIVE_INFINITY : places[i - 1]! + claims[i - 1]!.side + claim.side;
    const low = Math.max(before, least[i]!);
    const high = -most[i]!;
    const place =
      nearestPlace(claim.free, ideal[i]!, low, high) ?? nearestPlace(claim.free, ideal[i]!, low - SLACK, high + SLACK);
    if (place === undefined) return { ok: false, index: i };
    places.push(place);
  }
  return { ok: true, places };
}

/** mm: sums of halves may be off by their last bit, and one who stands has no room to give. */
const SLACK = 1e-6;

/**
 * Where units stand that share a facing with nobody else near: side by side about the centre while they all fit;
 * two that do not, each with the same fraction of its front in contact; of three or more, those in the middle wholly
 * in contact, and the rest shared by the outer two in equal lengths or equal fractions.
 */
export function idealPlaces(half: number, claims: readonly Claim[], share: 'length' | 'fraction'): number[] {
  const widths = claims.map(({ side }) => side * 2);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const first = widths[0];
  const last = widths[widths.length - 1];
  if (first === undefined || last === undefined) return [];
  const inner = total - first - last;
  let left = -total / 2;
  if (claims.length > 1 && total > half * 2) {
    const rest = half * 2 - inner;
    const equal = claims.length > 2 && share === 'length';
    const fair = equal ? rest / 2 : (rest * first) / (first + last);
    /** One narrower than its part stands wholly in contact and leaves the rest to the other. */
    const contact = Math.max(Math.min(fair, first), rest - last);
    left = -half + contact - first;
  }
  return widths.map((width) => {
    const place = left + width / 2;
    left += width;
    return place;
  });
}

/** The leftmost place of each with those before it as far left as they go; the index of the first with none. */
function firstPlaces(claims: readonly Claim[]): number[] | number {
  const places: number[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < claims.length; i++) {
    const claim = claims[i]!;
    const beside = from + claim.side;
    const place = firstFrom(claim.free, beside);
    if (place === undefined) return i;
    places.push(place);
    from = place + claim.side;
  }
  return places;
}

function firstFrom(free: readonly Stretch[], least: number): number | undefined {
  for (const { low, high } of free) if (high >= least - TOLERANCE / 3) return Math.min(Math.max(low, least), high);
  return undefined;
}

const mirrored = (claim: Claim): Claim => ({
  ...claim,
  free: claim.free.map(({ low, high }) => ({ low: -high, high: -low })).reverse(),
});
