import type { Names, Note, Waiting } from '../kernel';
import { TRAITS } from './content/traits';
import { FLOW_EVENTS } from './words-flow-events';
import { many } from './words-flow-kit';
import { FLOW_REFUSALS } from './words-flow-refusals';
import type { WordsPart } from './words-part';

/** What set-up, turns, activation, reactions and groups say to people. */
export const flowWords: WordsPart = {
  refusals: FLOW_REFUSALS,
  events: FLOW_EVENTS,
  offers: {
    'choose-warband': { label: 'Choose a warband', hint: 'A ready one, or one of your own; nobody sees it yet' },
    ready: { label: 'Ready', hint: 'Say that your warband stands; both are shown when both are ready' },
    'roll-off': { label: 'Roll off', key: 'r', hint: 'One die each; the higher wins, a tie is rolled again' },
    'choose-role': { label: 'Attack or defend', hint: 'The defender lays the field, the attacker picks his edge' },
    lay: { label: 'Lay a piece', hint: 'Put a piece of terrain on the field' },
    'take-up': { label: 'Take up', hint: 'Take a piece of terrain off the field' },
    'terrain-done': { label: 'The field stands', hint: 'The attacker picks his edge next' },
    'choose-edge': { label: 'Choose your edge', hint: 'Your figures begin within one Medium of it' },
    deploy: { label: 'Deploy', hint: 'Set a figure down within one Medium of your edge' },
    activate: { label: 'Activate', key: 'a', hint: 'One, two or three dice; the odds are shown first' },
    'activate-group': {
      label: 'Act together',
      key: 'g',
      hint: 'Several figures on one roll, against the worst Quality',
    },
    order: {
      label: 'Give an order',
      key: 'o',
      hint: 'An action: a group, a regroup, one volley; for a master of discipline, the whip',
    },
    'free-move': { label: 'Free move', key: 'f', hint: 'One move instead of dice, far from every able foe' },
    'fly-low': { label: 'Keep low', hint: 'Out of the wind for this turn: no −1, but a shorter move' },
    reckless: { label: 'Reckless', hint: '+1 on every quality roll and −1 in combat, until its next activation' },
    react: { label: 'React', key: 'a', hint: 'Throw failed dice for one of your figures; it acts at once' },
    decline: { label: 'Let it pass', key: 'd', hint: 'No reaction to this' },
    'take-initiative': { label: 'Take the initiative', key: 't', hint: 'Two failures or more: their turn is over' },
    'auto-decline': { label: 'Let reactions pass', hint: 'This figure is not asked for reactions any more' },
    'change-die': { label: 'Change a die', key: 'c', hint: 'A trait raises a die, or throws it again' },
    stand: { label: 'Let it stand', key: 's', hint: 'The dice stay as they fell' },
    done: { label: 'Done', key: 'e', hint: 'Leave what actions are left' },
    'end-turn': { label: 'End turn', key: 'e', hint: 'Pass the turn; figures that have not acted stay as they are' },
    bank: { label: 'Keep actions', key: 'k', hint: 'For a spell in the enemy’s turn' },
  },
  waiting: {
    'choose-warband': {
      all: (waiting, names) => `${names.seat(waiting.seat)} chooses a warband.`,
      own: () => 'Your warband. Choose one; nobody sees it before both are ready.',
    },
    ready: {
      all: (waiting, names) => `${names.seat(waiting.seat)} is not ready yet.`,
      own: () => 'Your word. Say when you are ready.',
    },
    'roll-off': {
      all: (waiting, names) => `${names.seat(waiting.seat)} rolls off.`,
      own: (waiting) =>
        waiting.detail?.['why'] === 'first'
          ? 'Your die. The higher takes the first turn.'
          : 'Your die. The higher chooses to attack or defend.',
    },
    'choose-role': {
      all: (waiting, names) => `${names.seat(waiting.seat)} chooses to attack or defend.`,
      own: (waiting) =>
        number(waiting, 'lays') === 1
          ? 'Your choice. Attack, or defend and lay the field?'
          : 'Your choice. Attack and pick your edge, or defend?',
    },
    terrain: {
      all: (waiting, names) => `${names.seat(waiting.seat)} lays the field. ${pieces(waiting)}`,
      own: (waiting) => `Your field. ${pieces(waiting)}`,
    },
    'choose-edge': {
      all: (waiting, names) => `${names.seat(waiting.seat)} picks an edge.`,
      own: () => 'Your edge. Which one do you come from?',
    },
    deploy: {
      all: (waiting, names) => `${names.seat(waiting.seat)} deploys. ${left(waiting)} to go.`,
      own: (waiting) =>
        `Your figure to set down${number(waiting, 'now') > 1 ? ` (${number(waiting, 'now')} at a go)` : ''}. ${left(waiting)} to go.`,
    },
    turn: {
      all: (waiting, names) => `${names.seat(waiting.seat)}’s turn. ${able(waiting)}`,
      own: (waiting) => `Your turn. ${able(waiting)}`,
    },
    react: {
      all: (waiting, names) => `${names.seat(waiting.seat)} may react.`,
      own: (waiting, names) =>
        `Your reaction. ${names.unit(String(waiting.detail?.['of'] ?? ''))} failed ${number(waiting, 'dice') === 1 ? 'one die' : many(number(waiting, 'dice'), 'die', 'dice')}${
          number(waiting, 'take') === 1 ? ': throw them, or take the initiative' : ''
        }.`,
    },
    act: {
      all: (waiting, names) => `${names.seat(waiting.seat)} acts with ${actor(waiting, names)}.`,
      own: (waiting, names) => `Your ${spendable(waiting)}. ${acts(waiting, names)}`,
    },
    'act-in-reaction': {
      all: (waiting, names) => `${names.seat(waiting.seat)} reacts with ${actor(waiting, names)}.`,
      own: (waiting, names) => `Your ${spendable(waiting)}. ${acts(waiting, names)}`,
    },
    'change-die': {
      all: (waiting, names) => `${names.seat(waiting.seat)} may change a die.`,
      own: (waiting, names) =>
        `Your die to change. ${traitName(String(waiting.detail?.['trait'] ?? ''))} could turn a failure of ${names.unit(String(waiting.detail?.['unit'] ?? ''))}.`,
    },
  },
  marks: {
    'deploy/outside-zone': () => 'outside the strip',
    'deploy/no-footing': () => 'no footing',
    'terrain/overlap': () => 'on another piece',
    'terrain/off-table': () => 'off the table',
  },
  figures: {
    needs: 'Each die needs',
    'at-least-one-action': 'At least one action',
    actions: 'Actions',
    'turn-over': 'Turn may be lost',
    'reaction-dice': 'Dice for the enemy',
    backfire: 'Backfire',
    'die-passes': 'The die passes',
  },
  notes: {
    'instead-of-dice': () => 'One move without dice is this turn’s activation.',
    reckless: () => 'Also −1 in combat until its next activation.',
    'turn-ends': () => 'Their turn ends at once; the figure that rolled does nothing.',
    'react/gives-up-initiative': () => 'Reacting gives up the initiative.',
    'left-idle': (note: Note) => `${many(Number(note.detail?.['left'] ?? 0), 'figure')} could still be activated.`,
    'actions-unused': (note: Note) => `Leaves ${many(Number(note.detail?.['actions'] ?? 0), 'action')} unused.`,
    driven: (note: Note) =>
      `${many(Number(note.detail?.['figures'] ?? 0), 'figure')} at +2 to activate for the rest of the turn.`,
    'banked-until': (note: Note) =>
      `${many(Number(note.detail?.['actions'] ?? 0), 'action')} kept until its own next turn.`,
  },
  sources: {
    'ASOBH-SET-01': 'Choosing a warband',
    'ASOBH-SET-13': 'Attacker and defender',
    'ASOBH-SET-14': 'Laying the field',
    'ASOBH-SET-15': 'Edges and deployment',
    'ASOBH-SET-16': 'Deploying in turn',
    'ASOBH-SET-17': 'Tides of magic',
    'ASOBH-SET-18': 'Weather',
    'ASOBH-SET-19': 'Teams',
    'ASOBH-INI-01': 'First turn',
    'ASOBH-INI-02': 'End of a turn',
    'ASOBH-INI-03': 'One activation a turn',
    'ASOBH-ACT-01': 'Activation',
    'ASOBH-ACT-02': 'Ones and sixes',
    'ASOBH-ACT-03': 'Spending actions',
    'ASOBH-ACT-04': 'Failed dice',
    'ASOBH-ACT-05': 'Taking the initiative',
    'ASOBH-ACT-06': 'One attack a turn',
    'ASOBH-ACT-07': 'Shooting or fighting',
    'ASOBH-ACT-08': 'Casting or attacking',
    'ASOBH-ACT-10': 'What actions cost',
    'ASOBH-ACT-11': 'Tasks',
    'ASOBH-ACT-12': 'Banked actions',
    'ASOBH-ACT-13': 'Quality rolls',
    'ASOBH-ACT-14': 'Free moves',
    'ASOBH-REA-01': 'Reactions',
    'ASOBH-REA-02': 'One reaction a turn',
    'ASOBH-REA-03': 'Who cannot react',
    'ASOBH-REA-04': 'Reactions come first',
    'ASOBH-REA-05': 'Bonuses on reactions',
    'ASOBH-REA-06': 'Limited reactions',
    'ASOBH-REA-07': 'Battle without reactions',
    'ASOBH-GRP-01': 'Group orders',
    'ASOBH-GRP-02': 'One roll for a group',
    'ASOBH-GRP-03': 'Regroup',
    'ASOBH-GRP-04': 'Concentrated shooting',
    'ASOBH-GRP-05': 'Casters in groups',
    'ASOBH-GRP-06': TRAITS.gang.name,
    'ASOBH-GRP-07': 'Large groups',
    'ASOBH-LDR-01': TRAITS.leader.name,
    'ASOBH-LDR-02': 'Bonuses that do not add up',
    'ASOBH-LDR-03': TRAITS.beastmaster.name,
    'ASOBH-LDR-04': TRAITS['discipline-master'].name,
    'ASOBH-LDR-05': TRAITS['lead-from-the-front'].name,
    'ASOBH-LDR-06': TRAITS.subcommander.name,
    'ASOBH-TRA-04': TRAITS.swarm.name,
    'ASOBH-ENV-02': 'Lying in a swamp',
    'ASOBH-ENV-05': 'Swimming in arms',
    'ASOBH-END-02': 'Old wound',
    'ASOBH-FLX-02': 'Weak energies',
  },
};

