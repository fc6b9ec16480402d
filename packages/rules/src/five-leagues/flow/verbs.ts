import { combatVerbs } from '../combat/verbs';
import { actionVerbs } from '../items/verbs';
import { magicVerbs } from '../magic/verbs';
import { moveVerbs } from '../moves/verbs';
import type { Verb } from '../steps/step';

/** Everything a figure may do in its activation. */
export const verbs: readonly Verb[] = [...moveVerbs, ...combatVerbs, ...magicVerbs, ...actionVerbs];
