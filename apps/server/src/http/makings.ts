import { LIMITS, type Making, zMakingClose, zMakingThrow, zNewMaking } from '@muster/protocol';
import { commitmentTo, namedDice } from '@muster/record';
import type { Refusal, Result } from '@muster/rules/kernel';
import { wordsById } from '@muster/rules/words';
import type { Application, Request } from 'express';
import { newId } from '../codes';
import type { Hall } from '../hall';
import { MAKERS, type Maker, type Thrown } from '../makers';
import { no } from '../refusals';
import type { MakingRow } from '../store/store';
import { guestOf, HttpNo, handle } from './answer';
import { readBody } from './guard';

/** What is kept of a making beside its seed. */
interface Kept {
  readonly thrown: Thrown;
  /** What came of it; there once it is closed. */
  readonly sheet: unknown;
  readonly closed: boolean;
}

/**
 * Warbands made by dice of the server: a seed is committed to first, each question has dice of its own under it, and
 * whoever has the id may read what fell. The faces of a draft are always the server's.
 */
export function makings(app: Application, hall: Hall): void {
  const { store } = hall;

  const found = async (request: Request): Promise<{ row: MakingRow; maker: Maker }> => {
    const row = await store.making(String(request.params['id']).slice(0, 40));
    const maker = row === undefined ? undefined : makerOf(row.system);
    if (row === undefined || maker === undefined) throw new HttpNo(no('table/unknown-making'));
    return { row, maker };
  };
  /** The making of the path, for who began it, while dice may still fall. */
  const mine = async (request: Request): Promise<{ row: MakingRow; maker: Maker; kept: Kept }> => {
    const me = await guestOf(store, request);
    const { row, maker } = await found(request);
    if (row.person !== me.person) throw new HttpNo(no('table/not-your-making'));
    const kept = row.data as Kept;
    if (kept.closed) throw new HttpNo(no('table/making-closed'));
    return { row, maker, kept };
  };
  const change = async (row: MakingRow, data: Kept): Promise<Making> => {
    if (!(await store.changeMaking(row.id, row.version, data))) throw new HttpNo(no('table/stale'), 409);
    return viewOf({ ...row, version: row.version + 1, data });
  };

  app.post(
    '/api/makings',
    handle(async (request) => {
      const me = await guestOf(store, request);
      const { system } = readBody(zNewMaking, request);
      const maker = makerOf(system);
      if (maker === undefined) throw new HttpNo(no('table/unknown-system'));
      const seed = hall.seeds(system, 'making');
      const data: Kept = { thrown: maker.nothing, sheet: null, closed: false };
      const row: MakingRow = {
        ...{ id: newId(), person: me.person, system, seed, commitment: commitmentTo(seed) },
        ...{ created: hall.now(), version: 0, data },
      };
      await store.addMaking(row, LIMITS.makingsPerPerson);
      return viewOf(row);
    }),
  );
  app.get(
    '/api/makings/:id',
    handle(async (request) => viewOf((await found(request)).row)),
  );
  app.post(
    '/api/makings/:id/throws',
    handle(async (request) => {
      const { row, maker, kept } = await mine(request);
      const { draft, keys } = readBody(zMakingThrow, request);
      const thrown = value(
        row.system,
        maker.throwFor(draft, kept.thrown, keys, (key) => namedDice(row.seed, key)),
      );
      return change(row, { ...kept, thrown });
    }),
  );
  app.post(
    '/api/makings/:id/close',
    handle(async (request) => {
      const { row, maker, kept } = await mine(request);
      const { draft } = readBody(zMakingClose, request);
      const sheet = value(row.system, maker.finish(draft, kept.thrown, row.id));
      return change(row, { ...kept, sheet, closed: true });
    }),
  );
}

const makerOf = (system: string): Maker | undefined => (Object.hasOwn(MAKERS, system) ? MAKERS[system] : undefined);

function viewOf({ id, system, commitment, seed, data }: MakingRow): Making {
  const { thrown, sheet, closed } = data as Kept;
  return { id, system, commitment, ...thrown, ...(closed ? { seed, sheet } : {}) };
}

/** What the game said, or its noes thrown as one with all their sentences. */
function value<T>(system: string, result: Result<T, readonly Refusal[]>): T {
  if (result.ok) return result.value;
  const [first] = result.error;
  if (first === undefined) throw new Error('a no without a reason');
  if (first.code.startsWith('table/')) throw new HttpNo(first);
  const words = wordsById(system);
  const sentences = result.error.map((each) => words?.refusal(each, NAMES) ?? each.code);
  throw new HttpNo(first, 400, [...new Set(sentences)].join(' '));
}
/** No seat and no unit is named by what a making refuses. */
const NAMES = { unit: String, seat: String, side: String, length: String };
