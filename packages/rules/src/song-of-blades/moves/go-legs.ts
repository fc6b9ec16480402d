import { between, lerp, type Point, TOLERANCE } from '@muster/geometry';
import type { Dice, UnitId } from '../../kernel';
import { hazard } from '../combat/begin';
import { type Fielded, fieldedOf, has, isActive, isTouching, stickOf } from '../figures';
import { qualityRoll } from '../flow/quality';
import { areasUnder, nameOfGround } from '../ground/grounds';
import { effectOf, isWall } from '../magic/effects';
import { destroys, wallCombat } from '../magic/walls';
import { takeOut } from '../morale/leaving';
import { snowClimb } from '../morale/snow';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import type { GoStep, Way } from '../steps-moves';
import { beyond, farthestAlong } from './along';
import type { Hitch } from './barriers';
import { opponentOf, standingAt } from './contact';
import { displace } from './displace';
import { knockDown } from './fall';
import { isFourLegged, isSlippery } from './gait';
import { dueOf } from './go-end';
import { CURVED } from './judge';
import { isFree, nearestFree, rounded, scatter } from './place';
import { type Leg, routeOf } from './route';
import { count, rollPassed } from './way';

/** Hands and feet on a steep side: by a careful action, or on a die [ASOBH-MOV-09]. */
export function climb(tale: Tale, step: GoStep): GoStep | null {
  if (step.climb?.dice !== true) {
    const what = step.climb;
    // What is stepped over is told by the move itself
    if (what !== null && what.height > 0)
      tale.add({ type: 'climbed', unit: step.unit, ...whatOf(tale.state, what.over), how: what.how, passed: true });
    return { ...step, stage: 'go' };
  }
  tale.amend({ ...step, stage: 'climbed' });
  tale.call(qualityRoll(tale.state, { unit: step.unit, why: 'climb', dice: 1 }));
  return null;
}

/** Whoever loses hold falls on a side of the other's choice, or half the height of a wall it was on. */
export function climbed(tale: Tale, step: GoStep, figure: Fielded): GoStep | null {
  const what = step.climb;
  if (what === null) return { ...step, stage: 'go' };
  const passed = rollPassed(tale);
  tale.add({ type: 'climbed', unit: figure.id, ...whatOf(tale.state, what.over), how: what.how, passed });
  if (passed) return { ...step, stage: 'go' };
  count(tale, figure.id, {}, 1);
  const lies: GoStep = snowClimb(tale.state, figure) === null ? step : { ...step, due: [...step.due, SNOWBOUND] };
  if (what.how === 'over') return askSide(tale, lies, figure, what.over);
  const to = what.how === 'up' ? figure.pose : step.way.to;
  tale.amend({ ...lies, stage: 'over', stopped: 'fell' });
  tale.call({ is: 'fall', unit: figure.id, height: what.height / 2, to: { x: to.x, y: to.y }, stage: 'roll' });
  return null;
}

/** Among what is due: it fell off a snowy side and lies there for the rest of the turn [ASOBH-WTH-05]. */
export const SNOWBOUND = 'snowbound';

/** As far as the next thing that is judged. */
export function go(tale: Tale, step: GoStep, figure: Fielded, dice: Dice): GoStep | null {
  if (!isActive(figure)) return { ...step, stage: 'over', stopped: 'fell' };
  const route = routeOf(tale.state, figure, step.way, step.crossed);
  if (!step.underway) setOff(tale, step.way, figure, route.wooded);
  const due = dueOf(tale.state, step, route);
  const [leg] = route.legs;
  if (leg === undefined) return { ...step, underway: true, stage: 'end', due };
  const way = { ...step.way, via: step.way.via.filter((corner) => !isBehind(leg, corner)) };
  const moved: GoStep = { ...step, way, underway: true };
  if (leg.hitch !== null) {
    // Judged where it can stand; over a friend's base the way is not broken
    if (between(leg.to, figure.pose) > TOLERANCE && isFree(tale.state, figure, leg.to))
      displace(tale, figure.id, leg.to, step.way.manner, leg.path);
    return hitched(tale, moved, figure, leg.hitch, dice);
  }
  const to = isFree(tale.state, figure, leg.to) ? leg.to : shortOf(tale.state, figure, leg);
  if (between(to, figure.pose) > TOLERANCE) displace(tale, figure.id, to, step.way.manner, pathTo(leg, to));
  return { ...moved, stage: 'end', stopped: route.stop?.is === 'foe' ? 'contact' : 'no', due };
}

