import type { Dice } from '../../kernel';

/** A table rolled on with one die (a D100 is one die of a hundred faces). */
export interface RollTable<E extends RollEntry> {
  readonly id: string;
  readonly sides: number;
  readonly entries: readonly E[];
}

export interface RollEntry {
  readonly id: string;
  /** First and last face. */
  readonly range: readonly [from: number, to: number];
  /** Our text of the book is cut off here: rolled again [GAP-01]. */
  readonly missing?: true;
}

/** The entry of that face; undefined for a face no entry has. */
export const rollOn = <E extends RollEntry>(table: RollTable<E>, face: number): E | undefined =>
  table.entries.find(({ range: [from, to] }) => face >= from && face <= to);

/** What was thrown on a table, with the faces that fell on missing rows before. */
export interface Drawn<E> {
  readonly entry: E;
  readonly face: number;
  readonly faces: readonly number[];
}

/**
 * Throws until an entry is there: missing rows and those not wanted are thrown again [GAP-01]. After forty vain throws
 * the first wanted entry stands; undefined only where none is wanted at all.
 */
export function draw<E extends RollEntry>(
  table: RollTable<E>,
  dice: Dice,
  wanted: (entry: E) => boolean = () => true,
): Drawn<E> | undefined {
  const good = (entry: E): boolean => entry.missing !== true && wanted(entry);
  const first = table.entries.find(good);
  if (first === undefined) return undefined;
  const faces: number[] = [];
  while (faces.length < 40) {
    const face = dice.roll(1, table.sides)[0] ?? 1;
    faces.push(face);
    const entry = rollOn(table, face);
    if (entry !== undefined && good(entry)) return { entry, face, faces };
  }
  return { entry: first, face: first.range[0], faces };
}
