import type { BattleMap } from '../terrain';

/** Ready fields, in the order the lobby shows them. */
export const MAPS: readonly BattleMap[] = [];

export const mapById = (id: string): BattleMap | undefined => MAPS.find((map) => map.id === id);
