import type { MatterTable } from '../steps/step';

/** Matters of this part that need dice or answers of their own, by name. */
export const SPECIAL_MATTERS: MatterTable = {};
