import type { Fielded, State, Step, Unit } from '@muster/rules/kings-of-war';
import { isFielded, topStep, unitOf } from '@muster/rules/kings-of-war';
import type { PointerAt } from '../../scene/model';
import type { AnyDraft, SkinContext, Tool, ToolSet } from '../skin';
import { deployPose, moveDraft } from './draft';
import { handOf, restHand } from './hand';
import { battleKey } from './keys';
import { chargeDraft, shootDraft } from './targets';

/** The hand at a Kings of War table: it holds drafts, `preview` judges them. */
export function battleTools(context: SkinContext): ToolSet {
  const { store } = context;
  const hand = handOf(store);
  /** The unit that was pressed, while the button is down. */
  let gripped: Fielded | undefined;

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
      return means === 'face' ? { ...moveDraft(unit, 'face', p.at, 0), do: 'regroup', way: 'stay' } : undefined;
    if (step()?.is === 'ranged') return isFoe(over) ? shootDraft(context, unit, over) : undefined;
    if (isFoe(over) && over.pose && means !== 'face') return chargeDraft(store, now, unit, over);
    return moveDraft(unit, means === 'charge' || means === 'shoot' || means === 'why' ? 'auto' : means, p.at, spin);
  };

  const deployAt = (p: PointerAt) => {
    const now = state();
    const { deploying, spin } = hand.getState();
    const unit = now && deploying !== undefined ? unitOf(now, deploying) : undefined;
    const edge = unit && now?.sides[unit.side]?.edge;
    if (unit && edge) store.hold({ do: 'deploy', unit: unit.id, pose: deployPose(p.at, edge, spin) });
  };

  const commit = async () => {
    const reply = await store.commit();
    if (reply?.ok) restHand(store);
  };

  const main: Tool = {
    press(p) {
      const unit = unitAt(p);
      const may = step()?.is;
      if (hand.getState().deploying !== undefined) return 'take';
      if (!isMine(unit) || !isFielded(unit) || (may !== 'movement' && may !== 'ranged' && may !== 'scout'))
        return 'pan';
      // On glass only what is selected can be dragged; a swipe elsewhere pans.
      if (p.touch && store.data.getState().selected[0] !== unit.id) return 'pan';
      gripped = unit;
      return 'take';
    },
    drag(p) {
      if (hand.getState().deploying !== undefined) return deployAt(p);
      if (!gripped) return;
      if (!store.data.getState().selected.includes(gripped.id)) store.select([gripped.id]);
      const draft = meantAt(gripped, p);
      store.hold(draft);
      store.hand({ is: 'drag', units: [{ unit: gripped.id, pose: { ...gripped.pose, x: p.at.x, y: p.at.y } }] });
    },
    release(p) {
      if (hand.getState().deploying !== undefined) {
        deployAt(p);
        if (p.touch) return store.rest();
        void commit();
        return;
      }
      if (!gripped) return;
      gripped = undefined;
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
      if (hand.getState().deploying !== undefined) return deployAt(p);
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
      const { means, deploying } = hand.getState();
      // Putting down is done by letting go.
      if (deploying !== undefined) return;
      if (means === 'why' && over) {
        hand.setState({ other: over.id });
        return;
      }
      if (isMine(unit) && isFielded(unit)) {
        const now = state();
        const { draft, resting } = store.data.getState();
        const charging = draft?.do === 'charge' && resting;
        if (now && charging && isMine(over) && isFielded(over) && over.id !== unit.id)
          return store.hold(withCharger(draft, over.id));
        if (now && isFoe(over) && (means === 'charge' || step()?.is === 'ranged')) {
          if (resting && (draft?.['target'] as string | undefined) === over.id) return void commit();
          store.hold(step()?.is === 'ranged' ? shootDraft(context, unit, over) : chargeDraft(store, now, unit, over));
          return store.rest();
        }
        if (!over && means !== 'auto' && means !== 'why') {
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
    key: (press) => battleKey(context, press, commit),
    cancel() {
      gripped = undefined;
      restHand(store);
      store.letGo();
    },
  };
  return { main };
}

/** The same charge with one more unit in it, or without it if it was in. */
function withCharger(draft: AnyDraft, id: string): AnyDraft {
  const chargers = (draft['chargers'] ?? []) as readonly { readonly unit: string }[];
  const without = chargers.filter((each) => each.unit !== id);
  return { ...draft, chargers: without.length < chargers.length ? without : [...chargers, { unit: id }] };
}
