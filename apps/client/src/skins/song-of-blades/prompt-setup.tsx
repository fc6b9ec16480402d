import { Dices } from 'lucide-react';
import { useTable } from '../../store/table-store';
import { play } from './offers';
import type { AskProps } from './prompt';

/** One die each; the higher chooses, or begins. */
export function RollOffPrompt({ context, store, why }: AskProps & { readonly why: 'role' | 'first' }) {
  const pending = useTable(store, (data) => data.pending !== undefined);
  return (
    <section className="card ask asks" aria-label="Roll-off">
      <p>{why === 'role' ? 'The higher die chooses to attack or defend.' : 'The higher die takes the first turn.'}</p>
      <button
        type="button"
        className="button main big"
        disabled={pending}
        data-choice
        onClick={() => play(context, { do: 'roll-off' })}
      >
        <Dices size={22} aria-hidden="true" /> Roll <kbd>R</kbd>
      </button>
    </section>
  );
}
