import type { Qualifier, RuleName, SpecialRuleRef } from './content/types';
import { UNIT_TYPES } from './content/unit-types';

/** Name and one short sentence for each special rule; `n` is the figure in its brackets. */
export const RULE_WORDS: Readonly<Record<RuleName, { readonly name: string; readonly hint: string }>> = {
  aura: {
    name: 'Aura',
    hint: 'Shares a rule with Friendly Core units within 6″. Two auras of one kind do not add up.',
  },
  'big-shield': { name: 'Big Shield', hint: 'Attacks on its front meet Defence 6+.' },
  blast: { name: 'Blast', hint: 'Each hit turns into n hits before damage is rolled.' },
  brutal: { name: 'Brutal', hint: 'Adds n to the nerve tests of enemies it fought. Only the best of several counts.' },
  'cloak-of-death': { name: 'Cloak of Death', hint: 'After its order, every enemy within 6″ takes one damage.' },
  'crushing-strength': { name: 'Crushing Strength', hint: 'Adds n to its damage rolls in melee.' },
  dread: { name: 'Dread', hint: 'Takes one from the Waver and Rout of enemies within 6″.' },
  duelist: { name: 'Duelist', hint: 'Twice the Attacks in melee against Individuals.' },
  elite: { name: 'Elite', hint: 'Natural 1s to hit are rolled again.' },
  ensnare: { name: 'Ensnare', hint: 'Melee attacks on its front hit one worse.' },
  fearless: { name: 'Fearless', hint: 'Never wavers: it stands until it routs.' },
  fly: { name: 'Fly', hint: 'Passes over everything and must only end in a free place. Lost while Disordered.' },
  frozen: { name: 'Frozen', hint: 'Moves 1″ slower until its next turn is over.' },
  fury: { name: 'Fury', hint: 'May counter charge while Wavering.' },
  headstrong: { name: 'Headstrong', hint: 'Starting a turn Wavering, it is only Disordered on a 3+.' },
  'ignores-cover': { name: 'Ignores Cover', hint: 'Cover does not make it shoot worse.' },
  indirect: { name: 'Indirect', hint: 'Cannot shoot at targets within 12″.' },
  individual: {
    name: 'Individual',
    hint: 'Turns freely, is hard to shoot, slips past others and gives no flank to strike.',
  },
  inspiring: { name: 'Inspiring', hint: 'Friendly Core units within 6″ that would rout are tested again.' },
  'iron-resolve': { name: 'Iron Resolve', hint: 'Heals one damage when a nerve test leaves it Steady.' },
  lifeleech: { name: 'Lifeleech', hint: 'Heals what it damages in melee, up to n.' },
  mighty: { name: 'Mighty', hint: 'An Individual that nobody walks through.' },
  mindthirst: { name: 'Mindthirst', hint: 'Is tested again when it would rout within 12″ of an inspiring enemy.' },
  nimble: { name: 'Nimble', hint: 'One more pivot of up to 90° in any order but Halt.' },
  pathfinder: { name: 'Pathfinder', hint: 'Difficult Terrain neither slows nor hinders it.' },
  phalanx: {
    name: 'Phalanx',
    hint: 'Blunts Thunderous Charge on its front; riders and flyers charging there hit one worse.',
  },
  piercing: { name: 'Piercing', hint: 'Adds n to the damage rolls of its shots.' },
  'pot-shot': { name: 'Pot Shot', hint: 'Shooting after a move is two worse, not one.' },
  'radiance-of-life': {
    name: 'Radiance of Life',
    hint: 'After its order, it and Friendly Core units within 6″ heal one.',
  },
  rallying: { name: 'Rallying', hint: 'Friendly Core units within 6″ stand n firmer, never by more than 2.' },
  regeneration: { name: 'Regeneration', hint: 'Before each order, every damage on it heals on an n+.' },
  reload: { name: 'Reload', hint: 'Shoots only when it has halted.' },
  scout: { name: 'Scout', hint: 'One free move after deployment, before the first turn.' },
  shambling: { name: 'Shambling', hint: 'Never goes at the double.' },
  shattering: { name: 'Shattering', hint: 'What its shots damaged tests nerve at one more.' },
  stealthy: { name: 'Stealthy', hint: 'Shots at it hit one worse.' },
  'steady-aim': { name: 'Steady Aim', hint: 'Shoots as well on the move.' },
  strider: { name: 'Strider', hint: 'Terrain never hinders its charge.' },
  'thunderous-charge': {
    name: 'Thunderous Charge',
    hint: 'Adds n to damage when it charges; one less if hindered, nothing while Disordered.',
  },
  'very-inspiring': { name: 'Very Inspiring', hint: 'Inspiring, out to 9″.' },
  vicious: { name: 'Vicious', hint: 'Natural 1s to damage are rolled again.' },
  'wild-charge': { name: 'Wild Charge', hint: 'Charges n inches farther; dice are rolled before the order.' },
  yielding: { name: 'Yielding', hint: 'Anyone in good order walks through it.' },
};

