import { type Pose, roundAngle } from '@muster/geometry';
import type { Intent } from '@muster/rules/kernel';
import type { Fielded, State } from '@muster/rules/kings-of-war';
import { isFielded, isScout, kingsOfWar, topStep, unitOf, unitsOf } from '@muster/rules/kings-of-war';
import type { AnyDraft, SkinContext } from '../skin';
import { nextOfBox } from './box';
import { nudgedDraft, shiftedPose } from './draft';
import { handOf, type Means, restHand } from './hand';

interface Press {
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
}

const orders: Readonly<Record<string, Means>> = {
  c: 'charge',
  a: 'advance',
  d: 'double',
  b: 'back',
  s: 'sidestep',
  t: 'face',
  f: 'shoot',
  v: 'why',
};

/** The keys of the battle; true when one was used. Letters choose an order, arrows and brackets work the draft. */
export function battleKey(context: SkinContext, press: Press, commit: () => Promise<void>): boolean {
  const { store } = context;
  const hand = handOf(store);
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (press.ctrl) return false;
  if (key === 'x') {
    hand.setState({ threats: !hand.getState().threats });
    return true;
  }
  if (key === 'Escape') {
    restHand(store);
    store.letGo();
    return true;
  }
  if (key === 'Enter' && store.data.getState().preview) {
    void commit();
    return true;
  }
  if (key === 'Tab') return nextOfBox(context, press.shift ? -1 : 1) || nextUnit(context, press.shift ? -1 : 1);
  const means = orders[key];
  if (means && store.data.getState().selected.length > 0) {
    takeOrder(context, means);
    return true;
  }
  if (key === 'h') return halt(context);
  if (key === 'r') return roll(context);
  return nudge(context, key, press.shift);
}

/** Puts an order into the hand; the same one again lets go of it. */
export function takeOrder(context: SkinContext, means: Means): void {
  const hand = handOf(context.store);
  const again = hand.getState().means === means;
  context.store.letGo();
  hand.setState({ means: again ? 'auto' : means, spin: 0, other: undefined });
}

function halt(context: SkinContext): boolean {
  const [id] = context.store.data.getState().selected;
  if (id === undefined) return false;
  void context.store.act({ do: 'halt', unit: id } as Intent);
  return true;
}

/** Rolls where exactly one roll is asked for. */
function roll(context: SkinContext): boolean {
  const { store, seat } = context;
  const { state } = store.data.getState();
  if (seat === undefined || state === undefined) return false;
  const rolls = context.system
    .offers(state, seat)
    .flatMap((offer) => (offer.needs === 'now' ? [offer.intent] : offer.needs === 'target' ? offer.intents : []))
    .filter((intent: Intent) => ['roll-off', 'roll-last', 'strike', 'test'].includes(intent.do));
  const [only] = rolls;
  if (!only || rolls.length > 1) return false;
  void store.act(only);
  return true;
}

function nudge(context: SkinContext, key: string, shift: boolean): boolean {
  const { store } = context;
  const { draft } = store.data.getState();
  const turning = { '[': 1, '{': 1, ']': -1, '}': -1 }[key];
  const hand = handOf(store);
  if (turning !== undefined) return turnInHand(context, turning * (shift ? 15 : 1));
  const step = shift ? 10 : 1;
  const by = {
    ArrowUp: { go: step },
    ArrowDown: { go: -step },
    ArrowLeft: { swing: shift ? 15 : 1 },
    ArrowRight: { swing: shift ? -15 : -1 },
  }[key];
  if (!by) return false;
  const pose = poseIn(draft);
  if (draft && pose) {
    const across = { ArrowLeft: -step, ArrowRight: step }[key] ?? 0;
    const along = { ArrowDown: -step, ArrowUp: step }[key] ?? 0;
    const to = shiftedPose(pose.at, across, along, store.data.getState().camera?.turn ?? 0);
    store.hold({ ...draft, [pose.key]: to });
    store.rest();
    return true;
  }
  if (draft && ('path' in draft || turnsOnly(draft))) {
    store.hold(nudgedDraft(draft, by));
    store.rest();
    return true;
  }
  const { means } = hand.getState();
  const [id] = store.data.getState().selected;
  if (id === undefined || !['advance', 'double', 'back', 'sidestep', 'face', 'pivot'].includes(means)) return false;
  store.hold(nudgedDraft(emptyMove(context, means, id, key), by));
  store.rest();
  return true;
}

