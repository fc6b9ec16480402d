import type { Dice } from '../../kernel';
import { lotOf } from '../luck';

/** One of several by dice, with the faces that were needed. */
export interface Picked<T> {
  readonly is: T;
  readonly faces: readonly number[];
}

/** One of several at random [FL-GEN-07]; undefined where there are none. */
export function pick<T>(dice: Dice, among: readonly T[]): Picked<T> | undefined {
  if (among.length === 0) return undefined;
  const { index, faces } = lotOf(dice, among.length);
  return { is: among[index] as T, faces };
}

export const d6 = (dice: Dice): number => dice.roll(1, 6)[0] ?? 1;
export const twoD6 = (dice: Dice): readonly number[] => dice.roll(2, 6);
export const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);
