import { angleOf, between, roundLength, type Segment, sub } from '@muster/geometry';
import type { Refusal, UnitId } from '../../kernel';
import { farthestShot } from '../combat/shot-strength';
import { shotRefusal } from '../combat/targets';
import { rangedArms } from '../combat/weapons';
import { type Fielded, fieldedOf, figureOf, gapBetween, isTouching, runBy, stickOf } from '../figures';
import { sightBetween } from '../ground/sight';
import type { State } from '../state';
import { asTurnOf } from './fresh';
import { stickByNature } from './gait';
import { judge, mannerOf } from './judge';
import { off } from './place';
import { movesTo } from './threats';
import { straight } from './way';

/** What one figure can do to another and by how much it fails, as if its turn began now. Lengths in mm. */
export interface WhyNot {
  readonly sight: {
    readonly seen: boolean;
    /** A clear line, or the one that is barred. */
    readonly line: Segment;
    /** Figure, piece or wall in the way. */
    readonly blockedBy?: string;
    /** `blind`, `below`, `too-far`, `woods`, `blocked` where it is not seen. */
    readonly why: string;
    readonly cover: readonly string[];
  };
  /** From edge to edge, and what one movement covers. */
  readonly reach: { readonly distance: number; readonly allowed: number; readonly moves?: number };
  /** Moving into contact; `ok` for those in contact already. */
  readonly charge: { readonly ok: true } | { readonly ok: false; readonly refusals: readonly Refusal[] };
  /** For the weapon that comes nearest to a shot; absent without one. */
  readonly shot?:
    | { readonly ok: true; readonly weapon: string; readonly cover: boolean }
    | { readonly ok: false; readonly weapon: string; readonly range: number; readonly refusals: readonly Refusal[] };
}

/** Undefined if one of them is not on the table. */
export function whyNot(state: State, from: UnitId, to: UnitId): WhyNot | undefined {
  const first = figureOf(state, from);
  if (first === undefined) return undefined;
  const now = asTurnOf(state, runBy(first));
  const a = fieldedOf(now, from);
  const b = fieldedOf(now, to);
  if (a === undefined || b === undefined || a.id === b.id) return undefined;
  const seen = sightBetween(now, a, b);
  const shot = shotOf(now, a, b);
  const moves = movesTo(now, a, b);
  return {
    sight: {
      seen: seen.sees,
      line: seen.line,
      why: seen.why,
      cover: seen.cover,
      ...(seen.blockedBy === null ? {} : { blockedBy: seen.blockedBy }),
    },
    reach: {
      distance: roundLength(gapBetween(a, b)),
      allowed: stickOf(now, stickByNature(a)),
      ...(moves === undefined ? {} : { moves }),
    },
    charge: chargeOf(now, a, b),
    ...(shot === undefined ? {} : { shot }),
  };
}

function chargeOf(state: State, a: Fielded, b: Fielded): WhyNot['charge'] {
  if (isTouching(state, a, b)) return { ok: true };
  const goal = off(a.pose, angleOf(sub(b.pose, a.pose)), between(a.pose, b.pose));
  const judged = judge(state, a, straight(goal, mannerOf(state, a, null)), { act: null, cost: 1 });
  if (judged.ok && judged.value.meets.includes(b.id)) return { ok: true };
  if (!judged.ok) return { ok: false, refusals: judged.error };
  const { stop } = judged.value.route;
  const who = stop?.is === 'foe' || stop?.is === 'friend' ? [a.id, stop.unit] : [a.id];
  return { ok: false, refusals: [{ code: 'move/barred', rule: 'ASOBH-MOV-06', who, where: judged.value.route.end }] };
}

function shotOf(state: State, a: Fielded, b: Fielded): WhyNot['shot'] {
  const shots = rangedArms(a).map((arm): NonNullable<WhyNot['shot']> => {
    const no = shotRefusal(state, a, b, { arm, aimed: false });
    return no === undefined
      ? { ok: true, weapon: arm.id, cover: sightBetween(state, a, b, { line: 'shot' }).cover.length > 0 }
      : { ok: false, weapon: arm.id, range: farthestShot(state, arm), refusals: [no] };
  });
  return shots.find((shot) => shot.ok) ?? shots[0];
}
