import type { SideId, UnitId } from '../../kernel';
import type { State, Unit } from '../state';
import { startOf } from '../steps/turn';
import { isFielded } from '../units';

/**
 * The table as it would be if this side's turn began now: no orders given, nothing fired. For questions about what
 * could be done next, whoever's turn it is.
 */
export function asTurnOf(state: State, side: SideId): State {
  const units = Object.entries(state.units).map(([id, unit]): [UnitId, Unit] => [
    id,
    unit.side !== side
      ? unit
      : {
          ...unit,
          order: null,
          shot: false,
          struck: false,
          wild: state.active === side ? unit.wild : null,
          withdrew: false,
          start: isFielded(unit) ? startOf(state, unit) : unit.start,
        },
  ]);
  return { ...state, active: side, units: Object.fromEntries(units) };
}
