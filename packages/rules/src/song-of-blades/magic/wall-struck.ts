import type { Dice } from '../../kernel';
import type { Tale } from '../steps/step';
import { effectOf, endEffect, isWall } from './effects';
import { touchOf } from './queries';
import { clampPower, numbersOf } from './walls';

/**
 * A wall has been beaten in combat: one hit, unless its kind shrugs it off with a die; with as many hits as its Power it
 * falls, and at once under a blow that is lethal to it [ASOBH-MAG-10].
 */
export function strikeWall(tale: Tale, id: string, lethal: boolean, dice: Dice): void {
  const wall = effectOf(tale.state, id);
  if (!isWall(wall)) return;
  const { shrugsOn } = numbersOf(wall);
  const face = shrugsOn === null || lethal ? null : (dice.roll(1, 6)[0] ?? 1);
  const shrugged = face !== null && shrugsOn !== null && face >= shrugsOn;
  const hits = shrugged ? wall.hits : wall.hits + 1;
  const of = clampPower(wall.power);
  const gone = lethal || hits >= of;
  tale.add({ type: 'wallStruck', wall: id, is: wall.is, hits, of, face, shrugged, gone });
  if (gone) endEffect(tale, id, 'ASOBH-MAG-10');
  else if (!shrugged) tale.add({ type: 'effectChanged', id, set: { hits }, because: 'ASOBH-MAG-10' });
}

/** The flames on a caster's hands are spent with the blow they were meant for [ASOBH-SPELL-flaming-touch]. */
export function spendTouch(tale: Tale, unit: string): void {
  const touch = touchOf(tale.state, unit);
  if (touch !== undefined) endEffect(tale, touch.id, 'flaming-touch');
}
