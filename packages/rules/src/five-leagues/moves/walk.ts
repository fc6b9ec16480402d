import { type Point, TOLERANCE } from '@muster/geometry';
import { err, ok, type Refusal, type Result, type UnitId } from '../../kernel';
import { type Fielded, fieldedOf, gapBetween, sideOf } from '../figures';
import { areInContact, foesInContact, wallBetween } from '../ground/contact';
import { type Crossed, cross, type Met, type Stopped } from '../ground/cross';
import { fieldOf, STEP } from '../ground/field';
import { whoStandsAt } from '../ground/free';
import { moverOf } from '../ground/mover';
import { standsBadly } from '../ground/stand';
import type { State } from '../state';
import type { Manner } from '../steps-moves';
import { hundredths } from './grid';
import { landingOf } from './landing';
import { canBePushed, passed } from './passing';

/** How a way is gone; lengths in mm. */
export interface WalkOptions {
  readonly manner: Manner;
  /** Allowance that may be spent. */
  readonly allowance: number;
  /** Enemy met at its end [FL-BAT-27]. */
  readonly into?: UnitId | null;
  /** Jumps down over edges instead of climbing down: the move ends there [FL-BAT-31]. */
  readonly jump?: boolean;
}

/** One straight stretch of the way. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  /** Level at its beginning and its end. */
  readonly start: number;
  readonly level: number;
  readonly length: number;
  readonly cost: number;
  readonly met: readonly Met[];
}

/** A way that can be gone. */
export interface Walked {
  /** Allowance it takes: its length, difficult stretches twice, climbs and doors beside. Never below `length`. */
  readonly cost: number;
  readonly length: number;
  readonly legs: readonly Leg[];
  /** How far it falls at its end, by a jump; null where it does not. */
  readonly falls: number | null;
  readonly end: Point;
  readonly level: number;
}

/**
 * Whether a figure may go that way from where it stands. Refused: `move/no-way`, `move/too-far`, `move/figure-in-way`,
 * `move/off-table`, `move/no-footing`, `move/no-landing`, what stops it on the way (`move/solid`, `closed`, `thorns`,
 * `fire`, `wall`, `steep`), and what the end wants (`move/would-meet`, `dash-contact`, `no-foe`, `not-met`,
 * `wall-between`).
 */
export function judgeWalk(
  state: State,
  figure: Fielded,
  path: readonly Point[],
  options: WalkOptions,
): Result<Walked, readonly Refusal[]> {
  const gone = goneWay(state, figure, path, options.jump ?? false);
  if (!gone.ok) return gone;
  const way = gone.value;
  const refusals = [...tooFar(figure, way, options), ...badEnd(state, figure, way, options)];
  return refusals.length > 0 ? err(refusals) : gone;
}

/** The way with its cost, whatever the allowance and wherever it ends. */
export function goneWay(
  state: State,
  figure: Fielded,
  path: readonly Point[],
  jump: boolean,
): Result<Walked, readonly Refusal[]> {
  const field = fieldOf(state);
  const mover = moverOf(state, figure);
  if (path.length === 0) return err([{ code: 'move/no-way', rule: 'FL-BAT-20', who: [figure.id] }]);
  const legs: Leg[] = [];
  const doors = new Set<string>();
  let from: Point = { x: figure.pose.x, y: figure.pose.y };
  let level = figure.level;
  for (const to of path) {
    const crossed = cross(field, mover, from, to, level, jump);
    if (!crossed.ok) return err([stopped(state, figure, crossed)]);
    const met = crossed.met.filter((each) => each.opening === undefined || !doors.has(each.opening));
    const again = (crossed.met.length - met.length) * STEP;
    for (const { opening } of met) if (opening !== undefined) doors.add(opening);
    const end =
      crossed.drop === null ? to : landingOf(state, field, mover, figure, { from, to, level, drop: crossed.drop });
    if (end === undefined)
      return err([
        { code: 'move/no-landing', rule: 'FL-BAT-31', who: [figure.id], where: to, detail: named(state, crossed) },
      ]);
    const other = passed(state, figure, mover, from, end, level, crossed.level);
    if (other !== undefined)
      return err([{ code: 'move/figure-in-way', rule: 'FL-BAT-23', who: [figure.id, other.id], where: other.pose }]);
    const length = Math.hypot(end.x - from.x, end.y - from.y);
    const cost = crossed.cost - again + Math.max(0, length - crossed.length);
    legs.push({ from, to: end, start: level, level: crossed.level, length, cost, met });
    from = end;
    level = crossed.level;
    if (crossed.drop !== null) return ok(total(legs, crossed.drop.mm));
  }
  return ok(total(legs, null));
}

