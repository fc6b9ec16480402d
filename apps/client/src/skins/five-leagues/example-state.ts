import { type Event, fiveLeagues, type Intent, type State } from '@muster/rules/five-leagues';
import { words } from '@muster/rules/five-leagues/words';
import { randomDice } from '@muster/rules/kernel';
import { createTableStore } from '../../store/table-store';
import type { SkinContext } from '../skin';

/** Battles for the tests of this table, always the same. */

/** Numbers from 0 to 1 that look like luck. */
export function luck(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 1664525 + 1013904223) % 4294967296;
    return at / 4294967296;
  };
}

/** A state, and every event that led to it, in the entries in which they came. */
export interface Played {
  readonly state: State;
  readonly entries: readonly (readonly Event[])[];
}

/** Plays intents one after another; throws where one is refused. */
export function played(before: State, intents: readonly (readonly [string, Intent])[], seed = 7): Played {
  const dice = randomDice(luck(seed));
  let state = before;
  const entries = intents.map(([seat, intent]) => {
    const decided = fiveLeagues.decide(state, seat, intent, dice);
    if (!decided.ok) throw new Error(`refused: ${decided.error.map(({ code }) => code).join(', ')}`);
    state = decided.value.reduce(fiveLeagues.evolve, state);
    return decided.value;
  });
  return { state, entries };
}

/** The first steps, all set up; round 1, its dice on the table. */
export function firstDice(): Played {
  const begun = played(fiveLeagues.setup(fiveLeagues.config.parse({ seats: 1 })), [
    ['a', { do: 'bring', sheet: 'starter' }],
    ['a', { do: 'ready', ready: true }],
  ]);
  // The game answers for the enemies whatever it is asked
  const foes = (before: Played): Played => {
    const asked = fiveLeagues.waitingFor(before.state);
    if (!asked.some(({ seat }) => seat === 'gm')) return before;
    const next = played(before.state, [['gm', { do: 'automa' }]]);
    return foes({ state: next.state, entries: [...before.entries, ...next.entries] });
  };
  const met = foes(begun);
  const set = played(met.state, [
    ['a', { do: 'auto-place' }],
    ['a', { do: 'ready', ready: true }],
  ]);
  return { state: set.state, entries: [...met.entries, ...set.entries] };
}

/** The same with the dice given, and the first of Quick at its activation; everything within reach is open ground. */
export function firstActs(): State {
  const { state } = firstDice();
  const offer = fiveLeagues.offers(state, 'a').find((each) => each.do === 'propose-initiative' && each.needs === 'now');
  if (offer?.needs !== 'now') throw new Error('no dice to give');
  const quick = played({ ...state, terrain: [] }, [['a', offer.intent]]).state;
  const unit = Object.values(quick.figures).find((figure) => figure.acts === 'quick');
  if (!unit) throw new Error('nobody is quick');
  return played(quick, [['a', { do: 'activate', unit: unit.id }]]).state;
}

/** Somebody of the seat who looks at that battle; the table behind it has no line. */
export function contextAt(state: State, seat = 'a'): SkinContext {
  const store = createTableStore(
    { line: () => undefined, contextFor: () => context, now: () => 0 },
    { state, game: { system: 'five-leagues', config: {} } as never, as: seat, seats: [seat] },
  );
  const context = { system: fiveLeagues, words, seat, store, skin: {} } as unknown as SkinContext;
  return context;
}
