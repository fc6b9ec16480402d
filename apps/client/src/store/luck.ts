import type { SeatId } from '@muster/rules/kernel';
import type { LogLine } from './log';

export interface Luck {
  readonly seat: SeatId;
  readonly dice: number;
  readonly hits: number;
  readonly expected: number;
}

/** For each seat that rolled against a known number: how many dice counted, and how many would have on average. */
export function luckOf(log: readonly LogLine[]): readonly Luck[] {
  const seats = new Map<SeatId, Luck>();
  for (const line of log)
    for (const roll of line.show?.dice ?? []) {
      const { hitsFrom } = roll;
      if (line.seat === undefined || hitsFrom === undefined) continue;
      const before = seats.get(line.seat) ?? { seat: line.seat, dice: 0, hits: 0, expected: 0 };
      const chance = Math.max(0, Math.min(1, (roll.sides + 1 - hitsFrom) / roll.sides));
      seats.set(line.seat, {
        seat: line.seat,
        dice: before.dice + roll.faces.length,
        hits: before.hits + roll.faces.filter((face) => face >= hitsFrom).length,
        expected: before.expected + roll.faces.length * chance,
      });
    }
  return [...seats.values()];
}
