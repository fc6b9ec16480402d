import { type Fielded, fieldedOf, isTouching } from '../figures';
import type { Intent } from '../intents';
import { off } from '../moves/place';
import type { Figure, State } from '../state';
import type { ActStep } from '../steps-flow';
import { verbsOf } from './verbs-all';

/**
 * Moves that would bring a figure back to its fellows, where it may not stop as it stands: called together, it has
 * moved, touches none of them, and none is left to come to it [ASOBH-GRP-03]. `stopping`: those who stop with it.
 */
export function waysBack(
  state: State,
  act: ActStep,
  figure: Figure,
  stopping: readonly string[] = [figure.id],
): readonly Intent[] {
  const here = fieldedOf(state, figure.id);
  if (act.kind !== 'regroup' || here === undefined || here.did.moves === 0 || (act.left[here.id] ?? 0) < 1) return [];
  const fellows = act.figures.filter((id) => id !== here.id).flatMap((id) => fieldedOf(state, id) ?? []);
  if (fellows.some((fellow) => isTouching(state, here, fellow))) return [];
  const toCome = ({ id }: Fielded): boolean =>
    !act.done.includes(id) && !stopping.includes(id) && (act.left[id] ?? 0) > 0;
  if (fellows.some(toCome)) return [];
  const move = verbsOf(act.kind).find(({ verb }) => verb.do === 'move');
  if (move === undefined) return [];
  return fellows
    .flatMap((fellow) => besides(here, fellow))
    .map((to): Intent => ({ do: 'move', unit: here.id, to }))
    .filter((intent) => move.verb.plan(state, act, here, intent as never).ok);
}

/** Places in contact with a fellow: on the near side, and to either hand of it. */
function besides(figure: Fielded, fellow: Fielded) {
  const { pose } = fellow;
  const back = (Math.atan2(figure.pose.y - pose.y, figure.pose.x - pose.x) * 180) / Math.PI;
  const apart = (figure.profile.base.size + fellow.profile.base.size) / 2;
  return [0, 45, -45, 90, -90].map((turn) => off(pose, back + turn, apart));
}
