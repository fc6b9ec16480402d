import type { Dice } from '../../kernel';
import { lotOf } from '../luck';

/** Luck of one choice, and the faces it took. */
export interface Lots {
  readonly faces: readonly number[];
  /** The one with the least of something; equals go by lot [FL-GEN-16] [FL-AI-25]. */
  nearest<T>(list: readonly T[], of: (each: T) => number): T | undefined;
}

export function lots(dice: Dice): Lots {
  const faces: number[] = [];
  return {
    faces,
    nearest(list, of) {
      const least = Math.min(...list.map(of));
      const equals = list.filter((each) => of(each) - least <= EQUAL);
      const lot = lotOf(dice, equals.length);
      faces.push(...lot.faces);
      return equals[lot.index];
    },
  };
}

/** Distances that differ by less, in mm, are equal: a twentieth of an inch. */
const EQUAL = 1.27;
