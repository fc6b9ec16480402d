import type { Verb } from '../steps/step';
import { blowVerbs } from './blows';
import { careVerbs } from './care';
import { freedomVerbs } from './freedom';
import { statueVerbs } from './statue';
import { theftVerbs } from './theft';

/** What a figure may do with its actions, of this part. */
export const moraleVerbs: readonly Verb[] = [
  ...freedomVerbs,
  ...careVerbs,
  ...theftVerbs,
  ...blowVerbs,
  ...statueVerbs,
];
