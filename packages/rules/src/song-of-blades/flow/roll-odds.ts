import type { Odds } from '../../kernel';
import { figureOf, has } from '../figures';
import { DICE_TRAITS } from '../special/dice-traits';
import type { State } from '../state';
import type { ActivateStep, RollWhy } from '../steps-flow';
import { announcedIn } from './announced';
import { activationOdds, type DiceHelp } from './odds';
import { sureDice, worstOf } from './quality';

/** Exact chances of an activation or a reaction, before its dice fall. */
export function rollOdds(state: State, step: ActivateStep): Odds {
  const why = whyOf(step);
  const { needed } = worstOf(state, step.figures, why, { front: frontOf(step) });
  return activationOdds({
    needs: needed.needs,
    modifiers: needed.modifiers,
    dice: step.dice,
    sure: sureDice(state, step.figures, why, step.dice),
    help: helpOf(state, step, why),
    spell: announcedIn(step).length > 0,
    reaction: step.kind === 'reaction',
  });
}

export const whyOf = (step: ActivateStep): RollWhy => (step.kind === 'reaction' ? 'reaction' : 'activation');

/** The one whose example counts, in a group that follows him [ASOBH-LDR-05]. */
export const frontOf = (step: ActivateStep): string | undefined => (step.kind === 'lead' ? step.by : undefined);

/** What a player may do to the dice every time; luck and music, which are used up, are kept back. */
function helpOf(state: State, step: ActivateStep, why: RollWhy): DiceHelp {
  const asked = { why, dice: step.dice, group: step.figures.length > 1 };
  const free = DICE_TRAITS.filter(
    (trait) =>
      trait.per === 'roll' &&
      trait.of === 'roller' &&
      trait.may(asked) &&
      step.figures.every((id) => {
        const figure = figureOf(state, id);
        return figure !== undefined && has(figure, trait.trait);
      }),
  );
  return {
    rerolls: free.filter((trait) => trait.does === 'reroll').length,
    raises: free.filter((trait) => trait.does === 'raise').length,
  };
}
