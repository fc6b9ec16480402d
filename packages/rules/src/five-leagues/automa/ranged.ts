import { traitsOf } from '../content/enchanted';
import { type Fielded, foesOf } from '../figures';
import type { Spot } from '../moves/route';
import type { Carried } from '../profile';
import { driveOf, shootsOnTheMove } from '../special/hooks';
import type { State } from '../state';
import { loadedWeapon } from './arms';
import { melee } from './melee';
import { type Choice, go, hold } from './plan';
import { type Scout, scout } from './spots';
import { aimOf, nearestOf } from './targets';
import type { Lots } from './ties';
import { partOf, pays, strides, wayInto } from './ways';

/**
 * Archers: a shot from Cover before all, then a shot; no step into the sight of the warband’s archers out of Cover for
 * one; no further than needed; never into water [FL-AI-10 … 14].
 */
export function ranged(state: State, me: Fielded, lots: Lots): Choice {
  const weapon = loadedWeapon(state, me);
  if (weapon === undefined || driveOf(state, me)?.noShot === true) return melee(state, me, lots);
  const eye = scout(state, me);
  const still = driveOf(state, me)?.still === true;
  const { move, dash } = still ? { move: 0, dash: 0 } : strides(state, me);
  const firing = eye.within(firingMove(state, me, weapon, move), { avoid: 'water' });
  const shoots = (spot: Spot): boolean => eye.targets(spot, weapon).length > 0;
  const sane = (spot: Spot): boolean => !eye.isSuicidal(spot);

  if (shoots(eye.here) && eye.isCovered(eye.here))
    return shot(state, eye, eye.here, weapon, 'stand-covered', 'FL-AI-10', lots);
  const covered = firing.find((spot) => eye.isCovered(spot) && shoots(spot));
  if (covered !== undefined) return shot(state, eye, covered, weapon, 'to-cover', 'FL-AI-10', lots);
  const open = firing.filter(shoots);
  if (eye.isCovered(eye.here) && !shoots(eye.here) && open.length > 0 && open.every(eye.isSeenByArchers))
    return hold('keeps-cover', 'FL-AI-12');
  if (!eye.isCovered(eye.here) && eye.isSeenByArchers(eye.here)) {
    const shelter = eye.within(dash, { avoid: 'water' }).find((spot) => eye.isCovered(spot));
    if (shelter !== undefined) return go(shelter, 'seeks-shelter', 'FL-AI-10', {}, { dash: !pays(move, shelter) });
  }
  const spot = open.find(sane) ?? open[0];
  if (spot !== undefined)
    return shot(state, eye, spot, weapon, spot === eye.here ? 'stand-open' : 'to-open', 'FL-AI-11', lots);
  return still ? hold('cannot-move', 'FL-AI-14') : advance(state, eye, weapon, move, dash, lots);
}

/** How far it may go and still shoot [FL-BAT-24]. */
function firingMove(state: State, me: Fielded, weapon: Carried, move: number): number {
  const standing = traitsOf(weapon).includes('stationary-to-shoot');
  if (shootsOnTheMove(state, me) !== null) return standing ? move / 2 : move;
  return standing ? 0 : move / 2;
}

function shot(state: State, eye: Scout, spot: Spot, weapon: Carried, code: string, rule: string, lots: Lots): Choice {
  const there: Fielded = { ...eye.me, pose: { ...eye.me.pose, ...spot.at }, level: spot.level };
  const aim = aimOf(state, there, eye.targets(spot, weapon), lots);
  if (aim === undefined) return hold('no-target', rule);
  const detail = { target: aim.target.id, chosen: aim.by, because: aim.because };
  const more = { does: 'shoot', target: aim.target.id, weapon: weapon.id } as const;
  return spot === eye.here
    ? { ...hold(`ranged/${code}`, rule, detail), ...more }
    : go(spot, `ranged/${code}`, rule, detail, more);
}

/**
 * No shot this time: the least way that gives range and sight for the next, covered places first; where no single move
 * gives them, along the way to the nearest foe, and a Dash only into Cover [FL-AI-04] [FL-AI-11].
 */
function advance(state: State, eye: Scout, weapon: Carried, move: number, dash: number, lots: Lots): Choice {
  const spots = eye.within(move, { avoid: 'water' }).slice(1);
  // Whoever stands in Cover does not leave it for a place where the warband’s archers see it [FL-AI-12]
  const exposes = (spot: Spot): boolean => eye.isCovered(eye.here) && !eye.isCovered(spot) && eye.isSeenByArchers(spot);
  const isBold = spots.every(eye.isSuicidal);
  const gives = (spot: Spot): boolean => eye.targets(spot, weapon).length > 0;
  // What is asked of few places comes before what is asked of each: whom one could shoot at from there takes longest
  const next =
    spots.find((spot) => eye.isCovered(spot) && gives(spot)) ??
    spots.find((spot) => !exposes(spot) && (isBold || !eye.isSuicidal(spot)) && gives(spot));
  if (next !== undefined) return go(next, 'ranged/regains-sight', 'FL-AI-11');
  const foe = nearestOf(eye.me, foesOf(state, eye.me), lots);
  const way = foe && wayInto(state, eye.me, foe, { avoid: 'water' });
  if (foe === undefined || way === undefined) return hold('ranged/no-way', 'FL-AI-11');
  const before = far(eye.here, foe);
  const closer = spots.filter((spot) => far(spot, foe) < before);
  const cover = closer.toSorted((a, b) => far(a, foe) - far(b, foe)).find((spot) => eye.isCovered(spot));
  if (cover !== undefined) return go(cover, 'ranged/advances-covered', 'FL-AI-11', { target: foe.id });
  if (eye.isOpen(eye.here) && dash > move) {
    const shelter = eye
      .within(dash, { avoid: 'water' })
      .filter((spot) => far(spot, foe) < before)
      .toSorted((a, b) => far(a, foe) - far(b, foe))
      .find((spot) => eye.isCovered(spot));
    if (shelter !== undefined)
      return go(shelter, 'ranged/dashes-to-cover', 'FL-AI-04', { target: foe.id }, { dash: !pays(move, shelter) });
  }
  const straight = partOf(state, eye.me, way, Math.min(move, way.cost / 2));
  return exposes(straight)
    ? hold('keeps-cover', 'FL-AI-12')
    : go(straight, 'ranged/advances', 'FL-AI-11', { target: foe.id });
}

const far = (spot: Spot, foe: Fielded): number => Math.hypot(spot.at.x - foe.pose.x, spot.at.y - foe.pose.y);
