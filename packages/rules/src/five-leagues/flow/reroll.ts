import type { SeatId, UnitId } from '../../kernel';
import { figureOf } from '../figures';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import type { RerollStep } from '../steps-flow';
import { maySpendStory } from './story';

/** Dice that just fell for a figure. */
export interface Fallen {
  readonly unit: UnitId;
  /** A code that says what they were for; words name it. */
  readonly why: string;
  readonly faces: readonly number[];
  readonly sides: number;
  /** What beside a Story Point may throw them again; by default nothing. */
  readonly sources?: readonly Exclude<RerollStep['sources'][number], 'story-point'>[];
  /** False where no other face could be better: then nobody is asked. */
  readonly worth?: boolean;
}

/**
 * Whether these dice are to count. Note your next stage first; the faces that count are in `tale.state.returned`
 * (`{ is: 'faces' }`) when you are carried on: as they fell where nothing may throw them again, or the seat does not wish
 * to be asked [FL-BAT-204] [FL-GEN-08].
 */
export function offerReroll(tale: Tale, fallen: Fallen): void {
  const { unit, why, faces, sides } = fallen;
  const sources = fallen.worth === false ? [] : sourcesOf(tale.state, fallen);
  const seat = figureOf(tale.state, unit)?.seat ?? '';
  tale.call({ is: 'reroll', unit, seat, why, faces, sides, sources, rolled: null });
  if (sources.length === 0) tale.finish({ is: 'faces', faces });
}

function sourcesOf(state: State, { unit, sources = [] }: Fallen): RerollStep['sources'] {
  const wished = maySpendStory(state, unit) && !isUnasked(state, figureOf(state, unit)?.seat ?? '');
  return wished ? [...sources, 'story-point'] : sources;
}

/** Does not wish to be asked about mere rerolls. */
const isUnasked = (state: State, seat: SeatId): boolean => state.unasked.includes(seat);
