import { fieldedOf, readyOf, type State, seatOf, sideOf, topStep } from '@muster/rules/song-of-blades';
import type { SkinContext } from '../skin';
import { type Deed, deedOf, deedsOf } from './deeds';
import { nudged, turned } from './draft';
import { type Gathering, handOf, restHand } from './hand';
import { deployAt, holdGroup, impliedDeed, placeMeant } from './meant';
import { actionsLeft, offersNow, previewOf } from './offers';

interface Press {
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
}

/** The keys of a skirmish; true when one was used. Letters choose a deed, arrows and brackets work the draft. */
export function skirmishKey(context: SkinContext, press: Press, commit: () => Promise<void>): boolean {
  const { store } = context;
  const state = store.data.getState().state as State | undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (press.ctrl || !state) return false;
  if (key === 'x') return toggled(context, 'threats');
  if (key === 'b') return toggled(context, 'ranges');
  if (key === 'v') return askWhy(context);
  if (key === 'Escape') return letGo(context, state);
  if (key === 'Enter') return entered(context, state, commit);
  if (key === 'Tab') return nextFigure(context, press.shift ? -1 : 1);
  if (key === ' ') return corner(context);
  const wanted = key.length === 1 ? deedByKey(context, state, key) : undefined;
  if (wanted) {
    takeDeed(context, wanted);
    return true;
  }
  if (key.length === 1 && playByKey(context, state, key)) return true;
  return nudge(context, key, press.shift);
}

function toggled(context: SkinContext, what: 'threats' | 'ranges'): true {
  const hand = handOf(context.store);
  hand.setState(what === 'threats' ? { threats: !hand.getState().threats } : { ranges: !hand.getState().ranges });
  return true;
}

export function askWhy(context: SkinContext): boolean {
  const hand = handOf(context.store);
  if (context.store.data.getState().selected[0] === undefined) return false;
  context.store.letGo();
  hand.setState({ means: hand.getState().means === 'why' ? 'auto' : 'why', other: undefined });
  return true;
}

/** Lets go of what is in the hand; with nothing there, what may pass is let pass. */
function letGo(context: SkinContext, state: State): boolean {
  const { store } = context;
  const hand = handOf(store);
  const { means, group, deploying, laying, reactor, other } = hand.getState();
  const { draft, selected, refused } = store.data.getState();
  const busy = draft ?? refused ?? group ?? deploying ?? laying ?? other;
  const isIdle = busy === undefined && means === 'auto' && reactor === undefined;
  const pass = isIdle
    ? offersNow(context, state).find((each) => each.do === 'decline' || each.do === 'let-pass')
    : undefined;
  if (pass?.needs === 'now') {
    void store.act(pass.intent as never);
    return true;
  }
  restHand(store);
  hand.setState({ reactor: undefined });
  store.letGo();
  if (isIdle && selected.length > 0) store.select([]);
  return true;
}

function entered(context: SkinContext, state: State, commit: () => Promise<void>): boolean {
  const { store } = context;
  const { preview, draft } = store.data.getState();
  if (preview && (preview.is !== 'unfinished' || draft?.do !== 'give-way')) {
    void commit();
    return true;
  }
  // The gentlest way back is suggested: Enter takes it
  const back = offersNow(context, state).find((each) => each.do === 'give-way' && each.needs === 'now');
  if (back?.needs === 'now') {
    void store.act(back.intent as never);
    return true;
  }
  return false;
}

/** Sets a corner where the ghost stands, for one that may bend its way. */
function corner(context: SkinContext): boolean {
  const { store } = context;
  const hand = handOf(store);
  const { draft, resting, preview } = store.data.getState();
  if (draft?.do !== 'move' || !draft['to'] || preview?.is !== 'ready') return false;
  hand.setState({ via: [...hand.getState().via, draft['to'] as never].slice(0, 6) });
  if (resting) store.hold(draft);
  return true;
}

function deedByKey(context: SkinContext, state: State, key: string): Deed | undefined {
  const unit = context.store.data.getState().selected[0];
  return deedsOf(context, state, unit).find((deed) => deed.key === key);
}

