import type { Because } from '../events';
import type { Report } from '../scenario';
import type { State } from '../state';
import type { Tale } from '../steps/step';

/**
 * What was won in the battle and is settled after it: Loot rolls, gold, Adventure Points. They are counted by name, so
 * that the report can say what each is for: `gain/<what>/<because>`.
 */
const PREFIX = 'gain/';

export function gain(tale: Tale, what: string, amount: number, because: Because): void {
  const key = `${PREFIX}${what}/${because}`;
  const before = tale.state.counts[key] ?? 0;
  tale.add(
    { type: 'battleChanged', set: { counts: { ...tale.state.counts, [key]: before + amount } }, because },
    { type: 'gained', what, amount, because },
  );
}

export const gainsOf = (state: State): Report['gains'] =>
  Object.entries(state.counts).flatMap(([key, amount]) => {
    if (!key.startsWith(PREFIX) || amount === 0) return [];
    const [what = '', because = ''] = key.slice(PREFIX.length).split('/');
    return [{ what, amount, because }];
  });

/** A number of the battle, by name; 0 where nobody counted. */
export const countOf = (state: State, name: string): number =>
  Object.hasOwn(state.counts, name) ? (state.counts[name] ?? 0) : 0;

export const count = (tale: Tale, set: Readonly<Record<string, number>>, because: Because): void =>
  tale.add({ type: 'battleChanged', set: { counts: { ...tale.state.counts, ...set } }, because });
