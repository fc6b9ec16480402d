import {
  actsOn,
  diceTakers,
  type Figure,
  fielded,
  type IntentOf,
  type State,
  seatOf,
  sideOf,
  topStep,
} from '@muster/rules/five-leagues';
import { ChevronDown, ChevronUp, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { seatName } from '../../store/names';
import { useShown } from '../../store/shown';
import { useTable } from '../../store/table-store';
import { useSlow } from '../../store/use-slow';
import { useSize } from '../../table/use-size';
import { colourOf } from './colours';
import { isShowing } from './dice-queue';
import { Face } from './face';
import { handOf, useHand } from './hand';
import { Die } from './initiative-die';
import { lookOf } from './looks';
import { asDraft, intentsOf, offerOf, offersNow, play, previewOf } from './offers';
import type { AskProps } from './prompt';

type Given = Readonly<Record<string, number>>;

/**
 * Upper left: the dice of the round and who is to have which. A die is dragged onto a character, or pressed and then the
 * character; whoever had it gets the other one. Later in the round the same list says who acts when [FL-BAT-03].
 */
export function InitiativePanel(props: AskProps) {
  const size = useSize();
  const host = useHost();
  const { store, context, state } = props;
  const open = useHand(store, (hand) => hand.order);
  const showing = useTable(store, () => isShowing(context));
  // Who fell, or acts now, is told when the dice that say so lie
  const told = useShown(context).state as State;
  const assigns = topStep(state)?.is === 'initiative';
  if (!(assigns ? state : told).initiative || (assigns && showing)) return null;
  const isOpen = assigns || (open && size === 'wide');
  const panel = (
    <section className={`card evening fl-initiative${isOpen ? '' : ' folded'}`} aria-label="Initiative">
      <header className="row">
        <h3 className="caps grow">{assigns ? 'Initiative' : 'This round'}</h3>
        {!assigns && (
          <button
            type="button"
            className="button quiet icon-only"
            aria-label={isOpen ? 'Fold the list' : 'Who acts when'}
            aria-expanded={isOpen}
            onClick={() => handOf(store).setState({ order: !open })}
          >
            {isOpen ? <ChevronUp size={17} aria-hidden="true" /> : <ChevronDown size={17} aria-hidden="true" />}
          </button>
        )}
      </header>
      {isOpen && (assigns ? <Assigning {...props} /> : <Order {...props} state={told} />)}
    </section>
  );
  if (!assigns && size !== 'wide') return null;
  return size === 'phone' || !host ? panel : createPortal(panel, host);
}

/** Px of the left edge that the open list takes. It is the same before the first round, so that the table stays put. */
export const roomLeft = (state: State, { store }: AskProps['context']): number =>
  state.outcome === null && handOf(store).getState().order ? 306 : 0;

/** The page of the table, to lie at its upper left; undefined before it is there. */
function useHost(): Element | undefined {
  const [host, setHost] = useState<Element>();
  useEffect(() => setHost(document.querySelector('main.table-page') ?? undefined), []);
  return host;
}

function Assigning({ store, context, state }: AskProps) {
  const data = useSlow(store);
  const die = useHand(store, (hand) => hand.die);
  const own = useHand(store, (hand) => hand.given);
  const { initiative } = state;
  if (!initiative) return null;
  const mine = offersNow(context, state).some((offer) => offer.do === 'propose-initiative');
  const given = own ?? startOf(state, offerOf(context, state, 'propose-initiative') && suggested(context, state));
  const set = handOf(store).setState;
  const give = (at: number, unit: string) => {
    set({ given: swapped(given, at, unit), die: undefined });
    store.hover(undefined);
  };
  const takers = diceTakers(state);
  const waits = fielded(state).filter((figure) => sideOf(figure) === 'party' && !takers.includes(figure));
  const free = initiative.dice.map((_, at) => at).filter((at) => !Object.values(given).includes(at));
  return (
    <>
      <ol className="fl-characters">
        {[...takers, ...waits].map((figure) => (
          <Character
            key={figure.id}
            store={store}
            context={context}
            state={state}
            figure={figure}
            at={given[figure.id]}
            taking={mine && die !== undefined && takers.some(({ id }) => id === figure.id)}
            onTake={() => die !== undefined && give(die, figure.id)}
          >
            {given[figure.id] !== undefined && (
              <Die
                face={initiative.dice[given[figure.id] as number] ?? 0}
                on={die === given[figure.id]}
                label={`The ${initiative.dice[given[figure.id] as number]} of ${figure.name}`}
                onPick={mine ? () => set({ die: die === given[figure.id] ? undefined : given[figure.id] }) : undefined}
                onDrop={mine ? (unit) => give(given[figure.id] as number, unit) : undefined}
              />
            )}
          </Character>
        ))}
      </ol>
      {free.length > 0 && (
        <fieldset className="fl-free" aria-label="Dice nobody has yet">
          {free.map((at) => (
            <Die
              key={at}
              face={initiative.dice[at] ?? 0}
              on={die === at}
              label={`A free ${initiative.dice[at]}`}
              onPick={mine ? () => set({ die: die === at ? undefined : at }) : undefined}
              onDrop={mine ? (unit) => give(at, unit) : undefined}
            />
          ))}
        </fieldset>
      )}
      <Said store={store} context={context} state={state} given={given} data={data} />
    </>
  );
}

/** What has been proposed, who has said yes, and the buttons. */
function Said({
  store,
  context,
  state,
  given,
  data,
}: AskProps & { readonly given: Given; readonly data: Parameters<typeof seatName>[0] }) {
  const { initiative } = state;
  const die = useHand(store, (hand) => hand.die);
  if (!initiative) return null;
  const back = offerOf(context, state, 'back-initiative');
  const isSame = initiative.proposedBy !== null && sameGiven(given, initiative.given);
  const proposal: IntentOf<'propose-initiative'> = { do: 'propose-initiative', given };
  const seen = context.seat === undefined ? undefined : previewOf(state, context.seat, asDraft(proposal));
  const alone = new Set(diceTakers(state).map(seatOf)).size === 1;
  const again = offersNow(context, state)
    .filter((offer) => offer.do === 'reroll-die')
    .flatMap(intentsOf)
    .find((intent) => intent.do === 'reroll-die' && intent.die === die);
  const missing = initiative.proposedBy === null ? [] : askedStill(context, state);
  const done = () => handOf(store).setState({ given: undefined, die: undefined });
  return (
    <footer>
      {initiative.proposedBy !== null && (
        <p className="small soft">
          {isSame || back === undefined
            ? `${seatName(data, initiative.proposedBy)} proposes this.`
            : 'You would change it.'}
          {initiative.yes.length > 1 && ` ${said(initiative.yes.map((seat) => seatName(data, seat)))} agree.`}
          {missing.length > 0 && ` Not yet: ${said(missing.map((seat) => seatName(data, seat)))}.`}
        </p>
      )}
      {die !== undefined && <p className="small">Now press who gets the {initiative.dice[die]}.</p>}
      <div className="row">
        {back && isSame && (
          <button
            type="button"
            className="button gold grow"
            data-first
            data-key="y"
            onClick={() => {
              done();
              play(context, { do: 'back-initiative' });
            }}
          >
            Agree <kbd>Enter</kbd>
          </button>
        )}
        {!isSame && seen?.is === 'ready' && (
          <button
            type="button"
            className="button gold grow"
            data-first
            data-key="i"
            onClick={() => {
              done();
              play(context, proposal);
            }}
          >
            {alone ? 'So be it' : 'Propose'} <kbd>Enter</kbd>
          </button>
        )}
        {again && (
          <button type="button" className="button" onClick={() => play(context, again)}>
            <RefreshCw size={16} aria-hidden="true" /> Throw it again: a Story Point of {state.storyPoints}
          </button>
        )}
      </div>
    </footer>
  );
}

const askedStill = (context: AskProps['context'], state: State): readonly string[] =>
  context.system.waitingFor(state).flatMap(({ seat, what }) => (what === 'back-initiative' ? [seat] : []));

const said = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** What the list begins with: what is proposed, else what would let most act before the enemy. */
const startOf = ({ initiative }: State, best: Given | undefined): Given =>
  initiative === null ? {} : initiative.proposedBy !== null ? initiative.given : (best ?? initiative.given);

const suggested = (context: AskProps['context'], state: State): Given | undefined => {
  const whole = offersNow(context, state)
    .filter((offer) => offer.do === 'propose-initiative')
    .flatMap(intentsOf)[0];
  return whole?.do === 'propose-initiative' ? whole.given : undefined;
};

/** The die goes to this character; whoever had it gets the one this character had, or none. */
export function swapped(given: Given, at: number, unit: string): Given {
  const had = given[unit];
  const other = Object.entries(given).find(([, die]) => die === at)?.[0];
  if (other === unit) return given;
  const rest = Object.fromEntries(Object.entries(given).filter(([id]) => id !== unit && id !== other));
  return { ...rest, [unit]: at, ...(other !== undefined && had !== undefined ? { [other]: had } : {}) };
}

export const sameGiven = (a: Given, b: Given): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([unit, die]) => b[unit] === die);

