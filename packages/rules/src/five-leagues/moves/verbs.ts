import type { Verb } from '../steps/step';

export const moveVerbs: readonly Verb[] = [];
