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
  useEffect(() => {
    if (canvas.current && model) drawThumbnail(canvas.current, model, canvas.current.clientWidth);
  }, [model]);
  if (!model) return null;
  // A view from the far edge has its own map the same way up.
  const isTurned = camera !== undefined && Math.cos((camera.turn * Math.PI) / 180) < 0;
  const go = (event: React.PointerEvent<HTMLElement>) => {
    if (!scene || event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const right = (event.clientX - box.left) / box.width;
    const below = (event.clientY - box.top) / box.height;
    const [across, down] = isTurned ? [1 - right, 1 - below] : [right, below];
    scene.flyTo(
      { centre: { x: across * model.table.width, y: (1 - down) * model.table.depth } },
      { instant: event.type === 'pointermove' },
    );
  };
  return (
    <section className="card minimap" aria-label="Map">
      <div
        className="minimap-face"
        onPointerDown={go}
        onPointerMove={go}
        style={{
          aspectRatio: `${model.table.width} / ${model.table.depth}`,
          ...(isTurned ? { transform: 'rotate(180deg)' } : {}),
        }}
      >
        <canvas ref={canvas} tabIndex={-1} />
        {camera && <Frame camera={camera} model={model} />}
      </div>
    </section>
  );
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
