import { CLOSED, LIMITS, type News, type Refused } from '@muster/protocol';
import { readCode } from '../codes';
import { no } from '../refusals';
import { encodeNews } from '../wire';
import { ELSEWHERE } from '../words';
import { seeToDeputy } from './deputy';
import { seeToHost } from './host';
import { showNotes } from './notes';
import { cameOrWent, questionFor } from './questions';
import { backAgain } from './seats';
import { type Connection, isHost, isSeated, seatsOf, type Table, tableState, tellTable } from './table';
import { chatFor } from './talk';
import { endingOf, snapshot } from './tell';

/** Why someone may not come in, or undefined. `link` is a code he came with. */
export async function turnedAway(table: Table, person: string, link: string | undefined): Promise<Refused | undefined> {
  const member = table.members.get(person);
  if (member?.removed === true) return no('table/removed');
  const known = isHost(table, person) || isSeated(table, person) || member !== undefined;
  if (!known && !table.referee.game.open) {
    const found = link === undefined ? undefined : await table.referee.store.link(readCode(link));
    if (found?.game !== table.id) return no('table/private');
  }
  if (table.here.has(person)) return undefined;
  if (table.here.size >= LIMITS.connections) return no('table/full', { most: LIMITS.connections });
  const spectators = [...table.here.keys()].filter((each) => !isSeated(table, each)).length;
  if (!isSeated(table, person) && !isHost(table, person) && spectators >= LIMITS.spectators)
    return no('table/full', { most: LIMITS.spectators });
  return undefined;
}

/** Comes in and gets the whole picture. Throws where that cannot be written down. Another tab or device of the same person lets go. */
export async function comeIn(
  table: Table,
  connection: Connection,
  name: string,
  wish: string | undefined,
): Promise<void> {
  const { person } = connection;
  if (!table.members.has(person)) {
    const member = { person, muted: false, removed: false };
    await table.referee.store.setMember(table.id, member);
    table.members.set(person, member);
  }
  // All that is written comes first: where it cannot be, nobody is half here.
  await backAgain(table, person);
  const old = table.here.get(person);
  if (old !== undefined) {
    // Told in any case: a line that is really dead does not hear it, and a page opened twice must not fight itself.
    old.post(encodeNews({ is: 'elsewhere', says: ELSEWHERE }));
    old.close(CLOSED.elsewhere);
  }
  table.names.set(person, name);
  table.here.set(person, connection);
  table.awaySince.delete(person);
  const seats = seatsOf(table, person);
  connection.as =
    wish !== undefined && (wish === 'spectator' || seats.includes(wish)) ? wish : (seats[0] ?? 'spectator');
  connection.post(encodeNews(welcome(table, connection)));
  showNotes(table, connection);
  tellTable(table);
  cameOrWent(table, person);
  await seeToHost(table);
}

/** The line is lost, or the tab was closed. */
export function goAway(table: Table, connection: Connection): void {
  if (table.here.get(connection.person) !== connection) return;
  table.here.delete(connection.person);
  table.awaySince.set(connection.person, table.now());
  tellTable(table);
  cameOrWent(table, connection.person);
  void seeToHost(table);
  seeToDeputy(table);
}

/** Looks through other eyes from now on. */
export function lookAgain(table: Table, connection: Connection, as: string): void {
  connection.as = as;
  connection.post(encodeNews({ is: 'snapshot', snapshot: snapshot(table, as, 'looked') }));
  showNotes(table, connection);
}

function welcome(table: Table, connection: Connection): News {
  const ending = endingOf(table);
  return {
    is: 'welcome',
    you: connection.person,
    seats: [...seatsOf(table, connection.person)],
    game: table.head,
    table: tableState(table),
    snapshot: snapshot(table, connection.as, 'joined'),
    chat: [...chatFor(table, connection)],
    questions: (connection.as === 'spectator' && table.feed !== undefined ? [] : [...table.questions.values()]).map(
      (each) => questionFor(table, each, connection.as),
    ),
    ...(ending === undefined ? {} : { ending }),
  };
}
