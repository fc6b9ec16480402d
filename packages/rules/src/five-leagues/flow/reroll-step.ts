import type { Offer } from '../../kernel';
import { figureOf } from '../figures';
import type { Intent } from '../intents';
import type { State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules } from '../steps/step';
import { betterOf, rerollOdds, standingNotes } from './reroll-odds';
import { maySpendStory, spendStory } from './story';

type Reroll = StepOf<'reroll'>;

/**
 * Dice just fell and may be thrown again: with a Story Point either result may be kept, with anything else the second
 * counts; none is thrown a third time [FL-BAT-204] [FL-GEN-08].
 */
export const reroll: StepRules<'reroll'> = {
  // Without anything that could throw them again they count as they fell
  carryOn(tale, step) {
    if (step.rolled !== null || sourcesOf(tale.state, step).length > 0) return false;
    tale.finish({ is: 'faces', faces: step.faces });
    return true;
  },
  waiting: (state, step) => [
    {
      seat: figureOf(state, step.unit)?.seat ?? step.seat,
      what: step.rolled === null ? 'reroll' : 'keep-faces',
      detail: {
        unit: step.unit,
        why: step.why,
        faces: step.faces.join(' + '),
        ...(step.rolled === null ? {} : { after: step.rolled.join(' + ') }),
        left: state.storyPoints,
      },
    },
  ],
  offers: (state, step) => {
    const keep = (faces: 'before' | 'after'): Offer<Intent> => ({
      needs: 'now',
      do: 'keep',
      intent: { do: 'keep', faces },
    });
    if (step.rolled !== null)
      return betterOf(state, step) === 'after' ? [keep('after'), keep('before')] : [keep('before'), keep('after')];
    return [
      ...sourcesOf(state, step).map(
        (source): Offer<Intent> => ({ needs: 'now', do: 'reroll', intent: { do: 'reroll', with: source } }),
      ),
      keep('before'),
    ];
  },
  plan: (state, step, seat, intent) => {
    if (intent.do === 'keep') return planKeep(state, step, intent.faces);
    if (intent.do !== 'reroll') return outOfStep(step, intent);
    if (step.rolled !== null)
      return refused({ code: 'reroll/twice', rule: 'FL-GEN-08', detail: { face: step.faces[0] ?? 0 } });
    const source = intent.with;
    if (!step.sources.includes(source))
      return refused({ code: 'reroll/no-source', rule: 'FL-GEN-08', detail: { source } });
    if (source === 'story-point' && !maySpendStory(state, step.unit))
      return refused({ code: 'story/none-left', rule: 'FL-BAT-204' });
    return planned({
      marks: [],
      odds: rerollOdds(state, step),
      notes:
        source === 'story-point'
          ? [{ code: 'story-left', because: 'FL-BAT-204', detail: { left: state.storyPoints - 1 } }]
          : [],
      enact: (tale, dice) => {
        if (source === 'story-point') spendStory(tale, seat, step.unit, 'reroll');
        const after = dice.roll(step.faces.length, step.sides);
        if (source === 'story-point') {
          tale.amend({ ...step, rolled: after });
          return;
        }
        tale.add({ type: 'rerolled', unit: step.unit, before: step.faces, after, kept: 'after', source });
        tale.finish({ is: 'faces', faces: after });
      },
    });
  },
};

/** A Story Point may have gone on something else since the dice fell. */
const sourcesOf = (state: State, step: Reroll): Reroll['sources'] =>
  step.sources.filter((source) => source !== 'story-point' || maySpendStory(state, step.unit));

function planKeep(state: State, step: Reroll, which: 'before' | 'after'): Planned {
  const { rolled, faces, unit } = step;
  if (rolled === null && which === 'after') return refused({ code: 'reroll/not-thrown', rule: 'FL-GEN-08' });
  return planned({
    marks: [],
    notes: standingNotes(state, step, which === 'after' && rolled !== null ? rolled : faces),
    enact: (tale) => {
      if (rolled !== null)
        tale.add({ type: 'rerolled', unit, before: faces, after: rolled, kept: which, source: 'story-point' });
      tale.finish({ is: 'faces', faces: which === 'after' && rolled !== null ? rolled : faces });
    },
  });
}
