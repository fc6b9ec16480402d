import { type Point, TOLERANCE } from '@muster/geometry';
import type { Event } from '../events';
import { type Fielded, fielded } from '../figures';
import { nearestFree } from '../ground/free';
import { levelAt } from '../ground/levels';
import { moverOf } from '../ground/mover';
import type { State } from '../state';
import { hundredths } from './grid';
import { canBePushed } from './passing';
import { wettened } from './wade';

/** Friends in the place where something greater comes to stand make room, each to the nearest free spot [FL-AI-42]. */
export function pushAside(state: State, figure: Fielded, at: Point): readonly Event[] {
  if (!moverOf(state, figure).pushes) return [];
  const events: Event[] = [];
  const ghost: Fielded = { ...figure, pose: { ...figure.pose, ...at } };
  let now: State = { ...state, figures: { ...state.figures, [figure.id]: ghost } };
  for (const other of fielded(state)) {
    if (other.id === figure.id || !canBePushed(figure, other)) continue;
    const apart = Math.hypot(other.pose.x - at.x, other.pose.y - at.y);
    if (apart >= (other.profile.base + figure.profile.base) / 2 - TOLERANCE) continue;
    const to = nearestFree(now, other, other.pose);
    if (to === undefined) continue;
    const moved: Fielded = { ...other, pose: { ...to, facing: other.pose.facing }, level: levelAt(now, other, to) };
    now = { ...now, figures: { ...now.figures, [other.id]: moved } };
    events.push(
      { type: 'pushedAside', unit: other.id, by: figure.id },
      {
        type: 'moved',
        unit: other.id,
        manner: 'forced',
        path: [{ x: other.pose.x, y: other.pose.y }, to],
        pose: moved.pose,
        level: moved.level,
        cost: 0,
        length: hundredths(Math.hypot(to.x - other.pose.x, to.y - other.pose.y)),
      },
      ...wettened(now, other, moved),
    );
  }
  return events;
}
