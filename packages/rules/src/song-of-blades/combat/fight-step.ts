import type { StepRules } from '../steps/step';
import { afterTasks } from './tasks/after';
import { answerTasks } from './tasks/answer';
import { applyTasks } from './tasks/apply';
import { countTasks } from './tasks/count';
import { mishapTasks } from './tasks/mishap';
import { rollTasks } from './tasks/roll';
import { end, type Task } from './tasks/task';

const TASKS: Readonly<Record<string, Task>> = {
  ...rollTasks,
  ...countTasks,
  ...answerTasks,
  ...applyTasks,
  ...afterTasks,
  ...mishapTasks,
};

/** A combat goes through its list of tasks; others are asked in steps of their own [ASOBH-MEL-02]. */
export const combat: StepRules<'combat'> = {
  carryOn(tale, step, dice) {
    const [name, ...todo] = step.todo;
    const task = name === undefined ? undefined : TASKS[name];
    if (task === undefined) end(tale, step);
    else task(tale, { ...step, todo }, dice);
    return true;
  },
};
