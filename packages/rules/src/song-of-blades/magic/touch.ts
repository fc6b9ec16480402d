import type { UnitId } from '../../kernel';
import type { Tale } from '../steps/step';
import { endEffect } from './effects';
import { touchOf } from './queries';

/** The flames on a caster's hands are spent with the blow they were meant for [ASOBH-SPELL-flaming-touch]. */
export function spendTouch(tale: Tale, unit: UnitId): void {
  const touch = touchOf(tale.state, unit);
  if (touch !== undefined) endEffect(tale, touch.id, 'flaming-touch');
}
