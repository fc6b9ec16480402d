import { type State, topStep } from '@muster/rules/five-leagues';
import { Hand } from 'lucide-react';
import { type TableStore, useTable } from '../../../store/table-store';

/** Whether the game runs all enemies, those who come later too, and a master who sits there could take them. */
export const isGames = (state: State): boolean =>
  state.enemiesBy === 'game' &&
  state.outcome === null &&
  topStep(state)?.is !== 'muster' &&
  Object.values(state.figures).every(({ side, runs }) => side !== 'enemies' || runs === 'game');

export const takeAll = (store: TableStore): void =>
  void store.act({ do: 'hand-over', units: 'all', to: 'master' } as never);

/** Whoever takes the seat while the game runs the enemies has them all at one press. */
export function TakeAll({ store, state }: { readonly store: TableStore; readonly state: State }) {
  const pending = useTable(store, (data) => data.pending !== undefined);
  if (!isGames(state)) return null;
  return (
    <div className="fl-take-all">
      <p>The game runs the enemies, those who come later too.</p>
      <button type="button" className="button main" disabled={pending} onClick={() => takeAll(store)}>
        <Hand size={17} aria-hidden="true" /> Take all enemies
      </button>
    </div>
  );
}
