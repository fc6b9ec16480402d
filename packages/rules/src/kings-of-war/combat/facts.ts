import { atMost, gap, inches } from '@muster/geometry';
import type { Amount, Size, Weapon } from '../content/types';
import { memory } from '../moves/memory';
import { diceSum } from '../special/amount';
import { compile, withGifts } from '../special/book';
import { answers } from '../special/holds';
import type { RuleBook, RuleRef } from '../special/types';
import type { State, Unit } from '../state';
import { baseOf, type Fielded, fieldedOf, fieldedUnits, isFielded } from '../units';
import { isDevastated, nerveValues } from './nerve';
import type { DiceSum, Near, NervePlan, UnitFacts, WeaponFacts } from './types';

/** What combat may know of a unit now: its profile, its state, and the auras it stands in. */
export function factsOf(state: State, unit: Unit): UnitFacts {
  const facts = { ...bareFacts(unit), rules: rulesNow(state, unit) };
  // Nothing brings Rout below its printed value by more than Dread's 1: below that no neighbour need be asked.
  if (unit.damage < unit.profile.rout || !isFielded(unit)) return facts;
  return { ...facts, devastated: isDevastated({ target: facts, ...neighbours(state, unit) }) };
}

/** A unit by itself: no auras, never Devastated. Enough for what it does to others around it. */
function bareFacts(unit: Unit): UnitFacts {
  const { profile } = unit;
  return {
    id: unit.id,
    types: profile.type === profile.base ? [profile.type] : [profile.type, profile.base],
    keywords: profile.keywords,
    melee: profile.melee ?? undefined,
    ranged: profile.ranged ?? undefined,
    defence: profile.defence,
    attacks: readAmount(profile.attacks ?? undefined),
    waver: profile.waver ?? undefined,
    rout: profile.rout,
    damage: unit.damage,
    rules: compile(profile.rules),
    disordered: unit.disordered,
    devastated: false,
    weakened: false,
  };
}

/** Every other unit on the table, as friends and enemies of this one, with the distance between bases. [KOW-GEN-04] */
export function neighbours(
  state: State,
  unit: Fielded,
): { readonly friends: readonly Near[]; readonly enemies: readonly Near[] } {
  const base = baseOf(unit);
  const near = (other: Fielded): Near => ({
    unit: { ...bareFacts(other), rules: rulesNow(state, other) },
    distance: gap(base, baseOf(other)).distance,
    core: isCore(unit, other),
  });
  const others = fieldedUnits(state).filter((other) => other.id !== unit.id);
  return {
    friends: others.filter((other) => other.side === unit.side).map(near),
    enemies: others.filter((other) => other.side !== unit.side).map(near),
  };
}

/** Waver and Rout of a unit as they stand now, with every reason. [KOW-NRV-14] */
export const nerveNow = (state: State, unit: Fielded): Pick<NervePlan, 'waver' | 'rout'> =>
  nerveValues({ target: factsOf(state, unit), ...neighbours(state, unit) });

/** A weapon of a unit by its name, with the shots it has left. */
export function weaponOf(unit: Unit, name: string): WeaponFacts | undefined {
  const weapon = unit.profile.weapons.find((each) => each.name === name);
  return weapon && weaponFacts(unit, weapon);
}

/** Every weapon of a unit. */
export const weaponsOf = (unit: Unit): readonly WeaponFacts[] =>
  unit.profile.weapons.map((weapon) => weaponFacts(unit, weapon));

function weaponFacts(unit: Unit, weapon: Weapon): WeaponFacts {
  const used = Object.hasOwn(unit.used, weapon.name) ? (unit.used[weapon.name] ?? 0) : 0;
  return {
    id: weapon.name,
    name: weapon.name,
    range: inches(weapon.range),
    attacks: readAmount(ofSize(weapon.attacks, unit.profile.size)),
    ranged: weapon.ranged,
    alwaysHitsOn: weapon.alwaysHitsOn,
    weaponClass: weapon.weaponClass,
    rules: weapon.rules,
    usesLeft: weapon.uses === undefined ? undefined : Math.max(0, weapon.uses - used),
  };
}

const books = memory<RuleBook>();

/** The rules a unit has at this moment: its own, and what the auras of its army give it. [KOW-SPR-01] */
export function rulesNow(state: State, unit: Unit): RuleBook {
  if (!isFielded(unit)) return compile(unit.profile.rules);
  return books.of([state, unit], () => {
    const gifts = fieldedOf(state, unit.side).flatMap((bearer) => giftsOf(bearer, unit));
    return withGifts(compile(unit.profile.rules), gifts);
  });
}

function giftsOf(bearer: Fielded, unit: Fielded): readonly RuleRef[] {
  const radiant = bearer.profile.rules.filter(({ rule }) => rule === 'aura');
  if (radiant.length === 0 || !isCore(bearer, unit)) return [];
  const giver = bareFacts(bearer);
  return radiant.flatMap((ref) => {
    const gift = giver.rules.rules.find(({ name }) => name === 'aura')?.follows?.radiates?.(ref);
    if (!gift || !answers(bareFacts(unit), ref.only, giver)) return [];
    const distance = bearer.id === unit.id ? 0 : gap(baseOf(bearer), baseOf(unit)).distance;
    return atMost(distance, gift.range) ? [gift.grants] : [];
  });
}

/** Of one side and one army list. [KOW-GEN-06] */
const isCore = (a: Unit, b: Unit): boolean => a.side === b.side && a.profile.army === b.profile.army;

type PerSize = Readonly<Partial<Record<Size, number>>>;

const ofSize = (attacks: Amount | PerSize | undefined, size: Size): Amount | undefined =>
  typeof attacks === 'object' ? attacks[size] : attacks;

const readAmount = (amount: Amount | undefined): number | DiceSum | undefined =>
  typeof amount === 'string' ? diceSum(amount) : amount;
