import {
  type Created,
  type Link,
  type Links,
  type Me,
  type NewTable,
  type Offered,
  type Refused,
  type TableList,
  zCreated,
  zHttpRefusal,
  zLink,
  zLinks,
  zMe,
  zOffered,
  zTableList,
} from '@muster/protocol';
import { z } from 'zod';
import { guestHeader } from './guest';

/** A no over HTTP: the server's refusal and a sentence to show. `offline` when no answer came at all. */
export class HttpNo extends Error {
  readonly refusal: Refused | undefined;
  readonly offline: boolean;
  constructor(says: string, refusal?: Refused, offline = false) {
    super(says);
    this.refusal = refusal;
    this.offline = offline;
  }
}

/** Sends one request as this guest and reads the answer. Throws `HttpNo`, never anything else. */
export async function call<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  schema: z.ZodType<T>,
  body?: unknown,
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: { ...guestHeader(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new HttpNo('The server does not answer. Look at the line and try again.', undefined, true);
  }
  const value: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) {
    const no = zHttpRefusal.safeParse(value);
    if (no.success) throw new HttpNo(no.data.says, no.data.refusal);
    throw new HttpNo(
      answer.status >= 500
        ? 'Something broke on our side. Try again in a moment.'
        : `The server will not have it (${answer.status}).`,
      undefined,
      answer.status === 502 || answer.status === 504,
    );
  }
  const read = schema.safeParse(value);
  if (!read.success)
    throw new HttpNo('The answer cannot be read. Load the page again: it may be older than the server.');
  return read.data;
}

export const fetchSystems = (): Promise<readonly Offered[]> => call('GET', '/systems', z.array(zOffered));
export const fetchTables = (): Promise<TableList> => call('GET', '/tables', zTableList);
export const openTable = (table: NewTable): Promise<Created> => call('POST', '/tables', zCreated, table);
export const fetchLinks = (id: string): Promise<Links> =>
  call('GET', `/tables/${encodeURIComponent(id)}/links`, zLinks);
export const resolveLink = (code: string): Promise<Link> => call('GET', `/links/${encodeURIComponent(code)}`, zLink);
export const renameMe = (name: string): Promise<Me> => call('PATCH', '/me', zMe, { name });
export const freshReturn = async (): Promise<string> =>
  (await call('POST', '/me/return', z.object({ code: z.string() }))).code;
/** The game file as this viewer may have it: his own view while it is played, the whole after the end. */
export const fetchFile = (id: string, as: string): Promise<unknown> =>
  call('GET', `/tables/${encodeURIComponent(id)}/file?as=${encodeURIComponent(as)}`, z.unknown());
export const uploadReplay = async (file: unknown): Promise<string> =>
  (await call('POST', '/replays', z.object({ id: z.string() }), file)).id;
export const fetchReplay = (id: string): Promise<unknown> =>
  call('GET', `/replays/${encodeURIComponent(id)}`, z.unknown());
