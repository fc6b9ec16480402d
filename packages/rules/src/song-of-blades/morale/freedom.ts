import type { Refusal, UnitId } from '../../kernel';
import { adjacentFriends, condition, type Fielded, has, is } from '../figures';
import { tooFew } from '../flow/limits';
import { isDazzled } from '../magic/queries';
import type { Condition, Figure, State } from '../state';
import { planned, refused, type Tale, type Verb } from '../steps/step';
import { mayAct, mayActivate, relieve, standCost } from './conditions';
import { cannotAct, choiceVerb, friendAt, isRefusal, outlined, plainVerb } from './verb-kit';

/** Getting up, by oneself [ASOBH-CND-05]. Mud lets go with the next activation, not before [ASOBH-WTH-03]. */
const standUp = plainVerb({
  do: 'stand-up',
  judge(state, figure) {
    const lies = condition(figure, 'prone');
    if (lies === undefined) return no('stand-up/stands', 'ASOBH-CND-05', figure);
    if (lies.stuck) return no('stand-up/stuck', 'ASOBH-WTH-03', figure);
    return cannotAct(figure) ?? standCost(state, figure);
  },
  enact: (tale, figure) => relieve(tale, figure.id, 'prone', 'ASOBH-CND-05'),
});

/** Two actions of will [ASOBH-CND-08]. */
const breakTransfix = plainVerb({
  do: 'break-transfix',
  judge: (_state, figure) => (is(figure, 'transfixed') ? 2 : no('break-transfix/free', 'ASOBH-CND-08', figure)),
  enact: (tale, figure) => relieve(tale, figure.id, 'transfixed', 'ASOBH-CND-08'),
});

/** Its next activation pays for its greed [ASOBH-TRAIT-greedy]. */
const stopLooting = plainVerb({
  do: 'stop-looting',
  judge: (_state, figure) => (is(figure, 'looting') ? 1 : no('stop-looting/not-looting', 'greedy', figure)),
  enact: (tale, figure) => relieve(tale, figure.id, 'looting', 'greedy'),
});

/** Webs, roots, ice and snow: a Task of one's own or with friends [ASOBH-ACT-11] [ASOBH-CON-05]. */
const free = choiceVerb<'free'>({
  do: 'free',
  choices: (state, _act, figure) =>
    [figure.id, ...adjacentFriends(state, figure).map((friend) => friend.id)].flatMap((target) =>
      [1, 2, 3].map((actions) => ({ do: 'free' as const, unit: figure.id, target, actions })),
    ),
  plan(state, act, figure, { target, actions }) {
    const found = target === figure.id ? figure : friendAt(state, figure, target);
    if (isRefusal(found)) return refused(found);
    const task = taskOf(found);
    if (task === undefined) return refused(no('free/not-held', 'ASOBH-CON-05', found));
    const barred = whyNot(state, figure, found, task, actions) ?? tooFew(act, figure.id, actions);
    if (barred !== undefined) return refused(barred, outlined([found.id], 'refused'));
    const done = Math.min(task.task, task.done + actions - clumsiness(figure));
    return planned({
      marks: outlined([found.id], 'target'),
      notes: [
        {
          code: done >= task.task ? 'free/will-be-free' : 'free/progress',
          because: 'ASOBH-ACT-11',
          detail: { done, task: task.task },
        },
      ],
      enact(tale) {
        tale.spend(figure.id, actions, 'free');
        work(tale, figure, found, task, done);
      },
    });
  },
});

type Task = Extract<Condition, { is: 'entangled' | 'held' }>;

/** What holds a figure, the web first. */
const taskOf = (figure: Figure): Task | undefined => condition(figure, 'entangled') ?? condition(figure, 'held');

/** The Dim-Witted waste one action of those they give [ASOBH-TRAIT-dim-witted]. */
export const clumsiness = (figure: Figure): number => (has(figure, 'dim-witted') ? 1 : 0);

/** No Task beside a wall that dazzles [ASOBH-SPELL-wall-of-bedazzlement]. */
export const dazzled = (state: State, figure: Fielded): Refusal | undefined =>
  isDazzled(state, figure) ? no('free/dazzled', 'ASOBH-SPELL-wall-of-bedazzlement', figure) : undefined;

function whyNot(state: State, figure: Fielded, target: Figure, task: Task, actions: number): Refusal | undefined {
  const own = target.id === figure.id;
  if (own ? !mayActivate(figure) || is(figure, 'transfixed') || is(figure, 'looting') : !mayAct(figure))
    return { code: 'act/held-fast', rule: 'ASOBH-CON-01', who: [figure.id] };
  const dazed = dazzled(state, figure);
  if (dazed !== undefined) return dazed;
  if (!own && task.is === 'entangled') {
    if (actions > 1) return no('free/one-action-each', 'ASOBH-CON-05', figure);
    if (task.helpers?.includes(figure.id) === true) return no('free/helped-already', 'ASOBH-CON-05', figure);
  }
  if (actions <= clumsiness(figure)) return no('free/to-no-end', 'ASOBH-TRAIT-dim-witted', figure);
  const enough = task.task - task.done + clumsiness(figure);
  if (actions > enough) return { ...no('free/more-than-needed', 'ASOBH-ACT-11', figure), detail: { enough } };
  return undefined;
}

function work(tale: Tale, figure: Fielded, target: Figure, task: Task, done: number): void {
  tale.add({ type: 'workedFree', unit: figure.id, target: target.id, from: task.is, done, task: task.task });
  if (done >= task.task) {
    relieve(tale, target.id, task.is, 'ASOBH-CON-05');
    return;
  }
  const helpers =
    task.is === 'entangled' && target.id !== figure.id ? { helpers: [...(task.helpers ?? []), figure.id] } : {};
  tale.add({ type: 'befell', unit: target.id, condition: { ...task, ...helpers, done }, because: 'ASOBH-ACT-11' });
}

/** Whoever is Dim-Witted and rolls only failures undoes some of his work: the Task grows by one [ASOBH-TRAIT-dim-witted]. */
export function bungle(tale: Tale, unit: UnitId): void {
  const figure = tale.state.figures[unit];
  const task = figure === undefined ? undefined : taskOf(figure);
  if (figure === undefined || task === undefined || task.done === 0 || !has(figure, 'dim-witted')) return;
  tale.add({ type: 'befell', unit, condition: { ...task, task: task.task + 1 }, because: 'dim-witted' });
}

const no = (code: string, rule: string, figure: Figure): Refusal => ({ code, rule, who: [figure.id] });

export const freedomVerbs: readonly Verb[] = [standUp, breakTransfix, stopLooting, free];
