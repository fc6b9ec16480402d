import type { Point } from '@muster/geometry';
import { figureWith } from '../evolve-base';
import { type Fielded, foesOf, gapBetween } from '../figures';
import { routeTo, type Spot } from '../moves/route';
import { driveOf, preferred, untargetable } from '../special/hooks';
import type { State } from '../state';
import { inch } from '../units';
import { type Choice, charge, go, hold } from './plan';
import { scout } from './spots';
import { heroesFirst, nearestOf } from './targets';
import type { Lots } from './ties';
import { partOf, pays, strides, wayInto } from './ways';

interface Prey {
  readonly foe: Fielded;
  readonly way: Spot;
}

/**
 * Fighters: at the nearest character, from Cover to Cover where that leads nearer, else by the fastest way; a character
 * within one move is attacked at once [FL-AI-30 … 35].
 */
export function melee(state: State, me: Fielded, lots: Lots): Choice {
  if (driveOf(state, me)?.still === true) return stays(state, me, lots);
  const { move, dash } = strides(state, me);
  const prey = waysTo(state, me);
  if (prey.length === 0) return hold('melee/no-way', 'FL-AI-32');
  const attack = attackOf(state, me, prey, move, lots);
  if (attack !== undefined) return attack;
  const target = chosenPrey(state, me, prey, lots);
  if (target === undefined) return hold('melee/no-way', 'FL-AI-32');
  return advance(state, me, target, move, dash);
}

/** Everyone there is a way to, and a blow. */
export const waysTo = (state: State, me: Fielded, options: Parameters<typeof routeTo>[3] = {}): readonly Prey[] =>
  foesOf(state, me).flatMap((foe) => {
    if (untargetable(state, me, foe, 'melee') !== undefined) return [];
    const way = wayInto(state, me, foe, options);
    return way === undefined ? [] : [{ foe, way }];
  });

/**
 * Whom it attacks this time: the nearest character where he is in reach; by the table’s own reading (`contactFirst`)
 * else the nearest that is. A leader takes a Hero in reach; a rule of its own comes before [FL-AI-24].
 */
export function attackOf(
  state: State,
  me: Fielded,
  prey: readonly Prey[],
  move: number,
  lots: Lots,
): Choice | undefined {
  const inReach = prey.filter(({ way }) => pays(move, way));
  if (inReach.length === 0) return undefined;
  const foes = inReach.map(({ foe }) => foe);
  const own = preferred(state, me, foes, 'melee');
  const nearest = chosenPrey(state, me, prey, lots)?.foe;
  const isHeroHunter = heroesFirst(me, foes).length < foes.length;
  const strict = state.config.meleeTarget === 'strictNearest' && own === null && !isHeroHunter;
  if (strict && nearest !== undefined && !foes.includes(nearest)) return undefined;
  const pool = heroesFirst(me, own === null ? foes : own.pool);
  const target = nearest !== undefined && pool.includes(nearest) ? nearest : nearestOf(me, pool, lots);
  const found = inReach.find(({ foe }) => foe === target);
  if (target === undefined || found === undefined) return undefined;
  return charge(found.way, target.id, 'melee/attacks', target === nearest ? 'FL-AI-34' : 'FL-AI-35', {
    because: own?.because ?? '',
  });
}

/** The nearest by straight line; where no way leads there, the one with the shortest way [FL-AI-32]. */
function chosenPrey(state: State, me: Fielded, prey: readonly Prey[], lots: Lots): Prey | undefined {
  const nearest = nearestOf(me, foesOf(state, me), lots);
  return (
    prey.find(({ foe }) => foe === nearest) ??
    (prey.length === 0 ? undefined : lots.nearest(prey, ({ way }) => way.cost))
  );
}

/**
 * Nearer without being shot at, or straight on where that cannot be or nobody shoots [FL-AI-30] [FL-AI-31]; never into
 * contact by a Dash [FL-AI-04].
 */
function advance(state: State, me: Fielded, { foe, way }: Prey, move: number, dash: number): Choice {
  const eye = scout(state, me);
  const detail = { target: foe.id };
  const before = gapBetween(me, foe);
  const clear = (at: Point): boolean => foesOf(state, me).every((each) => apart(at, me, each) > inch(0.55));
  const nearer = eye
    .within(dash)
    .slice(1)
    .filter((spot) => apart(spot.at, me, foe) < before && clear(spot.at))
    .sort((a, b) => apart(a.at, me, foe) - apart(b.at, me, foe));
  const covered = eye.isThreatened ? firstOf(nearer, (spot) => eye.isCovered(spot), WEIGHED) : [];
  const hidden = covered.find((spot) => remains(state, me, spot, foe) < way.cost);
  if (hidden !== undefined)
    return go(hidden, 'melee/advances-covered', 'FL-AI-30', detail, { dash: !pays(move, hidden) });
  const straight = shortOf(state, me, way, dash);
  if (eye.isSuicidal(straight)) {
    const sane = nearer.find((spot) => !eye.isSuicidal(spot));
    if (sane !== undefined) return go(sane, 'melee/advances-wary', 'FL-AI-05', detail, { dash: !pays(move, sane) });
  }
  return straight.path.length === 0
    ? hold('melee/waits', 'FL-AI-31', detail)
    : go(straight, 'melee/advances', 'FL-AI-31', detail, { dash: !pays(move, straight) });
}

/** As far along the way as the allowance goes, but out of contact. */
export function shortOf(state: State, me: Fielded, way: Spot, allowance: number): Spot {
  return partOf(state, me, way, Math.min(allowance, Math.max(0, way.cost - inch(0.6))));
}

/** The first few that hold, without asking about the rest. */
function firstOf<T>(list: readonly T[], holds: (each: T) => boolean, most: number): readonly T[] {
  const found: T[] = [];
  for (const each of list) {
    if (holds(each)) found.push(each);
    if (found.length === most) break;
  }
  return found;
}

/** Places whose further way is looked at; the nearest by straight line come first. */
const WEIGHED = 4;

const apart = (at: Point, me: Fielded, foe: Fielded): number =>
  Math.hypot(at.x - foe.pose.x, at.y - foe.pose.y) - (me.profile.base + foe.profile.base) / 2;

/** What the way to a foe would still cost from a spot. */
function remains(state: State, me: Fielded, spot: Spot, foe: Fielded): number {
  const pose = { ...me.pose, ...spot.at };
  const moved = figureWith(state, me.id, () => ({ pose, level: spot.level }));
  return routeTo(moved, { ...me, pose, level: spot.level }, foe)?.cost ?? Number.POSITIVE_INFINITY;
}

/** Cannot move: it fights whom it touches already. */
function stays(state: State, me: Fielded, lots: Lots): Choice {
  const touching = waysTo(state, me).filter(({ way }) => way.path.length === 0);
  return attackOf(state, me, touching, 0, lots) ?? hold('cannot-move', 'FL-AI-03');
}
