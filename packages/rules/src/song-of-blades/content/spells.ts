import type { SpellId } from './spell-ids';
import type { ByPower, SpellEntry, WallNumbers } from './spell-types';

const POWER: ByPower = [1, 2, 3];
const POWER_PLUS_1: ByPower = [2, 3, 4];

/**
 * Every spell with its numbers. Only the cost of Flaming Touch follows from the book's profiles; the others are ours,
 * chosen so that the printed casters keep their printed points [ASOBH-SET-02].
 */
export const SPELLS: Readonly<Record<SpellId, SpellEntry>> = {
  'alter-terrain': spell('Alter Terrain', 5, 'area', {
    tags: ['enchantment', 'variable-area'],
    area: { from: 'spot', stick: 'power', is: 'radius' },
    backfire: { is: 'broken-ground', across: 'short' },
  }),
  'aura-of-terror': spell('Aura of Terror', 9, 'none', {
    tags: ['variable-area', 'centered-on-caster', 'living-only', 'resisted'],
    range: 'self',
    area: { from: 'caster', stick: 'power', is: 'radius' },
    backfire: { is: 'foes-gain', trait: 'fearless' },
  }),
  blast: spell('Blast', 8, 'figure', {
    tags: ['attack', 'variable-range', 'extended-range', 'los', 'no-target-restriction', 'bypass-armor'],
    sticks: 3,
    attack: { c: POWER, fire: false },
    backfire: { is: 'no-casting', turns: 1 },
  }),
  'break-enchantment': spell('Break Enchantment', 5, 'effect', {
    tags: ['cast-into-melee', 'no-target-restriction', 'extended-range', 'variable-range'],
    sticks: 3,
    backfire: { is: 'friend-tests-morale' },
  }),
  'counter-spell': spell('Counter-spell', 6, 'effect', {
    tags: ['battlefield', 'los'],
    range: 'table',
    backfire: { is: 'attack', c: 2, fire: true },
  }),
  courage: spell('Courage', 4, 'none', {
    tags: ['enchantment', 'variable-range', 'variable-area', 'centered-on-caster', 'living-only', 'friends-only'],
    range: 'self',
    area: { from: 'caster', stick: 'power', is: 'radius' },
    backfire: { is: 'burning', c: 2 },
  }),
  fear: spell('Fear', 7, 'figure', {
    tags: ['variable-range', 'los', 'living-only', 'resisted'],
    backfire: { is: 'morale' },
  }),
  fireball: spell('Fireball', 10, 'area', {
    tags: ['attack', 'area', 'variable-range', 'extended-range', 'los', 'holdable'],
    sticks: 3,
    area: { from: 'spot', stick: 'short', is: 'diameter' },
    attack: { c: POWER_PLUS_1, fire: true },
    backfire: { is: 'no-spell', spell: 'break-enchantment' },
  }),
  'flame-jet': spell('Flame Jet', 7, 'figure', {
    tags: ['attack', 'variable-range', 'los'],
    attack: { c: POWER_PLUS_1, fire: true },
    backfire: { is: 'attack', c: 1, fire: true },
  }),
  'flaming-touch': spell('Flaming Touch', 5, 'self', {
    costFrom: 'derived',
    tags: ['melee', 'holdable'],
    range: 'self',
    melee: POWER,
    backfire: { is: 'no-casting', turns: null },
  }),
  hailstorm: spell('Hailstorm', 6, 'none', {
    tags: ['weather', 'battlefield', 'enchantment'],
    range: 'table',
    attack: { c: [0, 1, 2], fire: false },
  }),
  lightning: spell('Lightning', 10, 'figure', {
    tags: ['attack', 'variable-range', 'extended-range', 'los', 'bypass-armor'],
    sticks: 3,
    attack: { c: POWER_PLUS_1, fire: false },
    backfire: { is: 'gains', trait: 'easy-target', until: 'game' },
  }),
  'mind-control': spell('Mind Control', 12, 'figure', {
    tags: ['variable-range', 'los', 'resisted', 'living-only', 'enchantment'],
    backfire: { is: 'test', or: 'out-of-action' },
  }),
  mist: spell('Mist', 10, 'none', {
    tags: ['weather', 'battlefield', 'enchantment'],
    range: 'table',
    limit: ['long', 'medium', 'short'],
    backfire: { is: 'no-sight', turns: 2 },
  }),
  'protection-from-arrows': spell('Protection From Arrows', 4, 'self', {
    tags: ['enchantment', 'self', 'shell'],
    range: 'self',
    backfire: { is: 'attack', c: 1, fire: false },
  }),
  rain: spell('Rain', 8, 'none', {
    tags: ['weather', 'battlefield', 'enchantment'],
    range: 'table',
    limit: ['long', 'medium', 'short'],
    shots: [-1, -1, -1],
    backfire: { is: 'attack', c: 3, fire: false },
  }),
  sleep: spell('Sleep', 16, 'figure', {
    tags: ['variable-range', 'resisted', 'los', 'living-only'],
    backfire: { is: 'asleep' },
  }),
  slowdown: spell('Slowdown', 5, 'figure', {
    tags: ['variable-range', 'resisted', 'los', 'enchantment'],
    backfire: { is: 'gains', trait: 'slow', until: 'broken' },
  }),
  snowstorm: spell('Snowstorm', 8, 'none', {
    tags: ['weather', 'battlefield', 'enchantment'],
    range: 'table',
    limit: ['long', 'medium', 'short'],
    shots: [-1, -1, -1],
    backfire: { is: 'buried', task: 4, outAfterTurns: 6 },
  }),
  'summon-warrior': spell('Summon Warrior', 12, 'spot', {
    tags: ['summoning', 'variable-range'],
    summons: [30, 50, 100],
    backfire: { is: 'foe-summoned', points: 50, turns: 3 },
  }),
  switcheroo: spell('Switcheroo', 6, 'two-figures', {
    tags: ['variable-range', 'los', 'cast-into-melee'],
    backfire: { is: 'swaps' },
  }),
  transfix: spell('Transfix', 12, 'figure', {
    tags: [
      'enchantment',
      'variable-range',
      'los',
      'no-target-restriction',
      'cast-into-melee',
      'living-only',
      'resisted',
    ],
    backfire: { is: 'transfixed' },
  }),
  tremor: spell('Tremor', 7, 'none', {
    tags: ['battlefield', 'resisted'],
    range: 'table',
    attack: { c: POWER, fire: false },
    backfire: { is: 'prone' },
  }),
  trip: spell('Trip', 5, 'figure', {
    tags: ['cast-into-melee', 'los', 'variable-range', 'resisted'],
    backfire: { is: 'prone' },
  }),
  'turn-to-stone': spell('Turn to Stone', 14, 'figure', {
    tags: ['variable-range', 'resisted', 'living-only', 'los'],
    backfire: { is: 'stone', turns: 3 },
  }),
  unsummon: spell('Unsummon', 4, 'effect', {
    tags: ['variable-range', 'resisted', 'los'],
    backfire: { is: 'walls-vanish' },
  }),
  'wall-of-bones': spell('Wall of Bones', 6, 'wall', {
    tags: ['los', 'variable-range', 'summoning', 'wall'],
    wall: wall(POWER, { climbable: true, shrugsOn: 5 }),
    backfire: { is: 'held', by: 'bones', task: 2, against: 1, loses: ['difficult-target', 'acrobat'] },
  }),
  'wall-of-bedazzlement': spell('Wall of Bedazzlement', 7, 'wall', {
    tags: ['los', 'variable-range', 'summoning', 'wall', 'living-only'],
    wall: wall(POWER, { solid: false, aura: 'short', openTo: ['artificial', 'undead'] }),
    backfire: { is: 'morale' },
  }),
  'wall-of-fear': spell('Wall of Fear', 8, 'wall', {
    tags: ['los', 'variable-range', 'summoning', 'wall', 'living-only', 'resisted'],
    wall: wall(POWER_PLUS_1, { solid: false, aura: 'short' }),
    backfire: { is: 'recoils', stick: 'short' },
  }),
  'wall-of-fire': spell('Wall of Fire', 8, 'wall', {
    tags: ['los', 'variable-range', 'summoning', 'wall'],
    wall: wall(POWER_PLUS_1, {
      solid: false,
      blocksSpells: false,
      blocksShots: false,
      shotsThrough: -1,
      burns: true,
      onWater: false,
    }),
    backfire: { is: 'attack', c: 2, fire: true },
  }),
  'wall-of-ice': spell('Wall of Ice', 7, 'wall', {
    tags: ['los', 'variable-range', 'summoning', 'wall'],
    wall: wall(POWER_PLUS_1, { blocksSpells: false, freezes: 'short' }),
    backfire: { is: 'held', by: 'ice', task: 4, against: 0, loses: [] },
  }),
  'wall-of-water': spell('Wall of Water', 7, 'wall', {
    tags: ['los', 'variable-range', 'summoning', 'wall'],
    wall: wall(POWER_PLUS_1, {
      solid: false,
      blocksSpells: false,
      blocksShots: false,
      shotsThrough: -1,
      blocksFire: true,
      burns: true,
      openTo: ['amphibious'],
    }),
    backfire: { is: 'prone' },
  }),
  'wall-of-wood': spell('Wall of Wood', 6, 'wall', {
    tags: ['los', 'variable-range', 'summoning', 'wall'],
    wall: wall(POWER, { climbable: true, openTo: ['forester'] }),
    backfire: { is: 'held', by: 'roots', task: 2, against: 1, loses: [] },
  }),
  windstorm: spell('Windstorm', 5, 'none', {
    tags: ['weather', 'battlefield', 'enchantment'],
    range: 'table',
    shots: [-1, -2, -3],
    backfire: { is: 'test', or: 'prone' },
  }),
};

function spell(
  name: string,
  cost: number,
  needs: SpellEntry['needs'],
  more: Partial<SpellEntry> & Pick<SpellEntry, 'tags'>,
): SpellEntry {
  return {
    name,
    cost,
    needs,
    costFrom: 'chosen',
    range: 'power',
    sticks: 1,
    area: null,
    attack: null,
    melee: null,
    limit: null,
    shots: null,
    summons: null,
    wall: null,
    backfire: null,
    ...more,
  };
}

function wall(c: ByPower, more: Partial<WallNumbers>): WallNumbers {
  return {
    c,
    blocksSpells: true,
    blocksShots: true,
    shotsThrough: 0,
    blocksFire: false,
    solid: true,
    climbable: false,
    burns: false,
    openTo: [],
    aura: null,
    shrugsOn: null,
    freezes: null,
    onWater: true,
    ...more,
  };
}
