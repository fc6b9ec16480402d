import type { UnitId } from '@muster/rules/kernel';
import { type State, topStep } from '@muster/rules/song-of-blades';
import type { SkinContext } from '../skin';
import { diceShown } from './dice-queue';
import { handOf } from './hand';
import { isAsked, offersNow } from './offers';

/** Who is looked at now: those the dice are about, those a question is about, what is in the hand, what is selected. */
export function inSight(state: State, context: SkinContext): readonly UnitId[] {
  const { store } = context;
  const { draft, selected } = store.data.getState();
  const falling = diceShown({ store });
  if (falling) return falling.beats.flatMap(({ units }) => units);
  const { group } = handOf(store).getState();
  return [
    ...selected,
    ...(group ? [...group.units, ...(group.by === undefined ? [] : [group.by])] : []),
    ...['unit', 'target'].flatMap((key) => (typeof draft?.[key] === 'string' ? [draft[key]] : [])),
    ...(isAsked(state, context.seat) ? askedAbout(state, context) : []),
  ];
}

function askedAbout(state: State, context: SkinContext): readonly UnitId[] {
  const step = topStep(state);
  if (step === undefined || step.is === 'turn' || step.is === 'act') return [];
  const able = offersNow(context, state).flatMap(({ unit }) => (unit === undefined ? [] : [unit]));
  const named = ['unit', 'of', 'by', 'caster', 'against'].flatMap((key) => {
    const found = (step as unknown as Readonly<Record<string, unknown>>)[key];
    return typeof found === 'string' ? [found] : Array.isArray(found) ? (found as readonly string[]) : [];
  });
  return [...able, ...named];
}
