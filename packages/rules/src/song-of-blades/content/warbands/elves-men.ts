import { band, own, type ReadyWarband } from './kit';

const WARDEN = own('Warden of the Larkwood', 3, 3, ['leader', 'forester', 'leafwalk'], {
  ...{ face: 'elf-helmet', kinds: ['elf', 'wood-elf'] },
});

const DRUID = own('Druid', 4, 1, ['spell-caster', 'forester'], {
  ...{ face: 'tree-face', kinds: ['elf', 'wood-elf'] },
  spells: ['wall-of-wood', 'transfix'],
});

export const LARKWOOD: ReadyWarband = {
  id: 'larkwood-wardens',
  people: 'Wood elves',
  blurb: 'Bows that seldom miss and feet that never slow under the trees. Fight them in the open, if they let you.',
  list: {
    name: 'Larkwood Wardens',
    entries: [
      band(WARDEN, 'Ithiel of the Nine Oaks'),
      band(DRUID, 'Mossmother Anwe'),
      band('ranger', 'Sorrel', 'Caldan', 'Wren-in-Rain'),
      band('hunting-bow', 'Feyra Longsight'),
      band('wood-elf-spearman', 'Thandor'),
      band('explorer', 'Liss', 'Emberleaf'),
    ],
  },
};

const STORM_MAGE = own('Storm Mage', 3, 1, ['spell-caster', 'will-of-iron'], {
  ...{ face: 'wizard-staff', kinds: ['elf', 'high-elf'] },
  spells: ['lightning', 'counter-spell', 'protection-from-arrows'],
});

const GREAT_EAGLE = own('Great Eagle', 3, 3, ['animal', 'flying', 'long-move'], {
  ...{ face: 'eagle-head', kinds: ['eagle'], armed: 'natural' },
});

export const ARGENT: ReadyWarband = {
  id: 'argent-riders',
  people: 'High elves',
  blurb:
    'Few, and each of them worth three: a rider, an eagle, a mage who throws lightning, guards who never waver long.',
  list: {
    name: 'Argent Riders',
    entries: [
      band('forest-guard-cavalry', 'Lord Aurevar'),
      band(STORM_MAGE, 'Silmeth Skycaller'),
      band(GREAT_EAGLE, 'Windhome'),
      band('pureblood-warrior', 'Eledor'),
      band('forest-guard', 'Naeve', 'Orrin', 'Taliel'),
      band('explorer', 'Half-blood Rook'),
    ],
  },
};

const CAPTAIN = own('Captain of the Watch', 3, 3, ['leader', 'heavily-armored'], { face: 'crown', kinds: ['human'] });
const CROSSBOWMAN = own('Wall Crossbowman', 4, 2, ['crossbow'], { face: 'crossbow', kinds: ['human'] });
const WATCHMAN = own('Watchman', 4, 2, ['block'], { face: 'swordman', kinds: ['human'] });
const DRUMMER = own('Drummer', 4, 2, ['music'], { face: 'trumpet-flag', kinds: ['human'] });

export const LANTERN_WATCH: ReadyWarband = {
  id: 'lantern-watch',
  people: 'Humans',
  blurb: 'A town watch that drills in groups, a captain who steadies it, a healer, and the mage the council pays for.',
  list: {
    name: 'The Lantern Watch',
    entries: [
      band(CAPTAIN, 'Captain Ysolt Harrow'),
      band('spellcaster-fireball', 'Magister Penhallow'),
      band('healer', 'Brother Osric'),
      band('spearman', 'Tam Fletcher', 'Big Joan', 'Piers'),
      band(CROSSBOWMAN, 'Ned Archway', 'Sal Tiler'),
      band(WATCHMAN, 'Hugh', 'Rafe', 'Meg Alder'),
      band(DRUMMER, 'Little Wat'),
    ],
  },
};
