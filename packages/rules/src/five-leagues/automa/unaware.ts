import { TOLERANCE } from '@muster/geometry';
import type { Fielded } from '../figures';
import { routeTo } from '../moves/route';
import type { State } from '../state';
import { type Choice, go, hold } from './plan';
import { partOf, strides } from './ways';

/** Knows nothing of the warband: a sentry stays, a patrol walks on to its marker [FL-SCN-20] [FL-SCN-21]. */
export function unaware(state: State, me: Fielded): Choice {
  if (me.aware === 'sentry') return hold('unaware/sentry', 'FL-SCN-21');
  const goal = me.goal === null ? undefined : state.markers[me.goal];
  const route = goal && routeTo(state, me, goal.at);
  const at = route?.path[route.path.length - 1];
  if (goal === undefined || route === undefined || at === undefined) return hold('unaware/no-goal', 'FL-SCN-20');
  const way = partOf(state, me, { at, level: 0, path: route.path, cost: route.cost }, strides(state, me).move);
  return way.path.length === 0 || route.cost < TOLERANCE
    ? hold('unaware/there', 'FL-SCN-20')
    : go(way, 'unaware/patrols', 'FL-SCN-20', { number: goal.number ?? 0 });
}
