import type { Refusal } from '../../kernel';
import { figureOf, has } from '../figures';
import type { Figure } from '../state';
import { planned, refused, type Verb } from '../steps/step';
import type { ActStep } from '../steps-flow';
import { tooFew } from './limits';

/** Spells that are cast in the enemy's turn, of banked actions [ASOBH-ACT-12]. */
const DEFENSIVE = ['counter-spell'] as const;

/** A caster keeps actions for the enemy's turn; they lapse with his own next one [ASOBH-ACT-12] [ASOBH-MAG-16]. */
export const bank: Verb<'bank'> = {
  do: 'bank',
  offers: (_state, act, figure) => {
    const intents = [1, 2, 3]
      .filter((actions) => bankRefusal(act, figure, actions) === undefined)
      .map((actions) => ({ do: 'bank' as const, unit: figure.id, actions }));
    return intents.length === 0 ? [] : [{ needs: 'target', do: 'bank', unit: figure.id, intents }];
  },
  plan: (_state, act, figure, { unit, actions }) => {
    const barred = bankRefusal(act, figure, actions);
    if (barred !== undefined) return refused(barred);
    return planned({
      marks: [{ is: 'outline', unit, tone: 'legal' }],
      notes: [{ code: 'banked-until', because: 'ASOBH-ACT-12', detail: { actions: figure.banked + actions } }],
      enact: (tale) => {
        tale.spend(unit, actions, 'bank');
        const banked = (figureOf(tale.state, unit)?.banked ?? 0) + actions;
        tale.add({ type: 'changed', unit, set: { banked }, because: 'ASOBH-ACT-12' });
        tale.add({ type: 'banked', unit, actions });
      },
    });
  },
};

function bankRefusal(act: ActStep, figure: Figure, actions: number): Refusal | undefined {
  const no = (code: string): Refusal => ({ code, rule: 'ASOBH-ACT-12', who: [figure.id] });
  if (!has(figure, 'spell-caster')) return no('bank/no-caster');
  if (!DEFENSIVE.some((spell) => figure.profile.spells.includes(spell))) return no('bank/no-defence');
  if (act.kind === 'reaction') return no('bank/own-turn');
  if (actions < 1) return no('bank/nothing');
  if (figure.banked + actions > MOST) return no('bank/enough');
  return tooFew(act, figure.id, actions);
}
/** A spell has three dice, and no more. */
const MOST = 3;
