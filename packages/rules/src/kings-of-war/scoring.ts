import type { Outcome, SideId } from '../kernel';
import type { State } from './state';
import { sideIds } from './units';

/** Kill: the points of every enemy unit routed [KOW-SCN-23]. */
export const scoreOf = (state: State, side: SideId): number =>
  Object.values(state.units)
    .filter((unit) => unit.side !== side && unit.routed)
    .reduce((sum, unit) => sum + unit.profile.points, 0);

/** Won by a lead of a tenth of the agreed points at least; anything less is a draw [KOW-SCN-23]. */
export function killOutcome(state: State, because: string): Outcome {
  const score = scores(state);
  const ranked = sideIds(state).toSorted((a, b) => (score[b] ?? 0) - (score[a] ?? 0));
  const [best = '', second = ''] = ranked;
  const lead = (score[best] ?? 0) - (score[second] ?? 0);
  return { winners: lead > 0 && lead * 10 >= state.config.points ? [best] : [], because, score };
}

export const scores = (state: State): Readonly<Record<SideId, number>> =>
  Object.fromEntries(sideIds(state).map((side) => [side, scoreOf(state, side)]));
