import {
  advanced,
  angleOf,
  atMost,
  type Base,
  inches,
  isOnTable,
  type Obstacle,
  type Pose,
  roundAngle,
  roundLength,
  roundPose,
  shortTurn,
  sidestepped,
  sub,
  sweepStraight,
  turned,
} from '@muster/geometry';
import type { Mark, Offer, Preview, Refusal, Result, SeatId } from '../../kernel';
import { err, ok } from '../../kernel';
import type { Draft } from '../../kernel/system';
import type { Intent, IntentOf, Leg } from '../intents';
import type { State, Unit } from '../state';
import type { Refused } from '../steps/step';
import type { TerrainPiece } from '../terrain';
import {
  baseAt,
  baseOf,
  bookOf,
  enemiesOf,
  type Fielded,
  fieldedUnits,
  flies,
  isFielded,
  isWarEngine,
  letsThrough,
  unitOf,
} from '../units';
import { type EndRules, endAt } from './ending';
import { allowanceOf, orderRefusals, pivotsOf } from './order';
import { offenders, plates } from './plates';
import { reachMarks } from './reach';

export type MoveIntent = IntentOf<'advance' | 'back' | 'sidestep' | 'double'>;

/** A move that can be made. Poses are rounded; `path` runs from where it stands to where it ends. */
export interface Move {
  readonly path: readonly Pose[];
  readonly final: Pose;
  /** mm gone straight. */
  readonly distance: number;
  readonly marks: readonly Mark[];
}

export interface MoveOptions {
  /** Before the battle: difficult terrain and obstacles count as open [KOW-SPR-33]. */
  readonly scouting?: boolean;
}

/**
 * Judges Advance, Back, Sidestep and At the Double. All that fails is told at once, each with how much.
 * [KOW-MOV-03] to [KOW-MOV-13]
 */
export function planMove(
  state: State,
  unit: Fielded,
  intent: MoveIntent,
  options: MoveOptions = {},
): Result<Move, Refused> {
  const barred = orderRefusals(state, unit, intent.do, options.scouting);
  const path = pathOf(unit, intent);
  const final = path[path.length - 1] ?? unit.pose;
  const gone = roundLength(intent.path.reduce((sum, leg) => sum + ('go' in leg ? leg.go : 0), 0));
  const allowed = allowanceOf(unit, intent.do);
  const way = flies(unit) ? [] : wayRefusals(state, unit, intent, path, options);
  const end = endAt(state, unit, final, {
    ...endRules(unit, intent.do, options),
    near: unit.start.near,
  });
  const refusals = [
    ...barred,
    ...shapeRefusals(unit, intent, gone, allowed),
    ...way,
    ...end.refusals.filter((each) => !way.some((other) => same(each, other))),
  ];
  const tone = refusals.length === 0 ? 'legal' : 'refused';
  const marks: Mark[] = [
    { is: 'path', points: path.map(({ x, y }) => ({ x, y })), tone: 'path', used: gone, allowed },
    { is: 'pose', unit: unit.id, base: baseAt(unit, final), tone },
    ...offenders(refusals),
    ...plates(refusals),
  ];
  return refusals.length > 0 ? err({ refusals, marks }) : ok({ path, final, distance: gone, marks });
}

/** Where an order could take this unit, for a draft without a path. */
export function draftOfMove(
  state: State,
  seat: SeatId,
  draft: Draft<Intent>,
  options: MoveOptions = {},
): Preview<Intent> | undefined {
  if (!('unit' in draft) || typeof draft.unit !== 'string') return undefined;
  const unit = unitOf(state, draft.unit);
  if (!isFielded(unit) || !state.seats.some((each) => each.seat === seat && each.side === unit.side)) return undefined;
  const kind = draft.do;
  if (kind !== 'advance' && kind !== 'back' && kind !== 'sidestep' && kind !== 'double') return undefined;
  const barred = orderRefusals(state, unit, kind, options.scouting);
  if (barred.length > 0) return { is: 'refused', refusals: barred, marks: [] };
  return { is: 'unfinished', needs: 'path', marks: reachMarks(unit, kind) };
}

