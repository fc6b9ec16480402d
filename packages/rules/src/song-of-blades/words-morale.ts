import type { Names, Note, Refusal, Waiting } from '../kernel';
import { CONDITIONS } from './content/conditions';
import { TRAITS } from './content/traits';
import { MORALE_EVENTS } from './words-morale-events';
import { MORALE_REFUSALS } from './words-morale-refusals';
import type { WordsPart } from './words-part';

type Detail = NonNullable<Refusal['detail']>;

/** A condition or other trouble by the word for it: `prone` → "Prone". */
export function troubleName(what: string): string {
  return Object.hasOwn(TROUBLES, what) ? (TROUBLES[what] ?? what) : what;
}
const TROUBLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(CONDITIONS).map(([id, entry]) => [id, entry.name])),
  stone: 'Turned to stone',
  held: 'Held fast',
  drowning: 'Drowning',
  burning: 'Burning',
  looting: 'Robbing a body',
  poison: 'Poison',
  drain: 'Drained',
  venom: 'Venom',
  heat: 'Heat',
  mud: 'Mud',
  life: 'A wound',
  arm: 'A hurt arm',
  revive: 'Out of action',
};

/** What morale, conditions and care say to people. */
export const moraleWords: WordsPart = {
  refusals: MORALE_REFUSALS,
  events: MORALE_EVENTS,
  offers: {
    'stand-up': { label: 'Stand up', key: 'u', hint: 'One action; two after a fall, in shallow water and on snow' },
    'break-transfix': { label: 'Break the spell', hint: 'Two actions of will, and it is free' },
    free: { label: 'Work free', hint: 'Actions toward getting out of web, roots, ice or snow' },
    wake: { label: 'Wake', hint: 'One action beside a sleeper; two if magic put it to sleep' },
    heal: { label: 'Heal', hint: 'A healer’s hands on a friend in contact' },
    potion: { label: 'Use the potion', hint: 'Drunk, or given to a friend in contact: three dice at 3 or more' },
    steal: { label: 'Steal', hint: 'Three dice against three; once a turn, and no attack' },
    finish: { label: 'Finish', hint: 'Makes sure of a foe that passed out' },
    crush: { label: 'Break the statue', hint: 'A crushing blow at a foe turned to stone' },
    lift: { label: 'Carry the statue', hint: 'One action; a larger friend drags it along at a Short' },
    'set-down': { label: 'Put it down', hint: 'One action, on the nearest free ground' },
    'shed-gear': { label: 'Drop the gear', hint: 'Armour, shield and weapons, for the rest of the battle' },
    'stop-looting': { label: 'Tear it away', hint: 'One action, and it fights on' },
    choose: { label: 'Choose', hint: 'One of the ways open to it' },
  },
  waiting: {
    'morale-choice/flight': {
      all: (waiting, names) => `${names.seat(waiting.seat)} says where ${figureOf(waiting, names)} runs.`,
      own: (waiting, names) => `Your choice. Where does ${figureOf(waiting, names)} run?`,
    },
    'morale-choice/potion': {
      all: (waiting, names) => `${names.seat(waiting.seat)} says what the potion mends on ${figureOf(waiting, names)}.`,
      own: (waiting, names) => `Your choice. What does the potion mend on ${figureOf(waiting, names)}?`,
    },
  },
  marks: {},
  figures: {
    'potion-strength': 'What the potion can mend',
    'theft-works': 'Steals it',
    'theft-caught': 'Is caught',
    'statue-shatters': 'The statue breaks',
    'weapon-breaks': 'The weapon breaks',
    'option/edge': 'Toward the table edge',
    'option/standard': 'Toward the standard',
    'option/stay': 'Stays where it is',
  },
  notes: {
    'free/will-be-free': () => 'That frees it.',
    'free/progress': (note: Note) =>
      `That makes ${number(note.detail, 'done')} of ${number(note.detail, 'task')} actions.`,
  },
  sources: {
    'ASOBH-MOR-01': 'Morale test',
    'ASOBH-MOR-02': 'When to test morale',
    'ASOBH-MOR-03': 'Every cause is a test',
    'ASOBH-MOR-04': 'Running from a fight',
    'ASOBH-MOR-05': 'No way out',
    'ASOBH-MOR-06': 'Morale of those who cannot run',
    'ASOBH-MOR-07': 'Each tests alone',
    'ASOBH-MOR-08': 'How far they run',
    'ASOBH-MOR-09': 'Morale of the fearless and the dead',
    'ASOBH-CON-01': 'Conditions',
    'ASOBH-CON-02': 'Healing',
    'ASOBH-CON-03': 'Out of action',
    'ASOBH-CON-04': 'Poison',
    'ASOBH-CON-05': 'Entangled',
    'ASOBH-CND-01': 'Blind',
    'ASOBH-CND-02': 'Deaf',
    'ASOBH-CND-03': 'Fatigued',
    'ASOBH-CND-04': 'Mute',
    'ASOBH-CND-05': 'Prone',
    'ASOBH-CND-06': 'Asleep',
    'ASOBH-CND-07': 'Staggering',
    'ASOBH-CND-08': 'Transfixed',
    'ASOBH-CND-09': 'Turned to stone',
    'ASOBH-WTH-01': 'Heatwave',
    'ASOBH-WTH-02': 'Strong wind',
    'ASOBH-WTH-03': 'Heavy rain',
    'ASOBH-WTH-04': 'Thunderstorm',
    'ASOBH-WTH-05': 'Snow',
    'ASOBH-END-01': 'End of the battle',
    'ASOBH-TRA-03': TRAITS.terror.name,
    'ASOBH-TRA-05': 'No healing for the dead',
  },
};

const figureOf = (waiting: Waiting, names: Names): string => names.unit(String(waiting.detail?.['unit'] ?? ''));
const number = (detail: Detail | undefined, key: string): number => Number(detail?.[key] ?? 0);
