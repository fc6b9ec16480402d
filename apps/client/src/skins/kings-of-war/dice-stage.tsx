import { nerveNow, type State, unitOf } from '@muster/rules/kings-of-war';
import { Check, SkipForward } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { DiceTray } from '../../parts/dice-tray';
import { useSettings } from '../../settings/settings-store';
import { type TableStore, useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import type { DiceScene } from './beats';
import { waitingDice } from './dice-queue';
import { handOf, useHand } from './hand';
import { NerveChart } from './nerve-chart';

/** The oldest dice this page has not shown yet; undefined while none wait. Dice from before it came are not shown. */
export function useDiceStage(store: TableStore): DiceScene | undefined {
  const steps = useTable(store, (data) => data.steps);
  const state = useTable(store, (data) => data.state);
  const version = useTable(store, (data) => data.version);
  const shownTo = useHand(store, (hand) => hand.shownTo);
  useEffect(() => {
    if (shownTo === undefined) handOf(store).setState({ shownTo: version });
  }, [shownTo, store, version]);
  // Without a tray nothing can be waited for: what fell meanwhile is told elsewhere and not thrown again.
  useEffect(() => () => handOf(store).setState({ shownTo: undefined }), [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it is made of
  return useMemo(() => waitingDice(store.data.getState(), shownTo), [store, steps, state, shownTo]);
}

/** How long a settled throw is read before the next one falls. */
const READ_MS = 900;

/** The longest a throw may tumble before it counts as settled. */
const PATIENCE_MS = 8000;

/** The felt tray, and beside it the steps so far and what the nerve test will say. */
export function DiceStage({ store, scene }: PartProps & { readonly scene: DiceScene }) {
  const state = useTable(store, (data) => data.state) as State;
  const instant = useSettings((settings) => settings.instantDice);
  const [at, setAt] = useState(0);
  const [settled, setSettled] = useState(false);
  const beat = scene.beats[at];
  const last = at >= scene.beats.length - 1;
  const target = scene.target === undefined ? undefined : unitOf(state, scene.target);

  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(
      () => {
        if (last) return close(store, scene);
        setSettled(false);
        setAt(at + 1);
      },
      last ? READ_MS * 2 : READ_MS,
    );
    return () => clearTimeout(timer);
  }, [settled, last, at, store, scene]);

  // A tray that cannot be drawn, or lies in a tab nobody looks at, keeps nobody waiting.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every throw has its own patience
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [at]);

  useEffect(() => {
    const skip = (event: KeyboardEvent) => {
      if (event.key !== ' ' || (event.target as HTMLElement).closest?.('input, textarea, button')) return;
      event.preventDefault();
      close(store, scene);
    };
    addEventListener('keydown', skip);
    return () => removeEventListener('keydown', skip);
  }, [store, scene]);

  if (!beat) return null;
  return (
    <section className="kow-dice" aria-label={scene.title}>
      <div className="card kow-side evening">
        <p className="caps">{scene.title}</p>
        <ol>
          {scene.beats.map((each, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the throws of an attack keep their order
              key={index}
              className={index < at || (index === at && settled) ? 'done' : index === at ? 'on' : ''}
            >
              <span className="n">
                {index < at || (index === at && settled) ? <Check size={15} aria-hidden="true" /> : index + 1}
              </span>
              <span className="grow">{each.label}</span>
              <b>{index < at || (index === at && settled) ? each.result : '?'}</b>
            </li>
          ))}
        </ol>
        {scene.verdict && last && settled && (
          <p className={`kow-verdict ${scene.verdict.tone}`} role="status">
            {scene.verdict.text}
          </p>
        )}
        {target?.pose && scene.testFollows && last && settled && (
          <div className="kow-next">
            <p className="caps">What the nerve test will say</p>
            <NerveChart nerve={nerveNow(state, { ...target, pose: target.pose })} damage={target.damage} />
          </div>
        )}
      </div>
      <div>
        <DiceTray
          key={`${scene.version}.${at}`}
          roll={beat.roll}
          seed={scene.version * 7 + at}
          instant={instant}
          onSettled={() => setSettled(true)}
        />
        <div className="tray-foot">
          <button type="button" className="button" onClick={() => close(store, scene)}>
            <SkipForward size={18} aria-hidden="true" /> Skip <kbd>Space</kbd>
          </button>
        </div>
      </div>
    </section>
  );
}

const close = (store: TableStore, scene: DiceScene) => handOf(store).setState({ shownTo: scene.version });
