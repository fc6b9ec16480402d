import type { Stick } from '../profile';
import type { TraitId } from './trait-ids';

/** A distance in sticks laid end to end, so that it fits either scale [ASOBH-SET-11]. */
export type StickSum = Readonly<Partial<Record<Stick, number>>>;

/** The shooter's C is changed by `amount` up to this distance; beyond the last band there is no shot. */
export interface RangeBand {
  readonly upTo: StickSum;
  readonly amount: number;
}

export interface RangedWeapon {
  readonly name: string;
  readonly stick: Stick;
  readonly bands: readonly RangeBand[];
  /** Actions to load after each shot; null where none is needed. */
  readonly reload: number | null;
  /** May be loaded from the saddle. */
  readonly reloadMounted: boolean;
  /** What a rolled 1 does: at once (`spent`), or once a second die shows 1 too. `restring` is mended in play. */
  readonly mishap:
    | { readonly is: 'spent' }
    | { readonly is: 'broken' }
    | { readonly is: 'restring'; readonly actions: number };
  /** The band up to which strong wind does not count; null where it always counts. */
  readonly steadyInWind: StickSum | null;
  /** The band up to which Heavily Armored does not help; null where it always does. */
  readonly pierces: StickSum | null;
  readonly cramped: boolean;
}

/** The weapons of [ASOBH-RNG-01] that are traits of their own. */
export type RangedWeaponId = Extract<
  TraitId,
  'composite-bow' | 'crossbow' | 'javelin' | 'longbow' | 'short-bow' | 'sling'
>;

const LONG_BANDS: readonly RangeBand[] = [
  { upTo: { long: 1 }, amount: 1 },
  { upTo: { long: 2 }, amount: 0 },
  { upTo: { long: 3 }, amount: -2 },
];

export const RANGED_WEAPON_TABLE: Readonly<Record<RangedWeaponId, RangedWeapon>> = {
  javelin: weapon('Javelin', 'short', stickBands('short'), { mishap: { is: 'spent' } }),
  'short-bow': weapon('Short bow', 'medium', [{ upTo: { short: 1 }, amount: 1 }, ...stickBands('medium')]),
  longbow: weapon('Longbow', 'long', LONG_BANDS, { mishap: { is: 'restring', actions: 2 }, pierces: { short: 1 } }),
  'composite-bow': weapon(
    'Composite bow',
    'long',
    [
      { upTo: { long: 1 }, amount: 1 },
      { upTo: { long: 2 }, amount: 0 },
      { upTo: { long: 3, short: 1 }, amount: -2 },
    ],
    { steadyInWind: { long: 1 } },
  ),
  crossbow: weapon('Crossbow', 'long', LONG_BANDS, { reload: 1, reloadMounted: false }),
  sling: weapon('Sling', 'medium', stickBands('medium'), { cramped: false }),
};

/** A ranged attack without a trait of its own: one, two and three of its sticks at 0, -2 and -4 [ASOBH-RNG-01]. */
export function stickBands(stick: Stick): readonly RangeBand[] {
  return [
    { upTo: { [stick]: 1 }, amount: 0 },
    { upTo: { [stick]: 2 }, amount: -2 },
    { upTo: { [stick]: 3 }, amount: -4 },
  ];
}

/** A spell that reaches further: one C less for each stick beyond the first [ASOBH-RNG-01]. */
export function spellBands(stick: Stick): readonly RangeBand[] {
  return [
    { upTo: { [stick]: 1 }, amount: 0 },
    { upTo: { [stick]: 2 }, amount: -1 },
    { upTo: { [stick]: 3 }, amount: -2 },
  ];
}

/** The sticks in millimetres for the scale that is played [ASOBH-SET-11]. */
export const STICKS: Readonly<Record<'large' | 'small', Readonly<Record<Stick, number>>>> = {
  large: { short: 75, medium: 120, long: 180 },
  small: { short: 50, medium: 80, long: 120 },
};

/** Millimetres of a sum of sticks. */
export function stickLength(sum: StickSum, scale: 'large' | 'small'): number {
  const sticks = STICKS[scale];
  return (sum.short ?? 0) * sticks.short + (sum.medium ?? 0) * sticks.medium + (sum.long ?? 0) * sticks.long;
}

function weapon(
  name: string,
  stick: Stick,
  bands: readonly RangeBand[],
  more: Partial<Omit<RangedWeapon, 'name' | 'stick' | 'bands'>> = {},
): RangedWeapon {
  return {
    name,
    stick,
    bands,
    reload: null,
    reloadMounted: true,
    mishap: { is: 'broken' },
    steadyInWind: null,
    pierces: null,
    cramped: true,
    ...more,
  };
}
