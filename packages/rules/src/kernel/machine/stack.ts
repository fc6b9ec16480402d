/** What a state of a game on the machine holds of it. Plain data, public or made so by the game's own `view`. */
export interface Stack<Step, Returned> {
  /** What the game does and waits for; the last one speaks. */
  readonly steps: readonly Step[];
  /** What the step that just closed gave to the one below it. */
  readonly returned: Returned | null;
}

/** The stack changed. A game lists these among its events and lets `evolveSteps` fold them. */
export type StepEvent<Step, Returned> =
  /** A step came on top. */
  | { readonly type: 'opened'; readonly step: Step }
  /** The step on top is over. */
  | { readonly type: 'closed'; readonly returned: Returned | null }
  /** The step on top went on to its next stage. */
  | { readonly type: 'amended'; readonly step: Step };

/** The state after the stack changed. */
export function evolveSteps<Step, Returned, S extends Stack<Step, Returned>>(
  state: S,
  event: StepEvent<Step, Returned>,
): S {
  switch (event.type) {
    case 'opened':
      return { ...state, steps: [...state.steps, event.step] };
    case 'closed':
      return { ...state, steps: state.steps.slice(0, -1), returned: event.returned };
    case 'amended':
      return { ...state, steps: [...state.steps.slice(0, -1), event.step] };
    default:
      return event satisfies never;
  }
}

/** The step that speaks; none before the first and after the last. */
export const topStep = <Step>(state: { readonly steps: readonly Step[] }): Step | undefined =>
  state.steps[state.steps.length - 1];
