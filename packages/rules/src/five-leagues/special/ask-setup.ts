import type { Modifier, Refusal } from '../../kernel';
import type { Figure, State } from '../state';
import { modifiers } from './ask-rounds';
import { battleRules, battleSays, rulesFor, whose } from './in-force';
import type { Gain, Source } from './rule';

/** Questions of setting up a battle, and of its end. */

/** Troopers more or fewer by the enemy's own rules, and ranks that some of them get or that come on top. */
export function forceChanges(state: State): {
  readonly figures: readonly Modifier[];
  /** Melee Troopers that become this rank instead (hardened fighters). */
  readonly raised: readonly { readonly rank: 'sergeant' | 'lieutenant' | 'captain'; readonly because: Source }[];
} {
  return {
    figures: modifiers(state, (battle) => battle.figures?.(state)),
    raised: battleRules(state).flatMap(({ id, rule }) => {
      const rank = rule.battle?.raised?.(state) ?? null;
      return rank === null ? [] : [{ rank, because: id }];
    }),
  };
}
/** Always met with an Unknown Enemy Marker. */
export const comesUnknown = (state: State): Source | null =>
  battleSays(state, (battle) => battle.comesUnknown === true);
/** The force can Outflank, where the scenario allows it [FL-SET-14]. */
export const canOutflank = (state: State): Source | null => battleSays(state, (battle) => battle.canOutflank === true);
/** Added to the 2D6 of an Outflank, or to the enemy's distance in a Defensive Battle, in inches. */
export const deploymentModifiers = (state: State, what: 'outflank' | 'defensive'): readonly Modifier[] =>
  modifiers(state, (battle) => battle.deployment?.(state, what));
/** Why the warband cannot Seize the Initiative (Awareness, a hunter among them) [FL-SET-16]. */
export function seizeBar(state: State): Refusal | undefined {
  for (const { rule } of battleRules(state)) {
    const bar = rule.battle?.seizeBar?.(state);
    if (bar !== undefined) return bar;
  }
  return undefined;
}
/** Added to a roll to spot who steals nearer, beside what the scenario itself says [FL-SET-21] [FL-SET-27]. */
export const spottingModifiers = (
  state: State,
  how: 'infiltration' | 'sneak',
  mover: Figure,
  spotter: Figure,
): readonly Modifier[] =>
  modifiers(state, (battle) => battle.spotting?.(state, how, mover, spotter)).map((each) =>
    each.because === 'warband' ? { ...each, because: 'hunting-instincts' } : each,
  );
/** Rounds more for objectives with a time limit [FL-ENM-30]. */
export const timeLimitChanges = (state: State): readonly Modifier[] => modifiers(state, (battle) => battle.rounds);
/** Never rolls on Flight in the Dark (Halflings) [FL-CHR-29]. */
export const spareFlight = (state: State, figure: Figure): Source | null =>
  whose(rulesFor(state, figure), (own) => own.spareFlight === true);
/** It readies nothing and puts nothing away in a battle (Gauntlets of Iron Grip). */
export const readyBar = (state: State, figure: Figure): Source | null =>
  whose(rulesFor(state, figure), (own) => own.noReady === true);
/** Moves in a Site as it does anywhere, and may Dash there (Crawling) [FL-SET-30]. */
export const crawls = (state: State, figure: Figure): Source | null =>
  whose(rulesFor(state, figure), (own) => own.crawls === true);

/** What the battle's end owes to special rules, as gains of the report. */
export const gainsAtEnd = (state: State): readonly Gain[] =>
  battleRules(state).flatMap(({ rule }) => rule.battle?.gains?.(state) ?? []);
