import type { TraitId } from './trait-ids';

/**
 * The letters the book prints after a trait: P personalities only, L leadership, W lost with the weapon, MA martial art,
 * A alchemical item, R as many in a warband as its number says (Potion of Healing: one).
 */
export type TraitTag = 'P' | 'L' | 'W' | 'MA' | 'A' | 'R';

/** What a profile, or its warband, must have beside the trait. */
export type TraitNeed =
  | { readonly is: 'trait'; readonly anyOf: readonly TraitId[] }
  | { readonly is: 'armed-or'; readonly anyOf: readonly TraitId[] }
  | { readonly is: 'quality'; readonly atLeast: number }
  | { readonly is: 'combat'; readonly atMost: number }
  | { readonly is: 'man-sized' }
  | { readonly is: 'in-warband'; readonly trait: TraitId };

/** Printed by the book; the only value its printed points allow; or ours, where they leave it open. */
export type CostFrom = 'book' | 'derived' | 'chosen';

export interface TraitEntry {
  readonly name: string;
  readonly tags: readonly TraitTag[];
  /** Points before quality is counted in [ASOBH-SET-02]. Negative for a drawback. */
  readonly cost: number;
  readonly costFrom: CostFrom;
  /** Never on the same profile [ASOBH-SET-05]. That a figure has one size only is our reading. */
  readonly excludes: readonly TraitId[];
  readonly requires: readonly TraitNeed[];
  /** What is written in brackets after it: Rare (3), Lethal (orc). */
  readonly takes: 'number' | 'kind' | null;
}

export const MARTIAL: readonly TraitId[] = ['disarming-block', 'evade-and-counter'];
export const SHIELDS: readonly TraitId[] = ['block', 'expert-block', 'magic-block', 'melee-block'];
export const RANGED_WEAPONS: readonly TraitId[] = [
  'composite-bow',
  'crossbow',
  'javelin',
  'longbow',
  'short-bow',
  'sling',
];

