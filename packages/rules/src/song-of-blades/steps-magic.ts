import type { Point } from '@muster/geometry';
import type { Modifier, SeatId, SideId, UnitId } from '../kernel';
import type { SpellId } from './content/spell-ids';

/** What a spell is aimed at, as far as it needs anything. */
export interface Aim {
  readonly units?: readonly UnitId[] | undefined;
  readonly at?: Point | undefined;
  /** Degrees: the run of a wall. */
  readonly angle?: number | undefined;
  /** A wall or a spell to be broken; with a fourth wall, the one that goes for it. */
  readonly effect?: string | undefined;
  /** A choice within the spell: a kind of ground, a weakness, a profile, `hold`. */
  readonly choice?: string | undefined;
}

export type MagicStep =
  | CastStep
  | CounterStep
  | BackfireStep
  | MagicChoiceStep
  | DreadStep
  /** Those a vortex has opened under: figures first, then walls and other spells [ASOBH-FLX-06]. */
  | {
      readonly is: 'maelstrom';
      readonly units: readonly UnitId[];
      readonly effects: readonly string[];
      readonly now: UnitId | null;
      readonly stage: 'next' | 'fallen' | 'rolled';
    };

/** A spell at work. */
export interface CastStep {
  readonly is: 'cast';
  readonly unit: UnitId;
  readonly spell: SpellId;
  readonly power: number;
  readonly aim: Aim;
  /** Just cast, thrown out of the hand that held it, or gone off on the one who held it. */
  readonly how: 'cast' | 'released' | 'gone-off';
  readonly stage: 'counter' | 'countered' | 'begin' | 'next' | 'answer' | 'leap' | 'end' | 'over';
  /** Targets yet to be dealt with. */
  readonly left: readonly UnitId[];
  /** The one dealt with now. */
  readonly now: UnitId | null;
  /** Those it has been tried on. */
  readonly tried: readonly UnitId[];
  /** Lightning: who stood against the one dealt with now, and where it may leap to. */
  readonly beside: readonly UnitId[];
  readonly near: readonly UnitId[];
  /** On its attacks: what the distance costs. */
  readonly extra: readonly Modifier[];
}

/** Enemy casters may try to undo a spell that has just been cast [ASOBH-SPELL-counter-spell]. */
export interface CounterStep {
  readonly is: 'counter';
  readonly side: SideId;
  readonly caster: UnitId;
  readonly spell: SpellId;
  readonly power: number;
  readonly declined: readonly SeatId[];
  /** Who have tried: one roll for each spell. */
  readonly tried: readonly UnitId[];
  readonly stage: 'ask' | 'rolled';
  /** Who tries. */
  readonly by: UnitId | null;
}

export interface BackfireStep {
  readonly is: 'backfire';
  readonly unit: UnitId;
  readonly spell: SpellId;
  readonly stage: 'begin' | 'come' | 'chosen' | 'rolled' | 'end';
}

/** Somebody must choose for a spell: where a creature appears, who tests, which way lightning leaps. */
export interface MagicChoiceStep {
  readonly is: 'magic-choice';
  readonly seat: SeatId;
  readonly of: 'leap' | 'flames' | 'friend' | 'swap' | 'ground' | 'recoil' | 'foe';
  /** Whose spell or backfire it is. */
  readonly unit: UnitId;
  readonly spell: SpellId;
  readonly options: readonly string[];
  /** A spot is named too. */
  readonly place: boolean;
}

/** A figure near a Wall of Fear: it resists, or tests its morale [ASOBH-SPELL-wall-of-fear]. */
export interface DreadStep {
  readonly is: 'dread';
  readonly unit: UnitId;
  readonly wall: string;
  readonly stage: 'roll' | 'rolled' | 'tested';
}

export type CastReturn =
  | { readonly is: 'cast'; readonly spell: SpellId; readonly worked: boolean }
  | { readonly is: 'countered'; readonly countered: boolean }
  | { readonly is: 'magic-chosen'; readonly of: string; readonly option: string | null; readonly at: Point | null };
