import type { Dice } from '../../kernel';
import { freeThrowStep } from '../combat/begin';
import { meet } from '../combat/met';
import { type Fielded, fieldedOf, has, is } from '../figures';
import { afterMove } from '../magic/presence';
import type { StepRules, Tale } from '../steps/step';
import type { GoStep, MoveReturn, Way } from '../steps-moves';
import { atEnd, ended } from './go-end';
import { burnt, climb, climbed, go, SNOWBOUND, sided, slid, strode } from './go-legs';
import { charge, dared, face, leave, left, tested } from './go-nerve';
import { closeUp } from './swarm';

/**
 * A way that is gone: fear first, then whoever would be left strikes, then leg by leg, each as far as something is
 * judged on it; at the end the ground, the branches and magic have their say [ASOBH-MOV-01 … 16].
 */
export const goRules: StepRules<'move'> = {
  carryOn(tale, step, dice) {
    // Stages that decide nothing leave no trace in the log
    for (let at: GoStep | null = step; at !== null; ) {
      const figure = fieldedOf(tale.state, at.unit);
      at = figure === undefined ? arrived(tale, at, 'gone') : next(tale, at, figure, dice);
    }
    return true;
  },
};

/** One stage: the step as it goes on at once, or null where it has called another or is done. */
function next(tale: Tale, step: GoStep, figure: Fielded, dice: Dice): GoStep | null {
  switch (step.stage) {
    case 'terror':
      return face(tale, step, figure);
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
      return after(tale, step, figure);
    case 'over':
      arrived(tale, step, step.stopped);
      afterwards(tale, step, figure);
      return null;
  }
}

/** What others make of where it stands now: the foe it met, magic, a javelin in hand. */
function after(tale: Tale, step: GoStep, figure: Fielded): GoStep | null {
  if (WILLING.includes(step.way.manner)) meet(tale, step.unit, step.from);
  const steps = [
    ...afterMove(tale.state, step.unit),
    ...(mayThrow(figure, step) ? [freeThrowStep(step.unit, step.from)] : []),
  ];
  if (steps.length === 0) return { ...step, stage: 'over' };
  tale.amend({ ...step, stage: 'over' });
  tale.callInOrder(steps);
  return null;
}

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
function arrived(tale: Tale, step: GoStep, stopped: Extract<MoveReturn, { is: 'moved' }>['stopped']): null {
  const pose = fieldedOf(tale.state, step.unit)?.pose;
  const to = pose === undefined ? null : { x: pose.x, y: pose.y };
  tale.finish({ is: 'moved', unit: step.unit, to, stopped });
  return null;
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
