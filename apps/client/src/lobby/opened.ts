import type { Created } from '@muster/protocol';
import { keep, kept } from '../store/kept';

/** Remembers that a table was just opened, so that its page begins by showing the links. */
export function rememberOpened(made: Created, how: 'link' | 'at-once'): void {
  keep('opened', how === 'link' ? made.table : undefined);
}

/** Whether this table was opened a moment ago to be shared; asked once. */
export function wasJustOpened(table: string): boolean {
  if (kept('opened') !== table) return false;
  keep('opened', undefined);
  return true;
}
