import type { Refusal } from '../../kernel';
import { type Fielded, fieldedOf, foesOf, isTouching, sideOf } from '../figures';
import { meetBar, untargetable } from '../special/hooks';
import type { State } from '../state';
import { planned, refused, type StepOf, type VerbOf } from '../steps/step';
import { noAction } from './may-act';
import { meleeStep } from './melee';
import { chargeOdds, fightMarks } from './melee-odds';

/** Melee with a foe it already touches, without a step: whoever moves in fights by that move [FL-BAT-16] [FL-BAT-28]. */
export const fightVerb: VerbOf<'fight'> = {
  do: 'fight',
  offers(state, act, figure) {
    const intents = foesOf(state, figure)
      .filter((foe) => refusalOf(state, act, figure, foe.id) === undefined)
      .map((foe) => ({ do: 'fight' as const, unit: figure.id, target: foe.id }));
    return intents.length === 0 ? [] : [{ needs: 'target', do: 'fight', unit: figure.id, intents }];
  },
  plan(state, act, figure, intent) {
    const no = refusalOf(state, act, figure, intent.target);
    if (no !== undefined) return refused(no);
    const step = meleeStep(figure.id, intent.target);
    return planned({
      marks: fightMarks(state, step),
      get odds() {
        return chargeOdds(state, step);
      },
      notes: [{ code: 'best-weapon', because: 'FL-BAT-102' }],
      enact: (tale) => tale.call(step),
    });
  },
};

function refusalOf(state: State, act: StepOf<'act'>, figure: Fielded, target: string): Refusal | undefined {
  const spent = noAction(act, figure);
  if (spent !== undefined) return spent;
  const who = [target];
  const foe = fieldedOf(state, target);
  if (foe === undefined) return { code: 'unit/not-on-table', rule: 'FL-BAT-100', who };
  if (sideOf(foe) === sideOf(figure)) return { code: 'melee/own-side', rule: 'FL-GEN-18', who };
  if (!isTouching(figure, foe)) return { code: 'melee/not-touching', rule: 'FL-BAT-27', who };
  return untargetable(state, figure, foe, 'melee') ?? meetBar(state, figure, 0);
}
