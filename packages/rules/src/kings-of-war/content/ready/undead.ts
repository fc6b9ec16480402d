import type { ReadyList } from './types';

export const UNDEAD = [
  {
    id: 'the-barrow-watch',
    points: 1000,
    blurb: 'Patient spears, hollow lances, a king who never left.',
    list: {
      name: 'The Barrow Watch',
      army: 'undead',
      entries: [
        { unit: 'skeleton-spearmen', size: 'horde', options: [], name: 'Barrow Hedge' },
        { unit: 'revenants', size: 'regiment', options: [], name: "The King's Shade" },
        { unit: 'revenant-cavalry', size: 'regiment', options: [], name: 'Hollow Lances' },
        { unit: 'skeleton-archers', size: 'regiment', options: [], name: 'Dry Bows' },
        { unit: 'wraiths', size: 'troop', options: [], name: 'Cold Breath' },
        { unit: 'goreblight', size: 'single', options: [], name: 'What Was Buried' },
        { unit: 'revenant-king', size: 'single', options: [], name: 'King Orvald' },
        { unit: 'undead-army-standard-bearer', size: 'single', options: [], name: 'The Torn Sun' },
      ],
    },
  },
  {
    id: 'the-red-court',
    points: 1000,
    blurb: 'A small company. It will not stay hungry.',
    list: {
      name: 'The Red Court',
      army: 'undead',
      entries: [
        { unit: 'soul-reaver-infantry', size: 'regiment', options: [], name: 'The Crimson Guard' },
        { unit: 'soul-reaver-cavalry', size: 'regiment', options: [], name: 'The Crimson Lances' },
        { unit: 'ghouls', size: 'horde', options: [], name: 'The Starving' },
        { unit: 'ghouls', size: 'troop', options: [], name: 'The Gnawed' },
        { unit: 'deathpack', size: 'regiment', options: [], name: 'Cellar Rats' },
        { unit: 'vampire-lord', size: 'single', options: [], name: 'Lady Ysmere' },
      ],
    },
  },
  {
    id: 'the-long-dead',
    points: 2000,
    blurb: 'Everyone the valley ever buried, in good order.',
    list: {
      name: 'The Long Dead',
      army: 'undead',
      entries: [
        { unit: 'zombies', size: 'legion', options: [], name: 'The Whole Parish' },
        { unit: 'skeleton-spearmen', size: 'horde', options: [], name: 'Barrow Hedge' },
        { unit: 'revenants', size: 'horde', options: [], name: "The King's Shade" },
        { unit: 'mummies', size: 'regiment', options: [], name: 'The Linen Guard' },
        { unit: 'revenant-cavalry', size: 'horde', options: [], name: 'Hollow Lances' },
        { unit: 'wights', size: 'horde', options: [], name: 'Pale Wings' },
        { unit: 'skeleton-archers', size: 'regiment', options: [], name: 'Dry Bows' },
        { unit: 'goreblight', size: 'single', options: [], name: 'What Was Buried' },
        {
          unit: 'revenant-king-on-undead-great-flying-wyrm',
          size: 'single',
          options: ['plagued-breath'],
          name: 'Vhar the Old Sky',
        },
        { unit: 'revenant-king', size: 'single', options: ['mount-undead-horse'], name: 'King Orvald' },
        { unit: 'undead-army-standard-bearer', size: 'single', options: [], name: 'The Torn Sun' },
      ],
    },
  },
  {
    id: 'night-of-the-wolf',
    points: 2000,
    blurb: 'Fangs by moonlight, and a long thirst behind them.',
    list: {
      name: 'Night of the Wolf',
      army: 'undead',
      entries: [
        { unit: 'werewolves', size: 'horde', options: [], name: 'Grey Pelts' },
        { unit: 'werewolves', size: 'horde', options: [], name: 'Black Pelts' },
        { unit: 'soul-reaver-cavalry', size: 'regiment', options: [], name: 'The Crimson Lances' },
        { unit: 'ghouls', size: 'horde', options: [], name: 'The Starving' },
        { unit: 'ghouls', size: 'troop', options: [], name: 'The Gnawed' },
        { unit: 'zombie-trolls', size: 'horde', options: [], name: 'Marsh Walkers' },
        { unit: 'wraiths', size: 'regiment', options: [], name: 'Cold Breath' },
        { unit: 'deathpack', size: 'horde', options: [], name: 'Cellar Rats' },
        { unit: 'lykanis', size: 'single', options: [], name: 'Mother Hrid' },
        { unit: 'vampire-on-undead-pegasus', size: 'single', options: [], name: 'Count Adrev' },
        { unit: 'ghoul-ghast', size: 'single', options: [], name: 'Old Mawe' },
      ],
    },
  },
] as const satisfies readonly ReadyList[];