/** A random legal move: long ones first, shorter ones where those fail. */
export function sampleMove(
  state: State,
  offer: Offer<Intent>,
  random: () => number,
  options: MoveOptions = {},
): Intent | undefined {
  const unit = offer.unit === undefined ? undefined : unitOf(state, offer.unit);
  const kind = offer.do;
  if (!isFielded(unit)) return undefined;
  if (kind !== 'advance' && kind !== 'back' && kind !== 'sidestep' && kind !== 'double') return undefined;
  const far = allowanceOf(unit, kind);
  for (let tries = 0; tries < 8; tries += 1) {
    const go = roundLength(far * (tries === 0 && random() < 0.5 ? 1 : random() ** (1 + tries / 4)));
    const before = roundLength(go * random());
    const turn = roundLength(aimed(state, unit, random) ?? 90 * (2 * random() - 1));
    const path: Leg[] =
      pivotsOf(unit, kind) > 0 && random() < 0.5
        ? [{ go: before }, { turn }, { go: roundLength(go - before) }]
        : [{ go }];
    const intent: MoveIntent =
      kind === 'sidestep'
        ? { do: kind, unit: unit.id, to: random() < 0.5 ? 'left' : 'right', path }
        : { do: kind, unit: unit.id, path };
    if (planMove(state, unit, intent, options).ok) return intent;
  }
  return undefined;
}

/** The turn towards some enemy, as far as a pivot goes; now and then none, so that not everyone marches at the foe. */
function aimed(state: State, unit: Fielded, random: () => number): number | undefined {
  const foes = enemiesOf(state, unit.side);
  const foe = foes[Math.floor(random() * foes.length)];
  if (foe === undefined || random() < 0.3) return undefined;
  const turn = shortTurn(angleOf(sub(foe.pose, unit.pose)) - unit.pose.facing);
  return Math.max(-90, Math.min(90, turn));
}

/** The poses at the end of each leg, the first where it stands. */
function pathOf(unit: Fielded, intent: MoveIntent): readonly Pose[] {
  const path: Pose[] = [unit.pose];
  for (const leg of intent.path) {
    const from = path[path.length - 1] ?? unit.pose;
    path.push(roundPose('turn' in leg ? turned(from, leg.turn) : along(from, intent, leg.go)));
  }
  return path;
}

function along(from: Pose, intent: MoveIntent, go: number): Pose {
  if (intent.do === 'back') return advanced(from, -go);
  if (intent.do === 'sidestep') return sidestepped(from, intent.to === 'right' ? go : -go);
  return advanced(from, go);
}

const RULE = { advance: 'KOW-MOV-03', back: 'KOW-MOV-04', sidestep: 'KOW-MOV-05', double: 'KOW-MOV-06' } as const;

function shapeRefusals(unit: Fielded, intent: MoveIntent, gone: number, allowed: number): readonly Refusal[] {
  const rule = RULE[intent.do];
  const who = [unit.id];
  const turns = intent.path.flatMap((leg) => ('turn' in leg && leg.turn !== 0 ? [leg.turn] : []));
  const refusals: Refusal[] = [];
  if (gone === 0 && turns.length === 0) refusals.push({ code: 'move/nowhere', rule: 'KOW-MOV-01', who });
  if (!atMost(gone, allowed))
    refusals.push({
      code: 'move/too-far',
      rule,
      who,
      detail: { order: intent.do, gone, allowed, over: roundLength(gone - allowed) },
    });
  const pivots = pivotsOf(unit, intent.do);
  if (turns.length > pivots)
    refusals.push({
      code: 'move/too-many-pivots',
      rule: pivots === 0 ? rule : 'KOW-MOV-08',
      who,
      detail: { order: intent.do, pivots: turns.length, allowed: pivots },
    });
  for (const turn of turns)
    if (Math.abs(turn) > 90)
      refusals.push({
        code: 'move/pivot-too-wide',
        rule,
        who,
        detail: { turn: roundAngle(Math.abs(turn)), allowed: 90 },
      });
  return refusals;
}

