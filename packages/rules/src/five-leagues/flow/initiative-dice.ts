import type { Modifier, Refusal, SeatId, UnitId } from '../../kernel';
import { type Fielded, figureOf, partyOf } from '../figures';
import { alwaysSlow, initiativeChanges } from '../special/hooks';
import type { Figure, Initiative, State } from '../state';

/**
 * Who takes a die this round: everyone of the warband and its allies on the table but who anticipates, or came just now
 * and acted at once, or always acts in Slow [FL-BAT-02] [FL-BAT-05].
 */
export const diceTakers = (state: State): readonly Fielded[] =>
  partyOf(state).filter((each) => !each.anticipates && !each.activated && alwaysSlow(state, each) === null);

/** How many dice fall, what changed their number, and faces that are set. At least one where there is anybody [FL-BAT-09]. */
export function diceDue(state: State): {
  readonly count: number;
  readonly changes: readonly Modifier[];
  readonly fixed: ReturnType<typeof initiativeChanges>['fixed'];
} {
  const takers = diceTakers(state).length;
  const { dice, fixed } = initiativeChanges(state);
  const count =
    takers === 0
      ? 0
      : Math.max(
          1,
          dice.reduce((sum, each) => sum + each.amount, takers),
        );
  return { count: Math.min(count, Math.max(takers, 1)), changes: dice, fixed: fixed.slice(0, count) };
}

/** A die at most as high as Agility acts in Quick, any other in Slow [FL-BAT-04]. An ally without the score has 1. */
export const actsOn = (figure: Figure, die: number | null): 'quick' | 'slow' =>
  die !== null && die <= (figure.profile.agility ?? 1) ? 'quick' : 'slow';

/** Why such a proposal cannot be made: a die to every figure while there are any, to none two [FL-BAT-03]. */
export function proposalRefusal(state: State, given: Initiative['given']): Refusal | undefined {
  const dice = state.initiative?.dice ?? [];
  const takers = diceTakers(state);
  for (const [unit, die] of Object.entries(given)) {
    const figure = figureOf(state, unit);
    if (figure === undefined) return { code: 'unit/unknown', rule: 'GEN-02' };
    if (figure.anticipates && figure.fate === 'table')
      return { code: 'initiative/anticipates', rule: 'FL-BAT-05', who: [unit] };
    if (!takers.some((each) => each.id === unit))
      return { code: 'initiative/takes-none', rule: 'FL-BAT-02', who: [unit] };
    if (die >= dice.length) return { code: 'initiative/no-such-die', rule: 'FL-BAT-03', who: [unit] };
    const twin = Object.entries(given).find(([other, its]) => other !== unit && its === die);
    if (twin !== undefined)
      return {
        code: 'initiative/die-twice',
        rule: 'FL-BAT-03',
        who: [unit, twin[0]],
        detail: { face: dice[die] ?? 0 },
      };
  }
  // Where somebody has left since they fell, dice are over that nobody can take
  const left = Math.min(dice.length, takers.length) - Object.keys(given).length;
  return left > 0 ? { code: 'initiative/dice-left', rule: 'FL-BAT-03', detail: { left } } : undefined;
}

/**
 * The proposal that lets most figures act in Quick: from the lowest die up, each to the least agile figure it still
 * serves; dice that serve nobody go to whoever is left.
 */
export function bestGiven(state: State): Initiative['given'] {
  const dice = state.initiative?.dice ?? [];
  const left = [...diceTakers(state)].sort((a, b) => agilityOf(a) - agilityOf(b) || (a.id < b.id ? -1 : 1));
  const given: Record<UnitId, number> = {};
  const rest: number[] = [];
  const order = dice.map((face, die) => ({ face, die })).sort((a, b) => a.face - b.face);
  for (const { face, die } of order) {
    const at = left.findIndex((each) => agilityOf(each) >= face);
    const [taker] = at < 0 ? [] : left.splice(at, 1);
    if (taker === undefined) rest.push(die);
    else given[taker.id] = die;
  }
  for (const die of rest) {
    const taker = left.pop();
    if (taker !== undefined) given[taker.id] = die;
  }
  return given;
}
const agilityOf = (figure: Figure): number => figure.profile.agility ?? 1;

/** Two proposals give the same figures the same dice. */
export const isSameGiven = (a: Initiative['given'], b: Initiative['given']): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([unit, die]) => b[unit] === die);

/** Whether everyone who plays said yes to what is proposed. */
export const isAgreed = (initiative: Initiative, playing: readonly SeatId[]): boolean =>
  initiative.proposedBy !== null && playing.every((seat) => initiative.yes.includes(seat));
