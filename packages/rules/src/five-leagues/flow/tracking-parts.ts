import type { Dice } from '../../kernel';
import { magicTracking } from '../magic/fading';
import { scenarioTracking } from '../scenarios/matters';
import { settle, trackingMatters } from '../special/hooks';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import type { TrackingStep } from '../steps-flow';
import { moraleTracking } from './morale';

type Stage = Exclude<TrackingStep['stage'], 'close'>;

/** What a part of the game has to settle at the end of a round, by codes of its own; words name them as sources. */
export interface TrackingPart {
  /** Codes due at this stage of Tracking; asked once when the stage begins. */
  matters(state: State, stage: Stage): readonly string[];
  /** Settles one by events, or by calling steps; false where the code is not of this part. */
  settle(tale: Tale, what: string, dice: Dice): boolean;
}

/** Made when it is asked for: the parts know one another. */
const parts = (): readonly TrackingPart[] => [magicTracking, moraleTracking, scenarioTracking];

/** Everything due at this stage, in the order that is taken where nobody chooses another. */
export const mattersOf = (state: State, stage: Stage): readonly string[] => [
  ...new Set([...parts().flatMap((part) => part.matters(state, stage)), ...trackingMatters(state, stage)]),
];

export function settleMatter(tale: Tale, what: string, dice: Dice): void {
  if (parts().some((part) => part.settle(tale, what, dice))) return;
  settle(tale, what, dice);
}
