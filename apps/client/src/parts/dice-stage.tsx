import { Check, Dot, SkipForward, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSettings } from '../settings/settings-store';
import type { ShownRoll } from '../skins/skin';
import { DiceTray } from './dice-tray';

/** One throw of a scene. */
export interface StageBeat {
  readonly label: string;
  readonly roll: ShownRoll;
  /** Die by die, where no one number says what counts. */
  readonly hits?: readonly (boolean | undefined)[];
  /** How the line that stays of it is ticked: `plain` where it was neither good nor bad. A tick unless told. */
  readonly mark?: 'good' | 'bad' | 'plain';
  /** What it came to ("26 hits"). */
  readonly result: string;
}

/** The longest a throw may tumble before it counts as settled. */
const PATIENCE_MS = 8000;

/**
 * The felt tray, where throw after throw falls, and beside it what the game tells of them. `readMs` says how long a
 * settled throw is read before the next one falls, or the stage closes by `onClose`; so does Skip.
 */
export function DiceStage<B extends StageBeat>({
  className,
  version,
  beats,
  titleOf,
  readMs,
  onClose,
  children,
}: {
  /** For the widths of a game's own tray. */
  readonly className: string;
  /** The entry of the log; it seeds how the dice tumble. */
  readonly version: number;
  readonly beats: readonly B[];
  readonly titleOf: (beat: B) => string;
  readonly readMs: (beat: B, isLast: boolean) => number;
  readonly onClose: () => void;
  /** What stands beside the tray, `at` a throw that lies or does not yet. */
  readonly children: (at: number, settled: boolean) => ReactNode;
}) {
  const instant = useSettings((settings) => settings.instantDice);
  const [at, setAt] = useState(0);
  const [settled, setSettled] = useState(false);
  const beat = beats[at];
  const last = at >= beats.length - 1;
  const wait = beat ? readMs(beat, last) : 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: how it closes is the same for all of a scene
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(() => {
      if (last) return onClose();
      setSettled(false);
      setAt(at + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [settled, last, at, wait, version]);

  // A tray that cannot be drawn, or lies in a tab nobody looks at, keeps nobody waiting.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every throw has its own patience
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [at]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: how it closes is the same for all of a scene
  useEffect(() => {
    const skip = (event: KeyboardEvent) => {
      if (event.key !== ' ' || (event.target as HTMLElement).closest?.('input, textarea, button')) return;
      event.preventDefault();
      onClose();
    };
    addEventListener('keydown', skip);
    return () => removeEventListener('keydown', skip);
  }, [version]);

  if (!beat) return null;
  return (
    <section className={`dice-stage ${className}`} aria-label={titleOf(beat)}>
      <div className="card dice-side evening">
        <p className="caps">{titleOf(beat)}</p>
        {children(at, settled)}
      </div>
      <div>
        <DiceTray
          key={`${version}.${at}`}
          roll={beat.roll}
          {...(beat.hits ? { hits: beat.hits } : {})}
          seed={version * 7 + at}
          instant={instant}
          onSettled={() => setSettled(true)}
        />
        <div className="tray-foot">
          <button type="button" className="button" onClick={onClose}>
            <SkipForward size={18} aria-hidden="true" /> Skip <kbd>Space</kbd>
          </button>
        </div>
      </div>
    </section>
  );
}

/** The throws as a list, from one of them up to another: those that lie are ticked and tell what they came to. */
export function ThrowLines({
  beats,
  at,
  settled,
  from = 0,
  to = beats.length,
}: {
  readonly beats: readonly StageBeat[];
  readonly at: number;
  readonly settled: boolean;
  readonly from?: number;
  readonly to?: number;
}) {
  return (
    <ol>
      {beats.slice(from, to).map((beat, index) => {
        const place = from + index;
        const done = place < at || (place === at && settled);
        const { mark = 'good' } = beat;
        return (
          <li key={place} className={done ? `done ${mark}` : place === at ? 'on' : ''}>
            <span className="n">{done ? <Mark mark={mark} /> : place + 1}</span>
            <span className="grow">{beat.label}</span>
            <b>{done ? beat.result : '?'}</b>
          </li>
        );
      })}
    </ol>
  );
}

const MARKS = { good: Check, bad: X, plain: Dot } as const;

function Mark({ mark }: { readonly mark: keyof typeof MARKS }) {
  const Icon = MARKS[mark];
  return <Icon size={15} aria-hidden="true" />;
}

/** The last line of a throw or a scene, in the tone of its meaning. */
export const Verdict = ({ tone = '', text }: { readonly tone?: string | undefined; readonly text: string }) => (
  <p className={`verdict ${tone}`} role="status">
    {text}
  </p>
);