/** Straight legs keep clear of enemies and of what bars the way; a pivot on the way ends clear [KOW-MOV-10] [KOW-MOV-11]. */
function wayRefusals(
  state: State,
  unit: Fielded,
  intent: MoveIntent,
  path: readonly Pose[],
  options: MoveOptions,
): readonly Refusal[] {
  const rules = endRules(unit, intent.do, options);
  const bars = rules.bars ?? (() => false);
  const pieces: readonly Obstacle[] = state.terrain
    .filter(bars)
    .map((piece) => ({ id: piece.id, shape: piece.outline }));
  const left = new Set([...unit.start.engaged, ...unit.start.near.map((each) => each.unit)]);
  const foes = enemiesOf(state, unit.side).filter((foe) => !letsThrough(foe, unit));
  const bases = (which: (foe: Fielded) => boolean): readonly Obstacle[] =>
    foes.filter(which).map((foe) => ({ id: foe.id, shape: baseOf(foe) }));
  const kept = bases((foe) => !left.has(foe.id));
  const bare = bases((foe) => left.has(foe.id));
  // A pivot may end on who lets it through, as long as the whole move ends clear [KOW-IND-09].
  const without = fieldedUnits(state)
    .filter((other) => other.id !== unit.id && letsThrough(other, unit))
    .map((other) => other.id);
  const refusals: Refusal[] = [];
  intent.path.forEach((leg, i) => {
    const from = path[i];
    const to = path[i + 1];
    if (from === undefined || to === undefined) return;
    if ('go' in leg) {
      const base = baseAt(unit, from);
      const way = sub(to, from);
      for (const hit of [
        sweepStraight(base, way, kept, { clearance: inches(1) }).hit,
        sweepStraight(base, way, [...bare, ...pieces]).hit,
      ])
        if (hit !== undefined) refusals.push(inTheWay(state, unit, intent.do, hit.id, hit.at));
      if (i < intent.path.length - 1) refusals.push(...crossesEdge(state, unit, baseAt(unit, to)));
    } else if (leg.turn !== 0 && intent.path.slice(i + 1).some((later) => 'go' in later && later.go > 0)) {
      refusals.push(...endAt(state, unit, to, { ...rules, mayBeNear: [...left], without }).refusals);
    }
  });
  return refusals.filter((each, i) => refusals.findIndex((other) => same(each, other)) === i);
}

const same = (a: Refusal, b: Refusal): boolean =>
  a.code === b.code && (a.who ?? []).join() === (b.who ?? []).join() && a.detail?.['piece'] === b.detail?.['piece'];

function inTheWay(
  state: State,
  unit: Unit,
  kind: MoveIntent['do'],
  id: string,
  where: { readonly x: number; readonly y: number },
): Refusal {
  const foe = unitOf(state, id);
  if (foe !== undefined) return { code: 'move/enemy-in-the-way', rule: 'KOW-MOV-10', who: [unit.id, id], where };
  const piece = state.terrain.find((each) => each.id === id);
  const blocking = piece?.kind === 'blocking';
  return {
    code: blocking || kind !== 'double' ? 'move/terrain-in-the-way' : 'move/no-double-through',
    rule: blocking ? 'KOW-MOV-12' : isWarEngine(unit) && kind !== 'double' ? 'KOW-WAR-01' : 'KOW-MOV-06',
    who: [unit.id],
    where,
    detail: { piece: piece?.name ?? '' },
  };
}

const crossesEdge = (state: State, unit: Unit, base: Base): readonly Refusal[] =>
  isOnTable(base, state.table)
    ? []
    : [{ code: 'end/off-table', rule: 'KOW-MOV-12', who: [unit.id], where: { x: base.pose.x, y: base.pose.y } }];

/** Difficult terrain is open ground to it [KOW-SPR-25]. */
const crossesRough = (unit: Unit): boolean => bookOf(unit).rules.some((rule) => rule.permits?.difficultAsOpen?.());

/**
 * What this order may not cross or end on. A flyer crosses everything, but at the double it ends clear of difficult
 * terrain, which then counts as blocking (our ruling). [KOW-MOV-06] [KOW-MOV-12] [KOW-WAR-01] [KOW-SPR-12] [KOW-SPR-25]
 */
function endRules(unit: Unit, kind: MoveIntent['do'], options: MoveOptions): EndRules {
  const slowed = kind === 'double' && !options.scouting;
  return {
    bars: (piece: TerrainPiece) =>
      piece.kind === 'blocking' ||
      (piece.kind === 'obstacle' && (isWarEngine(unit) || (slowed && !flies(unit)))) ||
      (piece.kind === 'difficult' && slowed && !crossesRough(unit)),
  };
}
