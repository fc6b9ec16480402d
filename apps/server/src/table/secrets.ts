import { equal } from '@muster/rules/kernel';
import { fold, newLine } from '../referee/line';
import { slices } from '../slices';
import { seatsOf, sideOf, type Table } from './table';

/** Seats of other sides than this one's that someone sits on, plays, or got up from. */
function against(table: Table, person: string, seat: string): readonly string[] {
  const side = sideOf(table, seat);
  const held = [...table.chairs.values()].filter(({ holder }) => holder === person).map((chair) => chair.seat);
  const seats = [...held, ...seatsOf(table, person), ...(table.eyes.sat.get(person) ?? [])];
  return seats.filter((each) => sideOf(table, each) !== side);
}

/** Seats of other sides than this one's that someone played for their holders, and so looked through. */
const playedAgainst = (table: Table, person: string, seat: string): readonly string[] =>
  [...(table.eyes.lent.get(person) ?? [])].filter((each) => sideOf(table, each) !== sideOf(table, seat));

/** Whether one side of a game master's screen would be shown to someone of the other. */
function isBehindScreen(table: Table, person: string, seat: string): boolean {
  const masters = table.referee.system.plays ?? [];
  const others = [...against(table, person, seat), ...playedAgainst(table, person, seat)];
  return masters.includes(seat) ? others.length > 0 : others.some((each) => masters.includes(each));
}

/**
 * Whether someone must not come to look through a seat, because at this table something is hidden between its side and
 * one whose eyes he has, or had: to sit down there (`claim`), to play on for someone away (`play-on`), or because its
 * holder lends it to him (`lent`). Between a game master and the party no way is open; elsewhere a holder may lend his
 * own seat to whomever he likes, and who got up on one side may sit down on the other.
 */
export async function mustNotLook(
  table: Table,
  person: string,
  seat: string,
  how: 'claim' | 'play-on' | 'lent',
): Promise<boolean> {
  const opposed =
    isBehindScreen(table, person, seat) ||
    (how === 'claim' && playedAgainst(table, person, seat).length > 0) ||
    (how === 'play-on' && against(table, person, seat).length > 0);
  return opposed && (await hasSecrets(table));
}

/** Whether anything at this table is, or was, hidden from one seat and not from another. */
async function hasSecrets(table: Table): Promise<boolean> {
  const { referee } = table;
  const { system, line } = referee;
  if (table.notes.size > 0 || table.chat.some(({ line: { to } }) => to === 'seat')) return true;
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
