import type { Refusal, Result, SeatId, UnitId } from '../../kernel';
import { err, ok } from '../../kernel';
import type { State, Unit } from '../state';
import { type Fielded, isFielded, sideOf, unitOf } from '../units';

/** The unit, if it exists and this seat's side leads it: `unit/unknown`, `unit/not-yours`. Rules GEN-01, GEN-02. */
export function ownUnit(state: State, seat: SeatId, id: UnitId): Result<Unit, Refusal> {
  const unit = unitOf(state, id);
  if (unit === undefined) return err({ code: 'unit/unknown', rule: 'GEN-01' });
  if (unit.side !== sideOf(state, seat)) return err({ code: 'unit/not-yours', rule: 'GEN-02', who: [id] });
  return ok(unit);
}

/** As `ownUnit`, and it stands on the table: `unit/not-on-table`. */
export function ownFielded(state: State, seat: SeatId, id: UnitId): Result<Fielded, Refusal> {
  const own = ownUnit(state, seat, id);
  if (!own.ok) return own;
  if (!isFielded(own.value)) return err({ code: 'unit/not-on-table', rule: 'GEN-02', who: [id] });
  return ok(own.value);
}

/** An enemy on the table: `unit/unknown`, `unit/not-an-enemy`, `unit/not-on-table`. */
export function enemyFielded(state: State, seat: SeatId, id: UnitId): Result<Fielded, Refusal> {
  const unit = unitOf(state, id);
  if (unit === undefined) return err({ code: 'unit/unknown', rule: 'GEN-01' });
  if (unit.side === sideOf(state, seat)) return err({ code: 'unit/not-an-enemy', rule: 'KOW-GEN-06', who: [id] });
  if (!isFielded(unit)) return err({ code: 'unit/not-on-table', rule: 'GEN-02', who: [id] });
  return ok(unit);
}