/** In the rounds: who acts when, and who has acted. */
function Order(props: AskProps) {
  const { state, store } = props;
  const all = fielded(state).filter((figure) => figure.side === 'party');
  const rank = ({ acts }: Figure): number => (acts === 'quick' ? 0 : acts === 'slow' ? 1 : 2);
  return (
    <ol className="fl-characters">
      {all
        .toSorted((a, b) => rank(a) - rank(b))
        .map((figure) => (
          <Character
            key={figure.id}
            {...props}
            figure={figure}
            at={undefined}
            taking={false}
            onTake={() => store.select([figure.id])}
          >
            {figure.die !== null && <Die face={figure.die} on={false} label={`Die ${figure.die}`} />}
          </Character>
        ))}
    </ol>
  );
}

function Character({
  store,
  state,
  figure,
  at,
  taking,
  onTake,
  children,
}: AskProps & {
  readonly figure: Figure;
  readonly at: number | undefined;
  readonly taking: boolean;
  readonly onTake: () => void;
  readonly children: React.ReactNode;
}) {
  const data = useSlow(store);
  const selected = useTable(store, (all) => all.selected.includes(figure.id));
  const when = whenOf(state, figure, at);
  return (
    <li data-character={figure.id} className={taking ? 'taking' : selected ? 'on' : ''}>
      <button
        type="button"
        className="fl-character"
        onClick={(event) => {
          if (event.detail > 0) event.currentTarget.blur();
          if (taking) onTake();
          else store.select([figure.id]);
        }}
        onMouseEnter={() => store.hover(figure.id)}
        onMouseLeave={() => store.hover(undefined)}
      >
        <Face tincture={colourOf(state, figure)} icon={lookOf(figure.profile).icon} size={36} />
        <span className="grow">
          <b>{figure.name}</b>
          <span className={`small ${when.tone}`}>
            {seatName(data, figure.seat)} · {when.text}
          </span>
        </span>
      </button>
      {children}
    </li>
  );
}

