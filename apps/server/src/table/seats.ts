import type { Command, Reply } from '@muster/protocol';
import { newCode, readCode } from '../codes';
import type { ChairRow } from '../store/store';
import { tellDeputy } from './deputy';
import { seeToHost } from './host';
import { askedNoMore, put } from './questions';
import { refuseWith, yes } from './reply';
import { mustNotLook } from './secrets';
import {
  awayFor,
  type Connection,
  isHost,
  isOver,
  isSeated,
  nameOf,
  playerOf,
  seatsOf,
  type Table,
  tellTable,
} from './table';
import { notice } from './talk';
import { lookAgain } from './visit';

type Of<D extends Command['do']> = Extract<Command, { do: D }>;

/** Sits someone down on an empty seat. */
export async function claim(table: Table, from: Connection, { seat, code }: Of<'claim'>): Promise<Reply> {
  const chair = table.chairs.get(seat);
  if (chair === undefined) return refuseWith('table/no-such-seat');
  if (isOver(table)) return refuseWith('table/over');
  if (chair.holder === from.person) return refuseWith('table/seat-yours');
  if (chair.holder !== undefined) return refuseWith('table/seat-taken');
  if (!(await mayClaim(table, from.person, seat, code))) return refuseWith('table/seat-needs-invite');
  // Whoever has looked through the eyes of one side does not sit down on the other where something is hidden.
  if (await mustNotLook(table, from.person, seat, 'claim')) return refuseWith('table/other-side');
  await set(table, { seat, holder: from.person, untilBack: false });
  await notice(table, 'sat-down', { seat, person: from.person, name: nameOf(table, from.person) });
  await tellDeputy(table, seat);
  if (from.as === 'spectator') lookAgain(table, from, seat);
  await seeToHost(table);
  return yes();
}

export async function leave(table: Table, from: Connection, { seat }: Of<'leave'>): Promise<Reply> {
  const chair = table.chairs.get(seat);
  if (chair === undefined) return refuseWith('table/no-such-seat');
  if (chair.holder !== from.person) return refuseWith('table/not-your-seat');
  await empty(table, chair, 'left');
  return yes();
}

/** Lends a seat of one's own; the host also that of someone long away. */
export async function lend(table: Table, from: Connection, { seat, to }: Of<'lend'>): Promise<Reply> {
  const chair = table.chairs.get(seat);
  if (chair === undefined) return refuseWith('table/no-such-seat');
  if (chair.holder === undefined) return refuseWith('table/seat-empty');
  const own = chair.holder === from.person;
  if (!own && !isHost(table, from.person)) return refuseWith('table/host-only');
  if (!own) {
    const early = stillHere(table, chair.holder);
    if (early !== undefined) return early;
  }
  if (!table.here.has(to)) return refuseWith('table/not-at-this-table');
  if (playerOf(chair) === to) return refuseWith('table/seat-yours');
  if (to !== chair.holder && (await mustNotLook(table, to, seat, own ? 'lent' : 'play-on')))
    return refuseWith('table/other-side');
  await set(table, { seat, holder: chair.holder, ...(to === chair.holder ? {} : { borrower: to }), untilBack: !own });
  await notice(table, 'lent', { seat, person: to, name: nameOf(table, to) });
  await handedOn(table, chair);
  return yes();
}

/** Plays on for someone long away: the host, or whoever sits at the table already. */
export async function borrow(table: Table, from: Connection, { seat }: Of<'borrow'>): Promise<Reply> {
  const chair = table.chairs.get(seat);
  if (chair === undefined) return refuseWith('table/no-such-seat');
  if (chair.holder === undefined) return refuseWith('table/seat-empty');
  if (playerOf(chair) === from.person) return refuseWith('table/seat-yours');
  if (!isSeated(table, from.person) && !isHost(table, from.person)) return refuseWith('table/seat-needs-invite');
  const early = stillHere(table, chair.holder);
  if (early !== undefined) return early;
  if (await mustNotLook(table, from.person, seat, 'play-on')) return refuseWith('table/other-side');
  await set(table, { seat, holder: chair.holder, borrower: from.person, untilBack: true });
  await notice(table, 'lent', { seat, person: from.person, name: nameOf(table, from.person) });
  await handedOn(table, chair);
  return yes();
}

export async function takeAgain(table: Table, from: Connection, { seat }: Of<'take-again'>): Promise<Reply> {
  const chair = table.chairs.get(seat);
  if (chair === undefined) return refuseWith('table/no-such-seat');
  if (chair.borrower === undefined) return refuseWith('table/not-lent');
  if (chair.holder !== from.person && chair.borrower !== from.person) return refuseWith('table/not-your-seat');
  await giveBack(table, chair);
  return yes();
}

