import { atMost } from '@muster/geometry';
import type { Refusal } from '../../kernel';
import { type Fielded, foesOf, gapBetween, has, isFielded, isHelpless, stickOf } from '../figures';
import { mayMove } from '../morale/able';
import { isInDeepWater } from '../morale/footing';
import type { Figure, State } from '../state';
import { isBerserk } from './berserk';
import { activateRefusal } from './may-activate';

/** Why a figure may not move freely instead of rolling dice; undefined where it may [ASOBH-ACT-14]. */
export function freeMoveRefusal(state: State, figure: Figure): Refusal | undefined {
  const already = activateRefusal(figure);
  if (already !== undefined) return already;
  const no = (code: string, rule = 'ASOBH-ACT-14'): Refusal => ({ code, rule, who: [figure.id] });
  if (!isFielded(figure)) return no('free-move/carried');
  if (!mayMove(figure)) return no('free-move/held');
  // One movement there takes two actions, and this is one [ASOBH-ENV-05]
  if (isInDeepWater(state, figure) && !has(figure, 'amphibious')) return no('free-move/swims', 'ASOBH-ENV-05');
  if (isBerserk(figure)) return no('free-move/berserk', 'ASOBH-TRAIT-berserk');
  const near = wakefulFoeNear(state, figure);
  if (near === undefined || has(figure, 'oblivious')) return undefined;
  return {
    code: 'free-move/foe-near',
    rule: 'ASOBH-ACT-14',
    who: [figure.id, near.id],
    where: { x: near.pose.x, y: near.pose.y },
    detail: { gap: Math.round(gapBetween(figure, near)), reach: stickOf(state, 'long') * 2 },
  };
}

/** The nearest foe within two Long that is able to act; bound, Transfixed and sleeping ones do not count [ASOBH-ACT-14]. */
function wakefulFoeNear(state: State, figure: Fielded): Fielded | undefined {
  const reach = stickOf(state, 'long') * 2;
  let nearest: { foe: Fielded; far: number } | undefined;
  for (const foe of foesOf(state, figure)) {
    if (isHelpless(foe)) continue;
    const far = gapBetween(figure, foe);
    if (atMost(far, reach) && (nearest === undefined || far < nearest.far)) nearest = { foe, far };
  }
  return nearest?.foe;
}
