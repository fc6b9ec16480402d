import type { SpecialRule } from './types';

/** Goes over everything. Disordered it cannot, and is not Nimble either. [KOW-SPR-12] */
export const fly: SpecialRule = {
  name: 'fly',
  row: 'KOW-SPR-12',
  permits: { flight: () => true },
  forbids: {
    ownRule: (rule, bearer) => bearer.disordered && (rule === 'fly' || rule === 'nimble'),
    hindrance: (piece) => !piece.ends,
  },
};

/** Slowed by an inch, unless it is slow already. [KOW-SPR-13] */
export const frozen: SpecialRule = {
  name: 'frozen',
  row: 'KOW-SPR-13',
  modifies: { speed: (speed) => (speed > 4 ? speed - 1 : speed) },
};

/** Turns once more than others. [KOW-SPR-24] */
export const nimble: SpecialRule = {
  name: 'nimble',
  row: 'KOW-SPR-24',
  permits: { extraPivot: (asked) => asked.order !== 'halt' },
};

/** At home in rough country. [KOW-SPR-25] */
export const pathfinder: SpecialRule = {
  name: 'pathfinder',
  row: 'KOW-SPR-25',
  permits: { difficultAsOpen: () => true },
  forbids: { hindrance: (piece) => piece.kind === 'difficult' },
};

/** Nothing on the ground breaks its charge. [KOW-SPR-38] */
export const strider: SpecialRule = {
  name: 'strider',
  row: 'KOW-SPR-38',
  forbids: { hindrance: () => true },
};

/** Goes ahead of the battle line. [KOW-SPR-33] */
export const scout: SpecialRule = {
  name: 'scout',
  row: 'KOW-SPR-33',
  permits: { scouting: () => true },
};

/** Never hurries, except when it scouts. [KOW-SPR-34] */
export const shambling: SpecialRule = {
  name: 'shambling',
  row: 'KOW-SPR-34',
  forbids: { order: (asked) => asked.order === 'double' && !asked.scouting },
};

/** Charges farther than twice its Speed. [KOW-SPR-42] */
export const wildCharge: SpecialRule = {
  name: 'wild-charge',
  row: 'KOW-SPR-42',
  modifies: { chargeReach: (amount) => amount },
};
