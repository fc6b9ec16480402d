import { type Event, fiveLeagues as game, type Intent, type State } from '@muster/rules/five-leagues';
import { recordedDice } from '@muster/rules/kernel';
import type { PlayedEntry } from '@muster/rules/laws';
import { enchantedOf } from '../../../packages/rules/src/five-leagues/content/enchanted';
import {
  ENCHANTED_ITEM_IDS,
  ENCHANTED_WEAPON_IDS,
} from '../../../packages/rules/src/five-leagues/content/enchanted-ids';
import { enemyTable, entryOf } from '../../../packages/rules/src/five-leagues/content/enemies';
import { SPECIAL_IDS, TRAIT_IDS } from '../../../packages/rules/src/five-leagues/content/ids';
import { MOTIVATIONS } from '../../../packages/rules/src/five-leagues/content/uniques';
import { WEAPONS } from '../../../packages/rules/src/five-leagues/content/weapons';
import { ruleOf } from '../../../packages/rules/src/five-leagues/special/book';
import { isBorne, offersDiffer, otherwise } from './without';

/**
 * What occurred in a battle, as `kind:name`. A trait or a rule of its own occurs where an event names it, where it gave
 * an answer that was no neutral one while the entry was decided, or where the same entry with the same dice would have
 * come out otherwise without it.
 */
export function* occurred(
  entries: readonly (PlayedEntry & { readonly answers?: ReadonlySet<string> })[],
  from: State,
  wanted: ReadonlySet<string>,
): Generator<string> {
  let state = from;
  const rules = RULES.filter((id) => kindsOf(id).some((kind) => wanted.has(kind)));
  const shown = new Set<string>();
  for (const { is } of from.steps) yield `step:${is}`;
  for (const [i, entry] of entries.entries()) {
    const intent = entry.intent as Intent;
    yield `do:${intent.do}`;
    const before = state;
    const answers =
      entry.answers ??
      answersWhile(() => {
        game.offers(before, entry.seat);
        return game.decide(before, entry.seat, intent, recordedDice(entry.rolls));
      }).answers;
    for (const id of answers) yield* kindsOf(id);
    for (const event of entry.events as readonly Event[]) {
      yield* told(event);
      state = game.evolve(state, event);
      yield* stood(state, event);
    }
    for (const id of answers) shown.add(id);
    const silent = rules.filter((id) => !shown.has(id) && isBorne(before, id));
    // One of them at a time: each is asked about often enough in a battle
    const id = silent[i % Math.max(1, silent.length)];
    if (id !== undefined && (otherwise(before, entry, id) || (i % 4 === 0 && offersDiffer(state, id)))) {
      shown.add(id);
      yield* kindsOf(id);
    }
  }
}

const RULES: readonly string[] = [...TRAIT_IDS, ...SPECIAL_IDS, ...ENCHANTED_ITEM_IDS];
const kindsOf = (id: string): readonly string[] =>
  ['trait', 'special', 'motivation', 'item', 'enchanted'].map((kind) => `${kind}:${id}`);

function* told(event: Event): Generator<string> {
  yield `event:${event.type}`;
  for (const name of names(event)) {
    yield* kindsOf(name);
  }
  switch (event.type) {
    case 'opened':
      yield `step:${event.step.is}`;
      break;
    case 'moved':
      yield `manner:${event.manner}`;
      break;
    case 'shot':
    case 'fightChosen':
      yield `weapon:${event.weapon === 'fists' ? 'unarmed' : event.weapon}`;
      break;
    case 'meleeEnded':
      yield `melee-end:${event.because}`;
      break;
    case 'struck':
      yield `how:${event.how}`;
      break;
    case 'tested':
      if (event.skill !== null) yield `skill:${event.skill}`;
      break;
    case 'spellCast':
      if (event.worked) yield `spell:${event.spell}`;
      break;
    case 'automaChose':
      if (event.reason !== null) yield `reason:${event.reason.code}`;
      break;
    case 'objectiveSet':
      yield `objective:${event.objective.is}`;
      break;
    case 'explored':
      yield `find:${event.entry}`;
      yield `place:${event.entry}`;
      break;
    case 'markerChanged':
      if (event.set.label === 'treasure-trap') yield 'trap:treasure-trap';
      break;
    case 'trapSprung':
      yield `trap:${event.entry}`;
      break;
    case 'tableAsked':
      if (event.table === 'site-reaction') yield `reaction:${event.entry}`;
      if (event.table === 'curious-locations') yield `place:${event.entry}`;
      if (event.table === 'unique-foe-motivation') yield `motivation:${event.entry}`;
      break;
  }
}

