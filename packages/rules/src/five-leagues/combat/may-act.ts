import type { Refusal } from '../../kernel';
import type { Figure } from '../state';
import type { ActStep } from '../steps-flow';

/**
 * Why a figure has no Action left in its activation: one of them, Combat or Non-Combat, and none after a jump or a fall
 * [FL-BAT-15] [FL-BAT-32]. Where it may do one thing only, a move was that [FL-SET-16].
 */
export function noAction(act: ActStep, figure: Figure): Refusal | undefined {
  const { did } = figure;
  const who = [figure.id];
  if (did.ended) return { code: 'act/landed', rule: 'FL-BAT-32', who };
  if (did.dashed) return { code: 'act/dashed', rule: 'FL-BAT-26', who };
  if (did.fought || did.shots > 0 || did.acted || did.casts > 0) return { code: 'act/acted', rule: 'FL-BAT-15', who };
  if (act.kind === 'seize' && did.spent > 0) return { code: 'act/one-thing', rule: 'FL-SET-16', who };
  return undefined;
}
