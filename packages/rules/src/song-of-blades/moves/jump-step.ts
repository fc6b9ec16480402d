import { freeThrowStep } from '../combat/begin';
import { meet } from '../combat/met';
import { type Fielded, fieldedOf, has, is, isTouching } from '../figures';
import { qualityRoll } from '../flow/quality';
import { afterMove } from '../magic/presence';
import type { StepRules, Tale } from '../steps/step';
import type { JumpStep } from '../steps-moves';
import { displace } from './displace';
import { knockDown } from './fall';
import { isOnSlippery, landingOf, leapOf, RUN_UP, stays } from './jump';
import { hackersOf, leaveStep } from './leave';
import { count, rollPassed } from './way';

/** A leap: the melee is left, the footing tested where it is slippery, then the roll says how far it went [ASOBH-MOV-10]. */
export const jumpRules: StepRules<'jump'> = {
  carryOn(tale, step) {
    const figure = fieldedOf(tale.state, step.unit);
    if (figure === undefined) return over(tale, step, 'gone');
    switch (step.stage) {
      case 'leave': {
        const hackers = hackersOf(tale.state, figure);
        tale.amend({ ...step, stage: hackers.length > 0 ? 'left' : 'footing' });
        if (hackers.length > 0)
          tale.call(
            leaveStep(
              figure.id,
              hackers.map(({ id }) => id),
            ),
          );
        return true;
      }
      case 'left': {
        const left = tale.state.returned;
        if (left?.is === 'left' && !left.free) return over(tale, step, 'hacked');
        tale.amend({ ...step, stage: 'footing' });
        return true;
      }
      case 'footing':
        count(tale, figure.id, {}, step.runUp ? 2 : 1);
        if (!isOnSlippery(tale.state, figure)) return roll(tale, step);
        tale.amend({ ...step, stage: 'footed' });
        tale.call(qualityRoll(tale.state, { unit: figure.id, why: 'slippery', dice: 1 }));
        return true;
      case 'footed':
        return keeps(tale, step) ? roll(tale, step) : true;
      case 'rolled':
        return leap(tale, step, figure);
      case 'landing':
        if (!isOnSlippery(tale.state, figure)) {
          tale.amend({ ...step, stage: 'end' });
          return true;
        }
        tale.amend({ ...step, stage: 'landed' });
        tale.call(qualityRoll(tale.state, { unit: figure.id, why: 'slippery', dice: 1 }));
        return true;
      case 'landed':
        if (keeps(tale, step)) tale.amend({ ...step, stage: 'end' });
        return true;
      case 'end':
        tale.amend({ ...step, stage: 'over' });
        lands(tale, step, figure);
        return true;
      case 'over':
        return over(tale, step, 'no');
    }
  },
};

function roll(tale: Tale, step: JumpStep): true {
  tale.amend({ ...step, stage: 'rolled' });
  tale.call(qualityRoll(tale.state, { unit: step.unit, why: 'jump', dice: 1, extra: step.runUp ? [RUN_UP] : [] }));
  return true;
}

/** Whether it kept its feet; it lies where it is otherwise, and the leap is over. */
function keeps(tale: Tale, step: JumpStep): boolean {
  const kept = rollPassed(tale);
  tale.add({ type: 'slipped', unit: step.unit, kept });
  if (kept) return true;
  tale.amend({ ...step, stage: 'over' });
  knockDown(tale, step.unit, 'ASOBH-MOV-10');
  return false;
}

function leap(tale: Tale, step: JumpStep, figure: Fielded): true {
  const passed = rollPassed(tale);
  const { reach, length } = leapOf(tale.state, figure, passed);
  const { to, drop } = landingOf(tale.state, figure, step.direction, length);
  tale.add({
    type: 'jumped',
    unit: figure.id,
    direction: step.direction,
    passed,
    reach,
    length: Math.round(Math.hypot(to.x - figure.pose.x, to.y - figure.pose.y)),
  });
  tale.amend({ ...step, stage: drop > 0 ? 'end' : 'landing' });
  if (drop > 0) tale.call({ is: 'fall', unit: figure.id, height: drop, to, stage: 'roll' });
  else if (!stays(to, figure.pose)) displace(tale, figure.id, to, 'jump');
  return true;
}

/** A leap is a movement: it may bring it upon a foe, and a javelin may follow it [ASOBH-MEL-22] [ASOBH-TRAIT-javelin]. */
function lands(tale: Tale, step: JumpStep, figure: Fielded): void {
  const stands = !is(figure, 'prone');
  if (stands) meet(tale, step.unit, step.from);
  tale.callInOrder([
    ...afterMove(tale.state, step.unit),
    ...(stands && has(figure, 'javelin') ? [freeThrowStep(step.unit, step.from)] : []),
  ]);
}

function over(tale: Tale, step: JumpStep, stopped: 'no' | 'hacked' | 'gone'): true {
  const figure = fieldedOf(tale.state, step.unit);
  const met = figure !== undefined && stopped === 'no' && hackersTouch(tale, figure);
  tale.finish({
    is: 'moved',
    unit: step.unit,
    to: figure === undefined ? null : { x: figure.pose.x, y: figure.pose.y },
    stopped: met ? 'contact' : stopped,
  });
  return true;
}
const hackersTouch = (tale: Tale, figure: Fielded): boolean =>
  hackersOf(tale.state, figure).some((foe) => isTouching(tale.state, figure, foe));
