import { useEffect, useRef } from 'react';
import { createScene } from '../scene/create-scene';
import type { PointerAt, Scene } from '../scene/model';
import { sceneSettings, useSettings } from '../settings/settings-store';
import type { SkinContext } from '../skins/skin';
import { overlaysNow } from '../store/overlays';
import { useTable } from '../store/table-store';
import { createHand, type Hand } from '../tools/hand';
import { homeTurn } from '../tools/home-turn';
import { useLatest } from './use-latest';

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface SceneHandle {
  readonly scene: Scene;
  readonly hand: Hand;
}

/** The painted table with the hand over it. Redraws from the store; React never touches a Pixi object. */
export function TableScene({
  context,
  insets,
  onReady,
  onMenu,
}: {
  readonly context: SkinContext;
  readonly insets: Insets;
  readonly onReady: (handle: SceneHandle | undefined) => void;
  readonly onMenu: (p: PointerAt) => void;
}) {
  const host = useRef<HTMLDivElement>(null);
  const handle = useRef<SceneHandle | undefined>(undefined);
  const contextNow = useLatest(context);
  const insetsNow = useLatest(insets);
  const ready = useLatest(onReady);
  const menu = useLatest(onMenu);
  const renew = useRef<(() => void) | undefined>(undefined);
  const { store } = context;
  const isDown = useTable(store, (data) => data.line.is === 'down' || data.line.is === 'closed');

  useEffect(() => {
    const place = host.current;
    if (!place) return;
    let gone = false;
    let scene: Scene | undefined;
    let hand: Hand | undefined;
    let alt = false;
    const watchAlt = (event: KeyboardEvent | PointerEvent) => {
      alt = event.altKey;
    };
    const stops: (() => void)[] = [];
    for (const kind of ['keydown', 'keyup', 'pointerdown'] as const) {
      addEventListener(kind, watchAlt, true);
      stops.push(() => removeEventListener(kind, watchAlt, true));
    }
    const handFor = (at: SkinContext) =>
      createHand({
        context: at,
        isAlt: () => alt,
        menu: (p) => menu.current(p),
      });
    hand = handFor(contextNow.current);
    let handSeat = contextNow.current;
    const now = (): Hand => {
      if (handSeat !== contextNow.current) {
        hand?.cancel();
        handSeat = contextNow.current;
        hand = handFor(handSeat);
        if (scene) publish();
      }
      return hand as Hand;
    };
    renew.current = () => void now();
    const publish = () => {
      if (!scene || !hand) return;
      handle.current = { scene, hand };
      ready.current(handle.current);
    };
    void createScene(
      place,
      {
        press: (p) => now().press(p),
        drag: (p) => now().drag(p),
        release: (p) => now().release(p),
        hover: (p) => now().hover(p),
        tap: (p) => now().tap(p),
        doubleTap: (p) => now().doubleTap(p),
        longPress: (p) => now().longPress(p),
        cameraMoved: (camera) => store.moveCamera(camera),
      },
      sceneSettings(useSettings.getState()),
    ).then((made) => {
      if (gone) {
        made.destroy();
        return;
      }
      scene = made;
      stops.push(useSettings.subscribe((settings) => made.setSettings(sceneSettings(settings))));
      stops.push(drawing(made, () => contextNow.current));
      made.home(homeTurn(contextNow.current), insetsNow.current);
      publish();
    });
    return () => {
      gone = true;
      for (const stop of stops) stop();
      handle.current = undefined;
      ready.current(undefined);
      scene?.destroy();
    };
  }, [store, contextNow, insetsNow, ready, menu]);

  // Another seat, another hand: also for keys pressed before the mouse moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the context is what renews the hand
  useEffect(() => renew.current?.(), [context]);
  useEffect(() => {
    handle.current?.scene.setDimmed(isDown);
  }, [isDown]);

  return <div ref={host} className={isDown ? 'scene-host down' : 'scene-host'} />;
}

/** Keeps the scene like the store: model, selection, overlays. Returns what stops it. */
function drawing(scene: Scene, context: () => SkinContext): () => void {
  const { store } = context();
  let drawn: unknown;
  let drawnFor: SkinContext | undefined;
  let drawnKey: unknown;
  let fade: ReturnType<typeof setTimeout> | undefined;
  const draw = () => {
    const data = store.data.getState();
    const at = context();
    const shown = data.state === undefined ? undefined : (at.skin.shownState?.(data.state, at) ?? data.state);
    const key = at.skin.sceneKey?.(at);
    if (shown !== undefined && (shown !== drawn || at !== drawnFor || key !== drawnKey)) {
      scene.setModel(at.skin.scene(shown, at), { glide: drawn !== undefined && drawnFor === at });
      drawn = shown;
      drawnFor = at;
      drawnKey = key;
    }
    scene.setSelected(data.selected, data.hovered);
    scene.setOverlays(overlaysNow(at, data, Date.now()));
    clearTimeout(fade);
    if (data.pings.length > 0 || Object.keys(data.hands).length > 0) fade = setTimeout(draw, 1500);
  };
  let frame: number | undefined;
  const soon = () => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      draw();
    });
  };
  draw();
  const stop = store.data.subscribe(soon);
  return () => {
    stop();
    clearTimeout(fade);
    // The scene is gone by the next frame.
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
