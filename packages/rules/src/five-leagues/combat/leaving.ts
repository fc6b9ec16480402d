import type { UnitId } from '../../kernel';
import type { Because } from '../events';
import { figureOf } from '../figures';
import { onLeaving } from '../scenarios/on-leaving';
import { afterCasualty, staysUp } from '../special/hooks';
import type { StepRules, Tale } from '../steps/step';
import type { AftermathStep } from '../steps-combat';

/**
 * The only way a figure leaves play: what it carried falls where it stood, unless it goes over the edge with it, and the
 * `aftermath` step settles what answers it. Whoever calls this from a step notes its own next stage first [FL-BAT-179].
 * Nothing happens to one that is not on the table, nor to one that a rule keeps on its feet.
 */
export function takeOut(
  tale: Tale,
  unit: UnitId,
  how: AftermathStep['how'],
  by: UnitId | null,
  because: Because,
): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined || figure.fate !== 'table') return;
  if (how === 'casualty' && staysUp(tale, unit, because)) return;
  for (const marker of Object.values(tale.state.markers)) {
    if (marker.carriedBy !== unit || how === 'left') continue;
    const at = figure.pose === null ? marker.at : { x: figure.pose.x, y: figure.pose.y };
    tale.add({ type: 'markerChanged', id: marker.id, set: { carriedBy: null, at }, because });
  }
  tale.add({ type: 'leftPlay', unit, how, by, because });
  tale.call({ is: 'aftermath', unit, by, how, because, stage: 'begin' });
}

/** Rules that answer a casualty may call steps of their own; when those are done, so is this. */
export const aftermath: StepRules<'aftermath'> = {
  carryOn(tale, step, dice) {
    if (step.stage === 'done') {
      tale.finish();
      return true;
    }
    tale.amend({ ...step, stage: 'done' });
    onLeaving(tale, step, dice);
    if (step.how === 'casualty') afterCasualty(tale, step.unit, step.by, step.because, dice);
    return true;
  },
};