/** Who came to the table, and by what they were met. */
function* stood(state: State, event: Event): Generator<string> {
  yield* worn(state, event);
  if (event.type === 'roundBegan' && state.encounter !== null) yield `scenario:${state.encounter.scenario}`;
  // Who was there before a scene began is met when it acts
  if (event.type !== 'placed' && event.type !== 'activationBegan') return;
  const { profile } = state.figures[event.unit] ?? {};
  if (profile === undefined) return;
  if (profile.rank !== null) yield `rank:${profile.rank}`;
  if (profile.origin !== null) yield `origin:${profile.origin}`;
  for (const kind of ['entry', 'unique', 'aberration']) yield `${kind}:${profile.id}`;
}

/** What says nothing of itself: arrows that fly farther, a second quiver, and what a row or table changes as the battle is set up. */
function* worn(state: State, event: Event): Generator<string> {
  if (event.type === 'shot' && state.figures[event.unit]?.profile.worn.includes('fine-arrows'))
    if (event.range > (WEAPONS[event.weapon as keyof typeof WEAPONS]?.range ?? 99) * 25.4) yield 'item:fine-arrows';
  if (event.type === 'shot')
    for (const each of state.figures[event.unit]?.profile.weapons ?? []) {
      const known = enchantedOf(each)?.id;
      if (known !== undefined && (event.weapon === each.is || event.weapon === known)) yield `enchanted:${known}`;
    }
  if (event.type === 'ammunitionOut' && event.last) yield 'item:large-quiver';
  const { encounter } = state;
  const row = encounter?.entry == null ? undefined : entryOf(encounter.entry);
  const table = encounter?.table == null ? undefined : enemyTable(encounter.table);
  const has = (id: string): boolean =>
    [...(row?.specials ?? []), ...(row?.traits ?? []), ...(table?.rules ?? [])].some((each) => each === id);
  if (event.type === 'battleChanged' && event.set.report !== undefined && has('thin-blood')) yield 'special:thin-blood';
  if (event.type === 'markerSet' && event.marker.is === 'unknown' && has('unknown-enemies'))
    yield 'trait:unknown-enemies';
  if (event.type === 'outflankRolled' && has('outflank')) yield 'trait:outflank';
  if (event.type === 'objectiveSet' && event.objective.until !== null && has('slow-grind')) yield 'special:slow-grind';
}

/** Every name given as a reason in an event; what a figure merely is or has stays out. */
function* names(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const each of value) yield* names(each);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) if (!BEARING.has(key)) yield* names(each);
}
const BEARING: ReadonlySet<string> = new Set(['type', 'figure', 'figures', 'sheet', 'set', 'thing', 'step', 'entry']);

/** What `work` gives, and the ids of the rules that gave an answer, other than a neutral one, while it was done. */
export function answersWhile<T>(work: () => T): { readonly given: T; readonly answers: ReadonlySet<string> } {
  listen();
  HEARD.clear();
  listening = true;
  try {
    return { given: work(), answers: new Set(HEARD) };
  } finally {
    listening = false;
  }
}

const HEARD = new Set<string>();
let listening = false;
let isSet = false;

/** Once for all: every rule of the books notes its own name when it answers. */
function listen(): void {
  if (isSet) return;
  isSet = true;
  for (const id of [...RULES, ...ENCHANTED_WEAPON_IDS, ...MOTIVATIONS.entries.map((each) => each.id)]) {
    const rule = ruleOf(id);
    for (const part of [rule?.own, rule?.foe, rule?.battle] as (Record<string, unknown> | undefined)[])
      for (const [question, answer] of Object.entries(part ?? {})) {
        if (part === undefined || typeof answer !== 'function') continue;
        part[question] = noting(id, answer as (...asked: unknown[]) => unknown);
      }
  }
}

function noting(id: string, answer: (...asked: unknown[]) => unknown): (...asked: unknown[]) => unknown {
  return (...asked) => {
    const tale = asked[0] as { readonly events?: readonly unknown[] };
    const before = tale.events?.length;
    const given = answer(...asked);
    if (listening && (isSaying(given, asked.at(-1)) || tale.events?.length !== before)) HEARD.add(id);
    return given;
  };
}

/** Not nothing, and not what it was given. */
const isSaying = (given: unknown, last: unknown): boolean =>
  given !== undefined &&
  given !== null &&
  given !== false &&
  given !== 0 &&
  !(Array.isArray(given) && given.length === 0) &&
  JSON.stringify(given) !== JSON.stringify(last);
