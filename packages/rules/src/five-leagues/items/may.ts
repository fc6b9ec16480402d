import type { Refusal } from '../../kernel';
import { noAction } from '../combat/may-act';
import type { Fielded } from '../figures';
import { speedOf } from '../moves/allowance';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import type { ActStep } from '../steps-flow';
import { inch } from '../units';

/** How far one may go before each of these Actions: all of its move, half of it, an inch [FL-BAT-70 … 76] [FL-BAT-77]. */
type Allowed = 'full' | 'half' | 'inch';

/** Why the figure has no such Action now: it did something already, or went too far for it [FL-BAT-15] [FL-BAT-77]. */
export function actionRefusal(state: State, act: ActStep, figure: Fielded, allowed: Allowed): Refusal | undefined {
  const spent = noAction(act, figure);
  if (spent !== undefined || allowed === 'full') return spent;
  const most = allowed === 'half' ? speedOf(state, figure).base / 2 : inch(1);
  if (figure.did.spent <= most + 0.03) return undefined;
  const detail = { moved: figure.did.spent, most };
  return { code: 'act/went-too-far', rule: 'FL-BAT-77', who: [figure.id], detail };
}

/** It did its one Action [FL-BAT-15]. */
export function spendAction(tale: Tale, figure: Fielded, because: string): void {
  const did = { ...(tale.state.figures[figure.id]?.did ?? figure.did), acted: true };
  tale.add({ type: 'changed', unit: figure.id, set: { did }, because });
}
