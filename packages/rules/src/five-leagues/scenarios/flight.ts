import type { Dice, UnitId } from '../../kernel';
import { spareFlight } from '../special/hooks';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { pick } from './chance';
import { count, countOf } from './gains';

/**
 * Who rolls on Flight in the Dark after the battle: of a Meeting Engagement one of those that left before the objective
 * was had, by luck; of a Defensive Battle and a Site all of them; of Raids, Lairs and practice nobody. Whom a rule
 * spares is not among them [FL-SET-18] [FL-SET-22] [FL-SCN-22].
 */
export function owe(tale: Tale, dice: Dice): void {
  const { state } = tale;
  const fled = Object.values(state.figures).filter((each) => isFled(state, each));
  const due = dueOf(state, fled, dice);
  if (due.units.length === 0) return;
  count(tale, Object.fromEntries(due.units.map((unit) => [`flight/${unit}`, 1])), 'FL-SET-18');
  tale.add({ type: 'flightDue', units: due.units, faces: due.faces });
}

export const owesFlight = (state: State, unit: UnitId): boolean => countOf(state, `flight/${unit}`) > 0;

const isFled = (state: State, figure: Figure): boolean =>
  figure.side === 'party' &&
  figure.fate === 'left' &&
  (figure.counts['fled'] ?? 0) > 0 &&
  spareFlight(state, figure) === null;

function dueOf(state: State, fled: readonly Figure[], dice: Dice): { units: UnitId[]; faces: readonly number[] } {
  const ids = fled.map(({ id }) => id);
  switch (state.encounter?.scenario) {
    case 'meeting': {
      const drawn = pick(dice, ids);
      return drawn === undefined ? { units: [], faces: [] } : { units: [drawn.is], faces: drawn.faces };
    }
    case 'defensive':
    case 'site':
      return { units: ids, faces: [] };
    default:
      return { units: [], faces: [] };
  }
}
