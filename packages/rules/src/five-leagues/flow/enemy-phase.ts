import type { Offer, UnitId } from '../../kernel';
import { recording } from '../../kernel/dice';
import { activationOrder } from '../automa';
import { type Fielded, fieldedOf, figureOf, sideOf } from '../figures';
import type { Intent } from '../intents';
import { closeIfDecided } from '../scenarios/ending';
import { moveMarker } from '../scenarios/markers';
import { onPhase } from '../scenarios/on-step';
import { sendPatrols } from '../scenarios/patrol';
import { enemyPhaseOpens } from '../special/hooks';
import type { State } from '../state';
import { outOfStep, planned, refused, type StepOf, type StepRules } from '../steps/step';
import { activate } from './activation';

type Phase = StepOf<'enemy-phase'>;

/**
 * All enemies act: by the game in the book's order, by the hand of a master in any [FL-BAT-11] [FL-AI-01] [FL-AI-60].
 * The order is made once; who comes later waits for the next round. Unknown markers drift last [FL-AI-50].
 */
export const enemyPhase: StepRules<'enemy-phase'> = {
  carryOn(tale, step, dice) {
    if (closeIfDecided(tale, dice)) return true;
    switch (step.stage) {
      case 'open':
        tale.add({ type: 'phaseBegan', phase: 'enemy' });
        tale.amend({ ...step, stage: 'order' });
        sendPatrols(tale, dice);
        onPhase(tale);
        enemyPhaseOpens(tale, dice);
        return true;
      case 'order': {
        const heard = recording(dice);
        const order = activationOrder(tale.state, heard.dice);
        const faces = heard.rolls.flatMap((roll) => roll.faces);
        if (order.length > 0) tale.add({ type: 'enemyOrdered', order, faces });
        tale.amend({ ...step, stage: 'act', order });
        return true;
      }
      case 'act': {
        const fallen = leftOf(tale.state, step).find(({ did }) => did.ended);
        if (fallen !== undefined) {
          activate(tale, fallen.id, 'turn', 'game');
          return true;
        }
        if (leftOf(tale.state, step).length > 0) return false;
        tale.amend({ ...step, stage: 'markers', markers: unknownMarkers(tale.state) });
        return true;
      }
      case 'markers': {
        const [next, ...markers] = step.markers;
        if (next === undefined) {
          tale.finish({ is: 'done' });
          return true;
        }
        tale.amend({ ...step, markers });
        moveMarker(tale, next, dice);
        return true;
      }
    }
  },
  waiting: (state, step) => {
    if (step.stage !== 'act') return [];
    const left = leftOf(state, step);
    return [{ seat: 'gm', what: 'enemy-phase', detail: { figures: left.length, unit: left[0]?.id ?? '' } }];
  },
  offers: (state, step) => [
    {
      needs: 'target',
      do: 'activate',
      intents: leftOf(state, step).map(({ id }): Intent => ({ do: 'activate', unit: id })),
    } satisfies Offer<Intent>,
    { needs: 'now', do: 'automa', intent: { do: 'automa' } },
    { needs: 'now', do: 'end-phase', intent: { do: 'end-phase' } },
  ],
  plan: (state, step, _seat, intent) => {
    const left = leftOf(state, step);
    switch (intent.do) {
      case 'activate': {
        const refusal = refusalOf(state, step, intent.unit);
        if (refusal !== undefined) return refused(refusal);
        const marks = [{ is: 'outline' as const, unit: intent.unit, tone: 'legal' as const }];
        return planned({ marks, enact: (tale) => activate(tale, intent.unit, 'turn') });
      }
      case 'automa': {
        const next = left[0]?.id ?? '';
        const marks = [{ is: 'outline' as const, unit: next, tone: 'legal' as const }];
        return planned({ marks, enact: (tale) => activate(tale, next, 'turn', 'game') });
      }
      case 'end-phase':
        return planned({
          marks: [],
          notes: [{ code: 'not-acted', because: 'FL-BAT-11', detail: { figures: left.length } }],
          enact: (tale) => {
            tale.add({ type: 'phasePassed', seat: 'gm' });
            tale.amend({ ...step, order: [] });
          },
        });
      default:
        return outOfStep(step, intent);
    }
  },
};

/** Who of the order has yet to act. */
export const leftOf = (state: State, step: Phase): readonly Fielded[] =>
  step.order.flatMap((id) => {
    const figure = fieldedOf(state, id);
    return figure === undefined || figure.activated || sideOf(figure) !== 'enemies' ? [] : [figure];
  });

function refusalOf(state: State, step: Phase, unit: UnitId) {
  const figure = figureOf(state, unit);
  if (figure === undefined) return { code: 'unit/unknown', rule: 'GEN-02' };
  const who = [unit];
  if (figure.fate !== 'table') return { code: 'unit/not-on-table', rule: 'GEN-02', who };
  if (sideOf(figure) !== 'enemies') return { code: 'unit/not-yours', rule: 'GEN-02', who };
  if (figure.activated) return { code: 'phase/has-acted', rule: 'FL-BAT-11', who };
  return step.order.includes(unit) ? undefined : { code: 'phase/next-round', rule: 'FL-AI-53', who };
}

const unknownMarkers = (state: State): readonly string[] =>
  Object.values(state.markers)
    .filter((each) => each.is === 'unknown')
    .map(({ id }) => id);
