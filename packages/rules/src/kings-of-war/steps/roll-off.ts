import { seatsOf, sideIds, sideOf } from '../units';
import { outOfStep, planned, refused, type StepRules } from './step';

/** Both sides roll a die; the higher wins, a tie is rolled again [KOW-GEN-05]. */
export const rollOff: StepRules<'roll-off'> = {
  offers: (state, step, seat) => {
    const side = sideOf(state, seat);
    if (side === undefined || Object.hasOwn(step.rolled, side)) return [];
    return [{ needs: 'now', do: 'roll-off', intent: { do: 'roll-off' } }];
  },
  plan: (state, step, seat, intent) => {
    if (intent.do !== 'roll-off') return outOfStep(step, intent);
    const side = sideOf(state, seat) ?? '';
    if (Object.hasOwn(step.rolled, side)) return refused({ code: 'roll-off/already', rule: 'KOW-GEN-05' });
    return planned({
      marks: [],
      enact: (tale, dice) => {
        const [face = 1] = dice.roll(1, 6);
        tale.add({ type: 'rolledOff', side, why: step.why, face });
      },
    });
  },
  waiting: (state, step) =>
    sideIds(state)
      .filter((side) => !Object.hasOwn(step.rolled, side))
      .flatMap((side) => seatsOf(state, side).map((seat) => ({ seat, what: 'roll-off', detail: { why: step.why } }))),
};
