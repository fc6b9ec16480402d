import { type Point, roundPose, unit as vector } from '@muster/geometry';
import type { Dice, UnitId } from '../../kernel';
import type { Because } from '../events';
import { type Fielded, fielded, fieldedOf } from '../figures';
import { randomDirection } from '../ground/chance';
import { cross } from '../ground/cross';
import { fieldOf } from '../ground/field';
import { moverOf } from '../ground/mover';
import { standsBadly } from '../ground/stand';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import { inch } from '../units';
import { hundredths } from './grid';
import { landingOf } from './landing';
import { isElsewhere } from './passing';
import { wade } from './wade';

/** How far a forced move gets: to impassable ground, 0.5" short of a figure, to the table's edge [FL-BAT-36]. */
export interface Drift {
  readonly to: Point;
  readonly level: number;
  readonly length: number;
  /** A figure, a piece, `edge`, or null. */
  readonly stoppedBy: string | null;
  /** Millimetres it drops at its end; 0 up to 1". */
  readonly drop: number;
}

/** Figures are stopped for by so much, in mm [FL-BAT-36]. */
const SHORT = inch(0.5);
const STRIDE = 1;

/** Where a figure would end that is moved straight along an angle (degrees) for so many mm. It climbs nothing. */
export function driftOf(state: State, figure: Fielded, angle: number, distance: number): Drift {
  const field = fieldOf(state);
  const mover = moverOf(state, figure);
  const here: Point = { x: figure.pose.x, y: figure.pose.y };
  const way = vector(angle);
  const on = (mm: number): Point => ({ x: hundredths(here.x + way.x * mm), y: hundredths(here.y + way.y * mm) });
  let best: Drift = { to: here, level: figure.level, length: 0, stoppedBy: null, drop: 0 };
  let stoppedBy: string | null = null;
  for (let mm = Math.min(STRIDE, distance); mm > 0; mm = mm >= distance ? 0 : Math.min(distance, mm + STRIDE)) {
    const to = on(mm);
    const other = fielded(state).find((each) => isMet(figure, each, here, to, best.level));
    if (other !== undefined) {
      stoppedBy = other.id;
      break;
    }
    const crossed = cross(field, mover, here, to, figure.level, true);
    if (!crossed.ok) {
      stoppedBy = crossed.piece;
      break;
    }
    const climbed = crossed.met.find(({ is }) => is === 'climb' || is === 'door');
    if (climbed !== undefined) {
      stoppedBy = climbed.piece;
      break;
    }
    if (crossed.drop !== null) {
      const end = landingOf(state, field, mover, figure, { from: here, to, level: figure.level, drop: crossed.drop });
      if (end === undefined) stoppedBy = crossed.drop.piece;
      else
        best = {
          to: end,
          level: crossed.level,
          length: Math.hypot(end.x - here.x, end.y - here.y),
          stoppedBy: null,
          drop: crossed.drop.mm,
        };
      break;
    }
    const bad = standsBadly(field, mover, to, crossed.level);
    if (bad === undefined) best = { to, level: crossed.level, length: mm, stoppedBy: null, drop: 0 };
    else stoppedBy = bad === 'edge' ? 'edge' : bad.id;
    if (bad === 'edge') break;
  }
  // Only what kept it from going the whole way has stopped it
  return best.drop > 0 || best.length >= distance - STRIDE / 2 ? best : { ...best, stoppedBy };
}

/** Come nearer than half an inch, and nearer than before. */
function isMet(figure: Fielded, other: Fielded, from: Point, to: Point, level: number): boolean {
  if (other.id === figure.id || isElsewhere(figure, other, level)) return false;
  const reach = (figure.profile.base + other.profile.base) / 2 + SHORT - 0.01;
  const now = Math.hypot(other.pose.x - to.x, other.pose.y - to.y);
  return now < reach && now < Math.hypot(other.pose.x - from.x, other.pose.y - from.y);
}

/**
 * Moves a figure by force or by luck: straight along `angle` for `distance` mm, as far as there is room. A drop over 1"
 * calls the `fall` step; an Aberration shoves whom it meets 2" by luck and goes on [FL-BAT-36]. `faces`: dice that gave
 * the direction, where some did.
 */
export function forceMove(
  tale: Tale,
  unit: UnitId,
  angle: number,
  distance: number,
  because: Because,
  dice: Dice,
  faces: readonly number[] = [],
): void {
  let left = distance;
  const shoved = new Set<UnitId>();
  for (let turn = 0; turn < 20 && left > 0.5; turn++) {
    const figure = fieldedOf(tale.state, unit);
    if (figure === undefined) return;
    const drift = driftOf(tale.state, figure, angle, left);
    drive(tale, figure, drift, angle, turn === 0 ? faces : [], because);
    left -= drift.length;
    if (drift.drop > 0) {
      tale.call({ is: 'fall', unit, height: drift.drop, stage: 'hit' });
      return;
    }
    const other = drift.stoppedBy === null ? undefined : fieldedOf(tale.state, drift.stoppedBy);
    if (other === undefined || figure.profile.kind !== 'aberration' || shoved.has(other.id)) return;
    shoved.add(other.id);
    const turned = randomDirection(dice);
    const aside = driftOf(tale.state, other, turned.angle, inch(2));
    drive(tale, other, aside, turned.angle, turned.faces, because);
    if (aside.drop > 0) {
      tale.call({ is: 'fall', unit: other.id, height: aside.drop, stage: 'hit' });
      return;
    }
  }
}

function drive(
  tale: Tale,
  figure: Fielded,
  drift: Drift,
  angle: number,
  faces: readonly number[],
  because: Because,
): void {
  const length = hundredths(drift.length);
  tale.add({ type: 'driven', unit: figure.id, angle, length, stoppedBy: drift.stoppedBy, faces, because });
  if (length === 0) return;
  tale.add({
    type: 'moved',
    unit: figure.id,
    manner: 'forced',
    path: [{ x: figure.pose.x, y: figure.pose.y }, drift.to],
    pose: roundPose({ ...drift.to, facing: figure.pose.facing }),
    level: hundredths(drift.level),
    cost: 0,
    length,
  });
  wade(tale, figure);
}
