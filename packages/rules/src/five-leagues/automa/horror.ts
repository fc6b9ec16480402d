import { type Fielded, foesOf } from '../figures';
import { driveOf } from '../special/hooks';
import type { State } from '../state';
import { attackOf, shortOf, waysTo } from './melee';
import { type Choice, go, hold } from './plan';
import { nearestOf } from './targets';
import type { Lots } from './ties';
import { strides } from './ways';

/** Monsters and Undead: straight at the closest, seen or not, Cover or no Cover, but round what harms [FL-AI-40] [FL-AI-41]. */
export function horror(state: State, me: Fielded, lots: Lots): Choice {
  const { move } = driveOf(state, me)?.still === true ? { move: 0 } : strides(state, me);
  const prey = waysTo(state, me, { avoid: 'dangerous' });
  const attack = attackOf(state, me, prey, move, lots);
  if (attack !== undefined)
    return { ...attack, reason: { ...attack.reason, code: 'horror/attacks', rule: 'FL-AI-40' } };
  const nearest = nearestOf(me, foesOf(state, me), lots);
  const target =
    prey.find(({ foe }) => foe === nearest) ??
    (prey.length === 0 ? undefined : lots.nearest(prey, ({ way }) => way.cost));
  if (target === undefined || move === 0) return hold('horror/no-way', 'FL-AI-40');
  const way = shortOf(state, me, target.way, move);
  return way.path.length === 0
    ? hold('horror/waits', 'FL-AI-40')
    : go(way, 'horror/advances', 'FL-AI-40', { target: target.foe.id });
}
