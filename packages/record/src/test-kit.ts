import { canonical, type Entry, type Intent, recording } from '@muster/rules/kernel';
import { sandbox } from '@muster/rules/sandbox';
import { fairDice, isMix, mixesOf } from './fair-dice';
import type { LogRow, WholeFile } from './file';
import { chainEnd, commitmentTo, entryHash, type Head, hashOf } from './head';

export const SEED = hashOf('a seed for tests');

const config = sandbox.config.parse({});
export const HEAD: Head = {
  id: 'test-game-1',
  system: sandbox.id,
  edition: sandbox.edition,
  rules: sandbox.version,
  config,
  seats: sandbox.seats(config),
  commitment: commitmentTo(SEED),
  created: 1_790_000_000_000,
};

/** Keeps a log as the server does: decides, rolls fair dice, chains. `rewind` takes entries off and marks lost dice. */
export function journal() {
  const log: LogRow[] = [];
  let standing: Entry[] = [];
  const state = () =>
    standing.flatMap((entry) => entry.events as never[]).reduce(sandbox.evolve, sandbox.setup(config));
  const push = (entry: Omit<Entry, 'id' | 'rules' | 'at' | 'before'>): void => {
    const full: Entry = {
      ...entry,
      id: `entry-${log.length}`,
      rules: sandbox.version,
      at: HEAD.created + log.length * 1000,
      before: chainEnd(HEAD, standing),
    };
    log.push({ is: 'entry', entry: full });
    standing.push(full);
  };
  const book = {
    log,
    act(seat: string, intent: Intent) {
      const parsed = sandbox.parse(intent);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      const { dice, rolls } = recording(fairDice({ seed: SEED, mixes: mixesOf(standing), entry: standing.length }));
      const decided = sandbox.decide(state(), seat, parsed.value, dice);
      if (!decided.ok) throw new Error(JSON.stringify(decided.error));
      push({ seat, intent: parsed.value, rolls, events: decided.value });
      return book;
    },
    mix(seat: string, seed: string) {
      push({ seat, intent: { do: 'mix', seed } as Intent, rolls: [], events: [] });
      return book;
    },
    rewind(seat: string, to: number) {
      const lost = standing.slice(to).some((entry) => entry.rolls.length > 0 || isMix(entry));
      const last = standing[standing.length - 1];
      log.push({ is: 'rewind', id: `rewind-${log.length}`, seat, to, at: HEAD.created + log.length * 1000 });
      standing = standing.slice(0, to);
      return lost && last !== undefined ? book.mix('referee', entryHash(last)) : book;
    },
    file: (): WholeFile => ({
      is: 'muster-game',
      format: 1,
      head: HEAD,
      log: [...log],
      end: { because: 'abandoned', at: HEAD.created + 900_000, state: hashOf(canonical(state())) },
      seed: SEED,
      names: { a: 'Brenna', b: 'Marek' },
    }),
  };
  return book;
}

export const ROLL = { do: 'roll', dice: [{ count: 8, sides: 6 }], plus: 0, why: 'courage' } as Intent;
export const PLACE = {
  do: 'place',
  name: 'Spears',
  shape: { kind: 'rect', width: 100, depth: 80 },
  pose: { x: 300, y: 300, facing: 90 },
  owner: 'me',
  tincture: null,
  look: 'spear',
  hasFront: true,
} as Intent;

/** A short whole game: placing, a seed mixed in, rolls, a take-back over dice and one without. */
export const played = (): WholeFile =>
  journal()
    .act('a', PLACE)
    .act('b', ROLL)
    .mix('b', hashOf('from b'))
    .act('a', ROLL)
    .act('a', { do: 'label', piece: 'p1', text: 'over there' } as Intent)
    .rewind('a', 4)
    .act('b', ROLL)
    .rewind('b', 3)
    .act('b', ROLL)
    .file();
