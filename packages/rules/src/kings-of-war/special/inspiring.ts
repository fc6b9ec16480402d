import type { Near, NerveTest } from '../combat/types';
import { answers, has, isWithin } from './holds';
import type { RuleRef, SpecialRule } from './types';

/** Friends of its list around it are not Routed so easily. [KOW-SPR-19] */
export const inspiring: SpecialRule = {
  name: 'inspiring',
  row: 'KOW-SPR-19',
  follows: { onRoutOfFriend: (test, bearer, ref) => reaches(test, bearer, ref, 6) },
};

/** The same with a longer reach. [KOW-SPR-40] */
export const veryInspiring: SpecialRule = {
  name: 'very-inspiring',
  row: 'KOW-SPR-40',
  follows: { onRoutOfFriend: (test, bearer, ref) => reaches(test, bearer, ref, 9) },
};

/**
 * Drinks the courage of the other side: enemies who inspire, of whatever kind, keep it in the fight. One that
 * inspires only some of its own still counts (our ruling). [KOW-SPR-23]
 */
export const mindthirst: SpecialRule = {
  name: 'mindthirst',
  row: 'KOW-SPR-23',
  follows: {
    onOwnRout: (test) =>
      [...test.enemies]
        .sort((a, b) => a.distance - b.distance)
        .find(
          (near) => isWithin(near, 12) && (has(near.unit.rules, 'inspiring') || has(near.unit.rules, 'very-inspiring')),
        )?.unit,
  },
};

function reaches(test: NerveTest, bearer: Near | 'self', ref: RuleRef, range: number): boolean {
  if (bearer === 'self') return true;
  return bearer.core && isWithin(bearer, range) && answers(test.target, ref.only, bearer.unit);
}
