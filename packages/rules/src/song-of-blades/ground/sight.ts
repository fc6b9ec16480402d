import {
  type Base,
  type Blocker,
  gapToPolygon,
  isGlimpsed,
  nearestOnSegment,
  type Point,
  reachOf,
  type Segment,
  sight,
  TOLERANCE,
  unit as vector,
} from '@muster/geometry';
import { baseOf, type Fielded, fielded, gapBetween, has, is, isTouching, runBy, stickOf } from '../figures';
import { wallsOf } from '../magic/effects';
import { isMasked, mistLimit, vortexOf } from '../magic/queries';
import { barsLine, type Line, numbersOf } from '../magic/walls';
import { seesNothing } from '../morale/able';
import { stormSight } from '../morale/snow';
import type { Figure, State } from '../state';
import type { TerrainPiece } from '../terrain';
import { boxOf } from './across';
import { heightOf } from './height';
import { topAt } from './levels';
import { atWoodsEdge, type Woods, type WoodsLine, woodsBetween } from './woods';

/** What one figure sees of another. */
export interface SightLine {
  readonly sees: boolean;
  /** Pieces and walls that hide part of it: -1 for a shot [ASOBH-RNG-06]. */
  readonly cover: readonly string[];
  /** What stands in the way: a figure, a piece, a wall. */
  readonly blockedBy: string | null;
  /** Why nothing is seen, where nothing is. */
  readonly why: 'clear' | 'blind' | 'below' | 'too-far' | 'woods' | 'blocked';
  /** How woods come into it [ASOBH-RNG-11]. */
  readonly woods: WoodsLine;
  /** A clear line, or one that is barred, for the eye. */
  readonly line: Segment;
}

export interface SightOptions {
  /** An eye unless told: walls of ice let spells through, water no fire. */
  readonly line?: Line;
  /** Figures that hide nothing: enemies between a Leader and his men [ASOBH-LDR-01]. */
  readonly past?: (figure: Fielded) => boolean;
  /** Ids of walls that bar nothing here: the one that is aimed at. */
  readonly except?: readonly string[];
}

/**
 * Sight from any point of one base to any point of another [ASOBH-RNG-05]. Solid things, higher ground, standing figures
 * and some walls bar it where they are as tall as both; a friend one touches is looked over. Woods hide as they do, mist
 * and storm set an end. `cover` names what hides part of the target from the best spot.
 */
