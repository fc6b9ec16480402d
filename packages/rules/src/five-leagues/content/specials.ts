import { BODY_ARMOR } from './armor';
import { ENCHANTED_ARMOR_IDS, type EnchantedArmorId } from './enchanted-ids';
import type { SpecialId } from './ids';

export interface Special {
  readonly name: string;
  readonly text: string;
}

/** What enchanted armour does is a rule of its wearer. */
const ENCHANTED_ARMOR = Object.fromEntries(
  ENCHANTED_ARMOR_IDS.map((id) => [id, { name: BODY_ARMOR[id].name, text: BODY_ARMOR[id].text ?? '' }]),
) as Readonly<Record<EnchantedArmorId, Special>>;

/** Rules of one origin, one enemy table, one enemy, one Unique Foe, in our words. What they do lies in `special/`. */
export const SPECIALS: Readonly<Record<SpecialId, Special>> = {
  ...ENCHANTED_ARMOR,
  driven: {
    name: 'Driven',
    text: 'Only origin allowed more than 1 Will; a Human Hero who takes a Will increase from an advancement also gains 2 XP at once.',
  },
  foresight: {
    name: 'Foresight',
    text: 'When the initiative die given to this character exceeds their Agility the die may be rerolled once; the new value stays with them.',
  },
  'aura-of-winter': {
    name: 'Aura of Winter',
    text: 'Nobody fighting this character in melee gets the Combat Bonus for nearby allies.',
  },
  cursed: { name: 'Cursed', text: 'Can never hold Luck; each Luck gain becomes a skill.' },
  'brute-charge': {
    name: 'Brute Charge',
    text: 'In a melee this character starts by moving in: no Parry, and the first-exchange die may be rerolled.',
  },
  'oath-of-life': { name: 'Oath of Life', text: 'Has Counter Attack when the melee opponent is Undead.' },
  distrust: {
    name: 'Distrust',
    text: 'Cannot be the target of a spell from another warband member; may hold only one magical item (a second one found mid-battle may be carried until the battle ends).',
  },
  outburst: {
    name: 'Outburst',
    text: 'Becomes Angry when enemy action takes down an ally at most 6" away, when Hit by a ranged attack, or when targeted by any spell. When next selected an Angry Preen must go Speed + Dash straight at the closest enemy and fight on contact (Dash into melee allowed); a weapon of -1/+0 or +0/+0 counts as +0/+1 in that melee. Anger ends with the activation.',
  },
  'swift-footed': { name: 'Swift-footed', text: 'Speed +0"/+1".' },
  slight: { name: 'Slight', text: 'Higher ground never gives this character Counter Attack.' },
  'lucky-shot': { name: 'Lucky Shot', text: 'Shots at concealed or Covered targets need 5+ instead of 6+.' },
  'slip-away': { name: 'Slip Away', text: 'Never rolls on Flight in the Dark.' },
  'lacking-strength': { name: 'Lacking Strength', text: 'May not use the warhammer, bastard sword or longbow.' },
  'hunting-instincts': {
    name: 'Hunting Instincts',
    text: 'Defensive Battle infiltration: +1 to the spotting roll. Raid sneak-up: -1 to the enemy roll when this character is the sneaker.',
  },
  'loping-run': {
    name: 'Loping Run',
    text: 'May make a full move and still shoot; with a weapon that forbids moving, a half move.',
  },
  alien: { name: 'Alien', text: 'Leadership, Speech and Scholar give only +1.' },
  'bloodstained-shillings': {
    name: 'Bloodstained Shillings',
    text: 'Gain 1 Gold Mark for each Leader figure slain from this table.',
  },
  'payment-for-the-mistress': {
    name: 'Payment for the Mistress',
    text: 'In a Tracking Phase the player may end the battle by paying 1 Gold Mark for each enemy left; the Threat does not count as defeated.',
  },
  'patterns-unseen': {
    name: 'Patterns Unseen',
    text: 'If you defeat 5 or more figures from this table in a battle, gain +1 Adventure Point.',
  },
  'shrouding-fog': {
    name: 'The Fog That Shrouds the Land',
    text: 'Warband sight is limited to 9" (a lower limit from another rule wins). Enemies from this table and Unique Foes with them are not limited.',
  },
  'driven-by-hatred': {
    name: 'Driven by Hatred',
    text: 'Each 6 on a Gnawling morale die makes the Gnawling farthest from the warband edge move a full move straight toward the nearest warband member, stopping 1" short of contact.',
  },
  'mob-tactics': {
    name: 'Mob Tactics',
    text: 'You get no ally Combat Bonus in melee against a Gnawling that has one of its own allies within 1".',
  },
  'entrancing-lights': {
    name: 'Entrancing Lights',
    text: 'Roll one initiative die fewer than your characters on the table (minimum one die); the character left without a die acts in the Slow Actions Phase.',
  },
  'elfin-trickery': {
    name: 'Elfin Trickery',
    text: 'Outflank roll is 2D6-1 instead of 2D6; in a Defensive Battle the setup distance is 2D6+9" instead of 2D6+12".',
  },
  'pain-fury': { name: 'Pain-fury', text: 'Dusklings have Counter Attack while Wounded.' },
  'hatred-of-magic': {
    name: 'Hatred of Magic',
    text: 'Ranged: always target a visible, in-range Fey-blood or spell-caster. A Duskling within two moves of one advances as fast as possible to fight it in melee, whatever its weapons or safety. Not used when a spell-casting Unique Foe is with them.',
  },
  'slow-moving-blood': { name: 'Slow-moving Blood', text: 'All have Brave and are immune to every kind of poison.' },
  'scales-and-silver': {
    name: 'Clad in Scales and Silver',
    text: 'Each Valuables item you obtain from the Loot Table is worth +1 Gold Mark.',
  },
  'kin-javelins': {
    name: 'Old Kin Javelins',
    text: 'Javelin: range 9", damage -1/+0; Combat Skill is added even when moving; moving over half speed still prevents the attack.',
  },
  'slow-grind': { name: 'The Slow Grind of War', text: 'Objective time limits are 1 round longer.' },
  'tattered-banners': {
    name: 'Tattered Banners',
    text: 'If two or more enemies have fled the field at the start of a round, the rest become Fearless for the battle.',
  },
  'for-the-beast-totems': {
    name: 'For the Beast Totems',
    text: 'A figure that starts a melee has Counter Attack for that melee.',
  },
  'iron-discipline': {
    name: 'Iron Discipline',
    text: 'Each time a figure leaves through a Morale Failure, the enemy farthest from the warband edge makes a full move as straight forward as it can. Not in dungeons.',
  },
  'poor-prospects': { name: 'Poor Prospects', text: 'Valuables are worth 1 Gold Mark less, minimum 1 each.' },
  'not-worth-the-risk': {
    name: 'Not Worth the Risk',
    text: 'In the Tracking Phase, if only one or two enemies remain after morale they leave. Not while an Unknown Enemy marker is on the table, and not for Undead.',
  },
  'lure-of-magic': {
    name: 'The Lure of Magic',
    text: 'Tracking Phase: if any warband member cast a spell this round roll D6; on a 6 add one enemy at a random entry point or edge point.',
  },
  'break-point': {
    name: 'Break Point',
    text: 'Takes no morale dice. In the Tracking Phase, once casualties are more than half of the starting number, every remaining mob figure leaves and the battle ends.',
  },
  'sneak-attack': {
    name: 'Sneak Attack',
    text: 'A thief that starts the Enemy Actions Phase inside or directly behind a terrain feature has a Combat Bonus in melee during that phase.',
  },
  'looted-loot': { name: 'Looted Loot', text: 'Every Loot roll that comes up Valuables also pays 1 Gold Mark.' },
  craven: { name: 'Craven', text: 'If their Leader is slain, add 2 dice to the morale roll.' },
  'just-in-time': {
    name: 'Just in Time',
    text: 'If you Hold the Field, gain a villager Friend (forester Friend when fought in the Wilderness).',
  },
  uprising: {
    name: 'Uprising',
    text: 'They gain Brave if the warband has a noble Friend or is working on a Contract given by a noble.',
  },
  'hardened-fighters': {
    name: 'Hardened Fighters',
    text: 'After the leadership roll, turn 1 basic Melee Trooper into a Sergeant.',
  },
  'tough-sergeants': { name: 'Tough Sergeants', text: 'Their Sergeants also have Tough.' },
  'lie-in-wait': {
    name: 'Lie in Wait',
    text: 'As the first Enemy Actions Phase opens, before any activation, each archer takes one free shot at a target it can see; it still activates as usual.',
  },
  'battle-zeal': {
    name: 'Battle Zeal',
    text: 'The zealot nearest the warband table edge has a Combat Bonus in melee.',
  },
  'driven-to-fury': { name: 'Driven to Fury', text: 'A Wounded fanatic has a Combat Bonus.' },
  swarming: {
    name: 'Swarming',
    text: 'Whenever a warband member becomes a casualty, add one Roaming Dead at a random table edge.',
  },
  bounty: {
    name: 'Bounty on Their Heads',
    text: 'For each Leader slain roll D6; each 6 pays 1 Gold Mark after the battle.',
  },
  'leader-poison': {
    name: 'Poisonous Leaders',
    text: 'Leaders have Poison. (The printed list can also be read as giving Outflank and Brave to Leaders only.)',
  },
  'pained-ascension': {
    name: 'Pained Ascension',
    text: 'Tracking Phase: roll D6 for each Wounded coven figure, Leaders and Unique Foes too; on 5-6 it becomes a Maddened Revenant. Counts as a spell.',
  },
  'morbid-pack': {
    name: 'Morbid Pack',
    text: 'Morale dice showing 1-2 remove a figure as usual, but each 6 adds 1 Melee Trooper Collector in or by the terrain feature nearest the table centre.',
  },
  'twisting-forms': { name: 'Twisting Forms', text: 'Warband members get no ally Combat Bonus against them.' },
  'fog-bound': { name: 'Fog Bound', text: 'Ranged attacks against them hit only on a natural 6.' },
  'servants-of-the-mistress': {
    name: 'Servants of the Mistress',
    text: 'Each Fog Born Leader slain gives +1 Adventure Point.',
  },
  'ignore-wounds': {
    name: 'Ignore Wounds',
    text: 'Tracking Phase: the Wounded horde figure nearest the warband edge heals its Wound.',
  },
  'break-the-knife': {
    name: 'Break the Knife',
    text: 'A warband member who becomes a casualty must pass 8+ [Crafting] or a random weapon of theirs is Damaged.',
  },
  'lone-prey': {
    name: 'Lone Prey',
    text: 'Against a warband member with no ally within 3", they gain Poison and their damage becomes +2/+0.',
  },
  shields: { name: 'Shields', text: 'They carry shields: +1 Armor against ranged attacks.' },
  'return-shots': {
    name: 'Return Shots',
    text: 'A ranged Shield-bearer hit by a ranged attack that its Armor stops shoots back at once.',
  },
  'death-frenzy': {
    name: 'Death Frenzy',
    text: 'When slain, it stays for a frenzy: unless already in contact it makes a standard move, then fights as normal, with Wounds ignored. It dies when slain again or once the third exchange is done.',
  },
  'bolts-of-energy': {
    name: 'Bolts of Energy',
    text: 'When an Enemy Actions Phase opens, the Ascended farthest from the warband edge that can see a warband member starts chanting (mark it). A Wound or Stun before the next Enemy Actions Phase breaks the spell. Otherwise, at its next activation it targets the nearest visible warband member (fizzles if none): 10+ [Devotion] or be thrown D6" straight back and Wounded.',
  },
  'goblin-cruelty': {
    name: 'Goblin Cruelty',
    text: 'When several targets are in reach (melee or ranged) they always pick a Wounded one first.',
  },
  'forest-fighting': { name: 'Forest Fighting', text: 'Forest and bush features give no Cover against their archery.' },
  'unpredictable-movements': {
    name: 'Unpredictable Movements',
    text: 'Ranged attacks against them do not add Combat Skill.',
  },
  'painful-lure': {
    name: 'Painful Lure',
    text: 'A character Wounded by a dryad must pass 7+ [Devotion] or is taken off the table.',
  },
  'forest-whispers': {
    name: 'Forest Whispers',
    text: 'Anyone removed by Painful Lure or as a casualty uses Flight in the Dark in place of the Injury Table.',
  },
  'winter-mist': { name: 'Winter Mist', text: 'Ranged attacks against them do not add Combat Skill.' },
  'worthy-struggle': {
    name: 'A Worthy Struggle',
    text: 'If you Hold the Field: +1 Story Point and +1 Adventure Point.',
  },
  'aspire-to-glory': {
    name: 'Aspire to Glory',
    text: 'Combat Bonus in melee against foes with Combat Skill +1 or better.',
  },
  'gather-the-spoils': {
    name: 'Gather the Spoils',
    text: 'If you Hold the Field: +1 Adventure Point and +1 Gold Mark.',
  },
  hunters: { name: 'Hunters', text: 'If you Hold the Field: +1 ration.' },
  'status-through-glory': {
    name: 'Status Through Glory',
    text: 'Each time a non-Leader knocks out a foe in melee roll D6; on a 1 it becomes a Sergeant at once: Toughness set to 5 and Parry gained.',
  },
  'hard-to-spot': { name: 'Hard To Spot', text: 'In a Defensive Battle, spotting rolls against them are at -1.' },
  'bitter-determination': {
    name: 'Bitter Determination',
    text: 'At the start of a Tracking Phase, if any of them is within 6" of a warband member, all of them become Fearless.',
  },
  'leader-regeneration': { name: 'Regenerating Leaders', text: 'Their Leaders gain Regeneration.' },
  'thin-blood': {
    name: 'Thin Blood',
    text: 'The two Oldest Kin table rules (Brave with poison immunity, richer Valuables) do not apply to them.',
  },
  'silver-jewelry': { name: 'Silver Jewelry', text: 'Gain 1 Gold Mark for each Leader slain.' },
  'venom-darts': { name: 'Venom Darts', text: 'Their ranged attacks have Poison.' },
  'jungle-tactics': {
    name: 'Jungle Tactics',
    text: 'Combat Bonus in melee if a terrain feature lies within 1" of either fighter.',
  },
  'call-the-kindred': {
    name: 'Call the Kindred',
    text: 'Tracking Phase: every coven figure within 8" of a member rolls D6, and a 6 places a Kin-blooded figure next to it. Counts as a spell by each of those figures.',
  },
  'not-dying-today': { name: 'Not Dying Today', text: 'Their morale dice fail on 1-3.' },
  pillagers: { name: 'Pillagers', text: 'If you Hold the Field roll 2D6; each die showing 5 or 6 gives 1 ration.' },
  'tip-of-the-spear': {
    name: 'The Tip of the Spear',
    text: 'If a Unique Foe is with them and you do not slay it, roll on Enemy Plans after the battle.',
  },
  'drawn-by-blood': {
    name: 'Drawn by Blood',
    text: 'A member being knocked out brings 2 more Corpse-Crawlers at random edge points.',
  },
  'dampening-aura': {
    name: 'Dampening Aura',
    text: 'Each Tracking Phase roll 2D6; equal to or under the round just finished means no Mystic can cast for the rest of the battle.',
  },
  'hunted-in-the-gloom': {
    name: 'Hunted in the Gloom',
    text: 'Flight in the Dark rolls after this battle cannot be rerolled or cancelled by anything.',
  },
  'dark-blood': { name: 'Dark Blood', text: 'Nothing can heal or lift warband Wounds during the battle.' },
  'calling-the-sons': {
    name: 'Calling the Sons of the Earth',
    text: 'Tracking Phase: roll 2D6; equal to or under the round just ending summons a Minotaur at the table centre, once per battle. Spell-like but cannot be stopped except by killing every cultist.',
  },
  'hit-and-run': {
    name: 'Hit and Run',
    text: 'A legionary that loses a melee exchange and survives moves a full move straight away from the winner; the melee ends.',
  },
  'we-stand-alone': { name: 'We Stand Alone', text: 'Crossbow legionaries give no Combat Bonus to melee troops.' },
  'combined-arms': {
    name: 'Combined Arms',
    text: 'Each Melee Trooper stays within 1" of a Ranged Trooper where possible and moves only to attack a foe within one move.',
  },
  'belt-purse': { name: 'Belt Purse', text: 'Each Leader defeated gives +1 Gold Mark on top of other rewards.' },
  'untrained-rabble': { name: 'Untrained Rabble', text: 'Their morale dice fail on 1-3.' },
  'duke-bounty': {
    name: 'The Duke Pays a Bounty',
    text: 'Roll D6 for each Leader or Unique Foe slain; 5-6 pays 1 extra Gold Mark.',
  },
  'rarely-alone': {
    name: 'They Rarely Come Alone',
    text: 'Keep a pool of 3D6 rolled every Tracking Phase: each 6 adds a Stumbling Dead at a random edge point; each 1 removes that die for the battle. A Tracking Phase closing with no enemies finishes the battle.',
  },
  'crime-pays': { name: 'Crime Does Pay a Little', text: 'If you Hold the Field: +1 Gold Mark.' },
  'tax-the-taxman': { name: 'Tax the Taxman', text: 'If you Hold the Field: +1 Gold Mark.' },
  raiders: {
    name: 'Raiders',
    text: 'In a Defensive Battle all spotting rolls are at -1 and the enemy gets 1 extra melee figure.',
  },
  'soaked-in-blood': {
    name: 'Soaked in Blood',
    text: 'Knocking out a member raises its own Combat Skill and Toughness by 1 each until the battle ends, once per figure.',
  },
  'gremlin-aura': {
    name: 'Gremlin Aura',
    text: 'Whoever is given an initiative die of 1 may use no enchanted item and cast no spell that round.',
  },
  'cave-charge': {
    name: 'Charge',
    text: 'After at least 4" of straight-line movement into melee they deal +0/+1 in the first exchange.',
  },
  webbed: {
    name: 'Webbed',
    text: 'When a moving warband member comes into sight of any Delve crawler it could not see when the move began, roll D6; above its Agility it stops at once.',
  },
  'hardened-shells': {
    name: 'Hardened Shells',
    text: 'If the melee roll to overcome a Crystal ward’s Toughness is a natural 1, the weapon used is Damaged.',
  },
  'guardian-legion': {
    name: 'Guardian Legion',
    text: 'Each time a warband member becomes a casualty from any cause, place a Tomb Shade where they fell; it cannot act this round.',
  },
  'grim-knight': { name: 'Grim Knight', text: 'Its melee opponents get no ally Combat Bonus.' },
  'corrupt-sorcerer': {
    name: 'Corrupt Sorcerer',
    text: 'When it activates while the warband equals or outnumbers the enemy, roll D6: equal to or under the round number puts a Skeleton in base contact with it, on the side toward the nearest warband member.',
  },
  'cunning-infiltrator': {
    name: 'Cunning Infiltrator',
    text: 'If it is not slain, roll on Enemy Plans after the battle. In a Defensive Battle every spotting roll against any enemy is at -1. Slaying it in melee gives +1 Adventure Point.',
  },
  'unreasoning-brute': {
    name: 'Unreasoning Brute',
    text: 'On a melee draw both fighters strike each other; this overrides any other rule about draws.',
  },
  'charismatic-leader': {
    name: 'Charismatic Leader',
    text: 'Each Tracking Phase roll 2D6: equal to or under the round just played brings a Melee Trooper at the centre of the enemy edge; on 11 or 12 no more come this battle.',
  },
  'ruthless-killer': { name: 'Ruthless Killer', text: 'No rule beyond its traits.' },
  'mighty-warrior': { name: 'Mighty Warrior', text: 'No rule beyond its traits.' },
  'deranged-cultist': {
    name: 'Deranged Cultist',
    text: 'Each Tracking Phase roll 3D6 and count 6s over the battle; at the third 6 a random Aberration arrives at a random edge point at the start of the next round. One chosen character then takes an 11+ [Devotion] test (+1 if they see the Cultist): pass and it treats both sides as foes and goes for the nearest target; fail and it is part of the enemy.',
  },
  'scheming-heretic': {
    name: 'Scheming Heretic',
    text: 'On activation the nearest visible warband member takes a 7+ [Devotion] test; on a fail they are Charmed, act at once as an enemy, lose any later action this round, and use no single-use items. Lasts this phase only. All enemies gain Brave unless Fearless.',
  },
  'ravening-beast-form': {
    name: 'Ravening Beast-form',
    text: 'When its melee opponent is removed as a casualty it activates again at once, moving and attacking.',
  },
  'infernal-spawn': {
    name: 'Infernal Spawn',
    text: 'Each Tracking Phase roll D6: equal to or under the round just done means any Wound heals, base Speed +1" and Toughness +1. If Toughness passes 6 it acts twice next round (its normal turn and once more after all other enemies), then dies.',
  },
  'feral-mercenary': { name: 'Feral Mercenary', text: 'No rule beyond its traits.' },
  'duskling-champion': {
    name: 'Duskling Champion',
    text: 'Combat Bonus against Mystics and anyone using an enchanted weapon.',
  },
  'fey-reaver': { name: 'Fey Reaver', text: 'Cannot be targeted from more than 6" away.' },
  'enemy-marshall': { name: 'Enemy Marshall', text: 'All foes of the warband within 4" of it have a Combat Bonus.' },
  'master-thief': {
    name: 'Master Thief',
    text: 'Gives the whole enemy force Outflank where the scenario allows. Unlimited throwing knives.',
  },
  'craven-hex-chanter': {
    name: 'Craven Hex-chanter',
    text: 'On activation it targets the nearest non-Hexed warband member within 15", sight not needed: 10+ [Devotion] or Hexed. A natural 12 turns the chanter into a Ravening Beast-form, healing its Wounds. Hits on a Hexed character use +1/+1 instead of their own damage (not Aberrations). Ends with the battle or the chanter’s death. A Blessed character is not Hexed but loses the blessing.',
  },
};
