import type { UnitId } from '../../kernel';
import { adjacentFriends, fieldedOf, figureOf, has, is } from '../figures';
import { tooFew } from '../flow/limits';
import { displace } from '../moves/displace';
import { nearestFree } from '../moves/place';
import { isLarger } from '../special/arms';
import type { Figure, State } from '../state';
import { planned, refused, type Tale, type Verb } from '../steps/step';
import { cannotAct, choiceVerb, friendAt, isRefusal, outlined } from './verb-kit';

/** A larger friend takes a statue on its back, and goes at a Short from then on [ASOBH-CND-09]. */
const lift = choiceVerb<'lift'>({
  do: 'lift',
  choices: (state, _act, figure) =>
    adjacentFriends(state, figure).map(({ id }) => ({ do: 'lift', unit: figure.id, target: id })),
  plan(state, act, figure, { target }) {
    const found = friendAt(state, figure, target);
    if (isRefusal(found)) return refused(found);
    const no = (code: string, who: UnitId) => refused({ code, rule: 'ASOBH-CND-09', who: [who, target] });
    if (found.fate !== 'table' || !is(found, 'stone')) return no('crush/no-statue', target);
    if (!isLarger(figure, found)) return no('lift/too-small', figure.id);
    if (Object.values(state.figures).some((other) => other.carriedBy === figure.id))
      return no('lift/hands-full', figure.id);
    const barred = cannotAct(figure) ?? tooFew(act, figure.id, 1);
    if (barred !== undefined) return refused(barred);
    return planned({
      marks: outlined([target], 'target'),
      enact(tale) {
        tale.spend(figure.id, 1, 'lift');
        tale.add({ type: 'changed', unit: target, set: { carriedBy: figure.id }, because: 'ASOBH-CND-09' });
        tale.add({ type: 'lifted', unit: figure.id, target });
      },
    });
  },
});

/** Beside it, on the nearest free ground. */
const lower = choiceVerb<'set-down'>({
  do: 'set-down',
  choices: (state, _act, figure) => {
    const statue = burdenOf(state, figure);
    return statue === undefined ? [] : [{ do: 'set-down', unit: figure.id, target: statue.id }];
  },
  plan(state, act, figure, { target }) {
    if (burdenOf(state, figure)?.id !== target)
      return refused({ code: 'set-down/not-carried', rule: 'ASOBH-CND-09', who: [figure.id] });
    const barred = cannotAct(figure) ?? tooFew(act, figure.id, 1);
    if (barred !== undefined) return refused(barred);
    return planned({
      marks: outlined([figure.id], 'target'),
      enact(tale) {
        tale.spend(figure.id, 1, 'set-down');
        setDown(tale, target);
      },
    });
  },
});

/** The statue a figure drags along. */
export const burdenOf = (state: State, figure: Figure): Figure | undefined =>
  Object.values(state.figures).find((other) => other.carriedBy === figure.id && is(other, 'stone'));

/** Puts what is carried on the ground beside its bearer; nobody carries flesh on foot. */
function setDown(tale: Tale, unit: UnitId): void {
  const carried = figureOf(tale.state, unit);
  const bearer = carried?.carriedBy == null ? undefined : fieldedOf(tale.state, carried.carriedBy);
  if (carried === undefined || bearer === undefined) return;
  const spot = nearestFree(tale.state, { ...carried, level: bearer.level }, bearer.pose);
  tale.add({ type: 'changed', unit, set: { carriedBy: null, level: bearer.level }, because: 'ASOBH-CND-09' });
  if (spot !== undefined) displace(tale, unit, spot, 'carried');
}

/** Flesh again in the arms of one on foot: it stands beside him. A rider may go on carrying it [ASOBH-MOV-15]. */
export function unburden(tale: Tale, unit: UnitId): void {
  const carried = figureOf(tale.state, unit);
  const bearer = carried?.carriedBy == null ? undefined : figureOf(tale.state, carried.carriedBy);
  if (bearer !== undefined && !has(bearer, 'mounted')) setDown(tale, unit);
}

export const statueVerbs: readonly Verb[] = [lift, lower];
