import { finished, NOTHING_THROWN, throwFor, zCreationDraft } from '@muster/rules/five-leagues';
import type { Dice, Refusal, Result } from '@muster/rules/kernel';
import { no } from './refusals';

/** Dice as they fell, question by question, and what they settled. */
export interface Thrown {
  readonly throws: readonly { readonly key: string; readonly sides: number; readonly faces: readonly number[] }[];
  readonly settled: Readonly<Record<string, string | null>>;
}

/** How a game makes a warband by dice somebody else throws. Drafts come from outside: any value may be one. */
export interface Maker {
  readonly nothing: Thrown;
  throwFor(
    draft: unknown,
    thrown: Thrown,
    keys: readonly string[],
    diceOf: (key: string) => Dice,
  ): Result<Thrown, readonly Refusal[]>;
  finish(draft: unknown, thrown: Thrown, id: string): Result<unknown, readonly Refusal[]>;
}

/** By system; games without an entry make their warbands without the server's dice. */
export const MAKERS: Readonly<Record<string, Maker>> = {
  'five-leagues': {
    nothing: NOTHING_THROWN,
    throwFor: (draft, thrown, keys, diceOf) => {
      const read = zCreationDraft.safeParse(draft);
      if (!read.success) return unreadable(read.error.issues[0]?.path);
      return { ok: true, value: throwFor(read.data, thrown, keys, diceOf) };
    },
    finish: (draft, thrown, id) => {
      const read = zCreationDraft.safeParse(draft);
      return read.success ? finished(read.data, thrown, id) : unreadable(read.error.issues[0]?.path);
    },
  },
};

const unreadable = (path: readonly PropertyKey[] | undefined) =>
  ({
    ok: false,
    error: [no('table/unreadable', { at: ['draft', ...(path ?? [])].map(String).join('.').slice(0, 80) })],
  }) as const;
