import type { Dice, Refusal, UnitId } from '../../kernel';
import { MOST_EXTRA_ARMOR } from '../content/armor';
import type { SkillId } from '../content/ids';
import { fieldedOf, figureOf, scoreOf } from '../figures';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import type { Hit, HitResult } from '../steps-combat';
import { battleRules, rulesFor, whose } from './in-force';
import { counted } from './kit';
import { anger } from './origins';
import type { Named, Source } from './rule';

/** Questions of Hits, of what follows them, of tests and of spells [FL-BAT-160 …]. */

const on = (state: State, unit: UnitId | null): readonly Named[] => {
  const figure = unit === null ? undefined : figureOf(state, unit);
  return figure === undefined ? [] : rulesFor(state, figure);
};

/** Armor against this Hit, with every source; null: passed over (Fell Touch, venom). Several sources never come to more than one [FL-BAT-166]. */
export function armorAgainst(
  state: State,
  hit: Hit,
  armor: number,
): { readonly armor: number | null; readonly because: readonly Source[] } {
  const piercing = whose(on(state, hit.by), (own) => own.pierces?.(state, hit) === true);
  if (piercing !== null) return { armor: null, because: [piercing] };
  const target = figureOf(state, hit.target);
  // A shield that is up is counted in already
  const isIn = target !== undefined && armor > scoreOf(target, 'armor');
  const more = on(state, hit.target)
    .map(({ id, rule }) => ({ id, amount: rule.own?.armor?.(state, hit) ?? 0 }))
    .filter(({ amount }) => amount !== 0);
  const extra = Math.min(MOST_EXTRA_ARMOR, Math.max(0, ...more.map(({ amount }) => amount)));
  if (isIn || extra === 0) return { armor, because: [] };
  return { armor: armor + extra, because: more.slice(0, 1).map(({ id }) => id) };
}

/**
 * The Hit kills at once unless armour stops it (poison, venom). A melee Hit of a Defender has `asDefender`; `natural` is
 * set only where the exchange was won.
 */
export function deadly(state: State, hit: Hit): Source | null {
  if (whose(on(state, hit.target), (own) => own.poisonProof?.(state, hit) === true) !== null) return null;
  return whose(on(state, hit.by), (own) => own.deadly?.(state, hit) === true);
}

/** Not Stunned (tough). `hit`: what would Stun it; null for other causes. */
export const unstunnable = (state: State, figure: Figure, hit: Hit | null = null): Source | null =>
  whose(rulesFor(state, figure), (own) => own.unstunnable?.(state, figure, hit) === true);
/** A Wound does nothing to it (death frenzy). */
export const unwounded = (state: State, figure: Figure): Source | null =>
  whose(rulesFor(state, figure), (own) => own.unwounded?.(state, figure) === true);

/** Monster Points a blow takes, after every rule (Ethereal). */
export function pointsLost(
  state: State,
  hit: Hit,
  points: number,
): { readonly points: number; readonly because: readonly Source[] } {
  const more = on(state, hit.by).filter(({ rule }) => (rule.own?.morePoints?.(state, hit) ?? 0) > 0);
  const raised = points + more.reduce((sum, { rule }) => sum + (rule.own?.morePoints?.(state, hit) ?? 0), 0);
  const most = on(state, hit.target).filter(({ rule }) => (rule.own?.mostPoints ?? raised) < raised);
  return {
    points: Math.min(raised, ...most.map(({ rule }) => rule.own?.mostPoints ?? raised)),
    because: [...more, ...most].map(({ id }) => id),
  };
}

/** A Wound by this Hit is a casualty (Venom Fang). */
export const slays = (state: State, hit: Hit): Source | null =>
  whose(on(state, hit.by), (own) => own.slays?.(state, hit) === true);
/** The Hit Stuns where Armor stops it (Mountain’s Bane). */
export const bruises = (state: State, hit: Hit): Source | null =>
  whose(on(state, hit.by), (own) => own.bruises?.(state, hit) === true);
/** No bonus overcomes the Armor of the struck (Impervious Plate). */
export const armorBonusDenied = (state: State, hit: Hit): Source | null =>
  whose(on(state, hit.target), (own) => own.noArmorBonus === true);
/** A die of its own turns the blow aside or lets it kill (Traitor’s Harness). */
export const deflects = (state: State, hit: Hit): Source | null =>
  whose(on(state, hit.target), (own) => own.deflects === true);

/** What follows a Hit that left its target standing. Both ends are asked: the striker's rules, and the target's. */
export function afterHit(tale: Tale, hit: Hit, result: HitResult, _dice: Dice): void {
  for (const { rule } of on(tale.state, hit.target)) rule.own?.whenStruck?.(tale, hit, result);
  for (const { rule } of on(tale.state, hit.by)) rule.own?.afterStriking?.(tale, hit, result);
}

