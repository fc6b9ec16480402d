import { SPELLS } from '../content/spells';
import type { Means } from '../steps-combat';

/** Hand to hand: a blow or a Free Hack. */
export const isMelee = (means: Means): boolean => means.is === 'melee' || means.is === 'free-hack';

/** Aimed from afar at one figure: a shot, or a spell that hits like one. */
export const isAimed = (means: Means): boolean =>
  means.is === 'shot' || (means.is === 'spell' && SPELLS[means.spell].needs === 'figure');

/** From afar: aimed at one, or at all within an area [ASOBH-RNG-14]. */
export const isRanged = (means: Means): boolean =>
  isAimed(means) || (means.is === 'spell' && SPELLS[means.spell].needs === 'area');
