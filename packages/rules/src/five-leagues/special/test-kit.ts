import { meleeStep } from '../combat/melee';
import type { SpecialId, TraitId } from '../content/ids';
import { fieldedOf } from '../figures';
import type { Encounter } from '../scenario';
import { profileOf } from '../scenarios/force';
import type { Figure, State } from '../state';
import type { MeleeStep } from '../steps-combat';
import type { FigureGiven } from '../test-kit';
import { aBattle } from '../test-kit';

/** Stories of special rules: whom they meet, a fight as it is asked about, an enemy of a row. */

/** Whom the warband meets. */
export const met = (table: string | null, entry: string | null = null, more: Partial<Encounter> = {}): Encounter => ({
  scenario: 'meeting',
  table,
  entry,
  size: 5,
  sizeParts: [],
  ranged: 0,
  leaders: [],
  motivation: null,
  aberration: null,
  unknownMarkers: 0,
  began: 5,
  ...more,
});

const EMPTY = aBattle({ figures: {} });

/** An enemy of a row, a Unique Foe or a beast, as scenarios make it. */
export function foe(
  entry: string,
  given: FigureGiven & { readonly rank?: 'sergeant' | 'lieutenant' | 'captain'; readonly ranged?: boolean } = {},
): FigureGiven {
  const { rank = null, ranged = false, profile, ...rest } = given;
  const whole = profileOf(EMPTY, { entry, rank, ranged });
  return { ...rest, profile: { ...whole, ...profile }, monsterPoints: whole.monsterPoints, ...rest };
}

/** A plain enemy with one trait or rule. */
export const withTrait = (...traits: readonly TraitId[]): FigureGiven => ({ traits });
export const withRule = (...specials: readonly SpecialId[]): FigureGiven => ({ specials });

/** The figure of that id as it stands. */
export function at(state: State, id: string): Figure {
  const figure = state.figures[id];
  if (figure === undefined) throw new Error(`no figure ${id}`);
  return figure;
}
export function on(state: State, id: string) {
  const figure = fieldedOf(state, id);
  if (figure === undefined) throw new Error(`${id} is not on the table`);
  return figure;
}

/** A fight about to have its first exchange: `a` against `e`; `by`: who moved in. */
export const fight = (by: 'a' | 'e' = 'a', more: Partial<MeleeStep> = {}): MeleeStep => ({
  ...meleeStep(by, by === 'a' ? 'e' : 'a'),
  stage: 'exchange',
  attacker: by,
  ...more,
});

/** Two in contact on an empty table, nothing waiting below. */
export const two = (a: FigureGiven, e: FigureGiven, more: Partial<Parameters<typeof aBattle>[0]> = {}): State =>
  aBattle({
    steps: [],
    ...more,
    figures: { a: { at: [10, 10], ...a }, e: { at: [10, 10.984], ...e }, ...more.figures },
  });
