import { ArrowDown, Search, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Pips } from '../parts/dice';
import { Shield } from '../parts/shield';
import type { ShownRoll, SkinContext } from '../skins/skin';
import { asSeenBy, useEyes } from '../store/eyes';
import { filterLog, type LogLine } from '../store/log';
import { seatCalled } from '../store/names';
import { tinctureOfSide } from '../store/overlays';
import { useShown } from '../store/shown';
import { useTable } from '../store/table-store';
import { Sentence } from './sentence';

/** The log, newest at the bottom; stays where it is read while the reader is scrolled up. */
export function LogPanel({
  context,
  onGoUnit,
  onGoLine,
}: {
  readonly context: SkinContext;
  readonly onGoUnit: (unit: string) => void;
  readonly onGoLine: (line: LogLine) => void;
}) {
  const { store } = context;
  const cut = useTable(store, (data) => data.logCut);
  const told = useShown(context);
  const eyes = useEyes(context);
  const data = useMemo(() => (eyes === undefined ? told : asSeenBy(context, told, eyes)), [context, told, eyes]);
  const { log } = data;
  const [filtering, setFiltering] = useState(false);
  const [words, setWords] = useState('');
  const [side, setSide] = useState<string>();
  const [phase, setPhase] = useState<string>();
  const [onlyUnit, setOnlyUnit] = useState(false);
  const unit = onlyUnit ? data.selected[0] : undefined;
  const shown = useMemo(() => filterLog(log, { words, side, phase, unit }), [log, words, side, phase, unit]);
  const phases = useMemo(() => [...new Set(log.flatMap((line) => line.show?.phase ?? []))], [log]);
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const [isBehind, setBehind] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls
  useEffect(() => {
    if (follows.current && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [shown]);
  const sides = [...new Set(data.table?.chairs.map((chair) => chair.side) ?? [])];
  return (
    <div className="log">
      <div className="log-tools">
        {filtering ? (
          <>
            <input
              className="input"
              placeholder="Search the log"
              aria-label="Search the log"
              value={words}
              // biome-ignore lint/a11y/noAutofocus: the field opens because it was asked for
              autoFocus
              onChange={(event) => setWords(event.target.value)}
            />
            <button
              type="button"
              className="button quiet icon-only"
              aria-label="Close the filter"
              onClick={() => {
                setFiltering(false);
                setWords('');
                setSide(undefined);
                setPhase(undefined);
                setOnlyUnit(false);
              }}
            >
              <X size={17} aria-hidden="true" />
            </button>
          </>
        ) : (
          <button
            type="button"
            className="button quiet icon-only"
            aria-label="Search and filter"
            onClick={() => setFiltering(true)}
          >
            <Search size={17} aria-hidden="true" />
          </button>
        )}
      </div>
      {filtering && (
        <div className="log-filters">
          {sides.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={side === one}
              onClick={() => setSide(side === one ? undefined : one)}
            >
              <Shield tincture={tinctureOfSide(context, data, one)} little />
              {context.skin.sideName?.(data.state, one) ?? `Side ${one.toUpperCase()}`}
            </button>
          ))}
          {phases.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={phase === one}
              onClick={() => setPhase(phase === one ? undefined : one)}
            >
              {one}
            </button>
          ))}
          <button type="button" className="chip" aria-pressed={onlyUnit} onClick={() => setOnlyUnit(!onlyUnit)}>
            selected unit
          </button>
        </div>
      )}
      {eyes !== undefined && <p className="as-seen small">As {seatCalled(context, told, eyes)} was told</p>}
      <ol
        className="log-lines"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list must be reachable by keys
        tabIndex={0}
        aria-label="Log"
        onScroll={(event) => {
          const at = event.currentTarget;
          follows.current = at.scrollHeight - at.scrollTop - at.clientHeight < 40;
          setBehind(!follows.current);
        }}
      >
        {cut && <li className="soft small italic">The log before you came could not be fetched.</li>}
        {shown.length === 0 && (
          <li className="soft small italic">{log.length === 0 ? 'Nothing has happened yet.' : 'No line fits that.'}</li>
        )}
        {shown.map((line) => (
          <Line key={line.key} line={line} context={context} onGoUnit={onGoUnit} onGoLine={onGoLine} />
        ))}
      </ol>
      {isBehind && (
        <button
          type="button"
          className="button log-newest"
          onClick={() => {
            list.current?.scrollTo({ top: list.current.scrollHeight });
            list.current?.focus();
          }}
        >
          Newest <ArrowDown size={15} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function Line({
  line,
  context,
  onGoUnit,
  onGoLine,
}: {
  readonly line: LogLine;
  readonly context: SkinContext;
  readonly onGoUnit: (unit: string) => void;
  readonly onGoLine: (line: LogLine) => void;
}) {
  if (line.is === 'divider') return <li className="log-divider">{line.text}</li>;
  const tincture =
    line.side === undefined ? undefined : tinctureOfSide(context, context.store.data.getState(), line.side);
  const rule = line.show?.rule;
  return (
    <li className={`log-line ${line.is}`} title={rule === undefined ? undefined : context.words.source(rule)}>
      <button
        type="button"
        className="log-shield"
        aria-label="Show where"
        onClick={() => onGoLine(line)}
        tabIndex={line.show?.where ? 0 : -1}
      >
        <Shield tincture={tincture} little />
      </button>
      <div className="grow">
        <Sentence text={line.text} store={context.store} onGo={onGoUnit} />
        {line.is === 'refused' && <span className="soft italic"> Not a move; nothing lost.</span>}
        {line.show?.dice?.map((roll, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls of a line never change their order
          <LogDice key={at} roll={roll} />
        ))}
      </div>
    </li>
  );
}

/** Dice under a sentence: hits ringed, misses faint, many counted by face. */
export function LogDice({ roll }: { readonly roll: ShownRoll }) {
  const isHit = (face: number) => roll.hitsFrom !== undefined && face >= roll.hitsFrom;
  const style = (face: number) => (roll.hitsFrom === undefined ? 'die' : isHit(face) ? 'die hit' : 'die miss');
  const face = (value: number) => (roll.sides === 6 ? <Pips face={value} /> : value);
  const counted = roll.faces.length > 36;
  const kinds = [...new Set(roll.faces)].sort((a, b) => b - a);
  return (
    <div className="dice" role="img" aria-label={`${roll.faces.length} D${roll.sides}: ${roll.faces.join(', ')}`}>
      {roll.label !== undefined && <span className="small soft">{roll.label}</span>}
      {counted
        ? kinds.map((kind) => (
            <span key={kind} className="row small" style={{ gap: 3, marginRight: 6 }}>
              <span className={style(kind)}>{face(kind)}</span>×{roll.faces.filter((one) => one === kind).length}
            </span>
          ))
        : roll.faces.map((value, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: faces keep their order
            <span key={at} className={style(value)}>
              {face(value)}
            </span>
          ))}
    </div>
  );
}
