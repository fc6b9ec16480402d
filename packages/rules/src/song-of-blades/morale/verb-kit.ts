import type { Refusal, UnitId } from '../../kernel';
import { type Fielded, figureOf, isFielded, runBy } from '../figures';
import { tooFew } from '../flow/limits';
import type { Intent } from '../intents';
import type { Figure, State } from '../state';
import { type Plan, type Planned, planned, refused, type StepOf, type VerbOf } from '../steps/step';
import { mayAct } from './able';
import { touchesBody } from './mending';

type Act = StepOf<'act'>;
type Shown = Omit<Plan, 'enact'>;
type Plain = 'stand-up' | 'break-transfix' | 'shed-gear' | 'stop-looting';

/** A verb that names nobody but the figure itself, for a fixed price in its present state. */
export function plainVerb<D extends Plain>(given: {
  readonly do: D;
  /** A no, or the actions it costs. */
  judge(state: State, figure: Fielded): Refusal | number;
  shown?(state: State, figure: Fielded): Shown;
  enact(tale: Parameters<Plan['enact']>[0], figure: Fielded): void;
}): VerbOf<D> {
  const plan = (state: State, act: Act, figure: Figure): Planned => {
    if (!isFielded(figure)) return refused(notHere(figure.id));
    const judged = given.judge(state, figure);
    if (typeof judged !== 'number') return refused(judged, outlined([figure.id], 'refused'));
    const poor = tooFew(act, figure.id, judged);
    if (poor !== undefined) return refused(poor);
    return planned({
      ...(given.shown?.(state, figure) ?? { marks: outlined([figure.id], 'legal') }),
      enact: (tale) => {
        tale.spend(figure.id, judged, given.do);
        given.enact(tale, figure);
      },
    });
  };
  return {
    do: given.do,
    offers: (state, act, figure) =>
      plan(state, act, figure).ok
        ? [{ needs: 'now', do: given.do, unit: figure.id, intent: { do: given.do, unit: figure.id } }]
        : [],
    plan: (state, act, figure) => plan(state, act, figure),
  };
}

/** A verb that takes one of a few whole intents: the offers are those of `choices` that its plan accepts. */
export function choiceVerb<D extends Intent['do']>(given: {
  readonly do: D;
  choices(state: State, act: Act, figure: Fielded): readonly Extract<Intent, { do: D }>[];
  plan(state: State, act: Act, figure: Fielded, intent: Extract<Intent, { do: D }>): Planned;
}): VerbOf<D> {
  return {
    do: given.do,
    offers(state, act, figure) {
      if (!isFielded(figure)) return [];
      const intents = given.choices(state, act, figure).filter((intent) => given.plan(state, act, figure, intent).ok);
      return intents.length === 0 ? [] : [{ needs: 'target', do: given.do, unit: figure.id, intents }];
    },
    plan: (state, act, figure, intent) =>
      isFielded(figure) ? given.plan(state, act, figure, intent) : refused(notHere(figure.id)),
  };
}

const notHere = (unit: UnitId): Refusal => ({ code: 'unit/not-on-table', rule: 'ASOBH-ACT-01', who: [unit] });

export const outlined = (units: readonly UnitId[], tone: 'legal' | 'refused' | 'target'): Plan['marks'] =>
  units.map((unit) => ({ is: 'outline', unit, tone }));

/** Why this figure can do nothing for others, or undefined where it can. */
export const cannotAct = (figure: Figure): Refusal | undefined =>
  mayAct(figure) ? undefined : { code: 'act/held-fast', rule: 'ASOBH-CON-01', who: [figure.id] };

/** A friend in contact, on the table or lying out; or why it is none. */
export function friendAt(state: State, figure: Fielded, target: UnitId): Figure | Refusal {
  const found = figureOf(state, target);
  if (found === undefined) return { code: 'unit/unknown', rule: 'ASOBH-CON-02' };
  if (runBy(found) !== runBy(figure)) return { code: 'care/not-a-friend', rule: 'ASOBH-CON-02', who: [target] };
  return near(state, figure, found);
}

/** A foe in contact, on the table or lying out; or why it is none. */
export function foeAt(state: State, figure: Fielded, target: UnitId): Figure | Refusal {
  const found = figureOf(state, target);
  if (found === undefined) return { code: 'unit/unknown', rule: 'ASOBH-CON-01' };
  if (runBy(found) === runBy(figure)) return { code: 'contact/not-a-foe', rule: 'ASOBH-MEL-01', who: [target] };
  return near(state, figure, found);
}

function near(state: State, figure: Fielded, found: Figure): Figure | Refusal {
  const touches = found.id !== figure.id && touchesBody(state, figure, found);
  return touches ? found : { code: 'contact/not-touching', rule: 'ASOBH-CON-02', who: [figure.id, found.id] };
}

export const isRefusal = (found: Figure | Refusal): found is Refusal => 'code' in found;

/** Everybody of one side who might be touched: on the table, or out. */
export const bodiesNear = (state: State, figure: Fielded): readonly UnitId[] =>
  Object.values(state.figures)
    .filter((other) => other.id !== figure.id && touchesBody(state, figure, other))
    .map((other) => other.id);
