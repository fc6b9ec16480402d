import type { RollEntry } from './tables';

/** A row of a table whose rule the scenarios carry out: its name and what it says, in our words. */
export interface TextRow extends RollEntry {
  /** Row of the inventory. */
  readonly row: string;
  readonly name: string;
  readonly text: string;
}
