import { ABYSSAL_DWARFS } from './ready/abyssal-dwarfs';
import { BASILEANS } from './ready/basileans';
import { DWARFS } from './ready/dwarfs';
import { ELVES } from './ready/elves';
import { GOBLINS } from './ready/goblins';
import { OGRES } from './ready/ogres';
import { ORCS } from './ready/orcs';
import type { ReadyList } from './ready/types';
import { UNDEAD } from './ready/undead';

export type { ReadyList } from './ready/types';

/** Every ready army; names of lists, units and heroes in them are this project's own. */
export const READY_LISTS: readonly ReadyList[] = [
  ...BASILEANS,
  ...DWARFS,
  ...ELVES,
  ...OGRES,
  ...ABYSSAL_DWARFS,
  ...GOBLINS,
  ...ORCS,
  ...UNDEAD,
];

export function readyList(id: string): ReadyList | undefined {
  return READY_LISTS.find((l) => l.id === id);
}
