import { band, own, type ReadyWarband } from './kit';

const WARLORD = own('Warlord', 3, 4, ['leader', 'heavily-armored'], { face: 'orc-head', kinds: ['orc'] });
const WOLF_RIDER = own('Wolf Rider', 4, 3, ['mounted', 'long-move'], { face: 'wolf-head', kinds: ['orc'] });

export const ASHFANG: ReadyWarband = {
  id: 'ashfang-raiders',
  people: 'Orcs and goblins',
  blurb:
    'A wall of spears that dashes the last steps, a wolf rider for the flank, goblins who would rather be elsewhere.',
  list: {
    name: 'Ashfang Raiders',
    entries: [
      band(WARLORD, 'Ashfang'),
      band('orc-armored-spearman', 'Gorba', 'Thrak One-ear'),
      band('orc-veteran-spearman', 'Uzgul', 'Mud-eater'),
      band('orc-buckler', 'Brugg', 'Snarl'),
      band(WOLF_RIDER, 'Yash the Lean'),
      band('goblin-shield', 'Nib', 'Grubkin'),
    ],
  },
};

const HANDLER = own('Keeper of Thunder Lizards', 3, 2, ['beastmaster', 'amphibious', 'tailslap'], {
  ...{ face: 'lizardman', kinds: ['lizardman'] },
});

const THUNDER_LIZARD = own('Thunder Lizard', 4, 4, ['huge', 'animal', 'tough', 'trample'], {
  ...{ face: 'velociraptor', kinds: ['dinosaur'], armed: 'natural' },
});

export const TIDEWATER: ReadyWarband = {
  id: 'tidewater-brood',
  people: 'Lizardmen',
  blurb:
    'No water stops them, and a lash of the tail fells what they push back. Guard the keeper: his beast obeys nobody else.',
  list: {
    name: 'Tidewater Brood',
    entries: [
      band(HANDLER, 'Ssethar Reedcaller'),
      band(THUNDER_LIZARD, 'Old Thunder'),
      band('lizard-veteran', 'Kesh the Scarred'),
      band('lizard-small-shield', 'Ixxal'),
      band('lizard-adult', 'Tzik', 'Oloa'),
      band('lizard-juvenile', 'Hss', 'Quick Fin', 'Third-hatched'),
    ],
  },
};

const PRIDE_MOTHER = own('Pride-mother', 3, 4, ['lead-from-the-front', 'dashing'], {
  face: 'lion',
  kinds: ['catfolk'],
});

export const SUNSTONE: ReadyWarband = {
  id: 'sunstone-pride',
  people: 'Catfolk',
  blurb: 'A mother who leads from in front, cubs who hold because she does, one far-shooting scout and one frenzy.',
  list: {
    name: 'Sunstone Pride',
    entries: [
      band(PRIDE_MOTHER, 'Ahuri Sunstone'),
      band('lion-warrior', 'Barak', 'Zehra'),
      band('lion-cub', 'Kito', 'Nala-of-the-Steps', 'Rufu', 'Sefu'),
      band('lynx-scout', 'Whisper'),
      band('smilodon-berserker', 'Long Tooth Garo'),
    ],
  },
};

const LABYRINTH_BULL = own('Bull of the Labyrinth', 3, 4, ['combat-master', 'danger-sense'], {
  ...{ face: 'minotaur', kinds: ['minotaur'], base: { shape: 'round', size: 32 } },
});

export const LABYRINTH: ReadyWarband = {
  id: 'labyrinth-keepers',
  people: 'Minotaurs',
  blurb: 'Blows that no shield softens. The young fall at the first wound; the old do not fall.',
  list: {
    name: 'Keepers of the Labyrinth',
    entries: [
      band(LABYRINTH_BULL, 'Asterion Black-horn'),
      band('minotaur-shaman', 'Ember Hoof'),
      band('elite-minotaur-guard', 'Korax'),
      band('minotaur-guard', 'Tholos', 'Dromon'),
      band('young-minotaur', 'Ibex', 'Stub', 'Red Calf', 'Moschos', 'Pell'),
    ],
  },
};
