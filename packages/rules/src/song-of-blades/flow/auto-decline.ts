import type { Always, Offer, SeatId } from '../../kernel';
import { seatOf } from '../figures';
import type { Intent, IntentOf } from '../intents';
import type { Figure, State } from '../state';
import { type Game, type Planned, planned, refused, type Tale } from '../steps/step';

/** At any time a player may let the reactions of a figure pass by unasked, or ask for them again. */
export const declining: Always<Game, Tale> = {
  dos: ['auto-decline'],
  // A standing wish for later touches nothing that lies on the table
  lapses: false,
  offers: declineOffers,
  plan: planDecline,
};

function declineOffers(state: State, seat: SeatId): readonly Offer<Intent>[] {
  const own = Object.values(state.figures).filter((figure) => seatOf(figure) === seat && figure.fate === 'table');
  if (own.length === 0) return [];
  return [{ needs: 'target', do: 'auto-decline', intents: own.map(turned) }];
}

const turned = (figure: Figure): Intent => ({ do: 'auto-decline', unit: figure.id, on: !figure.declines });

function planDecline(state: State, seat: SeatId, { unit, on }: IntentOf<'auto-decline'>): Planned {
  const figure = Object.hasOwn(state.figures, unit) ? state.figures[unit] : undefined;
  if (figure === undefined) return refused({ code: 'unit/unknown', rule: 'GEN-02' });
  if (seatOf(figure) !== seat) return refused({ code: 'unit/not-yours', rule: 'GEN-02', who: [unit] });
  if (figure.fate !== 'table') return refused({ code: 'unit/not-on-table', rule: 'GEN-02', who: [unit] });
  if (figure.declines === on) return refused({ code: 'auto-decline/as-it-is', rule: 'ASOBH-REA-01', who: [unit] });
  return planned({ marks: [], enact: (tale) => tale.add({ type: 'declining', unit, on }) });
}
