import type { UnitId } from '../../kernel';
import { fieldedOf } from '../figures';
import { displace } from '../moves/displace';
import { isFree, nearestFree } from '../moves/place';
import type { Tale } from '../steps/step';

/**
 * Two figures trade places; one whose base is too large for the other's place stands as near to it as it can. No Free
 * Hacks and no ambush come of it [ASOBH-SPELL-switcheroo].
 */
export function swap(tale: Tale, a: UnitId, b: UnitId): void {
  const one = fieldedOf(tale.state, a);
  const other = fieldedOf(tale.state, b);
  if (one === undefined || other === undefined || a === b) return;
  tale.add({ type: 'swapped', unit: a, with: b });
  // The larger base first: it has the harder time to find room, and the other is out of its way
  const [first, second] = one.profile.base.size >= other.profile.base.size ? [one, other] : [other, one];
  const to = isFree(tale.state, first, second.pose, [second.id])
    ? second.pose
    : nearestFree({ ...tale.state, figures: without(tale.state.figures, second.id) }, first, second.pose);
  if (to === undefined) return;
  displace(tale, first.id, to, 'magic', [first.pose, to]);
  const moved = fieldedOf(tale.state, second.id);
  const back =
    moved === undefined
      ? undefined
      : isFree(tale.state, moved, first.pose)
        ? first.pose
        : nearestFree(tale.state, moved, first.pose);
  if (back !== undefined) displace(tale, second.id, back, 'magic', [second.pose, back]);
}

function without<T>(all: Readonly<Record<string, T>>, id: string): Readonly<Record<string, T>> {
  const { [id]: _one, ...rest } = all;
  return rest;
}
