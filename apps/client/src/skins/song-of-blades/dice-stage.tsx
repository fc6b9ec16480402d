import { Check, SkipForward } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { DiceTray } from '../../parts/dice-tray';
import { useSettings } from '../../settings/settings-store';
import { type TableStore, useTable } from '../../store/table-store';
import { signed } from '../../table/figures';
import type { PartProps, SkinContext } from '../skin';
import type { Beat, DiceScene, Fighter } from './beats';
import { waitingDice } from './dice-queue';
import { handOf, useHand } from './hand';

/** The oldest dice this page has not shown yet; undefined while none wait. */
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

/** How long a settled throw is read before the next one falls; a blow has more to read. */
const READ_MS = 750;
const READ_FIGHT_MS = 2200;
const LAST_MS = 500;
/** The longest a throw may tumble before it counts as settled. */
const PATIENCE_MS = 8000;

/** The felt tray, and beside it what is thrown and what it came to; a blow shows both sides and all that is added. */
export function DiceStage({ store, context, scene }: PartProps & { readonly scene: DiceScene }) {
  const instant = useSettings((settings) => settings.instantDice);
  const [at, setAt] = useState(0);
  const [settled, setSettled] = useState(false);
  const beat = scene.beats[at];
  const last = at >= scene.beats.length - 1;

  useEffect(() => {
    if (!settled) return;
    const wait = (beat?.fight ? READ_FIGHT_MS : READ_MS) + (last ? LAST_MS : 0);
    const timer = setTimeout(() => {
      if (last) return close(store, scene);
      setSettled(false);
      setAt(at + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [settled, last, at, store, scene, beat]);

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
    <section className="sob-dice" aria-label={beat.title}>
      <div className="card sob-side evening">
        <p className="caps">{beat.title}</p>
        {beat.fight ? (
          <FightLines beat={beat} settled={settled} context={context} />
        ) : (
          <QualityLines scene={scene} at={at} settled={settled} context={context} />
        )}
      </div>
      <div>
        <DiceTray
          key={`${scene.version}.${at}`}
          roll={beat.roll}
          {...(beat.hits ? { hits: beat.hits } : {})}
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

function QualityLines({
  scene,
  at,
  settled,
  context,
}: {
  readonly scene: DiceScene;
  readonly at: number;
  readonly settled: boolean;
  readonly context: SkinContext;
}) {
  const shown = scene.beats.slice(Math.max(0, at - 3), at + 1);
  const beat = scene.beats[at] as Beat;
  return (
    <>
      <ol>
        {shown.map((each, index) => {
          const isNow = index === shown.length - 1;
          const done = !isNow || settled;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: throws keep their order
            <li key={index} className={done ? 'done' : 'on'}>
              <span className="n">{done ? <Check size={15} aria-hidden="true" /> : at + 1}</span>
              <span className="grow">{each.label}</span>
              <b>{done ? each.result : '?'}</b>
            </li>
          );
        })}
      </ol>
      {(beat.reasons?.length ?? 0) > 0 && (
        <p className="small soft">
          {beat.reasons
            ?.map((reason) => `${context.words.source(reason.because)} ${signed(reason.amount)}`)
            .join(' · ')}
        </p>
      )}
      {settled && beat.tone && (
        <p className={`sob-verdict ${beat.tone}`} role="status">
          {beat.result}
        </p>
      )}
    </>
  );
}

function FightLines({
  beat,
  settled,
  context,
}: {
  readonly beat: Beat;
  readonly settled: boolean;
  readonly context: SkinContext;
}) {
  const { fight } = beat;
  if (!fight) return null;
  return (
    <>
      <p className="small soft">{beat.label}</p>
      <div className="sob-fight">
        <Side fighter={fight.attacker} settled={settled} context={context} />
        <span className="sob-against">against</span>
        <Side fighter={fight.target} settled={settled} context={context} />
      </div>
      {settled && (
        <>
          {fight.chain.length > 0 && <p className="small">{fight.chain.join(' → ')}</p>}
          <p className={`sob-verdict ${beat.tone ?? ''}`} role="status">
            {beat.result}
          </p>
        </>
      )}
    </>
  );
}

function Side({
  fighter,
  settled,
  context,
}: {
  readonly fighter: Fighter;
  readonly settled: boolean;
  readonly context: SkinContext;
}) {
  const { strength } = fighter;
  return (
    <div className={settled && fighter.wins ? 'sob-fighter wins' : 'sob-fighter'}>
      <b>{fighter.name}</b>
      <span className="small row">
        <span className="grow">Combat</span>
        <b>{strength.combat}</b>
      </span>
      {[...strength.modifiers, ...(settled ? fighter.after : [])].map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity of their own
        <span className="small row" key={index}>
          <span className="grow">{context.words.source(each.because)}</span>
          <b>{signed(each.amount)}</b>
        </span>
      ))}
      <span className="small row">
        <span className="grow">Die</span>
        <b>{settled ? fighter.faces.join(', ') : '?'}</b>
      </span>
      <span className="row sob-total">
        <span className="grow">Total</span>
        <b>{settled && fighter.total !== undefined ? fighter.total : `${strength.value} + ?`}</b>
      </span>
    </div>
  );
}
