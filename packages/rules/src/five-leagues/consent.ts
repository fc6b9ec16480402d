import type { Pose } from '@muster/geometry';
import type { Body, Change, ConsentHost, Refusal, UnitId } from '../kernel';
import { checkPoses } from '../kernel';
import type { Event } from './events';
import { evolve } from './evolve';
import { baseAt, baseOf, fielded, figureOf, isFielded, seatOf, sideOf } from './figures';
import { levelAt } from './ground/levels';
import type { State } from './state';

/**
 * Corrections, draws and resignations, as the kernel handles them for every game. Whoever is set down elsewhere stands
 * as high as the ground there, unless a height was agreed too.
 */
export const host: ConsentHost<State, Event> = {
  consent: (state) => state.consent,
  seats: (state) => state.seats,
  isOver: (state) => state.outcome !== null,
  check: (state, _seat, changes) => check(state, changes),
  follow: (state, changes) => {
    const after = evolve(state, { type: 'corrected', changes, by: '' });
    return changes.flatMap((change): Event[] => {
      if (change.is !== 'pose' && change.is !== 'restore') return [];
      const figure = figureOf(after, change.unit);
      const said = changes.some((each) => each.is === 'count' && each.unit === change.unit && each.what === 'level');
      if (figure === undefined || said) return [];
      const level = levelAt(after, figure, change.pose);
      if (level === figure.level) return [];
      return [{ type: 'changed', unit: figure.id, set: { level }, because: 'GEN-05' }];
    });
  },
};

/** Every base on the table. */
export const bodies = (state: State): readonly Body[] =>
  fielded(state).map((figure) => ({
    id: figure.id,
    side: sideOf(figure),
    seat: seatOf(figure),
    base: baseOf(figure),
    solid: true,
  }));

/** What may be counted on a figure by consent or by a ruling, and the most it may be. */
export const COUNTS: Readonly<Record<string, number>> = {
  wounds: 5,
  stunned: 1,
  will: 5,
  strands: 6,
  points: 12,
  activated: 1,
  empty: 1,
  level: 300,
};

/** Types, table edge and overlap; never the rules of play. */
export function check(state: State, changes: readonly Change[]): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const poses: Record<UnitId, Pose> = {};
  const gone: UnitId[] = [];
  const back: Body[] = [];
  for (const change of changes) {
    if (change.is === 'agree') continue;
    const figure = figureOf(state, change.unit);
    const no = (code: string): void => {
      refusals.push({ code, rule: 'GEN-05', ...(figure === undefined ? {} : { who: [figure.id] }) });
    };
    if (figure === undefined) no('unit/unknown');
    else if (change.is === 'count') {
      const most = Object.hasOwn(COUNTS, change.what) ? COUNTS[change.what] : undefined;
      if (most === undefined) no('correct/no-such-count');
      else if (change.value < 0 || change.value > most) no('correct/count-out-of-range');
    } else if (change.is === 'label') {
      if (change.text === '') no('correct/no-name');
    } else if (change.is === 'restore') {
      if (figure.fate === 'table' || figure.fate === 'reserve') no('correct/not-gone');
      else if (figure.id in poses) no('correct/twice');
      else {
        poses[figure.id] = change.pose;
        back.push({ id: figure.id, base: baseAt(figure, change.pose), solid: true });
      }
    } else if (!isFielded(figure)) no('unit/not-on-table');
    else if (figure.id in poses || gone.includes(figure.id)) no('correct/twice');
    else if (change.is === 'pose') poses[figure.id] = change.pose;
    else gone.push(figure.id);
  }
  return refusals.length > 0 ? refusals : checkPoses([...bodies(state), ...back], state.table, poses, gone);
}
