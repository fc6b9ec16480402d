import type { Dice, UnitId } from '../../kernel';
import { attackOf, combatStep, hazard } from '../combat/begin';
import { SPELLS } from '../content/spells';
import { type Fielded, fielded, fieldedOf, figureOf, isTouching, seatOf } from '../figures';
import { qualityRoll } from '../flow/quality';
import type { State } from '../state';
import type { StepRules, Tale } from '../steps/step';
import type { CastStep } from '../steps-magic';
import { HOLD } from './aim';
import { onCast } from './complications';
import { couldCounter, counterStep } from './counter';
import { effectOf, hasTag } from './effects';
import { combatOf, isFire, isLethal } from './power';
import { workOf } from './works';

/** A spell ready to be called. */
export const castStep = (
  given: Pick<CastStep, 'unit' | 'spell' | 'power' | 'aim' | 'how'> & Partial<CastStep>,
): CastStep => ({
  is: 'cast',
  stage: given.how === 'cast' ? 'counter' : 'begin',
  left: [],
  now: null,
  tried: [],
  beside: [],
  near: [],
  extra: [],
  ...given,
});

/** A spell at work: it may be countered, begins, is tried on one after another, and is over. */
export const castRules: StepRules<'cast'> = {
  carryOn(tale, step, dice) {
    switch (step.stage) {
      case 'counter':
        return askForCounter(tale, step);
      case 'countered':
        return afterCounter(tale, step);
      case 'begin':
        return begin(tale, step, dice);
      case 'next':
        return tryNext(tale, step, dice);
      case 'answer':
        return answer(tale, step, dice);
      case 'leap': {
        const { returned } = tale.state;
        const to = returned?.is === 'magic-chosen' ? returned.option : null;
        tale.amend({ ...step, stage: 'next', left: to === null ? [] : [to] });
        return true;
      }
      case 'end':
        return end(tale, step, dice);
      case 'over':
        tale.finish({ is: 'cast', spell: step.spell, worked: true });
        return true;
    }
  },
};

function askForCounter(tale: Tale, step: CastStep): true {
  const call = couldCounter(tale.state, step.unit) ? counterStep(tale.state, step) : undefined;
  tale.amend({ ...step, stage: call === undefined ? 'begin' : 'countered' });
  if (call !== undefined) tale.call(call);
  return true;
}

function afterCounter(tale: Tale, step: CastStep): true {
  const { returned } = tale.state;
  if (returned?.is === 'countered' && returned.countered) {
    tale.add({ type: 'spellFailed', unit: step.unit, spell: step.spell, why: 'countered' });
    tale.finish({ is: 'cast', spell: step.spell, worked: false });
  } else tale.amend({ ...step, stage: 'begin' });
  return true;
}

function begin(tale: Tale, step: CastStep, dice: Dice): true {
  if (step.aim.choice === HOLD) {
    const caster = figureOf(tale.state, step.unit);
    if (caster?.fate === 'table')
      tale.add({
        type: 'changed',
        unit: step.unit,
        set: { holds: [...caster.holds, { spell: step.spell, power: step.power }] },
        because: 'ASOBH-MAG-11',
      });
    tale.amend({ ...step, stage: 'end' });
    return true;
  }
  const work = workOf(step.spell);
  work.begin?.(tale, step, dice);
  const left = work.targets?.(tale.state, step) ?? targeted(step);
  tale.amend({ ...step, stage: 'next', left });
  return true;
}

/** What the aim itself names: figures, or a wall that is struck. */
const targeted = ({ aim, spell }: CastStep): readonly UnitId[] =>
  aim.units ?? (SPELLS[spell].attack !== null && aim.effect !== undefined ? [aim.effect] : []);

