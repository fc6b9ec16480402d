import { type Dice, type Roll, recordedDice, recording } from './dice';
import { difference } from './equal';
import { type Bent, deadEnd, type Held, moveOf } from './laws-choice';
import { draftsAreShown, junkNeverThrows, nearMisses, probe } from './laws-probe';
import { hidesWhatIsHidden, undoKeepsSecrets, type Views, viewsOf, viewsStayTrue } from './laws-views';
import { standsRight } from './laws-world';
import { isUndoable } from './log';
import type { AnySystem, GameEvent, Intent, Outcome, SeatId } from './system';

export type { Bent };

/** Every law a game has to keep. `pure`: nothing throws, and nothing that was given out is changed afterwards. */
export const LAWS = [
  'replay',
  'determinism',
  'json',
  'parse',
  'offer',
  'preview',
  'view',
  'secrecy',
  'no-tell',
  'no-dead-end',
  'undo',
  'geometry',
  'pure',
] as const;
export type Law = (typeof LAWS)[number];

/** A broken law: when, by whom, and enough to look at. For engineers, not for players. */
export interface Fault {
  readonly law: Law;
  /** Entries before it. */
  readonly step: number;
  readonly seat?: SeatId;
  readonly says: string;
  readonly intent?: unknown;
}

export interface Play {
  readonly config: unknown;
  /** Entries at most. */
  readonly steps: number;
  /** Uniform in [0, 1); the whole game follows from it. */
  readonly random: () => number;
  readonly dice: Dice;
  /** How often, of all choices, something by consent is tried: 0.03 unless told. */
  readonly consent?: number;
  /** Bends the choices; without it every offer is as likely as any other. */
  readonly bent?: Bent;
  /**
   * The share of entries before which seats are asked about everything they may do and a little beside it; every one
   * unless told. What is done is judged by all other laws at each entry.
   */
  readonly searching?: number;
}

export interface Played {
  readonly steps: number;
  readonly faults: readonly Fault[];
  readonly entries: readonly PlayedEntry[];
  readonly outcome: Outcome | undefined;
}

export interface PlayedEntry {
  readonly seat: SeatId;
  readonly intent: Intent;
  readonly rolls: readonly Roll[];
  readonly events: readonly GameEvent[];
}

/**
 * Plays one game by luck and judges every step by all laws. Stops at the first fault. The same `random` and `dice`
 * give the same game, so a seed is a test.
 */
export function playUnderLaws(system: AnySystem, play: Play): Played {
  const faults: Fault[] = [];
  const entries: PlayedEntry[] = [];
  const report = (fault: Omit<Fault, 'step'>): void => {
    faults.push({ ...fault, step: entries.length });
  };
  let state: unknown;
  try {
    const config: unknown = system.config.parse(play.config);
    const seats = system.seats(config).map((each) => each.seat);
    state = frozen(system.setup(config));
    let views = viewsOf(system, state, seats);
    const held: Held = { system, seats, random: play.random, consent: play.consent ?? 0.03, bent: play.bent, past: [] };
    const searching = play.searching ?? 1;
    report0(standsRight(system, state), report);
    for (const fault of viewsStayTrue(system, state, views, seats)) report(fault);
    while (entries.length < play.steps && faults.length === 0) {
      if (system.outcome(state) !== undefined) {
        for (const fault of endIsQuiet(system, state, seats)) report(fault);
        break;
      }
      if (entries.length % 8 === 0) report0(junkNeverThrows(system, play.random), report);
      const move =
        searching >= 1 || play.random() < searching ? searched(held, state, report) : plain(held, state, report);
      if (move === undefined || faults.length > 0) break;
      const before = state;
      const { dice, rolls } = recording(play.dice);
      const decided = system.decide(state, move.seat, move.intent, dice);
      if (!decided.ok) {
        report({
          law: 'offer',
          seat: move.seat,
          says: `refused: ${decided.error[0]?.code ?? ''}`,
          intent: move.intent,
        });
        break;
      }
      const events = decided.value as readonly GameEvent[];
      if (entries.length % 4 === 0) report0(decidesOnCopies(system, before, move, rolls, events), report);
      const entry: PlayedEntry = { seat: move.seat, intent: move.intent, rolls: [...rolls], events: frozen(events) };
      const after = step(system, state, views, events, report);
      const undoable = isUndoable(system, { rolls, events });
      if (undoable) report0(undoKeepsSecrets(system, before, after.state, move.seat, seats), report);
      report0(standsRight(system, after.state), report);
      entries.push(entry);
      held.past.push({ seat: move.seat, intent: move.intent });
      state = after.state;
      views = after.views;
    }
    if (faults.length === 0) report0(foldsAgain(system, config, entries, state), report);
  } catch (error) {
    report({ law: 'pure', says: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) });
  }
  return {
    steps: entries.length,
    faults,
    entries,
    outcome: faults.length > 0 ? undefined : (system.outcome(state) as Outcome | undefined),
  };
}

type Report = (fault: Omit<Fault, 'step'>) => void;

const report0 = (fault: Omit<Fault, 'step'> | undefined, report: Report): void => {
  if (fault !== undefined) report(fault);
};

/** Picks what is done and judges nothing else. */
function plain(held: Held, state: unknown, report: Report): { seat: SeatId; intent: Intent } | undefined {
  const move = moveOf(held, state);
  if (move === undefined) report0(deadEnd(held, state), report);
  return move && { seat: move.seat, intent: frozen(move.intent) };
}

