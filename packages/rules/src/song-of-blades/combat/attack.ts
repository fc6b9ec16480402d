import { SPELLS } from '../content/spells';
import type { TraitId } from '../content/trait-ids';
import { MARTIAL, SHIELDS, TRAITS } from '../content/traits';
import { figureOf, has, is, isHelpless } from '../figures';
import type { Size } from '../profile';
import type { Effect, Figure, State } from '../state';
import type { Attack, Means } from '../steps-combat';

/** Small questions about an attack and about what a figure holds. */

/** Hand to hand: a blow or a Free Hack. */
export const isMelee = (means: Means): boolean => means.is === 'melee' || means.is === 'free-hack';
/** Aimed from afar at one figure: a shot, or a spell that hits like one. */
export const isAimed = (means: Means): boolean =>
  means.is === 'shot' || (means.is === 'spell' && SPELLS[means.spell].needs === 'figure');
/** From afar: aimed at one, or at all within an area [ASOBH-RNG-14]. */
export const isRanged = (means: Means): boolean =>
  isAimed(means) || (means.is === 'spell' && SPELLS[means.spell].needs === 'area');

/** The figure that attacks; undefined for a hazard. */
export const attackerOf = (state: State, attack: Attack): Figure | undefined =>
  attack.by === null ? undefined : figureOf(state, attack.by);

/** The wall that is struck, if it is one. */
export const wallStruck = (state: State, attack: Attack): Effect | undefined =>
  Object.hasOwn(state.effects, attack.target) ? state.effects[attack.target] : undefined;

/** A weapon with magic of its own, while it is in hand. */
export const strikesWithMagic = (figure: Figure): boolean => figure.profile.magicWeapon && figure.arms.hand !== null;

/** The attack is magic: a spell, or a magic weapon. */
export function isMagic(state: State, attack: Attack): boolean {
  if (attack.means.is === 'spell') return true;
  const by = attackerOf(state, attack);
  return by !== undefined && strikesWithMagic(by);
}

/** Whether only the target can be harmed by it [ASOBH-MEL-18] [ASOBH-RNG-02] [ASOBH-CND-08]. */
export function harmsOnlyTarget(state: State, attack: Attack): boolean {
  if (attack.means.is !== 'melee') return true;
  const target = figureOf(state, attack.target);
  return target === undefined || isHelpless(target);
}

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

/** Quality as poison, drain and a wound of the last battle leave it; at 7 it is gone [ASOBH-CON-04]. */
export const worsened = (figure: Figure): number => figure.profile.quality + figure.worse.poison + figure.worse.drain;

const RANK: Readonly<Record<Size, number>> = { tiny: 0, normal: 1, big: 2, huge: 3, gargantuan: 4 };
export const sizeRank = (figure: Figure): number => RANK[figure.profile.size];
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

/** It lies, hangs or sleeps so that blows land better; one such bonus at a time. */
export const isDown = (figure: Figure): boolean => is(figure, 'prone');
