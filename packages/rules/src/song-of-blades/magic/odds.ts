import type { Figure as Shown, Odds } from '../../kernel';
import { attackOf } from '../combat/begin';
import { oddsOf } from '../combat/odds';
import type { SpellId } from '../content/spell-ids';
import { type Fielded, has } from '../figures';
import { passes, qualityNow, sureDice } from '../flow/quality';
import type { Modifier } from '../../kernel';
import type { State } from '../state';
import { isFire } from './power';

const FACES = [1, 2, 3, 4, 5, 6];

/** The chance that a spell of this Power takes hold of one who resists it, reroll and sure dice counted [ASOBH-MAG-05]. */
export function takesHold(state: State, target: Fielded, spell: SpellId, power: number): Shown {
  const { needs, modifiers } = qualityNow(state, target, 'resist', [], { against: spell });
  const p = FACES.filter((face) => passes(face, needs)).length / 6;
  const n = power - sureDice(state, [target.id], 'resist', power);
  const again = has(target, 'magic-resistance') && n > 0 ? n * p ** (n - 1) * (1 - p) * p : 0;
  return { is: 'chance', code: 'spell-takes', value: 1 - (p ** n + again) };
}

/** What each die of the one who resists must reach, and why. */
export function resistNeeds(state: State, target: Fielded, spell: SpellId): Shown {
  const { needs, modifiers } = qualityNow(state, target, 'resist', [], { against: spell });
  return { is: 'number', code: 'resist-needs', value: Math.min(6, Math.max(2, needs)), modifiers };
}

/** Die and Power against die and Power; ties are the other's [ASOBH-MAG-06]. */
export function clashOdds(power: number, modifiers: readonly Modifier[], against: number): Odds {
  const mine = power + modifiers.reduce((sum, each) => sum + each.amount, 0);
  const wins = FACES.flatMap((a) => FACES.filter((b) => a + mine > b + against)).length;
  return [
    { is: 'number', code: 'spell-power', value: mine, modifiers },
    { is: 'number', code: 'spell-against', value: against },
    { is: 'chance', code: 'spell-beats', value: wins / 36 },
  ];
}

/** The exact odds of a spell that strikes. */
export const strikeOdds = (
  state: State,
  caster: string,
  target: string,
  spell: SpellId,
  power: number,
  extra: readonly Modifier[],
): Odds => oddsOf(state, attackOf(caster, target, { is: 'spell', spell, power, fire: isFire(spell) }, { extra }));
