import type { Dice, Modifier, Refusal, UnitId } from '../../kernel';
import { type Fielded, partyOf } from '../figures';
import { compelledBy, heldBy, isDistracted } from '../magic/force';
import { speedOf } from '../moves/allowance';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { battleRules, bears, rulesFor, whose } from './in-force';
import { inch } from './kit';
import type { Answers, Named, Source } from './rule';
import { isHated, walksTheLongWalk } from './tables';

/** Questions of moves, sight and targets. */

/** Whether it may Dash at all, now and here; the refusal otherwise (knight armor, undead, a Site). */
export const dashBar = (state: State, figure: Figure): Refusal | undefined => {
  for (const { rule } of rulesFor(state, figure)) {
    const bar = rule.own?.dashBar?.(state, figure);
    if (bar !== undefined) return bar;
  }
  return undefined;
};

/** What ground costs it: ignores Difficult, Flying, obstacles up to so many mm. */
export interface Gait {
  readonly ignoresDifficult: Source | null;
  readonly ghostly: Source | null;
  readonly flies: Source | null;
  readonly clears: number;
  /** Inches added to its Speed in this battle's place (Sites: -1). */
  readonly speed: readonly Modifier[];
  /** Inches added to its Dash. */
  readonly dash: readonly Modifier[];
}
const added = (rules: readonly Named[], amountOf: (own: Answers) => number | undefined): readonly Modifier[] =>
  rules.flatMap(({ id, rule }) => {
    const amount = rule.own === undefined ? 0 : (amountOf(rule.own) ?? 0);
    return amount === 0 ? [] : [{ amount, because: id }];
  });
export function gaitOf(state: State, figure: Figure): Gait {
  const rules = rulesFor(state, figure);
  return {
    ignoresDifficult: whose(rules, (own) => own.ignoresDifficult === true),
    ghostly: whose(rules, (own) => own.ghostly === true),
    flies: whose(rules, (own) => own.flies === true),
    clears: inch(Math.max(0, ...rules.map(({ rule }) => rule.own?.clears ?? 0))),
    speed: added(rules, (own) => own.speed?.(state, figure)),
    dash: added(rules, (own) => own.dash?.(state, figure)),
  };
}

/**
 * Something that happens to a figure on its way, asked after every step of half an inch or less; `from`: where its move
 * began. True: it stops where it is.
 */
export const onTheWay = (tale: Tale, mover: UnitId, from: { x: number; y: number }, dice: Dice): boolean =>
  battleRules(tale.state).some(({ rule }) => rule.battle?.onTheWay?.(tale, mover, from, dice) === true);

/** Aberrations push human-sized friends aside instead of stopping [FL-AI-42]. */
export const pushesAside = (state: State, figure: Figure): boolean => bears(state, figure, 'aberration');

/** Why it does not move at all: held by a trap, stopped by webs. Spells that hold are asked of `magic/force`. */
export function rooted(state: State, { conditions }: Figure): Source | null {
  if ((conditions['pinned'] ?? 0) > 0) return 'is-pinned';
  return conditions['webbed'] === state.round ? 'webbed' : null;
}

/** How far a figure sees at most, in mm, and whose rule it is; null without a limit. Lit targets are exempt [FL-BAT-57]. */
export function sightLimit(
  state: State,
  from: Figure,
  to: Figure,
): { readonly mm: number; readonly because: Source } | null {
  // Light for both sides, or eyes that need none
  if (state.counts['illuminated'] === 1 || bears(state, from, 'eyes-of-the-rat')) return null;
  let found: { readonly mm: number; readonly because: Source } | null = null;
  const ask = (id: string, answers: Answers | undefined): void => {
    const inches = answers?.sightLimit?.(state, from, to) ?? null;
    if (inches !== null && (found === null || inch(inches) < found.mm)) found = { mm: inch(inches), because: id };
  };
  for (const { id, rule } of rulesFor(state, from)) ask(id, rule.own);
  for (const { id, rule } of battleRules(state)) ask(id, rule.battle);
  return found;
}

