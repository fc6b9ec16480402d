import type { Verb } from '../steps/step';
import { climbVerbs } from './verbs-climb';
import { leapVerbs } from './verbs-leap';
import { rideVerbs } from './verbs-ride';
import { walkVerbs } from './verbs-walk';

/** What a figure may do with its actions, of this part. */
export const moveVerbs: readonly Verb[] = [...walkVerbs, ...climbVerbs, ...leapVerbs, ...rideVerbs];
