import { systemById } from '@muster/rules';
import { fetchFile } from '../net/http';
import { foldHistory, withOwnNo } from './fold';
import { historyIn, joinSteps } from './history-file';
import type { TableStore } from './table-store';

/**
 * Fetches the log that led to the present picture and folds it, so that log and replay begin at the beginning. The
 * picture itself stays the server's: only the log is taken from the file.
 */
export async function loadHistory(store: TableStore, table: string): Promise<void> {
  const { as } = store.data.getState();
  try {
    const history = historyIn(systemById, await fetchFile(table, as));
    const context = store.context();
    const now = store.data.getState();
    if (now.as !== as) return;
    if (!context || !history) {
      store.patch({ logCut: true });
      return;
    }
    const steps = joinSteps(history.steps, now.steps, now.version);
    const folded = foldHistory(context, now, history.start, steps);
    store.patch({
      start: { state: history.start, version: (steps[0]?.version ?? now.version + 1) - 1 },
      steps,
      log: withOwnNo(folded.log, now),
      logCut: !folded.whole,
    });
  } catch {
    store.patch({ logCut: true });
  }
}