export function sightBetween(state: State, a: Fielded, b: Fielded, options: SightOptions = {}): SightLine {
  const { line = 'sight', past, except = [] } = options;
  if (!isReal(state, a, b) || past !== undefined || except.length > 0) return looked(state, a, b, options);
  const known = knownIn(state);
  const key = `${a.id} ${b.id} ${line}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = looked(state, a, b, options);
  known.set(key, found);
  return found;
}

/** Whether one sees the other at all: `sightBetween(a, b).sees`, found sooner where nothing else is asked. */
export function isSeen(state: State, a: Fielded, b: Fielded): boolean {
  const known = isReal(state, a, b) ? knownIn(state).get(`${a.id} ${b.id} sight`) : undefined;
  return known?.sees ?? glimpsed(state, a, b, {}) === 'clear';
}

/** What keeps one from seeing the other where no figures stood between: `clear` where nothing does. */
export const screenBetween = (state: State, a: Fielded, b: Fielded): SightLine['why'] =>
  glimpsed(state, a, b, { past: () => true });

/** One who is thought of somewhere else than he stands is looked at anew. */
const isReal = (state: State, a: Fielded, b: Fielded): boolean =>
  state.figures[a.id] === a && state.figures[b.id] === b;

/** Lines found on one and the same table, which every shot and every offer asks for again. */
function knownIn({ figures, terrain, effects, storm, turn }: State): Map<string, SightLine> {
  const table = tables.get(figures);
  if (
    table !== undefined &&
    table.terrain === terrain &&
    table.effects === effects &&
    table.storm === storm &&
    table.turn === turn
  )
    return table.lines;
  const lines = new Map<string, SightLine>();
  tables.set(figures, { terrain, effects, storm, turn, lines });
  return lines;
}
interface Looked extends Pick<State, 'terrain' | 'effects' | 'storm' | 'turn'> {
  readonly lines: Map<string, SightLine>;
}
const tables = new WeakMap<State['figures'], Looked>();

function looked(state: State, a: Fielded, b: Fielded, options: SightOptions): SightLine {
  const direct: Segment = { from: pointOf(a), to: pointOf(b) };
  const begun = beginning(state, a, b);
  const no = (why: SightLine['why'], blockedBy: string | null = null): SightLine => ({
    sees: false,
    cover: [],
    blockedBy,
    why,
    woods: begun.woods?.line ?? 'none',
    line: direct,
  });
  const { why, woods } = begun;
  if (why !== undefined) return no(why, woods?.barredBy);
  const scene = sceneOf(state, a, b, woods.screens, options);
  const best = bestOf(eyesFor(a, direct, woods), baseOf(b), scene);
  if (best.line === undefined) return no('blocked', best.blockedBy);
  return { sees: true, cover: best.cover, blockedBy: null, why: 'clear', woods: woods.line, line: best.line };
}

/** The same, as far as whether anything is seen, and if not, why. */
function glimpsed(state: State, a: Fielded, b: Fielded, options: SightOptions): SightLine['why'] {
  const { why, woods } = beginning(state, a, b);
  if (why !== undefined) return why;
  const { bars, hides } = sceneOf(state, a, b, woods.screens, options);
  if (bars.length === 0 && hides.length === 0) return 'clear';
  return isGlimpsed(eyesFor(a, { from: pointOf(a), to: pointOf(b) }, woods), baseOf(b), bars) ? 'clear' : 'blocked';
}

type Begun =
  | { readonly why: 'blind' | 'below' | 'too-far' | 'woods'; readonly woods?: Woods }
  | { readonly why?: never; readonly woods: Woods };

/** What is known of a line before anybody looks along it: `why` where that alone says no. */
function beginning(state: State, a: Fielded, b: Fielded): Begun {
  if (seesNothing(a) || isMasked(state, a)) return { why: 'blind' };
  if (a.below || b.below) return { why: 'below' };
  const distance = gapBetween(a, b);
  if (distance > farthest(state, a) + TOLERANCE) return { why: 'too-far' };
  const woods = woodsBetween(state, a, b, distance);
  return woods.barredBy === null ? { woods } : { why: 'woods', woods };
}

const eyesFor = (a: Fielded, direct: Segment, { outside }: Woods): readonly Point[] =>
  outside.length > 0 ? eyesOutside(baseOf(a), direct, outside) : eyesOf(baseOf(a), direct);

/** The same to a spot on the table, as if someone of the viewer's height stood there. */
export function sightTo(state: State, from: Fielded, at: Point, options: SightOptions = {}): SightLine {
  const spot: Fielded = {
    ...from,
    id: '',
    pose: { ...at, facing: 0 },
    level: topAt(state, at),
    profile: { ...from.profile, base: { shape: 'round', size: 1 } },
  };
  return sightBetween(state, from, spot, options);
}

/** A figure sees no farther than this, in mm: a snowstorm, a magic mist [ASOBH-WTH-05] [ASOBH-SPELL-mist]. */
export const farthest = (state: State, figure: Figure): number =>
  Math.min(mistLimit(state) ?? Number.POSITIVE_INFINITY, stormSight(state, figure) ?? Number.POSITIVE_INFINITY);

/** Where the eye is put, to begin with: its middle. */
const pointOf = (figure: Fielded): Point => ({ x: figure.pose.x, y: figure.pose.y });

interface Scene {
  /** What bars the line. */
  readonly bars: readonly Blocker[];
  /** What hides part of the target without barring it. */
  readonly hides: readonly Blocker[];
  /** Pieces among the bars, which are cover where they hide a part. */
  readonly scenery: ReadonlySet<string>;
}

/** Everything near the line that comes into it. */
function sceneOf(
  state: State,
  a: Fielded,
  b: Fielded,
  woods: readonly { readonly id: string; readonly outline: readonly Point[] }[],
  { line = 'sight', past, except = [] }: SightOptions,
): Scene {
  const near = within(a, b);
  const eye = a.level + heightOf(state, a);
  const tall = Math.max(eye, b.level + heightOf(state, b));
  const bars: Blocker[] = [];
  const hides: Blocker[] = [];
  const scenery = new Set<string>();
  const leafsight = has(a, 'leafsight');
  const low = b.level + coverFrom(state, b);
  for (const piece of state.terrain) {
    const { id, outline } = piece;
    if (piece.stands === 'flat' || !near(outline) || (leafsight && piece.plant)) continue;
    const top = topOf(piece);
    if (top >= tall) {
      bars.push({ id, shape: outline, height: top });
      scenery.add(id);
    } else if (top >= low && top > a.level && !isAgainst(a, piece)) hides.push({ id, shape: outline, height: top });
  }
  for (const { id, outline } of woods) if (near(outline)) bars.push({ id, shape: outline, height: tall });
  for (const wall of wallsOf(state)) {
    if (!near(wall.outline) || except.includes(wall.id)) continue;
    const top = stickOf(state, 'short');
    if (top < tall - TOLERANCE && a.level >= top) continue;
    if (barsLine(wall, line)) {
      bars.push({ id: wall.id, shape: wall.outline, height: tall });
      scenery.add(wall.id);
    } else if (numbersOf(wall).shotsThrough !== 0) hides.push({ id: wall.id, shape: wall.outline, height: tall });
  }
  const vortex = vortexOf(state);
  if (vortex?.outline != null && near(vortex.outline))
    bars.push({ id: vortex.id, shape: vortex.outline, height: tall });
  for (const other of fielded(state)) {
    if (other.id === a.id || other.id === b.id || other.below) continue;
    if (!near([other.pose], reachOf(baseOf(other).shape))) continue;
    if (is(other, 'prone') || past?.(other) === true || other.level + heightOf(state, other) < tall) continue;
    if (runBy(other) === runBy(a) && isTouching(state, a, other)) continue;
    bars.push({ id: other.id, shape: baseOf(other), height: tall });
  }
  return { bars, hides, scenery };
}

/** A feature no taller than half a large figure covers nothing of it; the Tiny find cover behind anything [ASOBH-RNG-06]. */
const coverFrom = (state: State, target: Fielded): number =>
  target.profile.size === 'tiny' ? TOLERANCE : heightOf(state, target) / 2;

/** Solid things of no given height are as high as need be. */
const topOf = (piece: TerrainPiece): number =>
  piece.stands === 'solid' && piece.height === 0 ? Number.POSITIVE_INFINITY : piece.height;

/** One shoots over what one stands against or on. */
const isAgainst = (figure: Fielded, piece: TerrainPiece): boolean =>
  gapToPolygon(baseOf(figure), piece.outline).distance <= TOLERANCE;

interface Best {
  readonly line?: Segment;
  readonly cover: readonly string[];
  readonly blockedBy: string | null;
}

/** The eye that sees most; done at once where one sees everything. */
function bestOf(eyes: readonly Point[], target: Base, scene: Scene): Best {
  if (scene.bars.length === 0 && scene.hides.length === 0) {
    const [eye = target.pose] = eyes;
    return { line: { from: eye, to: { x: target.pose.x, y: target.pose.y } }, cover: [], blockedBy: null };
  }
  const all = [...scene.bars, ...scene.hides];
  let best: (Best & { readonly share: number }) | undefined;
  let blockedBy: string | null = null;
  for (const eye of eyes) {
    const seen = look(eye, target, scene.bars);
    if (!seen.seen || seen.line === undefined) {
      blockedBy ??= seen.hiddenBy[0]?.id ?? null;
      continue;
    }
    const open = scene.hides.length === 0 ? seen : look(eye, target, all);
    const cover = open.hiddenBy
      .filter(
        ({ id, share }) => share > SLIVER && (scene.scenery.has(id) || scene.hides.some((each) => each.id === id)),
      )
      .map(({ id }) => id);
    const share = cover.length === 0 ? 1 + seen.share : seen.share;
    if (best === undefined || share > best.share) best = { line: seen.line, cover, blockedBy: null, share };
    if (share >= 2 - SLIVER) break;
  }
  return best ?? { cover: [], blockedBy };
}
/** What hides no more than this share of a target is no cover. */
const SLIVER = 0.05;

const look = (eye: Point, target: Base, blockers: readonly Blocker[]) =>
  sight({ eye, eyeHeight: 0, target, targetHeight: 0, blockers, blocks: () => true, meets: false });

/** Middle of the base and points of its rim that look toward the other. */
function eyesOf(base: Base, direct: Segment): readonly Point[] {
  const way = (Math.atan2(direct.to.y - direct.from.y, direct.to.x - direct.from.x) * 180) / Math.PI;
  return [0, 45, -45, 85, -85].map((off) => rimPoint(base, way + off, 0));
}

/** One who looks out of a wood does so from the part of his base that is at its edge. */
function eyesOutside(base: Base, direct: Segment, woods: readonly (readonly Point[])[]): readonly Point[] {
  const way = (Math.atan2(direct.to.y - direct.from.y, direct.to.x - direct.from.x) * 180) / Math.PI;
  return Array.from({ length: 24 }, (_, i) =>
    rimPoint(base, way + (i % 2 === 0 ? i : -i - 1) * 7.5, 2 * TOLERANCE),
  ).filter((eye) => woods.every((outline) => atWoodsEdge(outline, eye)));
}

function rimPoint(base: Base, degrees: number, out: number): Point {
  const { x, y } = vector(degrees);
  const half = base.shape.kind === 'disc' ? base.shape.radius : base.shape.width / 2;
  // On a square the ray from the middle leaves through the nearer side
  const far = base.shape.kind === 'disc' ? half : half / Math.max(Math.abs(x), Math.abs(y));
  return { x: base.pose.x + x * (far + out), y: base.pose.y + y * (far + out) };
}

/** A quick no for what lies clear of the lane between the two bases. */
function within(a: Fielded, b: Fielded): (outline: readonly Point[], out?: number) => boolean {
  const half = Math.max(reachOf(baseOf(a).shape), reachOf(baseOf(b).shape)) + 1;
  const lane: Segment = { from: pointOf(a), to: pointOf(b) };
  return (outline, out = 0) => {
    const [first] = outline;
    if (outline.length === 1 && first !== undefined) return isBy(lane, first, half + out);
    const { minX, minY, maxX, maxY } = boxOf(outline);
    const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
    return isBy(lane, middle, half + Math.hypot(maxX - minX, maxY - minY) / 2);
  };
}
function isBy(lane: Segment, point: Point, within: number): boolean {
  const near = nearestOnSegment(lane, point);
  return (near.x - point.x) ** 2 + (near.y - point.y) ** 2 <= within * within;
}
