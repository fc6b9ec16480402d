import { LIMITS, type Links, type Offered, type TableList, zNewTable } from '@muster/protocol';
import { systems } from '@muster/rules';
import type { Application } from 'express';
import { readCode } from '../codes';
import { type Hall, newTable, systemOf, tableOf } from '../hall';
import { no } from '../refusals';
import type { LinkRow } from '../store/store';
import { isHost } from '../table/table';
import { turnedAway } from '../table/visit';
import { guestOf, HttpNo, handle, maybeGuest } from './answer';
import { cardOf, optional } from './cards';

/** The lobby: what can be played, what is played, and where links lead. */
export function tables(app: Application, hall: Hall): void {
  const { store } = hall;

  app.get(
    '/api/systems',
    handle(async () => offered()),
  );
  app.get(
    '/api/tables',
    handle(async (request): Promise<TableList> => {
      const me = (await maybeGuest(store, request))?.person;
      const listed = await Promise.all((await store.openGames(100)).map((each) => cardOf(hall, each, me)));
      const own = me === undefined ? [] : await store.gamesOf(me, 60);
      const mine = await Promise.all(own.map((each) => cardOf(hall, each, me)));
      const isFree = (card: (typeof listed)[number]): boolean =>
        card.chairs.some((chair) => chair.holder === undefined && chair.optional !== true);
      return {
        open: listed.filter(isFree),
        running: listed.filter((card) => !isFree(card)),
        mine: mine.sort((a, b) => Number(b.mine?.waits ?? false) - Number(a.mine?.waits ?? false)),
      };
    }),
  );
  app.post(
    '/api/tables',
    handle(async (request) => {
      const me = await guestOf(store, request);
      const wish = zNewTable.safeParse(request.body);
      if (!wish.success)
        throw new HttpNo(
          no('table/config', { at: wish.error.issues[0]?.path.map(String).join('.').slice(0, 80) ?? '' }),
        );
      const made = await newTable(hall, me, wish.data);
      if ('code' in made) throw new HttpNo(made);
      return { table: made.id, links: linksOf(made.links) };
    }),
  );
  app.get(
    '/api/tables/:id',
    handle(async (request) => {
      const me = await maybeGuest(store, request);
      const found = await store.game(String(request.params['id']));
      if (found === undefined || systemOf(found.game) === undefined) throw new HttpNo(no('table/unknown'));
      if (!found.game.open) {
        const table = await tableOf(hall, found.game.id);
        const away = table === undefined ? no('table/unknown') : await turnedAway(table, me?.person ?? '', undefined);
        if (away !== undefined && away.code !== 'table/full') throw new HttpNo(away);
      }
      return cardOf(hall, found, me?.person);
    }),
  );
  app.get(
    '/api/tables/:id/links',
    handle(async (request) => {
      const me = await guestOf(store, request);
      const found = await store.game(String(request.params['id']));
      if (found === undefined) throw new HttpNo(no('table/unknown'));
      const table = await tableOf(hall, found.game.id);
      if (table === undefined || !isHost(table, me.person)) throw new HttpNo(no('table/host-only'));
      return linksOf(await store.links(found.game.id));
    }),
  );
  app.get(
    '/api/links/:code',
    handle(async (request) => {
      const me = await maybeGuest(store, request);
      const link = await store.link(readCode(String(request.params['code'])).slice(0, 80));
      const found = link === undefined ? undefined : await store.game(link.game);
      if (link === undefined || found === undefined) throw new HttpNo(no('table/unknown-link'));
      const table = await cardOf(hall, found, me?.person);
      if (link.seat === undefined) return { is: 'watch', table };
      const taken = table.chairs.some(({ seat, holder }) => seat === link.seat && holder !== undefined);
      return { is: 'seat', table, seat: link.seat, taken, ...optional(found.game.system, link.seat) };
    }),
  );
}

function offered(): readonly Offered[] {
  return systems.flatMap((system): Offered[] => {
    const defaults = system.config.safeParse({});
    if (!defaults.success) return [];
    const { id, edition, version, units } = system;
    const chairs = [...system.seats(defaults.data)].slice(0, LIMITS.connections);
    const seats = chairs.map((chair) => ({ ...chair, ...optional(id, chair.seat) }));
    return [{ system: id, edition, rules: version, units, defaults: defaults.data as unknown, seats }];
  });
}

const linksOf = (links: readonly LinkRow[]): Links => ({
  watch: links.find(({ seat }) => seat === undefined)?.code ?? '',
  seats: links.flatMap(({ seat, code }) => (seat === undefined ? [] : [{ seat, code }])),
});
