import { containsPoint, type Point } from '@muster/geometry';
import type { Fielded } from '../figures';
import { levelAt } from '../ground/levels';
import { type Eye, eyeOf, type Sight, sightFrom } from '../ground/sight';
import type { State } from '../state';
import { MAN, makeEnemy, trooperOf } from './force';

/** A token is as wide as a man's base, and lies on whatever is under it [FL-AI-50]. */
export const tokenEye = (state: State, at: Point): Eye => ({
  at,
  level: levelAt(state, makeEnemy(state, trooperOf(state, 'melee'), 'e0'), at),
  radius: MAN / 2,
});

/** What a figure sees of a token: how it is hidden counts as for anybody who stood there [FL-AI-51]. */
export function tokenSight(state: State, from: Fielded, at: Point): Sight {
  const there = makeEnemy(state, trooperOf(state, 'melee'), '', { fate: 'table', pose: { ...at, facing: 0 } });
  const token = { ...there, level: levelAt(state, there, at) } as Fielded;
  return sightFrom(state, eyeOf(from), token, from);
}

/** On top of something that is climbed: a place for who climbs there, not for tokens or sentries. */
export const isOnTop = (state: State, at: Point): boolean =>
  state.terrain.some(
    ({ stands, outline }) => (stands === 'block' || stands === 'individual') && containsPoint(outline, at),
  );
