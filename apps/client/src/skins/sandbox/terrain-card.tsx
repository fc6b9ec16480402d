import type { SandboxIntent, Terrain } from '@muster/rules/sandbox';
import { Lock, LockOpen, RotateCcw, RotateCw, Trash2 } from 'lucide-react';
import type { PartProps } from '../skin';

/** A selected piece of terrain: drag it, turn it, fix it, take it away. */
export function TerrainCard({ terrain, store, context }: PartProps & { readonly terrain: Terrain }) {
  const act = (intent: SandboxIntent) => void store.act(intent);
  const turn = (degrees: number) =>
    act({
      do: 'move-terrain',
      terrain: terrain.id,
      pose: { ...terrain.pose, facing: (terrain.pose.facing + degrees + 360) % 360 },
    });
  return (
    <section className="card unit-card" aria-label="Selected terrain">
      <h2 className="card-title">{terrain.name}</h2>
      <p className="soft small">
        {terrain.height > 0 ? `Height ${terrain.height}` : 'Flat'}
        {terrain.locked ? ' · fixed' : ' · drag it to move it'}
      </p>
      {context.seat !== undefined && (
        <div className="row wrap piece-deeds">
          <button
            type="button"
            className="button icon-only"
            aria-label="Turn left 15°"
            disabled={terrain.locked}
            onClick={() => turn(15)}
          >
            <RotateCcw size={17} />
          </button>
          <button
            type="button"
            className="button icon-only"
            aria-label="Turn right 15°"
            disabled={terrain.locked}
            onClick={() => turn(-15)}
          >
            <RotateCw size={17} />
          </button>
          <button
            type="button"
            className="button icon-only"
            aria-label={terrain.locked ? 'Let it move' : 'Fix it'}
            title={terrain.locked ? 'Let it move' : 'Fix it'}
            onClick={() => act({ do: 'lock-terrain', terrain: terrain.id, locked: !terrain.locked })}
          >
            {terrain.locked ? <LockOpen size={17} /> : <Lock size={17} />}
          </button>
          <button
            type="button"
            className="button icon-only"
            aria-label="Take it away"
            disabled={terrain.locked}
            onClick={() => act({ do: 'remove-terrain', terrain: terrain.id })}
          >
            <Trash2 size={17} />
          </button>
        </div>
      )}
    </section>
  );
}
