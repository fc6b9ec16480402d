import type { SeatId } from '../../kernel';
import { partySeats } from '../figures';
import type { State } from '../state';
import { type Always, planned, refused } from '../steps/step';

/** A player’s standing wish: not to be asked about mere rerolls as long as it stands [FL-BAT-204]. */
export const wishes: Always = {
  dos: ['ask-rerolls'],
  // A wish for later touches nothing that lies on the table
  lapses: false,
  offers: (state, seat) =>
    partySeats(state).includes(seat)
      ? [{ needs: 'now', do: 'ask-rerolls', intent: { do: 'ask-rerolls', ask: !isAsked(state, seat) } }]
      : [],
  plan: (state, seat, intent) => {
    if (intent.do !== 'ask-rerolls') return refused({ code: 'step/not-now', rule: 'FL-BAT-204' });
    const { ask } = intent;
    if (!partySeats(state).includes(seat)) return refused({ code: 'ask-rerolls/party-only', rule: 'FL-BAT-204' });
    if (ask === isAsked(state, seat)) return refused({ code: 'ask-rerolls/as-it-is', rule: 'FL-BAT-204' });
    return planned({
      marks: [],
      enact: (tale) => {
        const unasked = ask
          ? tale.state.unasked.filter((each) => each !== seat)
          : [...new Set([...tale.state.unasked, seat])];
        tale.add(
          { type: 'battleChanged', set: { unasked }, because: 'FL-BAT-204' },
          { type: 'asksRerolls', seat, ask },
        );
      },
    });
  },
};

const isAsked = (state: State, seat: SeatId): boolean => !state.unasked.includes(seat);
