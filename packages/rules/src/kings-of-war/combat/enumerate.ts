import type { Dice } from '../../kernel/dice';

/** One way the dice can fall, with what it comes to. */
export interface Way<T> {
  readonly chance: number;
  readonly result: T;
}

/**
 * Tells a story once for every way its dice can fall: the slow, sure answer that exact odds are measured by. For
 * tests, and for stories of few dice.
 */
export function enumerate<T>(story: (dice: Dice) => T): Way<T>[] {
  const ways: Way<T>[] = [];
  const fixed: { face: number; sides: number }[] = [];
  do {
    let next = 0;
    const dice: Dice = {
      roll: (count, sides) =>
        Array.from({ length: count }, () => {
          const known = fixed[next];
          if (!known) fixed.push({ face: 1, sides });
          next++;
          return known?.face ?? 1;
        }),
    };
    const result = story(dice);
    ways.push({ chance: fixed.reduce((chance, { sides }) => chance / sides, 1), result });
  } while (turnOver(fixed));
  return ways;
}

/** The next way: the last die that has a face left shows it, those after it are forgotten. */
function turnOver(fixed: { face: number; sides: number }[]): boolean {
  for (let last = fixed.pop(); last; last = fixed.pop()) {
    if (last.face < last.sides) {
      fixed.push({ ...last, face: last.face + 1 });
      return true;
    }
  }
  return false;
}