/** Counted on one with Leafwalk that has had trees about it this turn. */
export const WOODED = 'wooded';

function setOff(tale: Tale, way: Way, figure: Fielded, wooded: boolean): void {
  const bent = way.via.length > 0 && way.manner !== 'quick';
  const other = { ...(wooded && has(figure, 'leafwalk') ? { [WOODED]: 1 } : {}), ...(bent ? { [CURVED]: 1 } : {}) };
  count(tale, figure.id, other, movesOf(way));
}
/** Movements of a turn a way counts as; what is free or forced counts for none [ASOBH-MOV-14]. */
const movesOf = ({ manner }: Way): number =>
  manner === 'follow-up' || manner === 'leafwalk' ? 0 : manner === 'quick' ? 2 : 1;

const isBehind = (leg: Leg, corner: Point): boolean => leg.path.some((each) => between(each, corner) <= TOLERANCE);
const pathTo = (leg: Leg, to: Point): readonly Point[] =>
  between(leg.to, to) <= TOLERANCE ? leg.path : [leg.path[0] ?? to, to];

/** The farthest free place before the end of a leg that is not free any more. */
function shortOf(state: State, figure: Fielded, leg: Leg): Point {
  const start = { x: figure.pose.x, y: figure.pose.y };
  for (let share = 0.98; share > 0; share -= 0.02) {
    const to = rounded(lerp(start, leg.to, share));
    if (isFree(state, figure, to)) return to;
  }
  return start;
}

function hitched(tale: Tale, step: GoStep, figure: Fielded, hitch: Hitch, dice: Dice): GoStep | null {
  switch (hitch.is) {
    case 'stride':
      return stride(tale, { ...step, over: hitch.id, crossed: [...step.crossed, hitch.id] }, figure);
    case 'burns': {
      const wall = effectOf(tale.state, hitch.id);
      tale.amend({ ...step, crossed: [...step.crossed, hitch.id], stage: 'burnt' });
      if (isWall(wall) && destroys(wall, figure)) takeOut(tale, figure.id, 'out', wall.caster, wall.is);
      else if (isWall(wall))
        tale.call(hazard(figure.id, wallCombat(wall), wall.is, { fire: wall.is === 'wall-of-fire' }));
      return null;
    }
    case 'dazzles': {
      const { faces, way } = scatter(dice);
      tale.add({ type: 'scattered', unit: figure.id, faces, way, why: 'dazzled' });
      stagger(tale, figure.id, way, effectOf(tale.state, hitch.id)?.caster ?? null, hitch.id);
      return { ...step, stage: 'end', due: [] };
    }
    case 'slip':
      tale.amend({ ...step, crossed: [...step.crossed, `slip:${hitch.id}`], stage: 'slid' });
      tale.call(qualityRoll(tale.state, { unit: figure.id, why: 'slippery', dice: 1 }));
      return null;
    case 'drop':
      tale.amend({ ...step, stage: 'over', stopped: 'fell' });
      tale.call({ is: 'fall', unit: figure.id, height: hitch.height, to: hitch.to, stage: 'roll' });
      return null;
  }
}

