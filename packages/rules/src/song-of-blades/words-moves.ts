import type { Names, Note, Refusal, Waiting } from '../kernel';
import { barrierName, MOVES_EVENTS } from './words-moves-events';
import { MOVES_REFUSALS, slowedWords } from './words-moves-refusals';
import type { WordsPart } from './words-part';

type Detail = NonNullable<Refusal['detail']>;

/** What movement says to people. */
export const movesWords: WordsPart = {
  refusals: MOVES_REFUSALS,
  events: MOVES_EVENTS,
  offers: {
    move: { label: 'Move', key: 'm', hint: 'One action: a stick’s length in a straight line, or less' },
    step: { label: 'Step', hint: 'One action: one base, whatever the ground' },
    'quick-move': { label: 'Two quick moves', key: 'q', hint: 'One action: two Short moves with a turn between, once' },
    climb: { label: 'Cross or climb', key: 'h', hint: 'Over the obstacle it stands against, up a side or down it' },
    jump: { label: 'Jump', key: 'j', hint: 'Pick a direction. How far it goes is known when it lands' },
    grope: { label: 'Grope about', hint: 'Blind: up to a Short where the dice send it' },
    dig: { label: 'Dig in', hint: 'One action; then it moves below ground, a Short at a time' },
    surface: { label: 'Come up', hint: 'One action and a die; if it fails the other side says where' },
    carry: { label: 'Take up a friend', hint: 'One action: a friend on foot, in contact and no larger' },
    dismount: { label: 'Get off', hint: 'One action, to a place beside the mount' },
    leafwalk: { label: 'Walk on through the leaves', hint: 'A Short for nothing; its activation ends with it' },
    'close-up': { label: 'Draw together', hint: 'The swarm closes its ranks, for nothing' },
    'take-hack': { label: 'Take this blow first', hint: 'Each foe left behind strikes once, until one tells' },
    'give-way': { label: 'Give ground', hint: 'One base away from the blow; the fan shows where there is room' },
    'follow-up': { label: 'Follow', key: 'f', hint: 'Stay in contact, for nothing' },
    'fall-side': { label: 'It falls here', hint: 'This side of the obstacle, or the far one' },
    'flee-toward': { label: 'Run this way', hint: 'The nearest edges are equally near' },
    intercept: { label: 'Bar its way', hint: 'It loses a life and stops, and your figure closes with it' },
    'come-up': { label: 'It comes up here', hint: 'Within one Short of where it meant to' },
  },
  waiting: {
    'take-hack': asks(
      (who) => `which blow ${who} takes first`,
      (who) => `Which foe strikes at ${who} first?`,
    ),
    'give-way': asks(
      (who) => `where ${who} gives ground`,
      (who) => `Where does ${who} give ground?`,
    ),
    'follow-up': asks(
      (who) => `whether ${who} follows`,
      (who) => `Does ${who} follow?`,
    ),
    'fall-side': asks(
      (who) => `on which side ${who} falls`,
      (who) => `On which side does ${who} fall?`,
    ),
    'flee-toward': asks(
      (who) => `toward which edge ${who} runs`,
      (who) => `Which edge does ${who} run for?`,
    ),
    intercept: asks(
      (who) => `whether ${who} bars the way`,
      (who) => `Does ${who} bar the way?`,
    ),
    'come-up': asks(
      (who) => `where ${who} comes up`,
      (who) => `Where does ${who} come up?`,
    ),
  },
  marks: {
    move: (d) =>
      `${stickName(d)} · ${inCm(num(d, 'used'))}${num(d, 'used') < num(d, 'allowed') - 0.5 ? ` of ${inCm(num(d, 'allowed'))}` : ''} cm${num(d, 'cost') > 1 ? ` · ${num(d, 'cost')} actions` : ''}`,
    jump: (d) => (num(d, 'runUp') === 1 ? 'jump, with a run-up' : 'jump'),
    'move/too-far': (d, names) => `${names.length(num(d, 'over'))} too far`,
    'move/step-too-far': (d, names) => `${names.length(num(d, 'over'))} too far`,
    'move/quick-too-far': (d, names) => `${names.length(num(d, 'over'))} too far`,
    'move/off-table': () => 'off the table',
    'move/no-room': () => 'no room',
    'move/on-piece': (d, names) => `on the ${barrierName(String(d['piece'] ?? 'obstacle'), names)}`,
    'move/foe-in-the-way': () => 'a foe in the way',
    'move/friend-in-the-way': () => 'too narrow',
    'move/obstacle': (d, names) => `${barrierName(String(d['piece'] ?? 'obstacle'), names)} in the way`,
    'move/climb': () => 'to be climbed',
    'move/barred': () => 'the way is barred',
    'move/edge': (d, names) => `a drop of ${names.length(num(d, 'height'))}`,
    'move/nowhere': () => 'stands here',
    'move/afraid': () => 'dares not',
    'move/free-move-melee': () => 'no free move into a fight',
    'move/regroup-apart': () => 'beside nobody',
    'move/swim': (d) => `swimming: ${num(d, 'cost')} actions`,
    'burrow/under-water': () => 'under water',
  },
  figures: {
    'move/terror': 'Dares to close',
    'move/terror/needs': 'Nerve needs',
    'move/foe-stands': 'The foe stands',
    'move/get-away': 'Gets away',
    'move/climb': 'Keeps its hold',
    'move/climb/needs': 'Climbing needs',
    'move/stride': 'Strides over',
    'move/stride/needs': 'Striding needs',
    'move/slip': 'Keeps its feet',
    'move/slip/needs': 'Footing needs',
    'move/fall': 'Survives the fall',
    'move/fall/needs': 'The fall needs',
    'move/wall-combat': 'The wall strikes with',
    'move/branch': 'Hits a branch',
    'surface/true': 'Comes up where it means to',
    'surface/true/needs': 'Coming up needs',
  },
  notes: {
    'move/slowed': (note, names) => `${capital(slowedWords(text(note, 'by'), names))}: one stick less.`,
    'move/stops-at-foe': (note, names) => `Stops in contact with ${names.unit(text(note, 'foe'))}.`,
    'move/stops-at-obstacle': (note, names) =>
      `Stops at the ${barrierName(text(note, 'piece'), names)}. Another action crosses it; in stride it takes a die.`,
    'move/stops-at-side': (note, names) => `Stops at the foot of the ${barrierName(text(note, 'piece'), names)}.`,
    'move/stops-at-edge': (note, names) =>
      `Stops at the edge: it drops ${names.length(num(note.detail ?? {}, 'height'))}.`,
    'move/swims': (note) => `Swims one Short for ${num(note.detail ?? {}, 'cost')} actions.`,
    'move/dazzled': () => 'Stops at the wall and reels off at random.',
    'move/terror': (note, names) => `Has to face ${names.unit(text(note, 'foe'))} first.`,
    'move/hacks': (note) =>
      num(note.detail ?? {}, 'foes') === 1
        ? 'One foe strikes as it leaves.'
        : `${num(note.detail ?? {}, 'foes')} foes strike as it leaves.`,
    'move/at-random': () => 'The dice say where to; equal ones, and it stays.',
    'climb/on-a-die': () => 'On a die. A second action makes it safe.',
    'jump/unmeasured': () => 'Nobody measures before a jump.',
    'surface/may-stray': (note, names) =>
      `If the die fails the other side says where, within ${names.length(num(note.detail ?? {}, 'most'))}.`,
    'recoil/over-edge': (note, names) => `Over the edge: it falls ${names.length(num(note.detail ?? {}, 'height'))}.`,
    'recoil/into-foe': (note, names) => `${names.unit(text(note, 'foe'))} strikes at it.`,
  },
  sources: {
    'ASOBH-MOV-01': 'Moving',
    'ASOBH-MOV-02': 'Difficult ground',
    'ASOBH-MOV-03': 'The step',
    'ASOBH-MOV-04': 'No facing',
    'ASOBH-MOV-05': 'Through friends',
    'ASOBH-MOV-06': 'Contact stops',
    'ASOBH-MOV-07': 'Leaving at will',
    'ASOBH-MOV-08': 'Low obstacles',
    'ASOBH-MOV-09': 'Climbing',
    'ASOBH-MOV-10': 'Jumping',
    'ASOBH-MOV-11': 'Jumping down',
    'ASOBH-MOV-12': 'Falling',
    'ASOBH-MOV-13': 'A random direction',
    'ASOBH-MOV-14': 'Slow: one move a turn',
    'ASOBH-MOV-15': 'Two on a horse',
    'ASOBH-MOV-16': 'Flying among trees',
    'ASOBH-MEL-12': 'Giving ground',
    'ASOBH-MEL-13': 'Following up',
    'ASOBH-MEL-14': 'Giving ground from several',
    'ASOBH-MEL-15': 'Leaving the helpless',
    'ASOBH-MEL-16': 'Leaving a fight',
    'ASOBH-MEL-17': 'Free Disengage',
    'ASOBH-MEL-23': 'Falling from an edge',
    'ASOBH-ENV-01': 'Broken and slippery ground',
    'ASOBH-ENV-02': 'Swamp',
    'ASOBH-ENV-03': 'Thick growth',
    'ASOBH-ENV-04': 'Shallow water',
    'ASOBH-ENV-05': 'Deep water',
    'ASOBH-ENV-06': 'Woods',
  },
};

/** Somebody is asked about a figure: to everyone, and to the seat itself. */
function asks(
  all: (who: string) => string,
  own: (who: string) => string,
): { all(waiting: Waiting, names: Names): string; own(waiting: Waiting, names: Names): string } {
  return {
    all: (waiting, names) => `${names.seat(waiting.seat)} says ${all(who(waiting, names))}.`,
    own: (waiting, names) => `Your choice. ${own(who(waiting, names))}`,
  };
}
const who = (waiting: Waiting, names: Names): string => names.unit(String(waiting.detail?.['unit'] ?? ''));
const num = (detail: Detail, key: string): number => Number(detail[key] ?? 0);
const text = (note: Note, key: string): string => String(note.detail?.[key] ?? '');
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** `Medium stick`; a step is measured by the base. */
const stickName = (d: Detail): string => {
  const stick = String(d['stick'] ?? '');
  return stick === 'base' || stick === '' ? 'One base' : `${capital(stick)} stick`;
};

/** Millimetres as the table's centimetres, for a plate that names the unit once. */
const inCm = (mm: number): number => Math.round(mm) / 10;
