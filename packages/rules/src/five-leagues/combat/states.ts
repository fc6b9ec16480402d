import type { UnitId } from '../../kernel';
import type { Because } from '../events';
import { fieldedOf } from '../figures';
import { afterStun, unstunnable, unwounded } from '../special/hooks';
import type { Tale } from '../steps/step';
import type { Hit, HitResult } from '../steps-combat';
import { takeOut } from './leaving';

/** Stuns a figure where that can be; an Aberration never is [FL-BAT-165] [FL-BAT-175]. Says whether it did. */
export function stun(tale: Tale, unit: UnitId, because: Because, hit: Hit | null = null): boolean {
  const figure = fieldedOf(tale.state, unit);
  if (figure === undefined || figure.monsterPoints !== null) return false;
  if (unstunnable(tale.state, figure, hit) !== null) return false;
  if (!figure.stunned) tale.add({ type: 'changed', unit, set: { stunned: true }, because });
  // What follows a Hit is asked for after all of it
  if (hit === null) afterStun(tale, unit);
  return true;
}

/** Ends a Stun, if there is one [FL-BAT-176]. */
export function unstun(tale: Tale, unit: UnitId, because: Because): void {
  if (fieldedOf(tale.state, unit)?.stunned === true)
    tale.add({ type: 'changed', unit, set: { stunned: false }, because });
}

/** Writes one more Wound on a figure; who counts to two is the caller’s matter [FL-BAT-164]. */
export function woundMark(tale: Tale, unit: UnitId, because: Because): void {
  const figure = fieldedOf(tale.state, unit);
  if (figure === undefined) return;
  const set = { wounds: figure.wounds + 1, woundsThisRound: figure.woundsThisRound + 1 };
  tale.add({ type: 'changed', unit, set, because });
}

/**
 * A Wound that no roll made (Ether Burn, a chant): the second is a casualty, and Aberrations shrug it off [FL-BAT-165].
 * Note your next stage first: a casualty calls a step.
 */
export function woundDirectly(tale: Tale, unit: UnitId, by: UnitId | null, because: Because): HitResult {
  const figure = fieldedOf(tale.state, unit);
  if (figure === undefined) return 'nothing';
  const spared = figure.monsterPoints !== null || unwounded(tale.state, figure) !== null;
  const result: HitResult = spared
    ? 'nothing'
    : figure.wounds > 0 && !tale.state.config.gentle
      ? 'casualty'
      : 'wounded';
  tale.add({ type: 'woundedBy', unit, because, result });
  if (result === 'nothing') return result;
  woundMark(tale, unit, because);
  if (result === 'casualty') takeOut(tale, unit, 'casualty', by, because);
  return result;
}
