import type { Point } from '@muster/geometry';
import type { SeatId, UnitId } from '../kernel';
import type { SpellId } from './content/spell-ids';

/** What a spell is aimed at, as far as it needs anything. */
export interface Aim {
  readonly units?: readonly UnitId[];
  readonly at?: Point;
  /** Degrees: the run of a wall, the way of a cone. */
  readonly angle?: number;
  /** An effect or wall to be broken. */
  readonly effect?: string;
  /** A choice within the spell: a kind of ground, a weakness, a profile. */
  readonly choice?: string;
}

export type MagicStep =
  | {
      readonly is: 'cast';
      readonly unit: UnitId;
      readonly spell: SpellId;
      readonly power: number;
      readonly aim: Aim;
      readonly stage: 'counter' | 'begin' | 'each' | 'end';
      /** Targets yet to be dealt with. */
      readonly left: readonly UnitId[];
      readonly data: Readonly<Record<string, number | string>>;
    }
  /** An enemy caster may try to undo it [Counter-spell]. */
  | {
      readonly is: 'counter';
      readonly side: string;
      readonly caster: UnitId;
      readonly spell: SpellId;
      readonly power: number;
      readonly declined: readonly SeatId[];
    }
  | {
      readonly is: 'backfire';
      readonly unit: UnitId;
      readonly spell: SpellId;
      readonly stage: 'begin' | 'chosen' | 'rolled' | 'end';
      readonly data: Readonly<Record<string, number | string>>;
    }
  /** Somebody must choose for a spell: where a creature appears, who tests, which way lightning leaps. */
  | {
      readonly is: 'magic-choice';
      readonly seat: SeatId;
      readonly of: string;
      readonly unit: UnitId;
      readonly options: readonly string[];
      readonly place: boolean;
    };

export type CastReturn =
  | { readonly is: 'cast'; readonly spell: SpellId; readonly worked: boolean }
  | { readonly is: 'countered'; readonly countered: boolean }
  | { readonly is: 'magic-chosen'; readonly of: string; readonly option: string | null; readonly at: Point | null };