function tryNext(tale: Tale, step: CastStep, dice: Dice): true {
  const [now, ...left] = step.left;
  if (now === undefined) {
    tale.amend({ ...step, stage: 'end', now: null });
    return true;
  }
  const target = fieldedOf(tale.state, now);
  const tried = [...step.tried, now];
  const next: CastStep = {
    ...step,
    now,
    left,
    tried,
    beside: target === undefined ? [] : standingBy(tale.state, target),
  };
  if (target === undefined && effectOf(tale.state, now) === undefined) tale.amend({ ...next, stage: 'next' });
  else if (SPELLS[step.spell].attack !== null && step.spell !== 'tremor') {
    tale.amend({ ...next, stage: 'answer' });
    tale.call(strikeOn(step, now, target));
  } else if (hasTag(step.spell, 'resisted') && target !== undefined) {
    tale.amend({ ...next, stage: 'answer' });
    tale.call(qualityRoll(tale.state, { unit: now, why: 'resist', dice: step.power, against: step.spell }));
  } else {
    tale.amend({ ...next, stage: 'next' });
    workOf(step.spell).takes?.(tale, step, now, dice);
  }
  return true;
}

/** The attack of a spell: by its caster, or by nobody where it went off in his own hand. */
function strikeOn(step: CastStep, now: UnitId, target: Fielded | undefined) {
  const { unit, spell, power, extra, aim } = step;
  const from = aim.at ?? null;
  if (step.how === 'gone-off')
    return hazard(now, combatOf(spell, power), spell, { fire: isFire(spell), ...(from === null ? {} : { from }) });
  const lethal = aim.effect === now || isLethal(spell, target);
  const strike = combatStep(attackOf(unit, now, { is: 'spell', spell, power, fire: isFire(spell) }, { extra, lethal }));
  return { ...strike, from };
}

function answer(tale: Tale, step: CastStep, dice: Dice): true {
  const { returned } = tale.state;
  const { now } = step;
  if (now === null) {
    tale.amend({ ...step, stage: 'next' });
    return true;
  }
  if (returned?.is === 'fought') {
    const hit = returned.winner === 'attacker' && returned.result !== 'nothing';
    if (hit && step.spell === 'lightning') return leap(tale, step, now);
    tale.amend({ ...step, stage: 'next' });
    return true;
  }
  tale.amend({ ...step, stage: 'next' });
  if (returned?.is !== 'quality' || fieldedOf(tale.state, now) === undefined) return true;
  const resisted = returned.failures === 0;
  tale.add({ type: 'spellResisted', unit: now, spell: step.spell, by: step.unit, resisted });
  if (!resisted) workOf(step.spell).takes?.(tale, step, now, dice);
  return true;
}

/**
 * Lightning goes on to whoever stands against one it has hit, or stood there before it was thrown back, until it fails
 * or all have been struck; the caster chooses, and it never turns on him [ASOBH-SPELL-lightning].
 */
function leap(tale: Tale, step: CastStep, hit: UnitId): true {
  const { state } = tale;
  const now = fieldedOf(state, hit);
  const near = [...new Set([...step.near, ...step.beside, ...(now === undefined ? [] : standingBy(state, now))])];
  const options = near.filter(
    (id) => id !== step.unit && !step.tried.includes(id) && fieldedOf(state, id) !== undefined,
  );
  const caster = figureOf(state, step.unit);
  const [only] = options;
  if (options.length < 2 || caster === undefined) {
    tale.amend({ ...step, stage: 'next', near, left: only === undefined ? [] : [only] });
    return true;
  }
  tale.amend({ ...step, stage: 'leap', near });
  tale.call({
    is: 'magic-choice',
    seat: seatOf(caster),
    of: 'leap',
    unit: caster.id,
    spell: 'lightning',
    options,
    place: false,
  });
  return true;
}

const standingBy = (state: State, figure: Fielded): readonly UnitId[] =>
  fielded(state)
    .filter((other) => other.id !== figure.id && isTouching(state, figure, other))
    .map(({ id }) => id);

function end(tale: Tale, step: CastStep, dice: Dice): true {
  tale.amend({ ...step, stage: 'over' });
  if (step.aim.choice !== HOLD) workOf(step.spell).end?.(tale, step, dice);
  if (step.how === 'cast') onCast(tale, step.unit, step.power, dice);
  return true;
}