/** Judges what seats may do here, and picks what is done. */
function searched(held: Held, state: unknown, report: Report): { seat: SeatId; intent: Intent } | undefined {
  const { system, random, seats, past } = held;
  const move = moveOf(held, state);
  if (move === undefined) {
    report0(deadEnd(held, state), report);
    return undefined;
  }
  for (const fault of probe(system, state, move.seat, move.intent, random, 'legal')) report(fault);
  for (const offered of move.others)
    for (const fault of probe(system, state, move.seat, offered, random, 'legal')) report(fault);
  for (const fault of draftsAreShown(system, state, move.seat)) report(fault);
  let taken = move.intent;
  const recent = past.slice(-40).map((each) => each.intent);
  for (const near of nearMisses(system, move.intent, recent, random)) {
    const found = probe(system, state, move.seat, near, random, 'unknown');
    for (const fault of found) report(fault);
    if (found.length === 0 && random() < 0.15 && isAccepted(held, state, move.seat, near)) taken = near;
  }
  // What another would have asked, what was asked long ago, and what a stranger asks: all may be refused, alike everywhere.
  const other = seats[Math.floor(random() * seats.length)] ?? move.seat;
  for (const fault of probe(system, state, other, move.intent, random, 'unknown')) report(fault);
  const old = past[past.length - 1 - Math.floor(random() * 12)];
  if (old !== undefined)
    for (const fault of probe(system, state, old.seat, old.intent, random, 'unknown')) report(fault);
  for (const fault of probe(system, state, 'nobody', move.intent, random, 'refused')) report(fault);
  return { seat: move.seat, intent: frozen(taken) };
}

const isAccepted = ({ system, random }: Held, state: unknown, seat: SeatId, intent: Intent): boolean =>
  system.decide(state, seat, intent, spare(random)).ok;

/** Dice for asking "what if": they never touch the game's own. */
const spare = (random: () => number): Dice => ({
  roll: (count, sides) => Array.from({ length: count }, () => 1 + Math.floor(random() * sides)),
});

/** Folds the events one after the other, on the truth and on every view. */
function step(
  system: AnySystem,
  before: unknown,
  views: Views,
  events: readonly GameEvent[],
  report: Report,
): { readonly state: unknown; readonly views: Views } {
  let state = before;
  let seen = views;
  for (const event of events) {
    const after: unknown = frozen(system.evolve(state, event));
    for (const [what, value] of [
      ['event', event],
      ['state', after],
    ] as const) {
      const where = difference(JSON.parse(JSON.stringify(value)), value);
      if (where !== undefined) report({ law: 'json', says: `${what} after ${event.type} changes at ${where}` });
    }
    const next: Map<SeatId, unknown> = new Map();
    for (const [viewer, view] of seen) {
      const told = system.redact(state, event, viewer) as readonly GameEvent[];
      const folded: unknown = told.reduce((s: unknown, each): unknown => frozen(system.evolve(s, each)), view);
      const truth: unknown = frozen(system.view(after, viewer));
      const where = difference(folded, truth);
      if (where !== undefined)
        report({ law: 'view', seat: viewer, says: `after ${event.type} the folded view differs at ${where}` });
      report0(hidesWhatIsHidden(state, after, view, truth, told, viewer), report);
      next.set(viewer, truth);
    }
    state = after;
    seen = next;
  }
  for (const fault of viewsStayTrue(system, state, seen, [...seen.keys()])) report(fault);
  return { state, views: seen };
}

/** A state that went through a store and a wire decides as the live one does. */
function decidesOnCopies(
  system: AnySystem,
  state: unknown,
  move: { readonly seat: SeatId; readonly intent: Intent },
  rolls: readonly Roll[],
  events: readonly GameEvent[],
): Omit<Fault, 'step'> | undefined {
  const [there, intent] = JSON.parse(JSON.stringify([state, move.intent])) as [unknown, Intent];
  const decided = system.decide(there, move.seat, intent, recordedDice(rolls));
  const where = decided.ok ? difference(decided.value, events) : `a refusal: ${decided.error[0]?.code ?? ''}`;
  return where === undefined
    ? undefined
    : { law: 'json', seat: move.seat, says: `a copy of the state decides otherwise, at ${where}`, intent: move.intent };
}

function endIsQuiet(system: AnySystem, state: unknown, seats: readonly SeatId[]): readonly Omit<Fault, 'step'>[] {
  const offering = seats.filter((seat) => system.offers(state, seat).length > 0);
  const waits = system.waitingFor(state).length > 0;
  return [
    ...offering.map((seat) => ({ law: 'offer' as const, seat, says: 'offers after the end' })),
    ...(waits ? [{ law: 'offer' as const, says: 'waits after the end' }] : []),
  ];
}

/** The log alone, through JSON, gives the live state. */
function foldsAgain(
  system: AnySystem,
  config: unknown,
  entries: readonly PlayedEntry[],
  live: unknown,
): Omit<Fault, 'step'> | undefined {
  const log = JSON.parse(JSON.stringify(entries)) as readonly PlayedEntry[];
  const folded = log
    .flatMap((entry) => entry.events)
    .reduce((s: unknown, event): unknown => system.evolve(s, event), system.setup(config) as unknown);
  const where = difference(folded, live);
  return where === undefined ? undefined : { law: 'replay', says: `the folded log differs at ${where}` };
}

/** Deeply frozen: whoever changes what was given out throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const each of Object.values(value)) frozen(each);
  }
  return value;
}
