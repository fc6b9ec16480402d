import { type Intent, type State, topStep } from '@muster/rules/five-leagues';
import { type ReactNode, useMemo } from 'react';
import { Pips } from '../../parts/dice';
import { namesIn } from '../../store/names';
import { useSlow } from '../../store/use-slow';
import { answerWords, oddsLine } from './answer-words';
import { askedPlace, type Going } from './draft';
import { restHand } from './hand';
import { aimOf } from './meant';
import { asDraft, intentsOf, offersNow, play, previewOf } from './offers';
import type { AskProps } from './prompt';

/** What is asked stands on the card without what the plate above the table says of whom. */
const ANSWERS: readonly string[] = [
  'keep',
  'stay',
  'step-up',
  'fight-on',
  'slip-away',
  'stay-down',
  'rally',
  'endure',
  'avoid',
  'try',
  'rope',
  'let-fail',
  'force-spell',
  'pay-spell',
  'bear-spell',
  'ward',
  'halt',
  'choose',
  'reroll',
  'automa',
];

/** Answers to a question, in the order they are shown: whoever keeps what lies, and spends nothing, comes first. */
export function answersNow(context: AskProps['context'], state: State): readonly Intent[] {
  const rank = (intent: Intent): number =>
    ANSWERS.indexOf(intent.do) - (intent.do === 'choose' && SAFE.has(intent.what) ? 0.5 : 0);
  return offersNow(context, state)
    .filter((offer) => ANSWERS.includes(offer.do))
    .flatMap(intentsOf)
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Of several who may do it, whoever does it best comes first; a question without chances keeps its order. */
function bestFirst(context: AskProps['context'], state: State, answers: readonly Intent[]): readonly Intent[] {
  const { seat } = context;
  if (seat === undefined || answers.length < 2 || answers.some((intent) => intent.do !== 'choose')) return answers;
  const chance = (intent: Intent): number => {
    const seen = previewOf(state, seat, asDraft(intent));
    const found = seen.is === 'ready' ? seen.odds?.find((figure) => figure.is === 'chance') : undefined;
    return found?.is === 'chance' ? found.value : -1;
  };
  const chances = new Map(answers.map((intent) => [intent, chance(intent)]));
  if ([...chances.values()].every((value) => value < 0)) return answers;
  return answers.toSorted((a, b) => (chances.get(b) ?? 0) - (chances.get(a) ?? 0));
}

/** Choices that give nothing away. */
const SAFE: ReadonlySet<string> = new Set(['no', 'let-be', 'fight-on', 'as-listed', 'play-on']);

/** A question with its answers, each with its odds where the judge has them. */
export function Question({ store, context, state }: AskProps) {
  const data = useSlow(store);
  const answers = useMemo(() => bestFirst(context, state, answersNow(context, state)), [context, state]);
  const waiting = context.system.waitingFor(state).find((each) => each.seat === context.seat);
  const place = askedPlace(state, offersNow(context, state));
  if (!waiting || (answers.length === 0 && !place)) return null;
  const asked = context.words.asked(waiting, namesIn(context, data, state));
  return (
    <Ask title={headless(asked)} about={<Lying state={state} />}>
      {answers.length > 0 && <Answers store={store} context={context} state={state} answers={answers} />}
      {place && <p className="small soft">{PLACES[place.do]}</p>}
    </Ask>
  );
}

/** How the hand goes on where a place is asked for. */
const PLACES: Readonly<Record<Going, string>> = {
  'step-to': 'Press where it goes, inside the outline; arrows move the ghost.',
  move: 'Press where it goes on to, or pull it there.',
  'push-on': 'Press where it goes on to, or pull it there.',
  steal: 'Press where it steals to, or pull it there.',
};

/** `Your choice. Does it follow?` asks on the card without its first words: they stand on the plate. */
export function headless(asked: string): string {
  const [head = '', ...rest] = asked.split(/(?<=[.:?])\s+/);
  return rest.length === 0 || head.length > 24 ? asked : rest.join(' ').replace(/^./, (first) => first.toUpperCase());
}

/** The card that asks. */
export const Ask = ({
  title,
  about,
  children,
}: {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section className="card ask asks fl-ask" aria-label={title}>
    <div className="grow">
      <h3>{title}</h3>
      {about}
      {children}
    </div>
  </section>
);

/**
 * Answers as buttons, the number keys pick the first nine. Many stand in rows that scroll. `first`: the first of them is
 * what Enter takes.
 */
export const Answers = ({
  answers,
  first = true,
  ...parts
}: AskProps & { readonly answers: readonly Intent[]; readonly first?: boolean }) => {
  const isLong = answers.length > 3 || (!first && answers.length > 1);
  return (
    <div className={isLong ? 'fl-choices rows' : 'fl-choices'}>
      {answers.map((intent, at) => (
        <Answer
          key={JSON.stringify(intent)}
          {...parts}
          intent={intent}
          first={first && at === 0}
          alone={isAlone(answers, intent)}
        />
      ))}
    </div>
  );
};

/** Its letter means this answer and no other. */
const isAlone = (answers: readonly Intent[], intent: Intent): boolean =>
  answers.filter((each) => each.do === intent.do).length === 1;

function Answer({
  store,
  context,
  state,
  intent,
  first,
  alone,
}: AskProps & { readonly intent: Intent; readonly first: boolean; readonly alone: boolean }) {
  const said = useMemo(() => {
    if (context.seat === undefined) return [];
    const seen = previewOf(state, context.seat, asDraft(intent));
    if (seen.is !== 'ready') return [];
    const names = namesIn(context, store.data.getState(), state);
    const notes = (seen.notes ?? []).filter(({ code }) => !HEARD.has(code));
    return [oddsLine(seen.odds, context.words) ?? [], ...notes.map((note) => context.words.note(note, names))].flat();
  }, [context, state, store, intent]);
  const about = aimOf(intent);
  const words = context.words.offer(intent.do);
  const key = alone && intent.do !== 'choose' ? words.key : undefined;
  const lines = said.length > 0 ? said : alone && HINTED.has(intent.do) ? [words.hint] : [];
  return (
    <button
      type="button"
      className={first ? 'fl-choice first' : 'fl-choice'}
      data-choice
      {...(first ? { 'data-first': true } : {})}
      {...(key === undefined ? {} : { 'data-key': key })}
      onClick={() => {
        restHand(store);
        play(context, intent);
      }}
      onMouseEnter={() => {
        if (about !== undefined) store.hover(about);
        if (!store.data.getState().resting) store.hold(asDraft(intent));
      }}
      onMouseLeave={() => {
        store.hover(undefined);
        if (!store.data.getState().resting) store.hold(undefined);
      }}
    >
      <b>
        {answerWords(context, state, intent)}
        {key !== undefined && <kbd>{key.toUpperCase()}</kbd>}
      </b>
      {lines.map((line) => (
        <span key={line} className="small">
          {line}
        </span>
      ))}
    </button>
  );
}

/** Said on the card already, or true of every answer. */
const HEARD: ReadonlySet<string> = new Set(['choices-left-out', 'best-weapon', 'does-nothing']);
/** Answers whose meaning is not plain from their few words. */
const HINTED: ReadonlySet<string> = new Set([
  'step-up',
  'stay',
  'slip-away',
  'fight-on',
  'rally',
  'stay-down',
  'force-spell',
  'let-fail',
  'endure',
  'bear-spell',
  'halt',
]);

/** Dice that lie on the table while it is asked what becomes of them. */
function Lying({ state }: { readonly state: State }) {
  const faces = lyingFaces(state);
  if (faces.length === 0) return null;
  return (
    <div className="fl-lying">
      {faces.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
        <span key={at} className="fl-die still">
          <Pips face={face} size={22} />
        </span>
      ))}
    </div>
  );
}

function lyingFaces(state: State): readonly number[] {
  const step = topStep(state);
  if (step?.is === 'reroll') return step.sides === 6 && step.rolled === null ? step.faces : [];
  if (step?.is === 'test' || step?.is === 'cast') return step.faces ?? [];
  return [];
}
