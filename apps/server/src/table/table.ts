import type { ChatLine, GameHead, News, PersonHere, Question, Reply, TableState } from '@muster/protocol';
import type { SeatId, Viewer } from '@muster/rules/kernel';
import type { Bucket } from '../rate';
import type { Referee } from '../referee/referee';
import type { ChairRow, MemberRow, NoteRow } from '../store/store';
import { encodeNews } from '../wire';
import type { DeputyClock } from './deputy';
import type { Eyes } from './eyes';
import type { Feed } from './feed';

/** One browser tab at the table, as the table sees it: no socket, only a way to post bytes. */
export interface Connection {
  readonly id: string;
  readonly person: string;
  /** Through whose eyes it looks. */
  as: Viewer;
  readonly commands: Bucket;
  readonly hands: Bucket;
  post(bytes: Uint8Array): void;
  close(code: number): void;
}

/** A question that is open. `settle` runs when all have said yes. */
export interface OpenQuestion {
  readonly id: string;
  readonly kind: Question['kind'];
  readonly by: string;
  readonly seat?: SeatId;
  readonly asked: readonly string[];
  readonly yes: Set<string>;
  /** A game master whose yes is enough, asked beside the others. */
  readonly alone?: string;
  /** Take-back: how many entries would go, as far as each viewer knows of them. */
  readonly entries?: Readonly<Record<Viewer, number>>;
  readonly dice?: boolean;
  /** Take-back: entries that would be left. */
  readonly to?: number;
  readonly until?: number;
  /** Whether it lapses when an entry is made. */
  readonly lapses: boolean;
  /** Take-back: the id of the command that asked. */
  readonly command?: string;
  /** How many entries stood when it was asked. */
  readonly expected: number;
  /** When it was put, or taken up again after a restart. */
  readonly since: number;
  readonly timer?: NodeJS.Timeout;
  /** Runs while somebody who is asked is away. */
  awayTimer?: NodeJS.Timeout;
  settle(): Promise<Reply>;
}

/** A live table: the referee and the people around it. */
export interface Table {
  readonly id: string;
  readonly referee: Referee;
  readonly head: GameHead;
  readonly chairs: Map<SeatId, ChairRow>;
  readonly members: Map<string, MemberRow>;
  readonly names: Map<string, string>;
  /** One connection per person. */
  readonly here: Map<string, Connection>;
  readonly awaySince: Map<string, number>;
  readonly chat: ChatLineKept[];
  /** Notes of the seats, by seat and id. */
  readonly notes: Map<string, NoteRow>;
  /** Through which seats each person has ever looked. */
  readonly eyes: Eyes;
  readonly talk: Map<string, Bucket>;
  /** What each person may change of the table itself, every change being told to all: see `LIMITS.changeRate`. */
  readonly changes: Map<string, Bucket>;
  readonly questions: Map<string, OpenQuestion>;
  /** What spectators see, where it lags behind. */
  readonly feed: Feed | undefined;
  readonly awayMs: number;
  /** How long the host must be away for another to take his place. */
  readonly hostAwayMs: number;
  /** Who hosts while the host is away. */
  acting: string | undefined;
  hostTimer: NodeJS.Timeout | undefined;
  /** How the game plays seats of its own. */
  readonly deputy: DeputyClock;
  /** Runs after each thing that may have changed the table. */
  afterTurn: () => void;
  readonly now: () => number;
  /** The number of the last line of chat. */
  said: number;
  /** Everything that changes the table runs one after the other. */
  queue: Promise<unknown>;
}

/** A line of chat, and the side it was for. */
export interface ChatLineKept {
  readonly line: ChatLine;
  readonly side?: string;
}

/** Who plays a seat now. */
export const playerOf = (chair: ChairRow): string | undefined => chair.borrower ?? chair.holder;

/** The seats a person plays now, in the order of the table. */
export const seatsOf = (table: Table, person: string): readonly SeatId[] =>
  table.referee.game.seats
    .map(({ seat }) => seat)
    .filter((seat) => {
      const chair = table.chairs.get(seat);
      return chair !== undefined && playerOf(chair) === person;
    });

export const sideOf = (table: Table, seat: SeatId): string | undefined =>
  table.referee.game.seats.find((each) => each.seat === seat)?.side;

/** Whether someone has a seat here: holds one, or plays one that was lent to him. */
export const isSeated = (table: Table, person: string): boolean =>
  [...table.chairs.values()].some((chair) => chair.holder === person || chair.borrower === person);

/** Whether the game is played no more. */
export const isOver = ({ referee: { progress } }: Table): boolean =>
  progress.status === 'finished' || progress.status === 'abandoned';

/** Who has the powers of the host now: he who opened the table, or whoever stands in while he is away. */
export const hostOf = (table: Table): string => table.acting ?? table.referee.game.host;
export const isHost = (table: Table, person: string): boolean => hostOf(table) === person;

/** How long someone has been away, ms; 0 for who is here. */
export const awayFor = (table: Table, person: string): number =>
  table.here.has(person) ? 0 : table.now() - (table.awaySince.get(person) ?? 0);

/** What everyone may know of the table. */
export function tableState(table: Table): TableState {
  const { game, progress } = table.referee;
  const chairs = game.seats.map(({ seat, side }) => {
    const chair = table.chairs.get(seat);
    const player = chair === undefined ? undefined : playerOf(chair);
    return {
      seat,
      side,
      ...(chair?.holder === undefined ? {} : { holder: chair.holder }),
      ...(player === undefined ? {} : { player }),
    };
  });
  const seated = chairs.flatMap(({ holder, player }) => [holder, player]).filter((each) => each !== undefined);
  const people = [...new Set([...seated, ...table.here.keys()])].map((person): PersonHere => {
    const here = table.here.has(person);
    const since = table.awaySince.get(person);
    return {
      person,
      name: table.names.get(person) ?? '',
      here,
      ...(here || since === undefined ? {} : { awaySince: since }),
      muted: table.members.get(person)?.muted === true,
    };
  });
  const { id, title, open, delay } = game;
  return { id, title, host: hostOf(table), status: progress.status, open, delay, chairs, people };
}

/** Runs one thing after the other. */
export function inTurn<T>(table: Table, work: () => Promise<T>): Promise<T> {
  const done = table.queue.then(work).finally(table.afterTurn);
  table.queue = done.catch(() => undefined);
  return done;
}

/** How a person is called here; nothing for one never seen. */
export const nameOf = (table: Table, person: string): string => table.names.get(person) ?? '';

/** Tells everyone here the same. */
export function tellAll(table: Table, news: News): void {
  const bytes = encodeNews(news);
  for (const connection of table.here.values()) connection.post(bytes);
}

export const tellTable = (table: Table): void => tellAll(table, { is: 'table', table: tableState(table) });
