import type { Note, Waiting } from '../kernel';
import { FLOW_EVENTS } from './words-flow-events';
import { capital, counted } from './words-flow-kit';
import { FLOW_REFUSALS } from './words-flow-refusals';
import { flowSources } from './words-flow-sources';
import type { WordsPart } from './words-part';

/** What muster, rounds, phases, activations, Will and Story Points say to people. */
export const flowWords: WordsPart = {
  refusals: FLOW_REFUSALS,
  events: FLOW_EVENTS,
  offers: {
    bring: { label: 'Bring a warband', hint: 'A ready one, or one of your own' },
    ready: { label: 'Ready', hint: 'The encounter is built when everyone is' },
    'not-ready': { label: 'Not yet after all', hint: 'You go on setting up; the others wait for you' },
    share: { label: 'Hand over', hint: 'Another player runs this figure from now on' },
    'propose-initiative': { label: 'Give the dice', key: 'i', hint: 'Who gets which die; everyone who plays agrees' },
    'back-initiative': { label: 'Agree', key: 'y', hint: 'The dice go as they are proposed' },
    'reroll-die': { label: 'Throw a die again', hint: 'A Story Point; keep either of the two' },
    'reroll-own': { label: 'Foresight', key: 'f', hint: 'Throw its initiative die again; the second counts' },
    'act-quick': { label: 'Will: act in Quick', key: 'q', hint: 'A point of Will, whatever its die' },
    activate: { label: 'Activate', key: 'a', hint: 'A move, then one action' },
    'end-activation': { label: 'Done', key: 'e', hint: 'Nothing more of this figure this round' },
    'end-phase': { label: 'End the phase', key: 'n', hint: 'Those who have not acted let it pass' },
    leave: { label: 'Leave the battle', hint: 'Over the edge and away, for good' },
    flee: { label: 'Break off', hint: 'The whole warband escapes; once in a campaign, and everyone must agree' },
    'call-friend': {
      label: 'Call on an old friend',
      hint: 'A new Hero within 6″ of an edge acts at once; once in a campaign',
    },
    automa: { label: 'Let the game decide', key: 'g', hint: 'By the book, with its reason' },
    reroll: { label: 'Throw again', key: 'r', hint: 'With a Story Point either result may be kept' },
    keep: { label: 'Keep', key: 'k', hint: 'These faces count' },
    'ask-rerolls': { label: 'Ask me about rerolls', hint: 'Off: dice lie as they fall, no Story Point is offered' },
    'tell-story': {
      label: 'Tell the story',
      hint: 'A Story Point: something fitting happens. What makes it harder is free',
    },
    choose: { label: 'Choose', hint: 'What comes next' },
  },
  waiting: {
    bring: {
      all: (waiting, names) => `${names.seat(waiting.seat)} waits for a warband.`,
      own: () => 'Your warband. Bring one, or let a friend bring it.',
    },
    ready: {
      all: (waiting, names) => `${names.seat(waiting.seat)} is not ready yet.`,
      own: () => 'Your word. Say when you are ready.',
    },
    'propose-initiative': {
      all: (waiting, names) => `${names.seat(waiting.seat)} may say who gets which die.`,
      own: (waiting) => `Your dice to give: ${counted(number(waiting, 'dice'), 'die', 'dice')}.`,
    },
    'back-initiative': {
      all: (waiting, names) => `${names.seat(waiting.seat)} has not agreed to the dice yet.`,
      own: (waiting, names) =>
        `Your yes to the dice as ${names.seat(text(waiting, 'by'))} would give them, or a change.`,
    },
    'keep-die': {
      all: (waiting, names) => `${names.seat(waiting.seat)} chooses which die counts.`,
      own: () => 'Your choice. Which of the two counts?',
    },
    'party-phase': {
      all: (waiting, names) => `${names.seat(waiting.seat)} has ${figures(waiting)} to act.`,
      own: (waiting) =>
        `Your move. ${capital(figures(waiting))} can still act in ${text(waiting, 'phase') === 'slow' ? 'Slow' : 'Quick'}.`,
    },
    'spare-will': {
      all: (waiting, names) => `${names.seat(waiting.seat)} may bring ${figures(waiting)} into Quick.`,
      own: (waiting) =>
        `Your choice. ${capital(figures(waiting))} of Slow may still act now, by Will or a new die; or end the phase.`,
    },
    'enemy-phase': {
      all: (waiting) => `${capital(counted(number(waiting, 'figures'), 'enemy', 'enemies'))} still to act.`,
      own: (waiting) => `Your enemies. ${capital(counted(number(waiting, 'figures'), 'is', 'are'))} still to act.`,
    },
    act: {
      all: (waiting, names) => `${names.seat(waiting.seat)} acts with ${names.unit(text(waiting, 'unit'))}.`,
      own: (waiting, names) => `Your move with ${names.unit(text(waiting, 'unit'))}.`,
    },
    tracking: {
      all: (waiting) =>
        `${capital(counted(number(waiting, 'matters'), 'thing'))} to settle: the players say what comes first.`,
      own: (waiting) =>
        `Your choice. ${capital(counted(number(waiting, 'matters'), 'thing'))} to settle; which comes first?`,
    },
    reroll: {
      all: (waiting, names) => `${names.seat(waiting.seat)} may throw ${text(waiting, 'faces')} again.`,
      own: (waiting, names) =>
        `Your dice: ${text(waiting, 'faces')}${whose(waiting, names.unit)}. Keep them, or throw again?`,
    },
    'keep-faces': {
      all: (waiting, names) => `${names.seat(waiting.seat)} chooses which throw counts.`,
      own: (waiting) => `Your choice: ${text(waiting, 'faces')} first, ${text(waiting, 'after')} now. Which counts?`,
    },
    'vote-flee': {
      all: (waiting, names) => `${names.seat(waiting.seat)} is asked whether the warband flees.`,
      own: (waiting, names) => `Your word. ${names.seat(text(waiting, 'by'))} wants to break off the battle.`,
    },
  },
  marks: {},
  figures: {
    'acts-quick': 'Acts in Quick',
    'again-shot': 'Would Hit',
    'again-exchange': 'Would do better',
    'again-armor': 'Would do better',
    'again-toughness': 'Would do better',
    'again-cast': 'Would work',
  },
  notes: {
    'dice-lie': (note) => COMES[String(note.detail?.['comes'])] ?? 'They count as they lie.',
    'story-left': (note) => `It leaves ${counted(noted(note, 'left'), 'Story Point')}.`,
    'will-left': (note) => `It leaves ${noted(note, 'left') === 0 ? 'no Will' : `${noted(note, 'left')} Will`}.`,
    'not-acted': (note) =>
      noted(note, 'figures') === 1
        ? 'One figure has not acted. It lets the phase pass.'
        : `${capital(counted(noted(note, 'figures'), 'figure'))} have not acted. They let the phase pass.`,
    'does-nothing': (note, names) => `${names.unit(String(note.detail?.['unit'] ?? ''))} does nothing this round.`,
    'leaves-for-good': (note, names) =>
      `${names.unit(String(note.detail?.['unit'] ?? ''))} cannot come back into this battle.`,
    'once-a-campaign': () => 'A campaign gives this once.',
    'flees-for-good': () => 'Everyone leaves, the field is lost, and nobody is hurt on the way. Once in a campaign.',
  },
  sources: flowSources,
};

