import { type Command, LIMITS, type Note, type Reply } from '@muster/protocol';
import type { NoteRow } from '../store/store';
import { encodeNews } from '../wire';
import { refuseWith, yes } from './reply';
import { type Connection, seatsOf, type Table } from './table';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/**
 * Notes of a seat: they live outside the game, are kept with it, and go with the seat from hand to hand. Nobody else
 * learns that there are any.
 */
export async function note(table: Table, from: Connection, command: Of<'note'>): Promise<Reply> {
  const { seat, note: id, text, at } = command;
  if (!seatsOf(table, from.person).includes(seat)) return refuseWith('table/not-your-seat');
  const own = notesOf(table, seat);
  if (!own.some((each) => each.id === id) && own.length >= LIMITS.notes)
    return refuseWith('table/too-many-notes', { most: LIMITS.notes });
  const row: NoteRow = { seat, id, text, at, changed: table.now() };
  await table.referee.store.setNote(table.id, row);
  table.notes.set(keyOf(seat, id), row);
  tellNotes(table, seat);
  return yes();
}

export async function dropNote(table: Table, from: Connection, { seat, note: id }: Of<'drop-note'>): Promise<Reply> {
  if (!seatsOf(table, from.person).includes(seat)) return refuseWith('table/not-your-seat');
  if (!table.notes.has(keyOf(seat, id))) return refuseWith('table/note-gone');
  await table.referee.store.dropNote(table.id, seat, id);
  table.notes.delete(keyOf(seat, id));
  tellNotes(table, seat);
  return yes();
}

/** To somebody who has just come, or to whom a seat has come: the notes of the seat he looks through. */
export function showNotes(table: Table, to: Connection): void {
  if (to.as === 'spectator' || notesOf(table, to.as).length === 0) return;
  to.post(encodeNews({ is: 'notes', seat: to.as, notes: read(table, to.as) }));
}

function tellNotes(table: Table, seat: string): void {
  const bytes = encodeNews({ is: 'notes', seat, notes: read(table, seat) });
  for (const to of table.here.values()) if (to.as === seat) to.post(bytes);
}

const keyOf = (seat: string, id: string): string => `${seat}/${id}`;
export const notesBySeat = (rows: readonly NoteRow[]): Map<string, NoteRow> =>
  new Map(rows.map((row) => [keyOf(row.seat, row.id), row]));
const notesOf = (table: Table, seat: string): readonly NoteRow[] =>
  [...table.notes.values()].filter((each) => each.seat === seat);
const read = (table: Table, seat: string): readonly Note[] =>
  notesOf(table, seat)
    .map(({ seat: _seat, ...rest }) => rest)
    .toSorted((a, b) => a.changed - b.changed);
