import type { Offer, Refusal, SeatId } from '../../kernel';
import { figureOf, isFielded, seatOf } from '../figures';
import { tooFew } from '../flow/limits';
import type { Intent, IntentOf } from '../intents';
import { mayAct } from '../morale/able';
import type { Effect, Figure, State } from '../state';
import { type Planned, planned, refused, type Verb } from '../steps/step';
import { effectOf, effectsBy, endEffect, isEnchantment, isWall } from './effects';

/** A caster gives up a spell of his own: a free action, while he has others left [ASOBH-MAG-07]. */
export const endSpellVerb: Verb<'end-spell'> = {
  do: 'end-spell',
  offers: (state, act, figure) => ((act.left[figure.id] ?? 0) > 0 ? endOffers(state, figure) : []),
  plan: (state, act, figure, intent) => {
    const spent = tooFew(act, figure.id, 1);
    return spent === undefined ? planEnd(state, figure, intent) : refused(spent);
  },
};

/** The same in the turn of his side, before anybody is activated: for the step of the turn. */
export const endOffersOf = (state: State, seat: SeatId): readonly Offer<Intent>[] =>
  Object.values(state.figures)
    .filter((figure) => seatOf(figure) === seat)
    .flatMap((figure) => endOffers(state, figure));
export function planEndOf(state: State, seat: SeatId, intent: IntentOf<'end-spell'>): Planned {
  const figure = figureOf(state, intent.unit);
  if (figure === undefined || seatOf(figure) !== seat)
    return refused({ code: 'unit/not-yours', rule: 'GEN-02', ...(figure === undefined ? {} : { who: [figure.id] }) });
  return planEnd(state, figure, intent);
}

function endOffers(state: State, figure: Figure): readonly Offer<Intent>[] {
  if (!mayEnd(figure)) return [];
  const intents = effectsBy(state, figure.id)
    .filter(isHis)
    .map(({ id }): IntentOf<'end-spell'> => ({ do: 'end-spell', unit: figure.id, effect: id }));
  return intents.length === 0 ? [] : [{ needs: 'target', do: 'end-spell', unit: figure.id, intents }];
}

/** Whatever lasts by his will: enchantments, weather, the flames on his hands. Walls stand by themselves. */
const isHis = (effect: Effect): boolean => isEnchantment(effect) || effect.is === 'flaming-touch';
const mayEnd = (figure: Figure): boolean => isFielded(figure) && mayAct(figure);

function planEnd(state: State, figure: Figure, intent: IntentOf<'end-spell'>): Planned {
  const no = (code: string): Refusal => ({ code, rule: 'ASOBH-MAG-07', who: [figure.id] });
  if (!mayEnd(figure)) return refused(no('cast/not-able'));
  const effect = effectOf(state, intent.effect);
  if (effect === undefined || effect.caster !== figure.id || isWall(effect) || !isHis(effect))
    return refused(no('end-spell/not-his'));
  return planned({
    marks: effect.target === null ? [] : [{ is: 'outline', unit: effect.target, tone: 'target' }],
    enact: (tale) => endEffect(tale, effect.id, 'ASOBH-MAG-07'),
  });
}
