import { SPELLS } from '../content/spells';
import { type CostFrom, TRAITS } from '../content/traits';
import type { Stick } from '../profile';
import type { OwnProfile } from './list';

/** What a trait, a spell or a ranged attack adds to a price, before quality counts. */
export interface PricePart {
  readonly is: 'combat' | 'trait' | 'spell' | 'ranged';
  readonly id: string;
  readonly cost: number;
  readonly from: CostFrom;
}

export interface Price {
  readonly points: number;
  readonly parts: readonly PricePart[];
  /** Every cost in it is the book's or follows from the book; else players are told that some are ours. */
  readonly printed: boolean;
}

/** A ranged attack of its own, priced beside Javelin, Sling and Crossbow. Ours: the book prints none. */
export const RANGED_COST: Readonly<Record<Stick, number>> = { short: 2, medium: 4, long: 7 };

type Priced = Pick<OwnProfile, 'quality' | 'combat' | 'traits' | 'spells' | 'ranged'>;

/**
 * The points of a home-made figure: Combat times five and its traits, times seven less Quality, halved and rounded up
 * [ASOBH-SET-02]. Never below nought.
 */
export function priceOf({ quality, combat, traits, spells, ranged }: Priced): Price {
  const parts: PricePart[] = [
    { is: 'combat', id: 'combat', cost: 5 * combat, from: 'book' },
    ...traits.map(({ id }): PricePart => ({ is: 'trait', id, cost: TRAITS[id].cost, from: TRAITS[id].costFrom })),
    ...spells.map((id): PricePart => ({ is: 'spell', id, cost: SPELLS[id].cost, from: SPELLS[id].costFrom })),
    ...(ranged === null
      ? []
      : [{ is: 'ranged', id: ranged, cost: RANGED_COST[ranged], from: 'chosen' } satisfies PricePart]),
  ];
  const sum = parts.reduce((total, part) => total + part.cost, 0);
  return {
    points: Math.max(0, Math.ceil((sum * (7 - quality)) / 2)),
    parts,
    printed: parts.every((part) => part.from !== 'chosen'),
  };
}
