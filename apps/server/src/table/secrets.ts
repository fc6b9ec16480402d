import { equal } from '@muster/rules/kernel';
import { fold, newLine } from '../referee/line';
import { slices } from '../slices';
import { seatsOf, sideOf, type Table } from './table';

/** Notices by which one is known to have sat on a seat. */
const SAT: ReadonlySet<string> = new Set(['sat-down', 'left', 'freed']);

/** Whether someone plays against the side of a seat: he sits on another side, or got up from there. */
export function isOpponentOf(table: Table, person: string, seat: string): boolean {
  const side = sideOf(table, seat);
  const held = [...table.chairs.values()].filter(({ holder }) => holder === person).map((chair) => chair.seat);
  const left = table.chat.flatMap(({ line }) =>
    SAT.has(line.notice ?? '') && line.detail?.['person'] === person ? (line.detail['seat'] ?? []) : [],
  );
  const seats = [...held, ...seatsOf(table, person), ...left];
  return seats.some((each) => sideOf(table, each) !== side);
}

/** Whether someone has played on a seat of another side than this one's for its holder, and so looked through it. */
export function hasPlayedAgainst(table: Table, person: string, seat: string): boolean {
  const side = sideOf(table, seat);
  return table.chat.some(
    ({ line }) =>
      line.notice === 'lent' &&
      line.detail?.['person'] === person &&
      sideOf(table, String(line.detail['seat'] ?? seat)) !== side,
  );
}

/** Whether anything at this table is, or was, hidden from one seat and not from another. */
export async function hasSecrets(table: Table): Promise<boolean> {
  const { referee } = table;
  const { system, line } = referee;
  const seats = referee.game.seats.map(({ seat }) => seat);
  const views = seats.map((seat): unknown => system.view(line.state, seat));
  if (views.some((view) => !equal(view, views[0]))) return true;
  const fresh = newLine(system, referee.game.config, seats);
  const rest = slices();
  let state = fresh.state;
  for (const entry of [...line.entries]) {
    await rest();
    const folded = fold(fresh, state, entry.events);
    state = folded.state;
    const told = seats.map((seat) => folded.told.get(seat) ?? []);
    if (told.some((each) => !equal(each, told[0]))) return true;
  }
  return false;
}
