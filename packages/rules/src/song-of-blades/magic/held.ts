import type { UnitId } from '../../kernel';
import type { Tale } from '../steps/step';

/**
 * Spells held in the hands of one who falls Prone or is put out go off on him and those around [ASOBH-MAG-11]. Empties
 * his hands and calls a step a spell on top of the present one: note the next stage first.
 */
export function heldGoOff(_tale: Tale, _unit: UnitId): void {}
