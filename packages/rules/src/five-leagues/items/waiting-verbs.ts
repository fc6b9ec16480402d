import type { Refusal } from '../../kernel';
import type { Fielded } from '../figures';
import type { Intent } from '../intents';
import { alwaysSlow } from '../special/hooks';
import type { State } from '../state';
import { planned, refused, type VerbOf } from '../steps/step';
import type { ActStep } from '../steps-flow';
import { actionRefusal, spendAction } from './may';

/** Flat on the ground: Cover from shots that come from farther than 6" [FL-BAT-75] [A-45]. */
export const keepDown: VerbOf<'keep-down'> = {
  do: 'keep-down',
  offers: (state, act, figure) =>
    actionRefusal(state, act, figure, 'inch') === undefined ? [alone({ do: 'keep-down', unit: figure.id })] : [],
  plan(state, act, figure) {
    const no = actionRefusal(state, act, figure, 'inch');
    if (no !== undefined) return refused(no);
    return planned({
      marks: [{ is: 'outline', unit: figure.id, tone: 'legal' }],
      enact(tale) {
        spendAction(tale, figure, 'FL-BAT-75');
        tale.add(
          { type: 'changed', unit: figure.id, set: { keepsDown: true }, because: 'FL-BAT-75' },
          { type: 'keptDown', unit: figure.id },
        );
      },
    });
  },
};

/** In Quick next round without a die, and one die fewer for the others [FL-BAT-76] [FL-BAT-05]. */
export const anticipate: VerbOf<'anticipate'> = {
  do: 'anticipate',
  offers: (state, act, figure) =>
    anticipateRefusal(state, act, figure) === undefined ? [alone({ do: 'anticipate', unit: figure.id })] : [],
  plan(state, act, figure) {
    const no = anticipateRefusal(state, act, figure);
    if (no !== undefined) return refused(no);
    return planned({
      marks: [{ is: 'outline', unit: figure.id, tone: 'legal' }],
      notes: [{ code: 'one-die-fewer', because: 'FL-BAT-76' }],
      enact(tale) {
        spendAction(tale, figure, 'FL-BAT-76');
        tale.add(
          { type: 'changed', unit: figure.id, set: { anticipates: true }, because: 'FL-BAT-76' },
          { type: 'anticipated', unit: figure.id },
        );
      },
    });
  },
};

/** Who always acts in Slow has no use for it. */
function anticipateRefusal(state: State, act: ActStep, figure: Fielded): Refusal | undefined {
  const slow = alwaysSlow(state, figure);
  if (slow === null) return actionRefusal(state, act, figure, 'inch');
  return { code: 'act/always-slow', rule: 'FL-BAT-76', who: [figure.id], detail: { because: slow } };
}

const alone = (intent: Extract<Intent, { do: 'keep-down' | 'anticipate' }>) =>
  ({ needs: 'now', do: intent.do, unit: intent.unit, intent }) as const;
