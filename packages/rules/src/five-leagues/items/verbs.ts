import type { Verb } from '../steps/step';

export const actionVerbs: readonly Verb[] = [];
