import type { Intent } from '@muster/rules/kernel';
import { useEffect } from 'react';
import type { SkinContext } from '../skins/skin';
import type { SceneHandle } from './table-scene';

/** For tests that use the real mouse: where a unit is on screen, and what the page knows. */
export function useTestHook(context: SkinContext, handle: SceneHandle | undefined) {
  useEffect(() => {
    const { store, system } = context;
    const hook = {
      ready: handle !== undefined,
      seat: () => context.seat,
      version: () => store.data.getState().version,
      state: () => store.data.getState().state,
      data: () => store.data.getState(),
      /** Asks for something as a button would: it is judged like everything else. */
      act: (intent: Intent) => store.act(intent),
      camera: () => handle?.scene.camera(),
      screenOf: (body: string) => {
        const found = system.bodies(store.data.getState().state).find((one) => one.id === body);
        return found && handle?.scene.toScreen(found.base.pose);
      },
      screenAt: (x: number, y: number) => handle?.scene.toScreen({ x, y }),
    };
    (globalThis as { __muster?: unknown }).__muster = hook;
    return () => {
      delete (globalThis as { __muster?: unknown }).__muster;
    };
  }, [context, handle]);
}
