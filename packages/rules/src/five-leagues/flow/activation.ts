import type { UnitId } from '../../kernel';
import { figureOf, seatOf } from '../figures';
import type { Tale } from '../steps/step';
import type { ActStep } from '../steps-flow';

/**
 * A figure's activation on top of the present step: a `turn` of its own, one thing only (`seize`), or an `extra` one
 * that a rule gives. By a hand, or by the game where `runs` says so; who is not on the table lets it pass.
 */
export function activate(tale: Tale, unit: UnitId, kind: ActStep['kind'], runs: ActStep['runs'] = 'hand'): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined) return;
  tale.call({ is: 'act', unit, by: seatOf(figure), kind, stage: 'begin', runs, automa: null });
}
