import type { Dice, Modifier, UnitId } from '../../kernel';
import { fieldedOf, figureOf } from '../figures';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { areaAttack } from './area-attack';
import { battleRules, battleSays, rulesFor, whose } from './in-force';
import type { Source } from './rule';

/** Questions of rounds, phases, activations and morale. */

/** Fewer or more initiative dice than characters, and dice set to a face [FL-BAT-02 … 09]. */
export function initiativeChanges(state: State): {
  readonly dice: readonly Modifier[];
  readonly fixed: readonly { readonly face: number; readonly because: Source }[];
} {
  return {
    dice: modifiers(state, (battle) => battle.initiativeDice?.(state)),
    fixed: battleRules(state).flatMap(({ id, rule }) => {
      const face = rule.battle?.fixedDie?.(state) ?? null;
      return face === null ? [] : [{ face, because: id }];
    }),
  };
}
/** It takes and brings no initiative die, and acts in the Slow phase. */
export const alwaysSlow = (state: State, figure: Figure): Source | null =>
  whose(rulesFor(state, figure), (own) => own.alwaysSlow === true);
/** Whose own rule lets it throw its initiative die again, once, after it was given (Fey-blood) [FL-BAT-07]. */
export const initiativeReroll = (state: State, figure: Figure): Source | null =>
  whose(rulesFor(state, figure), (own) => own.rerollsInitiative === true);
/** When it is settled who has which die: what a face does to its bearer for the round (gremlin aura). Also after a reroll. */
export function initiativeSettled(tale: Tale, units: readonly UnitId[], _dice: Dice): void {
  for (const { rule } of battleRules(tale.state)) rule.battle?.initiativeSettled?.(tale, units);
}

/** Before a figure does anything in its activation; `skip`: it may not act (fleeing, angry …). May call steps. */
export function onActivation(tale: Tale, unit: UnitId, dice: Dice): 'act' | 'skip' {
  const figure = fieldedOf(tale.state, unit);
  let may: 'act' | 'skip' = 'act';
  for (const { rule } of figure === undefined ? [] : rulesFor(tale.state, figure)) {
    const self = fieldedOf(tale.state, unit);
    if (self !== undefined && rule.own?.onActivation?.(tale, self, dice) === 'skip') may = 'skip';
  }
  return may;
}
export function afterActivation(tale: Tale, unit: UnitId, dice: Dice): void {
  const figure = fieldedOf(tale.state, unit);
  for (const { rule } of figure === undefined ? [] : rulesFor(tale.state, figure)) {
    const self = fieldedOf(tale.state, unit);
    if (self !== undefined) rule.own?.afterActivation?.(tale, self, dice);
  }
}
export function roundOpens(tale: Tale, dice: Dice): void {
  for (const { rule } of battleRules(tale.state)) rule.battle?.roundOpens?.(tale, dice);
}
export function enemyPhaseOpens(tale: Tale, dice: Dice): void {
  for (const { rule } of battleRules(tale.state)) rule.battle?.enemyPhaseOpens?.(tale, dice);
}
export function phaseEnds(tale: Tale, dice: Dice): void {
  for (const { rule } of battleRules(tale.state)) rule.battle?.phaseEnds?.(tale, dice);
}

/** Codes of what a stage of Tracking must settle, in an order of no importance; each is then asked of `settle`. */
export const trackingMatters = (state: State, stage: 'warband' | 'enemy' | 'scenario' | 'rest'): readonly string[] =>
  battleRules(state).flatMap(({ id, rule }) => {
    const tracking = rule.battle?.tracking;
    return tracking?.stage === stage && tracking.due(state) ? [id] : [];
  });
/** Settles one of them: by events at once, or by calling steps. */
export function settle(tale: Tale, matter: string, dice: Dice): void {
  const tracking = battleRules(tale.state).find(({ id }) => id === matter)?.rule.battle?.tracking;
  // What was settled before it may have left nothing to do
  if (tracking?.due(tale.state) === true) tracking.settle(tale, dice);
}
/** The battle is not decided before a round is over, though no enemy is left (they come again and again). */
export const holdsOpen = (state: State): Source | null => battleSays(state, (battle) => battle.holdsOpen === true);

// — Morale [FL-BAT-191 …]

/** Dice more or fewer, beside one for each enemy casualty of the round. */
export const moraleDice = (state: State): readonly Modifier[] =>
  modifiers(state, (battle) => battle.moraleDice?.(state));
/** No morale dice at all for these enemies (break-point mobs). */
export const moraleWaived = (state: State): Source | null =>
  battleSays(state, (battle) => battle.moraleWaived?.(state) === true);

/** Highest face that is a failure, 0 for who never checks: who knows no fear knows none, who is Brave fails on a 1. */
export function moraleFailsOn(state: State, figure: Figure): number {
  const faces = rulesFor(state, figure).flatMap(({ rule }) => rule.own?.moraleFailsOn ?? []);
  const calm = faces.filter((face) => face < FAILS_ON);
  return calm.length > 0 ? Math.min(...calm) : Math.max(FAILS_ON, ...faces);
}
const FAILS_ON = 2;

/** What a morale die or a rout brings on beside (Gnawling sixes, Faceless advance, collectors). */
export function afterMoraleDie(tale: Tale, face: number, dice: Dice): void {
  for (const { rule } of battleRules(tale.state)) rule.battle?.afterMoraleDie?.(tale, face, dice);
}
export function afterRout(tale: Tale, unit: UnitId, dice: Dice): void {
  for (const { rule } of battleRules(tale.state)) rule.battle?.afterRout?.(tale, unit, dice);
}
/** After the enemies' step of Tracking, morale or not: the few that remain may go (Not Worth the Risk) [FL-ENM-23]. */
export function afterMorale(tale: Tale, dice: Dice): void {
  for (const { rule } of battleRules(tale.state)) rule.battle?.afterMorale?.(tale, dice);
}

/** Carries out the `ability` that the automa chose for a figure (an Area Attack of an Aberration). */
export function useAbility(tale: Tale, unit: UnitId, target: UnitId | null, dice: Dice): void {
  if (target !== null && figureOf(tale.state, target) !== undefined) areaAttack(tale, unit, target, dice);
}

type Battle = NonNullable<ReturnType<typeof battleRules>[number]['rule']['battle']>;
export const modifiers = (state: State, amount: (battle: Battle) => number | undefined): readonly Modifier[] =>
  battleRules(state).flatMap(({ id, rule }) => {
    const by = rule.battle === undefined ? 0 : (amount(rule.battle) ?? 0);
    return by === 0 ? [] : [{ amount: by, because: id }];
  });
