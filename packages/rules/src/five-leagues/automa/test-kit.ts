import { scriptedDice } from '../../kernel/dice';
import type { AutomaPlan } from '../steps-flow';
import { aBattle, type BattleGiven, carried, type FigureGiven } from '../test-kit';
import { chooseActivation } from './index';

/** What `ex` does on a table, with known lots. */
export function chosen(
  figures: Readonly<Record<string, FigureGiven>>,
  given: Partial<BattleGiven> = {},
  faces: readonly number[] = [],
): AutomaPlan {
  const dice = scriptedDice(faces);
  const plan = chooseActivation(aBattle({ figures, ...given }), 'ex', dice);
  dice.done();
  return plan;
}

export const bow = { weapons: [carried('self-bow'), carried('light-weapon')] };

/** How far a plan goes, in inches. */
export const inches = (plan: AutomaPlan): number => Number(plan.reason.detail['inches'] ?? 0);

/** Where a plan ends, in inches. */
export const end = (plan: AutomaPlan): { readonly x: number; readonly y: number } => {
  const { x, y } = plan.path[plan.path.length - 1] ?? { x: 0, y: 0 };
  return { x: x / 25.4, y: y / 25.4 };
};
