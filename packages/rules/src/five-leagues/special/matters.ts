import type { MatterTable } from '../steps/step';
import { ASK_MATTERS } from './matters-ask';
import { TEST_MATTERS } from './matters-magic';
import { RUN_MATTERS } from './matters-run';

/** Matters of this part that need dice or answers of their own, by name. Each is over where its figures are gone. */
export const SPECIAL_MATTERS: MatterTable = { ...RUN_MATTERS, ...TEST_MATTERS, ...ASK_MATTERS };
