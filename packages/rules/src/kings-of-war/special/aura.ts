import { inches } from '@muster/geometry';
import type { SpecialRule } from './types';

/** Gives a rule to its bearer and to the friends of the same list around it. [KOW-SPR-01] */
export const aura: SpecialRule = {
  name: 'aura',
  row: 'KOW-SPR-01',
  follows: {
    radiates: (ref) => (ref.grants ? { range: inches(ref.range ?? 6), grants: ref.grants } : undefined),
  },
};
