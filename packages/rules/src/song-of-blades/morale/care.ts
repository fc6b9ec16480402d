import type { Refusal } from '../../kernel';
import { condition, figureOf, has, seatOf } from '../figures';
import { tooFew } from '../flow/limits';
import { safeFrom } from '../special/immunities';
import type { Figure, State } from '../state';
import { planned, refused, type StepRules, type Verb } from '../steps/step';
import { relieve } from './conditions';
import { clumsiness, dazzled } from './freedom';
import { isSavable, isSpent, mend, mendsOf } from './mending';
import { bodiesNear, cannotAct, choiceVerb, friendAt, isRefusal, outlined } from './verb-kit';

/**
 * A shake by the shoulder, two against magic: a Task to which friends may give an action each, the Dim-Witted one more
 * [ASOBH-CND-06] [ASOBH-ACT-11]. As much as is needed, or all there is.
 */
const wake = choiceVerb<'wake'>({
  do: 'wake',
  choices: (state, _act, figure) =>
    bodiesNear(state, figure).map((target) => ({ do: 'wake', unit: figure.id, target })),
  plan(state, act, figure, { target }) {
    const found = friendAt(state, figure, target);
    if (isRefusal(found)) return refused(found);
    const sleep = condition(found, 'sleeping');
    if (sleep === undefined) return refused({ code: 'wake/awake', rule: 'ASOBH-CND-06', who: [target] });
    const task = sleep.magical ? 2 : 1;
    const waste = clumsiness(figure);
    const enough = task - (sleep.done ?? 0) + waste;
    const actions = Math.min(enough, Math.max(waste + 1, act.left[figure.id] ?? 0));
    const barred = cannotAct(figure) ?? dazzled(state, figure) ?? tooFew(act, figure.id, actions);
    if (barred !== undefined) return refused(barred);
    const done = task - enough + actions;
    return planned({
      marks: outlined([target], 'target'),
      notes: done >= task ? [] : [{ code: 'free/progress', because: 'ASOBH-ACT-11', detail: { done, task } }],
      enact(tale) {
        tale.spend(figure.id, actions, 'wake');
        if (done < task) {
          tale.add({ type: 'workedFree', unit: figure.id, target, from: 'sleeping', done, task });
          tale.add({ type: 'befell', unit: target, condition: { ...sleep, done }, because: 'ASOBH-ACT-11' });
          return;
        }
        relieve(tale, target, 'sleeping', 'ASOBH-CND-06');
        tale.add({ type: 'cared', unit: figure.id, target, what: 'sleeping', actions, by: 'friend' });
      },
    });
  },
});

/** The Healer's hands, on a friend he touches [ASOBH-CON-02] [ASOBH-TRAIT-healer]. */
const heal = choiceVerb<'heal'>({
  do: 'heal',
  choices: (state, _act, figure) =>
    !has(figure, 'healer')
      ? []
      : bodiesNear(state, figure).flatMap((target) => {
          const body = figureOf(state, target);
          return (body === undefined ? [] : mendsOf(state, body)).map(({ what }) => ({
            do: 'heal' as const,
            unit: figure.id,
            target,
            what,
          }));
        }),
  plan(state, act, figure, { target, what }) {
    if (!has(figure, 'healer')) return refused({ code: 'heal/no-healer', rule: 'ASOBH-CON-02', who: [figure.id] });
    const found = friendAt(state, figure, target);
    if (isRefusal(found)) return refused(found);
    const mended = mendsOf(state, found).find((each) => each.what === what);
    if (mended === undefined) return refused(unmended(state, found, what));
    const barred = cannotAct(figure) ?? tooFew(act, figure.id, mended.actions);
    if (barred !== undefined) return refused(barred);
    return planned({
      marks: outlined([target], 'target'),
      enact(tale) {
        tale.spend(figure.id, mended.actions, 'heal');
        tale.add({ type: 'cared', unit: figure.id, target, what, actions: mended.actions, by: 'hands' });
        mend(tale, figure, found, what, 'healer');
      },
    });
  },
});

