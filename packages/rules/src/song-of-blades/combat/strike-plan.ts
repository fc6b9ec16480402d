import type { Modifier } from '../../kernel';
import { type Fielded, has } from '../figures';
import { areasUnder, piecesTouched } from '../ground/grounds';
import { isLeafSeen, isLeafy } from '../ground/hiding';
import { HIDING } from '../ground/woods';
import { touchBonus } from '../magic/queries';
import type { Figure, State } from '../state';
import type { Attack, Means } from '../steps-combat';
import { attackOf } from './begin';
import { lookAt } from './look';
import { hasMet } from './met';

/**
 * An attack by a figure that acts, with everything that depends on what it did before: ambush, the rush of its first
 * contact, flames on its hands.
 */
export function strikeOf(state: State, by: Fielded, target: Fielded, means: Means, named: boolean): Attack {
  const melee = means.is === 'melee';
  const charge = melee && by.did.melees === 0 && hasMet(by, target.id);
  const extra: Modifier[] = [];
  const ambush = means.is === 'shot' ? ambushOfAll(state, means.shooters, target) : ambushOn(state, by, target, melee);
  if (ambush !== undefined) extra.push(ambush);
  if (charge && has(by, 'berserk')) extra.push({ amount: 2, because: 'berserk' });
  const touch = melee ? touchBonus(state, by.id, target) : undefined;
  if (touch !== undefined) extra.push(touch);
  return attackOf(by.id, target.id, means, { named, extra, ...(charge ? { charge } : {}) });
}

/**
 * The bonus of one whom its target could not see when the turn began, on its first dice of the turn; of a shot from the
 * edge of a wood likewise. Backstab makes more of it, a sense for danger and eyes for leaves nothing [ASOBH-MEL-11]
 * [ASOBH-RNG-11] [ASOBH-TRAIT-backstab] [ASOBH-TRAIT-danger-sense].
 */
export function ambushOn(state: State, by: Fielded, target: Fielded, melee: boolean): Modifier | undefined {
  const { melees, shots, throws } = by.did;
  if (melees + shots + throws > 0 || has(target, 'danger-sense') || isSpied(state, by)) return undefined;
  const fromWood = !melee && lookAt(state, by, target).woods === 'out';
  if (!by.unseenBy.includes(target.id) && !fromWood) return undefined;
  return has(by, 'backstab') ? { amount: 2, because: 'backstab' } : { amount: 1, because: 'ambush' };
}

/** Several loose from ambush only if each of them does [ASOBH-GRP-04]. */
function ambushOfAll(state: State, shooters: readonly string[], target: Fielded): Modifier | undefined {
  const each = shooters.flatMap((id) => {
    const shooter = state.figures[id];
    return shooter?.pose == null ? [] : [ambushOn(state, shooter as Fielded, target, false)];
  });
  if (each.length === 0 || each.some((one) => one === undefined)) return undefined;
  return each.toSorted((a, b) => (a?.amount ?? 0) - (b?.amount ?? 0))[0];
}

/** In or against leaves, with one near who looks through them [ASOBH-TRAIT-leafsight]. */
const isSpied = (state: State, by: Fielded): boolean =>
  isLeafSeen(state, by) &&
  (areasUnder(state, by).some(({ ground }) => HIDING.includes(ground)) || piecesTouched(state, by).some(isLeafy));

/**
 * Actions an attack costs: a Dashing figure has one for nothing on the foe it has just run into, for a Power Blow or for
 * a plain one where it has no other left, not for a blow with both weapons [ASOBH-TRAIT-dashing].
 */
export function costOf(
  figure: Fielded,
  left: number,
  how: { readonly power: boolean; readonly double: boolean },
): { readonly actions: number; readonly dash: boolean } {
  if (how.double) return { actions: 2, dash: false };
  if (!mayDash(figure)) return { actions: how.power ? 2 : 1, dash: false };
  if (how.power) return { actions: 1, dash: true };
  return left > 0 ? { actions: 1, dash: false } : { actions: 0, dash: true };
}

/** Its first contact of the turn, and the free action not used yet. */
export const mayDash = (figure: Figure): boolean =>
  has(figure, 'dashing') && hasMet(figure) && (figure.did.other['dashed'] ?? 0) === 0;
