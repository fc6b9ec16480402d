import type { Modifier, Refusal } from '../../kernel';
import { ITEM_IDS } from '../content/ids';
import { scoreOf } from '../figures';
import { groundUnder } from '../ground/under';
import { dashBar, gaitOf } from '../special/hooks';
import type { Figure, State } from '../state';
import type { Manner } from '../steps-moves';
import { inch } from '../units';

/**
 * Speed and Dash in mm, here and now, and what came to the printed Speed [FL-BAT-20] [FL-BAT-39]. `inWater`: what gear
 * adds is lost there [FL-BAT-63].
 */
export function speedOf(
  state: State,
  figure: Figure,
  inWater = isInWater(state, figure),
): { readonly base: number; readonly dash: number; readonly modifiers: readonly Modifier[] } {
  const gait = gaitOf(state, figure);
  const own = inWater
    ? { ...figure, changes: figure.changes.filter((each) => each.by < 0 || !isGear(each.because)) }
    : figure;
  const modifiers = gait.speed.filter(({ amount, because }) => !inWater || amount < 0 || !isGear(because));
  const base = modifiers.reduce((sum, { amount }) => sum + amount, scoreOf(own, 'speed'));
  const dash = gait.dash
    .filter(({ amount, because }) => !inWater || amount < 0 || !isGear(because))
    .reduce((sum, { amount }) => sum + amount, scoreOf(own, 'dash'));
  return { base: inch(Math.max(0, base)), dash: inch(Math.max(0, dash)), modifiers };
}

const isGear = (because: string): boolean => (ITEM_IDS as readonly string[]).includes(because);

/** In water now, or in this round [FL-BAT-63]. */
export const isInWater = (state: State, figure: Figure): boolean =>
  figure.did.water || groundUnder(state, figure).tags.includes('water');

/** 1 Will buys so much [FL-BAT-35]. */
export const WILL_MOVE = inch(4);
/** How far a stalker's teeth carry. */
export const STALK = inch(9);

/** Millimetres it may still go in that manner; for a Dash with what is left of its move [FL-BAT-26]. */
export function allowanceOf(state: State, figure: Figure, manner: Manner, inWater?: boolean): number {
  if (manner === 'will') return WILL_MOVE;
  if (manner === 'stalk') return STALK;
  const { base, dash } = speedOf(state, figure, inWater);
  return Math.max(0, (manner === 'dash' ? base + dash : base) - figure.did.spent);
}

/** Why it may not Dash now and here: it never does, its armour, its wet feet [FL-BAT-39] [FL-BAT-62] [FL-BAT-63]. */
export function noDash(state: State, figure: Figure): Refusal | undefined {
  const who = [figure.id];
  const own = dashBar(state, figure);
  if (own !== undefined) return own;
  if (figure.profile.speed.dash === null || scoreOf(figure, 'dash') === 0)
    return { code: 'move/no-dash', rule: 'FL-CHR-11', who };
  const { tags } = groundUnder(state, figure);
  if (isInWater(state, figure)) return { code: 'move/water-dash', rule: 'FL-BAT-63', who };
  if (figure.did.wet || tags.includes('wet')) return { code: 'move/wet-dash', rule: 'FL-BAT-62', who };
  return undefined;
}
