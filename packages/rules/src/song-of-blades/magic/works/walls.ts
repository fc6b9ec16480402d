import { add, dot, type Point, scale, sub, unit as vector } from '@muster/geometry';
import { SPELLS } from '../../content/spells';
import { type Fielded, fieldedOf, figureOf, runBy, stickOf } from '../../figures';
import { testsStep } from '../../morale/test';
import { displace } from '../../moves/displace';
import { isFree, nearestFree, rounded } from '../../moves/place';
import type { State } from '../../state';
import { MOST_WALLS, underOutline, wallsBy } from '../aim-wall';
import { beginEffect, effectOf, endEffect, isWall } from '../effects';
import { settle } from '../meeting';
import { inAura, WALL_DEPTH, wallOutline } from '../walls';
import { thaw } from './fire';
import type { Work } from './work';

/** A wall rises: a fourth takes the place of one of its caster's, figures make room, neighbours meet it [ASOBH-MAG-09]. */
const rises: Work = {
  begin(tale, cast) {
    const { at, angle, effect } = cast.aim;
    if (at === undefined || angle === undefined) return;
    const gone = effect === undefined ? undefined : effectOf(tale.state, effect);
    if (isWall(gone) && wallsBy(tale.state, cast.unit).length >= MOST_WALLS) endEffect(tale, gone.id, 'ASOBH-MAG-09');
    const caster = figureOf(tale.state, cast.unit);
    const outline = wallOutline(tale.state, at, angle);
    const id = beginEffect(tale, {
      is: cast.spell,
      power: cast.power,
      caster: cast.unit,
      side: caster === undefined ? null : runBy(caster),
      outline,
      at,
    });
    for (const under of underOutline(tale.state, outline)) {
      const figure = fieldedOf(tale.state, under.id);
      const to = figure === undefined ? undefined : asideOf(tale.state, figure, at, angle);
      if (to !== undefined) displace(tale, under.id, to, 'shift');
    }
    if (cast.spell === 'wall-of-fire') thaw(tale, outline);
    settle(tale, id);
  },
  targets: () => [],
};

/** The least way out from under a wall: straight off one of its sides, or the nearest free place where that is taken. */
function asideOf(state: State, figure: Fielded, at: Point, angle: number): Point | undefined {
  const along = vector(angle);
  const off = { x: -along.y, y: along.x };
  const from = sub(figure.pose, at);
  const { shape, size } = figure.profile.base;
  const ways = [
    { way: off, half: WALL_DEPTH / 2 },
    { way: along, half: stickOf(state, 'short') / 2 },
  ].flatMap(({ way, half }) => {
    const reach = half + (shape === 'round' ? size / 2 : (size / 2) * (Math.abs(way.x) + Math.abs(way.y)));
    const now = dot(from, way);
    return [reach - now, -reach - now].map((by) => ({
      by: Math.abs(by),
      to: rounded(add(figure.pose, scale(way, by))),
    }));
  });
  const free = ways.toSorted((a, b) => a.by - b.by).find(({ to }) => isFree(state, figure, to));
  return free?.to ?? nearestFree(state, figure, figure.pose);
}

/** Whoever stands near a Wall of Fear when it rises resists it or tests his courage [ASOBH-SPELL-wall-of-fear]. */
const fearful: Work = {
  ...rises,
  targets(state, cast) {
    const wall = wallsBy(state, cast.unit)
      .filter((each) => each.is === 'wall-of-fear')
      .at(-1);
    if (wall === undefined) return [];
    return Object.values(state.figures).flatMap((each) => {
      const figure = fieldedOf(state, each.id);
      return figure !== undefined && inAura(state, wall, figure) ? [figure.id] : [];
    });
  },
  takes: (tale, cast, unit) => tale.call(testsStep([{ unit, cause: 'spell', by: cast.unit }])),
};

export const WALLS: Readonly<Record<string, Work>> = Object.fromEntries(
  Object.entries(SPELLS)
    .filter(([, entry]) => entry.wall !== null)
    .map(([id]) => [id, id === 'wall-of-fear' ? fearful : rises]),
);
