import {
  containsPoint,
  gapToPolygon,
  nearestOnSegment,
  type Point,
  polygonsIntersect,
  roundLength,
  TOLERANCE,
  unit as vector,
} from '@muster/geometry';
import type { SpellId } from '../content/spell-ids';
import type { WallNumbers } from '../content/spell-types';
import { SPELLS } from '../content/spells';
import { baseOf, type Fielded, fielded, has, stickOf } from '../figures';
import { flies } from '../moves/gait';
import type { Figure, State } from '../state';
import { type Wall, wallsOf } from './effects';

/** What is traced along a line: an eye, an ordinary shot, a spell, a spell of fire. */
export type Line = 'sight' | 'shot' | 'spell' | 'fire';

export const numbersOf = (wall: Wall): WallNumbers => {
  const numbers = SPELLS[wall.is].wall;
  if (numbers === null) throw new Error(`${wall.is} makes no wall`);
  return numbers;
};

/** What a wall adds to its die when it is struck, and to the attack on those who cross it [ASOBH-MAG-10]. */
export const wallCombat = (wall: Wall): number => numbersOf(wall).c[clampPower(wall.power) - 1] ?? wall.power;

/**
 * Whether nothing of this kind passes the wall. An eye is stopped by what stops spells and shots alike; shells of ice
 * let spells through and shots not, water lets all but fire through.
 */
export function barsLine(wall: Wall, line: Line): boolean {
  const { blocksSpells, blocksShots, blocksFire } = numbersOf(wall);
  if (line === 'shot') return blocksShots;
  if (line === 'spell') return blocksSpells;
  if (line === 'fire') return blocksSpells || blocksFire;
  return blocksSpells && blocksShots;
}

/** For these it is not there at all: flyers, the incorporeal, and those its kind is open to [ASOBH-MAG-09]. */
export const isOpenTo = (state: State, wall: Wall, figure: Figure): boolean =>
  flies(state, figure) ||
  has(figure, 'incorporeal') ||
  numbersOf(wall).openTo.some((trait) => has(figure, trait)) ||
  (wall.is === 'wall-of-fire' && isOf(figure, 'fire')) ||
  (wall.is === 'wall-of-water' && isOf(figure, 'water-elemental'));

/**
 * How a wall meets a figure that would go through it. `obstacle`: crossed like a fence (Huge and larger). `climb`:
 * over it by climbing. `shut`: no way. `burns`: through, attacked with its C. `dazzles`: stops at it and staggers off
 * one Short at random. `open`: as if it were not there.
 */
type Crossing = 'open' | 'obstacle' | 'climb' | 'shut' | 'burns' | 'dazzles';

export function crossingOf(state: State, wall: Wall, figure: Figure): Crossing {
  if (isOpenTo(state, wall, figure)) return 'open';
  const { solid, climbable, burns } = numbersOf(wall);
  const isGreat = figure.profile.size === 'huge' || figure.profile.size === 'gargantuan';
  if (burns) return 'burns';
  if (wall.is === 'wall-of-bedazzlement') return 'dazzles';
  if (!solid) return 'open';
  if (isGreat) return 'obstacle';
  return climbable ? 'climb' : 'shut';
}

/** Creatures of fire are no more when they go through water [ASOBH-SPELL-wall-of-water]. */
export const destroys = (wall: Wall, figure: Figure): boolean => wall.is === 'wall-of-water' && isOf(figure, 'fire');

/** Walls a figure stands against and may strike [ASOBH-MAG-10]. */
export const wallsTouching = (state: State, figure: Fielded): readonly Wall[] =>
  wallsOf(state).filter((wall) => gapToPolygon(baseOf(figure), wall.outline).distance <= TOLERANCE);

/** Whether a figure is near enough to feel a wall: only the living do, and its caster does not. */
export const inAura = (state: State, wall: Wall, figure: Fielded): boolean =>
  feels(state, wall.is, wall.outline, wall.caster, figure);

/** The same for a wall that stands only in thought. */
export const inAuraOf = (
  state: State,
  is: SpellId,
  outline: readonly Point[],
  caster: string | null,
): readonly Fielded[] => fielded(state).filter((figure) => feels(state, is, outline, caster, figure));

