export type { Dice, Roll } from './dice';
export type { Entry } from './log';
export type { Modifier, Refusal, RuleId, SourceId, UnitId } from './refusal';
export { err, ok, type Result } from './result';
export type * from './system';
