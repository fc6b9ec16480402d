import type { UnitId } from '../../kernel';
import { fieldedOf, gapTo, sideOf } from '../figures';
import type { Prepared } from '../secret';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import { crowded } from './room';

/**
 * What the game master has prepared for this moment springs: whoever calls is interrupted, and goes on when it is
 * settled. Each returns whether anything sprang.
 */

/** A character of the party has come to where it stands (asked after each step of its way). */
export function springNear(tale: Tale, mover: UnitId): boolean {
  const figure = fieldedOf(tale.state, mover);
  if (figure === undefined || sideOf(figure) !== 'party') return false;
  return springAll(
    tale,
    ready(tale.state).filter(({ trigger }) => trigger.is === 'near' && gapTo(figure, trigger.at) <= trigger.radius),
  );
}

/** A round begins. */
export const springRound = (tale: Tale): boolean =>
  springAll(
    tale,
    ready(tale.state).filter(({ trigger }) => trigger.is === 'round' && trigger.round <= tale.state.round),
  );

/** A marker is revealed: what the master put there comes in place of the book’s roll. */
export const springMarker = (tale: Tale, marker: string): boolean =>
  springAll(
    tale,
    ready(tale.state).filter(({ trigger }) => trigger.is === 'marker' && trigger.marker === marker),
  );

/** One prepared thing, by the master’s hand. */
export function spring(tale: Tale, { id, title, told, figures, test, reward }: Prepared): void {
  tale.add({ type: 'sprang', id, title, told });
  tale.call({ is: 'spring', prepared: { title, told, figures, test, reward }, stage: 'figures' });
}

const ready = (state: State): readonly Prepared[] => state.secret.prepared.filter((each) => !each.held);

/** What the table has no room for stays prepared, and comes when there is. */
function springAll(tale: Tale, things: readonly Prepared[]): boolean {
  let figures = 0;
  const coming = things.filter((thing) => {
    if (crowded(tale.state, figures + thing.figures.length) !== undefined) return false;
    figures += thing.figures.length;
    return true;
  });
  // The last called goes first
  for (const thing of coming.toReversed()) spring(tale, thing);
  return coming.length > 0;
}
