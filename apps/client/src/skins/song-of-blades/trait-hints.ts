import type { TraitId } from '@muster/rules/song-of-blades';

/** What each trait does, in a breath; the judge knows the rest. */
export const TRAIT_HINTS: Readonly<Record<TraitId, string>> = {
  acrobat:
    '+1 to quality rolls made to climb, jump, cross a linear obstacle without stopping or stay upright on slippery ground.',
  agile:
    'The last movement made by the figure in each turn may follow a curved path of the same length as its stick (string instead of stick), bending round figures and obstacles.',
  'aim-for-the-head':
    'Ranged attacks cannot harm the figure unless the attack is a spell, comes from a magic ranged weapon, or is an Aimed Shot.',
  amphibious:
    'Water of any depth costs no movement and gives no combat penalty; swamps do not slow the figure; while in deep water it counts as having Stealth.',
  animal:
    'Gets no Leader +1 (only a Beastmaster helps it), cannot use weapons or magic items, earns no campaign experience, and leaves play when no non-animal friend is left in action or when the last (or only) friendly Beastmaster in play goes out of action.',
  artificial:
    'Immune to poison and to Terror; a gruesome kill on it is only puts it out of action; never tests morale for gruesome kills.',
  assassin:
    'Beating a living opponent (any margin) in melee or at range is enough to put it out of action; a gruesome kill still needs a triple.',
  backstab: 'The ambush bonus is +2 instead of +1.',
  'battle-hunger':
    'When the figure rolls two or more activation or reaction dice, its player may raise one die by 1 after seeing the roll.',
  beastmaster: 'Friendly Animals within 1 Long get +1 on activation, reaction and morale quality rolls.',
  berserk:
    'Must roll three activation dice, must move toward the nearest enemy and attack when possible, and may not shoot, cast or use any distance ability.',
  big: '+1 in melee when attacking a smaller figure (all sizes and Mounted alike); ranged attacks against it are at +1.',
  block:
    'When struck by a Recoil, a fall or being put out in melee or from shooting, roll a die: on 5–6 the result drops one step (out of action to a fall, a fall to a Recoil, Recoil to nothing).',
  bludgeon:
    'Each time an enemy recoils from this figure roll a die: 1–3 normal recoil, 4–6 the enemy falls Prone instead, whatever its size.',
  burrowing: 'One action to dig in; from its next action it moves underground, always Short.',
  clinging:
    'Walks on walls, ceilings and trees without climbing rolls; falls Prone when knocked down but takes no falling damage while near the surface; on a wall it counts as higher than a foe on the ground.',
  clumsy:
    'May not climb without help (stairs are allowed); −1 on jump and slippery-ground rolls, −2 to clear a linear obstacle without stopping and on snowy climbs.',
  'combat-master':
    'May make one melee attack per action (three attacks, or a Power Blow plus one attack), shared among adjacent foes as wished.',
  'composite-bow':
    'Long-range bow usable when mounted: +1 up to 1 Long, +0 to 2 Long, −2 to 3 Long plus 1 Short. Ignores the strong-wind −1 up to 1 Long.',
  coward:
    '−1 on morale rolls, including rolls to face or charge Terror. If a Leader is a Coward, his first failed morale roll routs the whole warband except Undead.',
  crossbow: '+1 to 1 Long, +0 to 2 Long, −2 to 3 Long.',
  'danger-sense': 'Attackers never get the ambush bonus against this figure; thieves are at −1 Quality against it.',
  dashing:
    'On first coming into contact with an enemy the figure gets one free action usable only to make its attack a Power Blow, or to attack if it has no action left.',
  'desert-walk': 'Desert ground, dunes included, does not slow the figure; immune to heatwave fatigue.',
  'difficult-target':
    'Ranged attacks against it are at −1, area attacks excepted; not while Transfixed, Blind, Prone, Entangled, Sleeping or bound.',
  'dim-witted':
    'One action fewer counts toward any Task: no success moves the Task one action further from completion, 1 success changes nothing, 2 successes count 1, 3 count 2.',
  'disarming-block':
    'Whenever an opponent’s melee die shows 1 or 2 against this figure, that opponent must pass a 1-die quality roll or be disarmed, the weapon landing within 1 Short where the blocker chooses.',
  'discipline-master':
    'Spends one action to give +2 on activation rolls to friends of Quality 4+, Quality 5+ or Quality 6+ within 1 Short.',
  'double-strike':
    'With two actions rolls two combat dice and keeps the better; if both match, adds half that number rounded down (double 1 adds nothing).',
  drain:
    'On causing a Recoil or Knockdown in melee may instead worsen the foe’s Quality by 1; reaching 7 removes the foe. Applied after Heavily Armored and Block.',
  drilled: 'May add +1 to one die of an activation roll; never on reactions.',
  'easy-target': 'Ranged attacks against the figure are at +1.',
  entangle: 'Web-like attack without a combat roll: 1 action reaches Short, 2 Medium, 3 Long, and no further.',
  'evade-and-counter':
    'When made to recoil may at once make a Free Hack at the foe responsible; it is resolved before the recoil move, which happens even if the foe is killed.',
  'expert-block': 'As Block but successful on 4–6.',
  'expert-parry': 'As Parry without the −1 on the quality roll. Needs a weapon in hand or another martial-art trait.',
  fearless:
    'No morale tests for gruesome kills and immune to Terror; other tests (Leader lost, below half) are taken. Immune to the Fear spell.',
  'fire-into-melee': 'May shoot at a figure in melee with no penalty and no risk to friends.',
  flail: 'Its melee attacks ignore Block, Expert Block, Parry and Expert Parry.',
  flying:
    'Moves over obstacles, friends and enemies; Free Disengage against non-flyers; counts as landed at the end of a move; ignores every elevation modifier and takes no damage for falling when knocked down.',
  forester: 'No movement loss in woods of any sort, no slowing in thick vegetation, and may pass a Wall of Wood.',
  fragile:
    'Crushing attacks are at +1 against it: Bludgeon, Flail, Opportunity Flail Strike, Hammering Blow, Heavy Weapon, Huge Weapon, Trample, any melee attack by a Huge or Gargantuan figure, and supplement traits Ball-and-Chain, Earthquake Maul, Flying Hammer, Headbutt.',
  'free-disengage':
    'Leaves melee, or recoils into an active enemy, without suffering Free Hacks and cannot be followed up; still must stop on touching an enemy base but may leave with a further action.',
  gang: 'May make group activations (Regroup included, concentrated fire excluded) with no Leader; still gains Leader +1 and Gregarious if applicable.',
  gargantuan:
    '+1 in melee when attacking anything smaller (Big and Huge included); a Recoil it causes on a figure that is neither Big nor Huge becomes a fall.',
  'good-shot': '+1 on all its ranged attacks, ranged spells included; scenarios with poor light may cancel it.',
  greedy:
    'After putting a foe out of action or killing it gruesomely in melee must pass a quality roll or stay beside the body; its next activation must spend one action to stop looting.',
  gregarious: '+1 on quality rolls when acting in a group move; adds to the Leader +1 or Discipline Master +2.',
  'group-fighter': 'Cancels one point of the outnumbered penalty.',
  'hammering-blow': 'Natural 6 on its combat die in a melee attack that wins adds +2 to its total.',
  'hard-hide':
    'The first time it would be out of action is tested on a die: 4–6 the figure survives with Quality worsened by 1 and recoils or falls according to the attack die.',
  healer:
    'Adjacent to a friend may spend one action to restore one lost point of Quality or Combat, or one lost life of a Tough figure; more actions remove conditions at the cost given by each condition.',
  'heavily-armored':
    'On losing a combat roll may add +1 to its total, at best turning the loss into a tie. −2 to swim, climb, jump and clear obstacles.',
  'heavy-weapon':
    'Power Blow with a natural 6 that wins the combat puts the foe out of action, or kills gruesomely on a triple. A Tough foe takes one wound.',
  hero: 'One of the dice of each activation is an automatic success (treated as a 6). Any single-die quality roll is passed automatically, including Terror and Power 1 spells.',
  huge: '+1 in melee when attacking smaller figures (Big included), shot at with +1, poor cover as Gargantuan; breaks an Entangle with 1 action; treats Walls as linear obstacles.',
  'huge-weapon':
    'As Heavy Weapon; in addition −1 in melee when it attacks with a single action, while its Power Blow reduces the foe’s Combat by 2. No penalty when defending.',
  'hunter-of-the-dead':
    'As Assassin but against Undead only; ignores Aim for the Head and Skeletal when attacking Undead.',
  incorporeal:
    'Non-magical attacks against it are at −2; its own melee and non-magical shots never do worse than a Recoil; passes through obstacles, walls and enemies freely, holy ground excepted.',
  'increased-spell-memory': 'Two more spells may be known at creation.',
  javelin: 'Short-range thrown weapon: +0, −2, −4 at 1, 2, 3 Short.',
  leader:
    'Friends within 1 Long that see him get +1 on activation, reaction and morale quality rolls; not himself, not other leadership traits (Beastmaster excepted), never added twice, and not while he is Prone or Transfixed.',
  'lead-from-the-front':
    'Forms a group with up to four others and rolls activation for it as a group order using the worst quality, moving with it.',
  leafsight:
    'Sees through vegetation: enemies in woods within 1 Long get no ambush bonus nor Stealth, and plant cover does not help its targets.',
  leafwalk: 'If it was moving in woods at any time in its activation, gets a free 1 Short move at the end of it.',
  'legendary-shot':
    'One ranged attack per action, mixing aimed and normal shots, choosing each target after the previous result and under normal targeting limits.',
  lethal:
    'Against the single target type named on the profile, winning by any margin puts the foe out of action, in melee and at range. One instance only per figure.',
  longbow: '+1 to 1 Long, +0 to 2 Long, −2 to 3 Long; ignores Heavily Armored up to 1 Short.',
  'long-move': 'Moves with the Long stick; may be combined with Slow.',
  'long-reach':
    'May fight over the shoulder of an adjacent friend of equal or smaller size and adds to outnumbering from there; reach weapons alone never give more than −3.',
  lucky: 'Once per game rerolls any one combat or quality die; the second result stands.',
  lumbering: 'Every foe has Free Disengage against it.',
  'magic-block': 'As Block but also works against spells and magic weapons.',
  'magic-resistance': 'May reroll one failed die when resisting a spell.',
  'melee-block': 'As Block against non-magical melee attacks only.',
  mountaineer: 'Uphill movement is not reduced; scenarios may add mountain-hazard bonuses.',
  mounted:
    '+1 Combat in melee against non-mounted figures; Free Disengage against foes neither mounted nor flying. Rider and mount are one figure.',
  music:
    'Fights at −1 in melee. Once per turn one die of a failed group activation may be rerolled, if the musician is in the group or no further than 1 Long from it.',
  oblivious: 'May take the free move even with active foes within 2 Long.',
  'oblivious-to-danger': 'Never benefits from cover; anyone with line of sight shoots with no cover penalty.',
  opportunistic: '+1 on activation while a Prone foe is within 1 Medium.',
  'opportunity-flail-strike':
    'Once per turn makes a Free Hack at −1 against a foe its melee attack has just knocked Prone.',
  parry:
    'Once per turn, in the opponent’s turn, after losing a melee roll may roll one quality die at −1: success lowers the result one step (out of action to fall, fall to recoil, recoil to tie); gruesome kills cannot be parried.',
  'piercing-weapon': 'A Power Blow with it ignores Heavily Armored; normal attacks do not.',
  poison:
    'Each winning melee or ranged attack that does not kill is followed by a die: 5–6 worsens the target Quality by 1, at most once per turn per target; at Quality 7+ the target dies.',
  'potion-of-healing':
    'One action to drink, or to give to an adjacent figure that is Prone or out of action for less than one full turn.',
  puny: 'No Power Blows and no two-handed weapons; against Prone foes it gets +1 instead of +2 and the attack is not Lethal.',
  quick:
    'Once per activation one action may buy a pair of Short moves (nothing in between) in place of its ordinary move.',
  rabble: 'Any lost combat puts it out of action, a doubled one is a gruesome kill.',
  rare: 'At most the stated number of figures with that profile per warband.',
  reactive: '+1 to quality rolls for reactions.',
  reckless:
    'Declared at the start of a turn before its activation dice: +1 on all quality rolls and −1 Combat until its next activation.',
  regeneration:
    'When it would be out of action roll a die: below its Combat score it falls Prone instead, with no limit of uses.',
  savage: 'Those it puts out of action in melee count as gruesome kills, except on Undead and Artificial.',
  shieldbreaker:
    'On a winning melee die of 6 may destroy the target shield (Block, Melee Block or Expert Block lost for the game) instead of knocking it down.',
  'shield-rush':
    'Attacking after moving into contact with a shieldless foe of equal or smaller size: that foe must pass a quality roll or any Recoil becomes a fall.',
  'short-bow':
    'Medium-range bow: +1 within 1 Short, +0 to 1 Medium, −2 to 2 Medium, −4 to 3 Medium; usable mounted. A 1 confirmed by a 1 snaps it.',
  'short-move': 'Moves with the Short stick.',
  skeletal:
    'Non-magical ranged attacks against it are at −2, except artillery and attacks by Huge or Gargantuan figures.',
  sling:
    'Medium-range weapon with standard range penalties and no reload action. Not in cramped quarters nor while touching any figure that is neither Prone nor a slinger.',
  slow: 'Only one movement per turn however many successes; ignored when fleeing from a failed morale roll.',
  'slow-reflexes': '−1 on reaction rolls.',
  'snow-walk': 'Ignores the effects of snow and ice.',
  'spell-caster':
    'May cast the spells bought as separate traits; known spells at creation at most 8 minus Quality. Cost 0 but makes the figure a Personality.',
  'standard-bearer':
    'Fights at −1 in melee. A friend failing morale may move toward the standard instead of the table edge.',
  steadfast: '+1 on morale rolls.',
  stealth:
    'While touching a cover feature it cannot be shot, wherever the shooter stands, except by spells and magic weapons.',
  stubborn: 'May not take part in group moves.',
  subcommander:
    'Allowed only with a Leader. While within 1 Medium of the Leader it extends command range for group orders by 1 Medium (no activation bonus).',
  'swamp-walk': 'Swamp does not slow it; spots quicksand at 1 Medium.',
  swarm:
    'A swarm is two or more bases kept touching; one activation roll (1–3 dice) for all bases of the swarm; gaps are closed as a free action by the least movement.',
  tailslap: 'Each time a foe of equal or smaller size recoils from it roll a die: 5–6 it falls Prone.',
  terror:
    'A figure wishing to enter contact with it must pass a 1-die quality roll; on failure the action is kept but it may not contact the Terror figure.',
  thief:
    'Once per turn, in contact, one action: thief rolls 3 quality dice against 3 of the victim; more successes steals one small object, a tie does nothing, fewer gives the victim a Free Hack.',
  'tight-grip': 'Cannot be disarmed.',
  tiny: 'Larger figures (swarms excluded) get +1 against it in melee; non-magical shots at it are at −2; Free Disengage against all larger figures; any feature gives it cover.',
  tough:
    'Three lives. Being put out of action costs one life with no fall; the third puts it out. A gruesome kill puts it out of action with no morale effect.',
  trample:
    'After knocking a foe down makes an extra Free Hack at +2 on it, even if itself Prone. With an action left it may leave the combat without Free Hacks.',
  traps:
    '+1 Combat when attacked by a trap and +1 Quality to find or disarm one (a Task of 1–3 actions); in home ground may set traps if the scenario allows.',
  undead:
    'Immune to Terror, poison and health-based effects; no morale for gruesome kills; +2 on morale rolls, but 2 or 3 failures destroy it.',
  'unerring-aim':
    'Range penalties are halved: −2 becomes −1, −4 becomes −2; for weapons with their own bands reduce the third-band penalty by 1.',
  unique: 'Only one in play; never replaced once dead in a campaign.',
  unreactive: 'Never allowed to attempt a reaction.',
  unruly: 'Never gets an activation bonus from any leadership trait.',
  'venomous-strike':
    'Anyone losing a melee roll against it must pass a 1-die quality roll or become Staggering. Immune: Undead, Artificial, Poison, Venomous Strike.',
  'veteran-group-fighter': 'Never suffers the outnumbered modifier.',
  'will-of-iron': '+1 on quality rolls to resist spells tagged Enchantment.',
  'will-of-the-gods': 'When rolling two or more activation or reaction dice may reroll one.',
};
