import { TOLERANCE } from '@muster/geometry';
import { type Fielded, foesOf, gapBetween, has, is, isInMelee } from '../figures';
import { isHiding } from '../ground/hiding';
import type { Casting } from './aimed';
import { hasTag } from './effects';
import { lineOf } from './power';
import { isBuried, isLiving } from './queries';
import { seesFigure } from './sight';

const RANK = { tiny: 0, normal: 1, big: 2, huge: 3, gargantuan: 4 } as const;

/**
 * A foe nearer to the caster than the one aimed at, which the spell would have to take first: one that it sees and may
 * be cast on, costs at least half of what he does, and is neither down, hidden, covered nor smaller than the target
 * [ASOBH-RNG-03].
 */
export function nearerFoe(casting: Casting, target: Fielded): Fielded | undefined {
  const { state, caster, spell } = casting;
  const far = gapBetween(caster, target);
  const foes = foesOf(state, caster)
    .filter((foe) => foe.id !== target.id && gapBetween(caster, foe) < far - TOLERANCE)
    .toSorted((a, b) => gapBetween(caster, a) - gapBetween(caster, b));
  return foes.find((foe) => {
    if (foe.profile.points * 2 < caster.profile.points || RANK[target.profile.size] > RANK[foe.profile.size])
      return false;
    if (is(foe, 'prone') || isBuried(foe) || (hasTag(spell, 'living-only') && !isLiving(foe))) return false;
    if (spell === 'fear' && has(foe, 'fearless')) return false;
    if (isInMelee(state, foe) && !hasTag(spell, 'cast-into-melee')) return false;
    const seen = seesFigure(state, caster, foe, lineOf(spell));
    return seen.sees && seen.cover.length === 0 && !isHiding(state, foe);
  });
}
