import type { UnitId } from '../../kernel';
import type { Because } from '../events';
import { condition, figureOf, has, is } from '../figures';
import { endEffect, endSpellsOf, endSpellsOfFallen } from '../magic/effects';
import { heldGoOff } from '../magic/held';
import { safeFrom } from '../special/immunities';
import type { Condition, ConditionKind, Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { isInShallows, isOnSnow } from './footing';
import { takeOut } from './leaving';
import { unburden } from './statue';

export * from './able';

/**
 * Lets a condition befall a figure on the table, with what follows at once: held spells go off on one who falls, the
 * enchantments of one who is Transfixed end [ASOBH-MAG-07] [ASOBH-MAG-11]. False where the figure is gone or safe from
 * it. May put steps on top of the present one.
 */
export function befall(tale: Tale, unit: UnitId, given: Condition, because: Because): boolean {
  const figure = figureOf(tale.state, unit);
  if (figure?.fate !== 'table') return false;
  const safe = safeFrom(figure, given.is === 'staggering' && given.venom ? 'venom' : given.is);
  if (safe !== undefined) {
    tale.add({ type: 'unaffected', unit, by: given.is, because: safe });
    return false;
  }
  // Who is Transfixed already is no more so by a second spell; the first one's end frees him
  if (given.is === 'transfixed' && is(figure, 'transfixed')) return true;
  tale.add({ type: 'befell', unit, condition: joined(figure, given), because });
  if (given.is !== 'looting') relieve(tale, unit, 'looting', because);
  if (SPEECHLESS.includes(given.is) && figure.banked > 0)
    tale.add({ type: 'changed', unit, set: { banked: 0 }, because });
  if (given.is === 'transfixed') endSpellsOf(tale, unit, because, 'enchantments');
  if (given.is === 'prone') {
    endSpellsOfFallen(tale, unit, because);
    heldGoOff(tale, unit);
  }
  return true;
}
const SPEECHLESS: readonly ConditionKind[] = ['transfixed', 'sleeping', 'stone', 'bound', 'paralysed'];

/** Ends a condition; a Transfix takes its enchantment with it. */
export function relieve(tale: Tale, unit: UnitId, kind: ConditionKind, because: Because): void {
  const figure = figureOf(tale.state, unit);
  const found = figure === undefined ? undefined : condition(figure, kind);
  if (found === undefined) return;
  tale.add({ type: 'recovered', unit, condition: kind, because });
  if (found.is === 'stone') unburden(tale, unit);
  if (found.is === 'transfixed' && found.effect !== null && Object.hasOwn(tale.state.effects, found.effect))
    endEffect(tale, found.effect, because);
}

/** Two blows of a kind make the heavier one; a real fall takes the place of the mud's [ASOBH-WTH-03]. */
function joined(figure: Figure, given: Condition): Condition {
  const had = condition(figure, given.is);
  if (given.is === 'prone' && had?.is === 'prone')
    return { is: 'prone', stand: had.stand === 2 ? 2 : given.stand, stuck: had.stuck && given.stuck };
  return given;
}

/**
 * A point of Quality lost to poison (at most one a turn) or drain; at 7 poison has killed it, a sight that shakes nobody,
 * and drain has put it out for good [ASOBH-CON-04] [ASOBH-TRAIT-drain]. False where nothing was lost.
 */
export function worsen(
  tale: Tale,
  unit: UnitId,
  by: 'poison' | 'drain',
  from: UnitId | null,
  because: Because,
): boolean {
  const figure = figureOf(tale.state, unit);
  if (figure?.fate !== 'table' || (by === 'poison' && figure.did.poisoned)) return false;
  const safe = safeFrom(figure, by);
  if (safe !== undefined) {
    tale.add({ type: 'unaffected', unit, by, because: safe });
    return false;
  }
  const worse = { ...figure.worse, [by]: figure.worse[by] + 1 };
  const did = by === 'poison' ? { did: { ...figure.did, poisoned: true } } : {};
  tale.add({ type: 'changed', unit, set: { worse, ...did }, because });
  if (figure.profile.quality + worse.poison + worse.drain >= DEAD)
    takeOut(tale, unit, by === 'poison' ? 'gruesome' : 'out', from, because, { quiet: true });
  return true;
}

/** A Quality at which nobody stands any more. */
const DEAD = 7;

/** What a figure of this kind needs to be freed of a web: an easy task for the strong, a hard one for beasts [ASOBH-CON-05]. */
export const entangleTask = (figure: Figure): number =>
  has(figure, 'huge') || has(figure, 'gargantuan') ? 1 : has(figure, 'animal') || has(figure, 'dim-witted') ? 4 : 2;

/** Actions it takes to stand up where it lies [ASOBH-CND-05] [ASOBH-ENV-04] [ASOBH-WTH-05]. */
export function standCost(state: State, figure: Figure): 1 | 2 {
  if (condition(figure, 'prone')?.stand === 2) return 2;
  return isInShallows(state, figure) || isOnSnow(state, figure) ? 2 : 1;
}

/** To be called when a figure is activated or reacts: mud lets go of it, free of cost [ASOBH-WTH-03]. */
export function beginActivation(tale: Tale, unit: UnitId): void {
  const figure = figureOf(tale.state, unit);
  if (figure !== undefined && condition(figure, 'prone')?.stuck === true) relieve(tale, unit, 'prone', 'ASOBH-WTH-03');
}
