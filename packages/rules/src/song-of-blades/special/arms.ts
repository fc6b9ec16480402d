import type { TraitId } from '../content/trait-ids';
import { MARTIAL, SHIELDS, TRAITS } from '../content/traits';
import type { Size } from '../profile';
import type { Figure } from '../state';
import { has } from './holds';

/** What a figure fights with, and how large it is. */

/** A weapon with magic of its own, while it is in hand. */
export const strikesWithMagic = (figure: Figure): boolean => figure.profile.magicWeapon && figure.arms.hand !== null;

/** A martial art other than the one asked about: its empty hands are weapons [ASOBH-MEL-10]. */
export const isMartial = (figure: Figure): boolean => MARTIAL.some((art) => has(figure, art));

/** It fights with nothing in its hand and has not learned to [ASOBH-MEL-10]. */
export const isUnarmed = (figure: Figure): boolean =>
  figure.profile.armed !== 'natural' &&
  (figure.profile.armed === 'unarmed' || figure.arms.hand === null) &&
  !isMartial(figure);

/** A trait that can be used now: one that belongs to a weapon needs it in hand [ASOBH-MEL-21]. */
export function wields(figure: Figure, trait: TraitId): boolean {
  if (!has(figure, trait)) return false;
  const tags = TRAITS[trait].tags;
  if (!tags.includes('W') || tags.includes('MA')) return true;
  if (figure.profile.armed === 'natural' || figure.profile.armed === 'unarmed') return true;
  return figure.arms.hand !== null && !figure.arms.broken.includes(trait);
}

/** Both matching weapons are in its hands [ASOBH-TRAIT-double-strike]. */
export const hasBothWeapons = (figure: Figure): boolean =>
  has(figure, 'double-strike') && (figure.arms.hand === 'both' || figure.profile.armed === 'natural');

/** Any shield that is left to it. */
export const shieldsOf = (figure: Figure): readonly TraitId[] => SHIELDS.filter((shield) => has(figure, shield));

/** From the smallest up [ASOBH-MEL-09]. */
export const sizeRank = (figure: Figure): number => RANK[figure.profile.size];
const RANK: Readonly<Record<Size, number>> = { tiny: 0, normal: 1, big: 2, huge: 3, gargantuan: 4 };

export const isLarger = (a: Figure, b: Figure): boolean => sizeRank(a) > sizeRank(b);

/** Neither dead nor made: what lives can be poisoned, drained and assassinated. */
export const isLiving = (figure: Figure): boolean => !has(figure, 'undead') && !has(figure, 'artificial');

/** What crushes rather than cuts [ASOBH-TRAIT-fragile]. */
export const crushes = (figure: Figure): boolean =>
  sizeRank(figure) >= RANK.huge || CRUSHING.some((trait) => wields(figure, trait));
const CRUSHING: readonly TraitId[] = [
  'bludgeon',
  'flail',
  'opportunity-flail-strike',
  'hammering-blow',
  'heavy-weapon',
  'huge-weapon',
  'trample',
];
