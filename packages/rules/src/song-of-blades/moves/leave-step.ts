import type { Offer, UnitId } from '../../kernel';
import { attackOf, freeHack } from '../combat/begin';
import { attackOdds } from '../combat/odds';
import { type Fielded, fieldedOf, isActive, isTouching, seatOf } from '../figures';
import type { Intent } from '../intents';
import type { State } from '../state';
import { outOfStep, planned, refused, type StepRules } from '../steps/step';
import type { LeaveStep } from '../steps-moves';

/**
 * Free Hacks one after another: whoever goes of his own will picks the order. One that tells ends it and keeps him; a tie
 * lets him go [ASOBH-MEL-16].
 */
export const leaveRules: StepRules<'leave'> = {
  carryOn(tale, step) {
    const figure = fieldedOf(tale.state, step.unit);
    if (step.stage === 'hacked') {
      const fought = tale.state.returned;
      const told = fought?.is === 'fought' && fought.winner === 'attacker';
      if (told || figure === undefined) {
        if (figure !== undefined && step.why !== 'recoil')
          tale.add({ type: 'brokeAway', unit: step.unit, from: [], free: false });
        tale.finish({ is: 'left', unit: step.unit, free: false });
        return true;
      }
      tale.amend({ ...step, stage: 'next' });
      return true;
    }
    const left = figure === undefined ? [] : strikers(tale.state, step, figure);
    const [first] = left;
    if (first === undefined) {
      tale.finish({ is: 'left', unit: step.unit, free: figure !== undefined });
      return true;
    }
    if (asks(step, left)) return false;
    strike(tale, step, first.id);
    return true;
  },
  waiting(state, step) {
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined || step.stage !== 'next' || !asks(step, strikers(state, step, figure))) return [];
    return [{ seat: seatOf(figure), what: 'take-hack', detail: { unit: figure.id } }];
  },
  offers(state, step) {
    const figure = fieldedOf(state, step.unit);
    const intents = (figure === undefined ? [] : strikers(state, step, figure)).map(
      (foe): Intent => ({ do: 'take-hack', unit: step.unit, from: foe.id }),
    );
    const offer: Offer<Intent> = { needs: 'target', do: 'take-hack', unit: step.unit, intents };
    return [offer];
  },
  plan(state, step, _seat, intent) {
    if (intent.do !== 'take-hack') return outOfStep(step, intent);
    const figure = fieldedOf(state, step.unit);
    if (figure === undefined || intent.unit !== step.unit)
      return refused({ code: 'move/not-this-figure', rule: 'ASOBH-MEL-16', who: [step.unit] });
    if (!strikers(state, step, figure).some(({ id }) => id === intent.from))
      return refused({ code: 'leave/no-hack-from', rule: 'ASOBH-MEL-16', who: [step.unit, intent.from] });
    return planned({
      marks: [{ is: 'outline', unit: intent.from, tone: 'threat' }],
      odds: attackOdds(state, blow(intent.from, step)),
      enact: (tale) => strike(tale, step, intent.from),
    });
  },
};

const asks = (step: LeaveStep, left: readonly Fielded[]): boolean => step.why === 'leaving' && left.length > 1;

/** Those who can still strike. */
const strikers = (state: State, step: LeaveStep, figure: Fielded): readonly Fielded[] =>
  step.foes.flatMap((id) => {
    const foe = fieldedOf(state, id);
    return foe !== undefined && isActive(foe) && isTouching(state, figure, foe) ? [foe] : [];
  });

const blow = (by: UnitId, step: LeaveStep) =>
  attackOf(by, step.unit, { is: 'free-hack', why: step.why }, { lethal: step.lethal });

function strike(tale: Parameters<NonNullable<StepRules<'leave'>['carryOn']>>[0], step: LeaveStep, by: UnitId): void {
  tale.amend({ ...step, stage: 'hacked', foes: step.foes.filter((id) => id !== by) });
  tale.call(freeHack(by, step.unit, step.why, { lethal: step.lethal }));
}
