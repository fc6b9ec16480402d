import type { Dice, Modifier, UnitId } from '../../kernel';
import { figureOf } from '../figures';
import type { Blow } from '../profile';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import type { HitResult, MeleeStep } from '../steps-combat';
import { battleRules, rulesFor, whose } from './in-force';
import type { Answers, Source } from './rule';

/** Questions of melee [FL-BAT-100 …]. */

/** Every rule of the two, and of the battle, that says yes to something about `figure` in its fight with `foe`. */
function yes(
  state: State,
  figure: Figure,
  foe: Figure,
  says: (answers: Answers) => boolean | undefined,
): readonly Source[] {
  const found = [
    ...rulesFor(state, figure).filter(({ rule }) => rule.own !== undefined && says(rule.own) === true),
    ...rulesFor(state, foe).filter(({ rule }) => rule.foe !== undefined && says(rule.foe) === true),
    ...battleRules(state).filter(({ rule }) => rule.battle !== undefined && says(rule.battle) === true),
  ];
  return [...new Set(found.map(({ id }) => id))];
}
const firstYes = (...args: Parameters<typeof yes>): Source | null => yes(...args)[0] ?? null;

/** Sources of the one +1 beside a Stunned opponent and a near ally. */
export const combatBonus = (state: State, melee: MeleeStep, figure: Figure, foe: Figure): readonly Source[] =>
  yes(state, figure, foe, (answers) => answers.combatBonus?.(state, melee, figure, foe));

/** Why allies nearby give no bonus to `figure` against `foe`. */
export const allyBonusDenied = (state: State, melee: MeleeStep, figure: Figure, foe: Figure): Source | null =>
  firstYes(state, figure, foe, (answers) => answers.denyAllies?.(state, melee, figure, foe));

/** Why `figure` has no Combat Bonus of any kind against `foe`. */
export const bonusDenied = (state: State, melee: MeleeStep, figure: Figure, foe: Figure): Source | null =>
  firstYes(state, figure, foe, (answers) => answers.denyBonus?.(state, melee, figure, foe));

export const counterAttack = (state: State, melee: MeleeStep, figure: Figure, foe: Figure): readonly Source[] =>
  yes(state, figure, foe, (answers) => answers.counterAttack?.(state, melee, figure, foe));
export const counterAttackDenied = (state: State, melee: MeleeStep, figure: Figure, foe: Figure): Source | null =>
  firstYes(state, figure, foe, (answers) => answers.denyCounterAttack?.(state, melee, figure, foe));

/** Whether higher ground helps `figure` against `foe` (not a Preen, not against Flying). */
export const heightHelps = (state: State, figure: Figure, foe: Figure): boolean =>
  firstYes(state, figure, foe, (answers) => answers.noHeight) === null;

export const parry = (state: State, melee: MeleeStep, figure: Figure, foe: Figure): readonly Source[] =>
  yes(state, figure, foe, (answers) => answers.parry?.(state, melee, figure, foe));
export const parryDenied = (state: State, melee: MeleeStep, figure: Figure, foe: Figure): Source | null =>
  keepsParry(state, figure) !== null
    ? null
    : firstYes(state, figure, foe, (answers) => answers.denyParry?.(state, melee, figure, foe));
/** Nothing takes its Parry (Gauntlets of Iron Grip). */
export const keepsParry = (state: State, figure: Figure): Source | null =>
  whose(rulesFor(state, figure), (own) => own.keepsParry === true);

/** It throws two dice and keeps the better, beside what tactics give. */
export const twoDice = (state: State, melee: MeleeStep, figure: Figure): boolean =>
  whose(rulesFor(state, figure), (own) => own.twoDice?.(state, melee, figure) === true) !== null;

/** Whether a draw is won or lost for `figure` by a rule of its own. */
export function drawFor(
  state: State,
  melee: MeleeStep,
  figure: Figure,
  foe: Figure,
): { readonly is: 'won' | 'lost'; readonly because: Source } | null {
  for (const { id, rule } of rulesFor(state, figure)) {
    const is = rule.own?.draw?.(state, melee, figure, foe);
    if (is !== undefined) return { is, because: id };
  }
  return null;
}

