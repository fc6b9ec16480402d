import type { Intent, Step } from '@muster/rules/song-of-blades';
import { useMemo } from 'react';
import { namesIn } from '../../store/names';
import { useTable } from '../../store/table-store';
import { edgeSeen } from '../../tools/home-turn';
import { handOf, useHand } from './hand';
import { intentLabel, oddsLine, optionLabel, plainly, targetOf } from './intent-words';
import { choicesNow, impliedDeed } from './meant';
import { play, previewOf } from './offers';
import type { AskProps } from './prompt';

/** One question with its answers, each with its odds where the judge has them: blows, magic, flight, obstacles. */
export function ChoicePrompt({ store, context, state, step }: AskProps & { readonly step: Step }) {
  const data = useTable(store, (all) => all);
  const choices = useMemo(() => nearFirst(context, choicesNow(context, state)), [context, state]);
  const places = impliedDeed(context, state);
  const names = namesIn(context, data, state);
  const waiting = context.system.waitingFor(state).find((each) => each.seat === context.seat);
  const asked = waiting ? context.words.asked(waiting, names) : 'Your choice.';
  const [head = '', ...rest] = plainly(asked).split(/(?<=[.?])\s+/);
  return (
    <section className="card ask asks" aria-label={head}>
      <div className="grow">
        <h3>{rest.join(' ') || head}</h3>
        <div className="sob-choices">
          {choices.map((intent) => (
            <Answer key={JSON.stringify(intent)} intent={intent} context={context} state={state} store={store} />
          ))}
        </div>
        {step.is === 'magic-choice' && step.options.length > 1 && step.place && (
          <Options context={context} state={state} store={store} options={step.options} />
        )}
        {places && <p className="soft small">{PLACES[places.do] ?? 'Point at the place on the table.'}</p>}
      </div>
    </section>
  );
}

/** Of edges the one that is near from here comes first. */
const nearFirst = (context: AskProps['context'], choices: readonly Intent[]): readonly Intent[] => {
  const rank = (intent: Intent): number =>
    intent.do === 'choose-edge' ? EDGES.indexOf(edgeSeen(context, intent.edge)) : 0;
  return choices.toSorted((a, b) => rank(a) - rank(b));
};
const EDGES = ['near', 'far', 'left', 'right'];

const PLACES: Readonly<Record<string, string>> = {
  'give-way': 'Or point where it gives way, or drag it there. Enter takes the gentlest way.',
  fling: 'Point where it falls, within one Short of its owner.',
  'come-up': 'Point where it comes up, within one Short of where it meant to.',
  'magic-choose': 'Point at the place.',
};

function Answer({ intent, context, state, store }: AskProps & { readonly intent: Intent }) {
  const said = useMemo(() => {
    if (context.seat === undefined) return [];
    const seen = previewOf(state, context.seat, intent as never);
    if (seen.is !== 'ready') return [];
    const names = namesIn(context, store.data.getState(), state);
    const notes = (seen.notes ?? []).map((note) => plainly(context.words.note(note, names)));
    return [oddsLine(seen.odds, context.words) ?? [], notes].flat();
  }, [context, state, store, intent]);
  const about = targetOf(intent);
  return (
    <button
      type="button"
      className="sob-choice"
      data-choice
      onClick={() => play(context, intent)}
      onMouseEnter={() => {
        if (about !== undefined) store.hover(about);
        if (!store.data.getState().resting) store.hold(intent as never);
      }}
      onMouseLeave={() => {
        if (!store.data.getState().resting) store.hold(undefined);
      }}
    >
      <b>{intentLabel(context, state, intent)}</b>
      {said.map((line) => (
        <span key={line} className="small">
          {line}
        </span>
      ))}
    </button>
  );
}

/** Which of several comes, before the hand says where. */
function Options({ context, state, store, options }: AskProps & { readonly options: readonly string[] }) {
  const how = useHand(store, (hand) => hand.how);
  const chosen = how['option'] ?? options[0];
  return (
    <fieldset className="chips" aria-label="Who">
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={chosen === option}
          className={chosen === option ? 'chip on' : 'chip'}
          onClick={() => handOf(store).setState({ how: { ...how, option } })}
        >
          {optionLabel(context, state, option)}
        </button>
      ))}
    </fieldset>
  );
}
