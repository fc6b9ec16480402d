import { useEffect, useRef } from 'react';
import { createScene } from '../scene/create-scene';
import { battleModel } from '../scene/gallery/battle';
import type { Scene } from '../scene/model';
import { sceneSettings, useSettings } from '../settings/settings-store';

const still = { press: () => 'take' as const, drag: none, release: none, hover: none, tap: none, doubleTap: none };

function none() {
  // Nothing on the first screen's table can be touched.
}

/** The painted battle behind the first screen: to be looked at, not touched. */
export function Backdrop() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = host.current;
    if (!place) return;
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
    createScene(place, { ...still, longPress: none, cameraMoved: none }, sceneSettings(useSettings.getState())).then(
      (made) => {
        if (gone) {
          made.destroy();
          return;
        }
        scene = made;
        made.setModel(battleModel());
        look();
        stop = useSettings.subscribe((settings) => made.setSettings(sceneSettings(settings)));
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
  }, []);
  return <div ref={host} className="backdrop" aria-hidden="true" />;
}
