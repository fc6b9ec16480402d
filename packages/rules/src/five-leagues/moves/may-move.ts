import type { Refusal } from '../../kernel';
import type { Fielded } from '../figures';
import { willOf } from '../flow/will';
import { heldBy } from '../magic/force';
import { rooted } from '../special/hooks';
import type { State } from '../state';
import type { ActStep } from '../steps-flow';
import { allowanceOf, noDash } from './allowance';

/** A move before the Action, all of its inches in as many ways as it likes; what closes it says the refusal [FL-BAT-15]. */
export function noMove(state: State, act: ActStep, figure: Fielded, dash: boolean): Refusal | undefined {
  const { did } = figure;
  const who = [figure.id];
  const held = heldBy(state, figure.id) ?? rooted(state, figure);
  if (held !== null) return { code: 'move/held', rule: 'FL-BAT-20', who, detail: { by: held } };
  if (did.ended) return { code: 'move/landed', rule: 'FL-BAT-32', who };
  if (did.fought) return { code: 'move/fought', rule: 'FL-BAT-28', who };
  if ((did.acted && !did.dashed) || did.shots > 0 || did.casts > 0)
    return { code: 'move/acted', rule: 'FL-BAT-15', who };
  if (did.dashed && !dash) return { code: 'move/dashing', rule: 'FL-BAT-26', who };
  const bar = dash ? noDash(state, figure) : undefined;
  if (bar !== undefined) return bar;
  // A Dash as the one thing of a seized moment would be its inches alone: it is given whole or not at all [FL-SET-16]
  if (dash && act.kind === 'seize') return { code: 'move/seize-walks', rule: 'FL-SET-16', who };
  if (allowanceOf(state, figure, dash ? 'dash' : 'move') < LEAST)
    return { code: 'move/spent', rule: dash ? 'FL-BAT-26' : 'FL-BAT-20', who };
  return undefined;
}

/** 1 Will after a move: once it has moved, and while it still may [FL-BAT-35]. */
export function noPush(state: State, act: ActStep, figure: Fielded): Refusal | undefined {
  const { did } = figure;
  const who = [figure.id];
  if (willOf(figure) < 1) return { code: 'move/no-will', rule: 'FL-BAT-35', who };
  if (act.kind === 'seize') return { code: 'move/seize-walks', rule: 'FL-SET-16', who };
  const held = heldBy(state, figure.id) ?? rooted(state, figure);
  if (held !== null) return { code: 'move/held', rule: 'FL-BAT-20', who, detail: { by: held } };
  if (did.ended) return { code: 'move/landed', rule: 'FL-BAT-32', who };
  if (did.fought) return { code: 'move/fought', rule: 'FL-BAT-28', who };
  if ((did.acted && !did.dashed) || did.shots > 0 || did.casts > 0)
    return { code: 'move/acted', rule: 'FL-BAT-15', who };
  return did.moved > 0 ? undefined : { code: 'move/first-move', rule: 'FL-BAT-35', who };
}

/** Less than this is no move, in mm. */
const LEAST = 1;
