import { healing } from './enchanted-armor';
import { isUndead } from './kit';
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
  'is-wolf': { own: { spareFlight: true, noReady: true } },
};

export const isWolf = (figure: { readonly conditions: Readonly<Record<string, number>> }): boolean =>
  (figure.conditions['wolf'] ?? 0) > 0;
