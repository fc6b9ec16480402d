import type { Odds } from '@muster/rules/kernel';
import { type Figure, type Intent, SPELLS, type Step } from '@muster/rules/song-of-blades';
import { useMemo } from 'react';
import { namesIn } from '../../store/names';
import { useTable } from '../../store/table-store';
import { percent } from '../../table/figures';
import { Face } from './face';
import { lookOf } from './looks';
import { offersNow, play, previewOf } from './offers';
import type { AskProps } from './prompt';
import { tincturesOf } from './scene';

type Counter = Extract<Intent, { do: 'counter' }>;

/** A spell has been cast: whoever may undo it has a row, with a button for each number of dice and each kept Power. */
export function CounterPrompt({ store, context, state, step }: AskProps & { readonly step: CounterAsked }) {
  const data = useTable(store, (all) => all);
  const names = namesIn(context, data, state);
  const rows = useMemo(
    () =>
      offersNow(context, state).flatMap((offer) => {
        const figure = offer.unit === undefined ? undefined : state.figures[offer.unit];
        if (offer.do !== 'counter' || offer.needs !== 'target' || !figure) return [];
        return [{ figure, ways: offer.intents.filter((each): each is Counter => each.do === 'counter') }];
      }),
    [context, state],
  );
  const cast = state.steps.findLast((each) => each.is === 'cast');
  const at = (cast?.aim.units ?? []).map((id) => names.unit(id)).join(' and ');
  return (
    <section className="card ask asks" aria-label="Your counter">
      <div className="grow">
        <div className="row sob-deed-head">
          <h3 className="grow">
            Undo the {SPELLS[step.spell].name} of {names.unit(step.caster)}?
          </h3>
          <button
            type="button"
            className="button quiet"
            onClick={() => play(context, { do: 'let-pass' })}
            onMouseEnter={() => store.hold(undefined)}
          >
            Let it pass <kbd>Esc</kbd>
          </button>
        </div>
        <p className="soft small">
          {at === '' ? `Power ${step.power}.` : `At ${at}, Power ${step.power}.`} Each may try once; one who throws no
          success may still react.
        </p>
        <ul className="sob-counters">
          {rows.map(({ figure, ways }) => (
            <li key={figure.id} onMouseEnter={() => store.hover(figure.id)} onMouseLeave={() => store.hover(undefined)}>
              <Face tincture={tincturesOf(state)[figure.side]} icon={lookOf(figure.profile).icon} size={30} />
              <b className="grow">{figure.name}</b>
              {ways.map((intent) => (
                <Way key={`${intent.with} ${intent.dice}`} {...{ store, context, state, intent, figure }} />
              ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export type CounterAsked = Extract<Step, { is: 'counter' }>;

function Way({
  store,
  context,
  state,
  intent,
  figure,
}: AskProps & { readonly intent: Counter; readonly figure: Figure }) {
  const odds = useMemo((): Odds => {
    const seen = context.seat === undefined ? undefined : previewOf(state, context.seat, intent as never);
    return seen?.is === 'ready' ? (seen.odds ?? []) : [];
  }, [context, state, intent]);
  const of = (code: string): number | undefined => {
    const found = odds.find((each) => each.code === code);
    return found?.is === 'chance' ? found.value : undefined;
  };
  const undoes = of('counter-undoes') ?? of('spell-beats') ?? 0;
  const backfire = of('backfire');
  const dice =
    intent.with === 'banked' ? `Kept, Power ${intent.dice}` : intent.dice === 1 ? '1 die' : `${intent.dice} dice`;
  return (
    <button
      type="button"
      className="sob-choice"
      data-choice
      aria-label={`${figure.name}, ${dice}: ${percent(undoes)} undoes the spell${backfire === undefined ? '' : `, ${percent(backfire)} backfire`}`}
      onClick={() => play(context, intent)}
      onMouseEnter={() => !store.data.getState().resting && store.hold(intent as never)}
      onMouseLeave={() => !store.data.getState().resting && store.hold(undefined)}
    >
      <b>{dice}</b>
      <span className="small">
        {percent(undoes)}
        {backfire !== undefined && <i className="sob-backfire"> · {percent(backfire)} backfire</i>}
      </span>
    </button>
  );
}
