import type { Point } from '@muster/geometry';
import type { Mark, Preview, Refusal } from '../../kernel';
import { baseAt, type Fielded } from '../figures';
import type { Intent } from '../intents';
import { pushAside } from '../moves/push-aside';
import { reachable } from '../moves/route';
import { judgeWalk, type Walked } from '../moves/walk';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import type { Manner } from '../steps-moves';
import { inch } from '../units';

/** Moves before the first round: 4" whatever the speed for who steals nearer, a normal move for a scout. */
export const STEALING = inch(4);

/** Whether that way can be gone; marks of it either way. */
export function judgeSteal(
  state: State,
  figure: Fielded,
  path: readonly Point[],
  allowance: number,
  manner: Manner = 'sneak',
): { readonly walked: Walked | undefined; readonly refusals: readonly Refusal[]; readonly marks: readonly Mark[] } {
  const judged = judgeWalk(state, figure, path, { manner, allowance });
  const tone = judged.ok ? 'legal' : 'refused';
  const end = judged.ok ? judged.value.end : (path.at(-1) ?? figure.pose);
  const used = judged.ok ? { used: judged.value.cost } : {};
  const marks: Mark[] = [
    { is: 'path', points: [figure.pose, ...path].map(({ x, y }) => ({ x, y })), tone, ...used, allowed: allowance },
    { is: 'pose', unit: figure.id, base: baseAt(figure, end), tone },
  ];
  return judged.ok
    ? { walked: judged.value, refusals: [], marks }
    : { walked: undefined, refusals: judged.error, marks };
}

/** It has gone there. */
export function stole(
  tale: Tale,
  figure: Fielded,
  path: readonly Point[],
  walked: Walked,
  manner: Manner = 'sneak',
): void {
  const at = { x: Math.round(walked.end.x * 100) / 100, y: Math.round(walked.end.y * 100) / 100 };
  tale.add(...pushAside(tale.state, figure, at), {
    type: 'moved',
    unit: figure.id,
    manner,
    path: [{ x: figure.pose.x, y: figure.pose.y }, ...path],
    pose: { ...at, facing: figure.pose.facing },
    level: walked.level,
    cost: walked.cost,
    length: walked.length,
  });
}

/** A way by luck. */
export function sampleSteal(
  state: State,
  figure: Fielded,
  allowance: number,
  random: () => number,
  manner: Manner = 'sneak',
): Intent | undefined {
  const spots = reachable(state, figure, allowance).filter(({ path }) => path.length > 0);
  for (let tries = 0; tries < 6; tries++) {
    const spot = spots[Math.floor(random() * spots.length)];
    if (spot === undefined) return undefined;
    const path = spot.path.slice(0, 24).map(({ x, y }) => ({ x, y }));
    if (judgeSteal(state, figure, path, allowance, manner).walked !== undefined)
      return { do: 'steal', unit: figure.id, path };
  }
  return undefined;
}

/** How far it may go, for a hand that has only taken it up. */
export const stealDraft = (figure: Fielded | undefined, allowance: number): Preview<Intent> => ({
  is: 'unfinished',
  needs: 'path',
  marks:
    figure === undefined
      ? []
      : [
          {
            is: 'ring',
            at: { x: figure.pose.x, y: figure.pose.y },
            radius: allowance + figure.profile.base / 2,
            tone: 'reach',
          },
        ],
});