/** Answers that need no figure: pass, take the initiative, end the turn, roll. */
function playByKey(context: SkinContext, state: State, key: string): boolean {
  const offer = offersNow(context, state).find(
    (each) => each.needs === 'now' && each.unit === undefined && context.words.offer(each.do).key === key,
  );
  if (offer?.needs !== 'now') return false;
  // A turn is not ended by a slip of the finger: the button asks once more
  if (offer.do === 'end-turn') {
    document.querySelector<HTMLElement>('.end-turn')?.click();
    return true;
  }
  void context.store.act(offer.intent as never);
  return true;
}

/** Begins a deed: plays it where nothing is left to say, else puts it into the hand. The same again lets go of it. */
export function takeDeed(context: SkinContext, deed: Deed): void {
  const { store } = context;
  const hand = handOf(store);
  const state = store.data.getState().state as State;
  const unit = store.data.getState().selected[0];
  const again = hand.getState().means === deed.do;
  const held = store.data.getState();
  if (held.resting && held.draft?.do === deed.do && held.preview?.is === 'ready' && deed.intents.length === 1) {
    void store.commit().then((reply) => reply?.ok && restHand(store));
    return;
  }
  store.letGo();
  restHand(store);
  if (again) return;
  if (deed.do === 'order' || deed.do === 'activate-group') {
    gather(context, deed, unit);
    return;
  }
  const [only] = deed.intents;
  if (deed.place || deed.intents.length !== 1 || only === undefined) {
    hand.setState({ means: deed.do });
    if (deed.place && unit !== undefined) showReach(context, state, unit, deed.do);
    return;
  }
  const seen = context.seat === undefined ? undefined : previewOf(state, context.seat, only as never);
  const wants = seen?.is === 'ready' && ((seen.odds?.length ?? 0) > 0 || (seen.notes?.length ?? 0) > 0);
  if (!wants) return void store.act(only as never);
  store.hold(only as never);
  store.rest();
}

/** The reach of what is about to be placed, before the hand points anywhere. */
function showReach(context: SkinContext, state: State, unit: string, doing: string): void {
  const offer = offersNow(context, state).find(
    (each) => each.needs === 'place' && each.do === doing && each.unit === unit,
  );
  if (offer?.needs === 'place') context.store.hold(offer.draft as never);
}

function gather(context: SkinContext, deed: Deed, unit: string | undefined): void {
  const as: Gathering['as'] = deed.do === 'order' ? 'order' : isFront(context, unit) ? 'lead' : 'gang';
  const units = as === 'lead' && unit !== undefined ? [unit] : [];
  if (!deed.place) {
    const [only] = deed.intents;
    if (only) {
      context.store.hold(only as never);
      context.store.rest();
    }
    return;
  }
  handOf(context.store).setState({
    means: deed.do,
    group: { as, by: as === 'gang' ? undefined : unit, order: 'group', units },
  });
  holdGroup(context);
}

const isFront = ({ store, seat }: SkinContext, unit: string | undefined): boolean => {
  const state = store.data.getState().state as State;
  return offersNow({ seat }, state).some(
    (offer) => offer.do === 'activate-group' && offer.unit === unit && unit !== undefined,
  );
};

function nudge(context: SkinContext, key: string, shift: boolean): boolean {
  const { store } = context;
  const hand = handOf(store);
  const state = store.data.getState().state as State;
  const turning = { '[': 1, '{': 1, ']': -1, '}': -1 }[key];
  if (turning !== undefined) return turnInHand(context, turning * (shift || key === '{' || key === '}' ? 15 : 1));
  const by = steps(context, key, shift ? 10 : 1);
  if (!by) return false;
  const { draft } = store.data.getState();
  const place = placeAsked(context, state);
  const whole = draft !== undefined && ['to', 'at', 'pose'].some((each) => each in draft);
  if (draft && (whole || (draft['aim'] as { at?: unknown } | undefined)?.at)) {
    store.hold(nudged(draft, by));
    store.rest();
    return true;
  }
  const { deploying } = hand.getState();
  if (deploying !== undefined || !place) return false;
  const figure = place.unit === undefined ? undefined : fieldedOf(state, place.unit);
  const from = figure?.pose ?? { x: state.table.width / 2, y: state.table.depth / 2 };
  store.hold(placeMeant(context, state, place.unit, place.do, { x: from.x + by.x * 20, y: from.y + by.y * 20 }));
  store.rest();
  return true;
}

