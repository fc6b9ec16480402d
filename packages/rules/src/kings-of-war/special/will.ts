import type { SpecialRule } from './types';

/** Fights back even while Wavering. [KOW-SPR-14] */
export const fury: SpecialRule = {
  name: 'fury',
  row: 'KOW-SPR-14',
  permits: { order: (asked) => asked.wavering && asked.order === 'counter-charge' },
};

/** May pull itself together before its order. [KOW-SPR-15] */
export const headstrong: SpecialRule = {
  name: 'headstrong',
  row: 'KOW-SPR-15',
  follows: {
    beforeOrder: (bearer) => (bearer.wavering ? { dice: 1, needed: 3, makes: 'steadies' } : undefined),
  },
};
