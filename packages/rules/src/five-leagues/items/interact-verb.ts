import { testOdds } from '../combat/test-odds';
import { taskRefusal, tasksOf } from '../scenarios/interact';
import { planned, refused, type VerbOf } from '../steps/step';
import { actionRefusal, spendAction } from './may';

/** Work on something where one stands, after half a move at most [FL-BAT-74]. */
export const interactVerb: VerbOf<'interact'> = {
  do: 'interact',
  offers(state, act, figure) {
    if (actionRefusal(state, act, figure, 'half') !== undefined) return [];
    const intents = tasksOf(state, figure).map(({ id }) => ({ do: 'interact' as const, unit: figure.id, with: id }));
    return intents.length === 0 ? [] : [{ needs: 'target', do: 'interact', unit: figure.id, intents }];
  },
  plan(state, act, figure, intent) {
    const no = actionRefusal(state, act, figure, 'half') ?? taskRefusal(state, figure, intent.with);
    if (no !== undefined) return refused(no);
    const task = tasksOf(state, figure).find(({ id }) => id === intent.with);
    if (task === undefined) return refused({ code: 'interact/not-there', rule: 'FL-BAT-74', who: [figure.id] });
    return planned({
      marks: [
        { is: 'outline', unit: figure.id, tone: 'legal' },
        { is: 'plate', at: task.at, tone: 'target', code: task.code },
      ],
      ...(task.test === null ? {} : { odds: testOdds(state, task.test) }),
      enact(tale) {
        spendAction(tale, figure, 'FL-BAT-74');
        tale.add({ type: 'setToWork', unit: figure.id, task: task.code });
        tale.call({ is: 'interact', by: figure.id, with: task.id, stage: 'begin' });
      },
    });
  },
};
