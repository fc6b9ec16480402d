import type { ItemId } from '../content/ids';
import { offers } from '../engine';
import type { Intent } from '../intents';
import type { Carried, WarbandSheet, Worn } from '../profile';
import type { State } from '../state';
import { aBattle, type BattleGiven, carried, type FigureGiven, IDLE, refusals } from '../test-kit';
import { inch } from '../units';
import { readyWarband } from '../warband/ready';

/** Stories of items: somebody acts, with a Backpack within reach. */

export const pack = (...items: readonly ItemId[]) => items.map((item) => ({ item, count: 1 }));
/** `a` acts; the enemy `e` stands four inches off, a friend `b` at its side. */
export const acting = (
  given: Partial<BattleGiven> & { a?: FigureGiven; b?: FigureGiven; e?: FigureGiven } = {},
): State => {
  const { a, b, e, ...rest } = given;
  return aBattle({
    ...rest,
    figures: {
      a: { at: [10, 10], ...a },
      b: { at: [11.1, 10], ...b },
      e: { at: [10, 15], ...e },
    },
    acting: 'a',
  });
};
export const codes = (state: State, intent: Intent, seat = 'a'): readonly string[] =>
  refusals(state, intent, seat).map(({ code }) => code);
export const use = (item: 'bandages' | 'holy-water', target: string): Intent => ({
  do: 'use',
  unit: 'a',
  item,
  target,
});
export const ready = (how: 'take' | 'put', piece: string): Intent => ({ do: 'ready-weapon', unit: 'a', how, piece });
export const offered = (state: State, what: string, seat = 'a') =>
  offers(state, seat).filter((each) => each.do === what);
export const gone = (spent: number): FigureGiven => ({ did: { ...IDLE, spent: inch(spent), moved: inch(spent) } });

/** A sheet with `a` on it, and these things in the Backpack. */
export const sheet = (spare: readonly (Carried | Worn)[]): WarbandSheet => {
  const ready = readyWarband('hearthguard')?.sheet;
  const [first] = ready?.characters ?? [];
  if (ready === undefined || first === undefined) throw new Error('no warband');
  return { ...ready, spare, characters: [{ ...first, id: 'a', weapons: [carried('standard-weapon')], shield: null }] };
};
