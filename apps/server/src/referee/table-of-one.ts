import { commitmentTo } from '@muster/record';
import { systemById } from '@muster/rules';
import { openSqlite } from '../store/sqlite';
import type { GameRow } from '../store/store';
import { openReferee, type Referee } from './referee';

export const SEED = '11'.repeat(32);

/** For tests: a sandbox game of two seats in a database in memory, and the means to open it once more. */
export async function tableOfOne(): Promise<{ referee: Referee; reopen(): Promise<Referee>; troubles: string[] }> {
  const store = openSqlite(':memory:');
  const system = systemById('sandbox');
  if (system === undefined) throw new Error('no sandbox');
  const config: unknown = system.config.parse({});
  const seats = system.seats(config);
  const game: GameRow = {
    id: 'game',
    title: 'A game',
    system: system.id,
    edition: system.edition,
    rules: system.version,
    config,
    seats,
    host: 'host',
    open: true,
    delay: 0,
    seed: SEED,
    commitment: commitmentTo(SEED),
    created: 1,
  };
  await store.addPerson({ person: 'host', name: 'Host' }, 'k', 'r', 1);
  const progress = { status: 'open' as const, entries: 0, moved: 1, waiting: [] };
  await store.addGame(
    game,
    progress,
    seats.map(({ seat }) => ({ seat, untilBack: false })),
    [],
  );
  let clock = 1000;
  const troubles: string[] = [];
  const open = async (): Promise<Referee> => {
    const found = await store.game('game');
    return openReferee(
      { store, system, now: () => (clock += 10), trouble: (what) => void troubles.push(what) },
      game,
      found?.progress ?? progress,
    );
  };
  return { referee: await open(), reopen: open, troubles };
}

export const place = (name: string, x: number, y: number) => ({
  do: 'place',
  name,
  shape: { kind: 'rect', width: 100, depth: 40 },
  pose: { x, y, facing: 90 },
  owner: 'me',
  tincture: null,
  look: 'spear',
  hasFront: true,
});
export const move = (piece: string, x: number, y: number) => ({
  do: 'move',
  to: [{ piece, pose: { x, y, facing: 90 } }],
});
export const roll = (count = 3) => ({ do: 'roll', dice: [{ count, sides: 6 }], plus: 0, why: '' });
