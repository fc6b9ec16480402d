import { changeWords } from '../kernel/words';
import { combatSources } from './words-combat-sources';
import type { WordsPart } from './words-part';

const listed = (ids: readonly string[], name: (id: string) => string): string =>
  ids.length === 1 ? name(ids[0] ?? '') : `${ids.slice(0, -1).map(name).join(', ')} and ${name(ids.at(-1) ?? '')}`;
const sentence = (text: string): string => (text === '' || /[.…?]$/.test(text) ? text : `${text}.`);

/** What a game master does, and is told. */
export const masterWords: WordsPart = {
  refusals: {
    'master/only': () => 'Only the game master does that. Ask for it in the chat, or take the master’s seat.',
    'master/not-prepared': () => 'That is not among the things prepared any more. Choose one that is on the list.',
    'master/too-much': (no) =>
      `${no.detail?.['most'] ?? 'Enough'} things are prepared already. Take one away to make room for another.`,
    'master/empty': () => 'There is nothing in it yet. Give it figures, a test, a reward or a few words.',
    'master/no-such-foe': (no) =>
      `“${no.detail?.['foe'] ?? ''}” is no enemy this table has numbers for. Choose one from the list.`,
    'master/cut-off': (no) =>
      `The numbers of “${no.detail?.['foe'] ?? ''}” are missing in our text of the book. Choose another, or set a table with our stand-ins.`,
    'master/no-rank': () => 'Unique Foes and Aberrations have no rank and carry what they carry. Leave both out.',
    'master/no-bow': (no) => `“${no.detail?.['foe'] ?? ''}” has nobody who shoots. Take one that fights hand to hand.`,
    'master/off-table': () => 'That is off the table. Choose a place on it.',
    'master/no-such-marker': () => 'There is no such marker. Choose one that lies on the table.',
    'master/so-already': () => 'It is so already.',
    'master/not-an-enemy': (no, names) =>
      `${listed(no.who ?? [], names.unit)} cannot be handed over: only enemies are run by the game or the master.`,
    'master/not-a-character': (no, names) =>
      `${listed(no.who ?? [], names.unit)} cannot be tested now: only characters of the party who stand on the table.`,
    'master/twice': () => 'Somebody is named twice. Name each character once.',
    'master/no-words': () => 'A sign needs a few words, so that the party knows what it sees.',
    'master/too-many-markers': (no) =>
      `${no.detail?.['most'] ?? 'Enough'} markers lie on the table. Take one off before another is set.`,
    'master/too-many-foes': (no) =>
      `${no.detail?.['most'] ?? 'Enough'} enemies are as many as a table holds. Take some off before more come.`,
    'master/too-many-tests': (no) =>
      `${no.detail?.['most'] ?? 'Enough'} tests wait to be made. Let the party make one before you ask for another.`,
    'master/nothing-given': () => 'A reward gives something: Story Points, gold, or words.',
  },
  events: {
    prepared: (event) => `You prepare “${event.thing.title}”${event.thing.held ? ', and hold it back' : ''}.`,
    unprepared: () => 'You put away what was prepared.',
    sprang: (event) => (event.told === '' ? `${event.title}.` : `${event.title}: ${sentence(event.told)}`),
    ruled: (event, names) => {
      const changes = event.changes.map((change) => changeWords(change, names)).filter((text) => text !== event.text);
      return `The game master rules: ${sentence(event.text)}${changes.length === 0 ? '' : ` So: ${changes.join('; ')}.`}`;
    },
    handedOver: (event, names) => {
      const who = event.all ? 'the enemies' : listed(event.units, names.unit);
      return `The game${event.to === 'game' ? '' : ' master'} runs ${who} from here.`;
    },
    rewarded: ({ reward }) => {
      const given = [
        reward.storyPoints > 0 ? `${reward.storyPoints} Story Point${reward.storyPoints === 1 ? '' : 's'}` : '',
        reward.gold > 0 ? `${reward.gold} Gold Mark${reward.gold === 1 ? '' : 's'}` : '',
      ].filter((each) => each !== '');
      const what = given.length === 0 ? '' : `The party gains ${given.join(' and ')}. `;
      return `${what}${sentence(reward.text)}`.trim();
    },
    arrived: ({ figure, because }, names) => (because === 'FL-AI-60' ? `${names.unit(figure.id)} appears.` : undefined),
    masterAsked: (event, names) => {
      const skills = event.skills.map((id) => combatSources[id] ?? id).join(', ');
      const tests = `${listed(event.units, names.unit)} ${event.units.length === 1 ? 'tests' : 'test'}`;
      return `${sentence(event.text)} ${tests} ${event.target}+ [${skills}].`.trim();
    },
    masterAnswered: (event) => (event.text === '' ? undefined : sentence(event.text)),
  },
  offers: {
    prepare: { label: 'Prepare', key: 'P', hint: 'Figures, a test or a reward that nobody sees until it comes' },
    unprepare: { label: 'Put away', hint: 'Forget something prepared' },
    hold: { label: 'Hold', hint: 'Keep it back, whatever happens, or let it come by itself again' },
    reveal: { label: 'Reveal', hint: 'It happens now' },
    put: { label: 'Figure', hint: 'An enemy in the open, at once' },
    'set-marker': { label: 'Marker', hint: 'A sign for all to see, or an Unknown Enemy' },
    'take-marker': { label: 'Take off', hint: 'A sign or an Unknown Enemy off the table' },
    'hand-over': { label: 'Hand over', hint: 'Who runs an enemy: you, or the game by its book' },
    rule: { label: 'Ruling', hint: 'Change what the rules left; everybody reads it' },
    'ask-test': { label: 'Test', hint: 'Ask characters for a test of skill' },
    reward: { label: 'Reward', hint: 'Story Points or gold for the party' },
  },
  waiting: {},
  marks: {},
  figures: {},
  notes: {},
  sources: {
    'FL-AI-60': 'Game master',
    'FL-GEN-22': 'Who runs the enemies',
    'FL-BAT-201': 'Tests of the master’s own',
  },
};
