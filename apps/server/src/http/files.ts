import type { Application } from 'express';
import { type Hall, tableOf } from '../hall';
import { headOf } from '../referee/fairness';
import { fold, newLine } from '../referee/line';
import { no } from '../refusals';
import { isSeated, seatsOf, type Table } from '../table/table';
import { lineFor, toldTo } from '../table/tell';
import { turnedAway } from '../table/visit';
import { HttpNo, handle, maybeGuest } from './answer';

/** Game files: to take home, to watch, to check. */
export function files(app: Application, hall: Hall): void {
  app.get(
    '/api/tables/:id/file',
    handle(async (request) => {
      const table = await tableOf(hall, String(request.params['id']));
      if (table === undefined) throw new HttpNo(no('table/unknown'));
      const me = (await maybeGuest(hall.store, request))?.person ?? '';
      const away = await turnedAway(table, me, undefined);
      if (away !== undefined && away.code !== 'table/full') throw new HttpNo(away);
      const wish = request.query['as'];
      const as = typeof wish === 'string' ? wish : (seatsOf(table, me)[0] ?? 'spectator');
      if (as !== 'spectator' && !seatsOf(table, me).includes(as)) throw new HttpNo(no('table/not-your-seat'));
      void isSeated;
      return viewFile(table, as);
    }),
  );
}

function viewFile(table: Table, as: string) {
  const { referee } = table;
  const seats = referee.game.seats.map(({ seat }) => seat);
  const line = lineFor(table, as);
  const fresh = newLine(referee.system, referee.game.config, seats);
  let state = fresh.state;
  const told = line.entries.flatMap((entry, i) => {
    const folded = fold(fresh, state, entry.events);
    state = folded.state;
    const events = folded.told.get(as);
    return events === undefined
      ? []
      : [toldTo(line, as, entry, events, line.versions[i] ?? {}, line.undoable[i] === true)];
  });
  return {
    muster: 'view',
    format: 1,
    head: headOf(referee.game),
    as,
    start: referee.system.view(fresh.state, as) as unknown,
    told,
  };
}
