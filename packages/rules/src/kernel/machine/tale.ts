import type { EventIn, Kinds } from './kinds';

/** Events as they come true, folded one by one, so that what follows is judged on the state it follows. */
export interface Told<State, Event> {
  /** As it stands after everything told so far. */
  readonly state: State;
  readonly events: readonly Event[];
  add(...events: readonly Event[]): void;
}

/** A tale that moves the stack of steps too. A game may extend it (`Object.assign(tale(…), { … })` keeps `state` live). */
export interface Tale<G extends Kinds> extends Told<G['State'], EventIn<G>> {
  /** A step on top of the present one; it goes first. */
  call(step: G['Step']): void;
  /** Several steps that go one after another, the first of the list first. */
  callInOrder(steps: readonly G['Step'][]): void;
  /** The step on top, changed. */
  amend(step: G['Step']): void;
  /** Closes the step on top and hands down what it found. */
  finish(returned?: G['Returned']): void;
}

export function told<State, Event>(start: State, evolve: (state: State, event: Event) => State): Told<State, Event> {
  let state = start;
  const events: Event[] = [];
  return {
    get state() {
      return state;
    },
    events,
    add(...more) {
      for (const event of more) {
        state = evolve(state, event);
        events.push(event);
      }
    },
  };
}

export function tale<G extends Kinds>(
  start: G['State'],
  evolve: (state: G['State'], event: EventIn<G>) => G['State'],
): Tale<G> {
  const bare = told(start, evolve);
  const { add } = bare;
  // Onto the bare tale, not a copy of it: a copy would hold the state of now for good
  return Object.assign(bare, {
    call: (step: G['Step']) => add({ type: 'opened', step }),
    callInOrder: (steps: readonly G['Step'][]) =>
      add(...steps.toReversed().map((step) => ({ type: 'opened' as const, step }))),
    amend: (step: G['Step']) => add({ type: 'amended', step }),
    finish: (returned?: G['Returned']) => add({ type: 'closed', returned: returned ?? null }),
  });
}