/** Why it may not be chosen at all (Fey Reaver beyond 6", a Duskling by friends' spells, an untargetable marker). */
export function untargetable(
  state: State,
  by: Figure,
  target: Figure,
  how: 'shot' | 'spell' | 'melee',
): Refusal | undefined {
  for (const { rule } of rulesFor(state, target)) {
    const bar = rule.foe?.untargetable?.(state, by, target, how);
    if (bar !== undefined) return bar;
  }
  return undefined;
}

/** No blow and no shot reaches it. */
export const isUntouchable = (state: State, figure: Figure): boolean =>
  whose(rulesFor(state, figure), (own) => own.untouchable === true) !== null;

/** Why it cannot touch what it carries or finds. */
export function itemBar(state: State, figure: Figure): Refusal | undefined {
  for (const { rule } of rulesFor(state, figure)) {
    const bar = rule.own?.itemBar?.(state, figure);
    if (bar !== undefined) return bar;
  }
  return undefined;
}

/** Why a move that takes so much of its allowance, in mm, may not end in a melee (Boots of Fey Dancing). */
export function meetBar(state: State, figure: Figure, spent: number): Refusal | undefined {
  for (const { rule } of rulesFor(state, figure)) {
    const bar = rule.own?.meetBar?.(state, figure, spent);
    if (bar !== undefined) return bar;
  }
  return undefined;
}

/** What enemies must prefer among targets that are equally lawful [FL-AI-24]; leaders' Heroes are asked elsewhere. */
export function preferred(
  state: State,
  by: Figure,
  pool: readonly Fielded[],
  how: 'shot' | 'melee',
): { readonly pool: readonly Fielded[]; readonly because: Source } | null {
  for (const { id, rule } of rulesFor(state, by)) {
    const wished = rule.own?.preferred?.(state, by, pool, how) ?? [];
    if (wished.length > 0) return { pool: wished, because: id };
  }
  return null;
}

/** What drives an enemy beyond its class: where it must go, or that it may not [FL-AI-45]. */
export interface Drive {
  /** It makes for one of these, as fast as it can, whatever its weapons or safety; empty: it makes for nobody. */
  readonly toward: readonly UnitId[];
  /** It does not move at all. */
  readonly still: boolean;
  /** It does not shoot. */
  readonly noShot: boolean;
  /** It stays by its archers and goes only for what one move reaches. */
  readonly escorts: boolean;
  readonly because: Source;
}
export function driveOf(state: State, figure: Figure): Drive | null {
  const drive = { toward: [] as readonly UnitId[], still: false, noShot: false, escorts: false };
  const root = rooted(state, figure) ?? heldBy(state, figure.id);
  if (root !== null) return { ...drive, still: true, noShot: isDistracted(state, figure.id), because: root };
  const caller = compelledBy(state, figure.id);
  if (caller !== null) return { ...drive, toward: [caller], noShot: true, because: 'compel' };
  const hated = hatedNear(state, figure);
  if (hated.length > 0) return { ...drive, toward: hated, because: 'hatred-of-magic' };
  const melee = figure.profile.kind === 'trooper' && figure.profile.weapons.every(({ is }) => is !== 'crossbow');
  if (melee && bears(state, figure, 'combined-arms')) return { ...drive, escorts: true, because: 'combined-arms' };
  return null;
}

/** Fey-blood and casters within two moves of a Duskling [FL-ENM-28]. */
function hatedNear(state: State, figure: Figure): readonly UnitId[] {
  if (figure.pose === null || !bears(state, figure, 'hatred-of-magic') || walksTheLongWalk(state)) return [];
  const { pose, profile } = figure;
  const reach = 2 * speedOf(state, figure).base;
  return partyOf(state)
    .filter(
      (each) =>
        isHated(each) &&
        Math.hypot(each.pose.x - pose.x, each.pose.y - pose.y) - (each.profile.base + profile.base) / 2 <= reach + 0.03,
    )
    .map(({ id }) => id);
}
