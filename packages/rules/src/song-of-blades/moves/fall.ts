import type { UnitId } from '../../kernel';
import type { Because } from '../events';
import { fieldedOf, has } from '../figures';
import { dropAt } from '../ground/levels';
import { befall } from '../morale/conditions';
import { isInShallows, isOnSnow } from '../morale/footing';
import type { Tale } from '../steps/step';
import { flies } from './gait';
import { throwOff } from './riding';

/**
 * Knocks a figure down: Prone where it stands, or over the edge it stands on, with what the fall does to it
 * [ASOBH-MEL-23]. Flyers catch themselves. May put a step on top of the present one: note the next stage first.
 */
export function knockDown(tale: Tale, unit: UnitId, because: Because): void {
  const figure = fieldedOf(tale.state, unit);
  if (figure === undefined) return;
  const drop = flies(tale.state, figure) ? undefined : dropAt(tale.state, figure);
  if (drop !== undefined) {
    tale.call({ is: 'fall', unit, height: drop.height, to: drop.to, stage: 'roll' });
    return;
  }
  const stand = isInShallows(tale.state, figure) || (isOnSnow(tale.state, figure) && !has(figure, 'snow-walk')) ? 2 : 1;
  befall(tale, unit, { is: 'prone', stand, stuck: false }, because);
  throwOff(tale, unit);
}