function feels(state: State, is: SpellId, outline: readonly Point[], caster: string | null, figure: Fielded): boolean {
  const aura = SPELLS[is].wall?.aura ?? null;
  return (
    aura !== null &&
    figure.id !== caster &&
    !figure.below &&
    !has(figure, 'undead') &&
    !has(figure, 'artificial') &&
    gapToPolygon(baseOf(figure), outline).distance <= stickOf(state, aura) + TOLERANCE
  );
}

/** Thickness of every wall, mm. The book gives them a width and a height only. */
export const WALL_DEPTH = 10;

/** The rectangle of a wall: one Short along the angle, centred. */
export function wallOutline(state: State, at: Point, angle: number): readonly Point[] {
  const along = vector(angle);
  const half = stickOf(state, 'short') / 2;
  const corner = (a: number, b: number): Point => ({
    x: roundLength(at.x + along.x * a - along.y * b),
    y: roundLength(at.y + along.y * a + along.x * b),
  });
  const deep = WALL_DEPTH / 2;
  return [corner(-half, -deep), corner(half, -deep), corner(half, deep), corner(-half, deep)];
}

/** The point of an outline nearest to another. */
export function nearestPoint(outline: readonly Point[], from: Point): Point {
  let best: { at: Point; far: number } | undefined;
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i];
    const b = outline[(i + 1) % outline.length];
    if (a === undefined || b === undefined) continue;
    const at = nearestOnSegment({ from: a, to: b }, from);
    const far = Math.hypot(at.x - from.x, at.y - from.y);
    if (best === undefined || far < best.far) best = { at, far };
  }
  return best?.at ?? from;
}

/** Whether two outlines share ground and not merely an edge: walls may join, not overlap. */
export function outlinesOverlap(a: readonly Point[], b: readonly Point[]): boolean {
  return polygonsIntersect(shrunk(a), shrunk(b));
}

/** Whether two walls stand against each other. */
export const wallsAdjoin = (a: Wall, b: Wall): boolean => polygonsIntersect(grown(a.outline), b.outline);

/** Creatures of a kind the rosters of this book have none of, but home-made ones may be. */
export const isOf = (figure: Figure, kind: 'fire' | 'ice' | 'water-elemental' | 'elemental'): boolean =>
  figure.profile.kinds.some((each) => (KINDS[kind] as readonly string[]).includes(each));
const KINDS = {
  fire: ['fire', 'fire-elemental', 'ember-elemental'],
  ice: ['ice', 'ice-elemental'],
  'water-elemental': ['water', 'water-elemental'],
  elemental: [
    'elemental',
    'fire-elemental',
    'ember-elemental',
    'ice-elemental',
    'water-elemental',
    'air-elemental',
    'earth-elemental',
  ],
} as const satisfies Record<string, readonly string[]>;

export const clampPower = (power: number): 1 | 2 | 3 => (power <= 1 ? 1 : power >= 3 ? 3 : 2);

const ADJOINING = 1;
const shrunk = (outline: readonly Point[]): readonly Point[] => scaled(outline, -TOLERANCE * 2);
const grown = (outline: readonly Point[]): readonly Point[] => scaled(outline, ADJOINING);
/** The outline with every corner moved out from the middle by so many mm along both axes of its own. */
function scaled(outline: readonly Point[], by: number): readonly Point[] {
  const middle = {
    x: outline.reduce((sum, point) => sum + point.x, 0) / outline.length,
    y: outline.reduce((sum, point) => sum + point.y, 0) / outline.length,
  };
  return outline.map((point, i) => {
    const before = outline[(i + outline.length - 1) % outline.length] ?? point;
    const after = outline[(i + 1) % outline.length] ?? point;
    const out = (from: Point): Point => {
      const length = Math.hypot(point.x - from.x, point.y - from.y) || 1;
      return { x: ((point.x - from.x) / length) * by, y: ((point.y - from.y) / length) * by };
    };
    const a = out(before);
    const b = out(after);
    return containsPoint(outline, middle) ? { x: point.x + a.x + b.x, y: point.y + a.y + b.y } : point;
  });
}
