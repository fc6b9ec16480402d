import type { TraitId } from '../content/trait-ids';
import { has, traitOf } from '../figures';
import { isLiving, sizeRank } from '../special/arms';
import { areBothGhosts } from '../special/fight-traits';
import { isMelee } from '../special/means';
import type { Figure } from '../state';
import type { Attack, Wins } from '../steps-combat';
import { gruesomeState, lethalState } from './helpless';

/** Nothing but the table of results. */
export const PLAIN_WINS: Wins = {
  lethal: null,
  slays: null,
  doubledIsGruesome: null,
  savage: null,
  fells: null,
  onlyRecoils: null,
  notGruesome: null,
};

/** What a win of one side does beyond the table of results. `me` is undefined where nobody's hand is behind it. */
export function winsOf(attack: Attack, me: Figure | undefined, foe: Figure, attacking: boolean, magic: boolean): Wins {
  const hand = attack.means.is === 'spell' || attack.means.is === 'hazard' ? undefined : me;
  const melee = isMelee(attack.means);
  // Hand to hand whatever it holds; from afar with what is not magic [ASOBH-TRAIT-incorporeal]
  const ghostly = hand !== undefined && has(hand, 'incorporeal') && (melee || !magic) && !areBothGhosts(hand, foe);
  return {
    lethal: lethal(attack, me, hand, foe, attacking),
    slays: hand === undefined ? null : slays(attack, hand, foe, attacking),
    doubledIsGruesome: gruesomeState(foe) ?? null,
    savage: hand !== undefined && melee && has(hand, 'savage') && isLiving(foe) ? 'savage' : null,
    fells: fells(attack, hand, foe, attacking),
    onlyRecoils: ghostly ? 'incorporeal' : null,
    notGruesome: has(foe, 'artificial') ? 'artificial' : null,
  };
}

function lethal(
  attack: Attack,
  me: Figure | undefined,
  hand: Figure | undefined,
  foe: Figure,
  attacking: boolean,
): string | null {
  if (attacking && attack.lethal) return 'lethal-blow';
  const state = lethalState(attack, me, foe);
  if (state !== undefined) return state;
  if (has(foe, 'rabble')) return 'rabble';
  return hand !== undefined && isKept(attack, hand, attacking) && isMeantFor(hand, foe) ? 'lethal' : null;
}

/**
 * A hit of the greatest, by hand or with what it throws, fells whoever is not large himself; of many bows at once none
 * does [ASOBH-TRAIT-gargantuan].
 */
function fells(attack: Attack, hand: Figure | undefined, foe: Figure, attacking: boolean): string | null {
  if (hand === undefined || hand.profile.size !== 'gargantuan' || sizeRank(foe) >= 2) return null;
  const { means } = attack;
  const isOwn = isMelee(means) || (attacking && means.is === 'shot' && means.shooters.length === 1);
  return isOwn ? 'gargantuan' : null;
}

/** A kind of creature, or a trait, by the name on the profile [ASOBH-TRAIT-lethal]. */
function isMeantFor(me: Figure, foe: Figure): boolean {
  const against = traitOf(me, 'lethal')?.against?.toLowerCase();
  if (against === undefined) return false;
  return foe.profile.kinds.includes(against) || has(foe, against as TraitId);
}

function slays(attack: Attack, me: Figure, foe: Figure, attacking: boolean): string | null {
  if (!isKept(attack, me, attacking)) return null;
  if (has(me, 'assassin') && isLiving(foe)) return 'assassin';
  return has(me, 'hunter-of-the-dead') && has(foe, 'undead') ? 'hunter-of-the-dead' : null;
}

/** Of many blows a master puts his deadly art in one, and says in which [ASOBH-TRAIT-combat-master]. */
const isKept = (attack: Attack, me: Figure, attacking: boolean): boolean =>
  !attacking || attack.means.is !== 'melee' || !has(me, 'combat-master') || attack.named;

/** A Combat Master with such an art must say which of his attacks has it. */
export const hasToName = (figure: Figure): boolean =>
  has(figure, 'combat-master') &&
  (has(figure, 'assassin') || has(figure, 'lethal') || has(figure, 'hunter-of-the-dead'));