/** The deed that waits for a place, chosen or asked for. */
export function placeAsked(
  context: SkinContext,
  state: State,
): { readonly unit: string | undefined; readonly do: string } | undefined {
  const implied = impliedDeed(context, state);
  if (implied) return implied;
  const unit = context.store.data.getState().selected[0];
  const { means } = handOf(context.store).getState();
  if (unit === undefined) return undefined;
  return deedOf(context, state, unit, means)?.place ? { unit, do: means } : undefined;
}

export function turnInHand(context: SkinContext, degrees: number): boolean {
  const { store } = context;
  const hand = handOf(store);
  const { draft, resting } = store.data.getState();
  const { laying, means } = hand.getState();
  if (laying === undefined && means !== 'cast' && means !== 'release' && draft?.['direction'] === undefined)
    return false;
  hand.setState({ spin: hand.getState().spin + degrees });
  const next = draft && turned(draft, degrees);
  if (next) store.hold(next);
  if (next && resting) store.rest();
  return true;
}

/** Millimetres in the directions of the view, as it is turned. */
function steps(
  { store }: SkinContext,
  key: string,
  mm: number,
): { readonly x: number; readonly y: number } | undefined {
  const ways = { ArrowRight: 0, ArrowUp: 90, ArrowLeft: 180, ArrowDown: 270 } as const;
  const way = (ways as Readonly<Record<string, number>>)[key];
  if (way === undefined) return undefined;
  const a = ((way + (store.data.getState().camera?.turn ?? 0)) * Math.PI) / 180;
  return { x: Math.round(Math.cos(a) * mm * 100) / 100, y: Math.round(Math.sin(a) * mm * 100) / 100 };
}

/** Figures that can do something now, in the order Tab takes: to deploy, to activate, to act, to react. */
export function waitingFigures(context: SkinContext, state: State): readonly string[] {
  const { seat } = context;
  const step = topStep(state);
  const side = seat === undefined ? undefined : sideOf(state, seat);
  if (seat === undefined || side === undefined || !step) return [];
  if (step.is === 'deploy' && step.side === side)
    return Object.values(state.figures)
      .filter((figure) => figure.seat === seat && figure.fate === 'reserve')
      .map(({ id }) => id);
  if (step.is === 'turn' && step.side === side)
    return readyOf(state, side)
      .filter((figure) => seatOf(figure) === seat)
      .map(({ id }) => id);
  if (step.is === 'act')
    return step.figures.filter(
      (id) => actionsLeft(state, id) !== undefined && state.figures[id] && seatOf(state.figures[id]) === seat,
    );
  const units = offersNow(context, state).flatMap((offer) => (offer.unit === undefined ? [] : [offer.unit]));
  return [...new Set(units)];
}

/** The next figure that can do something; in deployment it is taken into the hand. */
export function nextFigure(context: SkinContext, by: 1 | -1): boolean {
  const { store } = context;
  const hand = handOf(store);
  const state = store.data.getState().state as State | undefined;
  if (!state) return false;
  const ready = waitingFigures(context, state);
  if (ready.length === 0) return false;
  const step = topStep(state);
  const present = step?.is === 'deploy' ? hand.getState().deploying : store.data.getState().selected[0];
  const at = ready.indexOf(present ?? '');
  const next = ready[(Math.max(at, by < 0 ? 0 : -1) + by + ready.length) % ready.length];
  if (next === undefined) return false;
  restHand(store);
  store.letGo();
  if (step?.is === 'deploy') {
    takeFromBox(context, state, next);
    return true;
  }
  store.select([next]);
  if (step?.is === 'reactions') hand.setState({ reactor: next });
  return true;
}

/** A figure of the box in the hand; taken by keys it begins in the middle of its own strip. */
export function takeFromBox(context: SkinContext, state: State, unit: string, byKeys = true): void {
  const { store } = context;
  store.letGo();
  handOf(store).setState({ deploying: unit, means: 'auto' });
  if (!byKeys) return;
  const { width, depth } = state.table;
  const edge = state.sides[state.figures[unit]?.side ?? '']?.edge;
  const at =
    edge === 'far'
      ? { x: width / 2, y: depth - 60 }
      : edge === 'left'
        ? { x: 60, y: depth / 2 }
        : edge === 'right'
          ? { x: width - 60, y: depth / 2 }
          : { x: width / 2, y: 60 };
  store.hold(deployAt(state, unit, at));
  store.rest();
}
