import { useEffect, useRef } from 'react';
import { gameOf } from '../games';
import { createScene } from '../scene/create-scene';
import { battleModel } from '../scene/gallery/battle';
import type { Scene } from '../scene/model';
import { sceneSettings, useSettings } from '../settings/settings-store';
import { useChosenGame } from './chosen-game';

const quiet = (settings = useSettings.getState()) => ({ ...sceneSettings(settings), reducedMotion: true });
const still = {
  press: () => 'take' as const,
  drag: none,
  release: none,
  hover: none,
  tap: none,
  doubleTap: () => false,
};

function none() {
  // Nothing on the first screen's table can be touched.
}

/** The long edge of the battle that is shown unless a game has one of its own, mm. */
const LONG = 1829;

/** The painted battle of the chosen game behind the first screen: to be looked at. In high contrast there is none. */
export function Backdrop() {
  const host = useRef<HTMLDivElement>(null);
  const isPlain = useSettings((settings) => settings.contrast);
  const lobbyScene = useChosenGame(({ game }) => (game === undefined ? undefined : gameOf(game)?.skin.lobbyScene));
  useEffect(() => {
    const place = host.current;
    if (!place || isPlain) return;
    let gone = false;
    let scene: Scene | undefined;
    let stop: (() => void) | undefined;
    // Without markers nothing breathes, and a still picture costs nothing.
    const model = { ...(lobbyScene?.() ?? battleModel()), tokens: [] };
    const { width, depth } = model.table;
    const look = () => {
      const wide = innerWidth >= 1000;
      const zoom = Math.max(0.75, innerWidth / 1500) * (LONG / width);
      scene?.flyTo(
        { centre: { x: width * (wide ? 0.47 : 0.547), y: depth * 0.492 }, zoom, turn: 0 },
        { instant: true },
      );
    };
    createScene(place, { ...still, longPress: none, cameraMoved: none }, quiet()).then(
      (made) => {
        if (gone) {
          made.destroy();
          return;
        }
        scene = made;
        made.setModel(model);
        look();
        stop = useSettings.subscribe((settings) => made.setSettings(quiet(settings)));
      },
      () => undefined,
    );
    addEventListener('resize', look);
    return () => {
      gone = true;
      removeEventListener('resize', look);
      stop?.();
      scene?.destroy();
    };
  }, [isPlain, lobbyScene]);
  return <div ref={host} className="backdrop" aria-hidden="true" />;
}
