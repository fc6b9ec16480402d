import type { Verb } from '../steps/step';

/** What a figure may do with its actions, of this part. */
export const magicVerbs: readonly Verb[] = [];
