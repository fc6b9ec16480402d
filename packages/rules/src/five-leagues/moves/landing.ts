import type { Point } from '@muster/geometry';
import type { Fielded } from '../figures';
import type { Crossed } from '../ground/cross';
import { type Field, topAt } from '../ground/field';
import { nearestFree, whoStandsAt } from '../ground/free';
import type { Mover } from '../ground/mover';
import { standsBadly } from '../ground/stand';
import { atShare } from '../ground/track';
import type { State } from '../state';
import { inch } from '../units';
import { hundredths } from './grid';

interface Fall {
  readonly from: Point;
  readonly to: Point;
  readonly level: number;
  readonly drop: NonNullable<Crossed['drop']>;
}

/** Where one comes down who goes over an edge: straight on at the foot of it, or the nearest room within 2". */
export function landingOf(
  state: State,
  field: Field,
  mover: Mover,
  figure: Fielded,
  { from, to, level, drop }: Fall,
): Point | undefined {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const foot = level - drop.mm;
  const fits = (at: Point): boolean =>
    topAt(field, at, foot) <= foot + 0.05 &&
    standsBadly(field, mover, at, foot) === undefined &&
    whoStandsAt(state, figure, at) === undefined;
  for (let mm = 0; mm <= inch(2); mm += 0.5) {
    const at = settled(atShare(from, to, drop.at + mm / length));
    if (fits(at)) return at;
  }
  const edge = atShare(from, to, drop.at);
  return nearestFree(state, figure, edge, {
    within: inch(2),
    level: foot,
    also: (at) => topAt(field, at, foot) <= foot + 0.05,
  });
}

const settled = ({ x, y }: Point): Point => ({ x: hundredths(x), y: hundredths(y) });
