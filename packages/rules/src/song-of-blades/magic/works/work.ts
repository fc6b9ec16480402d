import type { Dice, UnitId } from '../../../kernel';
import type { State } from '../../state';
import type { Tale } from '../../steps/step';
import type { CastStep } from '../../steps-magic';

/** What one spell does. Of a spell not in the table only the general things hold: it is tried on its target. */
export interface Work {
  /** As it comes to work, before it is tried on anyone. Adds events only; calls no steps. */
  begin?(tale: Tale, cast: CastStep, dice: Dice): void;
  /** Whom it is tried on, once it has begun; the figure aimed at unless told. */
  targets?(state: State, cast: CastStep): readonly UnitId[];
  /** It has taken hold of one who did not resist it. May call steps. */
  takes?(tale: Tale, cast: CastStep, unit: UnitId, dice: Dice): void;
  /** When all has been tried. May call steps. */
  end?(tale: Tale, cast: CastStep, dice: Dice): void;
}
