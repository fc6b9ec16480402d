import type { Reply } from '@muster/protocol';
import { isOvertaken } from '../referee/undo';
import type { QuestionRow } from '../store/store';
import { abandoning, takingBack } from './play';
import { reopen } from './questions';
import { freeing } from './seats';
import { isOver, type Table } from './table';

/** Questions that were open when the server went down are open again, unless the game has gone on since. */
export async function reopenQuestions(table: Table): Promise<void> {
  const { store, line } = table.referee;
  for (const row of await store.questions(table.id)) {
    const stale = isOver(table) || (row.lapses && isOvertaken(line, row.expected));
    const settle = stale ? undefined : settleOf(table, row);
    if (settle === undefined) await store.dropQuestion(table.id, row.id);
    else reopen(table, row, settle);
  }
}

function settleOf(table: Table, row: QuestionRow): (() => Promise<Reply>) | undefined {
  const { kind, by, seat, to, command, expected } = row;
  if (kind === 'abandon') return abandoning(table);
  if (seat === undefined) return undefined;
  if (kind === 'free-seat') {
    const holder = table.chairs.get(seat)?.holder;
    return holder === undefined || !row.asked.includes(holder) ? undefined : freeing(table, seat, holder);
  }
  return to === undefined || command === undefined
    ? undefined
    : takingBack(table, { by, seat, id: command, to, expected });
}
