import { MapPin, Maximize, Ruler } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PointerAt } from '../scene/model';
import type { SkinContext } from '../skins/skin';
import { namesIn } from '../store/names';
import type { SceneHandle } from './table-scene';

/** What a long press or a right click offers at a place: who stands there, point, measure, fly. */
export function LittleMenu({
  at,
  context,
  handle,
  onClose,
}: {
  readonly at: PointerAt;
  readonly context: SkinContext;
  readonly handle: SceneHandle;
  readonly onClose: () => void;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const { store } = context;
  const data = store.data.getState();
  const unit = at.bodies[0];
  useEffect(() => {
    ref.current?.querySelector('button')?.focus();
    const away = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onClose();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('pointerdown', away, true);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', away, true);
      removeEventListener('keydown', key);
    };
  }, [onClose]);
  const deed = (act: () => void) => () => {
    act();
    onClose();
  };
  const x = Math.min(at.screen.x, innerWidth - 210);
  const y = Math.min(at.screen.y, innerHeight - 190);
  return (
    <div ref={ref} className="card little-menu" style={{ left: x, top: y }} role="menu">
      {unit !== undefined && <p className="bold">{namesIn(context, data, data.state).unit(unit)}</p>}
      <button type="button" role="menuitem" onClick={deed(() => store.ping(at.at, unit))}>
        <MapPin size={17} aria-hidden="true" /> Point here
      </button>
      <button
        type="button"
        role="menuitem"
        onClick={deed(() => {
          if (!handle.hand.isMeasuring()) handle.hand.toggleRuler();
          handle.hand.press(at);
          handle.hand.release(at);
        })}
      >
        <Ruler size={17} aria-hidden="true" /> Measure from here
      </button>
      <button
        type="button"
        role="menuitem"
        onClick={deed(() => handle.scene.flyTo({ centre: at.at, zoom: Math.max(1.8, handle.scene.camera().zoom) }))}
      >
        <Maximize size={17} aria-hidden="true" /> Look closer
      </button>
    </div>
  );
}
