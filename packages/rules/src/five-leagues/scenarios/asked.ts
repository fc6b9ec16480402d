import type { Dice } from '../../kernel';
import { type Drawn, draw, type RollEntry, type RollTable } from '../content/tables';
import type { Tale } from '../steps/step';

/** Throws on a table for everyone to see; rows that are cut off are thrown again, which is said too [GAP-01]. */
export function asked<E extends RollEntry>(
  tale: Tale,
  table: RollTable<E>,
  dice: Dice,
  wanted?: (entry: E) => boolean,
): Drawn<E> | undefined {
  const drawn = draw(table, dice, wanted);
  if (drawn === undefined) return undefined;
  tale.add({
    type: 'tableAsked',
    table: table.id,
    sides: table.sides,
    faces: drawn.faces,
    entry: drawn.entry.id,
  });
  return drawn;
}

/** A row that was chosen beforehand: no die. */
export const chosen = (tale: Tale, table: string, entry: string): void =>
  tale.add({ type: 'tableAsked', table, sides: 100, faces: [], entry });
