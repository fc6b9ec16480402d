import { band, own, type ReadyWarband } from './kit';

const HEDGE_WIZARD = own('Hedge Wizard', 4, 1, ['spell-caster', 'lucky'], {
  ...{ face: 'wizard-staff', kinds: ['halfling'] },
  spells: ['courage', 'slowdown', 'wall-of-wood'],
});

const GAMEKEEPER = own('Gamekeeper', 4, 2, ['stealth', 'forester', 'traps'], { face: 'hood', kinds: ['halfling'] });

export const APPLEBROOK: ReadyWarband = {
  id: 'applebrook-muster',
  people: 'Halflings',
  blurb: 'Slings that need no orders, spears behind shields, an Elder to lead them and a wizard who grows hedges.',
  list: {
    name: 'Applebrook Muster',
    entries: [
      band('village-elder', 'Old Marigold Thrupp'),
      band(HEDGE_WIZARD, 'Fennel Wick'),
      band('halfling-slinger', 'Pip Barrow', 'Dob Barrow', 'Tansy Reed', 'Corin Smalls'),
      band('militiaman', 'Hob Ashby', 'Will Turnip', 'Nan Cotter'),
      band('veteran-militiaman', 'Serjeant Bramble', 'Goodwife Sedge'),
      band(GAMEKEEPER, 'Quiet Jem'),
    ],
  },
};

const THANE = own('Thane of the Road', 3, 4, ['leader', 'heavily-armored', 'short-move'], {
  ...{ face: 'crown', kinds: ['dwarf'] },
});

const SHIELD_BREAKER = own('Gatewarden', 3, 3, ['heavily-armored', 'block', 'shieldbreaker', 'short-move'], {
  ...{ face: 'battle-axe', kinds: ['dwarf'] },
});

const RUNE_SINGER = own('Rune-singer', 3, 2, ['spell-caster', 'magic-resistance', 'short-move'], {
  ...{ face: 'wizard-staff', kinds: ['dwarf'] },
  spells: ['break-enchantment', 'unsummon'],
});

const OATHBREAKER = own('Oathless', 3, 4, ['berserk', 'short-move'], { face: 'barbarian', kinds: ['dwarf'] });

export const ROAD_GUARD: ReadyWarband = {
  id: 'kestar-road-guard',
  people: 'Dwarves',
  blurb:
    'Crossbows behind armour, a singer who undoes spells, one who has nothing left to lose. Slow, and in no hurry.',
  list: {
    name: 'Kestar Road-guard',
    entries: [
      band(THANE, 'Thane Odrun'),
      band(RUNE_SINGER, 'Hesta the Low Voice'),
      band('trained-crossbow', 'Brokk', 'Dagny', 'Ulfar'),
      band(SHIELD_BREAKER, 'Great Tove', 'Little Tove'),
      band(OATHBREAKER, 'Svein No-name'),
      band('trained-runner', 'Kari Quickfoot'),
      band('dwarf-light-infantry', 'Bersi', 'Grim'),
      band('green-slinger', 'Young Aud'),
    ],
  },
};

const PACK_SWARM = own('Swarm of Rats', 4, 1, ['swarm'], {
  ...{ face: 'rat', kinds: ['rat'], armed: 'natural' },
});

export const UNDERBRIDGE: ReadyWarband = {
  id: 'underbridge-kin',
  people: 'Ratmen',
  blurb:
    'Bold together: they act best in groups, around a champion no single blow can stop, with rats about their feet.',
  list: {
    name: 'Underbridge Kin',
    entries: [
      band('champion-of-radah', 'Sskrit the Anointed'),
      band('ratman-champion', 'Kreel', 'Old Nettletooth'),
      band('ratman-champion-heavy', 'Bonebiter'),
      band('ratman-crossbow', 'Squint'),
      band('ratman-warrior', 'Chitter', 'Mangetail', 'Skreek', 'Wet Paw'),
      band(PACK_SWARM, 'The Squeaking', 'The Gnawing', 'The Tide'),
    ],
  },
};
