import type { Point } from '@muster/geometry';
import type { Fielded } from '../figures';
import { cross, type Met } from '../ground/cross';
import { fieldOf } from '../ground/field';
import { whoStandsAt } from '../ground/free';
import { moverOf } from '../ground/mover';
import { standsBadly } from '../ground/stand';
import type { State } from '../state';
import { hundredths, MESH } from './grid';
import { canBePushed } from './passing';
import type { Leg, Walked } from './walk';

/** A place on a way where a figure may be stopped: half an inch from the last, or where it comes off what it climbs. */
export interface Stop {
  readonly at: Point;
  readonly level: number;
  /** From the beginning of the way. */
  readonly cost: number;
  readonly length: number;
  /** Corners gone by, and the stop itself. */
  readonly trail: readonly Point[];
  /** Index of the corner it goes to next; the number of corners at the end. */
  readonly next: number;
  /** Met since the last stop. */
  readonly met: readonly Met[];
}

/** Every place on a way where a figure could stand, in order; the end is the last, if it is one. */
export function stopsOf(state: State, figure: Fielded, { legs, falls }: Walked, jump: boolean): readonly Stop[] {
  const field = fieldOf(state);
  const mover = moverOf(state, figure);
  const canStand = (at: Point, level: number): boolean =>
    standsBadly(field, mover, at, level) === undefined &&
    whoStandsAt(state, figure, at, (other) => mover.pushes && canBePushed(figure, other)) === undefined;
  const stops: Stop[] = [];
  let met: Met[] = [];
  let cost = 0;
  let length = 0;
  const put = (stop: Omit<Stop, 'met'>): void => {
    stops.push({ ...stop, met });
    met = [];
  };
  for (const [i, leg] of legs.entries()) {
    const behind = legs.slice(0, i).map(({ to }) => to);
    const told = new Set<string>();
    const tell = (list: readonly Met[]): void => {
      for (const each of list) {
        const key = `${each.is} ${each.piece} ${each.opening}`;
        if (!told.has(key)) met.push(each);
        told.add(key);
      }
    };
    const leaps = leg.met.flatMap(({ over }) => (over === undefined ? [] : [over]));
    const count = Math.ceil(leg.length / MESH - 1e-6);
    for (let k = 1; k < count; k++) {
      const t = k / count;
      if (leaps.some(([from, to]) => t >= from && t <= to)) continue;
      const at = on(leg, t);
      const way = cross(field, mover, leg.from, at, leg.start, jump);
      if (!way.ok || way.drop !== null || !canStand(at, way.level)) continue;
      tell(way.met);
      put({
        at,
        level: way.level,
        cost: cost + way.cost,
        length: length + t * leg.length,
        trail: [...behind, at],
        next: i,
      });
    }
    tell(leg.met);
    cost += leg.cost;
    length += leg.length;
    if ((i === legs.length - 1 && falls !== null) || canStand(leg.to, leg.level))
      put({ at: leg.to, level: leg.level, cost, length, trail: [...behind, leg.to], next: i + 1 });
  }
  return stops;
}

const on = ({ from, to }: Leg, t: number): Point => ({
  x: hundredths(from.x + (to.x - from.x) * t),
  y: hundredths(from.y + (to.y - from.y) * t),
});
