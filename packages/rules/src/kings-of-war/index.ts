import type { RulesSystem } from '../kernel';
import { type Config, zConfig } from './config';
import { bodies } from './consent';
import { touchingPairs } from './contact';
import { decide, offers, preview, sample, waitingFor } from './engine';
import type { Event } from './events';
import { evolve } from './evolve';
import { type Intent, parse } from './intents';
import { seats, setup } from './setup';
import type { State } from './state';
import { redact, view } from './view';

/** Kings of War, third edition: the core rules and the scenario Kill. */
export const kingsOfWar: RulesSystem<Config, State, Intent, Event> = {
  id: 'kings-of-war',
  edition: '3',
  version: 'kow-1',
  units: 'in',
  config: zConfig,
  seats,
  setup,
  parse,
  offers,
  sample,
  preview,
  decide,
  evolve,
  view,
  redact,
  waitingFor,
  outcome: (state) => state.outcome ?? undefined,
  bodies,
  contacts: touchingPairs,
};

export {
  CATALOG_GROUPS,
  type CatalogEntry,
  type CatalogGroup,
  type CatalogOption,
  catalogOf,
  searchCatalog,
} from './catalog';
export { factsOf, nerveNow, weaponsOf } from './combat/facts';
export { nerveOf, strikeOf, volleyOf } from './combat/facts-attacks';
export { finalFaces } from './combat/resolve';
export type { Config } from './config';
export { ARMIES, armyOf, profileOf } from './content/armies';
export { MAPS, mapById } from './content/maps';
export { PIECES } from './content/pieces';
export { READY_LISTS, type ReadyList, readyList } from './content/ready-lists';
export type { Army, Size, SpecialRuleRef, UnitProfile, Weapon } from './content/types';
export { typeLabel } from './content/unit-types';
export type { Event } from './events';
export type { Intent, Leg } from './intents';
export {
  allowanceOf,
  pivotsOf,
  reachOfCharge,
  speedOf,
} from './moves/order';
export { type Threat, threats } from './moves/threats';
export { type WhyNot, whyNot } from './moves/why-not';
export type { ArmyList, ListEntry, Profile, Recruit } from './profile';
export { compileEntry, muster, optionPrice, type Roster } from './roster';
export { type Selection, selection } from './roster/selection';
export { listFromJson, listFromText, listToJson, listToText } from './roster/text';
export { scores } from './scoring';
export type * from './state';
export { zonePolygon } from './steps/deploy';
export type { BattleMap, TerrainArt, TerrainKind, TerrainPiece, TerrainTemplate } from './terrain';
export {
  baseAt,
  baseOf,
  enemiesOf,
  engagedWith,
  type Fielded,
  fieldedOf,
  fieldedUnits,
  isEngaged,
  isFielded,
  isIndividual,
  isScout,
  sideOf,
  topStep,
  unitOf,
  unitsOf,
} from './units';
