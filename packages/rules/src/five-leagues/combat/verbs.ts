import type { Verb } from '../steps/step';
import { fightVerb } from './fight-verb';
import { shootVerb } from './shoot-verb';
import { spewVerb } from './spew-verb';

export const combatVerbs: readonly Verb[] = [shootVerb, fightVerb, spewVerb];
