import { angleOf, between, type Point, roundAngle, sub, TOLERANCE } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { figureOf } from '../figures';
import { levelAt } from '../ground/levels';
import type { Tale } from '../steps/step';
import type { Manner } from '../steps-moves';
import { rounded } from './place';

/**
 * Puts a figure elsewhere, with whoever it carries. `to` is its centre in mm, rounded here; the caller has seen that it is
 * free. `path` are the corners of the way there, for the eye; straight unless told. It looks the way it went.
 */
export function displace(tale: Tale, unit: UnitId, to: Point, manner: Manner, path?: readonly Point[]): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined) return;
  const end = rounded(to);
  const start = figure.pose ?? { ...end, facing: 90 };
  const corners = path ?? [{ x: start.x, y: start.y }, end];
  const before = corners.findLast((each) => between(each, end) > TOLERANCE);
  const turns = before !== undefined && !BACKWARD.includes(manner);
  const pose = { ...end, facing: turns ? roundAngle(angleOf(sub(end, before))) : start.facing };
  const length = corners.slice(1).reduce((sum, corner, i) => sum + between(corner, corners[i] ?? corner), 0);
  const level = levelAt(tale.state, figure, end);
  tale.add({
    type: 'moved',
    unit,
    manner,
    path: corners.map(rounded),
    pose,
    level,
    length: Math.round(length * 100) / 100,
  });
  for (const rider of Object.values(tale.state.figures))
    if (rider.carriedBy === unit)
      tale.add({
        type: 'moved',
        unit: rider.id,
        manner: 'carried',
        path: corners.map(rounded),
        pose,
        level,
        length: 0,
      });
}

/** Ways of going on which one does not turn round. */
const BACKWARD: readonly Manner[] = ['recoil', 'magic', 'shift', 'fall', 'scatter'];
