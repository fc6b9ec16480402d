import { enemiesOf, type Fielded, type State } from '@muster/rules/five-leagues';
import { reasonWords } from '@muster/rules/five-leagues/words';
import { Bot, Hand } from 'lucide-react';
import { useEffect, useState } from 'react';
import { namesIn } from '../../../store/names';
import { useSlow } from '../../../store/use-slow';
import type { PartProps } from '../../skin';
import { Face } from '../face';
import { lookOf } from '../looks';
import { masterOf } from './master-hand';
import { isThoughtOut, planOf } from './master-overlays';

/** Who stands against the party, who runs each of them, and what the game would do with it. */
export function EnemyList({ store, context, state }: PartProps & { readonly state: State }) {
  const data = useSlow(store);
  const enemies = enemiesOf(state).filter(({ side }) => side === 'enemies');
  useThinking(state);
  const hand = (units: readonly string[] | 'all', to: 'game' | 'master') =>
    void store.act({ do: 'hand-over', units, to } as never);
  const of = (runs: 'game' | 'master') => enemies.filter((each) => each.runs === runs).map(({ id }) => id);
  const names = namesIn(context, data, state);
  if (enemies.length === 0)
    return (
      <>
        <h3 className="caps">Enemies</h3>
        <p className="soft small">Nobody stands against the party at the moment.</p>
      </>
    );
  return (
    <>
      <div className="row fl-master-head">
        <h3 className="caps grow">Enemies</h3>
        {of('game').length > 0 && of('master').length > 0 && (
          <button type="button" className="fl-little-button" onClick={() => hand('all', 'master')}>
            <Hand size={14} aria-hidden="true" /> All mine
          </button>
        )}
        {of('master').length > 0 && (
          <button type="button" className="fl-little-button" onClick={() => hand('all', 'game')}>
            <Bot size={14} aria-hidden="true" /> All to the game
          </button>
        )}
      </div>
      <ul className="fl-enemies">
        {enemies.map((figure) => (
          <li
            key={figure.id}
            onMouseEnter={() => masterOf(store).setState({ foreseen: figure.id })}
            onMouseLeave={() => masterOf(store).setState({ foreseen: undefined })}
          >
            <button
              type="button"
              className="fl-enemy grow"
              onClick={() => store.select([figure.id])}
              onFocus={() => masterOf(store).setState({ foreseen: figure.id })}
              onBlur={() => masterOf(store).setState({ foreseen: undefined })}
            >
              <Face tincture="vermilion" icon={lookOf(figure.profile).icon} size={30} />
              <span>
                <b>{figure.name}</b>
                <span className="soft small">{doesText(state, figure, names)}</span>
              </span>
            </button>
            <button
              type="button"
              className={figure.runs === 'master' ? 'fl-runs mine' : 'fl-runs'}
              aria-pressed={figure.runs === 'master'}
              title={
                figure.runs === 'master'
                  ? 'You move it. Press to hand it to the game.'
                  : 'The game moves it. Press to take it.'
              }
              onClick={() => hand([figure.id], figure.runs === 'master' ? 'game' : 'master')}
            >
              {figure.runs === 'master' ? <Hand size={15} aria-hidden="true" /> : <Bot size={15} aria-hidden="true" />}
              {figure.runs === 'master' ? 'Mine' : 'Game'}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function doesText(state: State, figure: Fielded, names: Parameters<typeof reasonWords>[2]): string {
  const lead = figure.runs === 'master' ? 'You move it. The game: ' : '';
  if (state.steps.some((step) => step.is === 'act' && step.unit === figure.id)) return 'Acts now';
  if (figure.activated) return figure.runs === 'master' ? 'Yours; has acted' : 'Has acted';
  if (!isThoughtOut(state, figure.id)) return figure.runs === 'master' ? 'You move it' : '…';
  const plan = planOf(state, figure.id);
  if (!plan) return '';
  const who = names.unit(figure.id);
  const does = reasonWords(figure.id, plan.reason, names).slice(who.length + 1, -1);
  return `${lead}${does}${plan.lot ? ', if luck agrees' : ''}`;
}

/** Thinks the plans of the enemies out one by one, whenever the page has a moment. */
function useThinking(state: State): void {
  const [, setDone] = useState(0);
  useEffect(() => {
    if (state.round === 0 || state.outcome !== null) return;
    const left = enemiesOf(state).flatMap(({ id, activated }) => (activated || isThoughtOut(state, id) ? [] : [id]));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      const id = left.shift();
      if (id === undefined) return;
      planOf(state, id);
      setDone((count) => count + 1);
      timer = setTimeout(next, 60);
    };
    timer = setTimeout(next, 400);
    return () => clearTimeout(timer);
  }, [state]);
}
