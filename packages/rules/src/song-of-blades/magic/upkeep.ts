import type { Dice, UnitId } from '../../kernel';
import { hazard } from '../combat/begin';
import { type Fielded, fielded } from '../figures';
import { areasUnder } from '../ground/grounds';
import type { Effect, State } from '../state';
import type { Tale } from '../steps/step';
import { effectOf, endEffect, FULL_TURN, isWall, weatherSpell } from './effects';
import { kindle, smouldering } from './meeting';
import { combatOf } from './power';
import { isBuried } from './queries';
import { isOf } from './walls';

/** What magic has to do when a turn begins or ends, as entries of the upkeep step's list. */
export function magicUpkeep(state: State, when: 'begin' | 'end'): readonly string[] {
  const hail = hailOf(state);
  if (when === 'begin') return hail === undefined ? [] : [`hail ${hail.id}`];
  return [
    ...smouldering({ state }).map((wall) => `smoulder ${wall.id}`),
    ...(hail === undefined ? [] : [`hail-ends ${hail.id}`]),
  ];
}

/** Does one of them. Steps it calls go first. */
export function doMagicUpkeep(tale: Tale, entry: string, dice: Dice): void {
  const [what, id = ''] = entry.split(' ');
  const effect = effectOf(tale.state, id);
  if (effect === undefined) return;
  if (what === 'hail') hail(tale, effect, dice);
  else if (what === 'hail-ends') hailEnds(tale, effect);
  else if (what === 'smoulder' && isWall(effect) && smouldering(tale).some((wall) => wall.id === id))
    kindle(tale, effect, 'wall-of-fire', dice);
}

const hailOf = (state: State): Effect | undefined => {
  const weather = weatherSpell(state);
  return weather?.is === 'hailstorm' ? weather : undefined;
};

/** A die for everyone in the open, the caster too; a 1 is a stone on the head [ASOBH-SPELL-hailstorm]. */
function hail(tale: Tale, storm: Effect, dice: Dice): void {
  const open = fielded(tale.state).filter((figure) => !isSheltered(tale.state, figure));
  if (open.length === 0) return;
  const rolled = dice.roll(open.length, 6);
  const faces: Record<UnitId, number> = {};
  open.forEach((figure, i) => {
    faces[figure.id] = rolled[i] ?? 6;
  });
  const struck = open.map(({ id }) => id).filter((id) => faces[id] === 1);
  tale.add({ type: 'hailed', power: storm.power, faces, struck });
  if (struck.length > 0)
    tale.add({
      type: 'effectChanged',
      id: storm.id,
      set: { counts: { ...storm.counts, struck: tale.state.turn } },
      because: 'hailstorm',
    });
  tale.callInOrder(struck.map((id) => hazard(id, combatOf('hailstorm', storm.power), 'hailstorm')));
}

/** Under trees, under the ground or under the snow; elementals do not mind. */
const isSheltered = (state: State, figure: Fielded): boolean =>
  figure.below ||
  isBuried(figure) ||
  isOf(figure, 'elemental') ||
  areasUnder(state, figure).some((area) => area.ground === 'woods');

/** A full turn in which the stones hit nobody ends it. */
function hailEnds(tale: Tale, storm: Effect): void {
  const last = Math.max(storm.began, storm.counts['struck'] ?? 0);
  if (tale.state.turn - last >= FULL_TURN) endEffect(tale, storm.id, 'ASOBH-SPELL-hailstorm');
}
