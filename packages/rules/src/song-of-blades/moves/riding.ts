import type { UnitId } from '../../kernel';
import { figureOf } from '../figures';
import { befall } from '../morale/conditions';
import type { Tale } from '../steps/step';
import { displace } from './displace';
import { nearestFree } from './place';

/** A mount that is knocked down throws whoever it carries, who lies beside it [ASOBH-TRAIT-mounted]. */
export function throwOff(tale: Tale, bearer: UnitId): void {
  const mount = figureOf(tale.state, bearer);
  if (mount?.pose == null) return;
  for (const { id, carriedBy } of Object.values(tale.state.figures)) {
    if (carriedBy !== bearer) continue;
    tale.add({ type: 'changed', unit: id, set: { carriedBy: null, level: mount.level }, because: 'mounted' });
    const rider = figureOf(tale.state, id);
    const spot = rider === undefined ? undefined : nearestFree(tale.state, rider, mount.pose);
    if (spot !== undefined) displace(tale, id, spot, 'carried');
    befall(tale, id, { is: 'prone', stand: 1, stuck: false }, 'mounted');
  }
}
