import { type Saved, zSaved } from '@muster/protocol';
import { sheetFromJson, sheetToJson, type WarbandSheet, zWarbandSheet } from '@muster/rules/five-leagues';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { randomId } from '../../../net/guest';
import { call, HttpNo } from '../../../net/http';
import { keep, kept } from '../../../store/kept';

/** A warband put by on the server, for this guest on every device. */
export interface SavedWarband {
  readonly id: string;
  readonly sheet: WarbandSheet;
}

export interface SavedWarbands {
  readonly all: readonly SavedWarband[];
  /** What went wrong last, in a sentence. */
  readonly no: string | undefined;
  /** Puts a sheet by; one of the same name takes the place of the one before. Tells whether it was done. */
  save(sheet: WarbandSheet): Promise<boolean>;
  forget(id: string): Promise<void>;
}

const KIND = 'fl-warband';

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
    async save(sheet) {
      const name = sheet.name.trim() || 'Nameless';
      const id = all.find((each) => each.sheet.name === name)?.id ?? randomId(8);
      const named = { ...sheet, name };
      try {
        await call('PUT', `/saved/${KIND}/${id}`, zSaved, { title: name.slice(0, 60), data: named });
        setAll((before) => [{ id, sheet: named }, ...before.filter((each) => each.id !== id)]);
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

/** The sheet on the bench of one table and seat, so that a reload loses nothing. */
export function benchSheet(key: string): WarbandSheet | undefined {
  const text = kept(`${BENCH}.${key}`);
  const read = typeof text === 'string' ? sheetFromJson(text) : undefined;
  return read?.ok ? read.value : undefined;
}

export const keepBench = (key: string, sheet: WarbandSheet | undefined): void =>
  keep(`${BENCH}.${key}`, sheet && sheetToJson(sheet));

/** Whether a warband was being made on that bench. */
export const isMaking = (key: string): boolean => kept(`${BENCH}.${key}.making`) === true;
export const keepMaking = (key: string, making: boolean): void =>
  keep(`${BENCH}.${key}.making`, making ? true : undefined);

const BENCH = 'fl.bench';

function readable({ id, data }: Saved): SavedWarband[] {
  const read = zWarbandSheet.safeParse(data);
  return read.success ? [{ id, sheet: read.data }] : [];
}

/** Why the server did not do it, in a sentence. */
export const sentenceOf = (error: unknown): string =>
  error instanceof HttpNo ? error.message : 'Something broke on our side. Try again in a moment.';
