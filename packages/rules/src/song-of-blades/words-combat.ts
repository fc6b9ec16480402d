import type { Names, Note, Waiting } from '../kernel';
import { TRAITS } from './content/traits';
import type { Result } from './steps-combat';
import { COMBAT_EVENTS, RESULT, sourceOf } from './words-combat-events';
import { COMBAT_REFUSALS } from './words-combat-refusals';
import type { WordsPart } from './words-part';

type Detail = NonNullable<Waiting['detail']>;

/** What blows and shots say to people. */
export const combatWords: WordsPart = {
  refusals: COMBAT_REFUSALS,
  events: COMBAT_EVENTS,
  offers: {
    attack: { label: 'Attack', key: 'a', hint: 'One action; two for a Power Blow. The odds are shown first' },
    shoot: { label: 'Shoot', key: 'f', hint: 'One action; two to take aim. The nearest foe comes first' },
    reload: { label: 'Reload', key: 'r', hint: 'One action, and no move in this turn' },
    restring: { label: 'New string', key: 'r', hint: 'Two actions, and no move in this turn' },
    entangle: { label: 'Throw a web', key: 'n', hint: 'Short, Medium or Long for one, two or three actions' },
    'pick-up': { label: 'Pick up', hint: 'What lies within reach, for one action' },
    draw: { label: 'Draw', hint: 'The second weapon, for one action' },
    'put-down': { label: 'Put it down', hint: 'Both hands for the fight, and no music until it is taken up' },
    'grab-standard': { label: 'Take the standard', hint: 'From a bearer who is down, for one action' },
    choose: { label: 'Choose', hint: 'One of the ways open to it' },
    fling: { label: 'Let it fall', hint: 'Anywhere within one Short of its owner' },
  },
  waiting: {
    'combat-lucky': asks(
      (u) => `may throw a die of ${u} again`,
      (u) => `Your luck. ${u} may throw a die again, once in the game.`,
    ),
    'combat-blunder': asks(
      () => 'says who strikes first',
      (_u, v) => `Your choice. The hammer of ${v} slips: say who strikes first.`,
    ),
    'combat-six': asks(
      (u) => `says what the six of ${u} does`,
      (u) => `Your six. Say what ${u} makes of it.`,
    ),
    'combat-defence': asks(
      (u) => `says how ${u} meets the blow`,
      (u, _v, result) => `Your defence. ${u} faces this: ${RESULT[result]}.`,
    ),
    'combat-drain': asks(
      (u) => `says whether ${u} drains its foe`,
      (u, v) => `Your choice. ${u} may take a point of Quality from ${v} instead.`,
    ),
    'combat-mishap': asks(
      () => 'names the bow that fails',
      () => 'Your choice. Name the one whose weapon fails.',
    ),
    disarm: {
      all: ({ seat, detail = {} }, names) =>
        `${names.seat(seat)} says where the weapon of ${figure(detail, 'unit', names)} falls.`,
      own: ({ detail = {} }, names) => `Your choice. Say where the weapon of ${figure(detail, 'unit', names)} falls.`,
    },
    'free-throw': {
      all: ({ seat, detail = {} }, names) =>
        `${names.seat(seat)} may throw a javelin with ${figure(detail, 'unit', names)}.`,
      own: ({ detail = {} }, names) =>
        `Your throw. ${figure(detail, 'unit', names)} may close the move with a javelin.`,
    },
  },
  marks: {},
  figures: {
    'attacker-total': 'Adds to its die',
    'target-total': 'Adds to the foe’s die',
    'target-recoil': 'Drives it back',
    'target-prone': 'Knocks it down',
    'target-out': 'Puts it out of action',
    'target-gruesome': 'Kills it gruesomely',
    nothing: 'Nothing happens',
    'attacker-recoil': 'Is driven back',
    'attacker-prone': 'Is knocked down',
    'attacker-out': 'Is put out of action',
    'attacker-gruesome': 'Is killed gruesomely',
    'wall-hit': 'Hits the wall',
    'answer-works': 'It works',
    entangled: 'It is caught',
  },
  notes: {
    'win-kills': (note) => `Any win puts it out of action (${reason(note.because)}).`,
    'loss-kills': (note) => `Any loss puts the attacker out of action (${reason(note.because)}).`,
    'kills-gruesomely': (note) => `Whoever it puts out dies gruesomely (${reason(note.because)}).`,
    'only-recoils': (note) => `It can do no worse than drive its foe back (${reason(note.because)}).`,
    'free-hack': () => 'It cannot strike back: only the target can be harmed.',
    'may-choose': (note, names) =>
      `${about(note, names)} may still choose: ${reason(note.because)}. The odds leave that out.`,
    'will-parry': (note, names) => `${about(note, names)} may parry; the odds count on it.`,
    dashes: () => 'One of the actions costs nothing: it has just run into its foe.',
    'touch-spent': () => 'The flames on its hands go into this blow.',
    'stays-put': () => 'No move in this turn after that.',
    'chosen-lucky': (note) =>
      note.detail?.['option'] === 'stand' ? 'The dice stand.' : 'The new die counts, even if it is worse.',
    'chosen-blunder': () => 'This one strikes first.',
    'chosen-six': (note) => `${optionName(note)}.`,
    'chosen-defence': (note) => `${optionName(note)}.`,
    'chosen-drain': (note) => `${optionName(note)}.`,
    'chosen-mishap': () => 'This one’s weapon fails.',
  },
  sources: {
    combat: 'Combat',
    outnumbered: 'Outnumbered',
    larger: 'Larger than its foe',
    'high-ground': 'Higher ground',
    obstacle: 'Defends an obstacle',
    unarmed: 'Unarmed',
    'power-blow': 'Power Blow',
    'aimed-shot': 'Aimed Shot',
    concentrated: 'Many bows at once',
    ambush: 'Ambush',
    range: 'Range',
    cover: 'Cover',
    'large-target': 'Large target',
    'shallow-water': 'Shallow water',
    'deep-water': 'Deep water',
    prone: 'Lies Prone',
    'vs-prone': 'Foe is Prone',
    'vs-transfixed': 'Foe is Transfixed',
    'vs-sleeping': 'Foe is asleep',
    'vs-entangled': 'Foe is entangled',
    'vs-blind': 'Foe is blind',
    'vs-bound': 'Foe is bound',
    'vs-paralysed': 'Foe is paralysed',
    'vs-held': 'Foe is held fast',
    'lethal-blow': 'Lethal blow',
    ...traitSources(),
    'ASOBH-MEL-01': 'Melee is contact',
    'ASOBH-MEL-02': 'Melee attacks',
    'ASOBH-MEL-03': 'Ties',
    'ASOBH-MEL-04': 'Recoils and falls',
    'ASOBH-MEL-05': 'Doubled and tripled',
    'ASOBH-MEL-06': 'Lethal attacks',
    'ASOBH-MEL-07': 'Outnumbered',
    'ASOBH-MEL-08': 'Prone and Transfixed foes',
    'ASOBH-MEL-09': 'Place and size',
    'ASOBH-MEL-10': 'Unarmed',
    'ASOBH-MEL-11': 'Ambush',
    'ASOBH-MEL-18': 'Free Hacks',
    'ASOBH-MEL-19': 'Free Hacks on those who flee',
    'ASOBH-MEL-20': 'Fighting from the ground',
    'ASOBH-MEL-21': 'Disarming',
    'ASOBH-MEL-22': 'No charge bonus',
    'ASOBH-MEL-23': 'Falls from heights',
    'ASOBH-MEL-24': 'Escaping a Free Hack',
    'ASOBH-RNG-01': 'Range',
    'ASOBH-RNG-02': 'Shooting',
    'ASOBH-RNG-03': 'The nearest foe first',
    'ASOBH-RNG-04': 'No shooting into melee',
    'ASOBH-RNG-05': 'Line of sight',
    'ASOBH-RNG-06': 'Cover',
    'ASOBH-RNG-07': 'Mishaps of shooters',
    'ASOBH-RNG-08': 'Aimed Shots',
    'ASOBH-RNG-09': 'Shots at the helpless',
    'ASOBH-RNG-10': 'Size of targets',
    'ASOBH-RNG-11': 'Woods and shots',
    'ASOBH-RNG-12': 'Stealth',
    'ASOBH-RNG-13': 'Reloading',
    'ASOBH-RNG-14': 'Spells as shots',
    'ASOBH-TRA-01': 'One trait for one die',
    'ASOBH-TRA-02': 'Block or Parry',
  },
};

