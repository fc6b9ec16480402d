import { outcomeByConsent } from '../consent';
import type { Dice } from '../dice';
import type { Outcome, SeatId } from '../system';
import type { Kinds } from './kinds';
import { type PlanEngine, type PlanHost, planEngine } from './plans';
import { topStep } from './stack';
import type { Tale } from './tale';

/** What the machine needs to know of a game. */
export interface StepHost<G extends Kinds, T extends Tale<G> = Tale<G>>
  extends Omit<PlanHost<G, T>, 'asks' | 'carryOn'> {
  /** The end by the rules of play, asked whenever something came true; ends by consent come before it. */
  endOf(state: G['State']): Outcome | undefined;
}

export interface StepEngine<G extends Kinds, T extends Tale<G> = Tale<G>> extends PlanEngine<G, T> {
  /** Carries the game on until somebody is asked or it is over. */
  carryOn(tale: T, dice: Dice): void;
}

/**
 * A game as a stack of steps: the one on top asks somebody, or goes on by itself, or calls another. Throws where steps
 * carry on without end, which no play can bring about: a fault of the game's steps.
 */
export function stepEngine<G extends Kinds, T extends Tale<G> = Tale<G>>(host: StepHost<G, T>): StepEngine<G, T> {
  const asks = (state: G['State'], step: G['Step'], seat: SeatId): boolean => {
    const rules = host.rulesOf(step);
    return (
      (rules.waiting?.(state, step) ?? []).some((each) => each.seat === seat) ||
      (rules.hears?.(state, step) ?? []).includes(seat)
    );
  };

  function carryOn(tale: T, dice: Dice): void {
    for (let gone = 0; !host.consent.isOver(tale.state); gone++) {
      const { state } = tale;
      const outcome = outcomeByConsent(host.consent.consent(state), host.consent.seats(state)) ?? host.endOf(state);
      if (outcome !== undefined) {
        tale.add({ type: 'ended', outcome });
        return;
      }
      const step = topStep(state) as G['Step'] | undefined;
      if (step === undefined || !(host.rulesOf(step).carryOn?.(tale, step, dice) ?? false)) return;
      if (gone >= FARTHEST) throw new Error(`The step “${step.is}” carries on without end`);
    }
  }

  return { ...planEngine<G, T>({ ...host, asks, carryOn }), carryOn };
}

/** No play comes near so many stages between one answer and the next question. */
const FARTHEST = 10_000;
