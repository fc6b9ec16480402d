import { type Point, roundLength } from '@muster/geometry';
import { fieldedOf, inch, type State, topStep } from '@muster/rules/five-leagues';
import type { SkinContext } from '../skin';
import { type Deed, deedsOf, mayDash } from './deeds';
import { askedPlace, endOf } from './draft';
import { handOf, restHand } from './hand';
import {
  aimMeant,
  deployAt,
  deployable,
  goingOf,
  inHand,
  isDeploying,
  isGroundSpell,
  ownInHand,
  spellMeant,
  wayMeant,
} from './meant';
import { asDraft, intentsOf, isDaring, mayActivate, offersNow, play, previewOf } from './offers';

interface Press {
  readonly key: string;
  readonly shift: boolean;
  readonly ctrl: boolean;
}

/** The keys of this table; true when one was used. Letters choose a deed or an answer, arrows and brackets work the draft. */
export function partyKey(context: SkinContext, press: Press, commit: () => Promise<void>): boolean {
  const { store } = context;
  const state = store.data.getState().state as State | undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  if (press.ctrl || !state) return false;
  if (key === 'Escape') return letGo(context);
  if (key === 'Enter') return entered(context, commit);
  if (key === 'Tab') return nextFigure(context, press.shift ? -1 : 1);
  if (key === ' ') return corner(context);
  if (key.length > 1) return nudged(context, state, key, press.shift);
  if (pressed(`[data-key="${CSS.escape(key)}"]`)) return true;
  const deed = deedsOf(context, state, inHand(context, state)).find((each) => each.key === key);
  if (deed) {
    takeDeed(context, state, deed);
    return true;
  }
  if (key === 'd') return toggleDash(context, state);
  if (key === 'x') return toggleThreats(context);
  if (key === 'v') return askWhy(context);
  return turned(context, state, key, press.shift);
}

/** Presses the button of that mark, if it stands there and may be pressed. */
function pressed(marked: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(`.table-page ${marked}:not(:disabled)`);
  button?.click();
  return button !== null;
}

export function toggleThreats({ store }: SkinContext): true {
  const hand = handOf(store);
  hand.setState({ threats: !hand.getState().threats });
  return true;
}

export function toggleDash(context: SkinContext, state: State): boolean {
  const hand = handOf(context.store);
  if (!mayDash(context, state, inHand(context, state))) return false;
  hand.setState({ dash: !hand.getState().dash, means: 'auto' });
  again(context, state);
  return true;
}

export function toggleJump(context: SkinContext, state: State): void {
  const hand = handOf(context.store);
  hand.setState({ jump: !hand.getState().jump, means: 'auto' });
  again(context, state);
}

/** What lies there is judged as it is meant now. */
function again(context: SkinContext, state: State): void {
  const { draft, resting } = context.store.data.getState();
  const at = draft && endOf(draft);
  const unit = inHand(context, state);
  if (!draft || at === undefined || unit === undefined || !['move', 'push-on'].includes(draft.do)) return;
  context.store.hold(wayMeant(context, state, unit, at));
  if (resting) context.store.rest();
}

export function askWhy({ store }: SkinContext): boolean {
  const hand = handOf(store);
  if (store.data.getState().selected[0] === undefined) return false;
  store.letGo();
  hand.setState({ means: hand.getState().means === 'why' ? 'auto' : 'why', other: undefined });
  return true;
}

/** Lets go of what is in the hand; with nothing there, of what is selected. */
function letGo({ store }: SkinContext): boolean {
  const hand = handOf(store);
  const { means, deploying, die, other, asking, given } = hand.getState();
  const { draft, refused, selected } = store.data.getState();
  const isIdle =
    [draft, refused, deploying, die, other, asking].every((each) => each === undefined) && means === 'auto';
  restHand(store);
  store.letGo();
  if (isIdle && given !== undefined) hand.setState({ given: undefined });
  else if (isIdle && selected.length > 0) store.select([]);
  return true;
}

/** Plays what is in the hand; with nothing there, the first answer of what asks. */
function entered({ store }: SkinContext, commit: () => Promise<void>): boolean {
  const { preview, draft } = store.data.getState();
  if (draft && preview && preview.is !== 'unfinished') {
    void commit();
    return true;
  }
  return pressed('[data-first]');
}

