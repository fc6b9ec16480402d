import type { Names, Note, Refusal, Waiting } from '../kernel';
import type { Event, EventOf } from './events';

/** What one part of the game says to people. `words.ts` puts the parts together; nothing else in rules imports them. */
export interface WordsPart {
  /** By code: what stands in the way and what would do. */
  readonly refusals: Readonly<Record<string, (refusal: Refusal, names: Names) => string>>;
  /** One log sentence an event; undefined for what is not worth a line. */
  readonly events: { readonly [T in Event['type']]?: (event: EventOf<T>, names: Names) => string | undefined };
  readonly offers: Readonly<Record<string, { readonly label: string; readonly key?: string; readonly hint: string }>>;
  /** By step: to everyone, and to the seat itself (begins with "Your …"). */
  readonly waiting: Readonly<
    Record<
      string,
      {
        readonly all: (waiting: Waiting, names: Names) => string;
        readonly own: (waiting: Waiting, names: Names) => string;
      }
    >
  >;
  readonly marks: Readonly<Record<string, (detail: NonNullable<Refusal['detail']>, names: Names) => string>>;
  readonly figures: Readonly<Record<string, string>>;
  readonly notes: Readonly<Record<string, (note: Note, names: Names) => string>>;
  /** Short names of rules, traits, spells and whatever else a number comes from. */
  readonly sources: Readonly<Record<string, string>>;
}
