import type { Offer, SeatId } from '../../kernel';
import { playingSeats } from '../figures';
import type { Intent } from '../intents';
import { closeIfDecided } from '../scenarios/ending';
import { afterMorale } from '../special/hooks';
import type { State } from '../state';
import { outOfStep, planned, refused, type StepOf, type StepRules, type Tale } from '../steps/step';
import { closePhase } from './round';
import { mattersOf, settleMatter } from './tracking-parts';

type Tracking = StepOf<'tracking'>;

/**
 * The end of a round: what comes of the warband, of the enemies, of scenario and events, and the rest, in that order.
 * Inside each the players say what comes first; each matter is in force before the next [FL-BAT-13] [FL-BAT-14].
 */
export const tracking: StepRules<'tracking'> = {
  carryOn(tale, step, dice) {
    if (step.stage === 'warband' && step.queue === null) tale.add({ type: 'phaseBegan', phase: 'tracking' });
    if (closeIfDecided(tale, dice)) return true;
    const { stage, queue } = step;
    if (stage === 'close') {
      tale.finish({ is: 'done' });
      closeRound(tale);
      closePhase(tale, dice);
      return true;
    }
    if (queue === null) {
      tale.amend({ ...step, queue: mattersOf(tale.state, stage) });
      return true;
    }
    if (queue.length > 1) return false;
    const [only] = queue;
    if (only !== undefined) takeUp(tale, step, only, (what) => settleMatter(tale, what, dice));
    else {
      tale.amend({ is: 'tracking', stage: AFTER[stage], queue: null });
      if (stage === 'enemy') afterMorale(tale, dice);
    }
    return true;
  },
  waiting: (state, { stage, queue }) =>
    queue === null || queue.length < 2
      ? []
      : chooserOf(state).map((seat) => ({ seat, what: 'tracking', detail: { stage, matters: queue.length } })),
  offers: (_state, { queue }) => [
    {
      needs: 'target',
      do: 'choose',
      intents: [...(queue ?? []), AS_LISTED].map((what): Intent => ({ do: 'choose', what })),
    } satisfies Offer<Intent>,
  ],
  plan: (_state, step, _seat, intent) => {
    if (intent.do !== 'choose') return outOfStep(step, intent);
    const queue = step.queue ?? [];
    const { what } = intent;
    if (what !== AS_LISTED && !queue.includes(what))
      return refused({ code: 'tracking/no-such-matter', rule: 'FL-BAT-13', detail: { what } });
    return planned({
      marks: [],
      enact: (tale, dice) => {
        const settled = (each: string) => settleMatter(tale, each, dice);
        if (what !== AS_LISTED) takeUp(tale, step, what, settled);
        else {
          // One after the other: each is whole before the next begins [FL-BAT-14]
          tale.amend({ ...step, queue: [] });
          tale.callInOrder(
            queue.map((each) => ({ is: 'matter', what: 'tracking', stage: each, units: [], detail: {} })),
          );
        }
      },
    });
  },
};

/** Everything in the order in which it is listed. */
export const AS_LISTED = 'as-listed';

const AFTER: Readonly<Record<Exclude<Tracking['stage'], 'close'>, Tracking['stage']>> = {
  warband: 'enemy',
  enemy: 'scenario',
  scenario: 'rest',
  rest: 'close',
};

function takeUp(tale: Tale, step: Tracking, what: string, settle: (what: string) => void): void {
  tale.amend({ ...step, queue: (step.queue ?? []).filter((each) => each !== what) });
  tale.add({ type: 'matterBegan', what, stage: step.stage });
  settle(what);
}

/** Anyone who plays may say what comes first; the first to speak does. */
const chooserOf = (state: State): readonly SeatId[] => playingSeats(state);

/** The counts of a round begin anew. */
function closeRound(tale: Tale): void {
  for (const figure of Object.values(tale.state.figures))
    if (figure.woundsThisRound > 0)
      tale.add({ type: 'changed', unit: figure.id, set: { woundsThisRound: 0 }, because: 'FL-BAT-181' });
  tale.add({ type: 'battleChanged', set: { fell: [], initiative: null }, because: 'FL-BAT-13' });
}
