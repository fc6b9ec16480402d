import {
  arcsHolding,
  type Blocker,
  containsPoint,
  type Face,
  leaderPoint,
  overlapsPolygon,
  type Point,
  type Sight,
  shareInside,
  sight,
  touchesPolygon,
} from '@muster/geometry';
import type { UnitId } from '../../kernel';
import type { State } from '../state';
import type { TerrainPiece } from '../terrain';
import { baseOf, type Fielded, fieldedUnits, has, isScreen } from '../units';
import { memory } from './memory';

/** Asked again and again for one table: for offers, previews and odds. Units that are only thought of are not kept. */
const heights = memory<number>();
const sights = memory<Sight>();
const coversAfterHalt = memory<Cover>();
const coversAfterMoving = memory<Cover>();

/** Height level a unit counts as: its own and that of the hill it stands on. [KOW-TER-06] */
export const heightOf = (state: State, unit: Fielded): number =>
  heights.of(
    [state, unit],
    () => unit.profile.height + Math.max(0, ...hillsUnder(state, unit).map((hill) => hill.height)),
  );

/** Hills a unit is on: at least half its base. [KOW-TER-06] */
export const hillsUnder = (state: State, unit: Fielded): readonly TerrainPiece[] =>
  state.terrain.filter((piece) => piece.kind === 'hill' && isHalfIn(unit, piece));

/** Whether a charge comes down a hill it began the turn on, at an enemy on none. Not for those with Fly. [KOW-TER-07] */
export const comesDownhill = (state: State, unit: Fielded, target: Fielded): boolean =>
  unit.start.hills.length > 0 && !has(unit, 'fly') && hillsUnder(state, target).length === 0;

/** Pieces a unit's Leader Point is in, the rim included. */
export const leaderIn = (state: State, unit: Fielded): readonly TerrainPiece[] => {
  const leader = leaderPoint(baseOf(unit));
  return state.terrain.filter((piece) => containsPoint(piece.outline, leader));
};

/**
 * What a unit sees of another from its Leader Point: whether, which line proves it, and who blocks. Only what is at
 * least as high as both blocks; Individuals never do. `opaque`: pieces that hide although the viewer looks out of them. [KOW-LOS-01] [KOW-LOS-02] [KOW-LOS-03] [KOW-LOS-04] [KOW-LOS-09]
 */
export function sightTo(state: State, viewer: Fielded, target: Fielded, opaque: readonly string[] = []): Sight {
  if (opaque.length > 0) return look(state, viewer, target, opaque);
  return sights.of([state, viewer, target], () => look(state, viewer, target, opaque));
}

function look(state: State, viewer: Fielded, target: Fielded, opaque: readonly string[]): Sight {
  const eye = leaderPoint(baseOf(viewer));
  return sight({
    eye,
    eyeHeight: heightOf(state, viewer),
    target: baseOf(target),
    targetHeight: heightOf(state, target),
    blockers: [
      ...unitsBetween(state, viewer, target),
      ...state.terrain.filter((piece) => hides(piece, eye, target, opaque)).map(blockerOf),
    ],
    own: { id: viewer.id, base: baseOf(viewer) },
  });
}

/** Whether a target has cover from a shooter, and what gives it. */
export interface Cover {
  readonly covered: boolean;
  /** The facing of the target in whose arc the shooter's Leader Point lies. [KOW-COV-01] */
  readonly face: Face;
  /** 0..1: how much of that facing lines of sight reach without passing over anything. */
  readonly clear: number;
  /** Units and pieces that stand between, those that hide most first; or the Difficult Terrain it stands in. */
  readonly by: readonly string[];
}

/**
 * Whether a target is in cover: half its base in Difficult Terrain, or half the facing shot at behind units or
 * terrain. `halted`: the shooter had a Halt order. Over a flat piece (Height 0) there is nothing to hide behind: only
 * standing in it counts (our ruling).
 * [KOW-COV-02] [KOW-COV-03] [KOW-COV-04] [KOW-COV-06] [KOW-COV-07]
 */
export const coverOf = (state: State, shooter: Fielded, target: Fielded, halted: boolean): Cover =>
  (halted ? coversAfterHalt : coversAfterMoving).of([state, shooter, target], () =>
    judge(state, shooter, target, halted),
  );

