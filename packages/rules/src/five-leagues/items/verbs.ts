import type { Verb } from '../steps/step';
import { aimVerb } from './aim-verb';
import { interactVerb } from './interact-verb';
import { readyVerb } from './ready-verb';
import { useVerb } from './use-verb';
import { anticipate, keepDown } from './waiting-verbs';

/** Non-Combat Actions beside Dash and Casting [FL-BAT-70 … 77]. */
export const actionVerbs: readonly Verb[] = [useVerb, aimVerb, readyVerb, interactVerb, keepDown, anticipate];
