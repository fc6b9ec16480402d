import type { SandboxEvent, SandboxIntent } from '@muster/rules/sandbox';
import { useState } from 'react';
import { Thrown } from '../../parts/thrown';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import { Panel } from './prompt';

type Rolled = Extract<SandboxEvent, { type: 'rolled' }>;

const KINDS = [4, 6, 8, 10, 12, 20, 100] as const;

/** Any dice in one hand, with a number to add; the last roll stays in sight. */
export function DicePanel({ store }: PartProps) {
  const steps = useTable(store, (data) => data.steps);
  const [hand, setHand] = useState<Readonly<Record<number, number>>>({ 6: 2 });
  const [plus, setPlus] = useState(0);
  const [why, setWhy] = useState('');
  const [sides, setSides] = useState('3');
  const step = steps.findLast((one) => one.events.some((event) => event.type === 'rolled'));
  const last = step?.events.find((event): event is Rolled => event.type === 'rolled');
  const dice = Object.entries(hand).flatMap(([kind, count]) => (count > 0 ? [{ count, sides: Number(kind) }] : []));
  const put = (kind: number, by: number) =>
    setHand((before) => ({ ...before, [kind]: Math.max(0, Math.min(200, (before[kind] ?? 0) + by)) }));
  const kinds = [...new Set([...KINDS, ...Object.keys(hand).map(Number)])].sort((a, b) => a - b);
  return (
    <Panel title="Roll">
      <div className="dice-hand">
        {kinds.map((kind) => (
          <div key={kind} className={hand[kind] ? 'dice-kind on' : 'dice-kind'}>
            <button type="button" className="dice-more" aria-label={`One D${kind} more`} onClick={() => put(kind, 1)}>
              <b>{hand[kind] ? `${hand[kind]}` : ''}</b>D{kind}
            </button>
            <button
              type="button"
              className="dice-less"
              aria-label={`One D${kind} less`}
              disabled={!hand[kind]}
              onClick={() => put(kind, -1)}
            >
              −
            </button>
          </div>
        ))}
      </div>
      <div className="row wrap">
        <label className="row small">
          A die of
          <input
            className="input"
            style={{ width: 64 }}
            value={sides}
            aria-label="Sides of another die"
            onChange={(event) => setSides(event.target.value)}
          />
        </label>
        <button
          type="button"
          className="button"
          onClick={() => {
            const kind = Math.round(Number(sides));
            if (kind >= 2 && kind <= 1000) put(kind, 1);
          }}
        >
          Add it
        </button>
        <label className="row small">
          plus
          <input
            className="input"
            style={{ width: 72 }}
            type="number"
            value={plus}
            aria-label="Plus"
            onChange={(event) => setPlus(Math.max(-999, Math.min(999, Math.round(Number(event.target.value) || 0))))}
          />
        </label>
        <input
          className="input grow"
          placeholder="What for"
          aria-label="What for"
          maxLength={60}
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
      </div>
      <div className="row">
        <button
          type="button"
          className="button main big"
          disabled={dice.length === 0 || dice.length > 8}
          onClick={() => void store.act({ do: 'roll', dice, plus, why: why.trim() } as SandboxIntent)}
        >
          Roll {dice.map(({ count, sides: kind }) => `${count}D${kind}`).join(' + ')}
          {plus === 0 ? '' : plus > 0 ? ` + ${plus}` : ` − ${-plus}`}
        </button>
        <button type="button" className="button quiet" onClick={() => setHand({})}>
          Empty the hand
        </button>
      </div>
      {last && (
        <div className="last-roll" aria-live="polite">
          <div className="grow">
            <Thrown rolls={last.dice} seed={step?.at ?? 0} />
          </div>
          <b className="roll-total">{last.total}</b>
        </div>
      )}
    </Panel>
  );
}
