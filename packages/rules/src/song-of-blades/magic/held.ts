import type { UnitId } from '../../kernel';
import { hazard } from '../combat/begin';
import { figureOf } from '../figures';
import type { Tale } from '../steps/step';
import { castStep } from './cast-step';

/**
 * Spells held in the hands of one who falls Prone or is put out go off on him and those around [ASOBH-MAG-11]. Empties
 * his hands and calls a step a spell on top of the present one: note the next stage first.
 */
export function heldGoOff(tale: Tale, unit: UnitId): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined || figure.pose === null || figure.holds.length === 0) return;
  const { holds, pose } = figure;
  const at = { x: pose.x, y: pose.y };
  tale.add({ type: 'changed', unit, set: { holds: [] }, because: 'ASOBH-MAG-11' });
  for (const { spell, power } of holds)
    tale.add({ type: 'spellCast', unit, spell, power, aim: { at }, how: 'gone-off' });
  tale.callInOrder(
    holds.map(({ spell, power }) =>
      spell === 'flaming-touch'
        ? // It has no reach: it burns the one whose hands it was on
          hazard(unit, power, spell, { fire: true })
        : castStep({ unit, spell, power, aim: { at }, how: 'gone-off' }),
    ),
  );
}
