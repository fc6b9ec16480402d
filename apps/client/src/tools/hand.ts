import type { Point, Pose } from '@muster/geometry';
import type { Overlay, PointerAt, SceneEvents } from '../scene/model';
import type { SkinContext, Tool } from '../skins/skin';
import { bendRuler, dropRuler, layRuler, pullRuler, type Ruler, rulerOverlay, rulerPoints } from './ruler';

/** The hand over one table: the shared tools (ruler, pointing) first, then the game's own, then the camera. */
export interface Hand extends Omit<SceneEvents, 'cameraMoved'> {
  /** A key while no field has the focus; true when it was used. */
  key(press: { readonly key: string; readonly shift: boolean; readonly ctrl: boolean }): boolean;
  /** Takes the ruler out or puts it away. */
  toggleRuler(): void;
  /** Points at where the mouse is, or at the selected unit. */
  point(): void;
  isMeasuring(): boolean;
  /** Plays what rests in the hand. */
  confirm(): void;
  /** The same, for who has to know when it is done: a typed move. */
  play(): Promise<void>;
  /** Takes a unit into the hand at a typed pose; undefined where this game has no such move. */
  readonly place: ((unit: string, pose: Pose) => void) | undefined;
  /** Orders in words; undefined where this game has none. */
  readonly typed: Tool['typed'];
  /** Whether fine steps mean anything to what is in the hand. */
  mayNudge(): boolean;
  cancel(): void;
}

export interface HandNeeds {
  readonly context: SkinContext;
  /** Whether Alt is down right now: it makes a press a pointing. */
  readonly isAlt: () => boolean;
  /** Long press or right click without a drag: the little menu at this place. */
  readonly menu: (p: PointerAt) => void;
}

export function createHand({ context, isAlt, menu }: HandNeeds): Hand {
  const { store, skin, system } = context;
  const { main: tool, confirm } = skin.tools(context);
  let ruler: Ruler | undefined;
  let measuring = false;
  let holds: 'ruler' | 'tool' | undefined;
  let pressedAt: PointerAt | undefined;
  let last: PointerAt | undefined;

  const show = (wanted: Ruler | undefined) => {
    const { state } = store.data.getState();
    const told = wanted && state !== undefined ? skin.measures?.(state, rulerPoints(wanted), context) : undefined;
    const isBarred = told !== undefined && 'no' in told;
    if (isBarred) store.patch({ refused: { refusals: [], says: told.no } });
    const now = isBarred ? undefined : wanted;
    ruler = now;
    const drawn = now && rulerOverlay(now, system.units);
    const marks: Overlay[] =
      drawn?.is === 'ruler' && told && 'text' in told
        ? [{ ...drawn, text: `${drawn.text} · ${told.text}` }]
        : drawn
          ? [drawn]
          : [];
    store.layRuler(marks);
    if (now) store.hand({ is: 'ruler', points: [...rulerPoints(now)].slice(-32) });
  };
  const snapped = (p: PointerAt): Point => {
    const body = p.shift ? system.bodies(store.data.getState().state).find((one) => one.id === p.bodies[0]) : undefined;
    return body ? { x: body.base.pose.x, y: body.base.pose.y } : p.at;
  };
  const isDown = () => store.data.getState().line.is !== 'up' && store.data.getState().line.is !== 'opening';

  return {
    press(p) {
      pressedAt = p;
      store.clearNo();
      if (isAlt()) {
        store.ping(p.at, p.bodies[0]);
        return 'take';
      }
      if (measuring || p.button === 2) {
        holds = 'ruler';
        show(ruler?.loose ? bendRuler(ruler, snapped(p)) : layRuler(snapped(p)));
        return 'take';
      }
      if (isDown()) return 'pan';
      const taken = tool.press(p);
      holds = taken === 'take' ? 'tool' : undefined;
      return taken;
    },
    drag(p) {
      last = p;
      if (holds === 'ruler' && ruler) show(pullRuler(ruler, snapped(p)));
      else if (holds === 'tool') tool.drag(p);
    },
    release(p) {
      const held = holds;
      holds = undefined;
      if (held === 'ruler' && ruler) {
        const done = dropRuler(ruler, snapped(p));
        show(done);
        if (!done && p.button === 2) menu(p);
      } else if (held === 'tool') tool.release(p);
      pressedAt = undefined;
    },
    hover(p) {
      last = p ?? last;
      if (p) store.hand({ is: 'cursor', at: p.at, ...(p.bodies[0] === undefined ? {} : { over: p.bodies[0] }) });
      else store.hand({ is: 'gone' });
      store.hover(p?.bodies[0]);
      if (measuring && p && ruler?.loose) show(pullRuler(ruler, snapped(p)));
      else tool.hover(p);
    },
    tap(p) {
      if (isAlt() || measuring || p.button === 2) return;
      if (ruler) show(undefined);
      tool.tap(p);
    },
    doubleTap(p) {
      // Two quick presses on a target are the two that play it: what the first laid down the second confirms
      if (p.bodies[0] !== undefined && store.data.getState().resting) {
        tool.tap(p);
        return true;
      }
      tool.doubleTap(p);
      return false;
    },
    longPress(p) {
      if (p.bodies[0] !== undefined) tool.longPress(p);
      menu(p);
    },
    key(press) {
      if (press.key === 'Escape' && (measuring || ruler)) {
        measuring = false;
        show(undefined);
        store.hand({ is: 'gone' });
        return true;
      }
      if (press.key === ' ' && measuring && last) {
        show(ruler ? bendRuler(ruler, last.at) : layRuler(last.at));
        return true;
      }
      return tool.key(press);
    },
    toggleRuler() {
      measuring = !measuring;
      if (!measuring) show(undefined);
      else if (last) show(layRuler(last.at));
    },
    point() {
      const { selected, state } = store.data.getState();
      const body = system.bodies(state).find((one) => one.id === selected[0]);
      const at = last?.at ?? body?.base.pose;
      if (at) store.ping({ x: at.x, y: at.y }, last?.bodies[0]);
    },
    isMeasuring: () => measuring,
    confirm: confirm ?? (() => void tool.key({ key: 'Enter', shift: false, ctrl: false })),
    async play() {
      if (tool.play) await tool.play();
      else await store.commit();
    },
    place: tool.place && ((unit, pose) => tool.place?.(unit, pose)),
    typed: tool.typed,
    mayNudge: () => tool.mayNudge?.() ?? true,
    cancel() {
      holds = undefined;
      if (pressedAt) tool.cancel();
      pressedAt = undefined;
    },
  };
}
