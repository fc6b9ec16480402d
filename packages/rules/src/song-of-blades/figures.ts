import { type Base, gap, type Pose, TOLERANCE } from '@muster/geometry';
import type { SeatId, SideId, UnitId } from '../kernel';
import { isAcross } from './ground/across';
import { topPieceAt } from './ground/top';
import type { Stick } from './profile';
import { is } from './special/holds';
import type { ConditionKind, Figure, State, Step } from './state';

export { topStep } from '../kernel';
export { condition, has, is, traitOf } from './special/holds';

/** Small questions about a state. */

/** A figure that stands (or lies) on the table. */
export type Fielded = Figure & { readonly pose: Pose; readonly fate: 'table' };

export const isFielded = (figure: Figure | undefined): figure is Fielded =>
  figure !== undefined && figure.fate === 'table' && figure.pose !== null && figure.carriedBy === null;

/** The figure of this id, if there is one; names of object internals are no ids. */
export const figureOf = (state: State, id: UnitId): Figure | undefined =>
  Object.hasOwn(state.figures, id) ? state.figures[id] : undefined;
/** A figure known to be on the table, or undefined. */
export const fieldedOf = (state: State, id: UnitId): Fielded | undefined => {
  const figure = figureOf(state, id);
  return isFielded(figure) ? figure : undefined;
};
export function fielded({ figures }: State): readonly Fielded[] {
  const known = FIELDED.get(figures);
  if (known !== undefined) return known;
  const found = Object.values(figures).filter(isFielded);
  FIELDED.set(figures, found);
  return found;
}
/** Everything asks who is on the table, again and again about the same one. */
const FIELDED = new WeakMap<State['figures'], readonly Fielded[]>();

/** The side that runs a figure now, and the seat that answers for it. */
export const runBy = (figure: Figure): SideId => figure.controlled?.side ?? figure.side;
export const seatOf = (figure: Figure): SeatId => figure.controlled?.seat ?? figure.seat;

export const friendsOf = (state: State, figure: Figure): readonly Fielded[] =>
  fielded(state).filter((other) => other.id !== figure.id && runBy(other) === runBy(figure));
export const foesOf = (state: State, figure: Figure): readonly Fielded[] =>
  fielded(state).filter((other) => runBy(other) !== runBy(figure));
export const figuresOf = (state: State, side: SideId): readonly Fielded[] =>
  fielded(state).filter((figure) => runBy(figure) === side);

export const sideOf = (state: State, seat: SeatId): SideId | undefined =>
  state.seats.find((each) => each.seat === seat)?.side;
export const seatsOf = (state: State, side: SideId): readonly SeatId[] =>
  state.seats.filter((each) => each.side === side).map((each) => each.seat);
export const sideIds = (state: State): readonly SideId[] => Object.keys(state.sides);
export const otherSide = (state: State, side: SideId): SideId => sideIds(state).find((each) => each !== side) ?? side;
/** The innermost activation or reaction being played. */
export const actOf = (state: State): Extract<Step, { is: 'act' }> | undefined =>
  state.steps.findLast((step): step is Extract<Step, { is: 'act' }> => step.is === 'act');

/** A base does not turn: a square one keeps the run of the table edges [ASOBH-MOV-04]. */
export const baseAt = (figure: Figure, pose: { readonly x: number; readonly y: number }): Base => {
  const { shape, size } = figure.profile.base;
  return {
    shape: shape === 'round' ? { kind: 'disc', radius: size / 2 } : { kind: 'rect', width: size, depth: size },
    pose: { x: pose.x, y: pose.y, facing: 90 },
  };
};
export const baseOf = (figure: Fielded): Base => baseAt(figure, figure.pose);
/** From edge to edge, in mm; 0 in contact. */
export const gapBetween = (a: Fielded, b: Fielded): number => Math.max(0, gap(baseOf(a), baseOf(b)).distance);
/** In contact, and so in melee if they are foes: base against base, or both against one low obstacle [ASOBH-MEL-01]. */
export function isTouching(state: State, a: Fielded, b: Fielded): boolean {
  const far = Math.hypot(a.pose.x - b.pose.x, a.pose.y - b.pose.y);
  if (far > a.profile.base.size + b.profile.base.size + FARTHEST_APART || !onOneLevel(state, a, b)) return false;
  const [one, other] = [baseOf(a), baseOf(b)];
  const { distance } = gap(one, other);
  return distance <= TOLERANCE || isAcross(state.terrain, one, other, distance, HALF_A_MAN * 2);
}
/** Beyond this many mm between bases nothing joins them. */
const FARTHEST_APART = 30;

/** Figures on different floors do not touch unless one reaches up from the foot; a slope parts nobody [ASOBH-MEL-01]. */
function onOneLevel(state: State, a: Fielded, b: Fielded): boolean {
  if (a.below !== b.below) return false;
  if (Math.abs(a.level - b.level) <= HALF_A_MAN) return true;
  return topPieceAt(state.terrain, a.level > b.level ? a.pose : b.pose)?.stands === 'hill';
}
/** Whoever stands this much higher is still fought, and has the better place [ASOBH-MEL-09]. */
export const HALF_A_MAN = 20;

/** Foes in contact, active or not. */
export const adjacentFoes = (state: State, figure: Fielded): readonly Fielded[] =>
  foesOf(state, figure).filter((foe) => isTouching(state, figure, foe));
export const adjacentFriends = (state: State, figure: Fielded): readonly Fielded[] =>
  friendsOf(state, figure).filter((friend) => isTouching(state, figure, friend));
export const isInMelee = (state: State, figure: Fielded): boolean => adjacentFoes(state, figure).length > 0;

const HELPLESS: readonly ConditionKind[] = ['transfixed', 'sleeping', 'stone', 'bound', 'paralysed'];
/** It can do nothing at all, not even strike back. */
export const isHelpless = (figure: Figure): boolean => HELPLESS.some((kind) => is(figure, kind));
/** A foe that stops movement and may make Free Hacks [ASOBH-MOV-06] [ASOBH-MEL-15]. */
export const isActive = (figure: Figure): boolean =>
  !isHelpless(figure) && !is(figure, 'prone') && !is(figure, 'entangled');

/** A stick in mm, by the scale of the battle [ASOBH-SET-11]. */
export const stickOf = (state: State, stick: Stick): number => STICKS[state.config.scale][stick];
const STICKS = {
  large: { short: 75, medium: 120, long: 180 },
  small: { short: 50, medium: 80, long: 120 },
} as const;
/** Whether two figures are within so many sticks, edge to edge. */
export const isWithin = (state: State, a: Fielded, b: Fielded, stick: Stick, times = 1): boolean =>
  gapBetween(a, b) <= stickOf(state, stick) * times + TOLERANCE;
