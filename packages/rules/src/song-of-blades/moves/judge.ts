import { atMost, between, type Point, TOLERANCE } from '@muster/geometry';
import type { Refusal, UnitId } from '../../kernel';
import { err, ok, type Result } from '../../kernel';
import { condition, type Fielded, fieldedOf, has, is, isTouching, stickOf } from '../figures';
import { nameOfGround, piecesTouched } from '../ground/grounds';
import { mayAct } from '../morale/able';
import type { Stick } from '../profile';
import type { State } from '../state';
import type { StepOf } from '../steps/step';
import type { Way } from '../steps-moves';
import { afraidOf, metAt, standingAt } from './contact';
import { flies, shorter, slowBecause, stepLength, stickByNature, swimCost, weariness } from './gait';
import { hackersOf } from './leave';
import { troubleAt } from './place';
import { type Route, routeOf } from './route';

type Act = StepOf<'act'>;

/** A way that may be gone. Lengths in mm. */
export interface Judged {
  readonly way: Way;
  readonly route: Route;
  /** The stick it is measured with, and what made it shorter. */
  readonly stick: Stick | 'base';
  readonly allowed: number;
  readonly slowedBy: readonly string[];
  readonly cost: number;
  /** Foes it enters melee with, and those that strike at it as it goes. */
  readonly meets: readonly UnitId[];
  readonly hackers: readonly UnitId[];
}

/** What a way is judged with: the act it is part of, if any; actions it costs where the ground does not say. */
export interface Budget {
  readonly act: Act | null;
  readonly cost: number;
}

/** Why a figure does not move at all now, by what holds it [ASOBH-MOV-14] [ASOBH-CON-05]. */
export function bound(state: State, figure: Fielded): Refusal | undefined {
  const no = (code: string, rule: string): Refusal => ({ code, rule, who: [figure.id] });
  if (condition(figure, 'prone')?.stuck === true) return no('move/stuck', 'ASOBH-WTH-03');
  if (is(figure, 'prone')) return no('move/prone', 'ASOBH-CND-05');
  if (is(figure, 'entangled')) return no('move/entangled', 'ASOBH-CON-05');
  if (is(figure, 'held')) return no('move/held', 'ASOBH-CON-05');
  if (is(figure, 'transfixed')) return no('move/transfixed', 'ASOBH-CND-08');
  if (is(figure, 'looting')) return no('move/looting', 'ASOBH-TRAIT-greedy');
  if (!mayAct(figure)) return no('move/helpless', 'ASOBH-CND-08');
  if ((figure.did.other['reloaded'] ?? 0) > 0) return no('move/reloaded', 'ASOBH-RNG-13');
  if ((figure.did.other[CURVED] ?? 0) > 0) return no('move/last-move-done', 'ASOBH-TRAIT-agile');
  const slow = slowBecause(state, figure);
  if (slow !== undefined && figure.did.moves > 0)
    return { ...no('move/slow', 'ASOBH-MOV-14'), detail: { because: slow } };
  return undefined;
}
/** Counted when a figure went a bent way: that was its last of the turn [ASOBH-TRAIT-agile]. */
export const CURVED = 'curved';

/** Judges a whole way: the same for what is shown and what is done. */
export function judge(
  state: State,
  figure: Fielded,
  way: Way,
  budget: Budget,
  crossed: readonly string[] = [],
): Result<Judged, readonly Refusal[]> {
  const held = bound(state, figure);
  if (held !== undefined) return err([held]);
  const bent = way.via.length > 0 && way.manner !== 'quick';
  if (bent && !has(figure, 'agile')) return no('move/not-agile', 'ASOBH-MOV-01', [figure.id]);
  const route = routeOf(state, figure, way, crossed);
  if ((route.length <= TOLERANCE || isPushing(state, figure, route)) && !isFall(route))
    return err([nowhere(state, figure, route, way)]);
  const { stick, allowed, slowedBy } = allowance(state, figure, way, route);
  const cost = route.deep && way.manner !== 'leafwalk' ? swimCost(figure) : budget.cost;
  const left = budget.act?.left[figure.id] ?? 0;
  if (budget.act !== null && left < cost)
    return no(
      route.deep ? 'move/swim' : 'act/too-few-actions',
      route.deep ? 'ASOBH-ENV-05' : 'ASOBH-ACT-03',
      [figure.id],
      {
        left,
        cost,
      },
    );
  const judged: Judged = {
    way,
    route,
    stick,
    allowed,
    slowedBy,
    cost,
    meets: metAt(state, figure, route.end).map(({ id }) => id),
    hackers: hackersOf(state, figure)
      .filter((foe) => !isTouching(state, standingAt(state, figure, route.end), foe))
      .map(({ id }) => id),
  };
  const refusals = [...tooFar(state, figure, judged), ...atEnd(state, figure, judged, budget.act)];
  return refusals.length === 0 ? ok(judged) : err(refusals);
}

