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

/** Whether somebody besides this one sits behind a game master’s screen, or ever did: all at the table know that much. */
function hasOtherMaster(table: Table, person: string): boolean {
  const masters = table.referee.system.plays ?? [];
  const now = masters.flatMap((seat) => {
    const { holder, borrower } = table.chairs.get(seat) ?? {};
    return [holder, borrower].filter((each) => each !== undefined);
  });
  const ever = [...table.eyes.sat, ...table.eyes.lent].flatMap(([each, seats]) =>
    masters.some((seat) => seats.has(seat)) ? [each] : [],
  );
  return [...now, ...ever].some((each) => each !== person);
}

/**
 * Whether someone must not come to look through a seat, because at this table something is hidden between its side and
 * one whose eyes he has, or had: to sit down there (`claim`), to play on for someone away (`play-on`), or because its
 * holder lends it to him (`lent`). Elsewhere than between a game master and the party a holder may lend his own seat to
 * whomever he likes, and who got up on one side may sit down on the other. Past a master’s screen the answer must not
 * tell whether a master has anything behind it: it hangs on what all know, and on what the asker has seen himself.
 */
export async function mustNotLook(
  table: Table,
  person: string,
  seat: string,
  how: 'claim' | 'play-on' | 'lent',
): Promise<boolean> {
  if (isBehindScreen(table, person, seat))
    return how !== 'claim' || hasOtherMaster(table, person) || (await hasSecrets(table, table.referee.system.plays));
  const opposed =
    (how === 'claim' && playedAgainst(table, person, seat).length > 0) ||
    (how === 'play-on' && against(table, person, seat).length > 0);
  return opposed && (await hasSecrets(table));
}

/** Whether anything at this table is, or was, hidden from one seat and not from another; of notes only those of `noting`. */
async function hasSecrets(table: Table, noting?: readonly string[]): Promise<boolean> {
  const { referee } = table;
  const { system, line } = referee;
  const notes = [...table.notes.values()].filter((note) => noting === undefined || noting.includes(note.seat));
  if (notes.length > 0 || table.chat.some(({ line: { to } }) => to === 'seat')) return true;
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
