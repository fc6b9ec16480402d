import { LENT_MATTERS } from '../magic/lent';
import type { MatterTable } from '../steps/step';
import { ASK_MATTERS } from './matters-ask';
import { CHARM_MATTERS } from './matters-charms';
import { TEST_MATTERS } from './matters-magic';
import { fury, RUN_MATTERS } from './matters-run';
import { THING_MATTERS } from './matters-things';

/** Matters of this part that need dice or answers of their own, by name. Each is over where its figures are gone. */
export const SPECIAL_MATTERS: MatterTable = {
  ...RUN_MATTERS,
  ...TEST_MATTERS,
  ...ASK_MATTERS,
  ...CHARM_MATTERS,
  ...THING_MATTERS,
  ...LENT_MATTERS,
  'uncontested-fury': fury,
};
