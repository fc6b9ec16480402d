import type { UnitId } from '../../kernel';
import { RANGED_WEAPONS } from '../content/traits';
import { RANGED_WEAPON_TABLE, type RangedWeapon, type RangedWeaponId, stickBands } from '../content/weapons';
import { has } from '../figures';
import type { Figure } from '../state';

/** A ranged weapon a figure has, or its own way of shooting. */
export interface RangedArm {
  /** A weapon trait, or `ranged`. */
  readonly id: string;
  readonly table: RangedWeapon;
}

/** What a figure can shoot with, broken or not; one without a weapon trait uses its own stick [ASOBH-RNG-01]. */
export function rangedArms(figure: Figure): readonly RangedArm[] {
  const weapons = RANGED_WEAPONS.filter((id) => has(figure, id)).map((id) => ({
    id,
    table: RANGED_WEAPON_TABLE[id as RangedWeaponId],
  }));
  const own = figure.profile.ranged;
  if (own === null) return weapons;
  return [...weapons, { id: OWN, table: { ...PLAIN_SHOT, stick: own, bands: stickBands(own) } }];
}
/** The way of shooting that has no weapon trait. */
export const OWN = 'ranged';

/** One of a figure's weapons by name; with `null` the first it has. */
export const rangedArm = (figure: Figure, id: string | null): RangedArm | undefined =>
  rangedArms(figure).find((arm) => id === null || arm.id === id);

/** What one of several shoots with: the first of them its own choice, the others what they have in hand. */
export const armFor = (figure: Figure, by: UnitId | null, weapon: string): RangedArm | undefined =>
  (figure.id === by ? rangedArm(figure, weapon) : undefined) ?? readyArms(figure)[0] ?? rangedArm(figure, null);

/** It failed its owner and is of no use for now [ASOBH-RNG-07]. */
export const isBroken = (figure: Figure, arm: RangedArm): boolean => figure.arms.broken.includes(arm.id);

/** It must be loaded before it shoots again [ASOBH-RNG-13]. */
export const isUnloaded = (figure: Figure, arm: RangedArm): boolean => arm.table.reload !== null && !figure.arms.loaded;

/** Weapons that can be shot now. */
export const readyArms = (figure: Figure): readonly RangedArm[] =>
  rangedArms(figure).filter((arm) => !isBroken(figure, arm) && !isUnloaded(figure, arm));

const PLAIN_SHOT: RangedWeapon = {
  name: 'Shot',
  stick: 'medium',
  bands: [],
  reload: null,
  reloadMounted: true,
  mishap: { is: 'broken' },
  steadyInWind: null,
  pierces: null,
  cramped: true,
};
