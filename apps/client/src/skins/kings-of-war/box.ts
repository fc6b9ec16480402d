import { inches, type Pose } from '@muster/geometry';
import { PIECES, type State, type TerrainTemplate, topStep } from '@muster/rules/kings-of-war';
import type { AnyDraft, SkinContext } from '../skin';
import { deployPose, layPose } from './draft';
import { handOf, type Laying } from './hand';
import { waitingOf } from './typed-setup';

/**
 * Takes a unit of the box into the hand. `shown` lays it at once where there is room for it, so that keys can move it;
 * without, it follows the mouse.
 */
export function takeUnit(context: SkinContext, unit: string, shown: boolean): void {
  const { store } = context;
  const state = store.data.getState().state as State;
  store.letGo();
  handOf(store).setState({ deploying: unit, laying: undefined, spin: 0 });
  const edge = edgeOf(context, state);
  if (!shown || !edge) return;
  store.select([]);
  store.hold(freePlace(context, state, (pose) => ({ do: 'deploy', unit, pose }), placesOf(state, edge)));
  store.rest();
}

/** Takes a piece of the box into the hand; `shown` lays it at once where it fits. */
export function takePiece(context: SkinContext, template: TerrainTemplate, shown: boolean): void {
  const { store } = context;
  const state = store.data.getState().state as State;
  const laying: Laying = { template: template.id, kind: template.kind, height: template.height };
  store.letGo();
  handOf(store).setState({ laying, deploying: undefined, piece: undefined, spin: 0 });
  if (!shown) return;
  store.hold(freePlace(context, state, (at) => ({ do: 'lay', ...laying, at }), middleOut(state)));
  store.rest();
}

/** The next unit or piece of the box, for keys. False where this seat has nothing in a box now. */
export function nextOfBox(context: SkinContext, by: 1 | -1): boolean {
  const state = context.store.data.getState().state as State | undefined;
  const step = state && topStep(state);
  const { deploying, laying } = handOf(context.store).getState();
  const side = state?.seats.find((each) => each.seat === context.seat)?.side;
  if (!state || !step || !('side' in step) || step.side !== side) return false;
  if (step.is === 'deploy') {
    const next = after(waitingOf(context, state), (unit) => unit.id === deploying, by);
    if (next) takeUnit(context, next.id, true);
    return next !== undefined;
  }
  if (step.is !== 'terrain') return false;
  const next = after(PIECES, (piece) => piece.id === laying?.template, by);
  if (next) takePiece(context, next, true);
  return next !== undefined;
}

function after<T>(all: readonly T[], is: (one: T) => boolean, by: 1 | -1): T | undefined {
  const at = all.findIndex(is);
  return at < 0 ? all.at(by === 1 ? 0 : -1) : all[(at + by + all.length) % all.length];
}

const edgeOf = (context: SkinContext, state: State): 'near' | 'far' | undefined => {
  const side = state.seats.find((each) => each.seat === context.seat)?.side;
  return (side === undefined ? undefined : state.sides[side]?.edge) ?? undefined;
};

/** The first of these places where the rules let it lie; else the first, with what is in its way. */
function freePlace(
  context: SkinContext,
  state: State,
  draft: (pose: Pose) => AnyDraft,
  places: readonly Pose[],
): AnyDraft | undefined {
  const { seat, system } = context;
  if (seat === undefined) return undefined;
  const free = places.find((pose) => system.preview(state, seat, draft(pose)).is === 'ready') ?? places[0];
  return free && draft(free);
}

/** Places of a zone: from its front backwards, in each row from the middle outwards. */
function placesOf(state: State, edge: 'near' | 'far'): readonly Pose[] {
  const { width, depth } = state.table;
  const zone = depth / 2 - inches(12);
  const rows = Array.from({ length: Math.floor(zone / 25.4) }, (_, at) => zone - (at + 1) * 25.4);
  return rows.flatMap((deep) =>
    outwards(width, 50.8).map((x) => deployPose({ x, y: edge === 'near' ? deep : depth - deep }, edge, 0)),
  );
}

/** Places of the whole table, from the middle outwards. */
function middleOut({ table: { width, depth } }: State): readonly Pose[] {
  return outwards(depth, 101.6).flatMap((y) => outwards(width, 101.6).map((x) => layPose({ x, y }, 0)));
}

/** Stations along a length from its middle outwards: middle, right of it, left of it, farther right … */
function outwards(length: number, apart: number): readonly number[] {
  const found = [length / 2];
  for (let off = apart; off < length / 2; off += apart) found.push(length / 2 + off, length / 2 - off);
  return found;
}
