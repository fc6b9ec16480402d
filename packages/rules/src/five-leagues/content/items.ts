import { ENCHANTED_ITEMS } from './enchanted-items';
import type { ItemId } from './ids';

export interface Item {
  readonly id: ItemId;
  readonly name: string;
  /** Gone once used. */
  readonly singleUse: boolean;
  /** `worn` by one character; `backpack`: only of use there; `campaign`: from the stash as well. */
  readonly keep: 'worn' | 'backpack' | 'campaign';
  /** When it is used. */
  readonly use:
    | 'advancement'
    | 'after-battle'
    | 'any-time'
    | 'battle'
    | 'battle-any-time'
    | 'before-battle'
    | 'campaign'
    | 'casting'
    | 'passive'
    | 'reaction'
    | 'test'
    | 'use-action';
  readonly text: string;
}

/** [FL-EQP-08] */
export const ITEMS: Readonly<Record<ItemId, Item>> = {
  bandages: {
    id: 'bandages',
    name: 'Bandages',
    singleUse: true,
    keep: 'backpack',
    use: 'use-action',
    text: 'Removes 1 Wound in battle. Or lets an injured character fight a second battle in the same campaign turn; a new injury then adds its recovery time.',
  },
  'brave-mule': {
    id: 'brave-mule',
    name: 'Brave mule',
    singleUse: false,
    keep: 'campaign',
    use: 'passive',
    text: 'Backpack holds 9 items instead of 8; only one mule counts.',
  },
  'bottle-of-red-duck': {
    id: 'bottle-of-red-duck',
    name: 'Bottle of Red Duck',
    singleUse: true,
    keep: 'backpack',
    use: 'battle-any-time',
    text: 'Drinker gets 1 Will for this battle (stacks with own Will); unspent it vanishes at battle end.',
  },
  'camp-gear': {
    id: 'camp-gear',
    name: 'Camp gear',
    singleUse: false,
    keep: 'backpack',
    use: 'passive',
    text: '+1 to proficiency tests from campaign activities or camp events while In Camp.',
  },
  'coil-of-rope': {
    id: 'coil-of-rope',
    name: 'Coil of rope',
    singleUse: true,
    keep: 'backpack',
    use: 'test',
    text: 'Reroll one or both dice of a [Wilderness] test.',
  },
  'crafting-materials': {
    id: 'crafting-materials',
    name: 'Crafting materials',
    singleUse: true,
    keep: 'campaign',
    use: 'campaign',
    text: 'One weapon or armor piece becomes Fine.',
  },
  'delvers-kit': {
    id: 'delvers-kit',
    name: 'Delver’s kit',
    singleUse: true,
    keep: 'backpack',
    use: 'test',
    text: 'In a Site Battle turn one failed [Wits] or [Expertise] test into a pass.',
  },
  'fine-wine': {
    id: 'fine-wine',
    name: 'Fine wine',
    singleUse: true,
    keep: 'campaign',
    use: 'campaign',
    text: 'Clears Disgruntled from one character, or sells for D3 Gold Marks.',
  },
  'fine-arrows': {
    id: 'fine-arrows',
    name: 'Fine arrows / bolts',
    singleUse: false,
    keep: 'worn',
    use: 'passive',
    text: '+3" range for a self bow, longbow or crossbow.',
  },
  'congealed-strands': {
    id: 'congealed-strands',
    name: 'Congealed Strands',
    singleUse: true,
    keep: 'campaign',
    use: 'casting',
    text: 'One works as one Strand and keeps until spent.',
  },
  'holy-water': {
    id: 'holy-water',
    name: 'Holy water',
    singleUse: true,
    keep: 'backpack',
    use: 'use-action',
    text: 'Hits one Fey or Undead target within 6" automatically at +3/+1.',
  },
  icon: {
    id: 'icon',
    name: 'Icon',
    singleUse: false,
    keep: 'worn',
    use: 'passive',
    text: '+1 to [Devotion] tests.',
  },
  'large-quiver': {
    id: 'large-quiver',
    name: 'Large quiver',
    singleUse: false,
    keep: 'worn',
    use: 'passive',
    text: 'After running out of ammunition, one more shot this battle.',
  },
  'map-making-kit': {
    id: 'map-making-kit',
    name: 'Map-making kit',
    singleUse: true,
    keep: 'campaign',
    use: 'campaign',
    text: 'After a journey between two Map Areas: later trips along it may skip the Travel roll, both ways.',
  },
  'misty-water-flower': {
    id: 'misty-water-flower',
    name: 'Misty water-flower',
    singleUse: true,
    keep: 'campaign',
    use: 'after-battle',
    text: 'A casualty of Poison (or similar) recovers with no Injury roll; used after the battle only.',
  },
  'mystic-trinket': {
    id: 'mystic-trinket',
    name: 'Mystic trinket',
    singleUse: true,
    keep: 'backpack',
    use: 'casting',
    text: 'Mystic may cast a second spell this round.',
  },
  'mystical-ring': {
    id: 'mystical-ring',
    name: 'Mystical ring',
    singleUse: false,
    keep: 'worn',
    use: 'advancement',
    text: 'Bound to the first Hero who wears it: on each advancement roll 2D6, 11-12 grants a Quest.',
  },
  'potion-of-fortune': {
    id: 'potion-of-fortune',
    name: 'Potion of fortune',
    singleUse: true,
    keep: 'backpack',
    use: 'battle',
    text: 'Ignore the first Stun, Wound or casualty result from a physical source; magic is not stopped.',
  },
  'ironshield-root': {
    id: 'ironshield-root',
    name: 'Ironshield root',
    singleUse: true,
    keep: 'campaign',
    use: 'before-battle',
    text: 'Taken before a battle: +1 Toughness for it, maximum 6.',
  },
  'old-dusty-manual': {
    id: 'old-dusty-manual',
    name: 'Old dusty manual',
    singleUse: true,
    keep: 'campaign',
    use: 'campaign',
    text: 'One reader gains a lasting +1 on tests with one random skill, owned or not, on top of the skill bonus.',
  },
  'rangers-cloak': {
    id: 'rangers-cloak',
    name: 'Ranger’s cloak',
    singleUse: false,
    keep: 'worn',
    use: 'passive',
    text: '+1 [Wilderness] and [Scouting]; no extra for someone who has either skill.',
  },
  rations: {
    id: 'rations',
    name: 'Rations',
    singleUse: true,
    keep: 'campaign',
    use: 'campaign',
    text: 'Upkeep costs 3 Gold Marks less; one set per roll.',
  },
  'repair-kit': {
    id: 'repair-kit',
    name: 'Repair kit',
    singleUse: true,
    keep: 'campaign',
    use: 'campaign',
    text: 'Repairs one Damaged item.',
  },
  'scouts-cloak': {
    id: 'scouts-cloak',
    name: 'Scout’s cloak',
    singleUse: false,
    keep: 'worn',
    use: 'passive',
    text: 'Raid sneak-up: rolls to spot the wearer are at -2.',
  },
  'alarm-traps': {
    id: 'alarm-traps',
    name: 'Set of alarm traps',
    singleUse: true,
    keep: 'backpack',
    use: 'before-battle',
    text: 'Defensive Battle: +1 to each spotting roll of the infiltration step.',
  },
  'silvertree-leaf': {
    id: 'silvertree-leaf',
    name: 'Silvertree leaf',
    singleUse: true,
    keep: 'campaign',
    use: 'after-battle',
    text: 'Reroll a post-battle Injury; if the first result was death, recovery takes D3 turns more. Not for Flight in the Dark.',
  },
  'spell-breaker-herb': {
    id: 'spell-breaker-herb',
    name: 'Spell-breaker herb',
    singleUse: true,
    keep: 'campaign',
    use: 'reaction',
    text: 'When a spell targets the carrier it has no effect on them; other targets are still affected.',
  },
  'springwind-berries': {
    id: 'springwind-berries',
    name: 'Springwind berries',
    singleUse: true,
    keep: 'campaign',
    use: 'before-battle',
    text: 'Taken before a battle: Speed +1"/+1" for it.',
  },
  'strange-map': {
    id: 'strange-map',
    name: 'Strange map',
    singleUse: true,
    keep: 'backpack',
    use: 'campaign',
    text: 'Adds one Unexplored Location to the Wilderness.',
  },
  talisman: {
    id: 'talisman',
    name: 'Talisman',
    singleUse: true,
    keep: 'worn',
    use: 'after-battle',
    text: 'When Injury or Flight in the Dark says death: D6, 5-6 survives. Lost either way.',
  },
  'thief-tools': {
    id: 'thief-tools',
    name: 'Thief tools',
    singleUse: false,
    keep: 'worn',
    use: 'passive',
    text: '+1 [Expertise], stacks with the skill.',
  },
  tonic: {
    id: 'tonic',
    name: 'Tonic',
    singleUse: true,
    keep: 'campaign',
    use: 'any-time',
    text: 'Recovery time -1 campaign turn; one per character per turn.',
  },
  torch: {
    id: 'torch',
    name: 'Torch',
    singleUse: true,
    keep: 'backpack',
    use: 'battle',
    text: 'Carried without shield or Bulky weapon: lights 6", and lit figures may be shot despite visibility limits.',
  },
  'vital-information': {
    id: 'vital-information',
    name: 'Vital information',
    singleUse: true,
    keep: 'campaign',
    use: 'campaign',
    text: 'Roll on vital-information.',
  },
  ...ENCHANTED_ITEMS,
};
