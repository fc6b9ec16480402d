import { nearestFree } from '../ground/free';
import { levelAt } from '../ground/levels';
import type { IntentOf } from '../intents';
import { makeEnemy } from '../scenarios/force';
import type { PreparedFigure } from '../secret';
import type { State } from '../state';
import { type Planned, planned, refused, type Tale } from '../steps/step';
import { foeRefusal, placeRefusal } from './may';
import { crowded } from './room';

/** An enemy in the open, at once; where somebody stands, beside him. */
export function planPut(state: State, { foe, at }: IntentOf<'put'>): Planned {
  const no = foeRefusal(state, foe) ?? placeRefusal(state, at) ?? crowded(state, 1);
  if (no !== undefined) return refused(no);
  return planned({ marks: [], enact: (tale) => putDown(tale, { foe, at }, 'FL-AI-60') });
}

/**
 * Makes an enemy and sets it down where it was meant to be, or at the nearest free place: nothing that was hidden can
 * have kept others away. Where the table has no room at all, it does not come.
 */
export function putDown(tale: Tale, { foe, at }: PreparedFigure, because: string): void {
  const figure = makeEnemy(tale.state, foe, `e${tale.state.next}`);
  const spot = nearestFree(tale.state, figure, at);
  if (spot === undefined) return;
  const pose = { ...spot, facing: 270 };
  tale.add({
    type: 'arrived',
    figure: { ...figure, fate: 'table', pose, level: levelAt(tale.state, figure, spot) },
    because,
  });
}
