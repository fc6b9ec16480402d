import type { Verb } from '../steps/step';
import { bank } from './bank';
import { order } from './orders';

/** What a figure may do with its actions, of this part. */
export const flowVerbs: readonly Verb[] = [order, bank] as unknown as readonly Verb[];
