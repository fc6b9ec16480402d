import type { Point } from '@muster/geometry';
import type { Fielded } from '../figures';
import { sightLimit } from '../special/hooks';
import type { State } from '../state';
import { barred } from './barred';
import { fieldOf } from './field';
import { levelAt } from './levels';
import { isLit } from './light';
import { tallnessOf } from './mover';

/**
 * Whether somebody of the looker's own kind would be seen from centre to centre if he stood at a spot, in mm. For
 * drawing what lies out of sight; of a figure that is there `sightBetween` knows more.
 */
export function seesSpot(state: State, from: Fielded, at: Point): boolean {
  const lowThere = levelAt(state, from, at);
  const tall = tallnessOf(from);
  const ends = { low: from.level, tall, lowThere, tallThere: tall };
  const line = { from: { x: from.pose.x, y: from.pose.y }, to: at };
  if (barred(fieldOf(state), line, ends, state.config.linearSight === 'either3').by !== null) return false;
  const radius = from.profile.base / 2;
  if (isLit(state, at, radius)) return true;
  const there: Fielded = {
    ...from,
    id: '',
    side: from.side === 'party' ? 'enemies' : 'party',
    pose: { ...at, facing: 0 },
  };
  const limit = sightLimit(state, from, there);
  return limit === null || Math.hypot(at.x - from.pose.x, at.y - from.pose.y) - 2 * radius <= limit.mm;
}
