import type { Point } from '@muster/geometry';
import type { SourceId, UnitId } from '../../kernel';
import type { Effect, State } from '../state';

/** What spells in force do, for whoever moves, looks, fights or tracks. */

/** Burning lines nobody without wings crosses; they give Cover and hide nothing [FL-MAG-16]. */
export const barriers = (state: State): readonly { readonly id: string; readonly outline: readonly Point[] }[] =>
  Object.values(state.effects).flatMap((effect) =>
    effect.is === 'barrier' && effect.outline !== null ? [{ id: effect.id, outline: effect.outline }] : [],
  );

/** Held where it stands: it cannot move, nor be driven back, but fights and shoots [FL-MAG-17]; or Distracted. */
export const heldBy = (state: State, unit: UnitId): SourceId | null =>
  on(state, unit, 'bind') ? 'bind' : on(state, unit, 'distract') ? 'distract' : null;

/** Neither moves nor shoots [FL-SPELL-distract]. */
export const isDistracted = (state: State, unit: UnitId): boolean => on(state, unit, 'distract') !== undefined;

/** The Mystic it must walk to, as fast as it may and through no harm [FL-SPELL-compel]. */
export const compelledBy = (state: State, unit: UnitId): UnitId | null => on(state, unit, 'compel')?.caster ?? null;

/** Without Parry and Counter Attack [FL-SPELL-confuse]. */
export const isConfused = (state: State, unit: UnitId): boolean => on(state, unit, 'confuse') !== undefined;

/** Bleeding: no Regeneration, and a die each Tracking Phase while Wounded [FL-SPELL-bleed]. */
export const isBleeding = (state: State, unit: UnitId): boolean => on(state, unit, 'bleed') !== undefined;

/** Poison and venom do nothing to it [FL-SPELL-antidote]. */
export const isPoisonProof = (state: State, unit: UnitId): boolean => on(state, unit, 'antidote') !== undefined;

const on = (state: State, unit: UnitId, is: Effect['is']): Effect | undefined =>
  Object.values(state.effects).find((effect) => effect.is === is && effect.targets.includes(unit));
