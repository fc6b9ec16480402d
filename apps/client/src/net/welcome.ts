import { type Guest, zGuest } from '@muster/protocol';
import { nameOrGuest, useGuest } from './guest';
import { call, renameMe } from './http';

/** The guest of this browser, made on the server with `name` at the first need; renamed when the name differs. */
export async function ensureGuest(name?: string): Promise<Guest> {
  const { guest, set } = useGuest.getState();
  if (!guest) {
    const fresh = await call('POST', '/guests', zGuest, { name: nameOrGuest(name ?? '') });
    set(fresh);
    return fresh;
  }
  if (name === undefined || nameOrGuest(name) === guest.name) return guest;
  const me = await renameMe(nameOrGuest(name));
  const renamed = { ...guest, name: me.name };
  set(renamed);
  return renamed;
}

/** Becomes the guest of a private return link on this device. */
export async function returnAs(code: string): Promise<Guest> {
  const guest = await call('POST', '/return', zGuest, { code });
  useGuest.getState().set(guest);
  return guest;
}
