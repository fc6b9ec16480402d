import { type State, topStep } from '@muster/rules/five-leagues';
import type { UnitId } from '@muster/rules/kernel';
import type { SkinContext } from '../skin';
import { diceShown } from './dice-queue';
import { aimOf } from './meant';
import { isAsked } from './offers';

/** Who is looked at now: those the dice are about, those a question is about, what is in the hand, what is selected. */
export function inSight(state: State, context: SkinContext): readonly UnitId[] {
  const { store } = context;
  const { draft, selected } = store.data.getState();
  const falling = diceShown({ store });
  if (falling) return falling.beats.flatMap(({ units }) => units);
  const target = draft && aimOf(draft as never);
  return [
    ...selected,
    ...(typeof draft?.['unit'] === 'string' ? [draft['unit']] : []),
    ...(target === undefined ? [] : [target]),
    ...(isAsked(state, context.seat) ? askedAbout(state) : []),
  ];
}

/** Whoever the step on top names: fighters, who is struck, who goes aside. */
function askedAbout(state: State): readonly UnitId[] {
  const step = topStep(state);
  if (step === undefined || step.is === 'party-phase' || step.is === 'initiative') return [];
  const below = state.steps.at(-2);
  return [step, ...(step.is === 'reroll' && below ? [below] : [])].flatMap((each) =>
    ['unit', 'by', 'initiator', 'other'].flatMap((key) => {
      const found = (each as unknown as Readonly<Record<string, unknown>>)[key];
      return typeof found === 'string' ? [found] : [];
    }),
  );
}
