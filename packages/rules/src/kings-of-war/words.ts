import type { Countable, Names, Waiting, Words } from '../kernel';
import { sharedWords } from '../kernel/words';
import type { Event } from './events';
import type { State } from './state';
import { eventSentence, thousands } from './words-events';
import { listSentence } from './words-lists';
import { isSpokenOfAsMany } from './words-many';
import { faceName, refusalSentence } from './words-refusals';
import { RULE_WORDS } from './words-rules';
import { sourceName } from './words-sources';

const COUNTS: readonly Countable[] = [
  { what: 'damage', label: 'Damage', most: 999 },
  { what: 'disordered', label: 'Disordered', most: 1 },
  { what: 'wavering', label: 'Wavering', most: 1 },
  { what: 'frozen', label: 'Frozen', most: 1 },
  { what: 'spent', label: 'Shot and struck this turn', most: 1 },
];

/** What people read about Kings of War. */
export const words: Words = {
  title: 'Kings of War',
  tagline: 'Two armies of fantasy regiments on one field. Every charge is judged, shown before it is made.',

  refusal: (no, names) =>
    refusalSentence(no, names) ??
    listSentence(no) ??
    sharedWords.refusal(no, names) ??
    `The rules do not allow that here (${sourceName(no.rule)}).`,
  event: (event, names) => sharedWords.event(event, names, COUNTS) ?? eventSentence(event as Event, names),
  offer: (what) => OFFERS[what] ?? sharedWords.offer(what) ?? { label: what, hint: '' },
  waiting: (waiting, names) => sharedWords.waiting(waiting, names) ?? waitingSentence(waiting, names),
  asked: (waiting) => sharedWords.asked(waiting) ?? askedSentence(waiting),
  mark: (code, detail, names) => MARKS[code]?.(detail ?? {}, names) ?? '',
  figure: (code) => FIGURES[code] ?? code,
  note: (note, names) => NOTES[note.code]?.(note.detail ?? {}, names) ?? sourceName(note.because),
  source: (id) => RULE_WORDS[id as keyof typeof RULE_WORDS]?.name ?? sharedWords.source(id) ?? sourceName(id),
  counts: COUNTS,
  isMany: (state, id) => isSpokenOfAsMany((state as State).units[id]),
  outcome: (outcome, names) => {
    const agreed = sharedWords.outcome(outcome, names);
    const score = Object.entries(outcome.score ?? {})
      .map(([side, points]) => `${names.side(side)} ${thousands(points)}`)
      .join(', ');
    if (agreed !== undefined) return score === '' ? agreed : `${agreed} Routed points: ${score}.`;
    const [winner] = outcome.winners;
    const why = outcome.because === 'nobody-left' ? 'Nobody is left on the other side.' : 'The last round is over.';
    return winner === undefined
      ? `${why} A draw. Routed points: ${score}.`
      : `${why} ${names.side(winner)} wins. Routed points: ${score}.`;
  },
};

/** Plates on the table: a few words each, the sentence stands in the card. */
const MARKS: Readonly<Record<string, (detail: Readonly<Record<string, number | string>>, names: Names) => string>> = {
  charge: (d, names) => {
    const far = `${names.length(Number(d['distance'] ?? 0))} of ${names.length(Number(d['reach'] ?? 0))}`;
    const face = faceName(String(d['face'] ?? ''));
    return `${face.charAt(0).toUpperCase()}${face.slice(1)} · ${far}${d['hindered'] === 1 ? ' · hindered' : ''}`;
  },
  'counter-charge': (d) => `Counter Charge · ${faceName(String(d['face'] ?? ''))}`,
  'charge/out-of-reach': (d, names) => `${names.length(Number(d['over'] ?? 0))} too far`,
  'charge/not-in-arc': (d, names) => `${names.length(Number(d['by'] ?? 0))} out of the arc`,
  'charge/no-sight': () => 'no line of sight',
  'charge/pivot-to-see': () => 'no line of sight',
  'charge/no-room': () => 'no room to align',
  'charge/route-blocked': () => 'the way is barred',
  'charge/unreachable': () => 'no way in',
  'charge/wrong-face': () => 'another facing in the way',
  'charge/corner-only': () => 'corners only',
  'charge/off-table': () => 'off the table',
  'charge/facing-full': () => 'no room on that facing',
  'charge/protected-facing': () => 'facing covered by a friend',
  'move/enemy-in-the-way': () => 'an enemy in the way',
  'move/terrain-in-the-way': (d) => `${String(d['piece'] ?? 'terrain')} in the way`,
  'move/no-double-through': (d) => `not at the double: ${String(d['piece'] ?? 'terrain')}`,
  'end/touches-friend': () => 'touching a friend',
  'end/on-enemy': () => 'on an enemy',
  'end/not-farther': () => 'not farther away',
  'end/off-table': () => 'off the table',
  'end/on-terrain': (d) => `on ${String(d['piece'] ?? 'terrain')}`,
  'end/double-on-difficult': (d) => `on ${String(d['piece'] ?? 'terrain')}`,
  'end/on-friend': () => 'on a friend',
  'end/near-enemy': (d, names) => `${names.length(Number(d['gap'] ?? 0))} from an enemy`,
};

