import { CLOSED, type Command, LIMITS, type Reply, zCommand } from '@muster/protocol';
import { bucket, spend, take } from '../rate';
import { storeTrouble } from '../referee/referee';
import { encodeNews } from '../wire';
import { REMOVED } from '../words';
import { dropNote, note } from './notes';
import { act, askAbandon, askTakeBack, mix, undo } from './play';
import { answer, withdraw } from './questions';
import { refuse, refuseWith, yes } from './reply';
import { borrow, claim, free, invite, leave, lend, takeAgain } from './seats';
import {
  type Connection,
  inTurn,
  isHost,
  isSeated,
  seatsOf,
  type Table,
  tableState,
  tellAll,
  tellTable,
} from './table';
import { ping, say } from './talk';
import { snapshot } from './tell';
import { lookAgain } from './visit';

/**
 * A command from the wire, whatever it is. Always answers, never throws; `bytes` is how large it came.
 */
export async function ask(table: Table, from: Connection, input: unknown, bytes: number): Promise<Reply> {
  if (!take(from.commands, table.now())) return refuseWith('table/too-fast');
  if (bytes > LIMITS.messageBytes) return refuseWith('table/too-large', { most: LIMITS.messageBytes });
  const parsed = zCommand.safeParse(input);
  if (!parsed.success) {
    const known = typeof input === 'object' && input !== null && 'do' in input && DOES.has(input.do);
    const at = parsed.error.issues[0]?.path.map(String).join('.').slice(0, 80) ?? '';
    return known ? refuseWith('table/unreadable', { at }) : refuseWith('table/unknown-command');
  }
  if (CHANGES.has(parsed.data.do) && !mayChange(table, from)) return refuseWith('table/too-fast');
  return inTurn(table, async () => {
    if (table.here.get(from.person) !== from) return refuseWith('table/not-here');
    const begun = performance.now();
    try {
      return await obey(table, from, parsed.data);
    } catch (error) {
      return refuse([storeTrouble(table.referee, error)]);
    } finally {
      spend(from.commands, costOf(performance.now() - begun));
    }
  });
}

async function obey(table: Table, from: Connection, command: Command): Promise<Reply> {
  switch (command.do) {
    case 'act':
      return act(table, from, command);
    case 'undo':
      return undo(table, from, command);
    case 'take-back':
      return askTakeBack(table, from, command);
    case 'answer':
      return answer(table, from, command.question, command.yes);
    case 'withdraw':
      return withdraw(table, from, command.question);
    case 'look': {
      if (command.as !== 'spectator' && !seatsOf(table, from.person).includes(command.as))
        return refuseWith(table.chairs.has(command.as) ? 'table/not-your-seat' : 'table/no-such-seat');
      lookAgain(table, from, command.as);
      return yes();
    }
    case 'resync': {
      from.post(encodeNews({ is: 'snapshot', snapshot: snapshot(table, from.as, 'resync') }));
      return yes();
    }
    case 'claim':
      return claim(table, from, command);
    case 'leave':
      return leave(table, from, command);
    case 'lend':
      return lend(table, from, command);
    case 'borrow':
      return borrow(table, from, command);
    case 'take-again':
      return takeAgain(table, from, command);
    case 'invite':
      return invite(table, from, command);
    case 'free':
      return free(table, from, command);
    case 'mute':
      return mute(table, from, command.person, command.on);
    case 'remove':
      return remove(table, from, command.person);
    case 'abandon':
      return isHost(table, from.person) ? askAbandon(table, from) : refuseWith('table/host-only');
    case 'rename': {
      await table.referee.store.rename(from.person, command.name);
      table.names.set(from.person, command.name);
      tellTable(table);
      return yes();
    }
    case 'say':
      return say(table, from, command.to, command.whom, { text: command.text });
    case 'phrase':
      return say(table, from, 'table', undefined, { phrase: command.phrase });
    case 'note':
      return note(table, from, command);
    case 'drop-note':
      return dropNote(table, from, command);
    case 'ping':
      return ping(table, from, command.at, command.unit);
    case 'mix':
      return mix(table, from, command);
    default:
      return command satisfies never;
  }
}

/** What takes long counts as several commands: nobody keeps the server busy for himself alone. */
export const costOf = (ms: number): number => Math.floor(Math.max(0, ms - FREE_MS) / MS_PER_COMMAND);
const FREE_MS = 60;
const MS_PER_COMMAND = 20;

/** What changes the table itself and is told to all, most of it in the chat: without a bound it would drown the talk. */
const CHANGES: ReadonlySet<Command['do']> = new Set<Command['do']>([
  'claim',
  'leave',
  'lend',
  'borrow',
  'take-again',
  'free',
  'mix',
  'rename',
]);

function mayChange(table: Table, from: Connection): boolean {
  const now = table.now();
  const rate = table.changes.get(from.person) ?? bucket(LIMITS.changeRate, LIMITS.changeRate / 10, now);
  table.changes.set(from.person, rate);
  return take(rate, now);
}

async function mute(table: Table, from: Connection, person: string, on: boolean): Promise<Reply> {
  if (!isHost(table, from.person)) return refuseWith('table/host-only');
  const member = table.members.get(person);
  if (member === undefined || person === from.person) return refuseWith('table/not-at-this-table');
  await table.referee.store.setMember(table.id, { ...member, muted: on });
  table.members.set(person, { ...member, muted: on });
  tellAll(table, { is: 'table', table: tableState(table) });
  return yes();
}

async function remove(table: Table, from: Connection, person: string): Promise<Reply> {
  if (!isHost(table, from.person)) return refuseWith('table/host-only');
  const member = table.members.get(person);
  if (member === undefined) return refuseWith('table/not-at-this-table');
  if (isSeated(table, person) || isHost(table, person) || person === table.referee.game.host)
    return refuseWith('table/only-spectators');
  await table.referee.store.setMember(table.id, { ...member, removed: true });
  table.members.set(person, { ...member, removed: true });
  const connection = table.here.get(person);
  table.here.delete(person);
  connection?.post(encodeNews({ is: 'removed', says: REMOVED }));
  connection?.close(CLOSED.removed);
  tellTable(table);
  return yes();
}

const DOES: ReadonlySet<unknown> = new Set(zCommand.options.map((option) => option.shape.do.value));
