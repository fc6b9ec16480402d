import type { Point } from '@muster/geometry';
import type { Because } from '../events';
import { arrivalSpot } from '../ground/free';
import { levelAt } from '../ground/levels';
import type { Figure } from '../state';
import type { Tale } from '../steps/step';
import { inward, oppositeOf } from './edges';

/**
 * Figures come onto the table where a rule puts them, each as near as it can be and an inch from its enemies
 * [FL-BAT-37]. Figures that are not in the battle yet join it. Who finds no room at all waits off the table.
 * Returns the ids of those that came.
 */
export function arrive(tale: Tale, figures: readonly Figure[], at: Point, because: Because): readonly string[] {
  const came: string[] = [];
  for (const figure of figures) {
    if (!Object.hasOwn(tale.state.figures, figure.id)) tale.add({ type: 'arrived', figure, because });
    const spot = arrivalSpot(tale.state, figure, at);
    if (spot === undefined) {
      if (figure.fate === 'reserve') tale.add({ type: 'leftPlay', unit: figure.id, how: 'waiting', by: null, because });
      continue;
    }
    const edge = tale.state.edge;
    const facing = inward(figure.side === 'party' ? edge : oppositeOf(edge));
    tale.add({
      type: 'placed',
      unit: figure.id,
      pose: { ...spot, facing },
      level: levelAt(tale.state, figure, spot),
      because,
    });
    came.push(figure.id);
  }
  return came;
}
