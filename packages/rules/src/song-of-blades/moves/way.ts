import type { Point } from '@muster/geometry';
import type { UnitId } from '../../kernel';
import { type Fielded, fieldedOf } from '../figures';
import type { Tale } from '../steps/step';
import type { GoStep, Way } from '../steps-moves';

/** A way ready to be gone. */
export const goStep = (
  figure: Fielded,
  way: Way,
  more: Partial<Pick<GoStep, 'meets' | 'paid' | 'climb' | 'crossed' | 'due' | 'stage'>> = {},
): GoStep => ({
  is: 'move',
  unit: figure.id,
  way,
  stage: 'terror',
  from: { x: figure.pose.x, y: figure.pose.y },
  meets: [],
  facing: null,
  paid: 0,
  climb: null,
  crossed: [],
  over: null,
  underway: false,
  due: [],
  stopped: 'no',
  ...more,
});

/** A straight way of this manner. */
export const straight = (to: Point, manner: Way['manner'], more: Partial<Way> = {}): Way => ({
  to,
  via: [],
  manner,
  stride: false,
  daring: false,
  drop: false,
  ...more,
});

/** Whether the quality dice just rolled all passed. */
export function rollPassed(tale: Tale): boolean {
  const rolled = tale.state.returned;
  return rolled?.is === 'quality' && rolled.failures === 0;
}

/** Notes doings on a figure: what a trait counts, and movements made. */
export function count(tale: Tale, unit: UnitId, other: Readonly<Record<string, number>>, moves = 0): void {
  const figure = fieldedOf(tale.state, unit);
  if (figure === undefined || (moves === 0 && Object.keys(other).length === 0)) return;
  const did = { ...figure.did, moves: figure.did.moves + moves, other: { ...figure.did.other, ...other } };
  tale.add({ type: 'changed', unit, set: { did }, because: 'ASOBH-MOV-01' });
}
