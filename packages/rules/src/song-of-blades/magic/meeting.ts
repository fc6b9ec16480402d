import type { Dice } from '../../kernel';
import type { Tale } from '../steps/step';
import { beginEffect, effectOf, endEffect, isWall, type Wall, wallsOf } from './effects';
import { wallsAdjoin } from './walls';

/** Walls that stand against each other. */

/** Wood catches fire on 1 or 2 and is a Wall of Fire from then on [ASOBH-SPELL-wall-of-wood]. */
export function kindle(tale: Tale, wall: Wall, by: string, dice: Dice): void {
  const [face = 6] = dice.roll(1, 6);
  const burns = face <= CATCHES_ON;
  tale.add({ type: 'wallChanged', wall: wall.id, is: wall.is, how: burns ? 'kindled' : 'held-out', by, face });
  if (!burns) return;
  endEffect(tale, wall.id, 'wall-of-fire');
  const { power, caster, side, outline, at } = wall;
  const id = beginEffect(tale, { is: 'wall-of-fire', power, caster, side, outline, at });
  settle(tale, id);
}
const CATCHES_ON = 2;

/** A wall has come to stand: fire melts ice beside it, water puts out fire [ASOBH-SPELL-wall-of-fire]. */
export function settle(tale: Tale, id: string): void {
  const put = (gone: Wall, by: Wall, how: 'melted' | 'doused'): void => {
    tale.add({ type: 'wallChanged', wall: gone.id, is: gone.is, how, by: by.is, face: null });
    endEffect(tale, gone.id, by.is);
  };
  for (const other of wallsOf(tale.state)) {
    const wall = effectOf(tale.state, id);
    if (!isWall(wall)) return;
    if (other.id === id || !wallsAdjoin(wall, other)) continue;
    const pair = [wall, other];
    const fire = pair.find((each) => each.is === 'wall-of-fire');
    const water = pair.find((each) => each.is === 'wall-of-water');
    const ice = pair.find((each) => each.is === 'wall-of-ice');
    if (fire === undefined) continue;
    if (water !== undefined) put(fire, water, 'doused');
    else if (ice !== undefined) put(ice, fire, 'melted');
  }
}

/** Walls of Wood with fire beside them: each may catch it when a turn ends. */
export const smouldering = (tale: { readonly state: Tale['state'] }): readonly Wall[] => {
  const walls = wallsOf(tale.state);
  const fires = walls.filter((wall) => wall.is === 'wall-of-fire');
  return walls.filter((wall) => wall.is === 'wall-of-wood' && fires.some((fire) => wallsAdjoin(fire, wall)));
};
