import type { Dice } from '../../kernel';
import { COMPLICATION_FROM, complicationOf } from '../content/complications';
import { WEATHER_FROM, weatherOf } from '../content/weather';
import { has } from '../figures';
import type { State } from '../state';
import type { StepRules, Tale } from '../steps/step';

/** When everybody stands: the tides of magic, the weather, then the dice for the first turn. */
export const omens: StepRules<'omens'> = {
  carryOn: (tale, _step, dice) => {
    tides(tale, dice);
    sky(tale, dice);
    tale.finish();
    tale.call({ is: 'roll-off', why: 'first', rolled: {} });
    return true;
  },
};

/** A 5 or 6 stirs the magic of the place; not asked for where nobody casts [ASOBH-SET-17]. */
function tides(tale: Tale, dice: Dice): void {
  if (!tale.state.config.complications || !hasCaster(tale.state)) return;
  const [die = 1] = dice.roll(1, 6);
  if (die < COMPLICATION_FROM) {
    tale.add({ type: 'complicationCame', complication: null, faces: [die] });
    return;
  }
  const [which = 1] = dice.roll(1, 6);
  const complication = { is: complicationOf(which), spent: false, level: 0, now: null };
  tale.add({ type: 'complicationCame', complication, faces: [die, which] });
}

const hasCaster = (state: State): boolean => Object.values(state.figures).some((figure) => has(figure, 'spell-caster'));

/** A 5 or 6 brings weather, outdoors [ASOBH-SET-18]; with snow a 1 is a storm [ASOBH-WTH-05]. */
function sky(tale: Tale, dice: Dice): void {
  const { config } = tale.state;
  if (!config.weather || !config.outdoors) return;
  const [die = 1] = dice.roll(1, 6);
  if (die < WEATHER_FROM) {
    tale.add({ type: 'weatherCame', weather: null, storm: false, faces: [die] });
    return;
  }
  const [which = 1] = dice.roll(1, 6);
  const weather = weatherOf(which, config.region);
  if (weather !== 'snow') {
    tale.add({ type: 'weatherCame', weather, storm: false, faces: [die, which] });
    return;
  }
  const [storm = 6] = dice.roll(1, 6);
  tale.add({ type: 'weatherCame', weather, storm: storm === 1, faces: [die, which, storm] });
}
