import type { Offer, SeatId } from '../../kernel';
import { partySeats, playingSeats, topStep } from '../figures';
import type { Intent } from '../intents';
import type { State } from '../state';
import { type Always, planned, refused } from '../steps/step';
import { bestGiven, diceTakers, isSameGiven, proposalRefusal } from './initiative-dice';

/**
 * Anyone of the party who plays may propose who gets which die, and change what is proposed, as long as the dice lie
 * open; whoever had said yes is asked again [FL-BAT-03].
 */
export const proposing: Always = {
  dos: ['propose-initiative'],
  lapses: true,
  offers: (state, seat) => {
    if (!isOpen(state, seat)) return [];
    const best = bestGiven(state);
    const whole: Intent = { do: 'propose-initiative', given: best };
    const ready: Offer<Intent>[] =
      isAsItIs(state, best) || proposalRefusal(state, best) !== undefined
        ? []
        : [{ needs: 'now', do: 'propose-initiative', intent: whole }];
    return [...ready, { needs: 'place', do: 'propose-initiative', draft: { do: 'propose-initiative' } }];
  },
  plan: (state, seat, intent) => {
    if (intent.do !== 'propose-initiative') return refused({ code: 'step/not-now', rule: 'FL-BAT-03' });
    if (topStep(state)?.is !== 'initiative') return refused({ code: 'initiative/not-open', rule: 'FL-BAT-03' });
    if (!isOpen(state, seat)) return refused({ code: 'initiative/not-yours', rule: 'FL-BAT-03' });
    const refusal = proposalRefusal(state, intent.given);
    if (refusal !== undefined) return refused(refusal);
    if (isAsItIs(state, intent.given)) return refused({ code: 'initiative/as-it-is', rule: 'FL-BAT-03' });
    return planned({
      marks: diceTakers(state).map(({ id }) => ({ is: 'outline', unit: id, tone: 'legal' })),
      enact: (tale) => tale.add({ type: 'initiativeProposed', seat, given: intent.given }),
    });
  },
  draft: () => ({ is: 'unfinished', needs: 'given', marks: [] }),
  sample: (state, _seat, _offer, random) => {
    const left = (state.initiative?.dice ?? []).map((_, die) => die);
    const takers = [...diceTakers(state)];
    const given: Record<string, number> = {};
    while (left.length > 0 && takers.length > 0) {
      const [die = 0] = left.splice(0, 1);
      const [taker] = takers.splice(Math.floor(random() * takers.length), 1);
      if (taker !== undefined) given[taker.id] = die;
    }
    return { do: 'propose-initiative', given };
  },
};

function isOpen(state: State, seat: SeatId): boolean {
  const top = topStep(state);
  const open = top?.is === 'initiative' && top.stage === 'assign';
  return open && partySeats(state).includes(seat) && playingSeats(state).includes(seat);
}

const isAsItIs = ({ initiative }: State, given: Readonly<Record<string, number>>): boolean =>
  initiative !== null && initiative.proposedBy !== null && isSameGiven(initiative.given, given);
