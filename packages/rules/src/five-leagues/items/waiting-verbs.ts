import type { Intent } from '../intents';
import { planned, refused, type VerbOf } from '../steps/step';
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
    actionRefusal(state, act, figure, 'inch') === undefined ? [alone({ do: 'anticipate', unit: figure.id })] : [],
  plan(state, act, figure) {
    const no = actionRefusal(state, act, figure, 'inch');
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

const alone = (intent: Extract<Intent, { do: 'keep-down' | 'anticipate' }>) =>
  ({ needs: 'now', do: intent.do, unit: intent.unit, intent }) as const;
