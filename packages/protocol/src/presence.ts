import { z } from 'zod';
import { zPersonId, zPoint, zPose, zSeatId } from './common';
import { LIMITS } from './limits';

const unit = z.string().max(64);
/** A game master’s hand is his own business: only what he shares goes further. Of others it need not be said. */
const shared = z.boolean().exactOptional();

/**
 * What a hand does right now: sent as `room.send('presence', …)` at most 15 times a second, forgotten at once, lost
 * without harm. Told only to viewers who see every unit concerned.
 */
export const zHand = z.discriminatedUnion('is', [
  z.object({ is: z.literal('cursor'), at: zPoint, over: unit.exactOptional(), shared }),
  z.object({
    is: z.literal('drag'),
    units: z
      .array(z.object({ unit, pose: zPose }))
      .max(LIMITS.dragUnits)
      .readonly(),
    shared,
  }),
  z.object({
    is: z.literal('ruler'),
    points: z.array(zPoint).max(LIMITS.rulerPoints).readonly(),
    /** Between which units, if it was drawn from one to another. */
    units: z.array(unit).max(2).readonly().exactOptional(),
    shared,
  }),
  /** The hand left the table. */
  z.object({ is: z.literal('gone') }),
]);
export type Hand = z.infer<typeof zHand>;

/** A hand of someone else. */
export const zOthersHand = z.object({ person: zPersonId, seat: zSeatId.exactOptional(), hand: zHand });
export type OthersHand = z.infer<typeof zOthersHand>;
