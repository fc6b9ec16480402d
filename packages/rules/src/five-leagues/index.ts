import { closesByConsent, type RulesSystem } from '../kernel';
import { type Config, zConfig } from './config';
import { bodies } from './consent';
import { decide, offers, preview, sample, waitingFor } from './engine';
import type { Event } from './events';
import { evolve } from './evolve';
import { closesOthers } from './flow/closes-undo';
import { automaFor } from './flow/deputy';
import { type Intent, parse } from './intents';
import { seats, setup } from './setup';
import type { State } from './state';
import { redact, view } from './view';

/** Five Leagues from the Borderlands, third edition: the battles. */
export const fiveLeagues: RulesSystem<Config, State, Intent, Event> = {
  id: 'five-leagues',
  edition: '3',
  version: 'fl-1',
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
  automa: automaFor,
  plays: ['gm'],
  closesUndo: (event) => closesByConsent(event) || closesOthers(event),
};

export { type Foreseen, foresee } from './automa/foresee';
export { type CatalogueGroup, type CatalogueRow, catalogue, foeProfile } from './catalogue';
export { launchers } from './combat/arms';
export { exchangeOf } from './combat/exchange';
export type { Config } from './config';
export { BODY_ARMOR } from './content/armor';
export { ENCHANTED_WEAPONS, enchantedOf } from './content/enchanted';
export type { SkillId, SpecialId, SpellId, TraitId } from './content/ids';
export { ITEMS } from './content/items';
export { MAPS } from './content/maps';
export { OBJECTIVES } from './content/objectives';
export { ORIGINS } from './content/origins';
export { SKILLS } from './content/skills';
export { SPECIALS } from './content/specials';
export { SPELLS } from './content/spells';
export { TRAITS } from './content/traits';
export { UNIQUE_FOES } from './content/uniques';
export { WEAPONS } from './content/weapons';
export type { Event, EventOf } from './events';
export * from './figures';
export { actsOn, bestGiven, diceTakers } from './flow/initiative-dice';
export { levelAt } from './ground/levels';
export { seesSpot } from './ground/sees-spot';
export { type Sight, sightBetween } from './ground/sight';
export type { Intent, IntentOf } from './intents';
export { allowanceOf, speedOf } from './moves/allowance';
export { asFarAs, reachable, routeTo, type Spot, wayTo } from './moves/route';
export type * from './profile';
export type * from './scenario';
export type * from './secret';
export type * from './state';
export type * from './terrain';
export { inch, inInches } from './units';
export type { Asked, Question } from './warband/ask';
export { checkWarband, USUAL_LIMITS, type WarbandLimits } from './warband/check';
export { compileCharacter } from './warband/compile';
export { type Creation, creation } from './warband/create';
export { type CreationDraft, emptyDraft, zCreationDraft } from './warband/draft';
export { finishDraft, rollFor, suggestion } from './warband/finish';
export { backpackOf, capacityOf, loadOf } from './warband/pack';
export { READY_WARBANDS, type ReadyWarband, readyWarband } from './warband/ready';
export { zWarbandSheet } from './warband/sheet';
export { creationTable } from './warband/tables';
export { sheetFromJson, sheetFromText, sheetToJson, sheetToText } from './warband/text';
export { boundBy, finished, NOTHING_THROWN, type Throw, type Thrown, throwFor } from './warband/throws';