/** Sets a corner where the ghost stands. */
function corner({ store }: SkinContext): boolean {
  const hand = handOf(store);
  const { draft, preview, resting } = store.data.getState();
  const at = draft?.do === 'move' || draft?.do === 'push-on' ? endOf(draft) : undefined;
  if (at === undefined || preview?.is !== 'ready' || 'into' in (draft ?? {})) return false;
  hand.setState({ via: [...hand.getState().via, at].slice(0, 6) });
  if (resting) store.rest();
  return true;
}

/** A deed without a choice is done; one with a target or a place is taken into the hand. The same again lets go of it. */
export function takeDeed(context: SkinContext, state: State, deed: Deed): void {
  const { store } = context;
  const hand = handOf(store);
  const held = store.data.getState();
  const [only, more] = deed.intents;
  const isWhole = !deed.place && only !== undefined && more === undefined;
  if (isWhole && held.resting && held.draft?.do === deed.do && held.preview?.is === 'ready') {
    void store.commit().then((reply) => reply?.ok && restHand(store));
    return;
  }
  const isAgain = hand.getState().means === deed.do;
  store.letGo();
  restHand(store);
  if (isAgain) return;
  if (!isWhole) {
    hand.setState({ means: deed.do });
    showReach(context, state, deed);
    return;
  }
  const seen = context.seat === undefined ? undefined : previewOf(state, context.seat, asDraft(only));
  const wants = seen?.is === 'ready' && (isDaring(seen) || ((seen.notes ?? []).length > 0 && deed.do !== 'activate'));
  if (!wants) {
    play(context, only);
    return;
  }
  // Aimed at the only one there is: a press on another asks the judge about that deed, not about a way there
  if (AIMED.has(deed.do)) hand.setState({ means: deed.do });
  store.hold(asDraft(only));
  store.rest();
}
const AIMED: ReadonlySet<string> = new Set(['shoot', 'fight']);

/** The reach of what is about to be done, before the hand points anywhere. */
function showReach(context: SkinContext, state: State, deed: Deed): void {
  const unit = inHand(context, state);
  if (deed.place && deed.do === 'move' && unit !== undefined) return;
  const offer = offersNow(context, state).find(
    (each) => each.needs === 'place' && each.do === deed.do && each.unit === unit && each.do !== 'cast',
  );
  if (offer?.needs === 'place') context.store.hold(offer.draft as never);
}

/** Arrows: steps of a millimetre for what lies there; with nothing in the hand, a ghost where the figure stands. */
function nudged(context: SkinContext, state: State, key: string, shift: boolean): boolean {
  const by = stepOf(context, key, shift ? 10 : 1);
  if (!by) return false;
  const { store } = context;
  const { draft } = store.data.getState();
  const { deploying, means, how } = handOf(store).getState();
  const from = draft && !('into' in draft) ? endOf(draft) : undefined;
  const me = ownInHand(context, state);
  if (deploying !== undefined) {
    const at = from ?? poolStart(state);
    store.hold(deployAt(deploying, { x: at.x + by.x, y: at.y + by.y }));
  } else if ((draft?.do === 'cast' || draft?.do === 'aim') && from) {
    store.hold({ ...draft, at: { x: roundLength(from.x + by.x), y: roundLength(from.y + by.y) } });
  } else if (me && means === 'aim') {
    store.hold(aimMeant(context, state, me.id, { x: me.pose.x + by.x * 60, y: me.pose.y + by.y * 60 }));
  } else if (me && means === 'cast' && how['spell'] !== undefined && isGroundSpell(context, state, me.id)) {
    store.hold(spellMeant(context, state, me.id, { x: me.pose.x + by.x * 60, y: me.pose.y + by.y * 60 }));
  } else if (me && (draft === undefined ? mayWalk(context, state, me.id) : from !== undefined)) {
    const at = from ?? me.pose;
    const far = from === undefined ? 12 : 1;
    store.hold(wayMeant(context, state, me.id, { x: at.x + by.x * far, y: at.y + by.y * far }));
  } else return false;
  store.rest();
  return true;
}

/** A step aside that is asked for, a way that was chosen: not every arrow of somebody who looks about moves a figure. */
const mayWalk = (context: SkinContext, state: State, unit: string): boolean =>
  goingOf(context, state, unit) !== undefined &&
  (handOf(context.store).getState().means !== 'auto' || askedPlace(state, offersNow(context, state)) !== undefined);

