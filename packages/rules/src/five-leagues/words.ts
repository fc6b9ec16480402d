import type { Countable, Outcome, Words } from '../kernel';
import { sharedWords } from '../kernel/words';
import type { Event } from './events';
import { automaWords } from './words-automa';
import { combatWords } from './words-combat';
import { flowWords } from './words-flow';
import { itemWords } from './words-items';
import { magicWords } from './words-magic';
import { masterWords } from './words-master';
import { movesWords } from './words-moves';
import type { WordsPart } from './words-part';
import { scenariosWords } from './words-scenarios';
import { specialWords } from './words-special';
import { warbandWords } from './words-warband';

const PARTS: readonly WordsPart[] = [
  automaWords,
  flowWords,
  scenariosWords,
  movesWords,
  combatWords,
  magicWords,
  masterWords,
  specialWords,
  itemWords,
  warbandWords,
];

/** The first part that has an entry of that name. */
const found = <K extends keyof WordsPart>(kind: K, code: string): WordsPart[K][keyof WordsPart[K]] | undefined => {
  for (const part of PARTS) {
    const entries = part[kind] as Readonly<Record<string, WordsPart[K][keyof WordsPart[K]]>>;
    if (Object.hasOwn(entries, code)) return entries[code];
  }
  return undefined;
};

const COUNTS: readonly Countable[] = [
  { what: 'wounds', label: 'Wounds', most: 5 },
  { what: 'stunned', label: 'Stunned', most: 1 },
  { what: 'will', label: 'Will left', most: 5 },
  { what: 'strands', label: 'Strands left', most: 6 },
  { what: 'points', label: 'Monster Points', most: 12 },
  { what: 'activated', label: 'Has acted', most: 1 },
  { what: 'empty', label: 'Out of ammunition', most: 1 },
  { what: 'level', label: 'Millimetres above the table', most: 300 },
];

/** What people read about Five Leagues. */
export const words: Words = {
  title: 'Five Leagues',
  tagline: 'One warband of friends against a game master, or against the game itself.',

  refusal: (no, names) => {
    return (
      found('refusals', no.code)?.(no, names) ??
      sharedWords.refusal(no, names) ??
      `The rules do not allow that here (${words.source(no.rule)}).`
    );
  },
  event: (event, names) => {
    const shared = sharedWords.event(event, names, COUNTS);
    if (shared !== undefined) return shared;
    const said = found('events', event.type) as ((event: Event, at: typeof names) => string | undefined) | undefined;
    return said?.(event as Event, names);
  },
  offer: (what) => found('offers', what) ?? sharedWords.offer(what) ?? { label: what, hint: '' },
  waiting: (waiting, names) =>
    sharedWords.waiting(waiting, names) ??
    found('waiting', waiting.what)?.all(waiting, names) ??
    `${names.seat(waiting.seat)} is to act.`,
  asked: (waiting, names) =>
    sharedWords.asked(waiting) ?? found('waiting', waiting.what)?.own(waiting, names) ?? 'Your move.',
  mark: (code, detail, names) => found('marks', code)?.(detail ?? {}, names) ?? '',
  figure: (code) => found('figures', code) ?? code,
  note: (note, names) => found('notes', note.code)?.(note, names) ?? words.source(note.because),
  source: (id) => found('sources', id) ?? sharedWords.source(id) ?? GROUPS[id.split('-')[1] ?? ''] ?? id,
  counts: COUNTS,
  outcome: (outcome, names) => sharedWords.outcome(outcome, names) ?? ending(outcome, names.side),
};

const ending = (outcome: Outcome, side: (id: string) => string): string => {
  const [winner] = outcome.winners;
  return winner === undefined ? 'The battle is over; nobody won it.' : `${side(winner)} won the day.`;
};

/** Groups of the inventory, for rows that have no name of their own. */
const GROUPS: Readonly<Record<string, string>> = {
  GEN: 'Dice and measures',
  CHR: 'Characters',
  BAT: 'The battle',
  SET: 'Setting up',
  AI: 'How enemies act',
  MAG: 'Magic',
  EQP: 'Equipment',
  ITEM: 'Equipment',
  LOOT: 'Enchanted things',
  DIF: 'Difficulty',
  ENM: 'Enemies',
  SCN: 'Scenarios',
};

export { reasonWords } from './words-automa';
export { type CreationWords, creationWords } from './words-creation';
export { gainWords, OBJECTIVE as objectiveWords } from './words-scenarios-events';
export { entryName, tableName } from './words-scenarios-tables';
export { thing } from './words-warband';
