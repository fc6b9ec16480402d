import type { Refusal, SeatId, SideId, UnitId } from '../../kernel';
import { figureOf, has, runBy, seatOf } from '../figures';
import { mayActivate } from '../morale/able';
import type { Figure, State } from '../state';
import { isBerserk } from './berserk';

/** Figures of a side that stand in play, passengers among them. */
export const inPlay = (state: State, side: SideId): readonly Figure[] =>
  Object.values(state.figures).filter(
    (figure) => figure.fate === 'table' && figure.pose !== null && runBy(figure) === side,
  );

/** Those it may still activate this turn [ASOBH-INI-03]. */
export const readyOf = (state: State, side: SideId): readonly Figure[] =>
  inPlay(state, side).filter((figure) => !figure.activated && mayActivate(figure));

/** A figure in play that answers to this seat, or why it does not. */
export function ownFigure(state: State, seat: SeatId, unit: UnitId): Figure | Refusal {
  const figure = figureOf(state, unit);
  if (figure === undefined) return { code: 'unit/unknown', rule: 'GEN-02' };
  if (seatOf(figure) !== seat) return { code: 'unit/not-yours', rule: 'GEN-02', who: [unit] };
  if (figure.fate !== 'table' || figure.pose === null)
    return { code: 'unit/not-on-table', rule: 'GEN-02', who: [unit] };
  return figure;
}
export const isRefusal = (found: Figure | Refusal): found is Refusal => 'code' in found;

/** Why a figure may not be activated in its side's turn; undefined where it may. */
export function activateRefusal(figure: Figure): Refusal | undefined {
  if (figure.activated) return { code: 'activate/already', rule: 'ASOBH-INI-03', who: [figure.id] };
  if (!mayActivate(figure)) return { code: 'activate/helpless', rule: 'ASOBH-CND-06', who: [figure.id] };
  return undefined;
}

/** One to three dice [ASOBH-ACT-01]. */
export const countRefusal = (dice: number, who: readonly UnitId[]): Refusal | undefined =>
  dice >= 1 && dice <= 3 ? undefined : { code: 'activate/dice', rule: 'ASOBH-ACT-01', who, detail: { dice } };

/** A Berserk figure throws all three dice [ASOBH-TRAIT-berserk]. */
export function diceRefusal(figure: Figure, dice: number): Refusal | undefined {
  return isBerserk(figure) && dice !== 3
    ? { code: 'activate/berserk-dice', rule: 'ASOBH-TRAIT-berserk', who: [figure.id] }
    : undefined;
}

/** All of a group of Berserks throw three dice [ASOBH-TRAIT-berserk]. */
export const berserkDice = (state: State, units: readonly string[], dice: number): readonly Refusal[] =>
  units
    .flatMap((id) => {
      const figure = figureOf(state, id);
      return figure === undefined ? [] : (diceRefusal(figure, dice) ?? []);
    })
    .slice(0, 1);

/** All bases of its swarm that may be activated with a figure; the figure alone where it is no swarm [ASOBH-TRA-04]. */
export function withSwarm(state: State, figure: Figure, may: (each: Figure) => boolean): readonly UnitId[] {
  if (figure.swarm === null || !has(figure, 'swarm')) return [figure.id];
  const others = inPlay(state, runBy(figure)).filter(
    (each) => each.id !== figure.id && each.swarm === figure.swarm && has(each, 'swarm') && may(each),
  );
  return [figure.id, ...others.map(({ id }) => id)];
}
