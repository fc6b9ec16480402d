import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Check, RotateCcw, RotateCw, X } from 'lucide-react';
import { useTable } from '../store/table-store';
import type { SceneHandle } from './table-scene';

/** After a finger let go, or a key nudged: fine steps until the move is confirmed or let go. */
export function NudgePad({
  handle,
  store,
}: {
  readonly handle: SceneHandle;
  readonly store: Parameters<typeof useTable>[0];
}) {
  const resting = useTable(store, (data) => data.resting && data.draft !== undefined);
  const may = useTable(store, (data) => data.preview?.is === 'ready' && data.pending === undefined);
  const typing = useTable(store, (data) => data.typing);
  if (!resting || typing) return null;
  const steps = handle.hand.mayNudge();
  const press = (key: string) => () => handle.hand.key({ key, shift: false, ctrl: false });
  return (
    <section className="card nudge" aria-label={steps ? 'Fine steps' : 'In the hand'}>
      {steps && (
        <div className="nudge-grid">
          <button type="button" className="button icon-only" aria-label="Turn left 1°" onClick={press('[')}>
            <RotateCcw size={18} aria-hidden="true" />
          </button>
          <button type="button" className="button icon-only" aria-label="Up 1 mm" onClick={press('ArrowUp')}>
            <ArrowUp size={18} aria-hidden="true" />
          </button>
          <button type="button" className="button icon-only" aria-label="Turn right 1°" onClick={press(']')}>
            <RotateCw size={18} aria-hidden="true" />
          </button>
          <button type="button" className="button icon-only" aria-label="Left 1 mm" onClick={press('ArrowLeft')}>
            <ArrowLeft size={18} aria-hidden="true" />
          </button>
          <button type="button" className="button icon-only" aria-label="Down 1 mm" onClick={press('ArrowDown')}>
            <ArrowDown size={18} aria-hidden="true" />
          </button>
          <button type="button" className="button icon-only" aria-label="Right 1 mm" onClick={press('ArrowRight')}>
            <ArrowRight size={18} aria-hidden="true" />
          </button>
        </div>
      )}
      <div className="row">
        <button type="button" className="button main grow" disabled={!may} onClick={() => handle.hand.confirm()}>
          <Check size={18} aria-hidden="true" /> Confirm
        </button>
        <button type="button" className="button icon-only" aria-label="Let go" onClick={press('Escape')}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
