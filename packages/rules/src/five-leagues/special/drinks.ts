import { type Fielded, fielded } from '../figures';
import type { State } from '../state';
import { healing } from './enchanted-armor';
import { condition, isUndead, tell } from './kit';
import type { RuleBook } from './rule';

/** What potions and forms do for the rest of a battle, each a condition of whoever took it [FL-LOOT-potions]. */
export const DRINK_BOOK: RuleBook = {
  'is-bear': {
    own: {
      unstunnable: () => true,
      dashBar: (_state, { id }) => ({ code: 'dash/bear', rule: 'FL-ITEM-bear-draught', who: [id] }),
    },
    battle: healing('is-bear'),
  },
  'is-ferret': { own: { ignoresDifficult: true, spareFlight: true } },
  'is-fire': {
    own: {
      shot: () => ({ range: 9, blow: { armor: 1, toughness: 0 } }),
      shotBlow: (state, { weapon, target }, blow) => {
        const foe = state.figures[target];
        return weapon === 'profile' && foe !== undefined && isUndead(state, foe) ? { armor: 1, toughness: 1 } : blow;
      },
    },
  },
  'is-serpent': { own: { poisonProof: () => true } },
  /** A natural 6 of its own, as with the venom of enemies [FL-BAT-93]. */
  'is-wasp': {
    own: {
      deadly: (_state, { how, natural, asDefender }) =>
        natural === 6 && (how === 'shot' || (how === 'melee' && asDefender !== true)),
    },
  },
  'is-wolfish': { own: { rating: () => ({ armor: 1, toughness: 1 }) } },
  /**
   * For this round and the next two: it fights and shoots with nobody, nobody with it, it touches no things, and nothing
   * is in its way. What of a blow there would be goes through it.
   */
  'is-shadowy': {
    own: {
      ghostly: true,
      ignoresDifficult: true,
      spareFlight: true,
      noReady: true,
      untouchable: true,
      meetBar: (_state, { id }) => ({ code: 'fight/shadowy', rule: ALE, who: [id] }),
      shotBar: (_state, { id }) => ({ code: 'shoot/shadowy', rule: ALE, who: [id] }),
      itemBar: (_state, { id }) => ({ code: 'use/shadowy', rule: ALE, who: [id] }),
    },
    foe: {
      untargetable: (_state, _by, { id }, how) =>
        how === 'spell' ? undefined : { code: 'target/shadowy', rule: ALE, who: [id] },
    },
    battle: {
      tracking: {
        stage: 'rest',
        due: (state) => solid(state).length > 0,
        settle: (tale) => {
          for (const { id } of solid(tale.state)) {
            condition(tale, id, 'shadowy', 0, 'is-shadowy');
            tell(tale, 'is-shadowy', 'solid', id);
          }
        },
      },
    },
  },
  'is-wolf': { own: { spareFlight: true, noReady: true } },
};

/** Those of whom the last round of their shadow is over. */
const solid = (state: State): readonly Fielded[] =>
  fielded(state).filter(({ conditions }) => {
    const last = conditions['shadowy'] ?? 0;
    return last > 0 && last <= state.round;
  });
const ALE = 'FL-ITEM-shadowy-ale';

export const isWolf = (figure: { readonly conditions: Readonly<Record<string, number>> }): boolean =>
  (figure.conditions['wolf'] ?? 0) > 0;
