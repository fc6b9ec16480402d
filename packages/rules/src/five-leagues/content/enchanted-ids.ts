/** Enchanted weapons, whatever form they have [FL-LOOT-enchanted-weapons]. */
export const ENCHANTED_WEAPON_IDS = [
  'battering-storm',
  'champions-will',
  'finding-knife',
  'fury-biter',
  'fury-of-life',
  'gleaming-friend',
  'hate-strike',
  'heart-seeker',
  'mountains-bane',
  'penetrating-dart',
  'ruin-edge',
  'shadow-flight',
  'soul-render',
  'swift-eagle',
  'venom-fang',
] as const;
export type EnchantedWeaponId = (typeof ENCHANTED_WEAPON_IDS)[number];

/** Enchanted armour [FL-LOOT-enchanted-armor]. */
export const ENCHANTED_ARMOR_IDS = [
  'bird-maille',
  'bright-maille',
  'curative-harness',
  'harness-of-vengeance',
  'impervious-plate',
  'maille-of-shadows',
  'plate-of-never-ending-dreams',
  'radiant-chest-plate',
  'stout-defender',
  'traitors-harness',
] as const;
export type EnchantedArmorId = (typeof ENCHANTED_ARMOR_IDS)[number];

/** Clothing that is enchanted: one piece on anybody, and no two of a kind [FL-LOOT-enchanted-clothing]. */
export const CLOTHING_IDS = [
  'belt-of-the-closed-mind',
  'belt-of-the-true-warrior',
  'boots-of-fey-dancing',
  'boots-of-the-deep-woods',
  'boots-of-the-thief',
  'cloak-of-ancient-times',
  'cloak-of-mist',
  'cloak-of-wasp-denial',
  'gauntlets-of-iron-grip',
  'gauntlets-of-unerring-flight',
] as const;

/** Enchanted jewelry: one piece on anybody [FL-LOOT-enchanted-jewelry]. */
export const JEWELRY_IDS = [
  'curing-ward',
  'evasive-silver',
  'eyes-of-the-rat',
  'gentle-illumination',
  'nullification-token',
  'old-kings-dominion',
  'spell-breakers-seal',
  'token-of-sacrifice',
  'uncontested-fury',
  'wolfs-fury',
] as const;

/** Potions, gone once they are drunk [FL-LOOT-potions]. */
export const POTION_IDS = [
  'bear-draught',
  'ferrets-drink',
  'fiery-wine',
  'potion-of-valley-mist',
  'serpent-water',
  'shadowy-ale',
  'spring-vial',
  'wasp-mead',
  'winter-flask',
  'wolf-potion',
] as const;

/** What Mystics use, beside Strands [FL-LOOT-magical-apparatus]. */
export const APPARATUS_IDS = [
  'arcane-research-notes',
  'arcane-scroll',
  'essence-crystal',
  'magical-focus',
  'magical-tome',
] as const;

/** Things there is one of [FL-LOOT-unique-items]. */
export const UNIQUE_ITEM_IDS = [
  'bone-knife',
  'dragons-spite',
  'orb-of-winter-fog',
  'seeds-of-spring',
  'soul-sphere',
  'spider-whispers',
  'talisman-of-the-oldest-mother',
  'teeth-of-the-stalker',
  'thorn-of-ice',
  'tiny-offering',
] as const;

export const ENCHANTED_ITEM_IDS = [
  ...CLOTHING_IDS,
  ...JEWELRY_IDS,
  ...POTION_IDS,
  ...APPARATUS_IDS,
  ...UNIQUE_ITEM_IDS,
] as const;
export type EnchantedItemId = (typeof ENCHANTED_ITEM_IDS)[number];

/** Whatever is worn against blows, as a sheet names it. */
export const WORN_IDS = [
  'light-armor',
  'partial-armor',
  'full-armor',
  'knight-armor',
  ...ENCHANTED_ARMOR_IDS,
  'helmet',
  'shield',
] as const;
