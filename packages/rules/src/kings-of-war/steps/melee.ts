import { seatsOf } from '../units';
import { planStrikeIntent } from './combat';
import { chargersOf } from './settle';
import { outOfStep, type StepRules } from './step';

/** The side picks its combats one by one; whoever strikes first begins one. [KOW-MEL-01] [KOW-MEL-02] */
export const melee: StepRules<'melee'> = {
  offers: (state, step) =>
    chargersOf(state, step.side).map((unit) => ({
      needs: 'now',
      do: 'strike',
      unit: unit.id,
      intent: { do: 'strike', unit: unit.id },
    })),
  plan: (state, step, seat, intent) => {
    if (intent.do !== 'strike') return outOfStep(step, intent);
    const chargers = chargersOf(state, step.side);
    const target = chargers.find(({ id }) => id === intent.unit)?.order?.charge?.target;
    const waiting = chargers.filter((unit) => unit.order?.charge?.target === target);
    return planStrikeIntent(state, seat, intent, waiting, [], (tale) => {
      if (target === undefined) return;
      const ids = waiting.map(({ id }) => id);
      const open = { is: 'combat', side: step.side, target, waiting: ids, struck: [], overrun: false } as const;
      tale.add({ type: 'opened', step: open });
    });
  },
  waiting: (state, step) => {
    const left = new Set(chargersOf(state, step.side).map((unit) => unit.order?.charge?.target)).size;
    return seatsOf(state, step.side).map((seat) => ({ seat, what: 'melee', detail: { left } }));
  },
};
