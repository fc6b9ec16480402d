import type { Dice, Modifier, Refusal } from '../../kernel';
import { fieldedOf, figureOf } from '../figures';
import type { Blow } from '../profile';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import type { HitResult, Shot } from '../steps-combat';
import { beastShot } from './beast-traits';
import { battleRules, battleSays, bears, rulesFor, whose } from './in-force';
import type { Source } from './rule';

/** Questions of shooting [FL-BAT-84 …]. */

export interface ToHit {
  /** Face needed where the target is in Cover, where a rule sets it (Halfling 5+); asked of no other shot. */
  readonly needs: { readonly value: number; readonly because: Source } | null;
  readonly modifiers: readonly Modifier[];
  /** Combat Skill is not added whatever it did. */
  readonly noSkill: Source | null;
  /** Combat Skill is added although it moved. */
  readonly skillMoving: Source | null;
  /** Only a natural 6 hits. */
  readonly onlySixes: Source | null;
  /** No Cover counts for this shot. */
  readonly ignoresCover: Source | null;
}

const PLAIN: ToHit = {
  needs: null,
  modifiers: [],
  noSkill: null,
  skillMoving: null,
  onlySixes: null,
  ignoresCover: null,
};

export function toHit(state: State, shot: Shot): ToHit {
  const by = fieldedOf(state, shot.by);
  const target = fieldedOf(state, shot.target);
  if (by === undefined || target === undefined) return PLAIN;
  const own = rulesFor(state, by);
  const theirs = rulesFor(state, target);
  const needed = own.flatMap(({ id, rule }) =>
    rule.own?.needsInCover === undefined ? [] : [{ value: rule.own.needsInCover, because: id }],
  );
  const modifiers = [
    ...own.map(({ id, rule }) => ({ because: id, amount: rule.own?.toHit?.(state, by, target, shot) ?? 0 })),
    ...theirs.map(({ id, rule }) => ({ because: id, amount: rule.foe?.toHit?.(state, by, target, shot) ?? 0 })),
    ...battleRules(state).map(({ id, rule }) => ({
      because: id,
      amount: rule.battle?.toHit?.(state, by, target, shot) ?? 0,
    })),
  ].filter(({ amount }) => amount !== 0);
  return {
    ...PLAIN,
    needs: needed.reduce<ToHit['needs']>(
      (best, each) => (best === null || each.value < best.value ? each : best),
      null,
    ),
    modifiers,
    noSkill:
      whose(own, (answers) => answers.noSkill === true) ?? whose(theirs, (answers) => answers.noSkill === true, 'foe'),
    onlySixes:
      whose(theirs, (answers) => answers.onlySixes?.(state, by, target) === true, 'foe') ??
      battleSays(state, (battle) => battle.onlySixes?.(state, by, target) === true),
    ignoresCover: whose(own, (answers) => answers.ignoresCover?.(state, by, target, shot) === true),
  };
}

/** The blow of a shot after every rule (Hexed). */
export function shotBlow(
  state: State,
  shot: Shot,
  blow: Blow,
): { readonly blow: Blow; readonly because: readonly Source[] } {
  const target = figureOf(state, shot.target);
  if (target === undefined) return { blow, because: [] };
  const because: Source[] = [];
  let now = blow;
  const by = figureOf(state, shot.by);
  const asked = [
    ...(by === undefined ? [] : rulesFor(state, by).map(({ id, rule }) => ({ id, answers: rule.own }))),
    ...rulesFor(state, target).map(({ id, rule }) => ({ id, answers: rule.foe })),
  ];
  for (const { id, answers } of asked) {
    const after = answers?.shotBlow?.(state, shot, now) ?? now;
    if (after.armor !== now.armor || after.toughness !== now.toughness) because.push(id);
    now = after;
  }
  return { blow: now, because };
}

/** When a shot is settled: what answers it (Return Shots). */
export function afterShot(tale: Tale, shot: Shot, hit: boolean, result: HitResult | null, _dice: Dice): void {
  const target = figureOf(tale.state, shot.target);
  for (const { rule } of target === undefined ? [] : rulesFor(tale.state, target))
    rule.own?.whenShot?.(tale, shot, hit, result);
  const by = figureOf(tale.state, shot.by);
  for (const { rule } of by === undefined ? [] : rulesFor(tale.state, by)) rule.own?.afterOwnShot?.(tale, shot, result);
}

/** Whether its weapons never run out (rain of arrows, a Master Thief's knives). */
export const endlessAmmunition = (state: State, figure: Figure): Source | null =>
  whose(rulesFor(state, figure), (own) => own.endless === true) ??
  (figure.side === 'enemies' ? battleSays(state, (battle) => battle.endless === true) : null);

/** Why it may not shoot with that weapon now (caught in a trap: only knives are thrown). */
export function shotBar(state: State, shot: Shot): Refusal | undefined {
  const by = figureOf(state, shot.by);
  if (by === undefined) return undefined;
  for (const { rule } of rulesFor(state, by)) {
    const bar = rule.own?.shotBar?.(state, by, shot);
    if (bar !== undefined) return bar;
  }
  return undefined;
}

/** What it shoots without a weapon (Ranged Attack): weapon `profile` of a `Shot`. Range in inches. */
export interface OwnShot {
  readonly range: number;
  readonly blow: Blow;
  readonly because: Source;
}
export function ownShot(state: State, figure: Figure): OwnShot | null {
  const shot = bears(state, figure, 'ranged-attack') ? beastShot(figure.profile.id) : null;
  if (shot !== null) return { ...shot, because: 'ranged-attack' };
  for (const { id, rule } of rulesFor(state, figure)) {
    const own = rule.own?.shot?.(state, figure);
    if (own !== undefined) return { ...own, because: id };
  }
  return null;
}

/** Woods, bushes and hedges do not stop that shot (Shadow Flight). */
export const shootsThrough = (state: State, shot: Shot): Source | null => {
  const by = figureOf(state, shot.by);
  return by === undefined ? null : whose(rulesFor(state, by), (own) => own.shootsThrough?.(state, by, shot) === true);
};

/** It shoots: what that ends (Evasive Silver). */
export function whenShooting(tale: Tale, unit: string): void {
  const figure = figureOf(tale.state, unit);
  for (const { rule } of figure === undefined ? [] : rulesFor(tale.state, figure)) rule.own?.whenShooting?.(tale, unit);
}

/** May shoot after a full move (Skirmisher, Feral). */
export const shootsOnTheMove = (state: State, figure: Figure): Source | null =>
  whose(rulesFor(state, figure), (own) => own.shootsOnTheMove === true);
