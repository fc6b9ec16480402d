import { between, type Point } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { adjacentFoes, type Fielded, fielded, fieldedOf, has, isActive, isTouching } from '../figures';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import { metAt } from './contact';
import { displace } from './displace';
import { isFree, off } from './place';

/** Bases of a swarm that stand beside no other of it, where it has others [ASOBH-TRA-04]. */
export function strays(state: State, swarm: string): readonly Fielded[] {
  const all = basesOf(state, swarm);
  if (all.length < 2) return [];
  return all.filter(
    (base) =>
      !base.below &&
      !all.some((other) => other.id !== base.id && isTouching(state, base, other)) &&
      !adjacentFoes(state, base).some(isActive),
  );
}
const basesOf = (state: State, swarm: string): readonly Fielded[] =>
  fielded(state).filter((figure) => figure.swarm === swarm && has(figure, 'swarm'));

/** Where a stray base would draw close: the nearest free place beside another, touching no foe. */
export function closingPlace(state: State, stray: Fielded): Point | undefined {
  if (stray.swarm === null) return undefined;
  let best: Point | undefined;
  for (const other of basesOf(state, stray.swarm)) {
    if (other.id === stray.id || other.below) continue;
    const reach = (stray.profile.base.size + other.profile.base.size) / 2;
    for (let way = 0; way < 360; way += 10) {
      const at = off(other.pose, way, reach);
      if (best !== undefined && between(at, stray.pose) >= between(best, stray.pose)) continue;
      if (Math.abs(other.level - stray.level) > 20 || !isFree(state, stray, at)) continue;
      if (metAt(state, stray, at).length === 0) best = at;
    }
  }
  return best;
}

/** Draws a swarm together again: as few bases as can be, as little as can be, for nothing. */
export function closeUp(tale: Tale, swarm: string): void {
  const units: UnitId[] = [];
  for (const { id } of strays(tale.state, swarm)) {
    const stray = fieldedOf(tale.state, id);
    // One that another has joined meanwhile stays where it is
    if (stray === undefined || !strays(tale.state, swarm).some((each) => each.id === id)) continue;
    const to = closingPlace(tale.state, stray);
    if (to === undefined) continue;
    displace(tale, id, to, 'shift');
    units.push(id);
  }
  if (units.length > 0) tale.add({ type: 'closedUp', swarm, units });
}