/** A lost exchange of `figure` is a Hit on `foe` as well. */
export const strikesBack = (state: State, melee: MeleeStep, figure: Figure, foe: Figure): Source | null =>
  whose(rulesFor(state, figure), (own) => own.strikesBack?.(state, melee, figure, foe) === true);

/** Added to the exchange die beside Combat Skill and the Combat Bonus. */
export const exchangeModifiers = (state: State, melee: MeleeStep, figure: Figure, foe: Figure): readonly Modifier[] =>
  rulesFor(state, figure)
    .map(({ id, rule }) => ({ because: id, amount: rule.own?.exchange?.(state, melee, figure, foe) ?? 0 }))
    .filter(({ amount }) => amount !== 0);

/**
 * The blow of a melee Hit after every rule: what the weapon counts as (Preen anger, Hexed, lone prey …), then what is
 * added to it (a charge). `rated`: the last rule that says what the weapon counts as.
 */
export function meleeBlow(
  state: State,
  melee: MeleeStep,
  by: Figure,
  target: Figure,
  blow: Blow,
): {
  readonly blow: Blow;
  readonly because: readonly Source[];
  readonly rated: { readonly blow: Blow; readonly because: Source } | null;
} {
  const because: Source[] = [];
  let now = blow;
  let rated: { readonly blow: Blow; readonly because: Source } | null = null;
  const ask = (id: string, answers: Answers | undefined, what: 'rating' | 'blow'): void => {
    const after = answers?.[what]?.(state, melee, by, target, now) ?? now;
    if (after.armor === now.armor && after.toughness === now.toughness) return;
    because.push(id);
    if (what === 'rating') rated = { blow: after, because: id };
    now = after;
  };
  for (const what of ['rating', 'blow'] as const) {
    for (const { id, rule } of rulesFor(state, by)) ask(id, rule.own, what);
    for (const { id, rule } of rulesFor(state, target)) ask(id, rule.foe, what);
  }
  return { blow: now, because, rated };
}

/** Always Defender (pinned). */
export const alwaysDefender = (state: State, figure: Figure): Source | null =>
  whose(rulesFor(state, figure), (own) => own.alwaysDefender?.(state, figure) === true);
/** Why it does not give ground: it stays where it is driven back from, its back to the wall (pinned). */
export const cannotRetreat = (state: State, figure: Figure): Source | null =>
  whose(rulesFor(state, figure), (own) => own.cannotRetreat?.(state, figure) === true);
/** What beside a Story Point throws its exchange die again (Brute Charge in the first exchange). */
export const exchangeRerolls = (state: State, melee: MeleeStep, figure: Figure): readonly 'brute-charge'[] =>
  rulesFor(state, figure).some(({ rule }) => rule.own?.rerollsExchange?.(state, melee, figure) === true)
    ? ['brute-charge']
    : [];

/** On a draw both strike (Unreasoning Brute). */
export function drawStrikes(state: State, melee: MeleeStep): Source | null {
  for (const id of [melee.initiator, melee.other]) {
    const figure = figureOf(state, id);
    const source = figure && whose(rulesFor(state, figure), (own) => own.drawStrikes === true);
    if (source) return source;
  }
  return null;
}

/**
 * After an exchange that left `loser` standing: withdrawals, knock-back, lash, terror. May move figures and end the melee
 * (returns true).
 */
export function afterExchange(
  tale: Tale,
  melee: MeleeStep,
  winner: UnitId,
  loser: UnitId,
  hit: HitResult | null,
  dice: Dice,
): boolean {
  for (const unit of [winner, loser]) {
    const figure = figureOf(tale.state, unit);
    for (const { rule } of figure === undefined ? [] : rulesFor(tale.state, figure))
      if (rule.own?.afterExchange?.(tale, melee, winner, loser, hit, dice) === true) return true;
  }
  return false;
}

/** When a melee ends, whoever is left. */
export function afterMelee(tale: Tale, melee: MeleeStep, dice: Dice): void {
  for (const unit of [melee.initiator, melee.other]) {
    const figure = figureOf(tale.state, unit);
    for (const { rule } of figure === undefined ? [] : rulesFor(tale.state, figure))
      rule.own?.afterMelee?.(tale, melee, unit, dice);
  }
}
