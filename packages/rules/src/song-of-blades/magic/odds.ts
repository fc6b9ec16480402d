import type { Mark, Modifier, Odds, Figure as Shown } from '../../kernel';
import { attackOf } from '../combat/begin';
import { attackOdds, chancesOf } from '../combat/odds';
import type { SpellId } from '../content/spell-ids';
import { type Fielded, has } from '../figures';
import { successChances } from '../flow/odds';
import { qualityNow, sureDice } from '../flow/quality';
import type { State } from '../state';
import { powerOf } from './complications';
import { isFire, isLethal } from './power';

const FACES = [1, 2, 3, 4, 5, 6];

/** The chance that a spell of this Power takes hold of one who resists it, reroll and sure dice counted [ASOBH-MAG-05]. */
export function takesHold(
  state: State,
  target: Fielded,
  spell: SpellId,
  power: number,
): Extract<Shown, { is: 'chance' }> {
  const { needs } = qualityNow(state, target, 'resist', [], { against: spell });
  const sure = sureDice(state, [target.id], 'resist', power);
  const help = { rerolls: has(target, 'magic-resistance') ? 1 : 0, raises: 0 };
  const chances = successChances(needs, power, sure, help);
  return { is: 'chance', code: 'spell-takes', value: 1 - (chances[power] ?? 0) };
}

/** What each die of the one who resists must reach, and why. */
export function resistNeeds(state: State, target: Fielded, spell: SpellId): Shown {
  const { needs, modifiers } = qualityNow(state, target, 'resist', [], { against: spell });
  return { is: 'number', code: 'resist-needs', value: Math.min(6, Math.max(2, needs)), modifiers };
}

/** Die and Power against die and Power; ties are the other's [ASOBH-MAG-06]. */
export function clashOdds(power: number, modifiers: readonly Modifier[], against: number): Odds {
  const mine = power + modifiers.reduce((sum, each) => sum + each.amount, 0);
  return [
    { is: 'number', code: 'spell-power', value: mine, modifiers },
    { is: 'number', code: 'spell-against', value: against },
    { is: 'chance', code: 'spell-beats', value: beats(mine, against) },
  ];
}
const beats = (mine: number, against: number): number =>
  FACES.flatMap((a) => FACES.filter((b) => a + mine > b + against)).length / 36;

/** A Counter-spell with so many dice thrown: that it undoes the spell, and that it backfires. */
export function counterOdds(state: State, figure: Fielded, dice: number, against: number): Odds {
  const { needs, modifiers } = qualityNow(state, figure, 'spell', [], { against: 'counter-spell' });
  const chances = successChances(needs, dice, sureDice(state, [figure.id], 'spell', dice), { rerolls: 0, raises: 0 });
  const undoes = chances.reduce(
    (sum, chance, n) => (n === 0 ? sum : sum + chance * beats(powerOf(state, n), against)),
    0,
  );
  return [
    { is: 'number', code: 'needs', value: Math.min(6, Math.max(2, needs)), modifiers },
    { is: 'distribution', code: 'counter-power', from: 0, chances },
    { is: 'chance', code: 'counter-undoes', value: undoes },
    ...(dice >= 3 ? [{ is: 'chance' as const, code: 'backfire', value: chances[0] ?? 0 }] : []),
  ];
}

/** A spell's attack on one figure or wall. `extra`: what distance and weather take from all a circle meets. */
interface Strike {
  readonly spell: SpellId;
  readonly power: number;
  readonly extra?: readonly Modifier[];
  readonly lethal?: boolean;
}

const strikeOf = (caster: string, target: string, { spell, power, extra = [], lethal = false }: Strike) =>
  attackOf(caster, target, { is: 'spell', spell, power, fire: isFire(spell) }, { lethal, extra });

/** The exact odds of a spell that strikes; `lethal` to ice, for a jet of flames. */
export const strikeOdds = (state: State, caster: string, target: string, strike: Strike): Odds =>
  attackOdds(state, strikeOf(caster, target, strike));

/** How likely each of several targets is touched at all, as a plate beside it; not for more than can be read at once. */
export function chancePlates(targets: readonly Fielded[], chance: (target: Fielded) => number): readonly Mark[] {
  if (targets.length < 2 || targets.length > MOST_PLATES) return [];
  return targets.map((target) => ({
    is: 'plate',
    at: { x: target.pose.x, y: target.pose.y },
    tone: 'target',
    code: 'spell-chance',
    detail: { percent: Math.round(chance(target) * 100) },
  }));
}
const MOST_PLATES = 12;

/** The chance that a spell's attack does anything to this target. */
export const strikes = (state: State, caster: string, target: Fielded, strike: Strike): number =>
  1 - chancesOf(state, strikeOf(caster, target.id, { ...strike, lethal: isLethal(strike.spell, target) })).nothing;
