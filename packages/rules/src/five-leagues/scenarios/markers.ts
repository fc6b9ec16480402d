import { containsPoint, type Point } from '@muster/geometry';
import type { Dice } from '../../kernel';
import { type Fielded, gapTo, partyOf } from '../figures';
import { randomDirection } from '../ground/chance';
import type { Marker, State } from '../state';
import type { Tale } from '../steps/step';
import type { TerrainPiece } from '../terrain';
import { inch, isWithin } from '../units';
import { apart, middleOf, rounded } from './edges';
import { MAN } from './force';
import { tokenSight } from './token';

/** A marker as it would be drawn, with its id from the battle's numbers. */
export const newMarker = (state: State, given: Pick<Marker, 'is' | 'at'> & Partial<Marker>): Marker => ({
  id: `m${state.next}`,
  label: null,
  number: null,
  reachedCentre: false,
  goal: null,
  carriedBy: null,
  counts: {},
  ...given,
});

export function setMarker(tale: Tale, given: Pick<Marker, 'is' | 'at'> & Partial<Marker>, because: string): string {
  const marker = newMarker(tale.state, { ...given, at: rounded(given.at) });
  tale.add({ type: 'markerSet', marker, because });
  return marker.id;
}

/**
 * An Unknown Enemy goes 5": to the middle of the battlefield first, then wherever luck points [FL-AI-50]; in a Site to
 * the marker it patrols to. It goes straight and slides round what cannot be entered [A-32], stops at an edge, and is
 * revealed on the way where a character sees it [FL-AI-51]. Asked in the enemies' phase, once for each.
 */
export function moveMarker(tale: Tale, id: string, dice: Dice): void {
  const marker = tale.state.markers[id];
  if (marker === undefined || marker.is !== 'unknown') return;
  if (spotUnknown(tale)) return;
  const course = courseOf(tale.state, marker, dice);
  const path: Point[] = [marker.at];
  let left = PACE;
  let at = marker.at;
  let reachedCentre = marker.reachedCentre;
  while (left > 0.01) {
    const next = stepOn(tale.state, at, course.to(at), Math.min(PIECE, left));
    if (next === undefined) break;
    left -= apart(at, next);
    at = next;
    path.push(at);
    if (course.goal !== null && apart(at, course.goal) < 0.02) {
      reachedCentre = reachedCentre || marker.goal === null;
      break;
    }
    if (
      spotters({ ...tale.state, markers: { ...tale.state.markers, [id]: { ...marker, at } } }, { ...marker, at })
        .length > 0
    )
      break;
  }
  if (path.length > 1)
    tale.add(
      { type: 'markerChanged', id, set: { at, reachedCentre }, because: 'FL-AI-50' },
      { type: 'markerDrifted', id, path, face: course.face },
    );
  spotUnknown(tale);
}
const PACE = inch(5);
const PIECE = inch(0.5);

interface Course {
  /** The direction from there, as a step of one millimetre. */
  readonly to: (at: Point) => Point;
  readonly goal: Point | null;
  readonly face: number | null;
}

function courseOf(state: State, marker: Marker, dice: Dice): Course {
  const patrol = marker.goal === null ? undefined : state.markers[marker.goal]?.at;
  const goal = patrol ?? (marker.reachedCentre ? null : middleOf(state.table));
  if (goal !== null && apart(goal, marker.at) >= 0.02) return { goal, face: null, to: (at) => toward(at, goal) };
  const { angle, faces } = randomDirection(dice);
  const way = { x: Math.cos((angle * Math.PI) / 180), y: Math.sin((angle * Math.PI) / 180) };
  return { goal: null, face: faces[0] ?? null, to: () => way };
}

function toward(from: Point, to: Point): Point {
  const long = apart(from, to) || 1;
  return { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
}

/** One piece of the way, turned aside as little as need be where something stands there that cannot be entered. */
function stepOn(state: State, at: Point, way: Point, length: number): Point | undefined {
  const far = Math.min(length, PIECE);
  for (const turn of TURNS) {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const next = rounded({ x: at.x + (way.x * cos - way.y * sin) * far, y: at.y + (way.x * sin + way.y * cos) * far });
    if (!isInside(state, next)) {
      if (turn === 0) return undefined;
      continue;
    }
    if (!isBarred(state, next)) return next;
  }
  return undefined;
}
const TURNS = [0, 20, -20, 45, -45, 70, -70, 90, -90];

const isInside = ({ table }: State, { x, y }: Point): boolean =>
  x >= MAN / 2 && y >= MAN / 2 && x <= table.width - MAN / 2 && y <= table.depth - MAN / 2;
const isBarred = (state: State, at: Point): boolean =>
  state.terrain.some((piece) => bars(piece) && containsPoint(piece.outline, at));
const bars = ({ stands, tags }: TerrainPiece): boolean =>
  stands === 'individual' || stands === 'block' || tags.includes('impassable');

/** Whether a character sees it near enough: 9" in the clear, 6" where terrain hides a part [FL-AI-51]. */
export function spotters(state: State, marker: Marker): readonly Fielded[] {
  return partyOf(state).filter((figure) => {
    if (figure.controlled !== null) return false;
    const gap = gapTo(figure, marker.at) - MAN / 2;
    if (!isWithin(gap, 9)) return false;
    const sight = tokenSight(state, figure, marker.at);
    return sight.sees && (isWithin(gap, 6) || !(sight.partly || sight.cover));
  });
}

/** Reveals an Unknown Enemy somebody sees now; the first by number. True where one was. */
export function spotUnknown(tale: Tale): boolean {
  for (const marker of Object.values(tale.state.markers)) {
    if (marker.is !== 'unknown' || spotters(tale.state, marker).length === 0) continue;
    tale.call({ is: 'reveal-marker', marker: marker.id, stage: 'prepared' });
    return true;
  }
  return false;
}
