import type { TraitId } from './ids';

export interface Trait {
  readonly name: string;
  readonly text: string;
}

/** Traits of enemies and of Aberrations, in our words [FL-TRAIT]. */
export const TRAITS: Readonly<Record<TraitId, Trait>> = {
  awareness: {
    name: 'Awareness',
    text: 'No Seize the Initiative attempt may be made against this enemy, even where the scenario offers one.',
  },
  brave: { name: 'Brave', text: 'Morale dice fail on a 1 only.' },
  'counter-attack': { name: 'Counter Attack', text: 'Inflicts a Hit when it wins a melee exchange as the defender.' },
  crawling: { name: 'Crawling', text: 'May Dash in a Site Battle (and is exempt from the Site Battle -1" base move).' },
  fearless: { name: 'Fearless', text: 'Takes no morale checks.' },
  fey: {
    name: 'Fey',
    text: 'When a spell targets it, roll D6: the spell is cancelled on 4-6. For multi-target spells roll per figure; one success cancels the whole spell.',
  },
  flying: {
    name: 'Flying',
    text: 'Ignores terrain penalties and crosses any obstacle, even Impassable. Ends its move at ground level and can be fought in melee. Foes get no higher-ground bonus against it.',
  },
  gruesome: {
    name: 'Gruesome',
    text: 'Characters it takes out as casualties have -5 on the post-battle Injury roll; no effect on Flight in the Dark.',
  },
  'hang-back': {
    name: 'Hang Back',
    text: 'Sets up in or behind a terrain feature and leaves it only to engage a foe within one move; if shot at, it moves out of sight when it can.',
  },
  monster: { name: 'Monster', text: 'Cannot Dash and always moves as directly as possible at its foes.' },
  outflank: { name: 'Outflank', text: 'May roll to Outflank at deployment if the scenario allows.' },
  parry: { name: 'Parry', text: 'May Parry in melee.' },
  poison: {
    name: 'Poison',
    text: 'A natural 6 on a ranged attack, or as attacker in a melee exchange, removes the target as a casualty unless Armor stops the blow.',
  },
  'poor-shot': { name: 'Poor Shot', text: 'Does not add Combat Skill to ranged attacks.' },
  regeneration: {
    name: 'Regeneration',
    text: 'A Wound heals each Tracking Phase; two Wounds in the same round still kill.',
  },
  relentless: {
    name: 'Relentless',
    text: 'Warband members cannot use or gain Parry or Counter Attack in melee against it.',
  },
  slippery: {
    name: 'Slippery',
    text: 'No movement loss in difficult terrain, full speed through water, and ignores obstacles up to 1" high.',
  },
  skirmisher: {
    name: 'Skirmisher',
    text: 'May shoot after a full move; weapons that forbid movement allow a half move.',
  },
  terrifying: { name: 'Terrifying', text: 'Has Counter Attack against Followers, not against Heroes.' },
  tough: { name: 'Tough', text: 'Cannot be Stunned.' },
  undead: { name: 'Undead', text: 'Cannot Dash; always Tough and Fearless; advances directly.' },
  'unknown-enemies': {
    name: 'Unknown Enemies',
    text: 'Always fought with the Unknown Enemy rule unless the scenario does not allow it.',
  },
  'area-attack': {
    name: 'Area Attack',
    text: 'If it did not enter melee after moving, it attacks the nearest warband member in range: target hit on D6 4+, everyone within 2" of the target point on 5+. Cover and protection from ranged attacks do not help; its own allies can be hit.',
  },
  charge: { name: 'Charge', text: 'Moving into melee gives a Combat Bonus in the first exchange.' },
  'cruel-wounds': {
    name: 'Cruel Wounds',
    text: 'Characters it knocks out add 1 turn to any recovery time from the Injury Table.',
  },
  'difficult-to-kill': {
    name: 'Difficult to Kill',
    text: 'Tracking Phase, if it was not in melee: D6 5-6 regains 1 lost MP.',
  },
  ethereal: { name: 'Ethereal', text: 'Never loses more than 1 MP to a strike.' },
  'fell-touch': { name: 'Fell Touch', text: 'Its blows always get through non-enchanted Armor.' },
  lash: { name: 'Lash', text: 'Whenever it loses MP it pushes every melee opponent back 3" and the melee ends.' },
  'knock-back': {
    name: 'Knock Back',
    text: 'A character it strikes in melee flies D6" straight back, stopping at another character; the melee ends.',
  },
  'magic-resistant': {
    name: 'Magic Resistant',
    text: 'Spells do not affect it and enchanted weapons give no advantage; effects on the character fighting it still work.',
  },
  'ranged-attack': {
    name: 'Ranged Attack',
    text: 'If not in melee after a normal move it shoots like an archer, with the listed range and damage and no ammunition limit.',
  },
  size: { name: 'Size', text: 'Ranged attacks against it have +1 to Hit.' },
  terror: {
    name: 'Terror',
    text: 'A Follower who loses an exchange and survives flees a full move directly away and takes no Actions next round (it fights normally if attacked).',
  },
  venom: { name: 'Venom', text: 'A natural 6 on a combat roll knocks the target out, ignoring Armor.' },
  wings: {
    name: 'Wings',
    text: 'Ignores terrain penalties and crosses any obstacle; lands at the end of the move and can be fought in melee.',
  },
  undying: { name: 'Undying', text: 'Counts as Undead for items and spells that affect Undead.' },
};
