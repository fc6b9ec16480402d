import type { BattleMap } from '../terrain';
import { CROW_HILL } from './maps/crow-hill';
import { FALLOW_ACRE } from './maps/fallow-acre';
import { HARROW_PRIORY } from './maps/harrow-priory';
import { HOLLIN_FARM } from './maps/hollin-farm';
import { LARKS_MEADOW } from './maps/larks-meadow';
import { MARKET_END } from './maps/market-end';
import { SEDGE_FORD } from './maps/sedge-ford';
import { SUNKEN_CRYPT } from './maps/sunken-crypt';
import { THORNBACK_LAIR } from './maps/thornback-lair';
import { WOLDS_EDGE } from './maps/wolds-edge';

/** Ready fields: two of two feet, six of three, and two under the ground. */
export const MAPS: readonly BattleMap[] = [
  FALLOW_ACRE,
  LARKS_MEADOW,
  HOLLIN_FARM,
  WOLDS_EDGE,
  HARROW_PRIORY,
  SEDGE_FORD,
  CROW_HILL,
  MARKET_END,
  SUNKEN_CRYPT,
  THORNBACK_LAIR,
];

export const mapById = (id: string): BattleMap | undefined => MAPS.find((map) => map.id === id);
