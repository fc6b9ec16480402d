import type { Modifier } from '../../kernel';
import type { EventOf } from '../events';
import type { IntentOf } from '../intents';
import type { State } from '../state';
import type { Means } from '../steps-combat';
import { aBattle, type BattleGiven, type FigureGiven, play, type Told } from '../test-kit';
import { attackOf } from './begin';
import { type Clash, strengthOf } from './strength';

/** Tables for stories of combat. */

/** `a9` and `b9` stand far off, so that the battle goes on. `a1` to the south and `b1` to the north, base against base; `a1` acts. More figures and fields by `more`. */
export function duel(
  a: FigureGiven = {},
  b: FigureGiven = {},
  more: Partial<Omit<BattleGiven, 'figures'>> & {
    readonly figures?: BattleGiven['figures'];
    readonly actions?: number;
  } = {},
): State {
  const { figures, actions = 1, ...rest } = more;
  return aBattle({
    figures: { a1: { at: [450, 450], ...a }, b1: { at: [450, 475], ...b }, ...FAR_OFF, ...figures },
    acting: { a1: actions },
    ...rest,
  });
}

const FAR_OFF: BattleGiven['figures'] = { a9: { at: [30, 30] }, b9: { at: [870, 870] } };

/** `a1` shoots north at `b1`, so many mm from base to base. */
export const range = (
  mm: number,
  a: FigureGiven = {},
  b: FigureGiven = {},
  more: Partial<Omit<BattleGiven, 'figures'>> & {
    readonly figures?: BattleGiven['figures'];
    readonly actions?: number;
  } = {},
): State => duel({ at: [450, 100], ...a }, { at: [450, 125 + mm], ...b }, more);

/** Plays a blow of `a1` at `b1`. */
export const strike = (
  state: State,
  faces: readonly number[],
  how: Partial<Omit<IntentOf<'attack'>, 'do'>> = {},
): Told => play(state, { do: 'attack', unit: 'a1', target: 'b1', ...how }, faces);

/** Plays a shot of `a1` at `b1`. */
export const shot = (
  state: State,
  weapon: string,
  faces: readonly number[],
  how: Partial<Omit<IntentOf<'shoot'>, 'do'>> = {},
): Told => play(state, { do: 'shoot', unit: 'a1', target: 'b1', weapon, ...how }, faces);

/** The last combat told. */
export function fought(told: Told): EventOf<'fought'> {
  const found = told.of('fought').at(-1);
  if (found === undefined) throw new Error('nothing was fought');
  return found;
}

/** Modifiers of both sides, `because` by `because`. */
export function modifiers(state: State, means: Means = { is: 'melee', power: false }, by = 'a1', target = 'b1') {
  const clash: Clash = strengthOf(state, attackOf(by, target, means));
  return { attacker: named(clash.attacker.modifiers), target: named(clash.target.modifiers) };
}
export const named = (list: readonly Modifier[]): Readonly<Record<string, number>> =>
  Object.fromEntries(list.map(({ because, amount }) => [because, amount]));

/** Modifiers as an event or a preview tells them. */
export const told = (event: EventOf<'fought'>) => ({
  attacker: named(event.sides.attacker.modifiers),
  target: named(event.sides.target.modifiers),
});

/** What lies on a figure. */
export const states = (state: State, unit: string): readonly string[] =>
  state.figures[unit]?.conditions.map(({ is }) => is) ?? [];
