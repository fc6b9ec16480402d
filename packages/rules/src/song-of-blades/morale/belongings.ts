import type { UnitId } from '../../kernel';
import type { TraitId } from '../content/trait-ids';
import { has } from '../figures';
import type { Dropped, Figure } from '../state';
import type { Tale } from '../steps/step';

/** What a figure that falls lets go: its standard, its instrument, what it has stolen. */
export function dropWhatItCarried(tale: Tale, figure: Figure): void {
  if (figure.pose === null) return;
  const at = { x: figure.pose.x, y: figure.pose.y };
  const things: Dropped[] = [];
  const lost: TraitId[] = [];
  if (has(figure, 'standard-bearer')) {
    things.push({ what: 'standard', of: figure.id, at });
    lost.push('standard-bearer');
  }
  if (has(figure, 'music')) {
    things.push({ what: 'instrument', of: figure.id, at });
    lost.push('music');
  }
  for (const { of } of stolenBy(figure))
    if (!things.some((thing) => thing.of === of)) things.push({ what: 'goods', of, at });
  for (const thing of things)
    if (!tale.state.dropped.some((lies) => lies.of === thing.of && lies.what === thing.what))
      tale.add({ type: 'droppedThing', thing });
  // Should it be brought back, its hands are empty
  if (lost.length > 0)
    tale.add({ type: 'changed', unit: figure.id, set: { lost: [...figure.lost, ...lost] }, because: 'ASOBH-CON-03' });
}

/** What stealing one thing from one figure is noted as in `Figure.used`. */
export const stolenKey = (what: string, of: UnitId): string => `stolen:${what}:${of}`;

/** What a figure has stolen and still has. */
const stolenBy = (figure: Figure): readonly { readonly what: string; readonly of: UnitId }[] =>
  Object.entries(figure.used)
    .filter(([key, count]) => key.startsWith('stolen:') && count > 0)
    .map(([key]) => {
      const [, what = '', ...of] = key.split(':');
      return { what, of: of.join(':') };
    });