/** Where a figure of the box begins for the keys: an inch and a half in from the edge of the warband. */
function poolStart({ table: { width, depth }, edge }: State): Point {
  const deep = inch(1.5);
  if (edge === 'left') return { x: deep, y: depth / 2 };
  if (edge === 'right') return { x: width - deep, y: depth / 2 };
  return { x: width / 2, y: edge === 'far' ? depth - deep : deep };
}

/** Brackets turn a line of fire. */
function turned(context: SkinContext, state: State, key: string, shift: boolean): boolean {
  const way = { '[': 1, '{': 15, ']': -1, '}': -15 }[key];
  const { store } = context;
  const hand = handOf(store);
  const me = ownInHand(context, state);
  if (way === undefined || !me || hand.getState().means !== 'cast') return false;
  hand.setState({ spin: hand.getState().spin + way * (shift && Math.abs(way) === 1 ? 15 : 1) });
  const { draft, resting } = store.data.getState();
  const at = draft && endOf(draft);
  if (at) store.hold(spellMeant(context, state, me.id, at));
  if (resting) store.rest();
  return true;
}

/** Millimetres in the directions of the view, as it is turned. */
function stepOf({ store }: SkinContext, key: string, mm: number): Point | undefined {
  const ways: Readonly<Record<string, number>> = { ArrowRight: 0, ArrowUp: 90, ArrowLeft: 180, ArrowDown: 270 };
  const way = ways[key];
  if (way === undefined) return undefined;
  const a = ((way + (store.data.getState().camera?.turn ?? 0)) * Math.PI) / 180;
  return { x: Math.round(Math.cos(a) * mm * 100) / 100, y: Math.round(Math.sin(a) * mm * 100) / 100 };
}

/** Own figures that can do something now, in the order Tab takes: to set down, to activate, to act, to steal nearer. */
export function waitingFigures(context: SkinContext, state: State): readonly string[] {
  if (isDeploying(state) && topStep(state)?.is !== 'lair') {
    const open = deployable(context, state);
    const out = open.filter((id) => fieldedOf(state, id) === undefined);
    return out.length > 0 ? out : open;
  }
  const named = (dos: readonly string[]): readonly string[] => [
    ...new Set(
      offersNow(context, state)
        .filter((offer) => dos.includes(offer.do))
        .flatMap((offer) => [
          ...(offer.unit === undefined ? [] : [offer.unit]),
          ...intentsOf(offer).flatMap((intent) => ('unit' in intent && intent.unit ? [intent.unit] : [])),
        ]),
    ),
  ];
  const ready = named(['activate']);
  return ready.length > 0 ? ready : named(SELECTING);
}

/** Deeds whose figure is found by Tab where nobody is to be activated. */
const SELECTING = ['act-quick', 'reroll-own', 'steal', 'move', 'step-to', 'end-activation', 'use', 'aim'];

/** How many of one's own may still begin to act in this phase. */
export const leftToAct = (context: SkinContext, state: State): number =>
  Object.keys(state.figures).filter((id) => mayActivate(context, state, id)).length;

/** The next figure that can do something; in the set-up it is taken into the hand. */
export function nextFigure(context: SkinContext, by: 1 | -1): boolean {
  const { store } = context;
  const hand = handOf(store);
  const state = store.data.getState().state as State | undefined;
  const ready = state ? waitingFigures(context, state) : [];
  if (!state || ready.length === 0) return false;
  const sets = isDeploying(state);
  const at = ready.indexOf((sets ? hand.getState().deploying : store.data.getState().selected[0]) ?? '');
  const next = ready[(Math.max(at, by < 0 ? 0 : -1) + by + ready.length) % ready.length];
  if (next === undefined) return false;
  restHand(store);
  store.letGo();
  if (sets && deployable(context, state).includes(next)) takeFromBox(context, state, next, true);
  else store.select([next]);
  return true;
}

/** A figure of the box in the hand; `byKeys` it lies on the table at once, to be nudged from there. */
export function takeFromBox(context: SkinContext, state: State, unit: string, byKeys: boolean): void {
  const { store } = context;
  restHand(store);
  store.letGo();
  handOf(store).setState({ deploying: unit });
  store.select([unit]);
  if (!byKeys) return;
  store.hold(deployAt(unit, fieldedOf(state, unit)?.pose ?? poolStart(state)));
  store.rest();
}
