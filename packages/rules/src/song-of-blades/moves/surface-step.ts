import { between, TOLERANCE } from '@muster/geometry';
import { meet } from '../combat/met';
import { figureOf, stickOf } from '../figures';
import { afterMove } from '../magic/presence';
import type { Figure, State } from '../state';
import { outOfStep, planned, refused, type StepRules, type Tale } from '../steps/step';
import type { SurfaceStep } from '../steps-moves';
import { tunnel } from './burrow';
import { displace } from './displace';
import { isFree, nearestFree, off } from './place';
import { rollPassed } from './way';

/** Coming up: where it meant to, or within a Short of it where the other side says [ASOBH-TRAIT-burrowing]. */
export const surfaceRules: StepRules<'surface'> = {
  carryOn(tale, step) {
    const figure = figureOf(tale.state, step.unit);
    if (figure?.fate !== 'table' || figure.pose === null) {
      tale.finish();
      return true;
    }
    if (step.stage === 'choose') return false;
    if (rollPassed(tale)) return emerge(tale, step, figure, nearestFree(tale.state, above(figure), step.to), false);
    if (exits(tale.state, figure, step).length === 0)
      return emerge(tale, step, figure, nearestFree(tale.state, above(figure), step.to), true);
    tale.amend({ ...step, stage: 'choose' });
    return true;
  },
  waiting: (_state, step) =>
    step.stage === 'choose' ? [{ seat: step.seat, what: 'come-up', detail: { unit: step.unit } }] : [],
  offers: (_state, step) => [
    { needs: 'place', do: 'come-up', unit: step.unit, draft: { do: 'come-up', unit: step.unit } },
  ],
  plan(state, step, _seat, intent) {
    if (intent.do !== 'come-up') return outOfStep(step, intent);
    const figure = figureOf(state, step.unit);
    if (figure === undefined || intent.unit !== step.unit)
      return refused({ code: 'move/not-this-figure', rule: 'ASOBH-TRAIT-burrowing', who: [step.unit] });
    const short = stickOf(state, 'short');
    const ring = { is: 'ring' as const, at: step.to, radius: short, tone: 'reach' as const };
    const distance = between(step.to, intent.to);
    if (distance > short + TOLERANCE)
      return refused(
        {
          code: 'surface/too-far',
          rule: 'ASOBH-TRAIT-burrowing',
          who: [step.unit],
          where: intent.to,
          detail: { distance: Math.round(distance), allowed: short },
        },
        [ring],
      );
    if (!isFree(state, above(figure), intent.to))
      return refused({ code: 'surface/no-room', rule: 'ASOBH-TRAIT-burrowing', who: [step.unit], where: intent.to }, [
        ring,
      ]);
    return planned({
      marks: [ring, { is: 'ring', at: intent.to, radius: figure.profile.base.size / 2, tone: 'legal' }],
      enact: (tale) => {
        emerge(tale, step, figure, intent.to, true);
      },
    });
  },
  sample(state, step, _seat, _offer, random) {
    const figure = figureOf(state, step.unit);
    if (figure === undefined) return undefined;
    const all = exits(state, figure, step);
    const to = all[Math.floor(random() * all.length)];
    return to === undefined ? undefined : { do: 'come-up', unit: step.unit, to };
  },
};

/** The figure as it is when it has come up: in the way of others, and they in its. */
export const above = (figure: Figure): Figure => ({ ...figure, below: false });

/** Some of the places the other side may pick; empty where there is none. */
function exits(state: State, figure: Figure, step: SurfaceStep) {
  const short = stickOf(state, 'short');
  const spots = Array.from({ length: 24 }, (_, i) => off(step.to, i * 45, (short * (24 - i)) / 24 - 0.1));
  return spots.filter((spot) => between(spot, step.to) <= short && isFree(state, above(figure), spot));
}

function emerge(
  tale: Tale,
  step: SurfaceStep,
  figure: Figure,
  to: ReturnType<typeof nearestFree>,
  strayed: boolean,
): true {
  const from = figure.pose ?? step.to;
  const at = to ?? step.to;
  tale.add({
    type: 'changed',
    unit: figure.id,
    set: { below: false, used: { ...figure.used, ...tunnel(tale.state, from) } },
    because: 'ASOBH-TRAIT-burrowing',
  });
  displace(tale, figure.id, at, 'burrow');
  tale.add({ type: 'surfaced', unit: figure.id, at, strayed });
  meet(tale, figure.id, null);
  tale.finish({ is: 'moved', unit: figure.id, to: at, stopped: 'no' });
  tale.callInOrder(afterMove(tale.state, figure.id));
  return true;
}
