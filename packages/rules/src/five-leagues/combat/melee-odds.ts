import type { Mark, Odds, UnitId } from '../../kernel';
import { type Fielded, fieldedOf, sideOf } from '../figures';
import type { State } from '../state';
import type { MeleeStep } from '../steps-combat';
import { bestArm } from './arms';
import { exchangeOf, type Fighter } from './exchange';
import { type MeleeChances, meleeChances } from './melee-chances';

/** What a preview shows of a melee: both totals with their reasons, and how it may end for both. */
export function meleeOdds(state: State, step: MeleeStep): Odds {
  const exchange = exchangeOf(state, step);
  if (exchange === undefined) return [];
  const self = selfOf(state, step);
  const mine = exchange.attacker.unit === self ? exchange.attacker : exchange.defender;
  const theirs = mine === exchange.attacker ? exchange.defender : exchange.attacker;
  const chances = meleeChances(state, step);
  const [own, foe] = self === step.initiator ? (['initiator', 'other'] as const) : (['other', 'initiator'] as const);
  return [
    { is: 'number', code: 'melee-self', value: totalOf(mine), modifiers: mine.modifiers },
    { is: 'number', code: 'melee-foe', value: totalOf(theirs), modifiers: theirs.modifiers },
    { is: 'chance', code: 'melee-first', value: chances.first[own] },
    ...fates('foe', chances[foe]),
    ...fates('self', chances[own]),
  ];
}

const totalOf = ({ modifiers }: Fighter): number => modifiers.reduce((sum, { amount }) => sum + amount, 0);

const fates = (whose: 'self' | 'foe', of: MeleeChances['initiator']): Odds =>
  (['out', 'wounded', 'points', 'unhurt'] as const).flatMap((fate) =>
    of[fate] < 1e-9 ? [] : [{ is: 'chance' as const, code: `${whose}-${fate}`, value: of[fate] }],
  );

/** From whose side the odds are told: the party’s, else the initiator’s. */
const selfOf = (state: State, { initiator, other }: MeleeStep): UnitId => {
  const isParty = (id: UnitId): boolean => {
    const figure = fieldedOf(state, id);
    return figure !== undefined && sideOf(figure) === 'party';
  };
  return !isParty(initiator) && isParty(other) ? other : initiator;
};

/**
 * The odds of a melee that has not begun, as a plain fight with the best weapon, for whoever is about to move in. `state`
 * has the mover where it would stand.
 */
export function chargeOdds(state: State, step: MeleeStep): Odds {
  const figures = [step.initiator, step.other].map((id) => fieldedOf(state, id)).filter((each) => each !== undefined);
  return meleeOdds(state, {
    ...step,
    attacker: step.initiator,
    weapons: Object.fromEntries(figures.map((each: Fielded) => [each.id, bestArm(each).id])),
  });
}

/** Both fighters, and the line between them. */
export function fightMarks(state: State, { initiator, other }: MeleeStep): readonly Mark[] {
  const one = fieldedOf(state, initiator);
  const two = fieldedOf(state, other);
  if (one === undefined || two === undefined) return [];
  return [
    { is: 'outline', unit: one.id, tone: 'legal' },
    { is: 'outline', unit: two.id, tone: 'target' },
  ];
}
