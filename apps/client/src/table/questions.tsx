import type { Question } from '@muster/protocol';
import { useMemo } from 'react';
import type { SkinContext } from '../skins/skin';
import { namesIn, plain } from '../store/names';
import type { TableData } from '../store/table-store';
import { useSlow } from '../store/use-slow';

/** What people ask each other, at the bottom centre: take-backs, freed seats, and the game's own proposals. */
export function Questions({ context }: { readonly context: SkinContext }) {
  const { store } = context;
  const data = useSlow(store);
  const proposal = useProposal(context, data);
  const mine = data.questions.filter((question) => question.by === data.you);
  const toMe = data.questions.filter(
    (question) => data.you !== undefined && question.asked.includes(data.you) && !question.yes.includes(data.you),
  );
  return (
    <>
      {toMe.map((question) => (
        <section key={question.id} className="card ask" role="alertdialog" aria-label="You are asked">
          <p>{questionText(question, data)}</p>
          <div className="row">
            <button
              type="button"
              className="button main"
              data-choice
              onClick={() => void store.ask({ do: 'answer', question: question.id, yes: true })}
            >
              {question.kind === 'free-seat' ? 'Give it up' : question.kind === 'abandon' ? 'End it' : 'Allow it'}
            </button>
            <button
              type="button"
              className="button"
              data-choice
              onClick={() => void store.ask({ do: 'answer', question: question.id, yes: false })}
            >
              {question.kind === 'take-back' ? 'No' : question.kind === 'abandon' ? 'Play on' : 'Stay'}
            </button>
          </div>
        </section>
      ))}
      {mine.map((question) => (
        <section key={question.id} className="card ask" aria-label="You have asked">
          <p className="soft">
            {asWords[question.kind]}
            Waiting for{' '}
            {question.asked
              .filter((one) => !question.yes.includes(one))
              .map((one) => personName(data, one))
              .join(' and ')}
            .{question.until !== undefined && ' Without an answer in a minute it is done.'}
            {question.lapses !== undefined && ' Someone asked is away; after a minute without them it lapses.'}
          </p>
          <button
            type="button"
            className="button"
            onClick={() => void store.ask({ do: 'withdraw', question: question.id })}
          >
            Withdraw it
          </button>
        </section>
      ))}
      {proposal && (
        <section className="card ask" role="alertdialog" aria-label="A proposal">
          <p>{proposal.text}</p>
          <div className="row">
            {proposal.answers.map((answer) => (
              <button
                key={String(answer.yes)}
                type="button"
                className={answer.yes ? 'button main' : 'button'}
                onClick={() => void store.act({ do: 'answer-proposal', ...answer } as never)}
              >
                {answer.yes ? 'Agree' : proposal.own ? 'Take it back' : 'No'}
              </button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

interface Answer {
  readonly proposal: number;
  readonly yes: boolean;
}

/** The proposal every game shares: open when the seat is offered an answer to it. Its sentence is that of the event. */
function useProposal(context: SkinContext, data: TableData) {
  const { state, steps } = data;
  return useMemo(() => {
    if (context.seat === undefined || state === undefined) return undefined;
    const offer = context.system.offers(state, context.seat).find((one) => one.do === 'answer-proposal');
    if (offer?.needs !== 'target') return undefined;
    const answers = offer.intents as unknown as readonly Answer[];
    const event = steps.flatMap((step) => step.events).findLast((one) => one.type === 'proposed');
    const names = namesIn(context, context.store.data.getState(), state);
    const text = event ? context.words.event(event, names) : undefined;
    const own = !answers.some((answer) => answer.yes);
    return { answers, own, text: plain(text ?? context.words.offer('answer-proposal').hint) };
  }, [context, state, steps]);
}

export function questionText(question: Question, data: TableData): string {
  const by = personName(data, question.by);
  if (question.kind === 'free-seat')
    return `${by} asks you to give up seat ${question.seat?.toUpperCase() ?? ''}. Without an answer it is free in a minute.`;
  if (question.kind === 'abandon')
    return `${by} asks to end this battle unfinished. Nobody wins; the dice are revealed.${
      question.until === undefined ? '' : ' Without an answer it ends in a minute.'
    }`;
  const many = question.entries === 1 ? 'the last move' : `the last ${question.entries ?? 'few'} moves`;
  return `${by} asks to take back ${many}. ${
    question.dice ? 'Dice among them would be rolled afresh.' : 'Nothing was rolled since.'
  } Allow it?`;
}

const asWords: Readonly<Record<Question['kind'], string>> = {
  'take-back': 'You asked to take back a move. ',
  'free-seat': 'You asked for a seat. ',
  abandon: 'You asked to end the battle unfinished. ',
};

const personName = (data: TableData, person: string): string =>
  data.table?.people.find((one) => one.person === person)?.name ?? 'Someone';