const OFFERS: Readonly<Record<string, { readonly label: string; readonly key?: string; readonly hint: string }>> = {
  'choose-army': { label: 'Choose an army', hint: 'A ready army, or one of your own' },
  ready: { label: 'Ready', hint: 'Say that your army stands; the battle begins when both do' },
  lay: { label: 'Lay a piece', hint: 'Put a piece of terrain on the field' },
  alter: { label: 'Kind and height', hint: 'Agree on what a piece counts as' },
  'take-up': { label: 'Take up', hint: 'Take a piece of terrain off the field' },
  agree: { label: 'Agree to the field', hint: 'Both sides agree before the battle begins' },
  'roll-off': { label: 'Roll off', hint: 'One die each; the higher wins, a tie is rolled again' },
  'choose-edge': { label: 'Choose your side', hint: 'The long edge your army deploys along' },
  deploy: { label: 'Deploy', hint: 'Place a unit on your strip of the table' },
  pass: { label: 'Stay', hint: 'Keep the scouts where they are' },
  'choose-first': {
    label: 'Choose who begins',
    hint: 'The side with the first turn of every round, or the first scout',
  },
  charge: { label: 'Charge', key: 'c', hint: 'Into contact, up to twice Speed; drag onto an enemy' },
  'counter-charge': { label: 'Counter Charge', key: 'k', hint: 'Fight back at an enemy in contact' },
  advance: { label: 'Advance', key: 'a', hint: 'Straight ahead up to Speed, with one pivot' },
  double: { label: 'At the Double', key: 'd', hint: 'Straight ahead up to twice Speed; no shooting' },
  back: { label: 'Back', key: 'b', hint: 'Straight back up to half Speed' },
  sidestep: { label: 'Sidestep', key: 's', hint: 'Straight to a side up to half Speed' },
  face: { label: 'Change Facing', key: 'f', hint: 'Pivot on the spot, any way' },
  halt: { label: 'Halt', key: 'h', hint: 'Stand still, and shoot best' },
  withdraw: { label: 'Withdraw', key: 'w', hint: 'A free inch straight out of the fight, before the order' },
  pivot: { label: 'Turn', key: 't', hint: 'The free pivot of an Individual' },
  wild: { label: 'Roll Wild Charge', hint: 'Roll the extra inches before giving the order' },
  steady: { label: 'Pull together', hint: 'On 3 or more it is only Disordered, no longer Wavering' },
  shoot: { label: 'Shoot', key: 'x', hint: 'One ranged attack; the odds are shown first' },
  strike: { label: 'Strike', key: 'x', hint: 'Roll this unit’s attacks' },
  test: { label: 'Test nerve', key: 'n', hint: 'Two dice and the damage, against Waver and Rout' },
  regroup: { label: 'Regroup', key: 'g', hint: 'Pivot, or move ahead, aside or back by a die' },
  'end-phase': { label: 'End phase', key: 'e', hint: 'Units without an order have halted' },
  'roll-last': { label: 'Roll for a last round', hint: 'On 4 or more one more round is played' },
};

