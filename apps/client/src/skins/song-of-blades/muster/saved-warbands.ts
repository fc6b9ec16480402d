import { type Saved, zSaved } from '@muster/protocol';
import { type WarbandList, warbandFromJson, warbandToJson } from '@muster/rules/song-of-blades';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { randomId } from '../../../net/guest';
import { call, HttpNo } from '../../../net/http';
import { keep, kept } from '../../../store/kept';

/** A warband put by on the server, for this guest on every device. */
export interface SavedWarband {
  readonly id: string;
  readonly list: WarbandList;
}

export interface SavedWarbands {
  readonly all: readonly SavedWarband[];
  /** What went wrong last, in a sentence. */
  readonly no: string | undefined;
  /** Puts a list by; one of the same name takes the place of the one before. Tells whether it was done. */
  save(list: WarbandList): Promise<boolean>;
  forget(id: string): Promise<void>;
}

const KIND = 'sob-warband';

/** The warbands this guest has put by, newest first. What cannot be read is left out. */
export function useSavedWarbands(): SavedWarbands {
  const [all, setAll] = useState<readonly SavedWarband[]>([]);
  const [no, setNo] = useState<string>();
  const tell = useCallback((error: unknown) => setNo(sentenceOf(error)), []);
  useEffect(() => {
    call('GET', `/saved/${KIND}`, z.array(zSaved)).then((found) => setAll(found.flatMap(readable)), tell);
  }, [tell]);
  return {
    all,
    no,
    async save(list) {
      const name = list.name.trim() || 'Nameless';
      const id = all.find((each) => each.list.name === name)?.id ?? randomId(8);
      const named = { ...list, name };
      try {
        await call('PUT', `/saved/${KIND}/${id}`, zSaved, { title: name.slice(0, 60), data: named });
        setAll((before) => [{ id, list: named }, ...before.filter((each) => each.id !== id)]);
        setNo(undefined);
        return true;
      } catch (error) {
        tell(error);
        return false;
      }
    },
    async forget(id) {
      try {
        await call('DELETE', `/saved/${KIND}/${id}`, z.unknown());
        setAll((before) => before.filter((each) => each.id !== id));
        setNo(undefined);
      } catch (error) {
        tell(error);
      }
    },
  };
}

/** The list on the bench of one table and seat, so that a reload loses nothing. */
export function benchWarband(key: string): WarbandList | undefined {
  const text = kept(`${BENCH}.${key}`);
  const read = typeof text === 'string' ? warbandFromJson(text) : undefined;
  return read?.ok ? read.value : undefined;
}

export const keepBench = (key: string, list: WarbandList | undefined): void =>
  keep(`${BENCH}.${key}`, list && warbandToJson(list));

const BENCH = 'sob.bench';

function readable({ id, data }: Saved): SavedWarband[] {
  const read = warbandFromJson(JSON.stringify(data ?? null));
  return read.ok ? [{ id, list: read.value }] : [];
}

const sentenceOf = (error: unknown): string =>
  error instanceof HttpNo ? error.message : 'Something broke on our side. Try again in a moment.';
