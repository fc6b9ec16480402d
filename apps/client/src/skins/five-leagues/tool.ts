import { type Fielded, fieldedOf, type State, topStep } from '@muster/rules/five-leagues';
import type { PointerAt } from '../../scene/model';
import type { SkinContext, Tool, ToolSet } from '../skin';
import { deedOf } from './deeds';
import { handOf, restHand } from './hand';
import { partyKey } from './keys';
import { aimOf, goingOf, inHand, rounded, spellMeant, targetMeant, wayMeant } from './meant';
import { actingUnit, isOwn, mayActivate, offersNow } from './offers';

/** The hand at a Five Leagues table: it holds drafts, `preview` judges them. */
export function partyTools(context: SkinContext): ToolSet {
  const { store } = context;
  const hand = handOf(store);
  /** The figure that was pressed, while the button is down. */
  let gripped: string | undefined;
  let dragged = false;
  let beginning = false;

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
  const deploys = (now: State, unit: string): boolean =>
    topStep(now)?.is === 'deploy-party' && isOwn(now, context.seat, unit);

  /** Whoever is pulled at before it acts begins its activation by that. */
  const begin = async (unit: string) => {
    if (beginning) return;
    beginning = true;
    await store.act({ do: 'activate', unit } as never);
    beginning = false;
  };

  const main: Tool = {
    press(p) {
      const now = state();
      const unit = unitAt(p);
      if (!now) return 'pan';
      if (hand.getState().deploying !== undefined) return 'take';
      if (!unit || !isOwn(now, context.seat, unit.id)) return 'pan';
      const goes =
        deploys(now, unit.id) || goingOf(context, now, unit.id) !== undefined || mayActivate(context, now, unit.id);
      if (!goes) return 'pan';
      // On glass only what is selected can be dragged; a swipe elsewhere pans.
      if (p.touch && store.data.getState().selected[0] !== unit.id) return 'pan';
      gripped = unit.id;
      dragged = false;
      return 'take';
    },
    drag(p) {
      const now = state();
      if (!now || gripped === undefined) return;
      dragged = true;
      if (store.data.getState().selected[0] !== gripped) store.select([gripped]);
      if (deploys(now, gripped)) return store.hold({ do: 'deploy', unit: gripped, at: rounded(p.at) });
      if (goingOf(context, now, gripped) === undefined) {
        if (mayActivate(context, now, gripped)) void begin(gripped);
        return;
      }
      const over = unitAt(p);
      const me = fieldedOf(now, gripped);
      const draft =
        over && me && over.id !== gripped && over.side !== me.side
          ? targetMeant(context, now, me, over)
          : wayMeant(context, now, gripped, p.at);
      store.hold(draft);
      if (me) store.hand({ is: 'drag', units: [{ unit: gripped, pose: { ...me.pose, x: p.at.x, y: p.at.y } }] });
    },
    release(p) {
      const now = state();
      const { deploying } = hand.getState();
      if (now && deploying !== undefined) {
        store.hold({ do: 'deploy', unit: deploying, at: rounded(p.at) });
        void commit();
        return;
      }
      if (gripped === undefined) return;
      gripped = undefined;
      if (!dragged) return;
      store.hand({ is: 'gone' });
      const { preview } = store.data.getState();
      if (!preview) return;
      // A finger never commits by lifting, and nobody dares a die by letting go
      if (p.touch || (preview.is === 'ready' && (preview.odds?.length ?? 0) > 0)) return store.rest();
      if (preview.is === 'ready') void commit();
      else void store.commit();
    },
    hover(p) {
      const over = p ? unitAt(p) : undefined;
      store.hover(over?.id);
      const now = state();
      const { resting } = store.data.getState();
      if (!p || !now || resting || gripped !== undefined) return;
      const { deploying, means, how } = hand.getState();
      if (deploying !== undefined) return store.hold({ do: 'deploy', unit: deploying, at: rounded(p.at) });
      const id = inHand(context, now);
      const me = id === undefined ? undefined : fieldedOf(now, id);
      if (!me || !isOwn(now, context.seat, me.id) || means === 'why') return;
      if (means === 'cast' && how['spell'] !== undefined && isGround(now, me.id))
        return store.hold(spellMeant(context, now, me.id, p.at));
      if (over && over.id !== me.id) return store.hold(targetMeant(context, now, me, over));
      if (goingOf(context, now, me.id) === 'step-to' || means === 'move' || means === 'push-on' || means === 'steal')
        return store.hold(wayMeant(context, now, me.id, p.at));
      if (store.data.getState().draft) store.hold(undefined);
    },
    tap(p) {
      const now = state();
      if (!now) return;
      const over = unitAt(p);
      const { means, how, picked } = hand.getState();
      const id = inHand(context, now);
      const me = id === undefined ? undefined : fieldedOf(now, id);
      if (means === 'why' && over) return hand.setState({ other: over.id });
      const { draft, resting } = store.data.getState();
      const mine = me !== undefined && isOwn(now, context.seat, me.id);
      if (mine && me && means === 'cast' && how['spell'] !== undefined) {
        if (over && picked.length < 3 && !picked.includes(over.id) && isMany(now, me.id))
          hand.setState({ picked: [...picked, over.id] });
        const found = over ? targetMeant(context, now, me, over) : undefined;
        store.hold(found ?? spellMeant(context, now, me.id, p.at));
        return store.rest();
      }
      if (mine && me && over && over.id !== me.id) {
        if (resting && draft && (draft['target'] === over.id || draft['into'] === over.id)) return void commit();
        const meant = over.side === me.side && means === 'auto' ? undefined : targetMeant(context, now, me, over);
        if (meant) {
          store.hold(meant);
          return store.rest();
        }
      }
      const going = mine && me ? goingOf(context, now, me.id) : undefined;
      if (
        mine &&
        me &&
        !over &&
        going !== undefined &&
        (going === 'step-to' || actingUnit(now, context.seat) === me.id || going === 'steal')
      ) {
        store.hold(wayMeant(context, now, me.id, p.at));
        const { preview } = store.data.getState();
        if (p.touch || preview?.is !== 'ready' || (preview.odds?.length ?? 0) > 0) return store.rest();
        return void commit();
      }
      store.letGo();
      if (means !== 'auto') restHand(store);
      store.select(over ? [over.id] : []);
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
      return draft !== undefined && 'at' in draft;
    },
    play: commit,
    key: (press) => partyKey(context, press, commit),
    cancel() {
      gripped = undefined;
      restHand(store);
      store.letGo();
    },
  };
  return { main };

  /** Whether the spell in the hand lies on the ground. */
  function isGround(now: State, unit: string): boolean {
    const { how } = hand.getState();
    const listed = deedOf(context, now, unit, 'cast')?.intents ?? [];
    return !listed.some(
      (intent) => intent.do === 'cast' && intent.spell === how['spell'] && aimOf(intent) !== undefined,
    );
  }

  /** Whether the spell in the hand may be for several. */
  function isMany(now: State, unit: string): boolean {
    const { how } = hand.getState();
    return offersNow(context, now).some(
      (each) =>
        each.needs === 'place' &&
        each.do === 'cast' &&
        each.unit === unit &&
        (each.draft as { spell?: string }).spell === how['spell'],
    );
  }
}