function waitingSentence(waiting: Waiting, names: Names): string {
  const who = names.seat(waiting.seat);
  const left = Number(waiting.detail?.['left'] ?? 0);
  switch (waiting.what) {
    case 'choose-army':
      return `${who} chooses an army.`;
    case 'ready':
      return `${who} has an army and is not ready yet.`;
    case 'terrain':
      return `${who} lays the field or agrees to it.`;
    case 'roll-off':
      return `${who} rolls off.`;
    case 'choose-edge':
      return `${who} chooses a side of the table.`;
    case 'deploy':
      return `${who} deploys a unit. ${plural(left, 'unit')} to go.`;
    case 'scout':
      return `${who} moves a scout. ${plural(left, 'scout')} to go.`;
    case 'choose-first':
      return `${who} chooses who begins.`;
    case 'movement':
      return left === 0 ? `${who}: every unit has its order.` : `${who}’s move. ${plural(left, 'unit')} can still act.`;
    case 'ranged':
      return `${who} shoots.`;
    case 'melee':
      return `${who} fights. ${plural(left, 'combat')} to go.`;
    case 'combat':
      return `${who} strikes. ${plural(left, 'unit')} to go in this combat.`;
    case 'test':
      return `${who} rolls for nerve. ${plural(left, 'test')} to go.`;
    case 'regroup':
      return `${who} regroups. ${plural(left, 'unit')} to go.`;
    case 'roll-last':
      return `${who} rolls for a last round.`;
    default:
      return `The table waits for ${who}.`;
  }
}

function askedSentence(waiting: Waiting): string {
  const left = Number(waiting.detail?.['left'] ?? 0);
  switch (waiting.what) {
    case 'choose-army':
      return 'Your army is to choose.';
    case 'ready':
      return 'Your army stands ready. Say so when you are content with it.';
    case 'terrain':
      return 'Your word on the field: lay it out or agree to it.';
    case 'roll-off':
      return 'Your roll-off.';
    case 'choose-edge':
      return 'Your choice: a side of the table.';
    case 'deploy':
      return `Your deployment. ${plural(left, 'unit')} to go.`;
    case 'scout':
      return `Your scouts. ${plural(left, 'scout')} to go.`;
    case 'choose-first':
      return 'Your choice: who begins.';
    case 'movement':
      return left === 0 ? 'Your move. Every unit has its order.' : `Your move. ${plural(left, 'unit')} can still act.`;
    case 'ranged':
      return 'Your shooting.';
    case 'melee':
      return `Your melee. ${plural(left, 'combat')} to go.`;
    case 'combat':
      return `Your blows. ${plural(left, 'unit')} to go in this combat.`;
    case 'test':
      return `Your nerve test. ${plural(left, 'test')} to go.`;
    case 'regroup':
      return `Your regrouping. ${plural(left, 'unit')} to go.`;
    case 'roll-last':
      return 'Your roll for a last round.';
    default:
      return 'Your move.';
  }
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const FIGURES: Readonly<Record<string, string>> = {
  attacks: 'Attacks',
  'to-hit': 'To hit',
  'to-damage': 'To damage',
  'cannot-damage': 'Cannot be damaged',
  hits: 'Hits',
  damage: 'Damage',
  'expected-damage': 'Damage on average',
  steady: 'Steady',
  wavering: 'Wavers',
  rout: 'Routs',
  waver: 'Waver',
  'rout-value': 'Rout',
  added: 'Added to the roll',
  'regroup-inches': 'Inches',
};

const NOTES: Readonly<Record<string, (detail: Readonly<Record<string, number | string>>, names: Names) => string>> = {
  hindered: (d) => `Hindered by ${String(d['by'] ?? 'the ground')}: one worse to hit.`,
  'narrow-gap': (d, names) =>
    `Only ${names.length(Number(d['gap'] ?? 0))} to ${String(d['piece'] ?? 'the next piece')}. 12″ between blocking pieces lets every unit pass.`,
  'lets-go': (d, names) => `Lets go of ${names.unit(String(d['unit'] ?? ''))}.`,
  downhill: () => 'Charging down from a hill: Thunderous Charge (+1).',
  'rule-lost': (d) => `${words.source(String(d['rule']))} does not count: ${words.source(String(d['to']))}.`,
  'sixes-only': () => 'More than 6 would be needed: half the dice, hitting on natural 6s.',
  'cannot-damage': () => 'Its Defence is out of reach: no damage can be done.',
  'in-cover': (d) => `In cover: ${Math.round(100 * Number(d['clear'] ?? 0))}% of that facing is in the open.`,
  'rout-rerolled': (d, names) => `A rout is rolled again, thanks to ${names.unit(String(d['unit'] ?? ''))}.`,
};

export { orderName, stepName } from './words-refusals';
export { OWN_RULE_WORDS, RULE_WORDS, ruleLabel, ruleWords } from './words-rules';
