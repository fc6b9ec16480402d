import type { SpellId } from '@muster/rules/song-of-blades';

/** What each spell does when it works; what a backfire brings stands with its numbers. */
export const SPELL_HINTS: Readonly<Record<SpellId, string>> = {
  'alter-terrain': 'Normal ground in the area becomes broken terrain of a kind the caster chooses.',
  'aura-of-terror': 'Each figure in the area rolls quality dice equal to Power; any failure forces a morale test.',
  blast: 'Shot with Combat equal to Power; no penalty against Incorporeal and Swarm.',
  'break-enchantment':
    'Die + Power against die + Power of an Enchantment spell; winning ends it, a tie or loss does not; may be tried again.',
  'counter-spell':
    'Free action when a visible enemy caster succeeds: roll 1–3 quality dice, successes are its Power; die + Power against die + Power of the spell, winning negates it, ties favour the spell.',
  courage:
    'Friends in range gain Steadfast until end of turn; Cowards merely lose Coward for that time; those already Steadfast gain nothing.',
  fear: 'A single target that fails to resist tests morale at once; Fearless are immune.',
  fireball:
    'Everyone in a Short area suffers a fire attack at Combat = Power + 1. No effect on Walls of Fire; Lethal to Walls of Ice and ice elementals.',
  'flame-jet':
    'Fire attack at Combat = Power + 1 on one target; sets flammable scenery alight; Lethal to Walls of Ice and ice elementals.',
  'flaming-touch': 'The next melee attack gains a bonus equal to Power; not against fire creatures.',
  hailstorm:
    'At the start of each turn every unsheltered figure, caster included, rolls a die: on 1 it suffers an attack at Combat = Power - 1. Elementals immune.',
  lightning:
    'Attack at Combat = Power + 1 on one target; if affected, each figure adjacent to it or that it recoils into is attacked in turn, until all adjacent are hit or an attack fails; caster chooses the path.',
  'mind-control':
    'A failing target is run by the caster side until the caster suffers a backfire, falls Prone, is out of action or casts this again; one victim per caster; victims count as out of action for morale.',
  mist: 'Sight limited to 1 Long / 1 Medium / 1 Short at Power 1 / 2 / 3.',
  'protection-from-arrows':
    'Caster cannot be hurt by non-magical shots; he may still shoot and cast; ends when dispelled or he falls Prone.',
  rain: 'All shots −1 and limited to 1 Long / 1 Medium / 1 Short at Power 1 / 2 / 3; an Animal or Mounted figure rolling a double 1 on activation tests morale.',
  sleep: 'The target falls asleep (magical).',
  slowdown:
    'Target gains Slow or Short Move (caster choice) until broken; a second casting gives the other; no further effect beyond both.',
  snowstorm:
    'All shots −1 and limited to 1 Long / 1 Medium / 1 Short at Power 1 / 2 / 3; after three full turns the ground is slippery and any figure making three moves in a turn must pass quality dice equal to Power or fall at the end.',
  'summon-warrior':
    'A warrior from the caster roster appears, of at most 30 / 50 / 100 points at Power 1 / 2 / 3. Summoned creatures (great demons excepted) may not cast it.',
  switcheroo:
    'Two figures in range and sight, not the caster, swap places automatically; no Free Hacks and no ambush result from it.',
  transfix:
    'One creature becomes Transfixed; freed if the caster is out of action, leaves the table, or by Break Enchantment.',
  tremor:
    'Every non-flyer, caster included, must resist or fall Prone; each large tree or building collapses on Power in 6; figures next to or in a collapse suffer a Free Hack at Combat = Power.',
  trip: 'Target resists or falls Prone; on a cliff edge it falls the full height; on a gentle slope it rolls to the foot without harm.',
  'turn-to-stone': 'A target that fails is Turned to Stone.',
  unsummon:
    'One Wall, illusion or summoned creature in range vanishes; also anything brought by scenario, backfire, item or complication. Resisted by the Power of the summoning spell, 2 if unknown.',
  'wall-of-bones': 'Blocks sight for spells and shots; climbable; ignores each damage on 5–6.',
  'wall-of-bedazzlement':
    'Blocks sight for spells and shots; other figures within 1 Short may make no Aimed Shot, Power Blow or Task roll.',
  'wall-of-fear':
    'Blocks sight for spells and shots; figures other than the caster within or ending a move within 1 Short that fail to resist test morale. Not solid. Combat = Power + 1.',
  'wall-of-fire':
    'Does not block sight; shots through it −1, Fireballs excepted. Not solid: those crossing are attacked at Combat = Power + 1, fire elementals excepted.',
  'wall-of-ice':
    'Blocks non-magical shots but not spells; destroyed by a Fireball or an adjacent Wall of Fire; freezes water within 1 Short; not climbable. Combat = Power + 1.',
  'wall-of-water': 'Does not block sight; shots through it −1; fire attacks cannot pass.',
  'wall-of-wood':
    'Blocks spells and non-magical shots; climbable; Foresters pass freely; a Fireball (2 in 6) or an adjacent Wall of Fire (2 in 6 per turn end) turns it into a Wall of Fire.',
  windstorm: 'Smoke is blown away; non-magical shots −1 per point of Power until dispelled; flyers must land.',
};