const number = (waiting: Waiting, key: string): number => Number(waiting.detail?.[key] ?? 0);
const pieces = (waiting: Waiting): string => {
  const n = number(waiting, 'pieces');
  return n === 0 ? 'Nothing lies yet.' : `${n === 1 ? 'One piece lies' : `${n} pieces lie`} so far.`;
};
const left = (waiting: Waiting): string => {
  const n = number(waiting, 'left');
  return n === 1 ? 'One figure' : `${n} figures`;
};
const able = (waiting: Waiting): string => {
  const n = number(waiting, 'left');
  return n === 1 ? 'One figure can still act.' : `${n} figures can still act.`;
};
const actor = (waiting: Waiting, names: Names): string =>
  number(waiting, 'figures') > 1
    ? `a group of ${number(waiting, 'figures')}`
    : names.unit(String(waiting.detail?.['unit'] ?? ''));
const spendable = (waiting: Waiting): string => {
  const n = number(waiting, 'actions');
  return n === 1 ? 'action' : n === 0 ? 'free action' : `${n} actions`;
};
const acts = (waiting: Waiting, names: Names): string =>
  number(waiting, 'figures') > 1
    ? `${number(waiting, 'figures')} figures act, one after the other.`
    : `${names.unit(String(waiting.detail?.['unit'] ?? ''))} acts.`;
const traitName = (id: string): string => TRAITS[id as keyof typeof TRAITS]?.name ?? id;
