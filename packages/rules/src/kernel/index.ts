export {
  type ConsentHost,
  consentOffers,
  decideConsent,
  previewConsent,
  waitingOnConsent,
} from './agree';
export { checkPoses, offTable } from './check-poses';
export {
  askedBy,
  type Change,
  type Consent,
  type ConsentEvent,
  type ConsentIntent,
  closesByConsent,
  evolveConsent,
  isConsentEvent,
  isConsentIntent,
  lapsing,
  noConsent,
  outcomeByConsent,
  type Proposal,
  type Proposed,
  sidesOf,
  zConsentIntents,
} from './consent';
export { type Dice, type Roll, randomDice, recordedDice, recording, type ScriptedDice, scriptedDice } from './dice';
export { canonical, difference, equal } from './equal';
export { type Entry, isUndoable } from './log';
export type { EventIn, IntentIn, Kinds, OfferIn, StepIn } from './machine/kinds';
export { outOfStep, type Plan, type Planned, planned, type Refused, refused } from './machine/plan';
export { type Always, type PlanEngine, type PlanHost, planEngine } from './machine/plans';
export { evolveSteps, type Stack, type StepEvent, topStep } from './machine/stack';
export { type StepEngine, type StepHost, stepEngine } from './machine/step-engine';
export { type Asking, rulesIn, type StepRules, type StepTable } from './machine/step-rules';
export { type Tale, type Told, tale, told } from './machine/tale';
export { LONGEST_NAME, labels, tidyName } from './names';
export {
  FARTHEST,
  parser,
  zAngle,
  zCoordinate,
  zId,
  zLength,
  zPoint,
  zPose,
  zSeatId,
  zSideId,
  zText,
  zTurn,
  zUnitId,
  zWhole,
} from './parse';
export type { Modifier, Refusal, RuleId, SourceId, UnitId } from './refusal';
export { err, ok, type Result } from './result';
export type * from './system';
