import { BEAST_BOOK } from './beast-traits';
import { DRINK_BOOK } from './drinks';
import { ENCHANTED_ARMOR_BOOK } from './enchanted-armor';
import { ENCHANTED_WEAPON_BOOK } from './enchanted-weapons';
import { ENCHANTED_WORN_BOOK } from './enchanted-worn';
import { MOTIVATION_BOOK } from './motivations';
import { ORIGIN_BOOK } from './origins';
import { CONDITION_BOOK, PLACE_BOOK } from './places';
import { FALLEN_BOOK } from './rows-fallen';
import { FIGHT_BOOK } from './rows-fight';
import { GAINS_BOOK } from './rows-gains';
import { TRACKING_BOOK } from './rows-tracking';
import type { Rule, RuleBook } from './rule';
import { TABLE_BOOK } from './tables';
import { THINGS_BOOK } from './things';
import { TRAITS_BOOK } from './traits';
import { UNIQUE_BOOK } from './uniques';

const BOOKS: readonly (() => RuleBook)[] = [
  () => TRAITS_BOOK,
  () => BEAST_BOOK,
  () => ENCHANTED_WEAPON_BOOK,
  () => ENCHANTED_ARMOR_BOOK,
  () => ENCHANTED_WORN_BOOK,
  () => DRINK_BOOK,
  () => THINGS_BOOK,
  () => ORIGIN_BOOK,
  () => TABLE_BOOK,
  () => FIGHT_BOOK,
  () => FALLEN_BOOK,
  () => TRACKING_BOOK,
  () => GAINS_BOOK,
  () => UNIQUE_BOOK,
  () => MOTIVATION_BOOK,
  () => PLACE_BOOK,
  () => CONDITION_BOOK,
];

/** The rule of that name, out of all of them. Looked up when it is asked: the themes ask other parts, which ask here. */
export function ruleOf(id: string): Rule | undefined {
  for (const book of BOOKS) {
    const rules = book();
    if (Object.hasOwn(rules, id)) return rules[id];
  }
  return undefined;
}
