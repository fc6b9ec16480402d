import { band, own, type ReadyWarband } from './kit';

const NECROMANCER = own('Necromancer', 3, 1, ['spell-caster'], {
  ...{ face: 'wizard-staff', kinds: ['human'] },
  spells: ['summon-warrior', 'wall-of-bones', 'fear'],
});

const SKELETON = own('Barrow Skeleton', 4, 2, ['undead', 'skeletal', 'fragile', 'oblivious'], {
  ...{ face: 'death-skull', kinds: ['skeleton'] },
});

const STANDARD = own('Barrow Standard', 4, 2, ['undead', 'skeletal', 'fragile', 'oblivious', 'standard-bearer'], {
  ...{ face: 'trumpet-flag', kinds: ['skeleton'] },
});

const ARCHER = own('Barrow Archer', 4, 2, ['undead', 'skeletal', 'fragile', 'short-bow'], {
  ...{ face: 'bowman', kinds: ['skeleton'] },
});

const SHAMBLER = own('Shambler', 4, 2, ['undead', 'aim-for-the-head', 'slow', 'oblivious'], {
  ...{ face: 'death-skull', kinds: ['zombie'], armed: 'natural' },
});

export const BARROW_COURT: ReadyWarband = {
  id: 'barrow-court',
  people: 'Undead',
  blurb: 'A vampire nobody dares approach, bones that stand while their standard stands, and one who can call up more.',
  list: {
    name: 'The Barrow Court',
    entries: [
      band('vampire', 'Lady Morwen'),
      band(NECROMANCER, 'Casimir Dole'),
      band(STANDARD, 'The Torn Colours'),
      band(SKELETON, 'Rattle', 'Grin', 'Old Sexton'),
      band(ARCHER, 'Hollow Jack'),
      band(SHAMBLER, 'The Miller', "The Miller's Wife"),
    ],
  },
};