/** Why hands can do nothing here. */
function unmended(state: State, body: Figure, what: string): Refusal {
  const who = [body.id];
  if (safeFrom(body, 'healing') !== undefined) return { code: 'heal/undead', rule: 'ASOBH-TRA-05', who };
  if (body.fate === 'gruesome' || (body.fate === 'out' && isSpent(body)))
    return { code: 'heal/dead', rule: 'ASOBH-CON-03', who };
  if (body.fate === 'out' && !isSavable(state, body)) return { code: 'heal/too-late', rule: 'ASOBH-CON-03', who };
  return { code: 'heal/not-needed', rule: 'ASOBH-CON-02', who, detail: { what } };
}

/** A draught: three dice at Quality 3, each success an action of healing [ASOBH-TRAIT-potion-of-healing]. */
const potion = choiceVerb<'potion'>({
  do: 'potion',
  choices: (state, _act, figure) =>
    [figure.id, ...bodiesNear(state, figure)].map((target) => ({ do: 'potion', unit: figure.id, target })),
  plan(state, act, figure, { target }) {
    const no = (code: string) => refused({ code, rule: 'ASOBH-TRAIT-potion-of-healing', who: [figure.id] });
    if (!has(figure, 'potion-of-healing')) return no('potion/none');
    if ((figure.used['potion'] ?? 0) > 0) return no('potion/empty');
    const found = target === figure.id ? figure : friendAt(state, figure, target);
    if (isRefusal(found)) return refused(found);
    if (mendsOf(state, found).length === 0) return refused(unmended(state, found, 'any'));
    const barred = cannotAct(figure) ?? tooFew(act, figure.id, 1);
    if (barred !== undefined) return refused(barred);
    return planned({
      marks: outlined([target], 'target'),
      odds: [{ is: 'distribution', code: 'potion-strength', from: 0, chances: THREE_AT_THREE }],
      enact(tale) {
        tale.spend(figure.id, 1, 'potion');
        const used = { ...figure.used, potion: 1 };
        tale.add({ type: 'changed', unit: figure.id, set: { used }, because: 'potion-of-healing' });
        tale.call({ is: 'potion', unit: figure.id, target, stage: 'roll', left: 0 });
      },
    });
  },
});
/** Successes of three dice at 3 or more. */
const THREE_AT_THREE = [1, 6, 12, 8].map((ways) => ways / 27);

/** The potion works by itself where it mends one thing, or all there is; else its owner says what first. */
export const potionRules: StepRules<'potion'> = {
  carryOn(tale, step, dice) {
    const giver = figureOf(tale.state, step.unit);
    const target = figureOf(tale.state, step.target);
    if (giver === undefined || target === undefined) {
      tale.finish();
      return true;
    }
    if (step.stage === 'roll') {
      const faces = dice.roll(3, 6);
      const left = faces.filter((face) => face >= 3).length;
      tale.amend({ ...step, stage: 'mend', left });
      tale.add({ type: 'potionUsed', unit: giver.id, target: target.id, faces, successes: left });
      return true;
    }
    const all = mendsOf(tale.state, target);
    const options = all.filter((each) => each.actions <= step.left);
    // Strong enough for everything: which comes first is all one
    const mendsAll = all.reduce((sum, each) => sum + each.actions, 0) <= step.left;
    const chosen = tale.state.returned;
    const asked = step.stage === 'chosen' && chosen?.is === 'morale-chosen' ? chosen.option : undefined;
    const next =
      options.find((each) => each.what === asked) ?? (options.length === 1 || mendsAll ? options[0] : undefined);
    if (next !== undefined) {
      tale.amend({ ...step, stage: 'mend', left: step.left - next.actions });
      tale.add({
        type: 'cared',
        unit: giver.id,
        target: target.id,
        what: next.what,
        actions: next.actions,
        by: 'potion',
      });
      mend(tale, giver, target, next.what, 'potion-of-healing');
    } else if (options.length === 0) {
      tale.finish();
    } else {
      tale.amend({ ...step, stage: 'chosen' });
      tale.call({
        is: 'morale-choice',
        seat: seatOf(giver),
        of: 'potion',
        unit: target.id,
        options: options.map((each) => each.what),
      });
    }
    return true;
  },
};

export const careVerbs: readonly Verb[] = [wake, heal, potion];
