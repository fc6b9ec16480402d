import { useEffect, useMemo, useRef, useState } from 'react';
import type { SkinContext } from '../skins/skin';
import { namesIn, plain, seatName } from '../store/names';
import { shownData } from '../store/shown';
import { type TableData, useTable } from '../store/table-store';
import { useSlow } from '../store/use-slow';
import type { OpenTable } from './tables';

/** The plate under the ribbon: whom the table waits for, or what is wrong with the line. Always there. */
export function WaitingPlate({
  table,
  context,
  onPeople,
}: {
  readonly table: OpenTable;
  readonly context: SkinContext | undefined;
  readonly onPeople: () => void;
}) {
  const data = useTold(table, context);
  const isBack = useJustBack(data.line.is);
  const now = useNow(data.line.is === 'down' || awaySeat(data) !== undefined || waitedSince(data) !== undefined);
  return (
    <div className={isBack ? 'waiting back' : 'waiting'} role="status">
      {content()}
    </div>
  );

  function content() {
    if (data.line.is === 'down') return <LineDown data={data} now={now} onTry={() => table.line.tryNow()} />;
    if (data.line.is === 'closed')
      return (
        <>
          <span>{data.line.says}</span>
          {data.line.may === 'return' && (
            <button type="button" className="plate-button" onClick={() => table.line.takeBack()}>
              Play here
            </button>
          )}
        </>
      );
    if (!context || data.state === undefined) return <Patience />;
    if (data.trouble) return <span>{data.trouble}</span>;
    if (data.drift)
      return (
        <>
          <span>This picture differs from the server’s.</span>
          <button type="button" className="plate-button" onClick={() => location.reload()}>
            Load it again
          </button>
        </>
      );
    const away = awaySeat(data);
    return (
      <>
        {/* Who is gone is said beside what is asked, never instead of it. */}
        {away && !data.ending ? (
          <>
            {isAsked(data, context) && <Waited data={data} context={context} now={now} onPeople={onPeople} />}
            <span className="plate-away">
              <b>{seatName(data, away.seat)}</b> has been gone for {agoText(now - away.since)}.
              {!isAsked(data, context) && ' The seat waits.'}
            </span>
            <button type="button" className="plate-button" onClick={onPeople}>
              Seats
            </button>
          </>
        ) : (
          <Waited data={data} context={context} now={now} onPeople={onPeople} />
        )}
        {context.seat === undefined && data.table !== undefined && data.table.delay > 0 && !data.ending && (
          <span className="plate-away">You see it {delayText(data.table.delay)} late.</span>
        )}
      </>
    );
  }
}

/** What the plate may tell: the game is not known before the first picture, and then nothing is held back. */
function useTold(table: OpenTable, context: SkinContext | undefined): TableData {
  const slow = useSlow(table.store);
  const from = useTable(table.store, (data) => context?.skin.heldFrom?.(data, context));
  return useMemo(() => (context && from !== undefined ? shownData(context, slow) : slow), [context, from, slow]);
}

/** Whether the table waits for a seat of mine, or a move of mine is on its way. */
const isAsked = (data: TableData, { system }: SkinContext): boolean =>
  data.pending !== undefined || system.waitingFor(data.state).some((one) => data.seats.includes(one.seat));

/** For a moment after a lost line came back. */
function useJustBack(line: TableData['line']['is']): boolean {
  const [isBack, setBack] = useState(false);
  const before = useRef(line);
  useEffect(() => {
    const was = before.current;
    before.current = line;
    if (was !== 'down' || line !== 'up') return;
    setBack(true);
    const timer = setTimeout(() => setBack(false), 600);
    return () => clearTimeout(timer);
  }, [line]);
  return isBack;
}

