import { type Point, roundLength } from '@muster/geometry';
import {
  asFarAs,
  type Fielded,
  fieldedOf,
  figureOf,
  type Intent,
  levelAt,
  type State,
  topStep,
  wayTo,
} from '@muster/rules/five-leagues';
import type { Offer } from '@muster/rules/kernel';
import type { AnyDraft } from '../skin';
import { previewOf } from './offers';

export const rounded = (at: Point): Point => ({ x: roundLength(at.x), y: roundLength(at.y) });

/** Deeds of going, as the hand may mean them. */
export type Going = 'move' | 'push-on' | 'steal' | 'step-to';

/** How far a figure goes by a deed, mm. `dash`: with a Dash, where one is open to it. */
export interface Reach {
  readonly walk: number | undefined;
  readonly dash: number | undefined;
}

/** How a way is meant beside its end. */
export interface GoWish {
  readonly dash: boolean;
  readonly jump: boolean;
  readonly via: readonly Point[];
}

export const PLAIN: GoWish = { dash: false, jump: false, via: [] };

const reaches = new WeakMap<State, Map<string, Reach>>();

/** What the judge says a figure may still go; told by the ring it shows before a place is chosen. */
export function reachOf(
  state: State,
  seat: string,
  offers: readonly Offer<Intent>[],
  unit: string,
  doing: Going,
): Reach {
  const known = reaches.get(state) ?? new Map<string, Reach>();
  reaches.set(state, known);
  const key = `${seat} ${unit} ${doing}`;
  const before = known.get(key);
  if (before) return before;
  const figure = figureOf(state, unit);
  const half = doing === 'step-to' ? 0 : (figure?.profile.base ?? 0) / 2;
  const found = { walk: undefined as number | undefined, dash: undefined as number | undefined };
  for (const offer of offers) {
    if (offer.needs !== 'place' || offer.do !== doing || offer.unit !== unit) continue;
    const draft = offer.draft as unknown as AnyDraft;
    const ring = marksOf(state, seat, draft).find((mark) => mark.is === 'ring' && mark.tone === 'reach');
    if (ring?.is === 'ring') found[draft['dash'] === true ? 'dash' : 'walk'] = ring.radius - half;
  }
  known.set(key, found);
  return found;
}

function marksOf(state: State, seat: string, draft: AnyDraft) {
  const seen = previewOf(state, seat, draft);
  return seen.is === 'refused' ? [] : seen.marks;
}

/** Beyond Speed by less than this, mm, the hand only slipped: the figure walks as far as it may, and does not Dash. */
const SLIP = 9;

/**
 * What the hand means by pointing at a place with a figure that may go: a way round what stands between, held to what it
 * may go; into contact where a foe stands there. A way longer than Speed becomes a Dash where one is open.
 */
export function goDraft(
  state: State,
  unit: string,
  doing: Going,
  at: Point,
  reach: Reach,
  wish: GoWish = PLAIN,
): AnyDraft {
  const figure = fieldedOf(state, unit);
  const to = rounded(onTable(state, at, figure));
  if (!figure) return { do: doing, unit, path: [to] };
  const most = reach.walk ?? reach.dash ?? 0;
  if (doing === 'step-to') {
    const way = wayToward(state, figure, to, false);
    const end = way ? held(state, figure, way.path, way.cost, most).at(-1) : undefined;
    return { do: 'step-to', unit, at: end ?? to };
  }
  const { via } = wish;
  const from = via.length === 0 ? state : movedTo(state, figure, via);
  const before = via.length === 0 ? 0 : lengthOf([figure.pose, ...via]);
  const wantsDash = doing === 'move' && reach.dash !== undefined && (wish.dash || reach.walk === undefined);
  const start = fieldedOf(from, unit) ?? figure;
  const way = wish.jump ? undefined : wayToward(from, start, to, wantsDash);
  const cost = before + (way?.cost ?? lengthOf([via.at(-1) ?? figure.pose, to]));
  const path = [...via, ...(way?.path ?? [to])];
  const into = way?.into === undefined ? {} : { into: way.into };
  const jump = wish.jump ? { jump: true } : {};
  if (doing === 'steal') return { do: 'steal', unit, path: held(state, figure, path, cost, most) };
  // Who is out of reach stays named, so that the judge says by how much
  if (doing === 'push-on' || way?.into !== undefined)
    return {
      do: doing,
      unit,
      path: way?.into === undefined ? held(state, figure, path, cost, most) : path,
      ...(doing === 'move' ? { dash: reach.walk === undefined } : {}),
      ...into,
      ...jump,
    };
  const dash = wantsDash || (reach.dash !== undefined && reach.walk !== undefined && cost > reach.walk + SLIP);
  const allowed = dash ? (reach.dash ?? most) : (reach.walk ?? most);
  return { do: 'move', unit, path: wish.jump ? path : held(state, figure, path, cost, allowed), dash, ...jump };
}

/** The point, or the nearest one at which a base stands wholly on the table. */
function onTable({ table }: State, { x, y }: Point, figure: Fielded | undefined): Point {
  const half = (figure?.profile.base ?? 0) / 2;
  const within = (at: number, most: number): number => Math.min(Math.max(at, half), most - half);
  return { x: within(x, table.width), y: within(y, table.depth) };
}

/** A way to a point; where nobody can stand there, to one before it on the straight line. */
function wayToward(state: State, figure: Fielded, to: Point, dash: boolean): ReturnType<typeof wayTo> {
  for (let back = 0; back < 8; back++) {
    const t = 1 - back / 8;
    const { x, y } = figure.pose;
    const way = wayTo(state, figure.id, rounded({ x: x + (to.x - x) * t, y: y + (to.y - y) * t }), dash);
    if (way !== undefined) return way;
  }
  return undefined;
}

/** A way cut off where the allowance ends. */
function held(state: State, figure: Fielded, path: readonly Point[], cost: number, allowed: number): readonly Point[] {
  if (cost <= allowed + 0.02) return path;
  return asFarAs(state, figure, path, allowed)?.path ?? path;
}

/** The table with the figure at the last of some corners. */
function movedTo(state: State, figure: Fielded, via: readonly Point[]): State {
  const at = via.at(-1) ?? figure.pose;
  const there: Fielded = { ...figure, pose: { ...figure.pose, ...at }, level: levelAt(state, figure, at) };
  return { ...state, figures: { ...state.figures, [figure.id]: there } };
}

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, i) => {
    const before = points[i] ?? point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);

/** Where a draft ends: the last corner of a way, the place of a spell, a spot of the set-up. */
export function endOf(draft: AnyDraft): Point | undefined {
  const path = draft['path'] as readonly Point[] | undefined;
  return path?.at(-1) ?? (draft['at'] as Point | undefined);
}

/** The deed of going that a step asks for by itself, whoever is selected: the rest of a way, a step aside. */
export function askedPlace(
  state: State,
  offers: readonly Offer<Intent>[],
): { readonly unit: string; readonly do: Going } | undefined {
  const places = offers.filter((each) => each.needs === 'place' && each.unit !== undefined);
  const step = places.find((each) => each.do === 'step-to');
  if (step?.unit !== undefined) return { unit: step.unit, do: 'step-to' };
  const top = topStep(state);
  const scout = top?.is === 'lair' && top.stage === 'move' ? places.find((each) => each.do === 'steal') : undefined;
  if (scout?.unit !== undefined) return { unit: scout.unit, do: 'steal' };
  const rest = top?.is === 'walk' ? places.find((each) => each.do === 'move' && each.unit === top.unit) : undefined;
  return rest?.unit === undefined ? undefined : { unit: rest.unit, do: 'move' };
}
