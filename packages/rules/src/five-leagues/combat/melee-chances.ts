import type { Point, Pose } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { figureWith } from '../evolve-base';
import { figureOf } from '../figures';
import type { Figure, State } from '../state';
import type { HitResult, MeleeStep } from '../steps-combat';
import { blowHit } from './blow';
import { isLast } from './contact';
import { exchangeOf, judgeExchange } from './exchange';
import { hitChances, judgeHit } from './harm';
import { pushOf, stepUpSpot } from './push';

/** How one of the two comes out of a melee. `points`: an Aberration that lost some and lives. */
export type MeleeFate = 'unhurt' | 'wounded' | 'points' | 'out';
/** Chances of each fate for both; each sums to 1. `first`: of winning the next exchange. */
export interface MeleeChances {
  readonly initiator: Readonly<Record<MeleeFate, number>>;
  readonly other: Readonly<Record<MeleeFate, number>>;
  readonly first: { readonly initiator: number; readonly other: number; readonly draw: number };
}

/** Both, as they stand between two exchanges. */
interface Now {
  readonly state: State;
  readonly step: MeleeStep;
  readonly known: Known;
}
/** What was found once and holds for this melee: ends by where both are, pushes by where both stand, tables by how. */
interface Known {
  readonly ends: Map<string, Ends>;
  readonly pushes: Map<string, Pushed>;
  readonly states: Map<string, State>;
}
/** Chances of pairs of ends, by `initiator other`. */
type Ends = ReadonlyMap<string, number>;

/**
 * The exact chances of the rest of a melee: every pair of faces of every exchange, every die of every Hit, every step
 * back and forward on the table as it is. An Attacker always follows. Left out is what somebody may still choose (Story
 * Points, Will, potions, going away) and what rules do after an exchange.
 */
export function meleeChances(state: State, step: MeleeStep): MeleeChances {
  const start: Now = { state, step, known: { ends: new Map(), pushes: new Map(), states: new Map() } };
  const fates = (now: Now): string =>
    [step.initiator, step.other].map((id) => fateOf(figureOf(now.state, id), figureOf(state, id))).join(' ');
  const ends = endsOf(start, fates);
  const initiator = { unhurt: 0, wounded: 0, points: 0, out: 0 };
  const other = { unhurt: 0, wounded: 0, points: 0, out: 0 };
  for (const [pair, p] of ends) {
    const [one, two] = pair.split(' ') as [MeleeFate, MeleeFate];
    initiator[one] += p;
    other[two] += p;
  }
  return { initiator, other, first: firstOf(start) };
}

function firstOf({ state, step }: Now): MeleeChances['first'] {
  const exchange = exchangeOf(state, step);
  const first = { initiator: 0, other: 0, draw: 0 };
  if (exchange === undefined) return first;
  for (const { faces, p } of rolls(exchange.attacker, exchange.defender)) {
    const { winner } = judgeExchange(exchange, faces);
    first[winner === null ? 'draw' : winner.unit === step.initiator ? 'initiator' : 'other'] += p;
  }
  return first;
}

function endsOf(now: Now, fates: (now: Now) => string): Ends {
  const key = keyOf(now);
  const before = now.known.ends.get(key);
  if (before !== undefined) return before;
  const ends = new Map<string, number>();
  const more = (pair: string, p: number): void => void ends.set(pair, (ends.get(pair) ?? 0) + p);
  for (const [after, p] of turnsOf(now)) {
    if (after.step.ends !== null) more(fates(after), p);
    else for (const [pair, q] of endsOf(after, fates)) more(pair, p * q);
  }
  now.known.ends.set(key, ends);
  return ends;
}

function fateOf(figure: Figure | undefined, before: Figure | undefined): MeleeFate {
  if (figure === undefined || before === undefined || figure.fate !== 'table') return 'out';
  if (figure.monsterPoints !== before.monsterPoints) return 'points';
  return figure.wounds > before.wounds ? 'wounded' : 'unhurt';
}

