import { answers, isWithin } from './holds';
import type { SpecialRule } from './types';

/** Cannot Waver. [KOW-SPR-11] */
export const fearless: SpecialRule = {
  name: 'fearless',
  row: 'KOW-SPR-11',
  forbids: { wavering: () => true },
};

/** Closes its ranks again if a test leaves it Steady. [KOW-SPR-20] */
export const ironResolve: SpecialRule = {
  name: 'iron-resolve',
  row: 'KOW-SPR-20',
  follows: { afterSteady: () => 1 },
};

/** Friends of its list around it hold better. Several add up, to 2 at most. [KOW-SPR-30] */
export const rallying: SpecialRule = {
  name: 'rallying',
  row: 'KOW-SPR-30',
  figure: { most: 2 },
  modifies: {
    nerveOfFriend: (target, bearer, level) => {
      const ref = bearer.unit.rules.refs.find(({ rule }) => rule === 'rallying');
      return bearer.core && isWithin(bearer, 6) && answers(target, ref?.only, bearer.unit) ? level : 0;
    },
  },
};
