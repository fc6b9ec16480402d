import type { Dice } from '../kernel';

/** One of `n` by luck, and the faces that said so. */
export interface Lot {
  readonly index: number;
  readonly faces: readonly number[];
  readonly sides: number;
}

/**
 * A random pick among `n`: the nearest die with faces enough, thrown again above `n`; between two a D6 halves
 * [FL-GEN-07] [FL-GEN-16]. One or none needs no die.
 */
export function lotOf(dice: Dice, n: number): Lot {
  const sides = SIDES.find((each) => each >= n) ?? 100;
  if (n <= 1) return { index: 0, faces: [], sides };
  const faces: number[] = [];
  // Fair dice are done long before; only a script could go on
  for (let tries = 0; tries < 200; tries++) {
    const face = dice.roll(1, sides)[0] ?? 1;
    faces.push(face);
    if (n === 2) return { index: face <= 3 ? 0 : 1, faces, sides };
    if (face <= n) return { index: face - 1, faces, sides };
  }
  return { index: 0, faces, sides };
}
const SIDES = [6, 10, 20, 100];

/** A list in an order of luck: one lot after another. */
export function shuffled<T>(list: readonly T[], dice: Dice): readonly T[] {
  const left = [...list];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(lotOf(dice, left.length).index, 1));
  return order;
}
