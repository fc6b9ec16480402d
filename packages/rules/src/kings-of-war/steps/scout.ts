import type { SideId, UnitId } from '../../kernel';
import { draftOfMove, planMove, sampleMove } from '../moves/move';
import type { State, Unit } from '../state';
import { isFielded, isScout, otherSide, seatsOf, unitsOf } from '../units';
import { ownFielded } from './guard';
import { outOfStep, planned, refused, type StepRules, type Tale } from './step';

/** Scouts make one Advance or At the Double before the battle, sides in turn [KOW-SPR-33] [KOW-SCN-05]. */
export const scout: StepRules<'scout'> = {
  offers: (state, step) => [
    ...scoutsLeft(state, step.side, step.done).flatMap((unit) => [
      {
        needs: 'place' as const,
        do: 'advance' as const,
        unit: unit.id,
        draft: { do: 'advance' as const, unit: unit.id },
      },
      {
        needs: 'place' as const,
        do: 'double' as const,
        unit: unit.id,
        draft: { do: 'double' as const, unit: unit.id },
      },
    ]),
    { needs: 'now', do: 'pass', intent: { do: 'pass' } },
  ],
  plan: (state, step, seat, intent) => {
    if (intent.do === 'pass') {
      const units = scoutsLeft(state, step.side, step.done).map((unit) => unit.id);
      return planned({ marks: [], enact: (tale) => tale.add({ type: 'passed', side: step.side, units }) });
    }
    if (intent.do !== 'advance' && intent.do !== 'double') return outOfStep(step, intent);
    const own = ownFielded(state, seat, intent.unit);
    if (!own.ok) return refused(own.error);
    if (!scoutsLeft(state, step.side, step.done).some((unit) => unit.id === own.value.id))
      return refused({ code: 'scout/not-now', rule: 'KOW-SPR-33', who: [own.value.id] });
    const move = planMove(state, own.value, intent, { scouting: true });
    if (!move.ok) return move;
    return planned({
      marks: move.value.marks,
      enact: (tale) => {
        tale.add({
          type: 'ordered',
          unit: own.value.id,
          order: { is: intent.do, disengaged: false, charge: null },
          path: move.value.path,
          distance: move.value.distance,
          scouting: true,
          left: [],
        });
        handOn(tale);
      },
    });
  },
  draft: (state, _step, seat, draft) => draftOfMove(state, seat, draft, { scouting: true }),
  sample: (state, _step, _seat, offer, random) => sampleMove(state, offer, random, { scouting: true }),
  waiting: (state, step) =>
    seatsOf(state, step.side).map((seat) => ({
      seat,
      what: 'scout',
      detail: { left: scoutsLeft(state, step.side, step.done).length },
    })),
};

export const scoutsLeft = (state: State, side: SideId, done: readonly UnitId[]): readonly Unit[] =>
  unitsOf(state, side).filter((unit) => isFielded(unit) && isScout(unit) && !done.includes(unit.id));

/** The other side moves its next scout, if it has one. */
function handOn(tale: Tale): void {
  const step = tale.state.steps[tale.state.steps.length - 1];
  if (step?.is !== 'scout') return;
  const other = otherSide(tale.state, step.side);
  if (scoutsLeft(tale.state, other, step.done).length === 0) return;
  tale.add({ type: 'closed' }, { type: 'opened', step: { ...step, side: other } });
}