function judge(state: State, shooter: Fielded, target: Fielded, halted: boolean): Cover {
  const eye = leaderPoint(baseOf(shooter));
  const { face } = arcsHolding(baseOf(target), eye);
  const around = state.terrain.filter((piece) => piece.kind === 'difficult');
  const inside = around.filter((piece) => overlapsPolygon(baseOf(target), piece.outline));
  const share = inside.reduce((sum, piece) => sum + shareInside(baseOf(target), piece.outline), 0);
  const eyeHeight = heightOf(state, shooter);
  const targetHeight = heightOf(state, target);
  const seen = sight({
    eye,
    eyeHeight,
    target: baseOf(target),
    targetHeight,
    blockers: [
      ...unitsBetween(state, shooter, target),
      ...state.terrain.filter((piece) => givesCover(piece, shooter, target, halted)).map(coverBlocker),
    ],
    own: { id: shooter.id, base: baseOf(shooter) },
    face,
    blocks: (blocker) => blocker.height > Math.max(eyeHeight, targetHeight) - BIG,
  });
  const clear = seen.faceShare ?? 1;
  const hidden = 1 - clear >= HALF - SLACK;
  if (share >= HALF - SLACK) return { covered: true, face, clear, by: inside.map(({ id }) => id) };
  return { covered: hidden, face, clear, by: hidden ? seen.hiddenBy.map(({ id }) => id) : [] };
}

/** This many levels below the higher of the two, and a thing gives no cover. [KOW-COV-07] */
const BIG = 3;
const HALF = 0.5;
/** A share of exactly half must not hang on the last bit. */
const SLACK = 1e-6;

/** Obstacles count as this high for cover, whatever they are. [KOW-TER-05] */
const OBSTACLE_HEIGHT = 2;

function unitsBetween(state: State, viewer: Fielded, target: Fielded): Blocker[] {
  const apart: readonly UnitId[] = [viewer.id, target.id];
  return fieldedUnits(state)
    .filter((unit) => !apart.includes(unit.id) && isScreen(unit))
    .map((unit) => ({ id: unit.id, shape: baseOf(unit), height: heightOf(state, unit) }));
}

/** Whether a piece may block sight at all: not flat, not low, not the one the viewer stands in or the target reaches into. [KOW-LOS-05] [KOW-LOS-06] [KOW-LOS-07] [KOW-LOS-08] */
function hides(piece: TerrainPiece, eye: Point, target: Fielded, opaque: readonly string[]): boolean {
  if (piece.kind === 'open' || piece.kind === 'obstacle' || piece.height === 0) return false;
  if (piece.kind !== 'blocking' && !opaque.includes(piece.id) && containsPoint(piece.outline, eye)) return false;
  return !overlapsPolygon(baseOf(target), piece.outline);
}

function givesCover(piece: TerrainPiece, shooter: Fielded, target: Fielded, halted: boolean): boolean {
  switch (piece.kind) {
    case 'open':
      return false;
    case 'obstacle':
      return !isAt(shooter, piece) || isAt(target, piece);
    case 'difficult':
      return piece.height > 0 && !(halted && isAt(shooter, piece) && !isAt(target, piece));
    case 'hill':
      return piece.height > 0 && !isHalfIn(shooter, piece) && !isHalfIn(target, piece);
    case 'blocking':
      return piece.height > 0;
    default:
      return piece.kind satisfies never;
  }
}

const blockerOf = (piece: TerrainPiece): Blocker => ({ id: piece.id, shape: piece.outline, height: piece.height });

const coverBlocker = (piece: TerrainPiece): Blocker => ({
  ...blockerOf(piece),
  height: piece.kind === 'obstacle' ? OBSTACLE_HEIGHT : piece.height,
});

/** In or touching it. */
const isAt = (unit: Fielded, piece: TerrainPiece): boolean =>
  overlapsPolygon(baseOf(unit), piece.outline) || touchesPolygon(baseOf(unit), piece.outline);

const isHalfIn = (unit: Fielded, piece: TerrainPiece): boolean =>
  shareInside(baseOf(unit), piece.outline) >= HALF - SLACK;
