import {
  chainEnd,
  commitmentTo,
  FORMAT,
  fairDice,
  type Head,
  hashOf,
  type LogRow,
  type WholeFile,
} from '@muster/record';
import { type AnySystem, canonical, type Entry, recording } from '@muster/rules/kernel';
import type { Play } from '../../packages/rules/src/kernel/laws';
import { moveOf } from '../../packages/rules/src/kernel/laws-choice';

/** A whole game by luck as the server keeps it: head, chain, every die of the referee, the end. Throws where it has none. */
export function saved(system: AnySystem, { config: given, steps, random, bent }: Omit<Play, 'dice'>): WholeFile {
  const config: unknown = system.config.parse(given);
  const seats = system.seats(config);
  const seed = hashOf(`a battle of ${system.id}`);
  const head: Head = {
    id: 'battle-1',
    system: system.id,
    edition: system.edition,
    rules: system.version,
    config,
    seats,
    commitment: commitmentTo(seed),
    created: 1_790_000_000_000,
  };
  const standing: Entry[] = [];
  let state: unknown = system.setup(config);
  const held = { system, seats: seats.map(({ seat }) => seat), random, consent: 0, bent, past: [] };
  while (system.outcome(state) === undefined && standing.length < steps) {
    const asked = moveOf(held, state);
    if (asked === undefined) throw new Error('nobody can do anything');
    const { dice, rolls } = recording(fairDice({ seed, mixes: [], entry: standing.length }));
    const decided = system.decide(state, asked.seat, asked.intent, dice);
    if (!decided.ok) throw new Error(decided.error[0]?.code);
    standing.push({
      ...{ id: `entry-${standing.length}`, seat: asked.seat, intent: asked.intent, rules: system.version },
      ...{ rolls: [...rolls], events: decided.value, at: head.created + standing.length * 1000 },
      before: chainEnd(head, standing),
    });
    for (const event of decided.value) state = system.evolve(state, event);
  }
  const outcome = system.outcome(state);
  if (outcome === undefined) throw new Error(`no end within ${steps} entries`);
  const log = standing.map((entry): LogRow => ({ is: 'entry', entry }));
  const at = head.created + standing.length * 1000;
  return {
    ...{ is: 'muster-game', format: FORMAT, head, log, seed },
    end: { because: 'finished', at, outcome, state: hashOf(canonical(state)), rows: log.length },
    names: Object.fromEntries(
      seats.map(({ seat }, i) => [seat, ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gil'][i] ?? seat]),
    ),
  };
}
