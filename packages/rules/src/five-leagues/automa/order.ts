import type { Dice, UnitId } from '../../kernel';
import { enemiesOf, type Fielded } from '../figures';
import { shuffled } from '../luck';
import type { State } from '../state';
import { isLoaded } from './arms';

/**
 * Everyone of the enemies in the book’s order: ranged troops that can still shoot, then the others; in each class
 * whoever is nearest the warband’s edge first [FL-AI-01]. Equals go by lot [FL-GEN-16].
 */
export function activationOrder(state: State, dice: Dice): readonly UnitId[] {
  const classes = new Map<string, Fielded[]>();
  for (const enemy of enemiesOf(state)) {
    const key = `${isLoaded(state, enemy) ? 0 : 1}/${edgeDistance(state, enemy).toFixed(2).padStart(9, '0')}`;
    classes.set(key, [...(classes.get(key) ?? []), enemy]);
  }
  return [...classes.keys()]
    .sort()
    .flatMap((key) => shuffled(classes.get(key) ?? [], dice))
    .map(({ id }) => id);
}

/** From the centre to the line of the warband’s edge, in mm. */
export function edgeDistance(state: State, { pose }: Fielded): number {
  switch (state.edge) {
    case 'near':
      return pose.y;
    case 'far':
      return state.table.depth - pose.y;
    case 'left':
      return pose.x;
    case 'right':
      return state.table.width - pose.x;
  }
}
