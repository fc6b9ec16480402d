import type { Camera, Point, PointerAt, SceneEvents } from '../model';
import { centreFor, clampZoom, type Size, shortTurn, toTable } from './camera';
import type { Rig } from './camera-rig';

/** What lies under a point, found by the scene. */
export type Probe = (at: Point, screen: Point, touch: boolean) => Pick<PointerAt, 'bodies' | 'tokens' | 'terrain'>;

export interface Hand {
  /** A touch drags something taken: where the piece rides, in mm, and the finger in px. */
  onTouchDrag(dragged: (at: Point | undefined, finger: Point) => void): void;
  destroy(): void;
}

/** The piece rides this far above the finger, in px, so that the finger hides nothing. */
export const LIFT = 56;
const SLOP = { mouse: 4, touch: 9 } as const;
const LONG = 400;
const TWICE = 320;

interface Down {
  readonly id: number;
  readonly start: Point;
  readonly touch: boolean;
  readonly button: number;
  last: Point;
  moved: boolean;
  held: boolean;
  answer: 'take' | 'pan';
}

/** Mouse, pen and fingers over the canvas, told as presses, drags, taps, pans and pinches. */
export function createHand(
  canvas: HTMLElement,
  rig: Rig,
  table: () => Size,
  probe: Probe,
  events: SceneEvents,
  fly: (to: PointerAt) => void,
): Hand {
  const fingers = new Map<number, Point>();
  let down: Down | undefined;
  let pinch: Pinch | undefined;
  let long: ReturnType<typeof setTimeout> | undefined;
  let lastTap = { at: { x: -99, y: -99 }, when: 0 };
  const dragHooks: ((at: Point | undefined, finger: Point) => void)[] = [];
  const stopped = new AbortController();

  const pointOf = (e: MouseEvent): Point => {
    const box = canvas.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const tell = (
    screen: Point,
    e: { readonly shiftKey: boolean },
    touch: boolean,
    button: number,
    lift = 0,
  ): PointerAt => {
    const shown = { x: screen.x, y: screen.y - lift };
    const at = toTable(rig.view(), shown);
    return { at, screen, ...probe(at, shown, touch), touch, shift: e.shiftKey, button };
  };
  const liftOf = (d: Down): number => {
    if (!d.touch || d.answer !== 'take' || !d.moved) return 0;
    // The piece rises with the first centimetre of travel instead of jumping.
    return LIFT * Math.min(1, Math.hypot(d.last.x - d.start.x, d.last.y - d.start.y) / 40);
  };
  const touchDrag = (d: Down | undefined): void => {
    const lifted = d?.touch && d.answer === 'take' && d.moved ? d : undefined;
    const at = lifted && toTable(rig.view(), { x: lifted.last.x, y: lifted.last.y - liftOf(lifted) });
    for (const hook of dragHooks) hook(at, d?.last ?? { x: 0, y: 0 });
  };
  const drop = (): void => {
    clearTimeout(long);
    if (down?.answer === 'take') events.cancel?.();
    down = undefined;
    touchDrag(undefined);
  };

  const press = (e: PointerEvent): void => {
    const screen = pointOf(e);
    const touch = e.pointerType === 'touch';
    canvas.setPointerCapture(e.pointerId);
    if (touch) fingers.set(e.pointerId, screen);
    if (fingers.size === 2) {
      drop();
      pinch = startPinch([...fingers.values()], rig.view().camera);
      return;
    }
    if (fingers.size > 2 || (down && !touch)) return;
    rig.stop();
    const d: Down = {
      ...{ id: e.pointerId, start: screen, last: screen, touch, button: e.button },
      ...{ moved: false, held: false, answer: 'pan' as const },
    };
    down = d;
    if (e.button !== 1) d.answer = events.press(tell(screen, e, touch, e.button));
    // A press handed over from elsewhere on the page is under way already: no long press.
    if (!touch || !e.isTrusted) return;
    long = setTimeout(() => {
      if (down !== d || d.moved) return;
      d.held = true;
      events.longPress(tell(d.last, e, true, 0));
    }, LONG);
  };

  const move = (e: PointerEvent): void => {
    const screen = pointOf(e);
    if (fingers.has(e.pointerId)) fingers.set(e.pointerId, screen);
    if (pinch && fingers.size >= 2) {
      rig.set(pinched(pinch, [...fingers.values()], rig, table()));
      return;
    }
    if (!down || down.id !== e.pointerId) {
      if (e.pointerType !== 'touch' && !down) events.hover(tell(screen, e, false, -1));
      return;
    }
    const slop = down.touch ? SLOP.touch : SLOP.mouse;
    const far = Math.hypot(screen.x - down.start.x, screen.y - down.start.y);
    if (!down.moved && far < slop) return;
    clearTimeout(long);
    const before = down.moved ? down.last : down.start;
    down.moved = true;
    down.last = screen;
    if (down.answer === 'take') {
      events.drag(tell(screen, e, down.touch, down.button, liftOf(down)));
      touchDrag(down);
      return;
    }
    const { camera, screen: size } = rig.view();
    rig.set({ ...camera, centre: centreFor(size, camera, toTable(rig.view(), before), screen) });
  };

  const release = (e: PointerEvent): void => {
    fingers.delete(e.pointerId);
    if (pinch) {
      if (fingers.size === 0) pinch = undefined;
      return;
    }
    if (!down || down.id !== e.pointerId) return;
    clearTimeout(long);
    const d = down;
    d.last = pointOf(e);
    const p = tell(d.last, e, d.touch, d.button, liftOf(d));
    down = undefined;
    touchDrag(undefined);
    if (d.answer === 'take') events.release(p);
    if (d.moved || d.held || d.button === 1) return;
    tapped(tell(d.start, e, d.touch, d.button), e.timeStamp);
  };

  const tapped = (p: PointerAt, when: number): void => {
    const near = Math.hypot(p.screen.x - lastTap.at.x, p.screen.y - lastTap.at.y) < 24;
    if (near && when - lastTap.when < TWICE && p.button === 0) {
      lastTap = { at: { x: -99, y: -99 }, when: 0 };
      if (!events.doubleTap(p)) fly(p);
      return;
    }
    lastTap = { at: p.screen, when };
    events.tap(p);
  };

  const wheel = (e: WheelEvent): void => {
    e.preventDefault();
    const lines = e.deltaMode === 1 ? 16 : e.deltaMode === 2 ? 400 : 1;
    // A pinch on a touchpad comes as a wheel with the control key, in small steps.
    const step = e.deltaY * lines * (e.ctrlKey ? 0.01 : 0.0016);
    rig.zoomAt(pointOf(e), Math.exp(-Math.max(-0.5, Math.min(0.5, step))));
  };

  const lost = (e: PointerEvent): void => {
    fingers.delete(e.pointerId);
    if (fingers.size === 0) pinch = undefined;
    if (down?.id === e.pointerId) drop();
  };

  const on = <K extends keyof HTMLElementEventMap>(name: K, act: (e: HTMLElementEventMap[K]) => void): void => {
    canvas.addEventListener(name, act, { signal: stopped.signal, passive: false });
  };
  on('pointerdown', press);
  on('pointermove', move);
  on('pointerup', release);
  on('pointercancel', lost);
  on('pointerleave', (e) => {
    if (!down && e.pointerType !== 'touch') events.hover(undefined);
  });
  on('wheel', wheel);
  on('contextmenu', (e) => e.preventDefault());

  return {
    onTouchDrag: (hook) => void dragHooks.push(hook),
    destroy() {
      clearTimeout(long);
      stopped.abort();
    },
  };
}

interface Pinch {
  readonly camera: Camera;
  readonly middle: Point;
  readonly gap: number;
  readonly angle: number;
}

function startPinch(fingers: readonly Point[], camera: Camera): Pinch {
  return { camera, ...spread(fingers) };
}

/** Two fingers hold the table: it follows their middle, their gap and their twist. */
function pinched(from: Pinch, fingers: readonly Point[], rig: Rig, table: Size): Camera {
  const now = spread(fingers);
  const { screen } = rig.view();
  const held = toTable({ camera: from.camera, screen }, from.middle);
  const zoom = clampZoom(from.camera.zoom * (now.gap / from.gap), table, screen);
  const twist = shortTurn(from.angle, now.angle);
  // A pinch is never quite straight: the first degrees of twist are not meant.
  const turn = from.camera.turn + Math.sign(twist) * Math.max(0, Math.abs(twist) - 9);
  const camera = { ...from.camera, zoom, turn };
  return { ...camera, centre: centreFor(screen, camera, held, now.middle) };
}

function spread(fingers: readonly Point[]): Omit<Pinch, 'camera'> {
  const [a, b] = [fingers[0]!, fingers[1]!];
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    gap: Math.max(20, Math.hypot(b.x - a.x, b.y - a.y)),
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}
