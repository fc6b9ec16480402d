/**
 * Profiles of one roster that the book calls by the same name, in order of points: what a figure may grow into
 * [ASOBH-END-05]. Two of equal points are a choice.
 */
export const RANKS: readonly (readonly string[])[] = [
  ['lizard-juvenile', 'lizard-adult', 'lizard-veteran'],
  ['lizard-small-shield', 'lizard-shield'],
  ['pureblood-shield', 'pureblood-spear', 'pureblood-warrior'],
  ['orc-spearman', 'orc-veteran-spearman', 'orc-armored-spearman'],
  ['green-light-infantry', 'dwarf-light-infantry'],
  ['goblin-shield', 'goblin-heavy'],
  ['goblin-bowman', 'goblin-chosen-bowman'],
  ['healer', 'master-healer'],
  ['apprentice', 'spellcaster-fireball', 'spellcaster-lightning'],
  ['minor-vampire', 'vampire', 'greater-vampire'],
  ['lion-cub', 'lion-warrior'],
  ['militiaman', 'veteran-militiaman'],
  ['minotaur-guard', 'elite-minotaur-guard'],
  ['ratman-champion', 'ratman-champion-heavy'],
];
