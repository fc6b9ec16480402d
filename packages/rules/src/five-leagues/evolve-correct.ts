import type { Change } from '../kernel';
import { figureWith } from './evolve-base';
import type { Figure, State } from './state';

/** A change by consent or by ruling. What may be counted on a figure is listed in `consent.ts`. */
export function corrected(state: State, change: Change): State {
  if (change.is === 'agree') return state;
  return figureWith(state, change.unit, (figure) => {
    switch (change.is) {
      case 'pose':
        return { pose: change.pose };
      case 'restore':
        return { pose: change.pose, fate: 'table', end: null };
      case 'remove':
        return { fate: 'removed', end: { round: state.round, by: null, how: 'GEN-05' } };
      case 'label':
        return { name: change.text };
      case 'count':
        return counted(figure, change.what, change.value);
    }
  });
}

function counted(figure: Figure, what: string, value: number): Partial<Figure> {
  switch (what) {
    case 'wounds':
      return { wounds: value };
    case 'stunned':
      return { stunned: value > 0 };
    case 'will':
      return { will: value };
    case 'strands':
      return { strands: value };
    case 'points':
      return figure.monsterPoints === null ? {} : { monsterPoints: value };
    case 'activated':
      return { activated: value > 0 };
    case 'level':
      return { level: value };
    case 'empty':
      return figure.hand === null
        ? {}
        : { ammunition: { ...figure.ammunition, [figure.hand]: value > 0 ? 'empty' : 'fired' } };
    default:
      return {};
  }
}