function total(legs: readonly Leg[], falls: number | null): Walked {
  const last = legs[legs.length - 1] as Leg;
  return {
    cost: legs.reduce((sum, leg) => sum + leg.cost, 0),
    length: legs.reduce((sum, leg) => sum + leg.length, 0),
    legs,
    falls,
    end: last.to,
    level: last.level,
  };
}

const named = (state: State, { drop }: Crossed): { readonly piece: string } => ({
  piece: nameOf(state, drop?.piece ?? ''),
});

/** What people call a piece. */
export const nameOf = (state: State, id: string): string =>
  state.terrain.find((piece) => piece.id === id)?.name ?? state.effects[id]?.is ?? id;

const RULES: Readonly<Record<Stopped['why'], string>> = {
  solid: 'FL-BAT-44',
  closed: 'FL-BAT-43',
  thorns: 'FL-BAT-64',
  fire: 'FL-SPELL-barrier',
  wall: 'FL-BAT-46',
  steep: 'FL-BAT-45',
};
const stopped = (state: State, figure: Fielded, { piece, why, at }: Stopped): Refusal => ({
  code: `move/${why}`,
  rule: RULES[why],
  who: [figure.id],
  where: at,
  detail: { piece: nameOf(state, piece) },
});

function tooFar(figure: Fielded, { cost, length }: Walked, { allowance, manner }: WalkOptions): readonly Refusal[] {
  if (cost <= allowance + TOLERANCE) return [];
  const detail = { needs: hundredths(cost), has: hundredths(allowance), length: hundredths(length) };
  return [{ code: 'move/too-far', rule: manner === 'dash' ? 'FL-BAT-26' : 'FL-BAT-20', who: [figure.id], detail }];
}

/** Where it would stand: on firm ground, clear of others, in contact with the one it goes for and nobody else by chance. */
function badEnd(state: State, figure: Fielded, way: Walked, { manner, into }: WalkOptions): readonly Refusal[] {
  const { end, level } = way;
  const ghost: Fielded = { ...figure, pose: { ...figure.pose, ...end }, level };
  const who = [figure.id];
  const mover = moverOf(state, figure);
  const bad = standsBadly(fieldOf(state), mover, end, level);
  if (bad === 'edge') return [{ code: 'move/off-table', rule: 'FL-BAT-40', who, where: end }];
  if (bad !== undefined)
    return [{ code: 'move/no-footing', rule: 'FL-BAT-29', who, where: end, detail: { piece: bad.piece.name } }];
  const other = whoStandsAt(state, figure, end, (each) => mover.pushes && canBePushed(figure, each));
  if (other !== undefined)
    return [{ code: 'move/figure-in-way', rule: 'FL-BAT-23', who: [figure.id, other.id], where: end }];
  if (way.falls !== null && into != null)
    return [{ code: 'move/jump-into', rule: 'FL-BAT-32', who: [figure.id, into], where: end }];
  const foes = foesInContact(state, ghost);
  if (manner === 'dash' && (into != null || foes.length > 0))
    return [{ code: 'move/dash-contact', rule: 'FL-BAT-25', who: [figure.id, into ?? foes[0]?.id ?? ''], where: end }];
  if (into == null) {
    const met = MAY_END_NEAR.includes(manner) || way.falls !== null ? undefined : foes[0];
    return met === undefined
      ? []
      : [{ code: 'move/would-meet', rule: 'FL-BAT-27', who: [figure.id, met.id], where: end }];
  }
  const foe = fieldedOf(state, into);
  if (foe === undefined || sideOf(foe) === sideOf(figure))
    return [{ code: 'move/no-foe', rule: 'FL-BAT-27', who: [figure.id, into] }];
  if (areInContact(state, ghost, foe)) return [];
  const wall = wallBetween(state, ghost, foe);
  return wall === null
    ? [
        {
          code: 'move/not-met',
          rule: 'FL-BAT-27',
          who: [figure.id, into],
          where: end,
          detail: { gap: hundredths(gapBetween(ghost, foe)) },
        },
      ]
    : [
        {
          code: 'move/wall-between',
          rule: 'FL-BAT-27',
          who: [figure.id, into],
          where: end,
          detail: { piece: nameOf(state, wall) },
        },
      ];
}
/** Nobody fights because a rule put him there. */
const MAY_END_NEAR: readonly Manner[] = ['forced', 'sneak'];
