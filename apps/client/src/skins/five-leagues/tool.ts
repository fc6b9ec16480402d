import { type Fielded, fieldedOf, type State, sideOf } from '@muster/rules/five-leagues';
import type { PointerAt } from '../../scene/model';
import type { AnyDraft, SkinContext, Tool, ToolSet } from '../skin';
import { deedOf } from './deeds';
import { endOf } from './draft';
import { handOf, restHand } from './hand';
import { partyKey } from './keys';
import {
  aimMeant,
  aimOf,
  deployAt,
  deployable,
  goingOf,
  inHand,
  isDeploying,
  isGroundSpell,
  ownInHand,
  spellMeant,
  targetMeant,
  wayMeant,
} from './meant';
import { actingUnit, asDraft, isDaring, isOwn, mayActivate } from './offers';
import { partyAsk, typedOrder } from './typed';

/** The hand at a Five Leagues table: it holds drafts, `preview` judges them. */
export function partyTools(context: SkinContext): ToolSet {
  const { store } = context;
  const hand = handOf(store);
  /** The figure that was pressed, while the button is down. */
  let gripped: string | undefined;
  let dragged = false;
  /** Under way: the activation of a figure that was pulled at before it acted. */
  let beginning: Promise<unknown> | undefined;

  const state = () => store.data.getState().state as State | undefined;
  const unitAt = (p: PointerAt): Fielded | undefined => {
    const now = state();
    const id = p.bodies[0];
    return now && id !== undefined ? fieldedOf(now, id) : undefined;
  };
  const commit = async () => {
    const reply = await store.commit();
    if (reply?.ok) restHand(store);
  };
  const sets = (now: State, unit: string): boolean => isDeploying(now) && deployable(context, now).includes(unit);
  const mayTake = (now: State, unit: string): boolean =>
    isOwn(now, context.seat, unit) &&
    (sets(now, unit) || goingOf(context, now, unit) !== undefined || mayActivate(context, now, unit));

  /** Whoever is pulled at before it acts begins its activation by that. */
  const begin = (unit: string): Promise<unknown> => {
    beginning ??= store.act({ do: 'activate', unit } as never).finally(() => {
      beginning = undefined;
    });
    return beginning;
  };

  /** What pulling a figure there means; undefined while it may not go yet. */
  const pulled = (now: State, unit: string, p: PointerAt): AnyDraft | undefined => {
    if (sets(now, unit)) return deployAt(unit, p.at);
    if (goingOf(context, now, unit) === undefined) return undefined;
    const [me, over] = [fieldedOf(now, unit), unitAt(p)];
    return me && over && over.id !== unit && sideOf(over) !== sideOf(me)
      ? targetMeant(context, now, me, over, true)
      : wayMeant(context, now, unit, p.at);
  };

  const letGoOf = (p: PointerAt) => {
    const { preview } = store.data.getState();
    if (!preview) return;
    // A finger never commits by lifting, and nobody dares a die by letting go
    if (p.touch || isDaring(preview as never)) return store.rest();
    if (preview.is === 'ready') void commit();
    // The no stays on the table and the card until the next touch
    else void store.commit();
  };

  const main: Tool = {
    press(p) {
      const now = state();
      const unit = unitAt(p);
      if (!now) return 'pan';
      if (hand.getState().deploying !== undefined) return 'take';
      if (!unit || hand.getState().means === 'why' || !mayTake(now, unit.id)) return 'pan';
      // On glass only what is selected can be dragged; a swipe elsewhere pans.
      if (p.touch && store.data.getState().selected[0] !== unit.id) return 'pan';
      gripped = unit.id;
      dragged = false;
      return 'take';
    },
    drag(p) {
      const now = state();
      const { deploying } = hand.getState();
      if (now && deploying !== undefined) return store.hold(deployAt(deploying, p.at));
      if (!now || gripped === undefined) return;
      dragged = true;
      if (store.data.getState().selected[0] !== gripped) store.select([gripped]);
      const draft = pulled(now, gripped, p);
      if (!draft) {
        if (mayActivate(context, now, gripped)) void begin(gripped);
        return;
      }
      store.hold(draft);
      const me = fieldedOf(now, gripped);
      if (me) store.hand({ is: 'drag', units: [{ unit: gripped, pose: { ...me.pose, ...(endOf(draft) ?? p.at) } }] });
    },
    release(p) {
      const now = state();
      const { deploying } = hand.getState();
      if (now && deploying !== undefined) {
        store.hold(deployAt(deploying, p.at));
        // On glass it lies there until it is confirmed
        if (p.touch) store.rest();
        else void commit();
        return;
      }
      const unit = gripped;
      gripped = undefined;
      if (unit === undefined || !dragged) return;
      store.hand({ is: 'gone' });
      if (!beginning) return letGoOf(p);
      // The hand was quicker than the line: the move is made once the figure acts
      void beginning.then(() => {
        const then = state();
        const draft = then && pulled(then, unit, p);
        if (!draft) return;
        store.hold(draft);
        letGoOf(p);
      });
    },
    hover(p) {
      const over = p ? unitAt(p) : undefined;
      store.hover(over?.id);
      const now = state();
      const { resting, refused } = store.data.getState();
      if (!p || !now || resting || refused || gripped !== undefined) return;
      const { deploying, means, how } = hand.getState();
      if (deploying !== undefined) return store.hold(deployAt(deploying, p.at));
      const me = ownInHand(context, now);
      if (!me || means === 'why') return;
      if (means === 'aim') return store.hold(aimMeant(context, now, me.id, p.at));
      if (means === 'cast' && how['spell'] !== undefined && isGroundSpell(context, now, me.id))
        return store.hold(spellMeant(context, now, me.id, p.at));
      const draft = over && over.id !== me.id ? targetMeant(context, now, me, over) : hoverWay(now, me, p);
      if (draft || store.data.getState().draft) store.hold(draft);
    },
    tap(p) {
      const now = state();
      const { means, how, picked, deploying } = hand.getState();
      // Whoever is set down was let go of already
      if (!now || deploying !== undefined) return;
      const over = unitAt(p);
      const me = ownInHand(context, now);
      if (means === 'why')
        return hand.setState({ other: over && over.id !== inHand(context, now) ? over.id : undefined });
      if (me && means === 'aim') {
        store.hold(aimMeant(context, now, me.id, p.at));
        return store.rest();
      }
      if (me && means === 'cast' && how['spell'] !== undefined) return castAt(now, me, over, p, picked);
      if (me && over && over.id !== me.id && pressedAt(now, me, over)) return;
      if (me && !over && (pressedToken(now, me, p) || pressedGround(now, me, p))) return;
      const { draft } = store.data.getState();
      store.letGo();
      if (means !== 'auto') restHand(store);
      // The first press on the ground only lets go of what was in the hand
      if (over || !draft) store.select(over ? [over.id] : []);
    },
    doubleTap(p) {
      const now = state();
      const over = unitAt(p);
      if (now && over && mayActivate(context, now, over.id)) void begin(over.id);
    },
    longPress(p) {
      store.hover(unitAt(p)?.id);
    },
    mayNudge: () => {
      const { draft } = store.data.getState();
      return draft !== undefined && !('into' in draft) && endOf(draft) !== undefined;
    },
    play: commit,
    typed: {
      asks: (id) => partyAsk(context, id),
      read(id, words) {
        const found = typedOrder(context, id, words);
        if ('says' in found) {
          store.letGo();
          return found.says;
        }
        if (found.select !== undefined) store.select([found.select]);
        store.hold(found.draft);
        store.rest();
        return undefined;
      },
    },
    key: (press) => partyKey(context, press, commit),
    cancel() {
      gripped = undefined;
      restHand(store);
      store.letGo();
    },
  };
  return { main, confirm: () => void commit() };

  /** Whoever acts shows the way under the mouse; who was only selected does not follow it. */
  function hoverWay(now: State, me: Fielded, p: PointerAt): AnyDraft | undefined {
    const going = goingOf(context, now, me.id);
    const { means } = hand.getState();
    const follows =
      going === 'step-to' || actingUnit(now, context.seat) === me.id || means === 'steal' || means === 'move';
    if (going === undefined || !follows || (means !== 'auto' && means !== going)) return undefined;
    // Where nothing but a push of Will is left to go, it is meant only when it was asked for
    return going === 'push-on' && means !== 'push-on' ? undefined : wayMeant(context, now, me.id, p.at);
  }

  /** A press on another: what is meant by it rests in the hand, and the second press plays it. */
  function pressedAt(now: State, me: Fielded, over: Fielded): boolean {
    const { means } = hand.getState();
    const { draft, resting, preview } = store.data.getState();
    const isSame = draft !== undefined && aimOf(draft as never) === over.id && draft.unit === me.id;
    if (resting && isSame && preview?.is === 'ready') {
      void commit();
      return true;
    }
    if (sideOf(over) === sideOf(me) && means === 'auto') return false;
    const meant = targetMeant(context, now, me, over);
    if (!meant) return false;
    store.hold(meant);
    store.rest();
    return true;
  }

  /** A press on a marker that something may be done with. */
  function pressedToken(now: State, me: Fielded, p: PointerAt): boolean {
    const [token] = p.tokens;
    if (token === undefined) return false;
    const found = deedOf(context, now, me.id, 'interact')?.intents.find((intent) =>
      (aimOf(intent) ?? '').split(' ').includes(token),
    );
    if (!found) return false;
    store.hold(asDraft(found));
    store.rest();
    return true;
  }

  function pressedGround(now: State, me: Fielded, p: PointerAt): boolean {
    const draft = hoverWay(now, me, p);
    if (!draft) return false;
    const { resting } = store.data.getState();
    store.hold(draft);
    const { preview } = store.data.getState();
    if (p.touch || preview?.is !== 'ready' || isDaring(preview as never)) store.rest();
    else if (!resting) void commit();
    else store.rest();
    return true;
  }

  /** A spell in the hand: laid on the ground, or on one figure after another until the judge has enough. */
  function castAt(now: State, me: Fielded, over: Fielded | undefined, p: PointerAt, picked: readonly string[]): void {
    if (isGroundSpell(context, now, me.id)) {
      store.hold(spellMeant(context, now, me.id, p.at));
      store.rest();
      return;
    }
    if (!over) return;
    const { resting, draft } = store.data.getState();
    if (resting && draft?.do === 'cast' && picked.includes(over.id)) {
      void commit();
      return;
    }
    const spell = hand.getState().how['spell'];
    const listed = deedOf(context, now, me.id, 'cast')?.intents ?? [];
    const groupOf = (ids: readonly string[]) =>
      listed.find(
        (intent) =>
          intent.do === 'cast' &&
          intent.spell === spell &&
          intent.targets.length === ids.length &&
          ids.every((id) => intent.targets.includes(id)),
      );
    const more = [...picked.filter((id) => id !== over.id), over.id];
    const found = groupOf(more) ?? groupOf([over.id]);
    hand.setState({ picked: found?.do === 'cast' ? found.targets : [] });
    store.hold(found ? asDraft(found) : targetMeant(context, now, me, over));
    store.rest();
  }
}
