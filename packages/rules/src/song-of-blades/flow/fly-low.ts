import type { Refusal } from '../../kernel';
import { fieldedOf, has } from '../figures';
import type { Figure, State } from '../state';
import { type Planned, planned, refused } from '../steps/step';
import { blows, FLIES_LOW } from './quality';

/** A flyer in the wind that does not keep low yet [ASOBH-WTH-02]. */
export const mayFlyLow = (state: State, figure: Figure): boolean =>
  blows(state) && has(figure, 'flying') && (figure.did.other[FLIES_LOW] ?? 0) === 0;

/**
 * Said before the dice of an activation or a reaction: no -1 for the wind, but ground moves one stick shorter for the
 * turn [ASOBH-WTH-02]. `barred`: why it throws no such dice now.
 */
export function planFlyLow(state: State, figure: Figure, barred: () => Refusal | undefined): Planned {
  const no = (code: string): Planned => refused({ code, rule: 'ASOBH-WTH-02', who: [figure.id] });
  if (!has(figure, 'flying')) return no('fly-low/no-wings');
  if (!blows(state)) return no('fly-low/no-wind');
  const refusal = barred();
  if (refusal !== undefined) return refused(refusal);
  if (!mayFlyLow(state, figure)) return no('fly-low/already');
  return planned({
    marks: fieldedOf(state, figure.id) === undefined ? [] : [{ is: 'outline', unit: figure.id, tone: 'legal' }],
    enact: (tale) => {
      tale.add({ type: 'declared', unit: figure.id, what: 'flies-low' });
      const did = { ...figure.did, other: { ...figure.did.other, [FLIES_LOW]: 1 } };
      tale.add({ type: 'changed', unit: figure.id, set: { did }, because: 'ASOBH-WTH-02' });
    },
  });
}
