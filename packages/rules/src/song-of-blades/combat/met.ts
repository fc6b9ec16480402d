import type { UnitId } from '../../kernel';
import { figureOf } from '../figures';
import type { Figure } from '../state';
import type { Tale } from '../steps/step';

const KEY = 'met:';

/**
 * Notes that a move of this figure's own brought it into contact with a foe this turn: the rush of a Berserk, the free
 * action of the Dashing, a shield driven home all come from it. To be called by whoever moves it.
 */
export function met(tale: Tale, unit: UnitId, foe: UnitId): void {
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