/** One die to go on without stopping; beasts on four legs and heroes know how [ASOBH-MOV-08]. */
function stride(tale: Tale, step: GoStep, figure: Fielded): GoStep | null {
  if (isFourLegged(figure) && !areasUnder(tale.state, figure).some((area) => isSlippery(tale.state, figure, area))) {
    tale.add({ type: 'strode', unit: figure.id, ...whatOf(tale.state, step.over), passed: true });
    return { ...step, over: null, stage: 'go' };
  }
  tale.amend({ ...step, stage: 'strode' });
  tale.call(qualityRoll(tale.state, { unit: figure.id, why: 'obstacle', dice: 1 }));
  return null;
}

export function strode(tale: Tale, step: GoStep, figure: Fielded): GoStep | null {
  const passed = rollPassed(tale);
  tale.add({ type: 'strode', unit: figure.id, ...whatOf(tale.state, step.over), passed });
  if (passed) return { ...step, over: null, stage: 'go' };
  return askSide(tale, step, figure, step.over ?? '');
}

/** An obstacle by id and name. */
const whatOf = (state: State, id: string | null) => ({ over: id ?? '', name: nameOfGround(state, id ?? '') });

/** A blow from a wall that told ends the way. */
export function burnt(tale: Tale, step: GoStep): GoStep | null {
  const fought = tale.state.returned;
  const hit = fought?.is === 'fought' && fought.winner === 'attacker';
  return hit ? { ...step, stage: 'over', stopped: 'fell' } : { ...step, stage: 'go' };
}

export function slid(tale: Tale, step: GoStep, figure: Fielded): GoStep | null {
  const kept = rollPassed(tale);
  tale.add({ type: 'slipped', unit: step.unit, kept });
  if (kept) return { ...step, stage: 'go' };
  return fallHere(tale, step, figure, 'ASOBH-ENV-01');
}

/** The other side says where it lies; where there is no room beyond, it lies on this side [ASOBH-MOV-08]. */
function askSide(tale: Tale, step: GoStep, figure: Fielded, over: string): GoStep | null {
  const far = beyond(tale.state, figure, step.way.to, over);
  const near = nearestFree(tale.state, figure, figure.pose);
  if (far === undefined || near === undefined) return fallHere(tale, step, figure, 'ASOBH-MOV-08');
  tale.amend({ ...step, stage: 'sided' });
  tale.call({ is: 'side', unit: figure.id, seat: opponentOf(tale.state, figure), near, far });
  return null;
}

export function sided(tale: Tale, step: GoStep, figure: Fielded): GoStep | null {
  const chosen = tale.state.returned;
  if (chosen?.is === 'sided' && between(chosen.to, figure.pose) > TOLERANCE)
    displace(tale, figure.id, chosen.to, 'fall');
  return fallHere(tale, step, figure, 'ASOBH-MOV-08');
}

/** Down where it stands, and no farther. */
function fallHere(tale: Tale, step: GoStep, figure: Fielded, because: string): GoStep | null {
  const at = fieldedOf(tale.state, figure.id);
  if (at !== undefined && !isFree(tale.state, at, at.pose)) {
    const free = nearestFree(tale.state, at, at.pose);
    if (free !== undefined) displace(tale, figure.id, free, 'fall');
  }
  tale.amend({ ...step, stage: 'over', stopped: 'fell' });
  knockDown(tale, figure.id, because);
  return null;
}

/** One Short at random, as far as it goes; never to the side of the one who made the wall [ASOBH-MOV-13]. */
function stagger(tale: Tale, unit: UnitId, way: number | null, caster: UnitId | null, wall: string): void {
  const figure = fieldedOf(tale.state, unit);
  if (figure === undefined || way === null) return;
  const shunned = caster === null ? undefined : fieldedOf(tale.state, caster);
  const may = (to: Point): boolean =>
    isFree(tale.state, figure, to) &&
    (shunned === undefined || !isTouching(tale.state, standingAt(tale.state, figure, to), shunned));
  const to = farthestAlong(tale.state, figure, way, stickOf(tale.state, 'short'), may, [wall]);
  if (to !== undefined) displace(tale, unit, to, 'scatter');
}