/** Every trait of the book [ASOBH-TRA-01]. */
export const TRAITS: Readonly<Record<TraitId, TraitEntry>> = {
  acrobat: trait('Acrobat', 2, 'chosen', { excludes: ['clumsy'] }),
  agile: trait('Agile', 3, 'chosen'),
  'aim-for-the-head': trait('Aim for the Head', 3, 'chosen'),
  amphibious: trait('Amphibious', 3, 'derived'),
  animal: trait('Animal', -1, 'chosen'),
  artificial: trait('Artificial', 5, 'chosen'),
  assassin: trait('Assassin', 15, 'chosen', { tags: ['P'] }),
  backstab: trait('Backstab', 2, 'chosen'),
  'battle-hunger': trait('Battle Hunger', 6, 'chosen'),
  beastmaster: trait('Beastmaster', 8, 'chosen', { tags: ['P', 'L'] }),
  berserk: trait('Berserk', 5, 'chosen', { excludes: ['dashing'] }),
  big: trait('Big', 6, 'chosen', { excludes: ['huge', 'gargantuan', 'tiny'] }),
  block: trait('Block', 4, 'derived'),
  bludgeon: trait('Bludgeon', 4, 'chosen', { tags: ['W'] }),
  burrowing: trait('Burrowing', 6, 'chosen'),
  clinging: trait('Clinging', 3, 'chosen'),
  clumsy: trait('Clumsy', -2, 'chosen', { excludes: ['acrobat', 'difficult-target'] }),
  'combat-master': trait('Combat Master', 12, 'chosen', { tags: ['P'], excludes: ['double-strike'] }),
  'composite-bow': trait('Composite Bow', 8, 'chosen', { tags: ['W'] }),
  coward: trait('Coward', -3, 'chosen', { excludes: ['fearless', 'steadfast', 'hero'] }),
  crossbow: trait('Crossbow', 7, 'derived', { tags: ['W'] }),
  'danger-sense': trait('Danger Sense', 4, 'chosen'),
  dashing: trait('Dashing', 3, 'derived', { excludes: ['berserk'] }),
  'desert-walk': trait('Desert-Walk', 1, 'chosen'),
  'difficult-target': trait('Difficult Target', 4, 'chosen', { excludes: ['clumsy'] }),
  'dim-witted': trait('Dim-Witted', -1, 'chosen', { excludes: ['spell-caster'] }),
  'disarming-block': trait('Disarming Block', 3, 'chosen', { tags: ['MA'] }),
  'discipline-master': trait('Discipline Master', 6, 'chosen', { tags: ['P', 'L'], excludes: ['hero'] }),
  'double-strike': trait('Double Strike', 8, 'chosen', { tags: ['W', 'P'], excludes: ['combat-master'] }),
  drain: trait('Drain', 8, 'derived'),
  drilled: trait('Drilled', 4, 'chosen'),
  'easy-target': trait('Easy Target', -2, 'chosen'),
  entangle: trait('Entangle', 8, 'chosen'),
  'evade-and-counter': trait('Evade and Counter', 5, 'chosen', { tags: ['MA'] }),
  'expert-block': trait('Expert Block', 5, 'derived'),
  'expert-parry': trait('Expert Parry', 6, 'chosen', {
    tags: ['P', 'W', 'MA'],
    requires: [{ is: 'armed-or', anyOf: MARTIAL }],
  }),
  fearless: trait('Fearless', 3, 'derived', { excludes: ['coward'] }),
  'fire-into-melee': trait('Fire Into Melee', 3, 'chosen'),
  flail: trait('Flail', 3, 'chosen', { tags: ['W'] }),
  flying: trait('Flying', 10, 'chosen'),
  forester: trait('Forester', 3, 'derived'),
  fragile: trait('Fragile', -2, 'chosen'),
  'free-disengage': trait('Free Disengage', 3, 'derived'),
  gang: trait('Gang', 3, 'derived', {
    requires: [
      { is: 'quality', atLeast: 4 },
      { is: 'combat', atMost: 2 },
    ],
  }),
  gargantuan: trait('Gargantuan', 14, 'chosen', { tags: ['P'], excludes: ['big', 'huge', 'tiny'] }),
  'good-shot': trait('Good Shot', 3, 'derived'),
  greedy: trait('Greedy', -2, 'chosen'),
  gregarious: trait('Gregarious', 3, 'derived'),
  'group-fighter': trait('Group Fighter', 3, 'chosen', { tags: ['P'] }),
  'hammering-blow': trait('Hammering Blow', 5, 'chosen', { tags: ['W'] }),
  'hard-hide': trait('Hard Hide', 5, 'chosen'),
  healer: trait('Healer', 11, 'derived', { tags: ['P'] }),
  'heavily-armored': trait('Heavily Armored', 4, 'derived'),
  'heavy-weapon': trait('Heavy Weapon', 4, 'derived', { tags: ['W'], excludes: ['puny'] }),
  hero: trait('Hero', 20, 'chosen', { tags: ['P'], excludes: ['coward', 'discipline-master'] }),
  huge: trait('Huge', 10, 'chosen', { excludes: ['big', 'gargantuan', 'tiny'] }),
  'huge-weapon': trait('Huge Weapon', 6, 'chosen', { tags: ['W'], excludes: ['puny'] }),
  'hunter-of-the-dead': trait('Hunter of the Dead', 6, 'chosen', { tags: ['P'] }),
  incorporeal: trait('Incorporeal', 11, 'chosen', { tags: ['P'] }),
  'increased-spell-memory': trait('Increased Spell Memory', 3, 'chosen', {
    tags: ['P'],
    requires: [{ is: 'trait', anyOf: ['spell-caster'] }],
  }),
  javelin: trait('Javelin', 2, 'derived'),
  leader: trait('Leader', 15, 'chosen', { tags: ['P', 'L'], excludes: ['lead-from-the-front'] }),
  'lead-from-the-front': trait('Lead from the Front', 12, 'chosen', { tags: ['P', 'L'], excludes: ['leader'] }),
  leafsight: trait('Leafsight', 2, 'derived'),
  leafwalk: trait('Leafwalk', 2, 'derived'),
  'legendary-shot': trait('Legendary Shot', 12, 'chosen', {
    tags: ['P'],
    requires: [{ is: 'trait', anyOf: RANGED_WEAPONS }],
  }),
  lethal: trait('Lethal', 5, 'chosen', { takes: 'kind' }),
  longbow: trait('Longbow', 8, 'chosen', { tags: ['W'], requires: [{ is: 'man-sized' }] }),
  'long-move': trait('Long Move', 9, 'derived', { excludes: ['short-move'] }),
  'long-reach': trait('Long Reach', 3, 'derived', { tags: ['W'] }),
  lucky: trait('Lucky', 4, 'chosen', { tags: ['P'] }),
  lumbering: trait('Lumbering', -2, 'chosen'),
  'magic-block': trait('Magic Block', 7, 'chosen', { tags: ['P'] }),
  'magic-resistance': trait('Magic Resistance', 3, 'chosen'),
  'melee-block': trait('Melee Block', 3, 'derived'),
  mountaineer: trait('Mountaineer', 1, 'chosen'),
  mounted: trait('Mounted', 7, 'chosen'),
  music: trait('Music', 4, 'chosen'),
  oblivious: trait('Oblivious', 2, 'chosen'),
  'oblivious-to-danger': trait('Oblivious to Danger', -2, 'chosen'),
  opportunistic: trait('Opportunistic', 3, 'chosen'),
  'opportunity-flail-strike': trait('Opportunity Flail Strike', 4, 'chosen', {
    tags: ['P', 'W'],
    requires: [{ is: 'trait', anyOf: ['flail'] }],
  }),
  parry: trait('Parry', 4, 'chosen', { tags: ['W', 'MA'], requires: [{ is: 'armed-or', anyOf: MARTIAL }] }),
  'piercing-weapon': trait('Piercing Weapon', 2, 'chosen', { tags: ['W'] }),
  poison: trait('Poison', 3, 'derived'),
  'potion-of-healing': trait('Potion of Healing', 5, 'chosen', { tags: ['A', 'P', 'R'] }),
  puny: trait('Puny', -3, 'chosen', { excludes: ['heavy-weapon', 'huge-weapon'] }),
  quick: trait('Quick', 6, 'chosen', { excludes: ['short-move', 'slow'] }),
  rabble: trait('Rabble', -4, 'chosen', { requires: [{ is: 'quality', atLeast: 4 }] }),
  rare: trait('Rare', 0, 'book', { takes: 'number' }),
  reactive: trait('Reactive', 3, 'chosen', { tags: ['P'] }),
  reckless: trait('Reckless', 3, 'chosen'),
  regeneration: trait('Regeneration', 9, 'chosen', { tags: ['P'] }),
  savage: trait('Savage', 6, 'chosen', { tags: ['P'] }),
  shieldbreaker: trait('Shieldbreaker', 2, 'chosen', { tags: ['W'] }),
  'shield-rush': trait('Shield Rush', 3, 'chosen', { requires: [{ is: 'trait', anyOf: SHIELDS }] }),
  'short-bow': trait('Short Bow', 5, 'derived', { tags: ['W'] }),
  'short-move': trait('Short Move', -3, 'derived', { excludes: ['long-move', 'quick'] }),
  skeletal: trait('Skeletal', 4, 'chosen'),
  sling: trait('Sling', 4, 'derived', { tags: ['W'] }),
  slow: trait('Slow', -4, 'chosen', { excludes: ['quick'] }),
  'slow-reflexes': trait('Slow Reflexes', -2, 'chosen'),
  'snow-walk': trait('Snow-Walk', 1, 'chosen'),
  'spell-caster': trait('Spell-caster', 0, 'book', { tags: ['P'], excludes: ['dim-witted'] }),
  'standard-bearer': trait('Standard Bearer', 5, 'chosen'),
  steadfast: trait('Steadfast', 3, 'derived', { excludes: ['coward'] }),
  stealth: trait('Stealth', 4, 'chosen'),
  stubborn: trait('Stubborn', -1, 'chosen'),
  subcommander: trait('Subcommander', 4, 'chosen', {
    tags: ['P', 'L'],
    requires: [{ is: 'in-warband', trait: 'leader' }],
  }),
  'swamp-walk': trait('Swamp Walk', 1, 'chosen'),
  swarm: trait('Swarm', 4, 'chosen'),
  tailslap: trait('Tailslap', 3, 'derived'),
  terror: trait('Terror', 15, 'derived', { tags: ['P'] }),
  thief: trait('Thief', 2, 'chosen'),
  'tight-grip': trait('Tight Grip', 1, 'chosen'),
  tiny: trait('Tiny', 1, 'chosen', { excludes: ['big', 'huge', 'gargantuan'] }),
  tough: trait('Tough', 12, 'chosen', { tags: ['P'] }),
  trample: trait('Trample', 7, 'chosen', { tags: ['P'] }),
  traps: trait('Traps', 1, 'chosen'),
  undead: trait('Undead', 6, 'chosen'),
  'unerring-aim': trait('Unerring Aim', 3, 'derived'),
  unique: trait('Unique', 0, 'chosen'),
  unreactive: trait('Unreactive', -3, 'chosen'),
  unruly: trait('Unruly', -1, 'chosen'),
  'venomous-strike': trait('Venomous Strike', 6, 'chosen'),
  'veteran-group-fighter': trait('Veteran Group Fighter', 5, 'chosen', { tags: ['P'] }),
  'will-of-iron': trait('Will of Iron', 2, 'chosen'),
  'will-of-the-gods': trait('Will of the Gods', 7, 'chosen'),
};

function trait(
  name: string,
  cost: number,
  costFrom: CostFrom,
  more: Partial<Omit<TraitEntry, 'name' | 'cost' | 'costFrom'>> = {},
): TraitEntry {
  return { name, cost, costFrom, tags: [], excludes: [], requires: [], takes: null, ...more };
}
