import { gap, type Point, TOLERANCE } from '@muster/geometry';
import { baseAt, baseOf, type Fielded, fieldedOf, foesOf, gapBetween, has, seatOf } from '../figures';
import { mayAttack } from '../flow/limits';
import type { IntentOf } from '../intents';
import { mayAct } from '../morale/able';
import type { State } from '../state';
import { outOfStep, type Planned, planned, refused, type StepOf, type StepRules } from '../steps/step';
import { armRefusal, planLoosed } from './acts/shoot';

type Throw = StepOf<'free-throw'>;

/** A javelin at the end of a move that came nearer to its target, for nothing, once a turn [ASOBH-TRAIT-javelin]. */
export const freeThrow: StepRules<'free-throw'> = {
  carryOn(tale, step) {
    if (throwsOf(tale.state, step).length > 0) return false;
    tale.finish();
    return true;
  },
  waiting(state, step) {
    const unit = fieldedOf(state, step.unit);
    return unit === undefined ? [] : [{ seat: seatOf(unit), what: 'free-throw', detail: { unit: unit.id } }];
  },
  offers: (state, step) => [
    { needs: 'target', do: 'shoot', unit: step.unit, intents: throwsOf(state, step) },
    { needs: 'now', do: 'choose', unit: step.unit, intent: { do: 'choose', option: KEEP } },
  ],
  plan(state, step, _seat, intent) {
    if (intent.do === 'choose')
      return intent.option === KEEP
        ? planned({ marks: [], enact: (tale) => tale.finish() })
        : refused({ code: 'choose/not-an-option', rule: 'ASOBH-TRAIT-javelin', who: [step.unit] });
    return intent.do === 'shoot' ? planOf(state, step, intent) : outOfStep(step, intent);
  },
};
/** Lets the javelin in hand. */
const KEEP = 'keep';

function throwsOf(state: State, step: Throw): readonly IntentOf<'shoot'>[] {
  const unit = fieldedOf(state, step.unit);
  if (unit === undefined || !has(unit, 'javelin')) return [];
  return foesOf(state, unit)
    .map((foe): IntentOf<'shoot'> => ({ do: 'shoot', unit: unit.id, target: foe.id, weapon: 'javelin' }))
    .filter((intent) => planOf(state, step, intent).ok);
}

function planOf(state: State, step: Throw, intent: IntentOf<'shoot'>): Planned {
  const rule = 'ASOBH-TRAIT-javelin';
  const unit = fieldedOf(state, step.unit);
  if (unit === undefined || intent.unit !== unit.id)
    return refused({ code: 'throw/not-this-one', rule, who: [step.unit] });
  if (intent.weapon !== 'javelin') return refused({ code: 'throw/javelins-only', rule, who: [unit.id] });
  if (intent.aimed === true) return refused({ code: 'throw/no-aim', rule, who: [unit.id] });
  if (!mayAct(unit)) return refused({ code: 'act/held-fast', rule: 'ASOBH-CON-01', who: [unit.id] });
  const barred = armRefusal(unit, 'javelin') ?? mayAttack(unit, 'throw');
  if (barred !== undefined) return refused(barred);
  const target = fieldedOf(state, intent.target);
  if (target !== undefined && !cameNearer(unit, target, step.from))
    return refused({ code: 'throw/not-nearer', rule, who: [unit.id, target.id] });
  return planLoosed(
    state,
    [unit],
    intent,
    (tale) => tale.finish(),
    () => undefined,
  );
}

const cameNearer = (unit: Fielded, target: Fielded, from: Point): boolean =>
  gapBetween(unit, target) < gap(baseAt(unit, from), baseOf(target)).distance - TOLERANCE;