/** It leans on a foe or a piece it stands against: a hair's breadth is no way past, and not worth an action. */
function isPushing(state: State, figure: Fielded, { stop, length }: Route): boolean {
  if (stop === null || length >= BARELY) return false;
  if (stop.is === 'piece') return piecesTouched(state, figure).some(({ id }) => id === stop.id);
  const foe = stop.is === 'foe' ? fieldedOf(state, stop.unit) : undefined;
  return foe !== undefined && isTouching(state, figure, foe);
}
/** Less than this is no movement, mm. */
const BARELY = 0.5;

const isFall = (route: Route): boolean => route.legs.some(({ hitch }) => hitch?.is === 'drop');

/** How far this way may take it. */
export function allowance(
  state: State,
  figure: Fielded,
  way: Way,
  route: Pick<Route, 'slowedBy' | 'deep'>,
): { readonly stick: Stick | 'base'; readonly allowed: number; readonly slowedBy: readonly string[] } {
  const base = stepLength(state, figure);
  if (way.manner === 'step') return { stick: 'base', allowed: base, slowedBy: [] };
  const short = stickOf(state, 'short');
  if (way.manner === 'quick' && !route.deep) return { stick: 'short', allowed: short * 2, slowedBy: [] };
  if (route.deep) return { stick: 'short', allowed: short, slowedBy: ['ASOBH-ENV-05'] };
  if (figure.below || way.manner === 'leafwalk' || way.manner === 'scatter')
    return { stick: 'short', allowed: short, slowedBy: [] };
  let stick = stickByNature(figure);
  const slowedBy: string[] = [];
  for (const why of weariness(state, figure)) {
    if (shorter(stick) !== stick && !slowedBy.includes(why)) slowedBy.push(why);
    stick = shorter(stick);
  }
  if (route.slowedBy.length > 0 && shorter(stick) !== stick) {
    slowedBy.push(...route.slowedBy);
    stick = shorter(stick);
  }
  // A step is always possible, however short the stick has become [ASOBH-MOV-03]
  return { stick, allowed: Math.max(stickOf(state, stick), base), slowedBy };
}

function tooFar(state: State, figure: Fielded, judged: Judged): readonly Refusal[] {
  const { route, allowed, stick, slowedBy, way } = judged;
  const over = route.length - allowed;
  if (way.manner === 'quick' && !route.deep) return legsTooFar(figure, judged);
  if (atMost(route.length, allowed)) return [];
  return [
    {
      code: way.manner === 'step' ? 'move/step-too-far' : 'move/too-far',
      rule: slowedBy.length > 0 ? 'ASOBH-MOV-02' : way.manner === 'step' ? 'ASOBH-MOV-03' : 'ASOBH-MOV-01',
      who: [figure.id],
      where: route.end,
      detail: {
        distance: round(route.length),
        allowed: round(allowed),
        over: round(over),
        stick,
        ...(slowedBy[0] === undefined ? {} : { slowed: nameOfGround(state, slowedBy[0]) }),
        // What would do: full speed among the branches [ASOBH-MOV-16]
        ...(mayDare(state, figure, judged) ? { dare: 1 } : {}),
      },
    },
  ];
}

/** A careful flyer whom only the branches keep from going so far [ASOBH-MOV-16]. */
const mayDare = (state: State, figure: Fielded, { way, route }: Judged): boolean =>
  flies(state, figure) &&
  !way.daring &&
  atMost(route.length, allowance(state, figure, way, { ...route, slowedBy: [] }).allowed);

/** Each of two quick moves is one Short [ASOBH-TRAIT-quick]. */
function legsTooFar(figure: Fielded, { route, way, allowed }: Judged): readonly Refusal[] {
  const corners = [route.start, ...way.via, way.to];
  const longest = Math.max(...corners.slice(1).map((corner, i) => between(corner, corners[i] ?? corner)));
  const short = allowed / 2;
  if (atMost(longest, short) || atMost(route.length, short)) return [];
  return [
    {
      code: 'move/quick-too-far',
      rule: 'ASOBH-TRAIT-quick',
      who: [figure.id],
      where: route.end,
      detail: { distance: round(longest), allowed: round(short), over: round(longest - short) },
    },
  ];
}

