import type { Verb } from '../steps/step';
import { fightVerb } from './fight-verb';
import { shootVerb } from './shoot-verb';

export const combatVerbs: readonly Verb[] = [shootVerb, fightVerb];
