import { Client, type Room } from '@colyseus/sdk';
import {
  ASK,
  type Command,
  type Hand,
  type Join,
  NEWS,
  type News,
  type OthersHand,
  PRESENCE,
  type Reply,
  ROOM,
  zNews,
  zOthersHand,
  zReply,
} from '@muster/protocol';
import { backoff } from './backoff';

/** The state of the line to a table. `down` says since when and when the next try comes (ms since 1970). */
export type LineState =
  | { readonly is: 'opening' }
  | { readonly is: 'up' }
  | { readonly is: 'down'; readonly since: number; readonly nextTry: number | undefined }
  /** Closed for good, with the reason in one sentence: taken over elsewhere, sent away, no such table. */
  | { readonly is: 'closed'; readonly says: string; readonly may: 'return' | 'leave' };

export interface LineEvents {
  state(state: LineState): void;
  news(news: News): void;
  hand(hand: OthersHand): void;
}

export interface Line {
  /** Asks the table; resolves with its answer. While the line is down: a refusal, never a throw. */
  ask(command: Command): Promise<Reply>;
  /** Shows the others what my hand does. Lost without harm. */
  hand(hand: Hand): void;
  /** Tries at once instead of waiting. */
  tryNow(): void;
  /** Takes the place back from the tab that took it over. */
  takeBack(): void;
  close(): void;
}

const BEAT = 10_000;
const SILENCE = 8_000;

/** Opens the line to a table and keeps it open without end. `join` is asked anew for every try. */
export function openLine(join: () => Join, events: LineEvents): Line {
  let room: Room | undefined;
  let attempt = 0;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;
  let done = false;
  let trying = false;

  const stop = () => {
    clearTimeout(timer);
    clearInterval(beat);
    room?.removeAllListeners();
    room = undefined;
  };

  const lost = () => {
    stop();
    if (done) return;
    since ??= Date.now();
    const wait = backoff(attempt++, Math.random());
    events.state({ is: 'down', since, nextTry: Date.now() + wait });
    timer = setTimeout(connect, wait);
  };

  const shut = (says: string, may: 'return' | 'leave') => {
    stop();
    done = true;
    events.state({ is: 'closed', says, may });
  };

  const heard = (message: unknown) => {
    const read = zNews.safeParse(message);
    if (!read.success) {
      void room?.request(ASK, { do: 'resync' }).catch(() => undefined);
      return;
    }
    if (read.data.is === 'elsewhere') shut(read.data.says, 'return');
    else if (read.data.is === 'removed') shut(read.data.says, 'leave');
    else events.news(read.data);
  };

  const connect = async () => {
    if (done || trying) return;
    clearTimeout(timer);
    trying = true;
    if (since !== undefined) events.state({ is: 'down', since, nextTry: undefined });
    try {
      const joined = await new Client(endpoint()).joinOrCreate(ROOM, join());
      trying = false;
      if (done) {
        void joined.leave();
        return;
      }
      room = joined;
      joined.reconnection.enabled = false;
      joined.onMessage(NEWS, heard);
      joined.onMessage(PRESENCE, (message: unknown) => {
        const read = zOthersHand.safeParse(message);
        if (read.success) events.hand(read.data);
      });
      joined.onLeave(() => {
        if (room === joined) lost();
      });
      joined.onError(() => undefined);
      attempt = 0;
      since = undefined;
      events.state({ is: 'up' });
      beat = setInterval(() => heartbeat(joined), BEAT);
    } catch (error) {
      trying = false;
      const no = finalNo(error);
      if (no) shut(no, 'leave');
      else lost();
    }
  };

  /** A line can die without a word (a sleeping laptop, a lost network): no pong in time counts as lost. */
  const heartbeat = (joined: Room) => {
    let heardBack = false;
    joined.ping(() => {
      heardBack = true;
    });
    setTimeout(() => {
      if (heardBack || room !== joined) return;
      joined.connection.close();
      lost();
    }, SILENCE);
  };

  const tryNow = () => {
    if (!room && !done) {
      attempt = 0;
      void connect();
    }
  };
  const cameOnline = () => tryNow();
  const wentOffline = () => {
    if (!room) return;
    room.connection.close();
    lost();
  };
  globalThis.addEventListener?.('online', cameOnline);
  globalThis.addEventListener?.('offline', wentOffline);

  events.state({ is: 'opening' });
  void connect();

  return {
    async ask(command) {
      if (!room) return noLine;
      try {
        const read = zReply.safeParse(await room.request(ASK, command, { timeout: 15_000 }));
        return read.success ? read.data : unread;
      } catch {
        return noLine;
      }
    },
    hand(hand) {
      room?.send(PRESENCE, hand);
    },
    tryNow,
    takeBack() {
      done = false;
      attempt = 0;
      events.state({ is: 'opening' });
      void connect();
    },
    close() {
      done = true;
      const leaving = room;
      stop();
      void leaving?.leave().catch(() => undefined);
      globalThis.removeEventListener?.('online', cameOnline);
      globalThis.removeEventListener?.('offline', wentOffline);
    },
  };
}

const noLine: Reply = {
  ok: false,
  refusals: [{ code: 'table/no-line', rule: 'GEN' }],
  says: 'The line is down. Nothing was moved; try again when it is back.',
};
const unread: Reply = {
  ok: false,
  refusals: [{ code: 'table/unread', rule: 'GEN' }],
  says: 'The answer of the table cannot be read. Load the page again.',
};

function endpoint(): string {
  return import.meta.env.DEV ? `${location.origin}/live` : location.origin;
}

/** A no from the server that trying again will not change: its sentence. Undefined for a line that merely failed. */
function finalNo(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = (error as Error & { code?: number }).code;
  return code !== undefined && code >= 400 && code < 500 && code !== 429 ? error.message : undefined;
}
