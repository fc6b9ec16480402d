import type { Point } from '@muster/geometry';
import type { Dice, UnitId } from '../../kernel';
import { fieldedOf, sideOf } from '../figures';
import type { State } from '../state';
import type { Reason } from '../steps-flow';
import { chooseFor } from './choose';

/** What the game would do with an enemy if it acted now. */
export interface Foreseen {
  readonly reason: Reason;
  /** Way it would go, from where it stands; empty: it stays. */
  readonly path: readonly Point[];
  readonly target: UnitId | null;
  /** Others are as near: luck would decide, and this is the first of them. */
  readonly lot: boolean;
}

/** See `Foreseen`; undefined for who is no enemy on the table. No die is thrown [FL-AI-60]. */
export function foresee(state: State, unit: UnitId): Foreseen | undefined {
  const figure = fieldedOf(state, unit);
  if (figure === undefined || sideOf(figure) !== 'enemies') return undefined;
  const { reason, path, target, faces } = chooseFor(state, unit, FIRST);
  return { reason, path, target, lot: faces.length > 0 };
}

/** Equals go to the first. */
const FIRST: Dice = { roll: (count) => Array.from({ length: count }, () => 1) };
