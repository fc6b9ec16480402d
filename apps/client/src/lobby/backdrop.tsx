import { useEffect, useRef } from 'react';
import { createScene } from '../scene/create-scene';
import { battleModel } from '../scene/gallery/battle';
import type { Scene } from '../scene/model';
import { sceneSettings, useSettings } from '../settings/settings-store';

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

/** The painted battle behind the first screen: to be looked at, not touched. In high contrast there is none. */
export function Backdrop() {
  const host = useRef<HTMLDivElement>(null);
  const isPlain = useSettings((settings) => settings.contrast);
  useEffect(() => {
    const place = host.current;
    if (!place || isPlain) return;
    let gone = false;
    let scene: Scene | undefined;
    let stop: (() => void) | undefined;
    const look = () => {
      const wide = innerWidth >= 1000;
      scene?.flyTo(
        { centre: { x: wide ? 860 : 1000, y: 600 }, zoom: Math.max(0.75, innerWidth / 1500), turn: 0 },
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
        // Without markers nothing breathes, and a still picture costs nothing.
        made.setModel({ ...battleModel(), tokens: [] });
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
  }, [isPlain]);
  return <div ref={host} className="backdrop" aria-hidden="true" />;
}
