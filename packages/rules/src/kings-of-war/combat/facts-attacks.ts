import { gapToPoint, leaderPoint } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { coverOf } from '../moves/sight';
import { withWeapon } from '../special/book';
import type { Charge, Harm, Phase, State } from '../state';
import { baseOf, engagedWith, type Fielded, unitOf } from '../units';
import { factsOf, neighbours, weaponOf } from './facts';
import type { NerveChoice, NerveTest, Strike, UnitFacts, Volley, WeaponFacts } from './types';

/** A strike as a charge makes it; `charge` is the one of the unit's order, or one that is only being thought about. */
export const strikeOf = (state: State, attacker: Fielded, target: Fielded, charge: Charge): Strike => ({
  phase: 'melee',
  attacker: factsOf(state, attacker),
  target: factsOf(state, target),
  face: charge.face,
  how: charge.how === 'counter-charge' ? 'counter-charge' : 'charge',
  hindered: charge.hindered,
  fromHill: charge.hillBonus,
});

/** A volley as the units stand: facing, cover and distance measured from the shooter's Leader Point. [KOW-RNG-02] [KOW-COV-01] */
export function volleyOf(state: State, shooter: Fielded, target: Fielded, weapon: WeaponFacts): Volley {
  const moved = shooter.order !== null && shooter.order.is !== 'halt';
  const { covered, face } = coverOf(state, shooter, target, !moved);
  return {
    phase: 'ranged',
    attacker: armed(factsOf(state, shooter), weapon),
    target: factsOf(state, target),
    weapon,
    face,
    moved,
    cover: covered,
    distance: gapToPoint(baseOf(target), leaderPoint(baseOf(shooter))).distance,
  };
}

/**
 * A Nerve test as it stands. `by` are those who did the damage, with the weapon of a volley; in melee everyone in it,
 * whether or not he hurt: see `inMelee`. [KOW-NRV-13]
 */
export function nerveOf(state: State, target: Fielded, phase: Phase, by: Harm['by'], choice?: NerveChoice): NerveTest {
  return {
    phase,
    target: factsOf(state, target),
    attackers: by.flatMap(({ unit: id, weapon: name }) => {
      const unit = unitOf(state, id);
      if (unit === undefined) return [];
      const weapon = name === null ? undefined : weaponOf(unit, name);
      const facts = factsOf(state, unit);
      return [weapon === undefined ? facts : armed(facts, weapon)];
    }),
    ...neighbours(state, target),
    ...(choice === undefined ? {} : { choice }),
  };
}

/** Everyone in melee with a unit: those who strike it, and those who only stand Engaged with it (our ruling). [KOW-SPR-04] */
export const inMelee = (state: State, target: Fielded, strikers: readonly UnitId[]): Harm['by'] =>
  [...new Set([...strikers, ...engagedWith(state, target.id)])].map((unit) => ({ unit, weapon: null }));

const armed = (facts: UnitFacts, weapon: WeaponFacts): UnitFacts => ({
  ...facts,
  rules: withWeapon(facts.rules, weapon.rules),
});
