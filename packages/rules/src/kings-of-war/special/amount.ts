import type { DiceSum } from '../combat/types';
import type { Amount } from '../content/types';

/** Reads a profile's number or dice (`6`, `'D3'`, `'D6+12'`). Throws for text that is neither: a fault of the content. [KOW-GEN-01] */
export function diceSum(amount: Amount): DiceSum {
  if (typeof amount === 'number') return plain(amount);
  const read = /^D([236])(?:\+(\d+))?$/.exec(amount);
  if (!read) throw new Error(`not an amount: ${amount}`);
  return { dice: 1, sides: Number(read[1]), plus: Number(read[2] ?? 0) };
}

/** A number without dice. */
export const plain = (plus: number): DiceSum => ({ dice: 0, sides: 6, plus });

/** The same dice with more or less added. */
export const added = (amount: DiceSum, more: number): DiceSum => ({ ...amount, plus: amount.plus + more });

export const least = (amount: DiceSum): number => amount.dice + amount.plus;
export const most = (amount: DiceSum): number => amount.dice * amount.sides + amount.plus;
export const mean = (amount: DiceSum): number => (least(amount) + most(amount)) / 2;

/** The sum for these faces of its dice. */
export const total = (amount: DiceSum, faces: readonly number[]): number =>
  faces.reduce((sum, face) => sum + face, amount.plus);
