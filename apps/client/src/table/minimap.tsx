import { useEffect, useMemo, useRef } from 'react';
import type { Camera, Scene, SceneModel } from '../scene/model';
import { drawThumbnail } from '../scene/thumbnail';
import type { SkinContext } from '../skins/skin';
import { useShown } from '../store/shown';
import { useTable } from '../store/table-store';

/** The whole table as blocks with the view as a gold frame; a press goes there. */
export function Minimap({ context, scene }: { readonly context: SkinContext; readonly scene: Scene | undefined }) {
  const told = useShown(context).state;
  const state = useTable(context.store, () =>
    told === undefined ? undefined : (context.skin.shownState?.(told, context) ?? told),
  );
  const camera = useTable(context.store, (data) => data.camera);
  const canvas = useRef<HTMLCanvasElement>(null);
  const model = useMemo(() => (state === undefined ? undefined : context.skin.scene(state, context)), [state, context]);
  // A view from another edge has its map the same way up.
  const quarters = (((Math.round((camera?.turn ?? 0) / 90) % 4) + 4) % 4) as Quarters;
  const isOnSide = quarters % 2 === 1;
  useEffect(() => {
    const face = canvas.current;
    if (!face || !model) return;
    // Told once at the beginning, and whenever the card or the way up changes
    const sizes = new ResizeObserver(() => drawThumbnail(face, model, face.parentElement?.clientWidth ?? 0));
    sizes.observe(face.parentElement ?? face);
    return () => sizes.disconnect();
  }, [model]);
  if (!model) return null;
  const { width, depth } = model.table;
  const go = (event: React.PointerEvent<HTMLElement>) => {
    if (!scene || event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const right = (event.clientX - box.left) / box.width;
    const below = (event.clientY - box.top) / box.height;
    const [across, down] = upright(quarters, right, below);
    scene.flyTo({ centre: { x: across * width, y: (1 - down) * depth } }, { instant: event.type === 'pointermove' });
  };
  return (
    <section className="card minimap" aria-label="Map">
      <div
        className="minimap-face"
        onPointerDown={go}
        onPointerMove={go}
        style={{ '--shape': isOnSide ? depth / width : width / depth } as React.CSSProperties}
      >
        <div
          className="minimap-sheet"
          style={{
            width: isOnSide ? `${(100 * width) / depth}%` : '100%',
            aspectRatio: `${width} / ${depth}`,
            transform: `translate(-50%, -50%) rotate(${quarters * 90}deg)`,
          }}
        >
          <canvas ref={canvas} tabIndex={-1} />
          {camera && <Frame camera={camera} model={model} />}
        </div>
      </div>
    </section>
  );
}

type Quarters = 0 | 1 | 2 | 3;

/** The place on the upright map of a place on the turned one, both as shares from the left and from above. */
function upright(quarters: Quarters, right: number, below: number): readonly [number, number] {
  if (quarters === 1) return [below, 1 - right];
  if (quarters === 2) return [1 - right, 1 - below];
  return quarters === 3 ? [1 - below, right] : [right, below];
}

function Frame({ camera, model }: { readonly camera: Camera; readonly model: SceneModel }) {
  const { width, depth } = model.table;
  const [w, h] = [innerWidth / camera.zoom, innerHeight / camera.zoom];
  return (
    <svg viewBox={`0 0 ${width} ${depth}`} aria-hidden="true">
      <rect
        x={camera.centre.x - w / 2}
        y={depth - camera.centre.y - h / 2}
        width={w}
        height={h}
        transform={`rotate(${-camera.turn} ${camera.centre.x} ${depth - camera.centre.y})`}
        fill="none"
        stroke="#f3d78d"
        strokeWidth={width / 130}
      />
    </svg>
  );
}
