import { closesByConsent, type RulesSystem } from '../kernel';
import { type Config, zConfig } from './config';
import { bodies } from './consent';
import { decide, offers, preview, sample, waitingFor } from './engine';
import type { Event } from './events';
import { evolve } from './evolve';
import { type Intent, parse } from './intents';
import { seats, setup } from './setup';
import type { State } from './state';
import { redact, view } from './view';

/** Advanced Song of Blades and Heroes. */
export const songOfBlades: RulesSystem<Config, State, Intent, Event> = {
  id: 'song-of-blades',
  edition: 'Advanced',
  version: 'sob-2',
  units: 'cm',
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
  // A warband chosen may be chosen anew; taken back, friends on the same side would have seen what is gone
  closesUndo: (event) => event.type === 'warbandsRevealed' || event.type === 'warbandChosen' || closesByConsent(event),
};

export {
  type Aftermath,
  afterBattle,
  type Fighter,
  isAlive,
  type SurvivalRoll,
  UPGRADES,
} from './campaign/after-battle';
export {
  battleRefusals,
  beginBattle,
  endBattle,
  joinCampaign,
  newCampaign,
} from './campaign/battles';
export {
  type Campaign,
  type CampaignBattle,
  type CampaignEvent,
  type CampaignPlayer,
  type CampaignSettings,
  type Claim,
  zCampaignSettings,
} from './campaign/campaign';
export { bringSheet } from './campaign/check';
export { type CampaignDeed, campaignDeed, zCampaignDeed } from './campaign/deeds';
export { fieldSheet, grownProfile } from './campaign/figures';
export { ITEM_KINDS } from './campaign/items';
export { busyRefusal, type Done, isUnsettled, sheetsOf } from './campaign/players';
export {
  type BattleReport,
  type CampaignSheet,
  type FigureRecord,
  type Item,
  type Upgrade,
  zBattleReport,
  zCampaignSheet,
} from './campaign/sheet';
export { beginCampaign } from './campaign/start';
export { RECRUIT_LINES } from './campaign/upgrade-tables';
export { giveUpgrade, type UpgradeOffer, upgradeOffers } from './campaign/upgrades';
export { type Standings, standings } from './campaign/victory';
export {
  CATALOG,
  CATALOG_GROUPS,
  type CatalogEntry,
  type CatalogGroup,
  type CatalogRoster,
  type Choice,
  ownLimits,
  searchCatalog,
  spellChoices,
  type TraitChoice,
  traitChoices,
} from './catalog';
export { rangedArms, readyArms } from './combat/weapons';
export type { Config } from './config';
export { COUNTS } from './consent';
export { COMPLICATIONS } from './content/complications';
export { MAPS, mapById } from './content/maps';
export { PIECES, pieceTemplate } from './content/pieces';
export { SPELL_IDS, type SpellId } from './content/spell-ids';
export type { SpellEntry } from './content/spell-types';
export { SPELLS } from './content/spells';
export { TRAIT_IDS, type TraitId } from './content/trait-ids';
export { TRAITS, type TraitEntry } from './content/traits';
export { READY_WARBANDS, type ReadyWarband, readyWarband } from './content/warbands';
export { stickLength } from './content/weapons';
export { WEATHERS } from './content/weather';
export type { Event, EventOf } from './events';
export * from './figures';
export { zoneOf as deployZone, zonePolygon as deployPolygon } from './flow/deploy-room';
export { readyOf } from './flow/may-activate';
export { qualityNow } from './flow/quality';
export { reactRefusal } from './flow/reactions';
export { sightBetween } from './ground/sight';
export type { Intent, IntentOf } from './intents';
export { isJumping } from './moves/jump';
export { farthestOn, reachOn } from './moves/reach';
export { type Threat, threats } from './moves/threats';
export { type WhyNot, whyNot } from './moves/why-not';
export type { Profile, Recruit, Size, Stick, TraitRef, Warband } from './profile';
export { checkWarband, compileProfile, compileWarband, pointsOf, STANDARD_LIMITS, type WarbandLimits } from './roster';
export { MOST_FIGURES, type OwnProfile, type WarbandEntry, type WarbandList, zWarbandList } from './roster/list';
export { type Price, type PricePart, priceOf } from './roster/price';
export { profileRefusals } from './roster/profile-rules';
export { warbandFromJson, warbandFromText, warbandToJson, warbandToText } from './roster/text';
export type * from './state';
export type { Attack, Count, Strength } from './steps-combat';
export type { FlowStep, RollWhy } from './steps-flow';
export type { BattleMap, Ground, Stands, TerrainPiece } from './terrain';
