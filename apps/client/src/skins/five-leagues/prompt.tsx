import { type Intent, type State, topStep } from '@muster/rules/five-leagues';
import { useMemo } from 'react';
import { namesIn } from '../../store/names';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import { answerWords, oddsLine } from './answer-words';
import { deedOf } from './deeds';
import { handOf, useHand } from './hand';
import { InitiativePanel } from './initiative';
import { answersNow } from './keys';
import { inHand } from './meant';
import { isAsked, play, previewOf } from './offers';

/** The one thing that asks this seat. */
export function PartyPrompt({ store, context }: PartProps) {
  const state = useTable(store, (data) => data.state) as State | undefined;
  const means = useHand(store, (hand) => hand.means);
  const step = state && topStep(state);
  if (!state || !step || state.outcome) return null;
  if (step.is === 'initiative') return <InitiativePanel store={store} context={context} state={state} />;
  if (!isAsked(state, context.seat)) return null;
  const answers = answersNow(context, state);
  if (answers.length > 0) return <Question store={store} context={context} state={state} answers={answers} />;
  const deed = means === 'auto' || means === 'why' ? undefined : deedOf(context, state, inHand(context, state), means);
  return deed && deed.intents.length > 0 ? (
    <Question
      store={store}
      context={context}
      state={state}
      answers={deed.intents}
      title={deed.label}
      hint={deed.hint}
    />
  ) : null;
}

export interface AskProps extends PartProps {
  readonly state: State;
}

/** A question with its answers, each with its odds where the judge has them. */
function Question({
  store,
  context,
  state,
  answers,
  title,
  hint,
}: AskProps & { readonly answers: readonly Intent[]; readonly title?: string; readonly hint?: string }) {
  const data = useTable(store, (all) => all);
  const names = namesIn(context, data, state);
  const waiting = context.system.waitingFor(state).find((each) => each.seat === context.seat);
  const asked = title ?? (waiting ? context.words.asked(waiting, names) : 'Your choice.');
  return (
    <section className="card ask asks" aria-label={asked}>
      <div className="grow">
        <h3>{asked}</h3>
        <div className="sob-choices">
          {answers.slice(0, 14).map((intent) => (
            <Answer key={JSON.stringify(intent)} store={store} context={context} state={state} intent={intent} />
          ))}
        </div>
        {hint !== undefined && <p className="soft small">{hint}</p>}
      </div>
    </section>
  );
}

function Answer({ store, context, state, intent }: AskProps & { readonly intent: Intent }) {
  const odds = useMemo(() => {
    if (context.seat === undefined) return undefined;
    const seen = previewOf(state, context.seat, intent as never);
    return seen.is === 'ready' ? oddsLine(seen.odds, context.words) : undefined;
  }, [context, state, intent]);
  const hold = (on: boolean) => {
    if (!store.data.getState().resting) store.hold(on ? (intent as never) : undefined);
  };
  return (
    <button
      type="button"
      className="sob-choice"
      data-choice
      onMouseEnter={() => hold(true)}
      onMouseLeave={() => hold(false)}
      onClick={() => {
        handOf(store).setState({ means: 'auto', how: {} });
        play(context, intent);
      }}
    >
      <b>{answerWords(context, state, intent)}</b>
      {odds !== undefined && <span className="small">{odds}</span>}
    </button>
  );
}
