import type { Point } from '@muster/geometry';
import type { Dice, Odds, Refusal, UnitId } from '../../kernel';
import type { Fielded } from '../figures';
import { fieldedOf } from '../figures';
import { levelAt } from '../ground/levels';
import { sightFrom } from '../ground/sight';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';

/** An enchanted thing that is used: what of, where, and what it does. */
export interface Charm {
  /** Out of the Backpack, used up; or something worn that stays. */
  readonly from: 'pack' | 'worn';
  /** Drunk while the warband gathers; used when both sides stand, right before the first round [FL-LOOT-unique-items]. */
  readonly before: 'gathering' | 'eve' | null;
  /** On its user alone; at a place, so many inches away at most; at any place. */
  readonly aim: 'self' | 'place' | number;
  /** No Action, and not used up, until what it opens is done. */
  readonly opens?: true;
  /** Why it does nothing for this figure now. */
  refusal?(state: State, figure: Figure): Refusal | undefined;
  /** Why not there. */
  placeRefusal?(state: State, figure: Fielded, at: Point): Refusal | undefined;
  /** How far around the place it does something, in inches. */
  readonly burst?: number;
  odds?(state: State, figure: Figure, at: Point): Odds;
  /** `at`: the place, or where its user stands. */
  enact(tale: Tale, unit: UnitId, at: Point, dice: Dice): void;
}

/** Whether somebody sees a place on the ground. */
export function seesPlace(state: State, from: Fielded, at: Point): boolean {
  const there: Fielded = {
    ...from,
    id: '',
    pose: { ...at, facing: 0 },
    level: levelAt(state, from, at),
    profile: { ...from.profile, base: 2 },
  };
  const eye = { at: from.pose, level: from.level, radius: from.profile.base / 2, unit: from.id };
  return sightFrom(state, eye, there, from).sees;
}

/** Where it stands; the corner of the table while it stands nowhere. */
export const placeOf = (state: State, unit: UnitId): Point => {
  const pose = fieldedOf(state, unit)?.pose;
  return pose === undefined ? { x: 0, y: 0 } : { x: pose.x, y: pose.y };
};