/** Every trait under its own id and under its rule. */
function traitSources(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(TRAITS).flatMap(([id, { name }]) => [
      [id, name],
      [`ASOBH-TRAIT-${id}`, name],
    ]),
  );
}

const figure = (detail: Detail, key: string, names: Names): string => {
  const id = detail[key];
  return typeof id === 'string' && id !== '' ? names.unit(id) : 'it';
};

function asks(
  all: (unit: string) => string,
  own: (unit: string, against: string, result: Result) => string,
): WordsPart['waiting'][string] {
  return {
    all: ({ seat, detail = {} }, names) => `${names.seat(seat)} ${all(figure(detail, 'unit', names))}.`,
    own: ({ detail = {} }, names) =>
      own(figure(detail, 'unit', names), figure(detail, 'against', names), (detail['result'] ?? 'nothing') as Result),
  };
}

const about = (note: Note, names: Names): string => figure(note.detail ?? {}, 'unit', names);

/** A source by its name, in the middle of a sentence. */
const reason = (id: string): string => combatWords.sources[id] ?? sourceOf(id);

/** An option of a choice, as a button would say it. */
function optionName(note: Note): string {
  const option = String(note.detail?.['option'] ?? '');
  return OPTIONS[option] ?? sourceOf(option);
}
const OPTIONS: Readonly<Record<string, string>> = {
  take: 'Take the blow',
  'knock-down': 'Knock it down',
  shieldbreaker: 'Break its shield instead',
  'as-it-is': 'Leave it at that',
  drain: 'Take a point of its Quality instead',
  'heavy-weapon': 'Out of action, by the weight of the weapon',
  'huge-weapon': 'Out of action, by the weight of the weapon',
  'hammering-blow': 'Two more on the total',
  stand: 'The dice stand',
};
