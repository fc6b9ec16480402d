import { type Fielded, fieldedOf, isFielded } from '../figures';
import type { Drive } from '../special/hooks';
import type { State } from '../state';
import { shortOf } from './melee';
import { type Choice, charge, go, hold } from './plan';
import type { Lots } from './ties';
import { pays, strides, wayInto } from './ways';

/** A rule of its own sends it at somebody, whatever its weapons or its safety [FL-AI-45]. */
export function driven(state: State, me: Fielded, drive: Drive, lots: Lots): Choice | undefined {
  if (drive.toward.length === 0) return undefined;
  const ways = drive.toward
    .map((id) => fieldedOf(state, id))
    .filter(isFielded)
    .flatMap((foe) => {
      const way = wayInto(state, me, foe, { avoid: 'dangerous' });
      return way === undefined ? [] : [{ foe, way }];
    });
  const detail = { because: drive.because };
  const target = ways.length === 0 ? undefined : lots.nearest(ways, ({ way }) => way.cost);
  if (target === undefined) return hold('driven/no-way', 'FL-AI-45', detail);
  const { move, dash } = drive.still ? { move: 0, dash: 0 } : strides(state, me);
  if (pays(move, target.way)) return charge(target.way, target.foe.id, 'driven/attacks', 'FL-AI-45', detail);
  const way = shortOf(state, me, target.way, dash);
  return way.path.length === 0
    ? hold('driven/no-way', 'FL-AI-45', detail)
    : go(way, 'driven/advances', 'FL-AI-45', { ...detail, target: target.foe.id }, { dash: !pays(move, way) });
}