/** What dice come to as they lie. */
const COMES: Readonly<Record<string, string>> = {
  hit: 'A Hit.',
  miss: 'A miss.',
  works: 'The spell works.',
  fails: 'The spell fails.',
  strikes: 'It wins the exchange and strikes.',
  wins: 'It wins the exchange, and strikes no blow.',
  draw: 'A draw.',
  loses: 'It loses the exchange, and is not struck.',
  struck: 'It loses the exchange and is struck.',
  through: 'It goes through the armour.',
  stuns: 'The armour holds, and it Stuns.',
  stopped: 'The armour stops it.',
  nothing: 'It does no harm.',
  stunned: 'It Stuns.',
  wounded: 'It Wounds.',
  points: 'It costs Monster Points.',
  casualty: 'It takes out whom it strikes.',
};

const number = (waiting: Waiting, key: string): number => Number(waiting.detail?.[key] ?? 0);
const text = (waiting: Waiting, key: string): string => String(waiting.detail?.[key] ?? '');
const noted = (note: Note, key: string): number => Number(note.detail?.[key] ?? 0);
const figures = (waiting: Waiting): string => counted(number(waiting, 'figures'), 'figure');
const whose = (waiting: Waiting, name: (id: string) => string): string => {
  const unit = text(waiting, 'unit');
  return unit === '' ? '' : ` for ${name(unit)}`;
};
