import type { Point } from '@muster/geometry';
import { type Fielded, fieldedOf, runBy, type State, topStep } from '@muster/rules/song-of-blades';
import type { PointerAt } from '../../scene/model';
import type { SkinContext, Tool, ToolSet } from '../skin';
import { deedOf } from './deeds';
import { handOf, restHand } from './hand';
import { skirmishKey } from './keys';
import { deployAt, impliedDeed, layAt, placeMeant, putsDown, targetMeant, togglePicked } from './meant';
import { actionsLeft, isAsked, isOwn } from './offers';
import { skirmishAsk, typedOrder } from './typed';

/** The hand at a Song of Blades table: it holds drafts, `preview` judges them. */
export function skirmishTools(context: SkinContext): ToolSet {
  const { store } = context;
  const hand = handOf(store);
  /** The figure that was pressed, while the button is down. */
  let gripped: Fielded | undefined;
  let dragged = false;

  const state = () => store.data.getState().state as State | undefined;
  const unitAt = (p: PointerAt): Fielded | undefined => {
    const now = state();
    const id = p.bodies[0];
    return now && id !== undefined ? fieldedOf(now, id) : undefined;
  };
  const selected = (): Fielded | undefined => {
    const now = state();
    const id = store.data.getState().selected[0];
    return now && id !== undefined ? fieldedOf(now, id) : undefined;
  };

  /** The figure whose place is asked for, and the deed that asks. */
  const placing = (): { readonly unit: string | undefined; readonly do: string } | undefined => {
    const now = state();
    if (!now) return undefined;
    const implied = impliedDeed(context, now);
    if (implied) return implied;
    const { means } = hand.getState();
    const unit = selected();
    return unit && deedOf(context, now, unit.id, means)?.place ? { unit: unit.id, do: means } : undefined;
  };

  const putAt = (p: PointerAt, at: Point = p.at) => {
    const now = state();
    if (!now) return;
    const { deploying, laying, spin } = hand.getState();
    if (laying) return store.hold(layAt(laying, at, spin));
    if (deploying !== undefined) store.hold(deployAt(now, deploying, at));
  };

  const commit = async () => {
    const reply = await store.commit();
    if (reply?.ok) restHand(store);
  };

  /** Whether dragging this figure means something now: it moves, gives way, comes up. */
  const dragDeed = (unit: Fielded): string | undefined => {
    const now = state();
    if (!now) return undefined;
    const implied = impliedDeed(context, now);
    if (implied) return implied.unit === unit.id ? implied.do : undefined;
    if (!isOwn(now, context.seat, unit.id)) return undefined;
    const { means } = hand.getState();
    // Who pulls at a figure before its dice wants it to move: the table says what comes first
    if (topStep(now)?.is === 'turn' && isAsked(now, context.seat))
      return deedOf(context, now, unit.id, means)?.place ? means : 'move';
    if (actionsLeft(now, unit.id) === undefined) return undefined;
    if (deedOf(context, now, unit.id, means)?.place) return means;
    return deedOf(context, now, unit.id, 'move')?.do ?? deedOf(context, now, unit.id, 'surface')?.do ?? 'move';
  };

  const main: Tool = {
    press(p) {
      if (putsDown(context)) return 'take';
      const unit = unitAt(p);
      if (!unit || dragDeed(unit) === undefined) return 'pan';
      // On glass only what is selected can be dragged; a swipe elsewhere pans.
      if (p.touch && store.data.getState().selected[0] !== unit.id) return 'pan';
      gripped = unit;
      dragged = false;
      return 'take';
    },
    drag(p) {
      if (putsDown(context)) return putAt(p);
      const now = state();
      if (!gripped || !now) return;
      dragged = true;
      const doing = dragDeed(gripped);
      if (doing === undefined) return;
      if (store.data.getState().selected[0] !== gripped.id) store.select([gripped.id]);
      store.hold(placeMeant(context, now, gripped.id, doing, p.at));
      store.hand({ is: 'drag', units: [{ unit: gripped.id, pose: { ...gripped.pose, x: p.at.x, y: p.at.y } }] });
    },
    release(p) {
      if (putsDown(context)) {
        putAt(p);
        if (p.touch) return store.rest();
        void commit();
        return;
      }
      if (!gripped) return;
      gripped = undefined;
      if (!dragged) return;
      store.hand({ is: 'gone' });
      const { preview } = store.data.getState();
      // A finger never commits by lifting, and nobody leaves a melee or dares a die by letting go
      if (!preview) return;
      if (p.touch || (preview.is === 'ready' && (preview.odds?.length ?? 0) > 0)) return store.rest();
      if (preview.is === 'ready') void commit();
      else void store.commit();
    },
    hover(p) {
      const over = p ? unitAt(p) : undefined;
      store.hover(over?.id);
      const { resting } = store.data.getState();
      const now = state();
      if (!p || !now || resting || gripped) return;
      if (putsDown(context)) return putAt(p);
      const place = placing();
      if (place) return store.hold(placeMeant(context, now, place.unit, place.do, p.at, over?.id));
      const { means } = hand.getState();
      const unit = selected();
      if (means === 'why' || !unit || !isOwn(now, context.seat, unit.id)) return;
      if (actionsLeft(now, unit.id) === undefined) return;
      const draft = over && over.id !== unit.id ? targetMeant(context, now, unit, over, means) : undefined;
      if (draft) store.hold(draft);
      else if (store.data.getState().draft) store.hold(undefined);
    },
    tap(p) {
      const now = state();
      if (!now || putsDown(context)) return;
      const over = unitAt(p);
      const unit = selected();
      const { means, group } = hand.getState();
      if (topStep(now)?.is === 'terrain') return hand.setState({ piece: p.terrain[0] });
      if (group && over) return togglePicked(context, over.id);
      if (means === 'why' && over) return hand.setState({ other: over.id });
      const place = placing();
      if (place) {
        if (takesCorner(place.do, p.shift)) return;
        store.hold(placeMeant(context, now, place.unit, place.do, p.at, over?.id, true));
        const { preview } = store.data.getState();
        if (preview?.is === 'unfinished') return;
        if (p.touch || (DARED.has(place.do) && preview?.is !== 'refused')) return store.rest();
        // Nobody leaves a melee or dares a die by one press
        if (preview?.is === 'ready' && (preview.odds?.length ?? 0) > 0) return store.rest();
        return void commit();
      }
      const { draft, resting } = store.data.getState();
      if (unit && over && over.id !== unit.id && isOwn(now, context.seat, unit.id)) {
        if (resting && draft && targets(draft, over.id)) return void commit();
        const meant =
          actionsLeft(now, unit.id) === undefined ? undefined : targetMeant(context, now, unit, over, means);
        if (meant) {
          store.hold(meant);
          return store.rest();
        }
        // Whoever acts keeps the hand: a foe that cannot be struck yet is gone up to, or the card says why not.
        if (actionsLeft(now, unit.id) !== undefined && runBy(over) !== runBy(unit) && !p.shift) {
          const way = means === 'auto' ? placeMeant(context, now, unit.id, 'move', over.pose, over.id) : undefined;
          if (way) {
            store.hold(way);
            store.rest();
          }
          return;
        }
      }
      if (topStep(now)?.is === 'reactions' && over && isOwn(now, context.seat, over.id))
        hand.setState({ reactor: over.id });
      restHand(store);
      store.letGo();
      store.select(over ? [over.id] : []);
    },
    doubleTap() {},
    longPress(p) {
      store.hover(unitAt(p)?.id);
    },
    typed: {
      asks: (id) => skirmishAsk(context, id),
      read: (id, words) => {
        const read = typedOrder(context, id, words);
        if ('says' in read) {
          store.letGo();
          return read.says;
        }
        if (read.select !== undefined) store.select([read.select]);
        store.hold(read.draft);
        store.rest();
        return undefined;
      },
    },
    mayNudge: () => {
      const { draft } = store.data.getState();
      return draft !== undefined && ['to', 'at', 'pose', 'direction', 'aim'].some((key) => key in draft);
    },
    play: commit,
    key: (press) => skirmishKey(context, press, commit),
    cancel() {
      gripped = undefined;
      restHand(store);
      store.letGo();
    },
  };
  return { main };

  /** A bent way: Shift sets a corner; the first of two quick moves sets it by itself. */
  function takesCorner(doing: string, shift: boolean): boolean {
    const { draft, preview } = store.data.getState();
    const { via } = hand.getState();
    const to = draft?.['to'] as Point | undefined;
    if (to === undefined) return false;
    if (doing === 'quick-move' && via.length === 0 && preview?.is === 'ready') {
      hand.setState({ via: [to] });
      return true;
    }
    if (doing !== 'move' || !shift) return false;
    hand.setState({ via: [...via, to].slice(0, 6) });
    return true;
  }
}

/** What is looked at once more before it is done: no press takes it back. */
const DARED = new Set(['cast', 'release', 'jump']);

const targets = (draft: Readonly<Record<string, unknown>>, id: string): boolean =>
  draft['target'] === id || (draft['aim'] as { readonly units?: readonly string[] } | undefined)?.units?.[0] === id;
