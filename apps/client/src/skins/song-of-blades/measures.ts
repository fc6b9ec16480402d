import type { Point } from '@muster/geometry';
import { type State, stickOf } from '@muster/rules/song-of-blades';
import { lengthText } from '../../tools/lengths';
import type { SkinContext } from '../skin';
import { leaping } from './overlays';

/** Nothing is measured within this many Long of one that leaps [ASOBH-MOV-10]. */
const FAR = 2;

/** A length in sticks; near a figure that is about to leap there is none. */
export function measures(
  state: State,
  points: readonly Point[],
  context: SkinContext,
): { readonly text: string } | { readonly no: string } | undefined {
  const leaper = leaping(state, context);
  const reach = stickOf(state, 'long') * FAR;
  if (leaper && points.some((point) => Math.hypot(point.x - leaper.pose.x, point.y - leaper.pose.y) <= reach))
    return {
      no: `${leaper.name} is about to jump: nobody measures around it. Put the ruler away, or let go of the jump.`,
    };
  const length = points.slice(1).reduce((sum, point, at) => {
    const before = points[at] as Point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y);
  }, 0);
  return { text: sticksOf(state, length) };
}

/** `5.8 cm, within one Short`; beyond one Long by how many. */
export function sticksOf(state: State, length: number): string {
  const long = lengthText(length, 'cm');
  for (const stick of ['short', 'medium', 'long'] as const)
    if (length <= stickOf(state, stick)) return `${long}, within one ${stick.charAt(0).toUpperCase()}${stick.slice(1)}`;
  return `${long}, within ${Math.ceil(length / stickOf(state, 'long'))} Long`;
}
