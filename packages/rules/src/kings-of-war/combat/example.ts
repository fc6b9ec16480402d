import { inches } from '@muster/geometry';
import { type ScriptedDice, scriptedDice } from '../../kernel/dice';
import { compile, withWeapon } from '../special/book';
import type { RuleRef } from '../special/types';
import type { Near, NerveTest, Strike, UnitFacts, Volley, WeaponFacts } from './types';

/** Units and attacks for tests, plain ones unless something else is said. */

type Given = Partial<Omit<UnitFacts, 'rules'>> & { readonly rules?: readonly RuleRef[] };

/** Ten attacks, everything on 4+, Nerve 13/15, an Infantry unit without rules. */
export function aUnit(given: Given = {}): UnitFacts {
  return {
    id: 'unit',
    types: ['infantry'],
    keywords: [],
    melee: 4,
    ranged: 4,
    defence: 4,
    attacks: 10,
    waver: 13,
    rout: 15,
    damage: 0,
    disordered: false,
    devastated: false,
    weakened: false,
    ...given,
    rules: compile(given.rules ?? []),
  };
}

/** A charge on the front over open ground. */
export function aStrike(attacker: Given = {}, target: Given = {}, given: Partial<Strike> = {}): Strike {
  return {
    phase: 'melee',
    attacker: aUnit({ id: 'attacker', ...attacker }),
    target: aUnit({ id: 'target', ...target }),
    face: 'front',
    how: 'charge',
    hindered: false,
    fromHill: false,
    ...given,
  };
}

/** A plain bow. */
export function aWeapon(given: Partial<WeaponFacts> = {}): WeaponFacts {
  return {
    id: 'bows',
    name: 'Bows',
    range: inches(24),
    attacks: undefined,
    ranged: undefined,
    alwaysHitsOn: undefined,
    weaponClass: undefined,
    rules: [],
    usesLeft: undefined,
    ...given,
  };
}

/** Bows at 18 inches, shot standing at a front in the open. */
export function aVolley(attacker: Given = {}, target: Given = {}, given: Partial<Volley> = {}): Volley {
  const weapon = given.weapon ?? aWeapon();
  const shooter = aUnit({ id: 'attacker', ...attacker });
  return {
    phase: 'ranged',
    attacker: { ...shooter, rules: withWeapon(shooter.rules, weapon.rules) },
    target: aUnit({ id: 'target', ...target }),
    face: 'front',
    moved: false,
    cover: false,
    distance: inches(18),
    ...given,
    weapon,
  };
}

/** A test after a combat, with nobody else about. */
export function aTest(target: Given = {}, given: Partial<NerveTest> = {}): NerveTest {
  return {
    phase: 'melee',
    target: aUnit({ id: 'target', damage: 3, ...target }),
    attackers: [],
    friends: [],
    enemies: [],
    ...given,
  };
}

/** A unit some inches away, of the same army list. */
export const near = (count: number, unit: Given, core = true): Near => ({
  unit: aUnit({ id: 'neighbour', ...unit }),
  distance: inches(count),
  core,
});

/** Tells a story with known dice, and insists that all of them are used. */
export function withDice<T>(faces: readonly number[], story: (dice: ScriptedDice) => T): T {
  const dice = scriptedDice(faces);
  const told = story(dice);
  dice.done();
  return told;
}