/** One exchange from here: what may follow it, and how likely. */
function* turnsOf(now: Now): Generator<readonly [Now, number]> {
  const exchange = exchangeOf(now.state, now.step);
  if (exchange === undefined) return;
  const groups = new Map<string, { readonly step: MeleeStep; p: number }>();
  for (const { faces, p } of rolls(exchange.attacker, exchange.defender)) {
    const { winner, kept, blows } = judgeExchange(exchange, faces);
    const by = blows.map((blow) => blow.by);
    const natural = winner === null || by.length === 0 ? 0 : (kept[winner.unit] ?? 0);
    const key = `${winner?.unit ?? ''} ${natural} ${by.join()}`;
    const group = groups.get(key);
    if (group !== undefined) group.p += p;
    else {
      const unit = winner?.unit ?? null;
      const step: MeleeStep = {
        ...now.step,
        attacker: exchange.attacker.unit,
        exchange: now.step.exchange + 1,
        faces,
        winner: unit,
        leads: unit ?? exchange.attacker.unit,
        blows: by,
        again: false,
      };
      groups.set(key, { step, p });
    }
  }
  const { attacker, defender } = exchange;
  const calm = [attacker.unit, defender.unit].reduce((state, id) => figureWith(state, id, () => STEADY), now.state);
  for (const { step, p } of groups.values())
    for (const [after, q] of struck({ ...now, state: calm, step }, step.blows)) yield [moved(after), p * q];
}
const STEADY: Partial<Figure> = { stunned: false };

/** Every blow of the exchange, one after another. */
function* struck(now: Now, blows: readonly UnitId[]): Generator<readonly [Now, number]> {
  const [by, ...rest] = blows;
  const hit = by === undefined ? undefined : blowHit(now.state, now.step, by);
  const judged = hit === undefined ? undefined : judgeHit(now.state, hit);
  if (hit === undefined || judged === undefined) {
    yield [now, 1];
    return;
  }
  const chances = hitChances(judged);
  const ways: (readonly [HitResult, number, number])[] = [
    ...(['nothing', 'stunned', 'wounded', 'casualty'] as const).map(
      (each) => [each, 0, chances.results[each]] as const,
    ),
    ...Object.entries(chances.points).map(([points, p]) => ['points', Number(points), p] as const),
  ];
  for (const [result, points, p] of ways) {
    if (p === 0) continue;
    const state = figureWith(now.state, hit.target, (figure) => harmed(figure, result, points, judged.mayStun));
    const ends = result === 'casualty' ? ('casualty' as const) : now.step.ends;
    for (const [after, q] of struck({ ...now, state, step: { ...now.step, ends } }, rest)) yield [after, p * q];
  }
}

function harmed(figure: Figure, result: HitResult, points: number, mayStun: boolean): Partial<Figure> {
  switch (result) {
    case 'stunned':
      return { stunned: mayStun };
    case 'wounded':
      return { stunned: mayStun, wounds: figure.wounds + 1 };
    case 'casualty':
      return { fate: 'casualty' };
    case 'points':
      return { monsterPoints: (figure.monsterPoints ?? 0) - points };
    case 'nothing':
      return {};
  }
}

/** The push, the step after it, and whether another exchange follows. */
function moved(now: Now): Now {
  const { step } = now;
  if (step.ends !== null) return now;
  if (step.winner === null) return ending(now, 'draw');
  if (step.winner !== step.attacker) return counted(now);
  const loser = step.attacker === step.initiator ? step.other : step.initiator;
  const push = pushedFrom(now, loser, step.attacker);
  if (push.is === 'ends') return ending(now, push.ends);
  const to = push.is === 'stays' ? {} : push.to;
  const again = push.is === 'stays';
  const state = [step.initiator, step.other].reduce(
    (after, id) =>
      figureWith(after, id, (each) => ({
        ...to[id],
        ...(again && id === loser && push.mayStun && each.monsterPoints === null ? { stunned: true } : {}),
      })),
    now.state,
  );
  return counted({ ...now, state, step: { ...step, again } });
}

