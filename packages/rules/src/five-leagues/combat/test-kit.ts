import type { State } from '../state';
import type { Hit, Tactic } from '../steps-combat';
import { aBattle, type BattleGiven, type FigureGiven, happen, play, type Told } from '../test-kit';
import { hitStep } from './hit';
import { meleeStep } from './melee';

/** Stories of this part: two in contact, somebody at a distance, a blow out of nowhere. */

export interface DuelGiven extends Partial<Omit<BattleGiven, 'figures'>> {
  readonly others?: Readonly<Record<string, FigureGiven>>;
}

/**
 * `a` of the party and the enemy `e` with touching bases, `e` beyond `a` seen from the near edge. Nothing waits below, so
 * that a phase does not end with the fight.
 */
export const duel = (hero: FigureGiven = {}, foe: FigureGiven = {}, { others, ...more }: DuelGiven = {}): State =>
  aBattle({
    steps: [],
    ...more,
    figures: { a: { at: [10, 10], ...hero }, e: { at: [10, 10.984], ...foe }, ...others },
  });

/** A melee begins, `by` moved in; known dice for whatever comes before anybody is asked. */
export const begun = (state: State, by = 'a', faces: readonly number[] = []): Told =>
  happen(state, (tale) => tale.call(meleeStep(by, by === 'a' ? 'e' : 'a')), faces);

export interface FightGiven {
  readonly weapon?: string;
  readonly tactic?: Tactic | 'none';
  readonly by?: string;
}

/** … and `a` fights so, with these dice, until somebody is asked again or it is over. */
export function fights(state: State, faces: readonly number[], { by = 'a', ...how }: FightGiven = {}): Told {
  const weapon = how.weapon ?? state.figures['a']?.profile.weapons[0]?.id ?? 'fists';
  return play(begun(state, by).state, { do: 'fight-with', unit: 'a', weapon, tactic: how.tactic ?? 'none' }, faces);
}

/** A blow comes down, with known dice. */
export const struck = (state: State, hit: Partial<Hit> & Pick<Hit, 'target'>, faces: readonly number[] = []): Told =>
  happen(
    state,
    (tale) =>
      tale.call(
        hitStep({
          by: null,
          blow: { armor: 0, toughness: 0 },
          how: 'special',
          why: 'FL-BAT-160',
          natural: null,
          weapon: null,
          ...hit,
        }),
      ),
    faces,
  );

/** What is asked now. */
export const asked = (state: State): string | undefined => state.steps.at(-1)?.is;
