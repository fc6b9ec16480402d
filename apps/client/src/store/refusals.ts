import type { Refused } from '@muster/protocol';
import { marked, namesIn } from './names';
import type { Refusing } from './table-data';
import type { TableStore } from './table-store';

/** The sentences of a no: the game's own words, or what the server says of it. */
export function sentencesOf(store: TableStore, no: Refusing): readonly string[] {
  const context = store.context();
  const data = store.data.getState();
  if (no.says !== undefined) return [no.says];
  if (!context || no.refusals.length === 0) return ['That cannot be done now.'];
  const names = marked(namesIn(context, data, data.state));
  return no.refusals.map((refusal) => context.words.refusal(refusal, names));
}

/** The first sentence of a no: the one for the plate and the log. */
export const sentenceOf = (store: TableStore, no: Refusing): string => sentencesOf(store, no)[0] ?? '';

/** Where a no points on the table, if anywhere. */
export const placeOf = (no: Refusing): Refused['where'] => no.refusals.find((refusal) => refusal.where)?.where;
