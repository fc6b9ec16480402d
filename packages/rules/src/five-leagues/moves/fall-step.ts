import { hitStep, sureHit } from '../combat/hit';
import { fieldedOf } from '../figures';
import type { Blow } from '../profile';
import type { StepRules } from '../steps/step';
import { inch } from '../units';

/** The blow of a fall, by its height in mm; `dead`: nobody outlives it; null: nothing happens [FL-BAT-32]. */
export function fallBlow(height: number): Blow | 'dead' | null {
  if (height <= inch(1) + 0.05) return null;
  if (height <= inch(3) + 0.05) return { armor: 1, toughness: 0 };
  if (height <= inch(5) + 0.05) return { armor: 2, toughness: 1 };
  if (height <= inch(8) + 0.05) return { armor: 3, toughness: 2 };
  return 'dead';
}

/** One comes down: no more Actions this round, and a Hit as deep as the fall [FL-BAT-32] [FL-BAT-34]. */
export const fall: StepRules<'fall'> = {
  carryOn(tale, step) {
    const figure = fieldedOf(tale.state, step.unit);
    const blow = fallBlow(step.height);
    if (figure === undefined || step.stage === 'done' || blow === null) {
      tale.finish();
      return true;
    }
    tale.amend({ ...step, stage: 'done' });
    tale.add(
      { type: 'fell', unit: figure.id, height: Math.round(step.height * 100) / 100 },
      { type: 'changed', unit: figure.id, set: { did: { ...figure.did, ended: true } }, because: 'FL-BAT-32' },
    );
    const hit = { target: figure.id, by: null, how: 'fall', why: 'FL-BAT-32', natural: null, weapon: null } as const;
    // A potion may still carry it through a fall nobody lives through [FL-BAT-167]
    if (blow === 'dead') tale.call(sureHit({ ...hit, blow: { armor: 0, toughness: 0 } }, 'casualty'));
    else tale.call(hitStep({ ...hit, blow }));
    return true;
  },
};
