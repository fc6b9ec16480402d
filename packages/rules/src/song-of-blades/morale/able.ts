import { adjacentFriends, condition, type Fielded, has, is } from '../figures';
import type { ConditionKind, Figure, State } from '../state';

/** What a figure can still do in the state it is in. One question each; traits and turns are asked elsewhere. */

const HELPLESS: readonly ConditionKind[] = ['sleeping', 'stone', 'bound', 'paralysed'];
const any = (figure: Figure, kinds: readonly ConditionKind[]): boolean => kinds.some((kind) => is(figure, kind));

/** Snow and ice hold the whole body, roots and bones only the feet [ASOBH-CND]. */
const isBuried = (figure: Figure): boolean => {
  const held = condition(figure, 'held');
  return held !== undefined && (held.by === 'snow' || held.by === 'ice');
};

/** It may be activated, if only to work itself free [ASOBH-CND-06] [ASOBH-CND-08] [ASOBH-CND-09]. */
export const mayActivate = (figure: Figure): boolean => !any(figure, HELPLESS);

/** It may spend actions on something else than its own freedom. */
export const mayAct = (figure: Figure): boolean =>
  mayActivate(figure) && !any(figure, ['transfixed', 'looting']) && !isBuried(figure);

/** Nothing holds it down or fast [ASOBH-CON-05]. A Prone figure stands up first. */
export const mayMove = (figure: Figure): boolean => mayAct(figure) && !any(figure, ['prone', 'entangled', 'held']);

/** [ASOBH-REA-03] */
export const mayReact = (figure: Figure): boolean =>
  mayActivate(figure) && !is(figure, 'transfixed') && figure.controlled === null && !has(figure, 'unreactive');

/** [ASOBH-CND-03] */
export const mayPowerBlow = (figure: Figure): boolean => mayAct(figure) && !is(figure, 'fatigued');

/** No spells, scrolls or passwords without a voice [ASOBH-CND-04]. */
export const mayCast = (figure: Figure): boolean => mayAct(figure) && !is(figure, 'mute');

/** It sees nothing: no shots, no spells that need sight, no Leader in view [ASOBH-CND-01]. */
export const seesNothing = (figure: Figure): boolean => any(figure, ['blind', 'sleeping', 'stone']);

/** It may act in a group; a Blind one at the hand of a friend who sees [ASOBH-CND-01] [ASOBH-CND-02] [ASOBH-CND-07]. */
export function mayJoinGroup(state: State, figure: Fielded): boolean {
  if (!mayActivate(figure) || any(figure, ['deaf', 'staggering'])) return false;
  return !is(figure, 'blind') || adjacentFriends(state, figure).some((friend) => !is(friend, 'blind'));
}

/** Tired legs: the third move of a turn is one stick shorter [ASOBH-CND-03]. */
export const isTired = (figure: Figure, movesBefore: number): boolean => is(figure, 'fatigued') && movesBefore >= 2;

/** Able to do anything at all, as the end of the battle counts it [ASOBH-END-01]. Lying down is no end. */
export const isAble = (figure: Figure): boolean =>
  mayActivate(figure) && !any(figure, ['transfixed', 'entangled']) && !isBuried(figure);
