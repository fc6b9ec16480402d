import { combatVerbs } from '../combat/verbs';
import { sideOf } from '../figures';
import { actionVerbs } from '../items/verbs';
import { magicVerbs } from '../magic/verbs';
import { moveVerbs } from '../moves/verbs';
import type { Figure } from '../state';
import type { Verb } from '../steps/step';
import type { ActStep } from '../steps-flow';
import { leave } from './leave';

/** Everything a figure may do in its activation. Made when asked: the parts know each other. */
const all = (): readonly Verb[] => [...moveVerbs, ...combatVerbs, ...magicVerbs, ...actionVerbs, leave];

/**
 * What this figure may do in this activation. Enemies, and who is in their power, move and fight; of Non-Combat Actions
 * they have the Dash only [FL-BAT-17] [FL-BAT-19] [FL-AI-60]. One who seized the initiative neither flees nor fights hand
 * to hand [FL-SET-16].
 */
export function verbsFor(step: ActStep, figure: Figure): readonly Verb[] {
  if (sideOf(figure) === 'enemies') return [...moveVerbs, ...combatVerbs];
  return step.kind === 'seize' ? all().filter((verb) => !NOT_SEIZED.has(verb.do)) : all();
}

const NOT_SEIZED: ReadonlySet<string> = new Set(['leave', 'push-on', 'fight']);

/** Whether any activation knows this verb. */
export const isVerb = (name: string): boolean => all().some((verb) => verb.do === name);
