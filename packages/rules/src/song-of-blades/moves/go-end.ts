import type { Dice } from '../../kernel';
import { freeHack, hazard } from '../combat/begin';
import { adjacentFoes, type Fielded, fieldedOf, isActive } from '../figures';
import { qualityRoll } from '../flow/quality';
import { slipDice } from '../magic/queries';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import type { GoStep } from '../steps-moves';
import { knockDown } from './fall';
import { isFreeOfGround } from './gait';
import type { Route } from './route';
import { rollPassed } from './way';

/** What is judged when a way has been gone, in this order. */
export function dueOf(state: State, step: GoStep, route: Route): readonly string[] {
  const figure = fieldedOf(state, step.unit);
  if (figure === undefined) return step.due;
  const due = new Set(step.due);
  const grounded = !isFreeOfGround(state, figure) && !figure.below;
  if (route.slips) due.add('slip');
  // A blind one stumbles on any rough ground [ASOBH-CND-01]
  else if (due.has('blind') && grounded && route.slowedBy.length > 0) due.add('rough');
  if (route.branches) due.add('branches');
  if (grounded && step.way.manner !== 'leafwalk' && slipDice(state, figure) > 0) due.add('frost');
  return [...due];
}

/** One thing after another. */
export function atEnd(tale: Tale, step: GoStep, figure: Fielded, dice: Dice): GoStep | null {
  const [due, ...rest] = step.due;
  const left: GoStep = { ...step, due: rest };
  switch (due) {
    case undefined:
      return { ...step, stage: 'after' };
    case 'slip':
    case 'rough':
    case 'frost':
      tale.amend({ ...left, stage: 'ended' });
      tale.call(
        qualityRoll(tale.state, {
          unit: figure.id,
          why: 'slippery',
          dice: due === 'frost' ? slipDice(tale.state, figure) : 1,
        }),
      );
      return null;
    case 'branches': {
      const [face = 6] = dice.roll(1, 6);
      tale.add({ type: 'brushedBranches', unit: figure.id, face });
      if (face !== 1) return left;
      tale.amend(left);
      tale.call(hazard(figure.id, BRANCH, 'branch'));
      return null;
    }
    case 'blind': {
      const met = adjacentFoes(tale.state, figure).filter((foe) => isActive(foe) && !step.meets.includes(foe.id));
      if (met.length === 0) return left;
      tale.amend(left);
      tale.callInOrder(met.map((foe) => freeHack(foe.id, figure.id, 'blind', { lethal: true })));
      return null;
    }
    default:
      return left;
  }
}
/** The C of a branch that hits a flyer [ASOBH-MOV-16]. */
const BRANCH = 2;

/** Whether it kept its feet on ice, wet stone or frozen snow [ASOBH-ENV-01]. */
export function ended(tale: Tale, step: GoStep): GoStep | null {
  const kept = rollPassed(tale);
  tale.add({ type: 'slipped', unit: step.unit, kept });
  if (kept) return { ...step, stage: 'end' };
  tale.amend({ ...step, stage: 'end', stopped: 'fell' });
  knockDown(tale, step.unit, 'ASOBH-ENV-01');
  return null;
}
