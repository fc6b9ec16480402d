import type { Offer, SeatId } from '../../kernel';
import type { Draft, Preview } from '../../kernel/system';
import type { Intent } from '../intents';
import type { State } from '../state';
import { type Always, type Planned, refused } from '../steps/step';
import { MASTER } from '../view';
import { handingOffers, planHandOver } from './handing';
import { markerOffers, planSetMarker, planTakeMarker } from './markers';
import { planHold, planPrepare, planReveal, planUnprepare, preparingOffers } from './prepare';
import { planPut } from './put';
import { testsWait } from './room';
import { planReward, planRule } from './rulings';
import { samplesOf } from './samples';
import { planAskTest } from './tests';

/** What the game master may do at any time: prepare, reveal, rule, ask, reward, hand enemies over. */
export const mastery: Always = {
  dos: [
    'prepare',
    'unprepare',
    'hold',
    'reveal',
    'put',
    'set-marker',
    'take-marker',
    'hand-over',
    'rule',
    'ask-test',
    'reward',
  ],
  // What is prepared changes nothing on the table, and a proposal that lapsed by it would tell that something was
  lapses: false,
  offers: (state, seat) => (seat === MASTER ? offersOf(state) : []),
  plan: (state, seat, intent) =>
    seat === MASTER ? planOf(state, intent) : refused({ code: 'master/only', rule: 'FL-GEN-22' }),
  draft: (_state, seat, draft) => (seat === MASTER ? unfinished(draft) : notYours()),
  sample: (state, seat: SeatId, offer, random) => (seat === MASTER ? samplesOf(state, offer.do, random) : undefined),
};

const offersOf = (state: State): readonly Offer<Intent>[] => [
  ...preparingOffers(state),
  { needs: 'place', do: 'put', draft: { do: 'put' } },
  ...markerOffers(state),
  ...handingOffers(state),
  { needs: 'place', do: 'rule', draft: { do: 'rule' } },
  ...(testsWait(state) === undefined ? [ASKING] : []),
  { needs: 'place', do: 'reward', draft: { do: 'reward' } },
];

const ASKING: Offer<Intent> = { needs: 'place', do: 'ask-test', draft: { do: 'ask-test' } };

function planOf(state: State, intent: Intent): Planned {
  switch (intent.do) {
    case 'prepare':
      return planPrepare(state, intent);
    case 'unprepare':
      return planUnprepare(state, intent);
    case 'hold':
      return planHold(state, intent);
    case 'reveal':
      return planReveal(state, intent);
    case 'put':
      return planPut(state, intent);
    case 'set-marker':
      return planSetMarker(state, intent);
    case 'take-marker':
      return planTakeMarker(state, intent);
    case 'hand-over':
      return planHandOver(state, intent);
    case 'rule':
      return planRule(state, intent);
    case 'ask-test':
      return planAskTest(state, intent);
    case 'reward':
      return planReward(intent);
    default:
      return refused({ code: 'step/not-now', rule: 'FL-BAT-01' });
  }
}

const unfinished = (draft: Draft<Intent>): Preview<Intent> => ({ is: 'unfinished', needs: draft.do, marks: [] });
const notYours = (): Preview<Intent> => ({
  is: 'refused',
  refusals: [{ code: 'master/only', rule: 'FL-GEN-22' }],
  marks: [],
});
