import type { Offer, SeatId } from '../../kernel';
import { type Fielded, fieldedOf, partyOf, partySeats } from '../figures';
import type { Intent } from '../intents';
import { USABLE } from '../intents-items';
import { aimDraft, aimOffers, planAim, sampleAim } from '../items/aim-verb';
import { CHARMS, isCharm } from '../items/charms';
import { planUse, useOffers } from '../items/use-verb';
import type { State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules } from '../steps/step';

type Eve = StepOf<'eve'>;

/**
 * Both sides stand. What may be used right before the battle is used now, without an Action, by whoever of the warband
 * has a hand for it, until everyone has had enough [FL-LOOT-unique-items]. Where there is no such thing nobody is asked.
 */
export const eve: StepRules<'eve'> = {
  carryOn(tale, step) {
    if (asked(tale.state, step).length > 0) return false;
    tale.finish({ is: 'scenario', what: 'eve' });
    return true;
  },
  waiting: (state, step) => asked(state, step).map((seat) => ({ seat, what: 'eve' })),
  hears: (_state, step) => step.ready,
  offers: (state, step, seat) =>
    step.ready.includes(seat)
      ? []
      : [...offersOf(state, seat), { needs: 'now', do: 'ready', intent: { do: 'ready', ready: true } }],
  plan: (state, step, seat, intent) => {
    if (intent.do === 'ready')
      return intent.ready && !step.ready.includes(seat)
        ? planned({ marks: [], enact: (tale) => tale.amend({ ...step, ready: [...step.ready, seat] }) })
        : refused({ code: 'eve/as-it-is', rule: RULE });
    return intent.do === 'use' || intent.do === 'aim' ? planThing(state, step, seat, intent) : outOfStep(step, intent);
  },
  draft: (state, _step, seat, draft) => {
    const figure = draft.do === 'aim' && draft.unit !== undefined ? ownOf(state, seat, draft.unit) : undefined;
    return figure === undefined || draft.do !== 'aim' ? undefined : aimDraft(state, figure, draft.item, draft.at);
  },
  sample: (state, _step, seat, offer, random) => {
    const figure = offer.unit === undefined ? undefined : ownOf(state, seat, offer.unit);
    return figure === undefined ? undefined : sampleAim(state, figure, offer, random);
  },
};

const RULE = 'FL-LOOT-unique-items';
const ITEMS = USABLE.filter((item) => isCharm(item) && CHARMS[item].before === 'eve');

/** Whether the warband has brought any of them. */
export const hasThings = ({ backpack }: State): boolean =>
  backpack.some(({ item }) => isCharm(item) && CHARMS[item].before === 'eve');

const asked = (state: State, step: Eve): readonly SeatId[] =>
  partySeats(state).filter((seat) => !step.ready.includes(seat) && offersOf(state, seat).length > 0);

const offersOf = (state: State, seat: SeatId): readonly Offer<Intent>[] =>
  partyOf(state)
    .filter((each) => each.seat === seat)
    .flatMap((each) => [...useOffers(state, each, ITEMS), ...aimOffers(state, each)]);

const ownOf = (state: State, seat: SeatId, unit: string): Fielded | undefined => {
  const figure = fieldedOf(state, unit);
  return figure?.seat === seat && figure.side === 'party' ? figure : undefined;
};

function planThing(state: State, step: Eve, seat: SeatId, intent: Extract<Intent, { do: 'use' | 'aim' }>): Planned {
  const figure = ownOf(state, seat, intent.unit);
  if (step.ready.includes(seat)) return refused({ code: 'eve/as-it-is', rule: RULE });
  if (figure === undefined) return refused({ code: 'unit/not-yours', rule: 'GEN-02', who: [intent.unit] });
  const { item } = intent;
  const no =
    isCharm(item) && CHARMS[item].before === 'eve'
      ? undefined
      : ({ code: 'eve/not-yet', rule: RULE, who: [figure.id], detail: { item } } as const);
  return intent.do === 'use' ? planUse(state, figure, intent, no) : planAim(state, figure, intent, no);
}
