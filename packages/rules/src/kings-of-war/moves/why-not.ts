import { edge, type Face, gapFromSegment, isPartlyIn, leaderPoint, roundLength, type Segment } from '@muster/geometry';
import type { Refusal, UnitId } from '../../kernel';
import { weaponsOf } from '../combat/facts';
import { planShot } from '../combat/ranged-plan';
import type { State } from '../state';
import { baseOf, type Fielded, isFielded, unitOf } from '../units';
import { chargerOf, planCharges } from './charge';
import { faceBefore } from './charge-test';
import { asTurnOf } from './fresh';
import { reachOfCharge } from './order';
import { sightTo } from './sight';

/** What one unit can do to another and by how much it fails, as if its turn began now. Lengths in mm. */
export interface WhyNot {
  readonly sight: {
    readonly seen: boolean;
    readonly share: number;
    /** A clear line, or the one that is barred. */
    readonly line?: Segment;
    /** Unit or piece that hides most. */
    readonly blockedBy?: string;
  };
  /** How deep the target is in the front arc; negative: how far out of it [KOW-UNI-11]. */
  readonly arc: { readonly inside: boolean; readonly margin: number };
  /** From the front edge, and what a charge may reach [KOW-CHG-01]. */
  readonly reach: { readonly distance: number; readonly allowed: number };
  readonly charge:
    | { readonly ok: true; readonly face: Face }
    | { readonly ok: false; readonly refusals: readonly Refusal[] };
  /** For the weapon that comes nearest to a shot; absent without one. */
  readonly shot?:
    | { readonly ok: true; readonly weapon: string; readonly cover: boolean }
    | { readonly ok: false; readonly weapon: string; readonly refusals: readonly Refusal[] };
}

/** Undefined if one of them is not on the table. */
export function whyNot(state: State, from: UnitId, to: UnitId): WhyNot | undefined {
  const first = unitOf(state, from);
  if (first === undefined) return undefined;
  const now = asTurnOf(state, first.side);
  const a = unitOf(now, from);
  const b = unitOf(now, to);
  if (!isFielded(a) || !isFielded(b) || a.id === b.id) return undefined;
  const arc = isPartlyIn(baseOf(a), 'front', baseOf(b));
  const shot = shotOf(now, a, b);
  return {
    sight: sightOf(now, a, b),
    arc: { inside: arc.inside, margin: roundLength(arc.margin) },
    reach: {
      distance: roundLength(gapFromSegment(edge(baseOf(a), 'front'), baseOf(b)).distance),
      allowed: reachOfCharge(now, a),
    },
    charge: chargeOf(now, a, b),
    ...(shot === undefined ? {} : { shot }),
  };
}

function sightOf(state: State, a: Fielded, b: Fielded): WhyNot['sight'] {
  const { seen, share, line, blockedBy } = sightTo(state, a, b);
  const barred: Segment | undefined =
    blockedBy === undefined ? undefined : { from: leaderPoint(baseOf(a)), to: blockedBy.at };
  const drawn = line ?? barred;
  return {
    seen,
    share,
    ...(drawn === undefined ? {} : { line: drawn }),
    ...(blockedBy === undefined ? {} : { blockedBy: blockedBy.id }),
  };
}

function chargeOf(state: State, a: Fielded, b: Fielded): WhyNot['charge'] {
  const charger = chargerOf(a, b);
  const plan = planCharges(state, a.seat, { do: 'charge', target: b.id, chargers: [charger] });
  if (!plan.ok) return { ok: false, refusals: plan.error.refusals };
  const stood = charger.facing === undefined ? a : { ...a, pose: { ...a.pose, facing: charger.facing } };
  return { ok: true, face: faceBefore(b, stood) };
}

function shotOf(state: State, a: Fielded, b: Fielded): WhyNot['shot'] {
  const shots = weaponsOf(a).map(({ name }): NonNullable<WhyNot['shot']> => {
    const shot = planShot(state, a, b, name);
    return shot.ok
      ? { ok: true, weapon: name, cover: shot.value.notes.some((note) => note.code === 'in-cover') }
      : { ok: false, weapon: name, refusals: shot.error.refusals };
  });
  return shots.find((shot) => shot.ok) ?? shots[0];
}
