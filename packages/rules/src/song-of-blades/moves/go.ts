import { freeThrowStep } from '../combat/begin';
import { meet } from '../combat/met';
import { type Fielded, fieldedOf, has, is } from '../figures';
import { qualityRoll } from '../flow/quality';
import { afterMove } from '../magic/presence';
import type { StepRules, Tale } from '../steps/step';
import type { GoStep, MoveReturn, Way } from '../steps-moves';
import { feared } from './contact';
import { atEnd, ended } from './go-end';
import { burnt, climb, climbed, go, SNOWBOUND, sided, slid, strode } from './go-legs';
import { charge, dared, leave, left, tested } from './go-nerve';
import { closeUp } from './swarm';

/**
 * A way that is gone: fear first, then whoever would be left strikes, then leg by leg, each as far as something is
 * judged on it; at the end the ground, the branches and magic have their say [ASOBH-MOV-01 … 16].
 */
export const goRules: StepRules<'move'> = {
  carryOn(tale, step, dice) {
    const figure = fieldedOf(tale.state, step.unit);
    if (figure === undefined) return arrived(tale, step, 'gone');
    switch (step.stage) {
      case 'terror': {
        const [foe] = feared(tale.state, figure, step.meets);
        if (foe === undefined) {
          tale.amend({ ...step, stage: 'charge' });
          return true;
        }
        tale.amend({ ...step, stage: 'dared', facing: foe.id });
        tale.call(qualityRoll(tale.state, { unit: figure.id, why: 'terror', dice: 1, against: foe.id }));
        return true;
      }
      case 'dared':
        return dared(tale, step, figure);
      case 'charge':
        return charge(tale, step, figure);
      case 'tested':
        return tested(tale, step, figure);
      case 'leave':
        return leave(tale, step, figure);
      case 'left':
        return left(tale, step);
      case 'climb':
        return climb(tale, step);
      case 'climbed':
        return climbed(tale, step, figure);
      case 'go':
        return go(tale, step, figure, dice);
      case 'strode':
        return strode(tale, step, figure);
      case 'burnt':
        return burnt(tale, step);
      case 'slid':
        return slid(tale, step, figure);
      case 'sided':
        return sided(tale, step, figure);
      case 'end':
        return atEnd(tale, step, figure, dice);
      case 'ended':
        return ended(tale, step);
      case 'after':
        tale.amend({ ...step, stage: 'over' });
        if (WILLING.includes(step.way.manner)) meet(tale, step.unit, step.from);
        tale.callInOrder([
          ...afterMove(tale.state, step.unit),
          ...(mayThrow(figure, step) ? [freeThrowStep(step.unit, step.from)] : []),
        ]);
        return true;
      case 'over':
        arrived(tale, step, step.stopped);
        afterwards(tale, step, figure);
        return true;
    }
  },
};

/** What the act it was part of makes of it: no more actions in the snow, a swarm that has drawn together. */
function afterwards(tale: Tale, step: GoStep, figure: Fielded): void {
  const top = tale.state.steps[tale.state.steps.length - 1];
  if (top?.is !== 'act') return;
  if (step.due.includes(SNOWBOUND)) tale.amend({ ...top, left: { ...top.left, [step.unit]: 0 } });
  const others = top.figures.some((id) => id !== step.unit && !top.done.includes(id) && (top.left[id] ?? 0) > 0);
  if (figure.swarm !== null && has(figure, 'swarm') && !others && (top.left[step.unit] ?? 0) === 0)
    closeUp(tale, figure.swarm);
}

/** Closes a way and says where it ended. */
export function arrived(tale: Tale, step: GoStep, stopped: Extract<MoveReturn, { is: 'moved' }>['stopped']): true {
  const pose = fieldedOf(tale.state, step.unit)?.pose;
  const to = pose === undefined ? null : { x: pose.x, y: pose.y };
  tale.finish({ is: 'moved', unit: step.unit, to, stopped });
  return true;
}

/** A bearer of javelins may throw one at the end of a move of its own [ASOBH-TRAIT-javelin]. */
const mayThrow = (figure: Fielded, step: GoStep): boolean =>
  has(figure, 'javelin') && step.stopped !== 'fell' && !is(figure, 'prone') && THROWING.includes(step.way.manner);
/** Ways on which one seeks a fight. */
const WILLING: readonly Way['manner'][] = [
  'move',
  'step',
  'fly',
  'quick',
  'climb',
  'cross',
  'jump',
  'burrow',
  'leafwalk',
  'swim',
  'regroup',
];
const THROWING: readonly Way['manner'][] = ['move', 'step', 'fly', 'quick', 'climb', 'cross', 'leafwalk'];
