import type { Names, Waiting } from '../kernel';
import { capital, counted } from './words-flow-kit';
import type { WordsPart } from './words-part';
import { SCENARIO_EVENTS } from './words-scenarios-events';
import { SCENARIO_REFUSALS } from './words-scenarios-refusals';
import { scenarioSources } from './words-scenarios-sources';

type Said = WordsPart['waiting'][string];

const unit = (waiting: Waiting, names: Names): string => names.unit(String(waiting.detail?.['unit'] ?? ''));
/** Begins a sentence. */
const left = (waiting: Waiting): string => capital(counted(Number(waiting.detail?.['left'] ?? 0), 'figure'));

/** To everyone about the seat, and to the seat itself. */
const asks = (
  all: (who: string, waiting: Waiting, names: Names) => string,
  own: (waiting: Waiting, names: Names) => string,
): Said => ({ all: (waiting, names) => all(names.seat(waiting.seat), waiting, names), own });

/** What encounters, setting up, scenarios and markers say to people. */
export const scenariosWords: WordsPart = {
  refusals: SCENARIO_REFUSALS,
  events: SCENARIO_EVENTS,
  offers: {
    deploy: { label: 'Set up', hint: 'Set a figure down, or set it down elsewhere' },
    'take-back': { label: 'Take back', hint: 'Off the table again' },
    'auto-place': { label: 'Place the rest', key: 'p', hint: 'The game sets your others down, forward and in Cover' },
    steal: { label: 'Steal nearer', key: 's', hint: 'A move before the first round; somebody may notice' },
  },
  waiting: {
    deploy: asks(
      (who, waiting) => `${who} sets up. ${left(waiting)} to go.`,
      (waiting) =>
        Number(waiting.detail?.['left'] ?? 0) === 0
          ? 'Your figures stand. Move them about, or say that you are ready.'
          : `Your figures to set up. ${left(waiting)} to go.`,
    ),
    'deploy-enemy': asks(
      (who, waiting) => `${who} sets the enemy up. ${left(waiting)} to go.`,
      (waiting) => `Your enemies to set up. ${left(waiting)} to go, or let the game do it.`,
    ),
    'quiet-entrance': asks(
      (who) => `${who} may find one group of them elsewhere.`,
      () => 'Your quiet way in. One group of three may stand in the middle instead; which?',
    ),
    seize: asks(
      (who) => `${who} may try to seize the initiative.`,
      () => 'Your moment. Who tests 9+ [Battlewise] to seize the initiative?',
    ),
    'seize-act': asks(
      (who, waiting) => `${who} has seized the initiative. ${left(waiting)} may still act.`,
      (waiting) => `Your initiative. ${left(waiting)} may move, shoot or do one other thing.`,
    ),
    infiltrate: asks(
      (who, waiting, names) => `${who} brings ${unit(waiting, names)} nearer.`,
      (waiting, names) => `Your infiltrator. ${unit(waiting, names)} steals 4″ nearer, in Cover.`,
    ),
    watch: asks(
      (who, waiting, names) => `${who} looks out for ${unit(waiting, names)}.`,
      (waiting, names) => `Your lookout. Who listens for ${unit(waiting, names)}?`,
    ),
    sneak: asks(
      (who) => `${who} steals nearer.`,
      () => 'Your approach. Steal 4″ nearer with anyone, or say that you are ready.',
    ),
    'scout-site': asks(
      (who) => `${who} may send a scout ahead.`,
      () => 'Your scout. Who makes the first move into the Site?',
    ),
    'lair-choose': asks(
      (who) => `${who} may send a scout into the lair.`,
      () => 'Your scout. Who goes into the lair alone?',
    ),
    'lair-place': asks(
      (who, waiting, names) => `${who} sets ${unit(waiting, names)} down by a way in.`,
      (waiting, names) => `Your scout. Set ${unit(waiting, names)} down within 6″ of a way in.`,
    ),
    'lair-move': asks(
      (who, waiting, names) => `${who} scouts with ${unit(waiting, names)}.`,
      (waiting, names) => `Your scout. Move ${unit(waiting, names)} and look round.`,
    ),
    'lair-entry': asks(
      (who) => `${who} says where the beast comes in.`,
      () => 'Your ambush. By which way does the beast come home?',
    ),
    'lair-moves': asks(
      (who) => `${who} may move once more before the fight.`,
      () => 'Your last move before the fight, or say that you are ready.',
    ),
    'play-on': asks(
      (who) => `${who} may go on looking.`,
      () => 'Your choice. Nobody is left to fight; look further, or call it a day?',
    ),
  },
  marks: {},
  figures: { spots: 'To spot it', heard: 'To be heard' },
  notes: {},
  sources: scenarioSources,
};