/** Turns what is in the hand, or what is about to be put down. True when there is such a thing. */
export function turnInHand(context: SkinContext, degrees: number): boolean {
  const { store } = context;
  const hand = handOf(store);
  const { draft, resting } = store.data.getState();
  const { deploying, laying, spin } = hand.getState();
  hand.setState({ spin: spin + degrees });
  const pose = poseIn(draft);
  if (draft && pose) store.hold({ ...draft, [pose.key]: { ...pose.at, facing: roundAngle(pose.at.facing + degrees) } });
  else if (draft && ('path' in draft || turnsOnly(draft))) store.hold(nudgedDraft(draft, { spin: degrees }));
  else return deploying !== undefined || laying !== undefined;
  if (resting) store.rest();
  return true;
}

/** What is in the hand is a facing and nothing else. */
const turnsOnly = (draft: AnyDraft): boolean => ['face', 'pivot', 'regroup'].includes(draft.do);

/** The pose a draft puts something down at, and the name of its field. */
function poseIn(draft: AnyDraft | undefined): { readonly key: 'pose' | 'at'; readonly at: Pose } | undefined {
  if (draft?.do === 'deploy' && draft['pose']) return { key: 'pose', at: draft['pose'] as Pose };
  if (draft?.do === 'lay' && draft['at']) return { key: 'at', at: draft['at'] as Pose };
  return undefined;
}

function emptyMove(context: SkinContext, means: Means, id: string, key: string) {
  const state = context.store.data.getState().state as State;
  const unit = unitOf(state, id);
  if (means === 'face' || means === 'pivot') return { do: means, unit: id, facing: unit?.pose?.facing ?? 0 };
  const side = key === 'ArrowLeft' ? 'left' : 'right';
  return { do: means, unit: id, path: [], ...(means === 'sidestep' ? { to: side } : {}) };
}

/** The next of my units that can still act in this phase. */
export function nextUnit(context: SkinContext, by: 1 | -1): boolean {
  const { store, seat } = context;
  const state = store.data.getState().state as State | undefined;
  const side = state?.seats.find((each) => each.seat === seat)?.side;
  if (!state || side === undefined) return false;
  const ready = readyUnits(state, side).filter((unit) => unit.seat === seat);
  if (ready.length === 0) return false;
  const at = ready.findIndex((unit) => unit.id === store.data.getState().selected[0]);
  const next = ready[(at + by + ready.length) % ready.length];
  restHand(store);
  store.letGo();
  if (next) store.select([next.id]);
  return true;
}

/** Units of a side that can still do something in the step under way. */
export function readyUnits(state: State, side: string): readonly Fielded[] {
  const step = topStep(state);
  const mine = unitsOf(state, side).filter(isFielded);
  if (step?.is === 'movement' && step.side === side) return mine.filter((unit) => unit.order === null);
  if (step?.is === 'regroup' && step.side === side) return mine.filter((unit) => step.units.includes(unit.id));
  if (step?.is === 'scout' && step.side === side)
    return mine.filter((unit) => isScout(unit) && !step.done.includes(unit.id));
  if (step?.is === 'ranged' && step.side === side) {
    const can = shooters(state, side);
    return mine.filter((unit) => can.has(unit.id));
  }
  if ((step?.is === 'melee' || step?.is === 'combat') && step.side === side)
    return mine.filter((unit) => unit.order?.charge && !unit.struck);
  return mine;
}

const able = new WeakMap<State, ReadonlySet<string>>();

/** Units that have someone to shoot at; asked once per position. */
function shooters(state: State, side: string): ReadonlySet<string> {
  const known = able.get(state);
  if (known) return known;
  const offers = state.seats
    .filter((each) => each.side === side)
    .flatMap(({ seat }) => kingsOfWar.offers(state, seat))
    .filter((offer) => offer.do === 'shoot');
  const found = new Set(offers.flatMap((offer) => offer.unit ?? []));
  able.set(state, found);
  return found;
}