function Waited({
  data,
  context,
  now,
  onPeople,
}: {
  readonly data: TableData;
  readonly context: SkinContext;
  readonly now: number;
  readonly onPeople: () => void;
}) {
  const { system, words, store } = context;
  if (data.pending) return <span>On its way…</span>;
  if (data.ending?.status === 'abandoned') return <b>The battle was left unfinished.</b>;
  const outcome = system.outcome(data.state);
  const names = namesIn(context, data, data.state);
  if (outcome) return <b>{words.outcome(outcome, names)}</b>;
  const waiting = system.waitingFor(data.state);
  const mine = waiting.find((one) => one.seat === context.seat);
  if (mine) {
    const text = plain(words.asked(mine, names));
    const [first = '', ...rest] = text.split(/(?<=[.:])\s+/);
    return (
      <>
        <b>{first}</b>
        {rest.length > 0 && <span>{rest.join(' ')}</span>}
        <Since data={data} now={now} asked={waiting.map((one) => one.seat)} mine />
      </>
    );
  }
  const other = waiting.find((one) => data.seats.includes(one.seat));
  if (other)
    return (
      <>
        <b>{names.seat(other.seat)}</b>
        <span>Your other seat is asked.</span>
        <button type="button" className="plate-button" onClick={() => void store.look(other.seat)}>
          Look through it
        </button>
      </>
    );
  // A seat that the game plays by itself keeps nobody waiting
  const empty = data.table?.chairs.find((chair) => !chair.holder && !system.plays?.includes(chair.seat));
  if (empty)
    return (
      <>
        <span>A seat is free.</span>
        <button type="button" className="plate-button" onClick={onPeople}>
          {data.table?.host === data.you ? 'Send the link' : 'Seats'}
        </button>
      </>
    );
  const first = waiting[0];
  return first ? (
    <>
      <span>{plain(words.waiting(first, names))}</span>
      <Since data={data} now={now} asked={waiting.map((one) => one.seat)} mine={false} />
    </>
  ) : (
    <span>{data.table?.title}</span>
  );
}

/** How long the table has waited for an answer: to who is asked, who waits for it; to the others, only the time. */
function Since({
  data,
  now,
  asked,
  mine,
}: {
  readonly data: TableData;
  readonly now: number;
  readonly asked: readonly string[];
  readonly mine: boolean;
}) {
  const since = waitedSince(data);
  if (since === undefined || now - since < WAIT_UNTOLD) return null;
  const waiting = (data.table?.chairs ?? []).filter(
    (chair) => chair.holder !== undefined && !asked.includes(chair.seat) && !data.seats.includes(chair.seat),
  );
  const [one] = waiting;
  if (mine && one === undefined) return null;
  const who = waiting.length === 1 && one ? `${seatName(data, one.seat)} has` : 'The others have';
  // Hidden from the live region: it would be read out every second.
  return (
    <span className="plate-since" aria-hidden="true">
      {mine ? `${who} waited ${agoText(now - since)}.` : agoText(now - since)}
    </span>
  );
}
/** A wait this short is no wait, in ms. */
const WAIT_UNTOLD = 5000;

/** When the last thing happened at a game that is still played. */
const waitedSince = (data: TableData): number | undefined =>
  data.ending === undefined && data.line.is === 'up' ? data.steps.at(-1)?.at : undefined;

function LineDown({
  data,
  now,
  onTry,
}: {
  readonly data: TableData;
  readonly now: number;
  readonly onTry: () => void;
}) {
  if (data.line.is !== 'down') return null;
  const wait = data.line.nextTry === undefined ? undefined : Math.max(0, Math.ceil((data.line.nextTry - now) / 1000));
  return (
    <>
      <span>
        <b>Your line is down</b> since {agoText(now - data.line.since)}. Your place is kept.{' '}
        {wait === undefined ? 'Trying…' : `Trying again in ${wait} s`}
      </span>
      <button type="button" className="plate-button" onClick={onTry}>
        Try now
      </button>
    </>
  );
}

/** Says nothing for two seconds: most tables are there by then. */
function Patience() {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), 2000);
    return () => clearTimeout(timer);
  }, []);
  return <span>{long ? 'Fetching the battle…' : '\u00a0'}</span>;
}

function awaySeat(data: TableData): { readonly seat: string; readonly since: number } | undefined {
  for (const chair of data.table?.chairs ?? []) {
    const person = data.table?.people.find((one) => one.person === (chair.player ?? chair.holder));
    if (person && !person.here && person.person !== data.you && person.awaySince !== undefined)
      return { seat: chair.seat, since: person.awaySince };
  }
  return undefined;
}

/** How far behind the watchers are: `30 seconds`, `a minute`, `5 minutes`. */
export const delayText = (seconds: number): string =>
  seconds < 60 ? `${seconds} seconds` : seconds < 120 ? 'a minute' : `${Math.round(seconds / 60)} minutes`;

/** `0:40`, `12:05`, `3 h`. */
export function agoText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds >= 7200) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time, told anew each second while it runs. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
