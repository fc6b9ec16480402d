import { rangeBetween } from '../combat/aim';
import { rangeOf } from '../content/enchanted';
import { type Fielded, gapBetween } from '../figures';
import { preferred } from '../special/hooks';
import type { State } from '../state';
import { isWithin } from '../units';
import type { Lots } from './ties';

export interface Aim {
  readonly target: Fielded;
  /** Which priority chose it: `near`, `archer`, `nearest`, or `preferred` by a rule of its own. */
  readonly by: 'near' | 'archer' | 'nearest' | 'preferred';
  readonly because: string;
}

/**
 * Whom an enemy shoots at: a rule of its own first, then the closest within 8", then the closest with a ranged weapon
 * (an empty one counts [A-30]), then the closest. A leader takes a Hero before a Follower in the same group
 * [FL-AI-21 … 26].
 */
export function aimOf(state: State, me: Fielded, pool: readonly Fielded[], lots: Lots): Aim | undefined {
  const own = preferred(state, me, pool, 'shot');
  const groups: readonly (readonly [Aim['by'], readonly Fielded[], string])[] = [
    ['preferred', own?.pool ?? [], own?.because ?? ''],
    ['near', pool.filter((foe) => isWithin(rangeBetween(me, foe), 8)), 'FL-AI-21'],
    ['archer', pool.filter(bearsRanged), 'FL-AI-22'],
    ['nearest', pool, 'FL-AI-23'],
  ];
  for (const [by, group, because] of groups) {
    const target = nearestShot(me, heroesFirst(me, group), lots);
    if (target !== undefined) return { target, by, because };
  }
  return undefined;
}

/** A shot is measured over any difference of height. */
const nearestShot = (me: Fielded, list: readonly Fielded[], lots: Lots): Fielded | undefined =>
  list.length === 0 ? undefined : lots.nearest(list, (foe) => rangeBetween(me, foe));

/** The nearest by base edges; equals by lot. */
export const nearestOf = (me: Fielded, list: readonly Fielded[], lots: Lots): Fielded | undefined =>
  list.length === 0 ? undefined : lots.nearest(list, (foe) => gapBetween(me, foe));

/** Leaders and Unique Foes attack a Hero where they could attack either [FL-AI-26]. */
export function heroesFirst(me: Fielded, group: readonly Fielded[]): readonly Fielded[] {
  if (me.profile.kind !== 'leader' && me.profile.kind !== 'unique') return group;
  const heroes = group.filter(({ profile }) => profile.kind === 'hero');
  return heroes.length > 0 ? heroes : group;
}

export const bearsRanged = ({ profile }: Fielded): boolean => profile.weapons.some((each) => rangeOf(each) !== null);
