import type { Refused, Reply } from '@muster/protocol';
import { no, type TableCode } from '../refusals';
import { says } from '../words';

export const yes = (more: { version?: number; code?: string } = {}): Reply => ({ ok: true, ...more });

/** A no with its sentence, where it is the table's own. */
export function refuse(refusals: readonly Refused[]): Reply {
  const sentence = refusals.map(says).find((each) => each !== undefined);
  return { ok: false, refusals: [...refusals], ...(sentence === undefined ? {} : { says: sentence }) };
}

export const refuseWith = (code: TableCode, detail?: Refused['detail']): Reply => refuse([no(code, detail)]);