/** Where both stand after a push and the step after it; a fall or a way that is barred ends the melee. */
type Pushed =
  | { readonly is: 'ends'; readonly ends: 'fell' | 'stays' }
  | { readonly is: 'stays'; readonly mayStun: boolean }
  | { readonly is: 'goes'; readonly to: Readonly<Record<UnitId, Pick<Figure, 'pose' | 'level'>>> };

function pushedFrom({ state, step, known }: Now, loser: UnitId, attacker: UnitId): Pushed {
  const key = `${loser} ${placeOf(state, step.initiator)} ${placeOf(state, step.other)}`;
  const before = known.pushes.get(key);
  if (before !== undefined) return before;
  const found = push(state, step, loser, attacker);
  known.pushes.set(key, found);
  return found;
}

function push(state: State, step: MeleeStep, loser: UnitId, attacker: UnitId): Pushed {
  const back = pushOf(state, loser, attacker);
  if (back.is === 'stuck') return { is: 'stays', mayStun: back.mayStun };
  if (back.drop > 0) return { is: 'ends', ends: 'fell' };
  const at = (id: UnitId, to: Point): Pose => ({ ...(figureOf(state, id)?.pose ?? { facing: 90 }), ...to });
  const gone = { pose: at(loser, back.to), level: back.level };
  const spot = stepUpSpot(
    figureWith(state, loser, () => gone),
    step,
  );
  if (spot === undefined) return { is: 'ends', ends: 'stays' };
  return { is: 'goes', to: { [loser]: gone, [attacker]: { pose: at(attacker, spot.at), level: spot.level } } };
}

const ending = (now: Now, ends: MeleeStep['ends']): Now => ({ ...now, step: { ...now.step, ends } });

/** Another exchange follows, or the third was the last. Tables that look the same are the same: rules are asked once. */
function counted(now: Now): Now {
  const { step, known } = now;
  const key = `${lookOf(now.state, step.initiator)} ${lookOf(now.state, step.other)}`;
  const state = known.states.get(key) ?? now.state;
  known.states.set(key, state);
  if (isLast(step)) return ending({ ...now, state }, 'third');
  return { ...now, state, step: { ...step, attacker: step.leads } };
}

/** All faces of an exchange, two dice where somebody keeps the better. */
function* rolls(
  attacker: { readonly unit: UnitId; readonly dice: 1 | 2 },
  defender: { readonly unit: UnitId; readonly dice: 1 | 2 },
): Generator<{ readonly faces: Readonly<Record<UnitId, readonly number[]>>; readonly p: number }> {
  for (const [one, p] of BEST[attacker.dice])
    for (const [two, q] of BEST[defender.dice])
      yield { faces: { [attacker.unit]: [one], [defender.unit]: [two] }, p: p * q };
}
/** Chances of the face that counts. */
const BEST: Readonly<Record<1 | 2, readonly (readonly [number, number])[]>> = {
  1: [1, 2, 3, 4, 5, 6].map((face) => [face, 1 / 6] as const),
  2: [1, 2, 3, 4, 5, 6].map((face) => [face, (2 * face - 1) / 36] as const),
};

const keyOf = ({ state, step }: Now): string =>
  `${lookOf(state, step.initiator)} ${lookOf(state, step.other)} ${step.attacker} ${step.exchange} ${step.again}`;

function placeOf(state: State, id: UnitId): string {
  const figure = figureOf(state, id);
  return [figure?.pose?.x, figure?.pose?.y, figure?.level].join();
}

function lookOf(state: State, id: UnitId): string {
  const figure = figureOf(state, id);
  return [placeOf(state, id), figure?.stunned, figure?.wounds, figure?.monsterPoints].join();
}
