import type { Reply } from '@muster/protocol';
import { type ChatLine, LIMITS, type Notice, PHRASES } from '@muster/protocol';
import { bucket, take } from '../rate';
import type { ChatRow } from '../store/store';
import { encodeNews } from '../wire';
import { remember } from './eyes';
import { later } from './feed';
import { refuseWith, yes } from './reply';
import { type ChatLineKept, type Connection, seatsOf, sideOf, type Table } from './table';
import { lineFor } from './tell';

type To = ChatLine['to'];

/** Says a line or a ready phrase. */
export async function say(
  table: Table,
  from: Connection,
  to: To,
  whom: string | undefined,
  what: { readonly text: string } | { readonly phrase: string },
): Promise<Reply> {
  const hushed = mayTalk(table, from);
  if (hushed !== undefined) return hushed;
  if ('phrase' in what && !(PHRASES as readonly string[]).includes(what.phrase))
    return refuseWith('table/unknown-phrase');
  const seat = speaksAs(table, from);
  const side = seat === undefined ? undefined : sideOf(table, seat);
  if (to === 'side' && side === undefined) return refuseWith('table/side-needs-seat');
  if (to === 'seat' && !mayWhisper(table, seat, whom)) return refuseWith('table/whisper-master');
  await keep(
    table,
    {
      person: from.person,
      name: table.names.get(from.person) ?? '',
      ...(seat === undefined ? {} : { seat }),
      to,
      ...(to === 'seat' && whom !== undefined ? { whom } : {}),
      ...what,
    },
    to === 'side' ? side : undefined,
  );
  return yes();
}

/** Something the table itself has to say (`sat-down`, `lent`, …). Never stops what it tells of. */
export async function notice(table: Table, code: Notice, detail: Readonly<Record<string, string>> = {}): Promise<void> {
  remember(table.eyes, { notice: code, detail });
  await keep(table, { name: '', to: 'table', notice: code, detail }, undefined).catch(() => undefined);
}

/** Points at the table. Spectators point for spectators. */
export function ping(table: Table, from: Connection, at: { x: number; y: number }, unit: string | undefined): Reply {
  const hushed = mayTalk(table, from);
  if (hushed !== undefined) return hushed;
  const seat = speaksAs(table, from);
  const seen = new Map<string, boolean>();
  for (const to of table.here.values()) {
    if (to.as === 'spectator' ? seat !== undefined && table.feed !== undefined : seat === undefined) continue;
    const shown = unit !== undefined && (seen.get(to.as) ?? sees(table, to.as, unit));
    if (unit !== undefined) seen.set(to.as, shown);
    to.post(
      encodeNews({
        is: 'ping',
        person: from.person,
        ...(seat === undefined ? {} : { seat }),
        at,
        ...(shown && unit !== undefined ? { unit } : {}),
      }),
    );
  }
  return yes();
}

/** Whether a viewer's picture has this body in it. */
export function sees(table: Table, viewer: string, unit: string): boolean {
  const { system, state } = lineFor(table, viewer);
  return system.bodies(system.view(state, viewer)).some((body) => body.id === unit);
}

/** The lines a newcomer may read. */
export function chatFor(table: Table, connection: Connection): readonly ChatLine[] {
  const late = connection.as === 'spectator' && table.feed !== undefined ? table.feed.delayMs : 0;
  return table.chat
    .filter((kept) => mayRead(table, connection, kept))
    .filter(({ line }) => line.to === 'spectators' || line.at + late <= table.now())
    .slice(-LIMITS.chatBacklog)
    .map(({ line }) => line);
}

/** The seat a connection speaks as: the one it looks through. */
export const speaksAs = (table: Table, from: Connection): string | undefined =>
  from.as !== 'spectator' && seatsOf(table, from.person).includes(from.as) ? from.as : undefined;

/** Between the seat that the game could play (the master’s) and any other; among the others there is no whispering. */
function mayWhisper(table: Table, seat: string | undefined, whom: string | undefined): boolean {
  const masters = table.referee.system.plays ?? [];
  if (seat === undefined || whom === undefined || seat === whom || !table.chairs.has(whom)) return false;
  return masters.includes(seat) || masters.includes(whom);
}

export const keptOf = (row: ChatRow): ChatLineKept => {
  const { to, ...rest } = row;
  const [kind = '', whose] = to.split(':');
  const line = { ...rest, to: kind as To, ...(kind === 'seat' && whose !== undefined ? { whom: whose } : {}) };
  return kind === 'side' && whose !== undefined ? { line, side: whose } : { line };
};

async function keep(table: Table, given: Omit<ChatLine, 'number' | 'at'>, side: string | undefined): Promise<void> {
  // Numbered by the clock: a number left out would tell that something was whispered to others
  const at = table.now();
  const line: ChatLine = { number: Math.max(table.said + 1, at), at, ...given };
  const { whom, ...rest } = line;
  const to = side !== undefined ? `side:${side}` : whom !== undefined ? `seat:${whom}` : line.to;
  const row: ChatRow = { ...rest, to };
  await table.referee.store.say(table.id, row);
  table.said = line.number;
  const kept: ChatLineKept = side === undefined ? { line } : { line, side };
  table.chat.push(kept);
  if (table.chat.length > LIMITS.chatBacklog * 2) table.chat.splice(0, LIMITS.chatBacklog);
  const bytes = encodeNews({ is: 'chat', line });
  const tell = (connections: Iterable<Connection>): void => {
    for (const to of connections) if (mayRead(table, to, kept)) to.post(bytes);
  };
  const all = (): Connection[] => [...table.here.values()];
  if (table.feed === undefined || line.to !== 'table') {
    tell(all());
    return;
  }
  tell(all().filter((to) => to.as !== 'spectator'));
  later(table.feed, line.at + table.feed.delayMs, table.now(), () => tell(all().filter((to) => to.as === 'spectator')));
}

function mayRead(table: Table, reader: Connection, { line, side }: ChatLineKept): boolean {
  if (line.to === 'table') return true;
  const seats = seatsOf(table, reader.person);
  if (line.to === 'seat') return seats.some((seat) => seat === line.whom || seat === line.seat);
  if (line.to === 'spectators') return seats.length === 0 || line.person === reader.person;
  return seats.some((seat) => sideOf(table, seat) === side);
}

function mayTalk(table: Table, from: Connection): Reply | undefined {
  if (table.members.get(from.person)?.muted === true) return refuseWith('table/muted');
  const now = table.now();
  const rate = table.talk.get(from.person) ?? bucket(LIMITS.chatRate, LIMITS.chatRate / 10, now);
  table.talk.set(from.person, rate);
  return take(rate, now) ? undefined : refuseWith('table/chat-too-fast');
}
