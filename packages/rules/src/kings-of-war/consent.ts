import type { Pose } from '@muster/geometry';
import type { Body, Change, ConsentHost, Refusal, UnitId } from '../kernel';
import { checkPoses } from '../kernel';
import { contactsOf } from './contact';
import type { Event } from './events';
import { evolve } from './evolve';
import type { State } from './state';
import { baseAt, baseOf, fieldedUnits, unitOf } from './units';

/** Corrections, draws and resignations, as the kernel handles them for every game. */
export const host: ConsentHost<State, Event> = {
  consent: (state) => state.consent,
  seats: (state) => state.seats,
  isOver: (state) => state.outcome !== null,
  check: (state, _seat, changes) => check(state, changes),
  follow: (state, changes) => {
    if (!changes.some((each) => each.is === 'pose' || each.is === 'restore' || each.is === 'remove')) return [];
    const after = evolve(state, { type: 'corrected', changes, by: '' });
    return [{ type: 'recontacted', engagements: contactsOf(after) }];
  },
};

/** Every base on the table. */
export const bodies = (state: State): readonly Body[] =>
  fieldedUnits(state).map((unit) => ({
    id: unit.id,
    side: unit.side,
    seat: unit.seat,
    base: baseOf(unit),
    solid: true,
  }));

/** What may be counted on a unit by consent, and the most it may be. */
const COUNTS: Readonly<Record<string, number>> = { damage: 999, disordered: 1, wavering: 1, frozen: 1, spent: 1 };

function check(state: State, changes: readonly Change[]): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const poses: Record<UnitId, Pose> = {};
  const gone: UnitId[] = [];
  const back: Body[] = [];
  for (const change of changes) {
    if (change.is === 'agree') continue;
    const unit = unitOf(state, change.unit);
    const no = (code: string): void => {
      refusals.push({ code, rule: 'GEN-05', ...(unit === undefined ? {} : { who: [unit.id] }) });
    };
    if (unit === undefined) no('unit/unknown');
    else if (change.is === 'count') {
      const most = Object.hasOwn(COUNTS, change.what) ? COUNTS[change.what] : undefined;
      if (most === undefined) no('correct/no-such-count');
      else if (change.value < 0 || change.value > most) no('correct/count-out-of-range');
    } else if (change.is === 'label') {
      if (change.text === '') no('correct/no-name');
    } else if (change.is === 'restore') {
      if (!unit.routed) no('correct/not-routed');
      else if (unit.id in poses) no('correct/twice');
      else {
        poses[unit.id] = change.pose;
        back.push({ id: unit.id, base: baseAt(unit, change.pose), solid: true });
      }
    } else if (unit.pose === null) no('unit/not-on-table');
    else if (unit.id in poses || gone.includes(unit.id)) no('correct/twice');
    else if (change.is === 'pose') poses[unit.id] = change.pose;
    else gone.push(unit.id);
  }
  return refusals.length > 0 ? refusals : checkPoses([...bodies(state), ...back], state.table, poses, gone);
}
