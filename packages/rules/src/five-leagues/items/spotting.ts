import type { Modifier } from '../../kernel';
import type { Figure, State } from '../state';

/**
 * What gear adds to a roll to spot somebody who steals nearer: a scout’s cloak hides its wearer, alarm traps warn of an
 * infiltration [FL-ITEM-scouts-cloak] [FL-ITEM-alarm-traps].
 */
export function gearSpotting(state: State, how: 'infiltration' | 'sneak', mover: Figure): readonly Modifier[] {
  if (how === 'sneak')
    return mover.profile.worn.includes('scouts-cloak') ? [{ amount: -2, because: 'scouts-cloak' }] : [];
  return (state.counts['alarm-traps'] ?? 0) > 0 ? [{ amount: 1, because: 'alarm-traps' }] : [];
}