/** When a character acts, as the dice would have it or as it is settled. */
/** Its phase is over, and it did nothing in it. */
const isPast = ({ phase }: State, { acts }: Figure): boolean =>
  phase === 'tracking' || (acts === 'quick' && (phase === 'enemy' || phase === 'slow'));

function whenOf(
  state: State,
  figure: Figure,
  at: number | undefined,
): { readonly text: string; readonly tone: string } {
  const woe = figure.wounds > 0 ? ', wounded' : figure.stunned ? ', Stunned' : '';
  if (topStep(state)?.is !== 'initiative') {
    if (state.steps.some((step) => step.is === 'act' && step.unit === figure.id))
      return { text: `acts now${woe}`, tone: 'fl-quick' };
    if (figure.activated) return { text: `has acted${woe}`, tone: 'soft' };
    const quick = figure.acts === 'quick';
    if (isPast(state, figure)) return { text: `let it pass${woe}`, tone: 'soft' };
    return { text: `acts ${quick ? 'quick' : 'slow'}${woe}`, tone: quick ? 'fl-quick' : 'soft' };
  }
  if (figure.anticipates) return { text: `acts quick, forewarned${woe}`, tone: 'fl-quick' };
  const face = at === undefined ? null : (state.initiative?.dice[at] ?? null);
  const quick = actsOn(figure, face) === 'quick';
  const why = face === null ? 'no die' : `Agility ${figure.profile.agility ?? 1}`;
  return { text: `acts ${quick ? 'quick' : 'slow'} (${why})${woe}`, tone: quick ? 'fl-quick' : 'soft' };
}