/** What a chip and its tooltip say about a rule as one unit has it. */
export function ruleWords(ref: SpecialRuleRef): { readonly label: string; readonly hint: string } {
  const gift = ref.grants && ` ${RULE_WORDS[ref.grants.rule].name}: ${RULE_WORDS[ref.grants.rule].hint}`;
  return { label: ruleLabel(ref), hint: `${RULE_WORDS[ref.rule].hint}${gift ?? ''}` };
}

/** As a page prints it: Crushing Strength (1), Elite (Melee), Aura (Fury), Zombie only. */
export function ruleLabel(ref: SpecialRuleRef): string {
  const { name } = RULE_WORDS[ref.rule];
  const inside = ref.grants ? ruleLabel(ref.grants) : figure(ref);
  const phase = ref.phase && (ref.phase === 'melee' ? 'Melee' : 'Ranged');
  const brackets = [inside, phase].filter((part) => part !== undefined).join(', ');
  const against = ref.vs ? `, against ${ref.vs.map(qualifierLabel).join(' and ')}` : '';
  const only = ref.only ? `, ${ref.only.map(qualifierLabel).join(' and ')} only` : '';
  return `${name}${brackets ? ` (${brackets})` : ''}${against}${only}`;
}

function figure({ rule, n, plus }: SpecialRuleRef): string | undefined {
  if (n === undefined) return undefined;
  if (rule === 'regeneration') return `${n}+`;
  return plus ? `+${n}` : `${n}`;
}

function qualifierLabel(q: Qualifier): string {
  if (q.self) return 'itself';
  const type = q.unitType && (q.unitType === 'hero' ? 'Hero' : UNIT_TYPES[q.unitType].name);
  return [q.keyword, type, q.specialRule && RULE_WORDS[q.specialRule].name].filter((part) => part).join(' ');
}

