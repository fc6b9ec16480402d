import type { Countable, Outcome, Words } from '../kernel';
import { sharedWords } from '../kernel/words';
import { SPELLS } from './content/spells';
import { TRAITS } from './content/traits';
import type { Event } from './events';
import { KEEPING_REFUSALS } from './words-campaign';
import { combatWords } from './words-combat';
import { flowWords } from './words-flow';
import { magicWords } from './words-magic';
import { moraleWords } from './words-morale';
import { movesWords } from './words-moves';
import type { WordsPart } from './words-part';
import { CAMPAIGN_REFUSALS, WARBAND_REFUSALS } from './words-warband';

const PARTS: readonly WordsPart[] = [flowWords, movesWords, combatWords, magicWords, moraleWords];

/** The first part that has an entry of that name. */
const found = <K extends keyof WordsPart>(kind: K, code: string): WordsPart[K][keyof WordsPart[K]] | undefined => {
  for (const part of PARTS) {
    const entries = part[kind] as Readonly<Record<string, WordsPart[K][keyof WordsPart[K]]>>;
    if (Object.hasOwn(entries, code)) return entries[code];
  }
  return undefined;
};

const COUNTS: readonly Countable[] = [
  { what: 'prone', label: 'Prone', most: 1 },
  { what: 'transfixed', label: 'Transfixed', most: 1 },
  { what: 'entangled', label: 'Entangled', most: 1 },
  { what: 'poison', label: 'Quality lost to poison', most: 5 },
  { what: 'lives', label: 'Lives lost', most: 3 },
  { what: 'activated', label: 'Activated this turn', most: 1 },
  { what: 'reacted', label: 'Has reacted', most: 1 },
  { what: 'level', label: 'Millimetres above the table', most: 300 },
];

/** What people read about Song of Blades. */
export const words: Words = {
  title: 'Song of Blades',
  tagline: 'A dozen heroes and rogues a side. Dare three dice, and mind who reacts when they fail.',

  refusal: (no, names) => {
    const own =
      found('refusals', no.code) ??
      WARBAND_REFUSALS[no.code] ??
      CAMPAIGN_REFUSALS[no.code] ??
      KEEPING_REFUSALS[no.code];
    return (
      own?.(no, names) ??
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
  source: (id) =>
    found('sources', id) ??
    (Object.hasOwn(TRAITS, id) ? TRAITS[id as keyof typeof TRAITS].name : undefined) ??
    (Object.hasOwn(SPELLS, id) ? SPELLS[id as keyof typeof SPELLS].name : undefined) ??
    sharedWords.source(id) ??
    GROUPS[id.split('-')[1] ?? ''] ??
    id,
  counts: COUNTS,
  outcome: (outcome, names) => sharedWords.outcome(outcome, names) ?? ending(outcome, names.side),
};

const ending = (outcome: Outcome, side: (id: string) => string): string => {
  const [winner] = outcome.winners;
  return winner === undefined
    ? 'Nobody is left who could fight on: a tie.'
    : `Nobody on the other side can fight on. ${side(winner)} wins.`;
};

/** Groups of the inventory, for rows that have no name of their own. */
const GROUPS: Readonly<Record<string, string>> = {
  SET: 'Setting up',
  INI: 'Turns',
  ACT: 'Activation',
  REA: 'Reactions',
  MOV: 'Movement',
  MEL: 'Melee',
  RNG: 'Shooting',
  MAG: 'Magic',
  MOR: 'Morale',
  CON: 'Conditions',
  CND: 'Conditions',
  TRA: 'Traits',
  GRP: 'Acting together',
  ENV: 'Ground',
  WTH: 'Weather',
  LDR: 'Leadership',
  FLX: 'Complications of magic',
  END: 'End and campaign',
};

export { campaignEvent, claimWords, upgradeWords } from './words-campaign';
