import { type ChatLine, LIMITS, PHRASES, type Phrase } from '@muster/protocol';
import { Send, Smile } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Choice } from '../parts/choice';
import { Shield } from '../parts/shield';
import type { SkinContext } from '../skins/skin';
import { asSeenBy, useEyes } from '../store/eyes';
import { seatCalled, seatName } from '../store/names';
import { tinctureOf } from '../store/overlays';
import type { TableData } from '../store/table-store';
import { useSlow } from '../store/use-slow';
import { noticeWords, phraseWords } from './chat-words';

/** To the table, one’s side, those who watch, or whispered: `seat:ID`. */
type To = 'table' | 'side' | 'spectators' | `seat:${string}`;

/** Talk at the table, in one's own side or among those who watch. */
export function ChatPanel({ context }: { readonly context: SkinContext }) {
  const { store } = context;
  const own = useSlow(store);
  const eyes = useEyes(context);
  const data = useMemo(() => (eyes === undefined ? own : asSeenBy(context, own, eyes)), [context, own, eyes]);
  const [to, setTo] = useState<To>(context.seat === undefined ? 'spectators' : 'table');
  const [text, setText] = useState('');
  const [phrases, setPhrases] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const sideSeats = seatsOnMySide(context, data);
  const last = data.chat.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls and is read
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    store.readChat();
  }, [last]);
  const say = async () => {
    if (text.trim() === '') return;
    const whom = to.startsWith('seat:') ? to.slice('seat:'.length) : undefined;
    const reply = await store.ask({
      do: 'say',
      ...(whom === undefined ? { to: to as 'table' | 'side' | 'spectators' } : { to: 'seat', whom }),
      text: text.trim(),
    });
    if (reply.ok) setText('');
  };
  const options: { value: To; label: string }[] =
    context.seat === undefined
      ? [
          { value: 'table', label: 'Table' },
          { value: 'spectators', label: 'Watchers' },
        ]
      : [
          { value: 'table', label: 'Table' },
          ...(sideSeats > 1 ? [{ value: 'side' as const, label: 'My side' }] : []),
          ...whisperable(context, data),
        ];
  return (
    <div className="chat">
      {eyes !== undefined && (
        <p className="as-seen small">
          As {seatCalled(context, own, eyes)} reads it, but for what the players say among themselves
        </p>
      )}
      <ol className="chat-lines" ref={list} aria-label="Chat">
        {data.chat.length === 0 && <li className="soft small italic">Nobody has spoken yet.</li>}
        {data.chat.map((line) => (
          <Said key={line.number} line={line} context={context} data={data} />
        ))}
      </ol>
      {data.refused?.says && <p className="chat-no">{data.refused.says}</p>}
      {phrases && (
        <div className="phrases">
          {PHRASES.map((phrase) => (
            <button
              key={phrase}
              type="button"
              className="chip"
              onClick={() => {
                setPhrases(false);
                void store.ask({ do: 'phrase', phrase });
              }}
            >
              {phraseWords[phrase]}
            </button>
          ))}
        </div>
      )}
      <form
        className="chat-form"
        hidden={eyes !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void say();
        }}
      >
        {options.length > 1 && <Choice label="To whom" value={to} options={options} onChange={setTo} />}
        <div className="row" style={{ gap: 6 }}>
          <input
            id="chat-field"
            className="input"
            value={text}
            maxLength={LIMITS.chat}
            placeholder={placeholder(to, data)}
            aria-label="Say something"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <button
            type="button"
            className="button icon-only"
            aria-label="Ready phrases"
            aria-expanded={phrases}
            onClick={() => setPhrases(!phrases)}
          >
            <Smile size={18} aria-hidden="true" />
          </button>
          <button type="submit" className="button main icon-only" aria-label="Say it">
            <Send size={17} aria-hidden="true" />
          </button>
        </div>
      </form>
    </div>
  );
}

function Said({
  line,
  context,
  data,
}: {
  readonly line: ChatLine;
  readonly context: SkinContext;
  readonly data: TableData;
}) {
  if (line.notice !== undefined) {
    const words = noticeWords(line, context.system.plays);
    return words === undefined ? null : <li className="chat-notice">{words}</li>;
  }
  const words = line.phrase === undefined ? line.text : (phraseWords[line.phrase as Phrase] ?? line.phrase);
  return (
    <li className="chat-line">
      <Shield tincture={tinctureOf(context, data, line.seat)} little />
      <div className="grow">
        <b>{line.seat === undefined ? line.name : seatName(data, line.seat)}</b>
        {line.to !== 'table' && <span className="caps"> {heardBy(line, data)}</span>}{' '}
        <span className={line.phrase === undefined ? undefined : 'italic'}>{words}</span>
      </div>
    </li>
  );
}

function seatsOnMySide(context: SkinContext, data: TableData): number {
  const side = data.table?.chairs.find((chair) => chair.seat === context.seat)?.side;
  return data.table?.chairs.filter((chair) => chair.side === side).length ?? 0;
}

/** Whom one may whisper to: the master to everyone, everyone to the master. */
function whisperable(context: SkinContext, data: TableData): readonly { value: To; label: string }[] {
  const masters = context.system.plays ?? [];
  const seats = data.table?.chairs.map(({ seat }) => seat) ?? [];
  if (context.seat === undefined) return [];
  const own = context.seat;
  return seats
    .filter((seat) => seat !== own && (masters.includes(seat) || masters.includes(own)))
    .map((seat) => ({ value: `seat:${seat}` as const, label: `To ${seatName(data, seat)}` }));
}

function placeholder(to: To, data: TableData): string {
  if (to === 'side') return 'To my side';
  if (to === 'spectators') return 'To those who watch';
  return to === 'table' ? 'To the table' : `Only ${seatName(data, to.slice('seat:'.length))} reads it`;
}

const heardBy = (line: ChatLine, data: TableData): string =>
  line.to === 'seat' ? `whispers to ${seatName(data, line.whom ?? '')}` : line.to === 'side' ? 'side' : 'watchers';
