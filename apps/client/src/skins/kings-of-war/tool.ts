import type { Fielded, State, Step, Unit } from '@muster/rules/kings-of-war';
import { isFielded, topStep, unitOf } from '@muster/rules/kings-of-war';
import type { PointerAt } from '../../scene/model';
import type { AnyDraft, SkinContext, Tool, ToolSet } from '../skin';
import { deployPose, layPose, moveDraft } from './draft';
import { handOf, restHand } from './hand';
import { battleKey } from './keys';
import { chargeDraft, shootDraft, withCharger } from './targets';
import { typedOrder } from './typed';
import { isSetUp, setupAsk, typedSetup } from './typed-setup';

/** The hand at a Kings of War table: it holds drafts, `preview` judges them. */
export function battleTools(context: SkinContext): ToolSet {
  const { store } = context;
  const hand = handOf(store);
  /** The unit that was pressed, while the button is down. */
  let gripped: Fielded | undefined;
  /** It was moved since, so that letting go means something. */
  let dragged = false;

  const state = () => store.data.getState().state as State | undefined;
  const step = (): Step | undefined => {
    const now = state();
    return now ? topStep(now) : undefined;
  };
  const unitAt = (p: PointerAt): Unit | undefined => {
    const now = state();
    const id = p.bodies[0];
    return now && id !== undefined ? unitOf(now, id) : undefined;
  };
  const selected = (): Unit | undefined => {
    const now = state();
    const id = store.data.getState().selected[0];
    return now && id !== undefined ? unitOf(now, id) : undefined;
  };
  const isMine = (unit: Unit | undefined): unit is Unit => unit !== undefined && unit.seat === context.seat;
  const isFoe = (unit: Unit | undefined): unit is Unit => {
    const now = state();
    return unit !== undefined && now?.seats.find((seat) => seat.seat === context.seat)?.side !== unit.side;
  };

  /** The draft that the hand means with the pointer here, the unit in question being `unit`. */
  const meantAt = (unit: Fielded, p: PointerAt): AnyDraft | undefined => {
    const now = state();
    const over = unitAt(p);
    const { means, spin } = hand.getState();
    if (!now) return undefined;
    if (step()?.is === 'regroup')
      return { ...moveDraft(unit, 'face', p.at, 0), do: 'regroup', unit: unit.id, way: 'stay' };
    if (step()?.is === 'ranged' && means !== 'pivot') return isFoe(over) ? shootDraft(context, unit, over) : undefined;
    if (isFoe(over) && over.pose && means !== 'face' && means !== 'pivot') return chargeDraft(store, now, unit, over);
    return moveDraft(unit, means === 'charge' || means === 'shoot' || means === 'why' ? 'auto' : means, p.at, spin);
  };

  /** Something from the box is in the hand: a unit to deploy, a piece to lay. */
  const putsDown = () => hand.getState().deploying !== undefined || hand.getState().laying !== undefined;
  const putAt = (p: PointerAt) => {
    const now = state();
    const { deploying, laying, spin } = hand.getState();
    if (laying) return store.hold({ do: 'lay', ...laying, at: layPose(p.at, spin) });
    const unit = now && deploying !== undefined ? unitOf(now, deploying) : undefined;
    const edge = unit && now?.sides[unit.side]?.edge;
    if (unit && edge) store.hold({ do: 'deploy', unit: unit.id, pose: deployPose(p.at, edge, spin) });
  };

  const commit = async () => {
    const reply = await store.commit();
    if (reply?.ok) restHand(store);
  };

  /** A place or a regroup in words goes into the hand like one that was dragged. */
  const takeSetup = (now: State, id: string | undefined, words: string): string | undefined => {
    const read = typedSetup(context, now, id, words);
    if ('says' in read) return read.says;
    if (read.deploying !== undefined) hand.setState({ deploying: read.deploying, laying: undefined });
    if (read.laying) hand.setState({ laying: read.laying, deploying: undefined, piece: undefined });
    if (read.select !== undefined) {
      store.select([read.select]);
      hand.setState({ means: read.draft['way'] === 'stay' ? 'face' : 'auto' });
    }
    store.hold(read.draft);
    store.rest();
    return undefined;
  };

  const main: Tool = {
    press(p) {
      const unit = unitAt(p);
      const may = step()?.is;
      if (putsDown()) return 'take';
      if (
        !isMine(unit) ||
        !isFielded(unit) ||
        may === undefined ||
        !['movement', 'ranged', 'scout', 'regroup'].includes(may)
      )
        return 'pan';
      // On glass only what is selected can be dragged; a swipe elsewhere pans.
      if (p.touch && store.data.getState().selected[0] !== unit.id) return 'pan';
      gripped = unit;
      dragged = false;
      return 'take';
    },
    drag(p) {
      if (putsDown()) return putAt(p);
      if (!gripped) return;
      dragged = true;
      if (!store.data.getState().selected.includes(gripped.id)) store.select([gripped.id]);
      const draft = meantAt(gripped, p);
      store.hold(draft);
      store.hand({ is: 'drag', units: [{ unit: gripped.id, pose: { ...gripped.pose, x: p.at.x, y: p.at.y } }] });
    },
    release(p) {
      if (putsDown()) {
        putAt(p);
        if (p.touch) return store.rest();
        void commit();
        return;
      }
      if (!gripped) return;
      gripped = undefined;
      if (!dragged) return;
      store.hand({ is: 'gone' });
      const { preview, draft } = store.data.getState();
      // Dice are never thrown by letting go, a finger never commits by lifting, Shift adds chargers first.
      if (draft?.do === 'shoot' || p.touch || p.shift) return preview ? store.rest() : undefined;
      void commit();
    },
    hover(p) {
      const over = p ? unitAt(p) : undefined;
      store.hover(over?.id);
      const { resting } = store.data.getState();
      if (!p || resting) return;
      if (putsDown()) return putAt(p);
      const unit = selected();
      if (!isMine(unit) || !isFielded(unit) || gripped) return;
      const { means } = hand.getState();
      if (means === 'auto' || means === 'why') {
        const now = state();
        if (step()?.is === 'ranged' && now && isFoe(over)) store.hold(shootDraft(context, unit, over));
        else if (store.data.getState().draft) store.hold(undefined);
        return;
      }
      store.hold(meantAt(unit, p));
    },
    tap(p) {
      const over = unitAt(p);
      const unit = selected();
      const { means } = hand.getState();
      // Putting down is done by letting go.
      if (putsDown()) return;
      if (step()?.is === 'terrain') return hand.setState({ piece: p.terrain[0] });
      if (means === 'why' && over) {
        hand.setState({ other: over.id });
        return;
      }
      if (isMine(unit) && isFielded(unit)) {
        const now = state();
        const { draft, resting } = store.data.getState();
        const charging = draft?.do === 'charge' && resting;
        if (now && charging && isMine(over) && isFielded(over) && over.id !== unit.id)
          return joinCharge(store, now, draft, over);
        if (resting && isFoe(over) && draft?.['target'] === over.id) return void commit();
        if (now && isFoe(over) && (means === 'charge' || step()?.is === 'ranged')) {
          store.hold(step()?.is === 'ranged' ? shootDraft(context, unit, over) : chargeDraft(store, now, unit, over));
          return store.rest();
        }
        const turns = means === 'face' || means === 'pivot';
        if ((!over || turns) && means !== 'auto' && means !== 'why') {
          store.hold(meantAt(unit, p));
          if (p.touch) return store.rest();
          return void commit();
        }
      }
      if (p.shift && over && isMine(over)) {
        const { selected: ids } = store.data.getState();
        store.select(ids.includes(over.id) ? ids.filter((id) => id !== over.id) : [...ids, over.id]);
        return;
      }
      restHand(store);
      store.letGo();
      store.select(over ? [over.id] : []);
    },
    doubleTap() {},
    longPress(p) {
      const over = unitAt(p);
      store.hover(over?.id);
    },
    typed: {
      asks: (id) => {
        const now = state();
        if (now && isSetUp(now)) return setupAsk(context, now, id);
        const unit = now && id !== undefined ? unitOf(now, id) : undefined;
        return {
          title: isMine(unit) ? unit.name : 'No unit of yours is selected',
          example: 'advance 6.5, turn 20 left · charge Revenants · halt',
          does: 'Move',
        };
      },
      read: (id, words) => {
        const now = state();
        if (now && isSetUp(now)) return takeSetup(now, id, words);
        const unit = now && id !== undefined ? unitOf(now, id) : undefined;
        if (!now || !isMine(unit) || !isFielded(unit))
          return 'Select a unit of yours first: Tab on the table, or the list of units.';
        const read = typedOrder(context, now, unit, words);
        if ('says' in read) {
          store.letGo();
          return read.says;
        }
        store.hold(read.draft);
        store.rest();
        return undefined;
      },
    },
    mayNudge: () => {
      const { draft } = store.data.getState();
      return (
        draft !== undefined && ('path' in draft || ['face', 'deploy', 'lay', 'pivot', 'regroup'].includes(draft.do))
      );
    },
    play: commit,
    key: (press) => battleKey(context, press, commit),
    cancel() {
      gripped = undefined;
      restHand(store);
      store.letGo();
    },
  };
  return { main };
}

/** One more unit joins the charge that rests in the hand, or leaves it. */
export function joinCharge(store: SkinContext['store'], state: State, draft: AnyDraft, unit: Fielded): void {
  const target = unitOf(state, String(draft['target']));
  if (!target) return;
  store.hold(withCharger(draft, unit, target));
  store.rest();
}
