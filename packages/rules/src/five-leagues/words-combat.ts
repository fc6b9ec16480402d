import type { Note, Waiting } from '../kernel';
import { COMBAT_EVENTS } from './words-combat-events';
import { COMBAT_REFUSALS } from './words-combat-refusals';
import { combatSources } from './words-combat-sources';
import type { WordsPart } from './words-part';

const text = ({ detail }: Waiting | Note, key: string): string => String(detail?.[key] ?? '');

/** ` [Wits, Scholar]`, or nothing. */
const skillsOf = (waiting: Waiting): string => {
  const names = text(waiting, 'skills')
    .split(' ')
    .flatMap((id) => combatSources[id] ?? []);
  return names.length === 0 ? '' : ` [${names.join(', ')}]`;
};

const RESULTS: Readonly<Record<string, string>> = {
  stunned: 'Stunned',
  wounded: 'Wounded',
  casualty: 'taken out',
  points: 'hurt',
};

/** What shots, blows and tests say to people. */
export const combatWords: WordsPart = {
  refusals: COMBAT_REFUSALS,
  events: COMBAT_EVENTS,
  offers: {
    shoot: { label: 'Shoot', key: 's', hint: 'Its Combat Action; the odds are shown first' },
    fight: { label: 'Fight', key: 'f', hint: 'A foe it touches already; its Combat Action' },
    spew: { label: 'Area Attack', hint: 'The nearest in reach on 4+, all around it on 5+' },
    'fight-with': { label: 'Fight', key: 'f', hint: 'Weapon and tactic, for the whole melee' },
    'step-up': { label: 'Step up', key: 'u', hint: 'Follow by an inch; the melee goes on' },
    stay: { label: 'Stay', key: 'y', hint: 'Hold the ground; the melee ends' },
    'slip-away': { label: 'Slip away', key: 'u', hint: 'Up to 2″ off; the melee ends' },
    'fight-on': { label: 'Fight on', key: 'y', hint: 'The loser gives ground as always' },
    rally: { label: 'Will: shake it off', key: 'w', hint: 'No longer Stunned, and Attacker next' },
    'stay-down': { label: 'Keep the Will', hint: 'The Stun stays for now' },
    avoid: { label: 'Turn it aside', key: 'u', hint: 'A Story Point, or a potion from the Backpack' },
    endure: { label: 'Take it', key: 'y', hint: 'The blow does what the dice say' },
    try: { label: 'Make the test', key: 't', hint: 'Will and gear are thrown in before the dice' },
    rope: { label: 'Throw again', key: 'r', hint: 'The rope: one die or both' },
  },
  waiting: {
    'fight-with': {
      all: (waiting, names) => `${names.seat(waiting.seat)} says how ${names.unit(text(waiting, 'unit'))} fights.`,
      own: (waiting, names) =>
        `Your melee: ${names.unit(text(waiting, 'unit'))} against ${names.unit(text(waiting, 'foe'))}. Choose weapon and tactic.`,
    },
    slip: {
      all: (waiting, names) => `${names.seat(waiting.seat)} may slip away with ${names.unit(text(waiting, 'unit'))}.`,
      own: (waiting, names) => `Your choice. ${names.unit(text(waiting, 'unit'))} may slip away, or fight on.`,
    },
    'step-up': {
      all: (waiting, names) => `${names.seat(waiting.seat)} says whether ${names.unit(text(waiting, 'unit'))} follows.`,
      own: (waiting, names) =>
        `Your choice. ${names.unit(text(waiting, 'foe'))} gives ground: does ${names.unit(text(waiting, 'unit'))} follow?`,
    },
    rally: {
      all: (waiting, names) => `${names.seat(waiting.seat)} may spend Will for ${names.unit(text(waiting, 'unit'))}.`,
      own: (waiting, names) =>
        `Your Will. ${names.unit(text(waiting, 'unit'))} is Stunned; a point of Will ends that and makes it Attacker.`,
    },
    avoid: {
      all: (waiting, names) =>
        `${names.seat(waiting.seat)} may still turn aside the blow at ${names.unit(text(waiting, 'unit'))}.`,
      own: (waiting, names) =>
        `Your answer. ${names.unit(text(waiting, 'unit'))} would be ${RESULTS[text(waiting, 'result')] ?? 'struck'}. Take it, or turn it aside?`,
    },
    test: {
      all: (waiting, names) => `${names.seat(waiting.seat)} makes a test with ${names.unit(text(waiting, 'unit'))}.`,
      own: (waiting, names) =>
        `Your test with ${names.unit(text(waiting, 'unit'))}: ${text(waiting, 'target')}+${skillsOf(waiting)}. Say what is thrown in.`,
    },
    rope: {
      all: (waiting, names) => `${names.seat(waiting.seat)} pulls the rope: one die again, or both.`,
      own: (waiting) => `Your rope. ${text(waiting, 'faces')} failed; throw one of them again, or both.`,
    },
  },
  marks: {},
  figures: {
    'melee-self': 'Adds to its die',
    'melee-foe': 'Adds to the foe’s die',
    'melee-first': 'Wins the first exchange',
    'foe-out': 'Takes the foe out',
    'foe-wounded': 'Leaves the foe Wounded',
    'foe-points': 'Costs it Monster Points',
    'foe-unhurt': 'The foe comes out unhurt',
    'self-out': 'Is taken out',
    'self-wounded': 'Is left Wounded',
    'self-points': 'Loses Monster Points',
    'self-unhurt': 'Comes out unhurt',
    'shot-needs': 'Needs',
    'shot-adds': 'Adds to the die',
    'shot-hits': 'Hits',
    'spew-hits': 'Hits it',
    'spew-around': 'Others within 2″, Hit on 5+',
    'target-casualty': 'Takes it out',
    'target-wounded': 'Leaves it Wounded',
    'target-stunned': 'Stuns it',
    'target-points': 'Costs it Monster Points',
    'test-target': 'Needs',
    'test-adds': 'Adds to the dice',
    'test-passes': 'Passes',
  },
  notes: {
    'in-cover': (note, names) => {
      const piece = text(note, 'piece');
      const unit = names.unit(text(note, 'unit'));
      return piece === '' ? `${unit} has Cover.` : `${unit} has Cover from the ${piece}.`;
    },
    'may-run-out': () => 'A natural 1 is the last arrow: the first shot of this battle is over.',
    'choices-left-out': () => 'Story Points may change it; the odds leave them out.',
    'best-weapon': () => 'Shown is a plain fight with the best weapon. Weapon and tactic are chosen in contact.',
  },
  sources: combatSources,
};
