import { type Dice, err, ok, type Refusal, type Result, type SeatId } from '../../kernel';
import type { SandboxEvent } from '../events';
import type { Play } from '../intents';
import { planLots, planRoll, resolveLots, resolveRoll } from '../moves/chance';
import { no, type Plan, refused } from '../moves/common';
import { planCover, planReveal } from '../moves/cover';
import { planCount, planLock, planTurn, planWriting } from '../moves/notes';
import { planDuplicate, planGive, planPlace, planRemove } from '../moves/pieces';
import { planFormUp, planMove, planWheel } from '../moves/poses';
import { planLockTerrain, planMoveTerrain, planPlaceTerrain, planRemoveTerrain } from '../moves/terrain';
import type { SandboxState } from '../state';
import { view } from '../view';

/**
 * The one place where a sandbox waits: everyone may do anything to his own and to everyone's, at any time.
 * Planned on what the seat sees, so nothing hidden can make a move refused. [SBX-05]
 */
export function plan(state: SandboxState, seat: SeatId, intent: Play): Plan {
  const seated = state.seats.find((each) => each.seat === seat);
  if (seated === undefined) return refused([no('seat/unknown', 'GEN-02')]);
  if (state.consent.resigned.includes(seated.side)) return refused([no('seat/resigned', 'GEN-04')]);
  const seen = view(state, seat);
  switch (intent.do) {
    case 'place':
      return planPlace(seen, seat, intent);
    case 'move':
      return planMove(seen, seat, intent);
    case 'form-up':
      return planFormUp(seen, seat, intent);
    case 'wheel':
      return planWheel(seen, seat, intent);
    case 'duplicate':
      return planDuplicate(seen, seat, intent);
    case 'remove':
      return planRemove(seen, seat, intent);
    case 'lock':
      return planLock(seen, seat, intent);
    case 'give':
      return planGive(seen, seat, intent);
    case 'label':
    case 'rename':
    case 'mark':
      return planWriting(seen, seat, intent);
    case 'count':
      return planCount(seen, seat, intent);
    case 'cover':
      return planCover(seen, seat, intent);
    case 'reveal':
      return planReveal(seen, seat, intent);
    case 'roll':
      return planRoll(intent);
    case 'draw-lots':
      return planLots(intent);
    case 'place-terrain':
      return planPlaceTerrain(seen, seat, intent);
    case 'move-terrain':
      return planMoveTerrain(seen, seat, intent);
    case 'remove-terrain':
      return planRemoveTerrain(seen, seat, intent);
    case 'lock-terrain':
      return planLockTerrain(seen, seat, intent);
    case 'note-turn':
      return planTurn(seen, seat, intent);
    default:
      return intent satisfies never;
  }
}

/** The events of a move of play, or every reason against it. */
export function resolve(
  state: SandboxState,
  seat: SeatId,
  intent: Play,
  dice: Dice,
): Result<readonly SandboxEvent[], readonly Refusal[]> {
  const planned = plan(state, seat, intent);
  if (planned.refusals.length > 0) return err(planned.refusals);
  if (intent.do === 'roll') return ok(resolveRoll(seat, intent, dice));
  if (intent.do === 'draw-lots') return ok(resolveLots(seat, intent, dice));
  return ok(planned.events);
}
