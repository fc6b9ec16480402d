export * from './align';
export * from './arc';
export * from './base';
export * from './charge';
export * from './distance';
export * from './glimpse';
export * from './measure';
export * from './overlap';
export * from './plan-charge';
export * from './plan-multi-charge';
export * from './polygon';
export * from './pose';
export * from './region';
export { type Blocker, type Sight, type SightRequest, sight } from './sight';
export {
  type Approach,
  closestApproach,
  crosses,
  type Hit,
  hull,
  type StraightSweep,
  type SweepOptions,
  sweepStraight,
  sweepTurn,
  sweptPolygon,
  sweptTurnPolygon,
  type TurnSweep,
  turnedAbout,
} from './sweep';
export * from './vec';
