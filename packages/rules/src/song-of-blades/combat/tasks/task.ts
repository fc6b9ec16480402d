import type { Dice, UnitId } from '../../../kernel';
import { type Fielded, fieldedOf, figureOf, seatOf } from '../../figures';
import type { Figure, State } from '../../state';
import type { Tale } from '../../steps/step';
import type { Answered, ChoiceStep, FightStep, Result } from '../../steps-combat';
import { type Fallout, falloutOf } from '../answers';

/**
 * One thing done in a combat. `step` is the combat with this task taken off its list; the task must leave it on top,
 * changed or not, by `go` or `ask` (or end it), before it calls another step.
 */
export type Task = (tale: Tale, step: FightStep, dice: Dice) => void;

/** Leaves the combat as given, with these tasks before the rest of its list. */
export function go(tale: Tale, step: FightStep, change: Partial<FightStep> = {}, ...first: readonly string[]): void {
  tale.amend({ ...step, ...change, todo: [...first, ...step.todo] });
}

/** Ends the combat for those who wait for it. */
export function end(tale: Tale, step: FightStep): void {
  const { attack, count, result } = step;
  const winner = count?.winner ?? 'none';
  tale.finish({ is: 'fought', attack, winner, result, loser: loserOf(step) });
}

export const loserOf = ({ attack, count }: FightStep): UnitId | null =>
  count === null || count.winner === 'none' ? null : count.winner === 'attacker' ? attack.target : attack.by;

/** The dice are told before somebody is asked about them. */
export function show(tale: Tale, step: FightStep): FightStep {
  if (step.shown || step.sides === null) return step;
  tale.add({ type: 'blowRolled', attack: step.attack, faces: step.faces, sides: step.sides });
  return { ...step, shown: true };
}

/** Asks a figure's player; `then` is the task that hears the answer. */
export function ask(
  tale: Tale,
  step: FightStep,
  then: string,
  choice: {
    readonly unit: Figure;
    readonly of: string;
    readonly options: readonly string[];
    readonly against?: UnitId | null;
  },
): void {
  const shown = show(tale, step);
  go(tale, shown, {}, then);
  const asked: ChoiceStep = {
    is: 'combat-choice',
    seat: seatOf(choice.unit),
    unit: choice.unit.id,
    of: choice.of,
    options: choice.options,
    against: choice.against ?? null,
    result: step.result,
  };
  tale.call(asked);
}

/** What was answered to the question just put. */
export function answered(state: State, of: string): string | undefined {
  const { returned } = state;
  return returned?.is === 'chosen' && returned.of === of ? returned.option : undefined;
}

/** The quality dice just rolled all passed. */
export const passed = (state: State): boolean => state.returned?.is === 'quality' && state.returned.failures === 0;

/** The result as it stands, with those it concerns; undefined where nobody lost. */
export function fallout(state: State, step: FightStep): Fallout | undefined {
  const { attack, count, result } = step;
  if (count === null || count.winner === 'none') return undefined;
  return falloutOf(state, attack, count.winner, count.die[count.winner], result);
}

/** A result answered: what it has become, and by what. */
export const link = (
  step: FightStep,
  by: string,
  unit: UnitId,
  faces: readonly number[],
  to: Result,
): { readonly result: Result; readonly chain: readonly Answered[] } => ({
  result: to,
  chain: [...step.chain, { by, unit, faces, from: step.result, to }],
});

/** Winner and loser as figures that are still on the table. */
export function standing(
  state: State,
  step: FightStep,
): { readonly winner: Fielded | undefined; readonly loser: Fielded | undefined } {
  const { attack, count } = step;
  const of = (id: UnitId | null | undefined): Fielded | undefined => (id == null ? undefined : fieldedOf(state, id));
  if (count === null || count.winner === 'none') return { winner: undefined, loser: undefined };
  return count.winner === 'attacker'
    ? { winner: of(attack.by), loser: of(attack.target) }
    : { winner: of(attack.target), loser: of(attack.by) };
}

/** Counts something a figure does but once a turn. */
export function countDoing(tale: Tale, unit: UnitId, what: string, because: string): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined) return;
  const other = { ...figure.did.other, [what]: (figure.did.other[what] ?? 0) + 1 };
  tale.add({ type: 'changed', unit, set: { did: { ...figure.did, other } }, because });
}

/** Counts something a figure does but once a game. */
export function useUp(tale: Tale, unit: UnitId, what: string): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined) return;
  const used = { ...figure.used, [what]: (figure.used[what] ?? 0) + 1 };
  tale.add({ type: 'changed', unit, set: { used }, because: what });
}