/** He is back: what was lent only because he was away is his again. */
export async function backAgain(table: Table, person: string): Promise<void> {
  for (const chair of [...table.chairs.values()])
    if (chair.holder === person && chair.borrower !== undefined && chair.untilBack) await giveBack(table, chair);
}

/** The host's link for a seat. */
export async function invite(table: Table, from: Connection, command: Of<'invite'>): Promise<Reply> {
  if (!isHost(table, from.person)) return refuseWith('table/host-only');
  if (!table.chairs.has(command.seat)) return refuseWith('table/no-such-seat');
  const found = (await table.referee.store.links(table.id)).find(({ seat }) => seat === command.seat);
  if (found !== undefined && command.renew !== true) return yes({ code: found.code });
  const code = newCode();
  await table.referee.store.renewLink({ code, game: table.id, seat: command.seat });
  return yes({ code });
}

/** The host asks the holder to give a seat up. */
export async function free(table: Table, from: Connection, { seat }: Of<'free'>): Promise<Reply> {
  if (!isHost(table, from.person)) return refuseWith('table/host-only');
  const chair = table.chairs.get(seat);
  if (chair === undefined) return refuseWith('table/no-such-seat');
  const { holder } = chair;
  if (holder === undefined) return refuseWith('table/seat-empty');
  if ([...table.questions.values()].some((each) => each.kind === 'free-seat' && each.seat === seat))
    return refuseWith('table/question-open');
  const ask = holder !== from.person && awayFor(table, holder) < table.awayMs;
  return put(table, {
    kind: 'free-seat',
    by: from.person,
    seat,
    asked: ask ? [holder] : [],
    lapses: false,
    untilMs: table.awayMs,
    settle: freeing(table, seat, holder),
  });
}

/** What is done when a seat is given up. */
export const freeing = (table: Table, seat: string, holder: string) => async (): Promise<Reply> => {
  const now = table.chairs.get(seat);
  if (now?.holder === holder) await empty(table, now, 'freed');
  return yes();
};

async function mayClaim(table: Table, person: string, seat: string, code: string | undefined): Promise<boolean> {
  if (table.referee.game.open || isHost(table, person)) return true;
  if (code === undefined) return false;
  const link = await table.referee.store.link(readCode(code));
  return link?.game === table.id && link.seat === seat;
}

function stillHere(table: Table, holder: string): Reply | undefined {
  const away = awayFor(table, holder);
  if (away >= table.awayMs) return undefined;
  const seconds = Math.ceil((table.awayMs - away) / 1000);
  return refuseWith('table/holder-here', table.here.has(holder) ? undefined : { seconds });
}

async function giveBack(table: Table, chair: ChairRow): Promise<void> {
  const { borrower: was, ...rest } = chair;
  await set(table, { ...rest, untilBack: false });
  await notice(table, 'given-back', {
    seat: chair.seat,
    ...(chair.holder === undefined ? {} : { person: chair.holder, name: nameOf(table, chair.holder) }),
  });
  if (was !== undefined) await lostSeat(table, was, chair.seat);
}

async function empty(table: Table, chair: ChairRow, why: 'left' | 'freed'): Promise<void> {
  const was = playerOf(chair);
  await set(table, { seat: chair.seat, untilBack: false });
  await notice(table, why, {
    seat: chair.seat,
    ...(chair.holder === undefined ? {} : { person: chair.holder, name: nameOf(table, chair.holder) }),
  });
  await tellDeputy(table, chair.seat);
  for (const person of new Set([was, chair.holder]))
    if (person !== undefined) await lostSeat(table, person, chair.seat);
}

/** A seat went from `was` to another borrower: the one before plays it no more, and sees through it only if it is his. */
async function handedOn(table: Table, was: ChairRow): Promise<void> {
  const player = playerOf(was);
  if (player === undefined) return;
  if (player === was.holder) await askedNoMore(table, player, was.seat);
  else await lostSeat(table, player, was.seat);
}

/** Whoever looked through a seat that is not his any more looks through another, or as a spectator. */
async function lostSeat(table: Table, person: string, seat: string): Promise<void> {
  const connection = table.here.get(person);
  if (connection !== undefined && connection.as === seat && !seatsOf(table, person).includes(seat))
    lookAgain(table, connection, seatsOf(table, person)[0] ?? 'spectator');
  await askedNoMore(table, person, seat);
}

async function set(table: Table, chair: ChairRow): Promise<void> {
  await table.referee.store.setChair(table.id, chair);
  table.chairs.set(chair.seat, chair);
  tellTable(table);
}
