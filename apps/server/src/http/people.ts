import { LIMITS, zNewGuest, zReturn, zSaved } from '@muster/protocol';
import type { Application } from 'express';
import { hashOf, newCode, newId, newSecret, readCode } from '../codes';
import type { Hall } from '../hall';
import { no } from '../refusals';
import { tellTable } from '../table/table';
import { guestOf, HttpNo, handle } from './answer';
import { readBody } from './guard';
import { wrongInside } from './saved-shapes';

/** Who people are, and what they have put by. */
export function people(app: Application, hall: Hall): void {
  const { store } = hall;

  app.post(
    '/api/guests',
    handle(async (request) => {
      const { name } = readBody(zNewGuest, request);
      const guest = { person: newId(), name: name.trim(), key: newSecret(), returnCode: newCode() };
      await store.addPerson(guest, hashOf(guest.key), hashOf(guest.returnCode), hall.now());
      return guest;
    }),
  );
  app.post(
    '/api/return',
    handle(async (request) => {
      const { code } = readBody(zReturn, request);
      const person = await store.personByReturn(hashOf(readCode(code)));
      if (person === undefined) throw new HttpNo(no('table/unknown-link'));
      const key = newSecret();
      await store.addKey(person.person, hashOf(key), hall.now());
      return { ...person, key };
    }),
  );
  app.get(
    '/api/me',
    handle((request) => guestOf(store, request)),
  );
  app.patch(
    '/api/me',
    handle(async (request) => {
      const me = await guestOf(store, request);
      const { name } = readBody(zNewGuest, request);
      await store.rename(me.person, name.trim());
      await renamed(hall, me.person, name.trim());
      return { person: me.person, name: name.trim() };
    }),
  );
  app.post(
    '/api/me/return',
    handle(async (request) => {
      const me = await guestOf(store, request);
      const code = newCode();
      await store.setReturn(me.person, hashOf(code));
      return { code };
    }),
  );

  app.get(
    '/api/saved/:kind',
    handle(async (request) => {
      const me = await guestOf(store, request);
      return store.saved(me.person, String(request.params['kind']));
    }),
  );
  app.put(
    '/api/saved/:kind/:id',
    handle(async (request) => {
      const me = await guestOf(store, request);
      const { kind, id } = request.params;
      const thing = zSaved.safeParse({ ...(request.body as object), kind, id, changed: hall.now() });
      if (!thing.success)
        throw new HttpNo(no('table/unreadable', { at: String(thing.error.issues[0]?.path[0] ?? '') }));
      if (JSON.stringify(thing.data.data ?? null).length > LIMITS.savedBytes)
        throw new HttpNo(no('table/too-large', { most: LIMITS.savedBytes }));
      const there = await store.saved(me.person, thing.data.kind);
      if (!there.some((each) => each.id === thing.data.id) && (await store.countSaved(me.person)) >= LIMITS.savedThings)
        throw new HttpNo(no('table/too-many-saved', { most: LIMITS.savedThings }));
      const wrong = wrongInside(thing.data.kind, thing.data.data);
      if (wrong !== undefined) throw new HttpNo(no('table/unreadable', { at: wrong }));
      await store.save(me.person, thing.data);
      return thing.data;
    }),
  );
  app.delete(
    '/api/saved/:kind/:id',
    handle(async (request) => {
      const me = await guestOf(store, request);
      await store.unsave(me.person, String(request.params['kind']), String(request.params['id']));
      return { ok: true };
    }),
  );
}

/** At the tables in memory the new name is shown at once. */
async function renamed(hall: Hall, person: string, name: string): Promise<void> {
  for (const loading of hall.tables.values()) {
    const table = await loading.catch(() => undefined);
    if (table === undefined || !table.names.has(person)) continue;
    table.names.set(person, name);
    tellTable(table);
  }
}
