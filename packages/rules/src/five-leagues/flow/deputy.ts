import type { Deputy, SeatId } from '../../kernel';
import { offers, sample, waitingFor } from '../engine';
import { figureOf, partySeats, topStep } from '../figures';
import type { Intent } from '../intents';
import { isAll } from '../master/handing';
import type { State } from '../state';
import { leftOf } from './enemy-phase';

/**
 * What the game itself enters: for the enemies whatever they are asked, `always` where the game runs the figure, else
 * where no master sits; for a friend who is away only that he agrees: to the dice, to what is proposed, to begin
 * [FL-GEN-22] [FL-AI-01]. Enemies of a master who got up come back to the game.
 */
export function automaFor(state: State): readonly Deputy<Intent>[] {
  if (state.outcome !== null) return [];
  const seats = [...new Set(waitingFor(state).map(({ seat }) => seat))];
  const back = isAll(state, 'game') ? [] : [HANDED_BACK];
  return [...back, ...seats.flatMap(enteredFor(state))];
}

const HANDED_BACK: Deputy<Intent> = {
  seat: 'gm',
  intent: { do: 'hand-over', units: 'all', to: 'game' },
  when: 'empty',
};

const enteredFor =
  (state: State) =>
  (seat: SeatId): readonly Deputy<Intent>[] => {
    const open: readonly Offered[] = offers(state, seat);
    const agreed = agreedTo(state, seat, open);
    if (agreed !== undefined) return [{ seat, intent: agreed, when: 'absent' }];
    if (seat !== 'gm' || !open.some((each) => each.do === 'automa') || isTooEarly(state)) return [];
    const when = runsItself(state) ? 'always' : 'absent';
    return [{ seat, intent: { do: 'automa' }, when, otherwise: () => plainly(state, seat) }];
  };

/** Whatever a hand could answer in the same place, what goes on soonest first; nothing that only a master does. */
const plainly = (state: State, seat: SeatId): readonly Intent[] =>
  offers(state, seat)
    .filter((each) => !OF_A_HAND.has(each.do))
    .toSorted((a, b) => soonness(a.do) - soonness(b.do))
    .flatMap((each): readonly Intent[] => {
      if (each.needs === 'now') return [each.intent];
      if (each.needs === 'target') return each.intents;
      const placed = sample(state, seat, each, () => 0.5);
      return placed === undefined ? [] : [placed];
    });

const soonness = (verb: string): number =>
  verb === 'end-activation' ? 0 : verb === 'activate' ? 1 : verb === 'end-phase' ? 3 : 2;
const OF_A_HAND: ReadonlySet<string> = new Set([
  ...['automa', 'prepare', 'unprepare', 'put', 'set-marker', 'take-marker', 'reveal', 'hold', 'hand-over'],
  ...['rule', 'ask-test', 'reward', 'correct', 'offer-result', 'answer-proposal', 'resign'],
]);

/** While the party gathers somebody may still sit down as master: the game is ready last. */
function isTooEarly(state: State): boolean {
  const top = topStep(state);
  return top?.is === 'muster' && partySeats(state).some((seat) => !top.ready.includes(seat));
}

/** All that matters of an offer here. */
type Offered =
  | { readonly needs: 'now'; readonly do: string; readonly intent: Intent }
  | { readonly needs: 'target'; readonly do: string; readonly intents: readonly Intent[] }
  | { readonly needs: 'place'; readonly do: string };

/** The yes that is open to this seat, if one is. */
function agreedTo(state: State, seat: SeatId, open: readonly Offered[]): Intent | undefined {
  const all = open.flatMap((each) =>
    each.needs === 'now' ? [each.intent] : each.needs === 'target' ? each.intents : [],
  );
  // The game agrees to what is put right, never to who won
  const proposed = state.consent.open?.what.is;
  const answer = all.find(
    (each) => each.do === 'answer-proposal' && each.yes === (seat !== 'gm' || proposed === 'correction'),
  );
  if (answer !== undefined) return answer;
  return seat === 'gm' ? undefined : all.find((each) => agrees(state, each));
}

/** Says yes to others, or lets a die lie; begins nothing and spends nothing. */
function agrees(state: State, intent: Intent): boolean {
  switch (intent.do) {
    case 'back-initiative':
    case 'auto-place':
      return true;
    case 'ready':
      return intent.ready;
    case 'keep':
      return intent.faces === 'before';
    case 'choose':
      return topStep(state)?.is === 'vote' && intent.what === 'yes';
    default:
      return false;
  }
}

/** The figure the question is about is run by the game even where a master sits. */
function runsItself(state: State): boolean {
  const top = topStep(state);
  if (top === undefined) return false;
  const unit = top.is === 'enemy-phase' ? leftOf(state, top)[0]?.id : unitOf(top);
  const figure = unit === undefined ? undefined : figureOf(state, unit);
  return figure !== undefined && figure.side === 'enemies' && figure.runs === 'game';
}

/** The figure a step is about, where it is about one. */
function unitOf(step: NonNullable<ReturnType<typeof topStep<State['steps'][number]>>>): string | undefined {
  const found = ['unit', 'by', 'initiator'].map((key) => (step as unknown as Readonly<Record<string, unknown>>)[key]);
  return found.find((each) => typeof each === 'string');
}
