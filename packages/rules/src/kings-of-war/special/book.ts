import { figure } from './holds';
import { RULES } from './rules';
import type { RuleBook, RuleRef } from './types';

/** Books already made, by the list they were made from: a profile is compiled once. */
const books = new WeakMap<readonly RuleRef[], RuleBook>();

/** The book of a profile's rules: what they bring along worked in. The same list gives the same book. */
export function compile(refs: readonly RuleRef[]): RuleBook {
  const known = books.get(refs);
  if (known) return known;
  const book = bound(refs.flatMap((ref) => [ref, ...(RULES[ref.rule].brings ?? []).map((rule) => ({ rule }))]));
  books.set(refs, book);
  return book;
}

/**
 * A book with rules from auras and the like. Gifts of one kind count once, the strongest of them: two auras of
 * Thunderous Charge (+1) give +1. [KOW-SPR-01]
 */
export function withGifts(book: RuleBook, gifts: readonly RuleRef[]): RuleBook {
  if (gifts.length === 0) return book;
  const kinds = new Map<string, RuleRef>();
  for (const gift of gifts) {
    const kind = JSON.stringify([gift.rule, gift.plus ?? false, gift.phase ?? '', gift.vs ?? []]);
    const before = kinds.get(kind);
    if (!before || figure(gift) > figure(before)) kinds.set(kind, gift);
  }
  return bound([...book.refs, ...compile([...kinds.values()]).refs]);
}

/**
 * The book a unit shoots with: its own rules and those of the weapon, which belong to that weapon only. A figure
 * printed with the weapon stands instead of the unit's own.
 */
export function withWeapon(book: RuleBook, weapon: readonly RuleRef[]): RuleBook {
  if (weapon.length === 0) return book;
  const replaced = new Set(weapon.filter((ref) => ref.n !== undefined && !ref.plus).map((ref) => ref.rule));
  return bound([...book.refs.filter((ref) => ref.plus || !replaced.has(ref.rule)), ...weapon]);
}

function bound(refs: readonly RuleRef[]): RuleBook {
  return { refs, rules: [...new Set(refs.map((ref) => RULES[ref.rule]))] };
}
