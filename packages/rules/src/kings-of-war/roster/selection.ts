import type { Refusal } from '../../kernel';
import { profileOf } from '../content/armies';
import type { BaseType, UnitProfile } from '../content/types';
import type { ArmyList, ListEntry } from '../profile';

/** What solid units unlock, and how much of it is used. `most` counts what is there and what could still be added. */
export interface Selection {
  readonly troops: Share;
  readonly hero: Share;
  readonly monster: Share;
  readonly titan: Share;
  readonly warEngine: Share;
  /** Where the list strays from the rules of selection; it may be played all the same among friends. */
  readonly strays: readonly Refusal[];
}

export interface Share {
  readonly have: number;
  readonly most: number;
}

/** Counts a list by the rules of army selection [KOW-FOR-03] to [KOW-FOR-12], [KOW-FOR-21]. Unknown units count nothing. */
export function selection(list: ArmyList, limit: number): Selection {
  const units = list.entries.flatMap((entry) => {
    const unit = profileOf(list.army, entry.unit);
    return unit ? [{ unit, entry }] : [];
  });
  const unlocks = unlocksOf(units);
  const troopsHave = units.filter(takesTroopSlot).length;
  const have = count(units);
  return {
    troops: { have: troopsHave, most: unlocks.troops },
    hero: share('hero', have, unlocks),
    monster: share('monster', have, unlocks),
    titan: share('titan', have, unlocks),
    warEngine: share('warEngine', have, unlocks),
    strays: [
      ...(troopsHave > unlocks.troops
        ? [{ code: 'list/troops', rule: 'KOW-FOR-03', detail: { have: troopsHave, most: unlocks.troops } }]
        : []),
      ...lockedStrays(have, unlocks),
      ...limitStrays(units),
      ...duplicateStrays(units, limit),
    ],
  };
}

const MAIN: readonly BaseType[] = ['infantry', 'heavyInfantry', 'cavalry', 'chariot'];
const LARGE: readonly BaseType[] = ['largeInfantry', 'monstrousInfantry', 'largeCavalry'];
const KINDS = ['hero', 'monster', 'titan', 'warEngine'] as const;
type Kind = (typeof KINDS)[number];
type Counts = Readonly<Record<Kind, number>>;

interface Listed {
  readonly unit: UnitProfile;
  readonly entry: ListEntry;
}

interface Unlocks {
  readonly troops: number;
  readonly mainRegiments: number;
  readonly mainHordes: number;
  readonly largeHordes: number;
}

/** Irregular units take a troop slot whatever their size [KOW-FOR-09], unless an option makes them regular. */
function takesTroopSlot({ unit, entry }: Listed): boolean {
  return entry.size === 'troop' || isIrregular(unit, entry);
}

function isIrregular(unit: UnitProfile, entry: ListEntry): boolean {
  const regular = unit.options.some((o) => entry.options.includes(o.id) && o.effect.set?.irregular === false);
  return unit.irregular === true && !regular;
}

function unlocksOf(units: readonly Listed[]): Unlocks {
  const solid = units.filter((u) => !isIrregular(u.unit, u.entry));
  const number = (types: readonly BaseType[], sizes: readonly string[]) =>
    solid.filter(({ unit, entry }) => types.some((t) => t === unit.type) && sizes.includes(entry.size)).length;
  const mainRegiments = number(MAIN, ['regiment']);
  const mainHordes = number(MAIN, ['horde', 'legion']);
  const largeHordes = number(LARGE, ['horde', 'legion']);
  const troops = 2 * mainRegiments + 4 * mainHordes + 2 * number(LARGE, ['horde']) + 4 * number(LARGE, ['legion']);
  return { troops, mainRegiments, mainHordes, largeHordes };
}

function count(units: readonly Listed[]): Counts {
  const of = (kind: Kind) => units.filter((u) => u.unit.type === kind && !isIrregular(u.unit, u.entry)).length;
  return { hero: of('hero'), monster: of('monster'), titan: of('titan'), warEngine: of('warEngine') };
}

/**
 * How many of these have no unlock. A main horde opens a hero, a monster or titan, and a war engine [KOW-FOR-06];
 * a large horde two of different kinds [KOW-FOR-07]; a main regiment any one [KOW-FOR-05]. Every way to share the
 * hordes between monsters and titans is tried; the rest has only one best answer.
 */
function locked(have: Counts, unlocks: Unlocks): number {
  const { mainHordes, largeHordes, mainRegiments } = unlocks;
  let least = Number.POSITIVE_INFINITY;
  for (let monsters = 0; monsters <= Math.min(have.monster, mainHordes); monsters++) {
    const titans = Math.min(have.titan, mainHordes - monsters);
    const left = [
      Math.max(0, have.hero - mainHordes),
      have.monster - monsters,
      have.titan - titans,
      Math.max(0, have.warEngine - mainHordes),
    ];
    const byLarge = Math.min(2 * largeHordes, total(left.map((n) => Math.min(n, largeHordes))));
    least = Math.min(least, total(left) - byLarge - mainRegiments);
  }
  return Math.max(0, least);
}

/** The most of this kind the unlocks allow beside the others that are there. */
function share(kind: Kind, have: Counts, unlocks: Unlocks): Share {
  const lockedWith = (n: number) => locked({ ...have, [kind]: n }, unlocks);
  let most = 0;
  while (lockedWith(most + 1) === lockedWith(0)) most++;
  return { have: have[kind], most };
}

function lockedStrays(have: Counts, unlocks: Unlocks): Refusal[] {
  const over = locked(have, unlocks);
  return over === 0 ? [] : [{ code: 'list/locked', rule: 'KOW-FOR-05', detail: { over } }];
}

/** [n] units and [1] options [KOW-FOR-10] [KOW-FOR-21]. */
function limitStrays(units: readonly Listed[]): Refusal[] {
  const profiles = new Set(units.map((u) => u.unit));
  return [...profiles].flatMap((unit) => {
    const mine = units.filter((u) => u.unit === unit);
    const most = unit.limit ?? Number.POSITIVE_INFINITY;
    const tooMany = mine.length > most ? [stray('limited', 'KOW-FOR-10', unit.name, mine.length, most)] : [];
    const options = unit.options
      .filter((o) => o.limit === 1)
      .map((o) => ({ name: o.name, have: mine.filter((u) => u.entry.options.includes(o.id)).length }))
      .filter((o) => o.have > 1)
      .map((o) => stray('limited', 'KOW-FOR-21', o.name, o.have, 1));
    return [...tooMany, ...options];
  });
}

/** Same hero, monster, titan or war engine: one below 1500 points, two below 2000, then three and one per 1000 [KOW-FOR-12]. */
function duplicateStrays(units: readonly Listed[], limit: number): Refusal[] {
  const most = limit < 1500 ? 1 : limit < 2000 ? 2 : 3 + Math.floor((limit - 2000) / 1000);
  const profiles = new Set(units.map((u) => u.unit).filter((u) => KINDS.some((k) => k === u.type)));
  return [...profiles].flatMap((unit) => {
    const have = units.filter((u) => u.unit === unit).length;
    return have > most && unit.limit === undefined ? [stray('same', 'KOW-FOR-12', unit.name, have, most)] : [];
  });
}

function stray(code: string, rule: string, unit: string, have: number, most: number): Refusal {
  return { code: `list/${code}`, rule, detail: { unit, have, most } };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}
