import { type AuthContext, type Client, CloseCode, Room, ServerError } from '@colyseus/core';
import { ASK, type Join, LIMITS, PRESENCE, zJoin } from '@muster/protocol';
import type { Refusal } from '@muster/rules/kernel';
import type { WebSocket } from 'ws';
import { hashOf } from './codes';
import { type Hall, tableOf } from './hall';
import { bucket, buckets } from './rate';
import { storeTrouble } from './referee/referee';
import { no, type TableCode } from './refusals';
import { ask } from './table/ask';
import { showHand } from './table/hands';
import { refuseWith } from './table/reply';
import { type Connection, inTurn, type Table } from './table/table';
import { comeIn, goAway, turnedAway } from './table/visit';
import { says } from './words';

/** What is known of someone once he is let in. Plain data: it waits in the reservation until his socket opens. */
interface Admitted extends Omit<Join, 'key'> {
  readonly name: string;
}
interface Guest {
  readonly connection: Connection;
  readonly table: Table;
  /** Size of the message being handled. */
  bytes: number;
}

/** The room of a table: glue between sockets and the table, nothing more. It knows no rules and keeps no state. */
export function tableRoom(hall: Hall) {
  // A line that comes and goes may; a loop that joins without end may not.
  const joins = buckets(60, 1);
  return class TableRoom extends Room {
    override maxClients = LIMITS.connections + 10;
    override maxMessagesPerSecond = LIMITS.floodPerSecond;
    // There is no state to patch; this only keeps the room's clock going, by which messages are counted.
    override patchRate = 500;

    /** Before a socket is opened: who is it, and may he come in? */
    static override async onAuth(_token: string, options: unknown, _context: AuthContext): Promise<Admitted> {
      const join = zJoin.safeParse(options);
      if (!join.success) throw turned(no('table/unreadable', { at: String(join.error.issues[0]?.path[0] ?? '') }), 400);
      const { person, key, table: id, link } = join.data;
      const known = await hall.store.personByKey(person, hashOf(key));
      if (known === undefined) throw turned(no('table/unknown-guest'), 401);
      if (!joins(person, hall.now())) throw turned(no('table/too-many-requests', { seconds: 5 }), 429);
      const table = await tableOf(hall, id).catch(() => {
        throw turned(no('table/bug'), 500);
      });
      if (table === undefined) throw turned(no('table/unknown'), 404);
      const reason = await turnedAway(table, person, link);
      if (reason !== undefined) throw turned(reason, STATUS[reason.code as TableCode] ?? 403);
      const { key: _, ...rest } = join.data;
      return { ...rest, name: known.name };
    }

    override onCreate(): void {
      guardMessages(this);
      this.onMessage(ASK, (client: Client, message: unknown) => {
        const guest = guests.get(client);
        return guest === undefined
          ? refuseWith('table/not-here')
          : ask(guest.table, guest.connection, message, guest.bytes);
      });
      this.onMessage(PRESENCE, (client: Client, message: unknown) => {
        const guest = guests.get(client);
        if (guest !== undefined) showHand(guest.table, guest.connection, message);
      });
      // A message of a kind nobody knows is let fall; the default would cut the line.
      this.onMessage('*', () => undefined);
    }

    override async onJoin(client: Client, _options: unknown, admitted: Admitted): Promise<void> {
      const table = await tableOf(hall, admitted.table);
      if (table === undefined) throw turned(no('table/unknown'), 404);
      const now = table.now();
      const connection: Connection = {
        id: client.sessionId,
        person: admitted.person,
        as: 'spectator',
        commands: bucket(LIMITS.commandsPerSecond * 2, LIMITS.commandsPerSecond, now),
        hands: bucket(LIMITS.presencePerSecond, LIMITS.presencePerSecond, now),
        post: (bytes) => post(client, bytes),
        close: (code) => client.leave(code),
      };
      guests.set(client, { connection, table, bytes: 0 });
      await inTurn(table, async () => {
        // Asked again: while the socket opened, the table may have filled, or the host closed it.
        const reason = await turnedAway(table, admitted.person, admitted.link);
        if (reason !== undefined) throw turned(reason, 403);
        await comeIn(table, connection, admitted.name, admitted.as).catch((error: unknown) => {
          throw turned(storeTrouble(table.referee, error), 500);
        });
      });
    }

    override async onLeave(client: Client): Promise<void> {
      const guest = guests.get(client);
      if (guest === undefined) return;
      guests.delete(client);
      await inTurn(guest.table, async () => goAway(guest.table, guest.connection));
    }
  };
}

const guests = new WeakMap<Client, Guest>();

/** Bytes that may wait for a line too slow to take them. Beyond that it is cut; coming back brings the whole picture. */
const UNSENT = 4 * 1024 * 1024;

function post(client: Client, bytes: Uint8Array): void {
  const { bufferedAmount } = client.ref as unknown as WebSocket;
  if (bufferedAmount > UNSENT) client.leave(CloseCode.WITH_ERROR);
  else client.enqueueRaw(bytes);
}

const STATUS: Partial<Record<TableCode, number>> = { 'table/full': 503, 'table/private': 403, 'table/removed': 403 };

const turned = (refusal: Refusal, status: number): ServerError =>
  new ServerError(status, says(refusal) ?? refusal.code);

type Handler = (client: Client, buffer: Buffer) => void;

/**
 * Frames that cannot even be taken apart would throw inside the socket's listener and end the process. Here they end
 * the connection they came from. The size of each is noted on the way.
 */
function guardMessages(room: Room): void {
  const inner = room as unknown as { _onMessage: Handler };
  const original = inner._onMessage.bind(room);
  inner._onMessage = (client, buffer) => {
    const guest = guests.get(client);
    if (guest !== undefined) guest.bytes = buffer?.length ?? 0;
    try {
      original(client, buffer);
    } catch {
      client.leave(CloseCode.WITH_ERROR);
    }
  };
}