/** One short sentence for each rule that one unit alone has, and for the armies' own upgrades. */
export const OWN_RULE_WORDS: Readonly<Record<string, string>> = {
  'altar-of-the-elements': 'Each Ranged phase one Friendly Core unit anywhere becomes Inspiring.',
  'ariagfuls-flame': 'Fireball may roll its natural 1s to damage again.',
  balance: 'Each turn it takes Cloak of Death or Radiance of Life.',
  'banshees-wail': 'Hits of Wind Blast and Enthral also roll to damage.',
  bhardoom: 'Both Very Inspiring and Dread.',
  boom: 'Once it has hit in melee, it is gone when the turn ends.',
  cleanse: 'Its Heal also lifts Weakness and Hex.',
  'dampening-runes': 'Enemy spells hit it on sixes.',
  doppelganger: 'Fights with the Melee, Attacks and strength of its enemy, if it likes.',
  'eye-in-the-sky': 'Marks an enemy within 24″; lobbers shooting it are Elite.',
  feedback: 'Hits of Hex and Weakness also roll to damage.',
  'from-the-pit-i-curse-thee': 'Once a game, all enemies within 6″ are Disordered.',
  frostbite: 'Icy Breath has Piercing (1).',
  harpoon: 'What its bolts damage is dragged closer.',
  'horn-of-heroes': 'Friendly Core units within 6″ may try Headstrong again.',
  'ice-tipped-arrows': 'What its arrows damage is Frozen.',
  'ice-tipped-bolts': 'What its bolts damage is Frozen.',
  krakenmaw: 'Hits of Wind Blast also roll to damage.',
  'master-of-ice': 'One missed die again for spells on Frostbound friends or Frozen enemies.',
  'master-of-magic': 'Natural 1s to hit with most spells may be rolled again.',
  'mawpup-delivery': 'Shoots a Mawpup to a friend with a cage.',
  monolith: 'Each Ranged phase it may Surge one Friendly Core unit within 24″.',
  'multiple-heads': 'Five Attacks, and one more for each damage on it.',
  'now-im-angry': 'Once a game, damage that would stick to him is rolled again for a turn.',
  'ogre-warlock': 'More spell dice with Large Infantry near by.',
  'ophidian-book-of-secrets': 'Several of his spells reach 6″ farther.',
  'purging-flame': 'Fireball has Piercing (1).',
  'ravenous-lizard': 'Everybody within 6″, friend and foe, stands one less firm.',
  reanimator: 'Up to two missed dice again for Heal and Surge on Skeletons.',
  'solar-staff': 'One shot in a game that leaves its target Disordered.',
  'soul-drain': 'Takes damage on itself to heal friends within 9″.',
  'soul-snare': 'Drain Life reaches farther, and so does its healing.',
  'staff-of-silibar': 'Having cast, he may cast another of his own spells.',
  'static-shock': 'What its lightning damages is blown back.',
  'sticky-tongue': 'Enthral within 12″ that also rolls to damage.',
  stoneshapers: 'Surge on Earthbound units may be followed by Bane Chant.',
  'terrible-majesty': 'Brutal (D3).',
  'the-noble-dead': 'An Undead army with him is Good, and he the only unique Hero.',
  'the-promise-of-love-eternal': 'Enemy Heroes hit her one worse in melee.',
  'tribal-magic': 'More spell dice with Heavy Infantry near by.',
  'trick-shot': 'One special shot in a game.',
  'unholy-flames': 'Balefire may roll D3 failed damage dice again.',
  'unholy-levitation': 'Goes at the double and still shoots.',
  'unleashed-nightmares': 'Friends fighting its enemy are Elite in melee.',
  'unstoppable-whirlwind': 'Once a game, twelve Attacks for one Melee phase.',
  vengeance: 'Crushing Strength (+1) when it counter charges.',
  'visions-from-the-void': 'Each Ranged phase one Friendly Core unit anywhere becomes Inspiring.',
  'volatile-explosives': 'Natural 6s to damage it count twice.',
  'winds-of-death': 'Natural 1s to hit with Drain Life and Surge may be rolled again.',
  'wips-tribal-magic': 'More spell dice with Heavy Infantry or his Playmates near by.',
  'aegis-fragment': 'Once a game, Iron Resolve heals two.',
  'casket-of-the-damned': 'Once a game, six more dice for a Surge on the bearer.',
  crocodog: 'Once a game, up to three natural 1s to hit again in melee.',
  'frenzied-otter': 'Once a game, up to three natural 1s to damage again in melee.',
  mawpup: 'Six wild attacks of its own in the next melee.',
  'orcish-skullpole': 'Once a game, Brutal for a turn.',
  'poison-frog': 'Once a game, Brutal for a turn.',
  'sabre-toothed-hunting-cat': 'Gives the bearer Duelist.',
  'sacrificial-imp': 'Once a game, failed Regeneration dice are rolled again.',
  screamshard: 'Once a game, Lifeleech (+2) for a turn.',
  'snow-fox': 'One more Attack.',
  'throwing-mastiff': 'A war dog let loose once a game: 12″, eight attacks.',
  'undead-giant-rats': 'Gives the bearer Lifeleech (+1).',
};
