import type { Refusal } from '@muster/rules/kernel';
import type { Request, Response } from 'express';
import { hashOf } from '../codes';
import { no, type TableCode } from '../refusals';
import { type PersonRow, type Store, StoreTrouble } from '../store/store';
import { says } from '../words';

/** A no over HTTP: thrown by handlers, sent by `handle`. */
export class HttpNo extends Error {
  readonly refusal: Refusal;
  readonly status: number;
  /** A sentence for a no that is not the table's own. */
  readonly says: string | undefined;
  constructor(refusal: Refusal, status = STATUS[refusal.code as TableCode] ?? 400, says?: string) {
    super(refusal.code);
    this.refusal = refusal;
    this.status = status;
    this.says = says;
  }
}

const STATUS: Partial<Record<TableCode, number>> = {
  'table/unknown': 404,
  'table/unknown-path': 404,
  'table/unknown-link': 404,
  'table/unknown-file': 404,
  'table/unknown-campaign': 404,
  'table/not-in-campaign': 403,
  'table/unknown-making': 404,
  'table/not-your-making': 403,
  'table/making-closed': 409,
  'table/unknown-guest': 401,
  'table/host-only': 403,
  'table/private': 403,
  'table/removed': 403,
  'table/not-your-seat': 403,
  'table/too-large': 413,
  'table/too-many-requests': 429,
  'table/disk-full': 507,
  'table/store-failed': 500,
  'table/bug': 500,
};

/** Wraps a handler: what it returns is the body, what it throws a refusal in a sentence. */
export const handle =
  (work: (request: Request, response: Response) => Promise<unknown>) =>
  async (request: Request, response: Response): Promise<void> => {
    try {
      const body = await work(request, response);
      if (!response.headersSent) response.json(body ?? { ok: true });
    } catch (error) {
      sendNo(response, error);
    }
  };

export function sendNo(response: Response, error: unknown): void {
  const trouble = error instanceof HttpNo ? error : troubleOf(error);
  const { refusal, status } = trouble;
  if (status >= 500 && !(error instanceof HttpNo)) console.error(error);
  if (response.headersSent) return;
  response.status(status).json({ refusal, says: trouble.says ?? says(refusal) ?? refusal.code });
}

/** Who asks, by the header `authorization: Guest PERSON.KEY`. */
export async function guestOf(store: Store, request: Request): Promise<PersonRow> {
  const found = await maybeGuest(store, request);
  if (found === undefined) throw new HttpNo(no('table/unknown-guest'));
  return found;
}

export async function maybeGuest(store: Store, request: Request): Promise<PersonRow | undefined> {
  const match = /^Guest ([A-Za-z0-9_-]{1,40})\.([A-Za-z0-9_-]{1,80})$/.exec(request.headers.authorization ?? '');
  if (match === null) return undefined;
  const [, person, key] = match;
  return person === undefined || key === undefined ? undefined : store.personByKey(person, hashOf(key));
}

function troubleOf(error: unknown): HttpNo {
  if (error instanceof StoreTrouble) return new HttpNo(no(error.full ? 'table/disk-full' : 'table/store-failed'));
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  if (type === 'entity.too.large') return new HttpNo(no('table/too-large', { most: limitOf(error) }));
  // Whatever else the body parser says: not JSON, a broken encoding, a request cut off.
  if (typeof type === 'string' || error instanceof URIError) return new HttpNo(no('table/unreadable'));
  return new HttpNo(no('table/bug'));
}

const limitOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'limit' in error ? Number(error.limit) : 0;
