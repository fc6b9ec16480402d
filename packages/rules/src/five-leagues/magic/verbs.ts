import type { Verb } from '../steps/step';
import { castVerb } from './cast-verb';

export const magicVerbs: readonly Verb[] = [castVerb];
