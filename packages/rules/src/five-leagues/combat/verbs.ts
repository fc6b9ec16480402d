import type { Verb } from '../steps/step';

export const combatVerbs: readonly Verb[] = [];
