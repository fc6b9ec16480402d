import { fielded } from '../figures';
import { comeIn, toCome } from '../scenarios/allies';
import { misty } from '../scenarios/mist';
import { exchangeNumber } from './kit';
import type { RuleBook } from './rule';

/** What unique things and a cloak make of figures, each a condition [FL-LOOT-unique-items]. */
export const THINGS_BOOK: RuleBook = {
  /** On its nine inches no ground slows it; as the Attacker who came by them it throws twice in the first exchange. */
  'is-stalking': {
    own: {
      ignoresDifficult: true,
      twoDice: (_state, melee, { id }) => melee.initiator === id && exchangeNumber(melee) === 1,
    },
  },
  /** A Skeleton of the knife. */
  'is-minion': { own: { alwaysSlow: true, unstunnable: () => true, poisonProof: () => true } },
  /** A beast that was called: at the end of the round it comes. */
  'is-summoned': {
    own: { alwaysSlow: true },
    battle: {
      tracking: { stage: 'rest', due: (state) => toCome(state).length > 0, settle: (tale) => comeIn(tale) },
    },
  },
  /** In the mist until the end of the first round; each comes by one who is there. */
  'is-misty': {
    battle: {
      tracking: {
        stage: 'warband',
        due: (state) => misty(state).length > 0 && fielded(state).some(({ side }) => side === 'party'),
        settle: (tale) =>
          tale.callInOrder(
            misty(tale.state).map(({ id }) => ({
              ...{ is: 'matter', what: 'cloak-of-mist', stage: 'choose', units: [id], detail: {} },
            })),
          ),
      },
    },
  },
};
