import type { Refusal, SeatId, UnitId } from '../../kernel';
import { figureOf, partySeats } from '../figures';
import type { Intent } from '../intents';
import type { State } from '../state';
import { type Always, planned, refused } from '../steps/step';

/**
 * Who runs which character: friends share them out when they gather, and may hand them over at any time, so that the
 * battle goes on when one of them has to go [FL-GEN-22].
 */
export const sharing: Always = {
  dos: ['share'],
  lapses: false,
  offers: (state, seat) => {
    const seats = partySeats(state);
    if (!seats.includes(seat) || seats.length < 2) return [];
    const intents = own(state).flatMap(([unit, its]) =>
      seats.filter((each) => each !== its).map((each): Intent => ({ do: 'share', unit, seat: each })),
    );
    return intents.length === 0 ? [] : [{ needs: 'target', do: 'share', intents }];
  },
  plan: (state, by, intent) => {
    if (intent.do !== 'share') return refused({ code: 'step/not-now', rule: 'FL-GEN-22' });
    const { unit, seat } = intent;
    const refusal = refusalOf(state, by, unit, seat);
    if (refusal !== undefined) return refused(refusal);
    return planned({
      marks: [{ is: 'outline', unit, tone: 'legal' }],
      enact: (tale) => {
        const shares = { ...tale.state.shares, [unit]: seat };
        tale.add(
          { type: 'battleChanged', set: { shares }, because: 'FL-GEN-22' },
          { type: 'changed', unit, set: { seat }, because: 'FL-GEN-22' },
          { type: 'shared', unit, seat, by },
        );
      },
    });
  },
};

/** Figures of the party that can still do anything, and whose they are. */
const own = (state: State): readonly (readonly [UnitId, SeatId])[] =>
  Object.values(state.figures)
    .filter(
      (each) => each.side === 'party' && (each.fate === 'table' || each.fate === 'reserve' || each.fate === 'waiting'),
    )
    .map((each) => [each.id, each.seat]);

function refusalOf(state: State, by: SeatId, unit: UnitId, seat: SeatId): Refusal | undefined {
  const rule = 'FL-GEN-22';
  const figure = figureOf(state, unit);
  if (!partySeats(state).includes(by)) return { code: 'share/party-only', rule };
  if (figure === undefined) return { code: 'unit/unknown', rule: 'GEN-02' };
  if (figure.side !== 'party') return { code: 'share/not-of-the-party', rule, who: [unit] };
  if (!partySeats(state).includes(seat)) return { code: 'share/no-such-seat', rule, who: [unit] };
  if (!own(state).some(([id]) => id === unit)) return { code: 'share/gone', rule, who: [unit] };
  return figure.seat === seat ? { code: 'share/as-it-is', rule, who: [unit] } : undefined;
}
