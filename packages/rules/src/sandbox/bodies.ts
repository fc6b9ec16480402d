import type { Body } from '../kernel';
import { baseOf, type SandboxState } from './state';

/** Everything with a footprint. Nothing is solid: bases may overlap, as on any table where they are just put down. */
export const bodies = (state: SandboxState): readonly Body[] =>
  Object.values(state.pieces).map((piece): Body => {
    const seat = state.seats.find((each) => each.seat === piece.owner);
    const whose = seat === undefined ? {} : { seat: seat.seat, side: seat.side };
    return { id: piece.id, ...whose, base: baseOf(piece), solid: false };
  });
