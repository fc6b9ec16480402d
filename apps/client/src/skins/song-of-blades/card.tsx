import {
  type Figure,
  figureOf,
  isFielded,
  qualityNow,
  SPELLS,
  type State,
  TRAITS,
  traitOf,
} from '@muster/rules/song-of-blades';
import { useState } from 'react';
import { useShown } from '../../store/shown';
import { useTable } from '../../store/table-store';
import { signed } from '../../table/figures';
import type { PartProps, SkinContext } from '../skin';
import { ActivationRows } from './activation-rows';
import { Face } from './face';
import { doingsOf, kindLine, statesOf, stickLine, traitLabel } from './figure-words';
import { lookOf } from './looks';
import { actionsLeft, isOwn, offersNow, play } from './offers';
import { tincturesOf } from './scene';
import { spellHint, traitHint } from './trait-words';

/** The selected or hovered figure; in one's own turn with the dice it may throw. */
export function FigureCard({ store, context }: PartProps) {
  const state = useShown(context).state as State | undefined;
  const selected = useTable(store, (data) => data.selected[0]);
  const hovered = useTable(store, (data) => data.hovered);
  const figure = state && pick(state, selected, hovered);
  if (!state || !figure) return null;
  return <Card key={figure.id} state={state} figure={figure} context={context} />;
}

const pick = (state: State, selected: string | undefined, hovered: string | undefined): Figure | undefined =>
  (selected === undefined ? undefined : figureOf(state, selected)) ??
  (hovered === undefined ? undefined : figureOf(state, hovered));

function Card({
  state,
  figure,
  context,
}: {
  readonly state: State;
  readonly figure: Figure;
  readonly context: SkinContext;
}) {
  const [open, setOpen] = useState(false);
  const activates = offersNow(context, state).find((offer) => offer.do === 'activate' && offer.unit === figure.id);
  const intents = activates?.needs === 'target' ? activates.intents : [];
  const isShort = intents.length > 0 && !open;
  const left = actionsLeft(state, figure.id);
  return (
    <section className="card unit-card sob-card" aria-label={figure.name}>
      <div className="row">
        <Face
          tincture={tincturesOf(state)[figure.controlled?.side ?? figure.side]}
          icon={lookOf(figure.profile).icon}
        />
        <div className="grow">
          <h2 className="card-title">{figure.name}</h2>
          <p className="soft small">{kindLine(figure)}</p>
        </div>
        {intents.length > 0 && (
          <button type="button" className="button quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Dice' : 'More'}
          </button>
        )}
      </div>
      {left !== undefined && <Coins left={left} given={givenOf(state)} />}
      {isShort ? (
        <ActivationRows state={state} figure={figure} intents={intents} context={context} />
      ) : (
        <Details state={state} figure={figure} context={context} />
      )}
    </section>
  );
}

const givenOf = (state: State): number => {
  const step = state.steps.at(-1);
  return step?.is === 'act' ? step.given : 0;
};

/** Actions as coins: gold while they are there, hollow once they are spent. */
function Coins({ left, given }: { readonly left: number; readonly given: number }) {
  const all = Math.max(left, given);
  return (
    <p className="sob-coins" role="status" aria-label={left === 1 ? 'One action left' : `${left} actions left`}>
      {Array.from({ length: all }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins have no identity
        <span key={at} className={at < left ? 'coin' : 'coin spent'} aria-hidden="true" />
      ))}
      <span className="small">{left === 0 ? 'no actions left' : left === 1 ? 'one action' : `${left} actions`}</span>
    </p>
  );
}

function Details({
  state,
  figure,
  context,
}: {
  readonly state: State;
  readonly figure: Figure;
  readonly context: SkinContext;
}) {
  const [open, setOpen] = useState(false);
  const { profile } = figure;
  const now = isFielded(figure) ? qualityNow(state, figure, 'activation') : undefined;
  const needs = Math.min(6, Math.max(2, now?.needs ?? profile.quality));
  const reasons = now?.modifiers ?? [];
  const states = statesOf(state, figure);
  const doings = doingsOf(state, figure);
  const traits = [...profile.traits, ...figure.gained].filter(
    (each, at, all) => traitOf(figure, each.id) !== undefined && all.findIndex((other) => other.id === each.id) === at,
  );
  return (
    <>
      <div className="sob-stats stat-line">
        <button
          type="button"
          className={needs === profile.quality ? '' : needs < profile.quality ? 'changed better' : 'changed'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <i>Quality</i>
          <b>{needs}+</b>
        </button>
        <span>
          <i>Combat</i>
          <b>{profile.combat}</b>
        </span>
        <span>
          <i>Moves</i>
          <b>{stickLine(state, figure)}</b>
        </span>
        <span>
          <i>Points</i>
          <b className={profile.printed ? '' : 'tip'}>
            {profile.points}
            {!profile.printed && (
              <>
                <em className="small"> derived</em>
                <span className="tip-text">Worked out from what it can do: the book prints no cost for it.</span>
              </>
            )}
          </b>
        </span>
      </div>
      {open && (
        <dl className="card-reasons">
          <div className="soft">What each die of an activation must show</div>
          <div className="row">
            <dt className="grow">In the list</dt>
            <dd>{profile.quality}+</dd>
          </div>
          {reasons.map((reason, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity of their own
            <div className="row" key={at}>
              <dt className="grow">{context.words.source(reason.because)}</dt>
              <dd>{signed(reason.amount)}</dd>
            </div>
          ))}
        </dl>
      )}
      {states.length > 0 && <p className="card-states">{states.join(' · ')}</p>}
      {doings.length > 0 && <p className="soft small">{doings.join(' · ')}</p>}
      {traits.length > 0 && (
        <div className="chips">
          {traits.map(({ id }) => (
            <button key={id} type="button" className="chip tip">
              {traitLabel(figure, id)}
              <span className="tip-text">{traitHint(id)}</span>
            </button>
          ))}
        </div>
      )}
      {figure.lost.length > 0 && (
        <p className="soft small">Lost: {figure.lost.map((id) => TRAITS[id].name).join(', ')}</p>
      )}
      {profile.spells.length > 0 && (
        <div className="chips spells">
          {profile.spells.map((id) => (
            <button key={id} type="button" className="chip tip">
              {SPELLS[id].name}
              <span className="tip-text">{spellHint(id)}</span>
            </button>
          ))}
        </div>
      )}
      <Declines state={state} figure={figure} context={context} />
    </>
  );
}

/** Whether this figure is asked for reactions at all. */
function Declines({
  state,
  figure,
  context,
}: {
  readonly state: State;
  readonly figure: Figure;
  readonly context: SkinContext;
}) {
  if (!isOwn(state, context.seat, figure.id) || figure.fate !== 'table' || state.config.reactions === 'none')
    return null;
  return (
    <label className="check small sob-declines">
      <input
        type="checkbox"
        checked={figure.declines}
        onChange={(event) => play(context, { do: 'auto-decline', unit: figure.id, on: event.target.checked })}
      />
      Let reactions pass for it
    </label>
  );
}
