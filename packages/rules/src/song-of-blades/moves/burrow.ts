import type { Point } from '@muster/geometry';
import { angleOf, sub } from '@muster/geometry';
import { type Fielded, has } from '../figures';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import { displace } from './displace';
import { off } from './place';

/** Kept on a burrower that came up: the turn, and where its way began [ASOBH-TRAIT-burrowing]. */
export const CAME_UP = 'came-up';
const FROM_X = 'tunnel-x';
const FROM_Y = 'tunnel-y';

/** What is remembered of a tunnel when its digger comes out of it. */
export const tunnel = (state: State, from: Point): Readonly<Record<string, number>> => ({
  [CAME_UP]: state.turn,
  [FROM_X]: from.x,
  [FROM_Y]: from.y,
});

/** The tunnel it is pushed back into while it has hardly come out of it: in the turn it did or the one after. */
export function burrowHole(state: State, figure: Fielded): Point | undefined {
  const { used } = figure;
  const turn = used[CAME_UP];
  if (!has(figure, 'burrowing') || figure.below || turn === undefined || state.turn - turn > 1) return undefined;
  return { x: used[FROM_X] ?? figure.pose.x, y: used[FROM_Y] ?? figure.pose.y };
}

/** Back into its hole, one base width along the way it came. */
export function sinkBack(tale: Tale, figure: Fielded): void {
  const from = burrowHole(tale.state, figure);
  if (from === undefined) return;
  tale.add({ type: 'changed', unit: figure.id, set: { below: true }, because: 'ASOBH-TRAIT-burrowing' });
  const way = sub(from, figure.pose);
  const still = Math.hypot(way.x, way.y) < 1;
  displace(
    tale,
    figure.id,
    still ? figure.pose : off(figure.pose, angleOf(way), Math.min(figure.profile.base.size, Math.hypot(way.x, way.y))),
    'recoil',
  );
  tale.add({ type: 'dug', unit: figure.id });
}
