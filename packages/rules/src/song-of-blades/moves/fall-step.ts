import type { UnitId } from '../../kernel';
import { fieldedOf, has, stickOf } from '../figures';
import { qualityRoll } from '../flow/quality';
import { heightOf } from '../ground/height';
import { topAt } from '../ground/levels';
import { befall } from '../morale/conditions';
import { sufferOut } from '../morale/leaving';
import type { Figure, State } from '../state';
import type { StepRules, Tale } from '../steps/step';
import { displace } from './displace';
import { clings, flies } from './gait';
import { nearestFree } from './place';
import { throwOff } from './riding';
import { rollPassed } from './way';

/**
 * A fall: to the foot of what it stood on, then a quality die for each stick of height. Any failure puts it out; it lies
 * shaken otherwise, and needs two actions to rise [ASOBH-MOV-12].
 */
export const fallRules: StepRules<'fall'> = {
  carryOn(tale, step) {
    const figure = fieldedOf(tale.state, step.unit);
    if (figure === undefined) {
      tale.finish();
      return true;
    }
    if (step.stage === 'rolled') {
      land(tale, step.unit, rollPassed(tale));
      return true;
    }
    const dice = fallDice(tale.state, figure, step.height);
    tale.add({ type: 'fell', unit: step.unit, height: Math.round(step.height * 10) / 10, dice });
    const level = topAt(tale.state, step.to);
    const spot =
      nearestFree(tale.state, figure, step.to, (at) => topAt(tale.state, at) <= level + 1) ??
      nearestFree(tale.state, figure, step.to);
    if (spot !== undefined) displace(tale, step.unit, spot, 'fall');
    if (dice === 0) {
      const soft = step.height <= heightOf(tale.state, figure) || clings(figure) || flies(tale.state, figure);
      tale.finish();
      befall(tale, step.unit, { is: 'prone', stand: soft ? 1 : 2, stuck: false }, 'ASOBH-MOV-12');
      throwOff(tale, step.unit);
      return true;
    }
    tale.amend({ ...step, stage: 'rolled' });
    tale.call(qualityRoll(tale.state, { unit: step.unit, why: 'fall', dice }));
    return true;
  },
};

/** None for a height of its own, for those who cling or fly; an Acrobat throws one less [ASOBH-MOV-11] [ASOBH-MOV-12]. */
export function fallDice(state: State, figure: Figure, height: number): number {
  if (clings(figure) || flies(state, figure) || height <= heightOf(state, figure)) return 0;
  const dice = height <= stickOf(state, 'short') ? 1 : height <= stickOf(state, 'medium') ? 2 : 3;
  return has(figure, 'acrobat') ? dice - 1 : dice;
}

function land(tale: Tale, unit: UnitId, alive: boolean): void {
  tale.add({ type: 'landed', unit, alive });
  tale.finish();
  befall(tale, unit, { is: 'prone', stand: 2, stuck: false }, 'ASOBH-MOV-12');
  throwOff(tale, unit);
  if (!alive) sufferOut(tale, unit, null, 'ASOBH-MOV-12');
}
