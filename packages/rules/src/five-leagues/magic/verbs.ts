import type { Verb } from '../steps/step';

export const magicVerbs: readonly Verb[] = [];
