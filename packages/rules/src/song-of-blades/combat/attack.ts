import { figureOf, isHelpless } from '../figures';
import { strikesWithMagic } from '../special/arms';
import type { Figure, State } from '../state';
import type { Attack } from '../steps-combat';

/** Small questions about an attack. */

/** The figure that attacks; undefined for a hazard. */
export const attackerOf = (state: State, attack: Attack): Figure | undefined =>
  attack.by === null ? undefined : figureOf(state, attack.by);

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
