import type { UnitId } from '../../kernel';
import type { FleeStep } from '../steps-moves';

/** Compulsory moves toward the nearest edge, or to a standard, ready to be called [ASOBH-MOR-01]. */
export const fleeStep = (unit: UnitId, moves: number, toStandard: UnitId | null = null): FleeStep => ({
  is: 'flee',
  unit,
  moves,
  toStandard,
  stage: 'begin',
  fled: [],
  edge: null,
});
