import type { Verb } from '../steps/step';
import { castVerb } from './cast';
import { endSpellVerb } from './end-spell';
import { releaseVerb } from './release';

/** What a figure may do with its actions, of this part. */
export const magicVerbs: readonly Verb[] = [castVerb, releaseVerb, endSpellVerb];
