import { gap, type Point, TOLERANCE } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { adjacentFoes, baseAt, baseOf, fieldedOf, figureOf } from '../figures';
import type { Figure } from '../state';
import type { Tale } from '../steps/step';

const KEY = 'met:';

/**
 * Notes the foes that a move of this figure's own, begun at `from`, has brought it into contact with: the rush of a
 * Berserk, the free action of the Dashing, a shield driven home all come from it [ASOBH-MEL-22]. Null: it was nowhere
 * before, below ground.
 */
export function meet(tale: Tale, unit: UnitId, from: Point | null): void {
  const figure = fieldedOf(tale.state, unit);
  if (figure === undefined) return;
  const before = from === null ? undefined : baseAt(figure, from);
  const met = adjacentFoes(tale.state, figure).filter(
    (foe) => before === undefined || gap(before, baseOf(foe)).distance > TOLERANCE,
  );
  for (const { id } of met) note(tale, unit, id);
}

function note(tale: Tale, unit: UnitId, foe: UnitId): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined || hasMet(figure, foe)) return;
  const other = { ...figure.did.other, [KEY + foe]: 1 };
  tale.add({ type: 'changed', unit, set: { did: { ...figure.did, other } }, because: 'ASOBH-MEL-22' });
}

/** It has moved into contact with this foe, or with any, this turn. */
export const hasMet = (figure: Figure, foe?: UnitId): boolean =>
  foe === undefined
    ? Object.keys(figure.did.other).some((key) => key.startsWith(KEY))
    : (figure.did.other[KEY + foe] ?? 0) > 0;