/** What is wrong with where it would stand. */
function atEnd(state: State, figure: Fielded, judged: Judged, act: Act | null): readonly Refusal[] {
  const { route, meets } = judged;
  const refusals: Refusal[] = [];
  if (!isFall(route)) {
    const trouble = troubleAt(state, figure, route.end);
    if (trouble?.is === 'off-table') refusals.push(placed('move/off-table', 'ASOBH-SET-10', [figure.id], route.end));
    else if (trouble?.is === 'figure')
      refusals.push(placed('move/no-room', 'ASOBH-MOV-05', [figure.id, trouble.unit], route.end));
    else if (trouble !== undefined)
      refusals.push(
        placed('move/on-piece', 'ASOBH-MOV-08', [figure.id], route.end, {
          piece: nameOfGround(state, trouble.is === 'piece' ? trouble.piece : trouble.effect),
        }),
      );
  }
  const fled = meets.find((id) => (figure.did.other[afraidOf(id)] ?? 0) > 0);
  if (fled !== undefined) refusals.push(placed('move/afraid', 'ASOBH-TRA-03', [figure.id, fled], route.end));
  const [met] = meets;
  if (act?.kind === 'free-move' && met !== undefined)
    refusals.push(placed('move/free-move-melee', 'ASOBH-ACT-14', [figure.id, met], route.end));
  if (act?.kind === 'regroup' && isApart(state, figure, judged, act))
    refusals.push(placed('move/regroup-apart', 'ASOBH-GRP-03', [figure.id], route.end));
  return refusals;
}

/** Its last move of a regroup ends beside no other of the group, and nobody is left to come to it [ASOBH-GRP-03]. */
function isApart(state: State, figure: Fielded, { route, cost }: Judged, act: Act): boolean {
  if ((act.left[figure.id] ?? 0) > cost) return false;
  const fellows = act.figures.filter((id) => id !== figure.id).flatMap((id) => fieldedOf(state, id) ?? []);
  const moved = standingAt(state, figure, route.end);
  if (fellows.some((fellow) => isTouching(state, moved, fellow))) return false;
  return !fellows.some(({ id }) => !act.done.includes(id) && (act.left[id] ?? 0) > 0);
}

/** A way that leads nowhere: what is in it. */
function nowhere(state: State, figure: Fielded, route: Route, way: Way): Refusal {
  const { stop } = route;
  const where = way.to;
  switch (stop?.is) {
    case 'foe':
      return placed('move/foe-in-the-way', 'ASOBH-MOV-06', [figure.id, stop.unit], where);
    case 'friend':
      return placed('move/friend-in-the-way', 'ASOBH-MOV-05', [figure.id, stop.unit], where);
    case 'edge':
      return placed('move/edge', 'ASOBH-MOV-11', [figure.id], where, { height: round(stop.height) });
    case 'piece': {
      const code = stop.how === 'low' ? 'move/obstacle' : stop.how === 'tall' ? 'move/climb' : 'move/barred';
      return placed(code, stop.how === 'tall' ? 'ASOBH-MOV-09' : 'ASOBH-MOV-08', [figure.id], where, {
        piece: nameOfGround(state, stop.id),
      });
    }
    default:
      return placed('move/nowhere', 'ASOBH-MOV-01', [figure.id], where);
  }
}

const placed = (
  code: string,
  rule: string,
  who: readonly UnitId[],
  where: Point,
  detail?: Refusal['detail'],
): Refusal => ({ code, rule, who, where, ...(detail === undefined ? {} : { detail }) });

const no = (code: string, rule: string, who: readonly UnitId[], detail?: Refusal['detail']) =>
  err([{ code, rule, who, ...(detail === undefined ? {} : { detail }) }]);
const round = (mm: number): number => Math.round(mm * 10) / 10;

/** How a plain move of this figure is called. */
export function mannerOf(state: State, figure: Fielded, act: Act | null): Way['manner'] {
  if (figure.below) return 'burrow';
  if (act?.kind === 'free-move' || act?.kind === 'regroup') return act.kind;
  return flies(state, figure) ? 'fly' : 'move';
}
