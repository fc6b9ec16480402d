import type { Dice, Modifier, UnitId } from '../../kernel';
import { condition, fieldedOf, has } from '../figures';
import { safeFrom } from '../special/immunities';
import type { State } from '../state';
import type { StepOf, Tale } from '../steps/step';
import { befall } from './conditions';
import { isInDeepWater, isInWater } from './footing';
import { testsStep } from './test';

/**
 * What weather and water make of quality dice once they lie for good: heat tires, mud holds, thunder frightens beasts,
 * deep water draws down [ASOBH-WTH-01] [ASOBH-WTH-03] [ASOBH-WTH-04] [ASOBH-ENV-05]. The dice of a group are the dice of
 * each of its members. May put steps on top of the present one: note the next stage first.
 */
export function afterQuality(tale: Tale, step: StepOf<'quality'>, dice: Dice): void {
  const { faces } = step;
  const ones = faces.filter((face) => face === 1).length;
  const failures = faces.filter((face) => face === 1 || (face !== 6 && face < step.needs)).length;
  const units = step.figures.length === 0 ? [step.unit] : step.figures;
  for (const unit of units) {
    if (ones >= 2) tire(tale, unit);
    if (ones >= 1) mire(tale, unit, dice);
    if (failures >= 3) drown(tale, unit, dice);
  }
}

/** A double 1 in the heat [ASOBH-WTH-01]. */
function tire(tale: Tale, unit: UnitId): void {
  const figure = fieldedOf(tale.state, unit);
  if (tale.state.weather !== 'heatwave' || figure === undefined) return;
  if (safeFrom(figure, 'heat') !== undefined || isInWater(tale.state, figure)) return;
  if (condition(figure, 'fatigued') === undefined) befall(tale, unit, { is: 'fatigued' }, 'ASOBH-WTH-01');
}

/** A 1 in the mud; a beast in the thunder rolls for what it does [ASOBH-WTH-03] [ASOBH-WTH-04]. */
function mire(tale: Tale, unit: UnitId, dice: Dice): void {
  const { weather } = tale.state;
  const figure = fieldedOf(tale.state, unit);
  if (figure === undefined || (weather !== 'heavy-rain' && weather !== 'thunderstorm')) return;
  if (has(figure, 'swarm')) return;
  if (weather === 'thunderstorm' && has(figure, 'animal') && !isSpooked(tale.state, unit)) {
    const [face = 1] = dice.roll(1, 6);
    tale.add({ type: 'animalSpooked', unit, face, result: face <= 3 ? 'stuck' : 'tests' });
    if (face >= 4) {
      tale.call(testsStep([{ unit, cause: 'weather', by: null }]));
      return;
    }
  }
  if (safeFrom(figure, 'mud') !== undefined || condition(figure, 'prone') !== undefined) return;
  befall(
    tale,
    unit,
    { is: 'prone', stand: 1, stuck: true },
    weather === 'heavy-rain' ? 'ASOBH-WTH-03' : 'ASOBH-WTH-04',
  );
}

/** It tests for the thunder at this moment: one clap frightens once. */
const isSpooked = (state: State, unit: UnitId): boolean =>
  state.steps.some((step) => step.is === 'morale' && step.cause === 'weather' && step.unit === unit);

/** Three failures in deep water [ASOBH-ENV-05]. */
function drown(tale: Tale, unit: UnitId, dice: Dice): void {
  const figure = fieldedOf(tale.state, unit);
  if (figure === undefined || !isInDeepWater(tale.state, figure) || condition(figure, 'drowning') !== undefined) return;
  if (safeFrom(figure, 'drowning') !== undefined) return;
  const [face = 1] = dice.roll(1, 6);
  const turns = face + 1;
  tale.add({ type: 'beganDrowning', unit, face, turns });
  befall(tale, unit, { is: 'drowning', until: tale.state.turn + turns }, 'ASOBH-ENV-05');
}

/** Shots, not spells, in wind and rain [ASOBH-WTH-02] [ASOBH-WTH-03] [ASOBH-WTH-04]. */
export function weatherOnShots(state: State): readonly Modifier[] {
  switch (state.weather) {
    case 'strong-wind':
      return [{ amount: -1, because: 'ASOBH-WTH-02' }];
    case 'heavy-rain':
      return [{ amount: -1, because: 'ASOBH-WTH-03' }];
    case 'thunderstorm':
      return [{ amount: -1, because: 'ASOBH-WTH-04' }];
    default:
      return [];
  }
}
