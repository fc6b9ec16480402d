import type { Modifier, Figure as OddsFigure, UnitId } from '../../kernel';
import { attackOf } from '../combat/begin';
import { chancesOf } from '../combat/odds';
import type { Fielded } from '../figures';
import { qualityNow, sureDice } from '../flow/quality';
import type { Figure, State } from '../state';
import type { RollWhy } from '../steps-flow';

/** The chance that every one of some quality dice passes, 0 to 1, as the roll itself will judge them [ASOBH-ACT-02]. */
export function passChance(
  state: State,
  figure: Figure,
  why: RollWhy,
  dice = 1,
  more: { readonly extra?: readonly Modifier[]; readonly against?: UnitId } = {},
): number {
  const { needs } = qualityNow(state, figure, why, more.extra ?? [], { against: more.against ?? null });
  const one = Math.min(5, Math.max(1, 7 - needs)) / 6;
  return one ** Math.max(0, dice - sureDice(state, [figure.id], why, dice));
}

/** The chance of one roll with everything that goes into it, for what is shown. */
export function rollFigure(
  state: State,
  figure: Figure,
  code: string,
  why: RollWhy,
  dice = 1,
  more: { readonly extra?: readonly Modifier[]; readonly against?: UnitId } = {},
): readonly OddsFigure[] {
  const { needs, modifiers } = qualityNow(state, figure, why, more.extra ?? [], { against: more.against ?? null });
  return [
    { is: 'chance', code, value: passChance(state, figure, why, dice, more) },
    { is: 'number', code: `${code}/needs`, value: Math.min(6, Math.max(2, needs)), modifiers },
  ];
}

/** The chance to get away from everyone who strikes at it as it goes: a tie lets it go [ASOBH-MEL-16]. */
export const getAwayChance = (state: State, figure: Fielded, hackers: readonly UnitId[], lethal = false): number =>
  hackers.reduce((all, by) => {
    const odds = chancesOf(state, attackOf(by, figure.id, { is: 'free-hack', why: 'leaving' }, { lethal }));
    return all * odds.nothing;
  }, 1);
