import type { BattleMap } from '../terrain';

/** Ready fields. */
export const MAPS: readonly BattleMap[] = [];

export const mapById = (id: string): BattleMap | undefined => MAPS.find((map) => map.id === id);
