import { testOdds } from '../combat/test-odds';
import { taskRefusal, tasksOf } from '../scenarios/interact';
import { itemBar } from '../special/hooks';
import { planned, refused, type VerbOf } from '../steps/step';
import { actionRefusal, spendAction } from './may';

/** A friend in a trap is helped by a Use Action, after a full move; everything else is interacted with [FL-SCN-T-site-traps-03]. */
const roomFor = (task: { readonly code: string } | undefined): 'full' | 'half' =>
  task?.code === 'free-friend' ? 'full' : 'half';

/** Work on something where one stands, after half a move at most [FL-BAT-74]. */
export const interactVerb: VerbOf<'interact'> = {
  do: 'interact',
  offers(state, act, figure) {
    if (itemBar(state, figure) !== undefined) return [];
    const intents = tasksOf(state, figure)
      .filter((task) => actionRefusal(state, act, figure, roomFor(task)) === undefined)
      .map(({ id }) => ({ do: 'interact' as const, unit: figure.id, with: id }));
    return intents.length === 0 ? [] : [{ needs: 'target', do: 'interact', unit: figure.id, intents }];
  },
  plan(state, act, figure, intent) {
    const task = tasksOf(state, figure).find(({ id }) => id === intent.with);
    const no =
      itemBar(state, figure) ??
      actionRefusal(state, act, figure, roomFor(task)) ??
      taskRefusal(state, figure, intent.with);
    if (no !== undefined) return refused(no);
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
