import {
  add,
  chargeRegion,
  corners,
  unit as direction,
  dot,
  inches,
  leaderPoint,
  type Point,
  scale,
  sub,
} from '@muster/geometry';
import {
  baseOf,
  type Fielded,
  isFielded,
  reachOfCharge,
  type State,
  type Threat,
  threats,
  topStep,
  unitOf,
  type WhyNot,
  whyNot,
} from '@muster/rules/kings-of-war';
import type { Overlay } from '../../scene/model';
import { namesIn } from '../../store/names';
import type { SkinContext } from '../skin';
import { handOf } from './hand';
import { tincturesOf } from './scene';

/** What lies on the table while nothing is in the hand: the selected unit's arcs and reach, threats, "why not". */
export function battleOverlays(state: State, context: SkinContext): readonly Overlay[] {
  const hand = handOf(context.store).getState();
  const { selected, draft } = context.store.data.getState();
  const unit = selected[0] === undefined ? undefined : unitOf(state, selected[0]);
  return [
    ...(hand.threats ? threatOverlays(state, context) : []),
    ...(unit && isFielded(unit) && !draft && hand.other === undefined ? reachOverlays(state, unit) : []),
    ...(unit && hand.other !== undefined ? whyOverlays(state, context, unit.id, hand.other) : []),
  ];
}

/** The front arc as far as the unit may charge, or shoot in the Ranged phase; nothing for what may do neither. */
function reachOverlays(state: State, unit: Fielded): readonly Overlay[] {
  const base = baseOf(unit);
  const step = topStep(state);
  if (state.round === 0 || !step) return [];
  const range = Math.max(0, ...unit.profile.weapons.map((weapon) => inches(weapon.range)));
  if (step.is === 'ranged' && unit.side === state.active)
    return range > 0 && !unit.shot ? [{ is: 'region', polygon: shootRegion(unit, range), tone: 'reach' }] : [];
  if (unit.profile.base === 'warEngine' || hasActed(state, unit)) return [];
  return [{ is: 'region', polygon: chargeRegion(base, reachOfCharge(state, unit)), tone: 'reach' }];
}

/** Its order of this turn is given: where it could charge is no question now. */
const hasActed = (state: State, unit: Fielded): boolean => state.active === unit.side && unit.order !== null;

/** As far as a weapon reaches from the Leader Point, inside the front arc: the two arc lines and the round between. */
function shootRegion(unit: Fielded, range: number): readonly Point[] {
  const base = baseOf(unit);
  const leader = leaderPoint(base);
  const [left, right] = corners(base);
  const [from, to] = [onArcLine(left, 45), onArcLine(right, -45)];
  const start = bearing(from);
  const sweep = ((((start - bearing(to)) % 360) + 360) % 360) / 30;
  const round = Array.from({ length: 31 }, (_, at) => add(leader, scale(direction(start - sweep * at), range)));
  return [left, ...round, right];

  function onArcLine(corner: Point, degrees: number): Point {
    const way = direction(unit.pose.facing + degrees);
    const off = sub(corner, leader);
    const along = dot(off, way);
    return add(corner, scale(way, -along + Math.sqrt(Math.max(0, along * along - dot(off, off) + range * range))));
  }
  function bearing(point: Point): number {
    return (Math.atan2(point.y - leader.y, point.x - leader.x) * 180) / Math.PI;
  }
}

let threatCache: { readonly state: State; readonly side: string; readonly found: readonly Threat[] } | undefined;

/** Who could charge or shoot whom next turn; asked once per position. */
export function threatsFor(state: State, side: string): readonly Threat[] {
  if (threatCache?.state !== state || threatCache.side !== side)
    threatCache = { state, side, found: threats(state, side) };
  return threatCache.found;
}

function threatOverlays(state: State, context: SkinContext): readonly Overlay[] {
  const mine = state.seats.find((seat) => seat.seat === context.seat)?.side ?? Object.keys(state.sides)[0];
  if (mine === undefined) return [];
  const tinctures = tincturesOf(state);
  const overlays: Overlay[] = [];
  for (const threat of threatsFor(state, mine)) {
    const enemy = unitOf(state, threat.unit);
    const tincture = enemy && tinctures[enemy.side];
    for (const polygon of threat.regions)
      overlays.push({ is: 'region', polygon, tone: 'threat', ...(tincture ? { tincture } : {}) });
    for (const charge of threat.charges) overlays.push({ is: 'outline', of: charge.target, tone: 'threat' });
  }
  return overlays;
}

function whyOverlays(state: State, context: SkinContext, from: string, to: string): readonly Overlay[] {
  const report = whyNotFor(state, from, to);
  const target = unitOf(state, to);
  if (!report || !target || !isFielded(target)) return [];
  const names = namesIn(context, context.store.data.getState(), state);
  const overlays: Overlay[] = [{ is: 'outline', of: to, tone: report.charge.ok ? 'legal' : 'refused' }];
  if (report.sight.line)
    overlays.push({
      is: 'line',
      from: report.sight.line.from,
      to: report.sight.line.to,
      tone: report.sight.seen ? 'sight' : 'blocked',
      ...(report.sight.seen ? {} : { barred: true }),
    });
  if (!report.sight.seen && report.sight.blockedBy !== undefined && unitOf(state, report.sight.blockedBy))
    overlays.push({ is: 'outline', of: report.sight.blockedBy, tone: 'blocked', hatch: true });
  const refusal = report.charge.ok ? undefined : report.charge.refusals[0];
  if (refusal)
    overlays.push({
      is: 'plate',
      at: refusal.where ?? { x: target.pose.x, y: target.pose.y },
      text: context.words.refusal(refusal, names),
      tone: 'red',
    });
  return overlays;
}

/** The report for a pair, or undefined while one of them is off the table. */
export const whyNotFor = (state: State, from: string, to: string): WhyNot | undefined => {
  const [a, b] = [unitOf(state, from), unitOf(state, to)];
  return a && b && isFielded(a) && isFielded(b) && a.id !== b.id ? whyNot(state, a.id, b.id) : undefined;
};
