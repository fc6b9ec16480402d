import { useEffect } from 'react';
import type { SkinContext } from '../skins/skin';
import { isTyping, shellDeed } from '../tools/keys';
import type { SideTab } from './side-panel';
import type { SceneHandle } from './table-scene';
import { useLatest } from './use-latest';

interface Deeds {
  readonly context: SkinContext;
  readonly handle: SceneHandle | undefined;
  readonly openTab: (tab: SideTab) => void;
  readonly openHelp: () => void;
  readonly home: () => void;
  readonly typeMove: () => void;
}

/** The table's keys. They rest while someone types, while a dialog is open, and in buttons for Enter and Space. */
export function useTableKeys(deeds: Deeds): void {
  const now = useLatest(deeds);
  useEffect(() => {
    let leaving = false;
    const pressed = (event: KeyboardEvent) => {
      const inTable = event.target instanceof Element && event.target.closest('.scene-frame') !== null;
      const leaves = leaving && event.key === 'Tab';
      leaving = inTable && event.key === 'Escape';
      if (event.defaultPrevented || event.altKey || event.metaKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const target = event.target instanceof Element ? event.target : undefined;
      const onButton = target?.closest('button, a, [role="tab"], summary, .log-lines, .chat-lines');
      const isWalk = event.key === 'Tab' || event.key.startsWith('Arrow') || event.key === 'Enter' || event.key === ' ';
      if (onButton && isWalk) return;
      // Inside the table Tab walks the units; after Escape it leads on, so that nobody is held there.
      if (event.key === 'Tab' && (!inTable || leaves)) return;
      if (used({ key: event.key, shift: event.shiftKey, ctrl: event.ctrlKey }, now.current)) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [now]);
}

function used(press: { readonly key: string; readonly shift: boolean; readonly ctrl: boolean }, deeds: Deeds): boolean {
  const { handle, context } = deeds;
  if (handle?.hand.key(press)) return true;
  if (/^[1-9]$/.test(press.key) && !press.ctrl) return choose(Number(press.key));
  const scene = handle?.scene;
  const deed = shellDeed(press);
  switch (deed) {
    case undefined:
      return false;
    case 'help':
      deeds.openHelp();
      return true;
    case 'log':
    case 'chat':
    case 'odds':
      deeds.openTab(deed);
      if (deed === 'chat') requestAnimationFrame(() => document.getElementById('chat-field')?.focus());
      return true;
    case 'undo':
      void context.store.undo();
      return true;
    case 'ruler':
      handle?.hand.toggleRuler();
      return true;
    case 'type':
      deeds.typeMove();
      return true;
    case 'ping':
      handle?.hand.point();
      return true;
    case 'home':
    case 'my-side':
      deeds.home();
      return true;
    case 'zoom-in':
    case 'zoom-out': {
      const zoom = scene?.camera().zoom ?? 1;
      scene?.flyTo({ zoom: deed === 'zoom-in' ? zoom * 1.25 : zoom / 1.25 });
      return true;
    }
    case 'turn-left':
    case 'turn-right': {
      const turn = scene?.camera().turn ?? 0;
      scene?.flyTo({ turn: turn + (deed === 'turn-left' ? 90 : -90) });
      return true;
    }
  }
}

/** Picks the offered choice of this number, counted as they stand on the screen. */
function choose(number: number): boolean {
  const choices = document.querySelectorAll<HTMLElement>('[data-choice]:not(:disabled)');
  choices[number - 1]?.click();
  return choices[number - 1] !== undefined;
}
