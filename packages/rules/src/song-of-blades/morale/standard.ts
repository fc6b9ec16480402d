import type { UnitId } from '../../kernel';
import { figureOf, has } from '../figures';
import type { Tale } from '../steps/step';
import type { Due } from '../steps-morale';
import { comrades } from './comrades';
import { testsStep } from './test';

/**
 * A foe holds the standard of a warband: every comrade of its bearer tests, and the dead crumble at a single failure
 * [ASOBH-TRAIT-standard-bearer] [ASOBH-TRAIT-undead]. To be called by whoever lets the foe take it up; note the next
 * stage first.
 */
export function standardTaken(tale: Tale, bearer: UnitId, by: UnitId): void {
  const figure = figureOf(tale.state, bearer);
  if (figure === undefined) return;
  tale.add({ type: 'standardTaken', unit: bearer, by });
  const band = [...comrades(tale.state, figure), ...(figure.fate === 'table' ? [figure] : [])];
  const due = band.map(
    (mate): Due => ({ unit: mate.id, cause: has(mate, 'undead') ? 'crumble' : 'standard-lost', by }),
  );
  if (due.length > 0) tale.call(testsStep(due));
}
