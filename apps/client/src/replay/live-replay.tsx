import { gameOf } from '../games';
import { fetchFile } from '../net/http';
import type { SkinContext } from '../skins/skin';
import { useTable } from '../store/table-store';
import { ReplayView } from './replay-view';

/** The battle so far as a film; new entries come in at its end. */
export function LiveReplay({
  context,
  id,
  onClose,
}: {
  readonly context: SkinContext;
  readonly id: string;
  readonly onClose: () => void;
}) {
  const { store } = context;
  const start = useTable(store, (data) => data.start);
  const steps = useTable(store, (data) => data.steps);
  const table = useTable(store, (data) => data.table);
  const ending = useTable(store, (data) => data.ending);
  const game = gameOf(context.system.id);
  if (!start || !table || !game) return null;
  return (
    <ReplayView
      game={game}
      table={table}
      start={start.state}
      steps={steps}
      as="start"
      isLive={ending === undefined}
      loadFile={() => fetchFile(id, store.data.getState().as)}
      onClose={onClose}
    />
  );
}
