import { fielded, sideOf } from '../figures';
import type { Figure, State } from '../state';
import { isLeader } from './kit';
import type { Gain } from './rule';

/** What the end of a battle is asked by rules that pay. */

/** The warband holds the field: somebody of it stands, and no enemy does [FL-SET-40]. */
export const isHeld = (state: State): boolean => {
  const all = fielded(state);
  return all.some((each) => sideOf(each) === 'party') && !all.some((each) => sideOf(each) === 'enemies');
};

export const enemiesEver = (state: State): readonly Figure[] =>
  Object.values(state.figures).filter(({ side }) => side === 'enemies');
export const slain = (state: State): readonly Figure[] => enemiesEver(state).filter(({ fate }) => fate === 'casualty');
/** Slain, or driven off by morale. */
export const defeated = (state: State): readonly Figure[] =>
  enemiesEver(state).filter(({ fate }) => fate === 'casualty' || fate === 'routed');
export const leadersSlain = (state: State): readonly Figure[] => slain(state).filter(isLeader);
/** Killed by the blow of somebody who fought it. */
export const isSlainInMelee = ({ fate, end }: Figure): boolean => fate === 'casualty' && end?.how === 'hit-melee';

/** One kind of gain; nothing where it comes to nothing. */
export const gain = (what: string, amount: number, because: string): readonly Gain[] =>
  amount === 0 ? [] : [{ what, amount, because }];