/** A Stun that no Hit made (a back to the wall): what it breaks. */
export function afterStun(tale: Tale, unit: UnitId): void {
  const hit: Hit = {
    target: unit,
    by: null,
    blow: { armor: 0, toughness: 0 },
    how: 'special',
    why: 'FL-BAT-119',
    natural: null,
    weapon: null,
  };
  for (const { rule } of on(tale.state, unit)) rule.own?.whenStruck?.(tale, hit, 'stunned');
}

/** It would be taken out, and is not (death frenzy); may call steps. */
export function staysUp(tale: Tale, unit: UnitId, because: string): boolean {
  const figure = fieldedOf(tale.state, unit);
  return (
    figure !== undefined &&
    rulesFor(tale.state, figure).some(({ rule }) => rule.own?.staysUp?.(tale, figure, because) === true)
  );
}

/**
 * Whatever answers a casualty, called once for each (spawning, anger, blood rites, champions); may call steps. What the
 * blow leaves on the Injury roll is counted on the fallen as `injury/<code>`.
 */
export function afterCasualty(tale: Tale, unit: UnitId, by: UnitId | null, how: string, dice: Dice): void {
  for (const code of injuryCodes(tale, unit, by)) counted(tale, unit, `injury/${code}`, 1, 'FL-BAT-179');
  for (const { rule } of battleRules(tale.state)) rule.battle?.afterCasualty?.(tale, unit, by, how, dice);
}

/** By whoever took it out, and by poison where it was poison. */
function injuryCodes(tale: Tale, unit: UnitId, by: UnitId | null): readonly string[] {
  if (figureOf(tale.state, unit)?.side !== 'party') return [];
  const struck = tale.events.findLast((event) => event.type === 'struck' && event.unit === unit);
  const poisoned = struck?.type === 'struck' && struck.deadly !== null ? ['poison'] : [];
  return [...new Set([...on(tale.state, by).flatMap(({ rule }) => rule.own?.injury ?? []), ...poisoned])];
}

/** A spell is laid on it, worked or not: some do not take it well [FL-CHR-24]. */
export const whenAimedAt = (tale: Tale, unit: UnitId): void => anger(tale, unit);

// — Tests of skill

/** What owning a skill adds, after the rules of its origin (Feral, FL-CHR-33). `amount` is 2, or a Mystic's 1. */
export function skillWorth(
  state: State,
  figure: Figure,
  skill: SkillId,
  amount: number,
): { readonly amount: number; readonly because: Source | null } {
  let worth = amount;
  let because: Source | null = null;
  for (const { id, rule } of rulesFor(state, figure)) {
    const now = rule.own?.skillWorth?.(skill, worth) ?? worth;
    if (now !== worth) because = id;
    worth = now;
  }
  return { amount: worth, because };
}

// — Magic and cures

type Bar = 'castBar' | 'enchantedBar' | 'cureBar';
function barOf(state: State, figure: Figure, which: Bar): Refusal | undefined {
  for (const { rule } of rulesFor(state, figure)) {
    const bar = rule.own?.[which]?.(state, figure);
    if (bar !== undefined) return bar;
  }
  for (const { rule } of battleRules(state)) {
    const bar = rule.battle?.[which]?.(state, figure);
    if (bar !== undefined) return bar;
  }
  return undefined;
}

/** Why it may cast no spell (a dampening aura, gremlins). */
export const castBar = (state: State, figure: Figure): Refusal | undefined => barOf(state, figure, 'castBar');
/** Why it may use nothing enchanted this round (gremlins). */
export const enchantedBar = (state: State, figure: Figure): Refusal | undefined => barOf(state, figure, 'enchantedBar');
/** Why its Wounds cannot be healed (dark blood). */
export const cureBar = (state: State, figure: Figure): Refusal | undefined => barOf(state, figure, 'cureBar');

/** How a figure meets a spell that is laid on it: it shrugs it off altogether, or on this face and higher [FL-MAG-14]. */
export function spellGuard(
  state: State,
  figure: Figure,
): { readonly proof: Source | null; readonly shakes: { readonly on: number; readonly because: Source } | null } {
  const rules = rulesFor(state, figure);
  const shaking = rules.find(({ rule }) => rule.own?.shakesSpell !== undefined);
  return {
    proof: whose(rules, (own) => own.spellProof === true),
    shakes: shaking === undefined ? null : { on: shaking.rule.own?.shakesSpell ?? 6, because: shaking.id },
  };
}

/** A spell was laid on it, a friend’s as well, whatever came of it (an Angry Preen). */
export function spellLaid(tale: Tale, unit: UnitId): void {
  for (const { rule } of on(tale.state, unit)) rule.own?.spellLaid?.(tale, unit);
}
