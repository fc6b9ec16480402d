import type { Figure, Step } from '@muster/rules/song-of-blades';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { GameIcon } from '../../parts/game-icon';
import { useTable } from '../../store/table-store';
import { useSize } from '../../table/use-size';
import { ActivationRows } from './activation-rows';
import { bestDeed } from './best-deed';
import { Face } from './face';
import { handOf, useHand } from './hand';
import { lookOf } from './looks';
import { offersNow, play } from './offers';
import type { AskProps } from './prompt';
import { tincturesOf } from './scene';

/** At the right: who may react, what he could do best, with how many of the failed dice; or it passes by. */
export function ReactionCard({
  store,
  context,
  state,
  step,
}: AskProps & { readonly step: Extract<Step, { is: 'reactions' }> }) {
  const size = useSize();
  const chosen = useHand(store, (hand) => hand.reactor);
  const offers = offersNow(context, state);
  const reactors = useMemo(
    () =>
      offers.flatMap((offer) => {
        const figure = offer.unit === undefined ? undefined : state.figures[offer.unit];
        return offer.do === 'react' && offer.needs === 'target' && figure ? [{ figure, intents: offer.intents }] : [];
      }),
    [offers, state],
  );
  const takes = offers.some((offer) => offer.do === 'take-initiative');
  const open = reactors.find(({ figure }) => figure.id === chosen) ?? (reactors.length === 1 ? reactors[0] : undefined);
  const card = (
    <section className="card sob-react covers-left" aria-label="React with one figure">
      <p className="caps">{reactors.length > 0 ? 'React with one figure' : 'Nobody can react'}</p>
      <ul>
        {reactors.map(({ figure, intents }) => (
          <li key={figure.id}>
            <Reactor
              {...{ store, context, state, figure }}
              open={open?.figure.id === figure.id}
              onPress={() => {
                handOf(store).setState({
                  reactor: open?.figure.id === figure.id && reactors.length > 1 ? undefined : figure.id,
                });
                store.select([figure.id]);
              }}
            />
            {open?.figure.id === figure.id && (
              <ActivationRows state={state} figure={figure} intents={intents} context={context} />
            )}
          </li>
        ))}
      </ul>
      <p className="soft small">
        {step.dice === 1 ? 'One failed die.' : `${step.dice} failed dice.`}{' '}
        {unableWords(context, state, reactors.length)}
      </p>
      <div className="row sob-react-foot">
        {takes && (
          <button type="button" className="button main" onClick={() => play(context, { do: 'take-initiative' })}>
            <GameIcon name="lightning-helix" size={18} /> Take the initiative <kbd>T</kbd>
          </button>
        )}
        <button type="button" className="button" onClick={() => play(context, { do: 'decline' })}>
          Let it pass <kbd>Esc</kbd>
        </button>
      </div>
    </section>
  );
  const host = useHost();
  return size === 'phone' || !host ? card : createPortal(card, host);
}

/** The page of the table, to lie at its right edge; undefined before it is there. */
function useHost(): Element | undefined {
  const [host, setHost] = useState<Element>();
  useEffect(() => setHost(document.querySelector('main.table-page') ?? undefined), []);
  return host;
}

function Reactor({
  context,
  state,
  figure,
  store,
  open,
  onPress,
}: AskProps & { readonly figure: Figure; readonly open: boolean; readonly onPress: () => void }) {
  const best = useMemo(() => bestDeed(context, state, figure), [context, state, figure]);
  const selected = useTable(store, (data) => data.selected[0] === figure.id);
  return (
    <button
      type="button"
      className={open || selected ? 'sob-reactor on' : 'sob-reactor'}
      aria-expanded={open}
      onClick={onPress}
      onMouseEnter={() => store.hover(figure.id)}
      onMouseLeave={() => store.hover(undefined)}
      {...(open ? {} : { 'data-choice': true })}
    >
      <Face tincture={tincturesOf(state)[figure.side]} icon={lookOf(figure.profile).icon} size={38} />
      <span className="grow">
        <b>{figure.name}</b>
        <span className="small soft">{best}</span>
      </span>
    </button>
  );
}

/** Why the rest of one's own cannot, in one line. */
function unableWords(context: AskProps['context'], state: AskProps['state'], able: number): string {
  const mine = Object.values(state.figures).filter((figure) => figure.seat === context.seat && figure.fate === 'table');
  const reacted = mine.filter((figure) => figure.reacted).length;
  const declines = mine.filter((figure) => figure.declines && !figure.reacted).length;
  const others = mine.length - able - reacted - declines;
  const parts = [
    ...(reacted > 0 ? [`${reacted} ${reacted === 1 ? 'has' : 'have'} reacted`] : []),
    ...(declines > 0 ? [`${declines} let it pass`] : []),
    ...(others > 0 ? [`${others} cannot now`] : []),
  ];
  return parts.length > 0 ? `${parts.join(', ')}.`.replace(/^./, (first) => first.toUpperCase()) : '';
}
