import { TOLERANCE } from '@muster/geometry';
import { CONTACT, type Fielded, foesOf, gapBetween, isTouching } from '../figures';
import type { State } from '../state';
import { inch } from '../units';
import { fieldOf, openingAt } from './field';
import { atShare, crossingsOf, meetsBox } from './track';

/** Whether two bases are in contact: within half an inch, about as high, and no wall between them [FL-BAT-27]. */
export const areInContact = (state: State, a: Fielded, b: Fielded): boolean =>
  isTouching(a, b) && wallBetween(state, a, b) === null;

/** Enemies a figure is in contact with, nearest first. */
export const foesInContact = (state: State, figure: Fielded): readonly Fielded[] =>
  foesOf(state, figure)
    .filter((foe) => Math.abs(foe.pose.x - figure.pose.x) < FAR && areInContact(state, figure, foe))
    .sort((a, b) => gapBetween(figure, a) - gapBetween(figure, b));
const FAR = CONTACT + inch(6);

/** The wall that keeps two apart who stand close: of a house where there is no open way through, or one over 2" high. */
export function wallBetween(state: State, a: Fielded, b: Fielded): string | null {
  const level = Math.max(a.level, b.level);
  for (const lie of fieldOf(state).lies) {
    if (lie.height - level <= TOLERANCE && lie.height > 0) continue;
    if (!meetsBox(lie.box, a.pose, b.pose, 0)) continue;
    const cuts = lie.stands === 'interior' || lie.stands === 'linear' ? crossingsOf(lie.outline, a.pose, b.pose) : [];
    if (cuts.length === 0) continue;
    if (lie.stands === 'linear') {
      if (lie.height - level > inch(2)) return lie.id;
      continue;
    }
    const isOpen = (t: number): boolean => openingAt(lie, atShare(a.pose, b.pose, t))?.open === true;
    if (!cuts.every(isOpen)) return lie.id;
  }
  return null;
}
