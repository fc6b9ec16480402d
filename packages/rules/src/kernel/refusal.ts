import type { Point } from '@muster/geometry';

/** The id of a row of a game's `RULES.md` (`KOW-CHG-03`), or `GEN-nn` for what every game shares. */
export type RuleId = string;
/** A rule, a special rule, an item or a unit's own rule that a number or a no comes from. */
export type SourceId = string;
export type UnitId = string;

/**
 * A no, as a value: a stable code (`charge/out-of-reach`), the rule that says so, who stands in the way and where.
 * Figures are millimetres and degrees. Sentences are made of it in `words.ts`, nowhere else.
 */
export interface Refusal {
  readonly code: string;
  readonly rule: RuleId;
  readonly who?: readonly UnitId[];
  readonly where?: Point;
  readonly detail?: Readonly<Record<string, number | string>>;
}

/** A number that explains itself. */
export interface Modifier {
  readonly amount: number;
  readonly because: RuleId | SourceId;
}
